"""A pack of 52 in the English pattern: index, pips, aces; courts come from courts.

Lengths in mm.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.cards.courts import court
from layouts.faces.cards.indices import Cut, indices
from layouts.faces.cards.pips import OUTLINES, ROLES, Colours, Suit, ink, mirrored, pip, sign
from layouts.faces.guilloche import Lace, placed, rosette
from layouts.marks import (
    Curve,
    Face,
    Group,
    Mark,
    Move,
    Outline,
    Path,
    Solid,
    Stroke,
    Use,
    flat,
    move,
    scale,
)
from layouts.paths import polar
from layouts.sizes import Size
from layouts.themes import Theme

Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
RANKS: tuple[Rank, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURTS: tuple[Rank, ...] = ("J", "Q", "K")

POKER = 63.5  # width the heights below are given for
PIP = 11.6
EYE = 1.2  # height of the rosette on the ace of spades
COLUMN, ROW = 0.192, 0.315  # of the card's width and height, from the middle
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
    hollow = theme["paper.card"] if theme.drawn(ROLES[colours][suit], "outline") else None
    k = size.width / POKER
    match rank:
        case "A" if suit == "S":
            return _great_ace(size, colour, theme["paper.card"], hollow)
        case "A":
            return (pip(suit, size.width / 2, size.height / 2, 25 * k, colour, hollow=hollow),)
        case "J" | "Q" | "K":
            return court(rank, suit, size, theme, index, colours, names[COURTS.index(rank)])
        case _:
            return _pips(rank, suit, size, colour, hollow)


def _pips(rank: Rank, suit: Suit, size: Size, colour: str, hollow: str | None) -> tuple[Mark, ...]:
    height = PIP * size.width / POKER
    across, down = COLUMN * size.width, ROW * size.height
    x, y = size.width / 2, size.height / 2
    return tuple(
        pip(suit, x + column * across, y + row * down, height, colour, row > 0, hollow)
        for column, row in PLACES[rank]
    )


def _great_ace(size: Size, colour: str, white: str, hollow: str | None) -> tuple[Mark, ...]:
    """The ace of spades, where a card maker shows off: engraved, and it has a heart."""
    k = size.width / POKER
    spade: Mark = Path(paths.moved(OUTLINES["S"], scale(4.6)), Solid(colour))
    ground = hollow or colour
    if hollow:
        spade, white = Use(sign("S", colour, hollow), scale(4.6)), colour
    weave = Lace(1, 3.3, strands=5, turns=1, waist=0.3, line=0.2)
    inner = Lace(1, 1.0, strands=3, turns=1, waist=0.5, line=0.2)
    return (
        Group(
            (
                spade,
                Path(_leaf(0.9), stroke=Stroke(white, 0.55, join="round")),
                Path(_leaf(0.85), stroke=Stroke(white, 0.2, join="round")),
                Path(_rays(), Solid(white)),
                placed(rosette(5.4, 16, weave, white), 0, EYE),
                Path(paths.circle(0, EYE, 3.6), Solid(ground), Stroke(white, 0.3)),
                placed(rosette(2.8, 20, inner, white), 0, EYE, 0.86),
                pip("H", 0, EYE + 0.2, 2.8, white),
                Path(paths.rectangle(-5.2, 20.4, 10.4, 0.5), Solid(white)),
            ),
            scale(k).then(move(size.width / 2, size.height / 2)),
        ),
    )


def _leaf(share: float) -> Outline:
    """The spade without its stem, shrunk about the rosette's middle."""
    leaf = mirrored(
        (
            Move(0, -5),
            Curve(0.75, -2.95, 4.45, -1.05, 4.45, 1.55),
            Curve(4.45, 2.95, 3.5, 3.75, 2.45, 3.75),
            Curve(1.4, 3.75, 0.5, 3.1, 0, 2.3),
        )
    )
    return paths.moved(leaf, scale(4.6 * share).then(move(0, 3.4 * (1 - share))))


def _rays() -> Outline:
    """Hair-thin rays all round the rosette, long up into the tip, short below."""
    out: Outline = ()
    for i in range(24):
        lean = abs((i + 12) % 24 - 12) / 12  # 0 upward, 1 down
        far = 10.4 + 8.6 * max(0.0, 1 - 4 * lean) + (0.9 if i % 2 == 0 else 0)
        angle = -90 + i * 15
        sides = [polar(0, EYE, 9.2, angle + side) for side in (-1.9, 1.9)]
        if lean < 0.75:
            out += paths.polygon((sides[0], polar(0, EYE, far, angle), sides[1]))
    return out
