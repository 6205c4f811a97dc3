"""Indices: rank over suit sign in two opposite corners of a card.  Lengths in mm."""

from __future__ import annotations

from math import sqrt
from typing import Literal, NamedTuple

from layouts import fonts, lettering
from layouts.faces.cards.pips import Suit, pip
from layouts.marks import Group, Mark, move, scale, turn
from layouts.sizes import CARDS, Size

Cut = Literal["normal", "jumbo"]

FONT = "slab"
NEAREST = 2.6  # of an index to the cut
OVERSHOOT = 0.2  # round figures rise this far above the capitals
LONGEST = 0.97  # letters keep their own width up to this share of the room
CORNER = Size(12, 14)  # overlapped cards show no more than this: games/treasure.md, kit


class Index(NamedTuple):
    """An index by its left and top, the room across, and the heights of rank, gap and sign."""

    left: float
    top: float
    room: float
    rank: float
    gap: float
    sign: float


INDICES: dict[Cut, Index] = {  # on a poker card
    "normal": Index(3.3, 3.4, 7.1, 5.4, 0.7, 4.4),
    "jumbo": Index(2.7, 2.85, 9.2, 6.75, 0.4, 3.9),
}


def measure(size: Size, cut: Cut) -> Index:
    """The index that suits a card of the size: narrower cards have smaller ones, within reason."""
    full = INDICES[cut]
    k = min(1.0, sqrt(size.width / CARDS["poker"].width))
    left, top = max(NEAREST, full.left * k), max(NEAREST + OVERSHOOT, full.top * k)
    return Index(left, top, *(length * k for length in full[2:]))


def corner(size: Size, cut: Cut) -> Size:
    """How much of a card's corner the index takes, in mm from the cut."""
    index = measure(size, cut)
    foot = index.top + index.rank + index.gap + index.sign
    return Size(index.left + index.room, foot)


def indices(words: str, suit: Suit, size: Size, cut: Cut, colour: str) -> tuple[Mark, ...]:
    """The index at top left and, turned, at bottom right."""
    index = measure(size, cut)
    x = index.left + index.room / 2
    sign = pip(suit, x, index.top + index.rank + index.gap + index.sign / 2, index.sign, colour)
    marks = (_rank(words, x, index, colour), sign)
    return (*marks, Group(marks, turn(180, size.width / 2, size.height / 2)))


def _rank(words: str, x: float, index: Index, colour: str) -> Mark:
    size = index.rank / fonts.cap_height(FONT, 1)
    squeeze = min(1.0, index.room * LONGEST / fonts.width(words, FONT, size))
    text = lettering.line(0, 0, words, font=FONT, size=size, ink=colour, anchor="middle")
    return Group((text,), scale(squeeze, 1).then(move(x, index.top + index.rank)))
