"""pnp score, asked by tests: what it says, and cards written for it."""

from __future__ import annotations

import copy
import json
from collections.abc import Collection
from pathlib import Path

from hypothesis import strategies as st

from pnp.cli import main


def say(capsys, *arguments: str) -> tuple[int, str, str]:
    """Exit code, result and errors of pnp score."""
    code = main(["score", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def told(capsys, *arguments: str) -> dict:
    """The JSON of a question that is answered."""
    code, out, err = say(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def refused(capsys, *arguments: str) -> str:
    """The one line that refuses a card."""
    code, out, err = say(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("pnp: ") and err.count("\n") == 1 and len(err) < 500, err
    return err


def written(path: Path, **entries: object) -> str:
    """A card in a file: its entries, tables last, as TOML wants them."""
    plain = {key: each for key, each in entries.items() if not isinstance(each, dict)}
    tables = {key: each for key, each in entries.items() if isinstance(each, dict)}
    lines = [f"{key} = {toml(each)}" for key, each in plain.items()]
    for name, table in tables.items():
        lines.append(f"[{name}]")
        lines += [f"{json.dumps(key)} = {toml(each)}" for key, each in table.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def toml(value: object) -> str:
    """A value as TOML: tables inline."""
    if isinstance(value, dict):
        entries = (f"{json.dumps(key)} = {toml(each)}" for key, each in value.items())
        return f"{{ {', '.join(entries)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value)


WORDS = ["Ana", "Bia", "Caio", "S", "H", "X", "1", "12", "13", "removed", "AS", "KS 2S 5H 9D", ""]
PLAIN = (
    st.sampled_from(WORDS)
    | st.text(max_size=6)
    | st.integers(-3, 300)
    | st.sampled_from([10**9 + 1, 10**4000, -(10**4000), True, 0.5, float("nan")])
    | st.dates()
    | st.datetimes()
    | st.times()
)
ANYTHING = st.recursive(
    PLAIN,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=6), inner, max_size=5)
    ),
    max_leaves=12,
)
"""Whatever TOML can hold, of bounded size."""


@st.composite
def nearly(draw: st.DrawFn, right: dict) -> dict:
    """A card with a slip or two: an entry anywhere in it changed, left out, or one more."""
    card = copy.deepcopy(right)
    for _ in range(draw(st.sampled_from([1, 2, 0]))):
        inside, at = draw(st.sampled_from(places(card)))
        match draw(st.sampled_from(["change", "leave out", "add"])):
            case "change":
                inside[at] = draw(ANYTHING)
            case "leave out":
                del inside[at]
            case "add" if isinstance(inside, dict):
                inside[draw(st.sampled_from(WORDS))] = draw(ANYTHING)
            case _:
                inside.append(draw(ANYTHING))
    return card


def places(inside: dict | list) -> list[tuple[dict | list, str | int]]:
    """Every table and list with each of its keys, the innermost first."""
    keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
    deeper = [inside[key] for key in keys if isinstance(inside[key], dict | list)]
    return [place for each in deeper for place in places(each)] + [(inside, key) for key in keys]


def any_card(entries: Collection[str]) -> st.SearchStrategy[dict]:
    """A card with some of those entries, whatever they hold."""
    return st.dictionaries(st.sampled_from(sorted(entries)), ANYTHING, max_size=len(entries))
