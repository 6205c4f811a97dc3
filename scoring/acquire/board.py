"""The board: names of its squares, and which touch."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from scoring.receipt import RulesError

NUMBERS = tuple(range(1, 13))
ACQUIRE_LETTERS = "ABCDEFGHI"
CARTEL_LETTERS = "ABCDEFGHJ"  # no I, lest it be read as 1; H and J are neighbours (rule 2)


class Square(NamedTuple):
    """A square of the board, and the tile that fits it."""

    number: int
    letter: str

    @property
    def name(self) -> str:
        """As printed, number first: 5C."""
        return f"{self.number}{self.letter}"


def squares(letters: str) -> tuple[Square, ...]:
    """All 108 squares, 1A 1B ... 12J, in the order of the numbers."""
    return tuple(Square(number, letter) for number in NUMBERS for letter in letters)


@cache
def _named(letters: str) -> dict[str, Square]:
    return {square.name: square for square in squares(letters)}


def square(name: str, letters: str) -> Square:
    """The square of that name, 5C.  Raises RulesError for a name the board does not have."""
    found = _named(letters).get(name)
    if not found:
        raise RulesError(
            name, "acquire.tile-unknown", first=f"1{letters[0]}", last=f"12{letters[-1]}"
        )
    return found


@cache
def neighbours(square: Square, letters: str) -> tuple[Square, ...]:
    """The squares that share a side with this one."""
    at = letters.index(square.letter)
    beside = [Square(square.number, letters[i]) for i in (at - 1, at + 1) if 0 <= i < len(letters)]
    above = [Square(n, square.letter) for n in (square.number - 1, square.number + 1)]
    return tuple(beside + [s for s in above if s.number in NUMBERS])
