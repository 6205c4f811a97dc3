"""Score cards of Hats: what was agreed, and a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnp.problems import Told
from pnp.scorecards.reading import counts, known, names, section, shown, text
from scoring.hats import Game, game

ENTRIES = {"board", "mode", "sides", "entry", "cells", "bases", "removed"}


def agreed(card: Mapping[str, Any]) -> Game:
    """Board, mode, sides and entry, as agreed."""
    return game(
        board=text("board", card.get("board", "h4")),
        mode=text("mode", card.get("mode", "each")),
        sides=names("sides", card.get("sides", [])),
        entry=text("entry", card.get("entry", "step")),
    )


def position(
    card: Mapping[str, Any],
) -> tuple[dict[str, list[str]], dict[str, str], dict[str, int]]:
    """Cells, bases and the numbers of removed hats."""
    known(Told("card.card"), card, ENTRIES)
    cells = section("cells", card.get("cells", {}))
    bases = section("bases", card.get("bases", {}))
    return (
        {cell: _stacks(f"cells.{cell}", each) for cell, each in cells.items()},
        {base: text(f"bases.{base}", hats) for base, hats in bases.items()},
        counts("removed", card.get("removed", {})),
    )


def _stacks(where: str, value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    raise Told("card.no-stack", where=where, value=shown(value))
