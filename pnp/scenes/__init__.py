"""Scenes: a table in the middle of each game, set with the pieces of the box that is asked for.

A module a game, each with `scene(box, choice) -> Scene`: what lies where.  Lengths in mm.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from layouts.sheets import Sheet
from layouts.themes import Theme
from pnp.box import Box, Choice
from pnp.scenes.setting import Scene, check, fitted, laid

SCENES: dict[str, str] = {
    "waterworks": "pnp.scenes.waterworks",
    "acquire": "pnp.scenes.acquire",
    "hats": "pnp.scenes.hats",
    "cartawel": "pnp.scenes.cartawel",
    "treasure": "pnp.scenes.treasure",
}


class Stage(Protocol):
    """What a module of a scene has."""

    def scene(self, box: Box, choice: Choice) -> Scene:
        """What lies on the table, and where."""


def scene(box: Box, choice: Choice) -> Scene:
    """The scene of the box's game.  Raises Problem where the box lacks a piece of it."""
    stage = cast(Stage, import_module(SCENES[box.game]))
    found = stage.scene(box, choice)
    check(found, box)
    return fitted(found)


def scene_sheet(box: Box, choice: Choice, theme: Theme) -> Sheet:
    """The scene as one page of the table's own size."""
    return laid(scene(box, choice), theme)
