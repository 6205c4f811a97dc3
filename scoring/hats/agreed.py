"""What the table agreed on: board, colours, who is on whose side, and how a hat leaves its base."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from scoring.hats.places import Board
from scoring.hats.places import board as board_for
from scoring.receipt import RulesError, Word, chosen

Mode = Literal["each", "teams", "two_player"]
MODES: tuple[Mode, ...] = get_args(Mode)
"""Everyone alone; pairs, each moving the own colour (H19); two players of two colours (H20)."""

Entry = Literal["step", "place"]
ENTRIES: tuple[Entry, ...] = get_args(Entry)
"""Leaving the base: the exit is step 1, or the hat is put there and the pips are ignored (H5)."""

PAIR = 2

BOARDS: dict[str, Board] = {
    "h4": board_for(4),
    "h6": board_for(6),
    "h6-13": board_for(6, 13),
}


@dataclass(frozen=True, slots=True)
class Game:
    """A game as agreed: the board, the colours in play, the sides, the readings."""

    board: Board
    mode: Mode
    colours: tuple[str, ...]
    """The colours in play, clockwise."""
    sides: tuple[str, ...]
    """Colours that belong together, as "RG"; everyone alone, one letter each."""
    entry: Entry

    def side(self, colour: str) -> str:
        """The side a colour belongs to."""
        return next(side for side in self.sides if colour in side)

    @property
    def players(self) -> tuple[str, ...]:
        """The colours, or in the two-player form the sides."""
        return self.sides if self.mode == "two_player" else self.colours

    def movers(self, player: str) -> str:
        """The colours a player may move; in the two-player form either colour names its player."""
        if self.mode == "two_player" and player in self.colours:
            return self.side(player)
        if player not in self.players:
            raise RulesError("player", "hats.player", player=player, known=_list(self.players))
        return player

    def is_home(self, base: str, colour: str) -> bool:
        """The base belongs to the colour's side (H13, H19, H20)."""
        return base in self.board.bases and base[1:] in self.side(colour)


def game(
    *,
    board: str = "h4",
    mode: str = "each",
    colours: str | Iterable[str] | None = None,
    sides: Iterable[str] = (),
    entry: str = "step",
) -> Game:
    """The game of those choices; RulesError names the choices there are.

    Colours are those of the board unless given.  Sides are asked for in pairs and with two players.
    """
    chosen_board = BOARDS[_choice("board", board, BOARDS)]
    chosen_mode = _choice("mode", mode, MODES)
    chosen_entry = _choice("entry", entry, ENTRIES)
    letters = chosen_board.colours if colours is None else tuple(colours)
    _check_colours(letters, chosen_board)
    chosen_sides = letters if chosen_mode == "each" else tuple(sides)
    if chosen_mode != "each":
        _check_sides(chosen_sides, letters, chosen_mode)
    return Game(chosen_board, chosen_mode, letters, chosen_sides, chosen_entry)


def _choice(where: str, name: str, known: Collection[Word]) -> Word:
    return chosen(name, known, where, f"hats.{where}", name=name, known=_list(known))


def _check_colours(letters: Sequence[str], on: Board) -> None:
    for letter in letters:
        if letter not in on.colours:
            raise RulesError("colours", "hats.colour", colour=letter, known=_list(on.colours))
    if len(letters) < 2 or len(set(letters)) < len(letters):
        raise RulesError("colours", "hats.colours", colours=_list(letters), most=len(on.colours))


def _check_sides(sides: Sequence[str], letters: Sequence[str], mode: Mode) -> None:
    """Pairs that hold every colour once; two of them in the two-player form."""
    fits = Counter("".join(sides)) == Counter(letters) and all(len(s) == PAIR for s in sides)
    if not fits or (mode == "two_player" and len(sides) != 2):
        raise RulesError("sides", "hats.sides", sides=_list(sides), colours=_list(letters))


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
