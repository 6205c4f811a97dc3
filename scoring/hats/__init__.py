"""Hats: the boards, the positions on them, and the referee who judges a move."""

from scoring.hats.agreed import BOARDS, ENTRIES, MODES, Entry, Game, Mode, game
from scoring.hats.games import Play, begin, played
from scoring.hats.moves import Move, Step, read_move
from scoring.hats.places import (
    ARM,
    COLOURS,
    HATS,
    NAMES,
    REFUGE,
    SECTORS,
    Board,
    Part,
    board,
)
from scoring.hats.positions import Position, free_sides, position, start, winner
from scoring.hats.prisoners import tally
from scoring.hats.referee import Fault, Outcome, Turn, judge, legal_moves

__all__ = [
    "ARM",
    "BOARDS",
    "COLOURS",
    "ENTRIES",
    "HATS",
    "MODES",
    "NAMES",
    "REFUGE",
    "SECTORS",
    "Board",
    "Entry",
    "Fault",
    "Game",
    "Mode",
    "Move",
    "Outcome",
    "Part",
    "Play",
    "Position",
    "Step",
    "Turn",
    "begin",
    "board",
    "free_sides",
    "game",
    "judge",
    "legal_moves",
    "played",
    "position",
    "read_move",
    "start",
    "tally",
    "winner",
]
