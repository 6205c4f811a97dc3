"""pnp score: the sums at the table.  One module a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pnp.cli import app, below

if TYPE_CHECKING:
    from pnp.words import Words
    from scoring.receipt import Receipt


score = below(
    app, "score", "The sums of a game at the table, shown so that everybody can check them."
)


def group(name: str, help: str) -> typer.Typer:
    """The commands of a game, below pnp score."""
    return below(score, name, help)


CardFile = Annotated[Path, typer.Argument(help="A TOML file, or - for standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Say it as JSON.")]
AsCsv = Annotated[bool, typer.Option("--csv", help="Say it as CSV.")]
Language = Annotated[
    str | None, typer.Option("--lang", help="en or pt-BR. [default: your config's or terminal's]")
]


def count(
    read: Callable[[Mapping[str, Any]], Receipt],
    card: Path,
    lang: str | None,
    *,
    as_json: bool,
    as_csv: bool,
) -> None:
    """Print the receipt of a score card."""
    from pnp.cli import choosing
    from pnp.scorecards.reading import table

    words = choosing.spoken(lang)
    with choosing.rules(words):
        receipt = read(table(card))
    show(receipt, words, as_json=as_json, as_csv=as_csv)


def show(
    receipt: Receipt,
    words: Words,
    *,
    as_json: bool,
    as_csv: bool = False,
    rows: Sequence[str] = (),
    more: Mapping[str, object] | None = None,
) -> None:
    """Print a receipt the way it was asked for; rows go below its head, more into its JSON."""
    from pnp import tally
    from pnp.problems import Told

    if as_json and as_csv:
        raise Told("typed.json-or-csv")
    if as_json:
        told = {**tally.as_json(receipt), **(more or {})}
        print(tally.dumped(told))
    elif as_csv:
        print(tally.as_csv(receipt), end="")
    else:
        head, *lines = tally.told(receipt, words)
        print("\n".join([head, *rows, *lines]))
