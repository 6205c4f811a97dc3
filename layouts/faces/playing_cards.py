"""A pack of 52 in the English pattern: index, pips, aces; courts come from courts.

Lengths in mm.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.courts import court
from layouts.faces.guilloche import Lace, placed, rosette
from layouts.faces.indices import Cut, indices
from layouts.faces.pips import OUTLINES, Colours, Suit, ink, pip
from layouts.marks import Face, Group, Mark, Outline, Path, Solid, Stroke, flat, move, scale
from layouts.sizes import Size
from layouts.themes import Theme

Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
RANKS: tuple[Rank, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURTS: tuple[Rank, ...] = ("J", "Q", "K")

POKER = 63.5  # width the heights below are given for
PIP = 11.6
COLUMN, ROW = 0.178, 0.313  # of the card's width and height, from the middle
SIDES = (-1.0, 1.0)
# places as (column, row) from the middle, -1 .. 1
PLACES: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((0, -1), (0, 1)),
    "3": ((0, -1), (0, 0), (0, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "7": ((-1, -1), (1, -1), (0, -1 / 2), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    "8": ((-1, -1), (1, -1), (0, -1 / 2), (-1, 0), (1, 0), (0, 1 / 2), (-1, 1), (1, 1)),
    "9": (
        (-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3),
        (-1, 1), (1, 1),
    ),
    "10": (
        (-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3), (-1, 1 / 3), (1, 1 / 3),
        (0, 2 / 3), (-1, 1), (1, 1),
    ),
}  # fmt: skip


@cache
def playing_card(
    rank: Rank,
    suit: Suit,
    size: Size,
    theme: Theme,
    index: Cut,
    colours: Colours,
    letters: tuple[str, str, str],
    names: tuple[str, str, str],
) -> Face:
    """A card's front; letters are the indices of jack, queen and king, names stand beside them."""
    colour = ink(suit, colours, theme)
    words: str = rank
    if rank in COURTS:
        words = letters[COURTS.index(rank)]
    return Face(
        size.width,
        size.height,
        flat(
            _ground(size, theme),
            _body(rank, suit, size, theme, index, colours, names),
            indices(words, suit, size, index, colour),
        ),
        bleed=2.0,
        cut=paths.rounded(0, 0, size.width, size.height, 3),
    )


def _ground(size: Size, theme: Theme) -> Path:
    d = DRAWN_PAST_TRIM
    sheet = paths.rectangle(-d, -d, size.width + 2 * d, size.height + 2 * d)
    return Path(sheet, Solid(theme["paper.card"]))


def _body(
    rank: Rank,
    suit: Suit,
    size: Size,
    theme: Theme,
    index: Cut,
    colours: Colours,
    names: tuple[str, str, str],
) -> tuple[Mark, ...]:
    colour = ink(suit, colours, theme)
    k = size.width / POKER
    match rank:
        case "A" if suit == "S":
            return _great_ace(size, colour, theme)
        case "A":
            return (pip(suit, size.width / 2, size.height / 2, 25 * k, colour),)
        case "J" | "Q" | "K":
            return court(rank, suit, size, theme, index, colours, names[COURTS.index(rank)])
        case _:
            return _pips(rank, suit, size, colour)


def _pips(rank: Rank, suit: Suit, size: Size, colour: str) -> tuple[Mark, ...]:
    height = PIP * size.width / POKER
    across, down = COLUMN * size.width, ROW * size.height
    x, y = size.width / 2, size.height / 2
    return tuple(
        pip(suit, x + column * across, y + row * down, height, colour, row > 0)
        for column, row in PLACES[rank]
    )


def _great_ace(size: Size, colour: str, theme: Theme) -> tuple[Mark, ...]:
    """The ace of spades, where a card maker shows off: an engraved spade with its own crown."""
    white, k = theme["paper.card"], size.width / POKER
    weave = Lace(1, 4.6, strands=8, turns=2, waist=0.25, line=0.16)
    eye = Lace(1, 1.5, strands=4, turns=1, waist=0.4, line=0.16)
    spade = OUTLINES["S"]
    return (
        Group(
            (
                Path(paths.moved(spade, scale(4.6)), Solid(colour)),
                Path(_inset(spade), stroke=Stroke(white, 0.5, join="round")),
                placed(rosette(5.2, 12, weave, white), 0, 4.4),
                Path(paths.circle(0, 4.4, 2.9), Solid(colour)),
                placed(rosette(1.6, 10, eye, white), 0, 4.4, 0.7),
            ),
            scale(k).then(move(size.width / 2, size.height / 2)),
        ),
    )


def _inset(spade: Outline) -> Outline:
    return paths.moved(spade, scale(4.0).then(move(0, 0.6)))
