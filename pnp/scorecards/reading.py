"""What all score cards share: the file, its tables and values, and where a fault is."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from pnp.problems import Problem, Told, cause, safe
from scoring.receipt import RulesError

LARGEST = 1_000_000
"""Bytes of a score card; a larger file is not one."""
SHOWN = 60
"""Letters of a wrong value that its error shows."""


def table(path: Path) -> dict[str, Any]:
    """The TOML of a file, or of standard input for '-'."""
    try:
        if str(path) == "-":
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with path.open("rb") as file:  # not read_bytes: a device may never end
                raw = file.read(LARGEST + 1)
    except OSError as error:
        raise Told("at", where=path, why=cause(error)) from error
    if len(raw) > LARGEST:
        raise Told("card.too-long", path=path, most=LARGEST)
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is a mere ValueError
        raise Told("unreadable", path=path, error=error) from error


@contextmanager
def within(part: Literal["deal", "game"], number: int) -> Iterator[None]:
    """Whatever is wrong is said to be so in that part of the card: "deal 2, counts.Ana"."""
    try:
        yield
    except RulesError as error:
        where = f"{part} {number}, {error.where}"
        raise RulesError(where, error.key, **error.values) from error
    except Problem as problem:
        key = f"card.in-{part}"
        raise Told(key, code=problem.code, number=number, why=problem) from problem


def known(where: str | Told, given: Mapping[str, Any], entries: Collection[str]) -> None:
    """Raises Problem for an entry that does not belong there; the nearest are named."""
    import difflib

    for key in given:
        if key not in entries:
            near = difflib.get_close_matches(key[:SHOWN], sorted(entries), n=1) or sorted(entries)
            raise Told("card.no-entry", where=where, entry=shown(key), near=", ".join(near))


def misplaced(where: str, given: Mapping[str, Any], above: Collection[str]) -> None:
    """Raises Problem for an entry of the card itself that stands below the table's heading."""
    for key in given:
        if key in above:
            raise Told("card.misplaced", where=where, entry=key)


def section(where: str, value: object) -> dict[str, Any]:
    """A table of its own."""
    if not isinstance(value, dict):
        raise Told("card.no-table", where=where, value=shown(value))
    return value


def tables(name: str, value: object) -> list[dict[str, Any]]:
    """Tables of one name, each written as [[name]]."""
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise Told("card.no-tables", name=name)
    return value


def counts(where: str, value: object) -> dict[str, int]:
    """A table of names and whole numbers."""
    if not isinstance(value, dict):
        raise Told("card.no-counts", where=where, value=shown(value))
    return {str(who): whole(f"{where}.{who}", count) for who, count in value.items()}


def whole(where: str, value: object) -> int:
    """A whole number of a size that means something."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Told("card.no-whole", where=where, value=shown(value))
    if abs(value) > 10**9:
        raise Told("card.no-size", where=where, value=shown(value))
    return value


def text(where: str, value: object) -> str:
    """A text in quotes."""
    if not isinstance(value, str):
        raise Told("card.no-text", where=where, value=shown(value))
    return value


def names(where: str, value: object) -> tuple[str, ...]:
    """A list of names that can be shown as they are."""
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Told("card.no-names", where=where, value=shown(value))
    for name in value:
        if safe(name) != name:
            raise Told("card.unshown", where=where, name=shown(name))
    return tuple(value)


def both(entries: list[str]) -> str | Told:
    """The entries as words: "counts and points", or "nothing"."""
    if not entries:
        return Told("card.nothing")
    said: str | Told = entries[0]
    for more in entries[1:]:
        said = Told("card.both", first=said, second=more)
    return said


def shown(value: object) -> str | Told:
    """The value as an error shows it: short, and whatever it is."""
    try:
        written = repr(value)
    except (ValueError, RecursionError):  # a number written as 0xFFFF... may have any length
        return Told("card.too-large")
    return written if len(written) <= SHOWN else f"{written[:SHOWN]}…"
