"""The optional tally: a point for every prisoner, when time ends the game (H18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from scoring.hats.agreed import Game
from scoring.hats.places import HATS
from scoring.receipt import Line, Receipt, RulesError

EDITIONS = {4: "four", 6: "six"}
"""Bases of the board -> the edition named in the receipt."""


def tally(game: Game, prisoners: Mapping[str, str]) -> Receipt:
    """Prisoners of every side: side -> the hats it locked up, a letter each, as "YYB".

    RulesError names the side that holds its own hat, and the colour with more than four hats.
    """
    for side, hats in prisoners.items():
        _check(game, side, hats)
    taken = Counter("".join(prisoners.values()))
    for colour, hats_taken in taken.items():
        if hats_taken > HATS:
            raise RulesError(
                "prisoners", "hats.prisoners", colour=colour, hats=hats_taken, most=HATS
            )
    lines = tuple(
        Line(side, "hats.prisoner", prisoners[side].count(colour), about=colour)
        for side in game.sides
        for colour in game.colours
        if colour in prisoners.get(side, "")
    )
    return Receipt("hats", EDITIONS[game.board.players], game.sides, lines)


def _check(game: Game, side: str, hats: str) -> None:
    where = f"prisoners.{side}"
    if side not in game.sides:
        raise RulesError(where, "hats.side", side=side, known=", ".join(game.sides))
    for hat in hats:
        if hat not in game.colours:
            raise RulesError(where, "hats.colour", colour=hat, known=", ".join(game.colours))
        if hat in side:
            raise RulesError(where, "hats.own-prisoner", side=side, colour=hat)
