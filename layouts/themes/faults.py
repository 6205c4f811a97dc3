"""What is wrong with a person's theme, and on which line of the file."""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from layouts.themes.flat import flat


class Fault(NamedTuple):
    """Something in a theme that cannot be: in which table, for which role, and what would do."""

    table: str
    role: str
    words: str


class ThemeFaults(ValueError):
    """Everything that is wrong with a theme file, a line each, as "line 12: ..."."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = tuple(lines)


def told(faults: Sequence[Fault], text: str) -> ThemeFaults:
    """The faults in the order of the lines they stand on."""
    at = dict(_entries(text))
    placed = sorted((at.get((each.table, each.role), 0), each.words) for each in faults)
    return ThemeFaults([f"line {line}: {words}" if line else words for line, words in placed])


TWICE = "Cannot overwrite"
"""How tomllib begins what it says, without the line, of a role or a table given twice."""


def unreadable(error: tomllib.TOMLDecodeError, text: str) -> ThemeFaults:
    """A text that is no TOML, with the line that makes it so."""
    if not str(error).startswith(TWICE):
        return ThemeFaults([str(error)])
    lines = text.splitlines()

    def twice(count: int) -> bool:
        try:
            tomllib.loads("\n".join(lines[:count]))
        except tomllib.TOMLDecodeError as error:
            return str(error).startswith(TWICE)
        return False

    number = bisect_left(range(len(lines) + 1), True, key=twice)
    return ThemeFaults([f"line {number}: {lines[number - 1].strip()}: given already; once will do"])


def _entries(text: str) -> Iterator[tuple[tuple[str, str], int]]:
    """Every table and entry of a TOML text with its line, the last ones first."""
    header: dict[str, Any] = {}
    found: list[tuple[tuple[str, str], int]] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            read = tomllib.loads(line)
        except tomllib.TOMLDecodeError:  # a piece of a value that takes several lines
            continue
        if line.lstrip().startswith("["):
            header = read
            found += [((table, ""), number) for table in read]
        else:
            found += [(entry, number) for entry in _below(header, read)]
    return reversed(found)


def _below(header: Mapping[str, Any], read: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The entries of one line, by the table they belong to and their role in it."""
    if not header:
        for table, value in read.items():
            yield table, ""
            yield from ((table, role) for role in flat(value) if role)
        return
    ((table, inside),) = header.items()
    prefix = next(iter(flat(inside)), "")
    for role in flat(read):
        yield table, f"{prefix}.{role}" if prefix else role
