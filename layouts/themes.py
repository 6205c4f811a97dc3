"""Looks: a colour for every role.  Colours are #rrggbb."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """A look by name; theme["pipes.wall"] is the colour of that role."""

    name: str
    colours: Mapping[str, str]

    def __getitem__(self, role: str) -> str:
        return self.colours[role]


CLASSIC = Theme(
    "classic",
    {
        # sheets, leaflets and everything that is read
        "paper": "#fbf7ec",
        "ink": "#1d1b19",
        "ink.soft": "#5c554b",
        "rule": "#b9ad97",
        "title": "#0f4c5c",
        "title.ink": "#fbf7ec",
        "accent": "#b5452c",
        "tint": "#efe6d0",
        # waterworks
        # acquire
    },
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (CLASSIC,)}
