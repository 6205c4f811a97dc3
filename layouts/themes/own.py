"""A person's own theme: a TOML text that says what differs from one of ours."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any

from layouts.fonts import STEMS
from layouts.themes import NAMES, Theme, theme
from layouts.themes.faults import Fault, told, unreadable
from layouts.themes.flat import flat
from layouts.themes.roles import FACTORS, PATTERNS

COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
SHORT = re.compile(r"#[0-9a-fA-F]{3}")


def own(text: str, name: str, folder: Path) -> Theme:
    """The theme of that TOML text, called name; fonts of its own are looked for from the folder.

    Raises ThemeFaults with everything that is wrong with it.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise unreadable(error, text) from error
    faults = [
        Fault(key, "", f"no table {key!r}; {_nearest(key, ('from', *TABLES))}")
        for key in table
        if key not in ("from", *TABLES)
    ]
    base = theme(NAMES[0])
    match table.get("from", NAMES[0]):
        case str(wanted) if wanted in NAMES:
            base = theme(wanted)
        case wanted:
            words = f"from: no theme {wanted!r}; {_nearest(str(wanted), NAMES)}"
            faults.append(Fault("from", "", words))
    checks: dict[str, Check] = {**CHECKS, "fonts": partial(_font, folder)}
    said = {key: _said(key, table.get(key, {}), base, checks[key], faults) for key in TABLES}
    if faults:
        raise told(faults, text)
    return Theme(
        name,
        {**base.colours, **{role: value.lower() for role, value in said["colours"].items()}},
        {**base.patterns, **said["patterns"]},
        {**base.strokes, **said["strokes"]},
        {**base.fonts, **{role: _placed(folder, name) for role, name in said["fonts"].items()}},
    )


Check = Callable[[str, Any, Theme], str]
"""What is wrong with a role's value; empty if nothing is."""


def _said(key: str, given: Any, base: Theme, check: Check, faults: list[Fault]) -> dict[str, Any]:
    """The entries of one table; what is wrong with them goes to the faults."""
    if not isinstance(given, dict):
        faults.append(Fault(key, "", f"{key}: write it as a table, [{key}]"))
        return {}
    known: Mapping[str, Any] = getattr(base, key)
    entries = flat(given)
    for role, value in entries.items():
        if role not in known:
            words = f"{key}: no role {role!r}; {_nearest(role, tuple(known))}"
            faults.append(Fault(key, role, words))
        elif advice := check(role, value, base):
            faults.append(Fault(key, role, f"{key}: {role}: {advice}"))
    return entries


def _colour(role: str, value: Any, base: Theme) -> str:
    if isinstance(value, str) and COLOUR.fullmatch(value):
        return ""
    would = base[role]
    if isinstance(value, str) and SHORT.fullmatch(value):
        would = "#" + "".join(2 * digit for digit in value[1:].lower())
    return f'{value!r} is no colour; write it as #rrggbb, such as "{would}"'


def _pattern(role: str, value: Any, base: Theme) -> str:
    known = PATTERNS[role]
    return "" if value in known else f"no pattern {value!r}; {_nearest(str(value), known)}"


def _factor(role: str, value: Any, base: Theme) -> str:
    least, most = FACTORS
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if number and least <= value <= most:
        return ""
    return f"{value!r} is no factor; give a number from {least:g} to {most:g}"


def _font(folder: Path, role: str, value: Any, base: Theme) -> str:
    ours = tuple(STEMS.values())
    if value in ours:
        return ""
    if not (isinstance(value, str) and Path(value).suffix):
        near = _nearest(str(value), ours)
        return f"no font {value!r}; {near}; or give the path of a file, NAME.ttf"
    from layouts.typefaces import FontFault, opened

    try:
        opened(_file(folder, value))
    except FontFault as fault:
        return f"{value}: {fault}"
    return ""


def _placed(folder: Path, name: str) -> str:
    return name if name in STEMS.values() else str(_file(folder, name))


def _file(folder: Path, name: str) -> Path:
    return (folder / name).absolute()


CHECKS: dict[str, Check] = {"colours": _colour, "patterns": _pattern, "strokes": _factor}
TABLES = (*CHECKS, "fonts")
"""The tables of a theme."""


def _nearest(word: str, known: tuple[str, ...]) -> str:
    if near := get_close_matches(word.lower(), known, n=1, cutoff=0.5):
        return f"nearest: {near[0]}"
    return f"there are: {', '.join(known)}" if len(known) < 20 else "pnp theme new writes them all"
