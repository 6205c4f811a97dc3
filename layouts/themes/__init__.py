"""Looks: colours, patterns, weights of line and fonts by role, read from the TOML files here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

NAMES = ("classic", "ink-saver", "contrast")
"""The looks that come with the program, the default first."""
FOLDER = resources.files("layouts") / "themes"


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """A look by name; theme["pipes.wall.0"] is the colour of that role, #rrggbb."""

    name: str
    colours: Mapping[str, str]
    patterns: Mapping[str, str]
    """What a role is filled with, by the names in layouts.themes.roles."""
    strokes: Mapping[str, float]
    """Factors on the width of lines."""
    fonts: Mapping[str, str]
    """For each of layouts.fonts.FILES, one of those by its name, or the path of another."""

    def __getitem__(self, role: str) -> str:
        return self.colours[role]

    def drawn(self, role: str, pattern: str) -> bool:
        """Whether the role is drawn in that pattern."""
        return self.patterns[role] == pattern


@cache
def theme(name: str) -> Theme:
    """One of the looks in NAMES."""
    table = tomllib.loads(source(name))
    tables = (table[key] for key in ("colours", "patterns", "strokes", "fonts"))
    return Theme(name, *tables)


def source(name: str) -> str:
    """The file of one of the looks in NAMES, as it is written."""
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
