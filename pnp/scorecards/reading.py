"""What all score cards share: the file, its tables and values, and where a fault is."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pnp.problems import Problem, safe, why
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
        raise Problem(f"{path}: {why(error)}") from error
    if len(raw) > LARGEST:
        raise Problem(f"{path}: over {LARGEST} bytes; a score card is smaller")
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits is a mere ValueError
        raise Problem(f"{path}: {error}") from error


@contextmanager
def within(where: str) -> Iterator[None]:
    """Whatever is wrong is said to be so in that part of the card: "deal 2, counts.Ana"."""
    try:
        yield
    except RulesError as error:
        raise RulesError(f"{where}, {error.where}", error.key, **error.values) from error
    except Problem as problem:
        raise Problem(f"{where}, {problem}", problem.code) from problem


def known(where: str, given: Mapping[str, Any], entries: Collection[str]) -> None:
    """Raises Problem for an entry that does not belong there; the nearest are named."""
    import difflib

    for key in given:
        if key not in entries:
            near = difflib.get_close_matches(key[:SHOWN], sorted(entries), n=1) or sorted(entries)
            raise Problem(f"{where}: no entry {shown(key)}; nearest: {', '.join(near)}")


def misplaced(where: str, given: Mapping[str, Any], above: Collection[str]) -> None:
    """Raises Problem for an entry of the card itself that stands below the table's heading."""
    for key in given:
        if key in above:
            raise Problem(
                f"{where}: {key!r} stands below [{where}] and so belongs to it;"
                f" write it above the first table"
            )


def section(where: str, value: object) -> dict[str, Any]:
    """A table of its own."""
    if not isinstance(value, dict):
        raise Problem(f"{where}: {shown(value)} is no table; write [{where}] and a line for each")
    return value


def tables(name: str, value: object) -> list[dict[str, Any]]:
    """Tables of one name, each written as [[name]]."""
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise Problem(f"{name}: write each as [[{name}]]")
    return value


def counts(where: str, value: object) -> dict[str, int]:
    """A table of names and whole numbers."""
    if not isinstance(value, dict):
        raise Problem(f"{where}: {shown(value)} is no table; write {{ Ana = 3, Bia = 2 }}")
    return {str(who): whole(f"{where}.{who}", count) for who, count in value.items()}


def whole(where: str, value: object) -> int:
    """A whole number of a size that means something."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Problem(f"{where}: {shown(value)} is no whole number")
    if abs(value) > 10**9:
        raise Problem(f"{where}: {shown(value)} is out of all proportion")
    return value


def text(where: str, value: object) -> str:
    """A text in quotes."""
    if not isinstance(value, str):
        raise Problem(f"{where}: {shown(value)} is no text in quotes")
    return value


def names(where: str, value: object) -> tuple[str, ...]:
    """A list of names that can be shown as they are."""
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Problem(f'{where}: {shown(value)} is no list of names; write ["Ana", "Bia"]')
    for name in value:
        if safe(name) != name:
            raise Problem(f"{where}: {shown(name)} has signs that cannot be shown; leave them out")
    return tuple(value)


def shown(value: object) -> str:
    """The value as an error shows it: short, and whatever it is."""
    try:
        written = repr(value)
    except (ValueError, RecursionError):  # a number written as 0xFFFF... may have any length
        return "a value too large to show"
    return written if len(written) <= SHOWN else f"{written[:SHOWN]}…"
