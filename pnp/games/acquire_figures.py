"""Acquire: the pictures of its rule sheet, laid out with the game's own board and pieces."""

from __future__ import annotations

from dataclasses import dataclass

from layouts import paths
from layouts.faces.exchange.board import board
from layouts.faces.exchange.companies import medallion
from layouts.faces.exchange.tiles import tile
from layouts.faces.picture import Placed, picture
from layouts.marks import Face, Mark, Path, Stroke, Use, move
from layouts.sizes import BOARDS
from layouts.themes import Theme
from scoring.acquire.editions import Edition

SQUARE, SIDE = BOARDS["compact"]
BORDER = 2.0
SEAL = 6.5  # radius of the emblem that stands for a marker seen from above


@dataclass(frozen=True, slots=True)
class Position:
    """A corner of the board: its squares, the tiles on it, the tile just laid, the markers."""

    numbers: range
    letters: str
    tiles: tuple[str, ...]
    laid: str
    markers: dict[str, str]
    """Tile -> the company whose marker stands there."""
    dead: str = ""
    """A square that no tile may take."""


def _block(numbers: range, letters: str) -> tuple[str, ...]:
    return tuple(f"{number}{letter}" for number in numbers for letter in letters)


POSITIONS: dict[str, Position] = {
    "found": Position(range(4, 7), "BCDE", ("5C",), "5D", {"5C": "delta"}),
    "merge": Position(
        range(1, 9),
        "ABC",
        (*_block(range(2, 4), "AB"), *_block(range(5, 8), "A")),
        "4A",
        {"2B": "ipe", "6A": "aurora"},
    ),
    "dead": Position(
        range(1, 8),
        "ABCD",
        (*_block(range(1, 4), "ABCD"), *_block(range(5, 8), "ABCD")),
        "",
        {"2B": "mirante", "6C": "vitoria"},
        dead="4B",
    ),
}
NAMED = ("found",)
"""Pictures whose captions name squares: they are drawn with just these."""


def _lengthwise(position: Position, edition: Edition) -> Position:
    """The position with numbers and letters changed about where letters run across the board,
    so that it lies as wide there as it does where numbers do."""
    if not edition.rows_are_numbers:
        return position
    letters = edition.letters

    def swapped(name: str) -> str:
        return f"{letters.index(name[-1]) + 1}{letters[int(name[:-1]) - 1]}" if name else ""

    rows = [letters.index(letter) + 1 for letter in position.letters]
    return Position(
        range(rows[0], rows[-1] + 1),
        "".join(letters[number - 1] for number in position.numbers),
        tuple(map(swapped, position.tiles)),
        swapped(position.laid),
        {swapped(name): company for name, company in position.markers.items()},
        swapped(position.dead),
    )


def figures(edition: Edition, card: Face, theme: Theme) -> dict[str, Face]:
    """The pictures, by the names the rule sheet calls them."""
    boards = {
        name: _table(position if name in NAMED else _lengthwise(position, edition), edition, theme)
        for name, position in POSITIONS.items()
    }
    return {**boards, "card": card}


def _table(position: Position, edition: Edition, theme: Theme) -> Face:
    numbers, letters = tuple(map(str, position.numbers)), tuple(position.letters)
    down = edition.rows_are_numbers
    columns, rows = (letters, numbers) if down else (numbers, letters)
    labels = tuple(tuple(row + col if down else col + row for col in columns) for row in rows)
    ground = board(columns, rows, labels, SQUARE, BORDER, theme)

    def corner(name: str) -> tuple[float, float]:
        number, letter = numbers.index(name[:-1]), letters.index(name[-1])
        column, row = (letter, number) if down else (number, letter)
        return BORDER + SQUARE * column, BORDER + SQUARE * row

    air = (SQUARE - SIDE) / 2
    placed = [Placed(ground, 0, 0)]
    for name in filter(None, (*position.tiles, position.laid)):
        x, y = corner(name)
        placed.append(Placed(tile(int(name[:-1]), name[-1], SIDE, theme), x + air, y + air))
    seals = [_seal(company, *corner(name), theme) for name, company in position.markers.items()]
    ring = _ring(*corner(position.laid or position.dead), theme, dead=bool(position.dead))
    return picture(placed, theme, [*seals, *ring])


def _seal(company: str, x: float, y: float, theme: Theme) -> Mark:
    at = move(x + SQUARE / 2 - SEAL, y + SQUARE / 2 - SEAL)
    return Use(medallion(company, SEAL, theme), at)


def _ring(x: float, y: float, theme: Theme, *, dead: bool) -> list[Mark]:
    """The square the picture is about: the tile just laid, or a place no tile may take."""
    ink = Stroke(theme["accent"], 1.6)
    box = Path(paths.rounded(x + 0.4, y + 0.4, SQUARE - 0.8, SQUARE - 0.8, 2), stroke=ink)
    if not dead:
        return [box]
    a, b = 4.0, SQUARE - 4.0
    cross = paths.line(x + a, y + a, x + b, y + b) + paths.line(x + b, y + a, x + a, y + b)
    return [box, Path(cross, stroke=ink)]
