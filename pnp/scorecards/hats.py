"""Score cards of Hats: what was agreed, and a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnp.problems import Problem
from pnp.scorecards.reading import counts, known, section, shown
from scoring.hats import Game, game

ENTRIES = {"board", "mode", "sides", "entry", "cells", "bases", "removed"}


def agreed(card: Mapping[str, Any]) -> Game:
    """Board, mode, sides and entry, as agreed."""
    sides = card.get("sides", [])
    return game(
        board=str(card.get("board", "h4")),
        mode=str(card.get("mode", "each")),
        sides=tuple(map(str, sides)) if isinstance(sides, list) else (),
        entry=str(card.get("entry", "step")),
    )


def position(
    card: Mapping[str, Any],
) -> tuple[dict[str, list[str]], dict[str, str], dict[str, int]]:
    """Cells, bases and the numbers of removed hats."""
    known("the card", card, ENTRIES)
    cells = section("cells", card.get("cells", {}))
    bases = section("bases", card.get("bases", {}))
    return (
        {cell: _stacks(f"cells.{cell}", each) for cell, each in cells.items()},
        {base: str(hats) for base, hats in bases.items()},
        counts("removed", card.get("removed", {})),
    )


def _stacks(where: str, value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    raise Problem(f'{where}: {shown(value)} is no stack; write "YR", or ["Y", "BY"] on a sanctuary')
