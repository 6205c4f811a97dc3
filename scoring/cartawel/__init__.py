"""Cartawel: the house test, the referee of moves, games and final scores.  Points throughout."""

from scoring.cartawel.finals import Count, final, final_fast, two_games
from scoring.cartawel.games import QUIET, Ending, Game, game, played, start
from scoring.cartawel.houses import Board, Verdict, board, legal_from, over, verdict
from scoring.cartawel.moves import (
    CHAINS,
    LAPS,
    Outcome,
    Rules,
    houses_sown,
    move,
    rules,
)
from scoring.cartawel.sides import (
    CARDS_EACH,
    DEFAULT_SUITS,
    EDITION,
    HOUSES,
    POINTS,
    WHOLE,
    Sides,
    points,
    sides,
)

__all__ = [
    "CARDS_EACH",
    "CHAINS",
    "DEFAULT_SUITS",
    "EDITION",
    "HOUSES",
    "LAPS",
    "POINTS",
    "QUIET",
    "WHOLE",
    "Board",
    "Count",
    "Ending",
    "Game",
    "Outcome",
    "Rules",
    "Sides",
    "Verdict",
    "board",
    "final",
    "final_fast",
    "game",
    "houses_sown",
    "legal_from",
    "move",
    "over",
    "played",
    "points",
    "rules",
    "sides",
    "start",
    "two_games",
    "verdict",
]
