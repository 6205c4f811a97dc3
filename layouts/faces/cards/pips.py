"""The four suit signs as outlines, each about (0, 0) in a square of 10 mm."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Literal, get_args

from layouts import paths
from layouts.marks import (
    Close,
    Curve,
    Face,
    Line,
    Mark,
    Move,
    Outline,
    Path,
    Segment,
    Solid,
    Stroke,
    Use,
    move,
    scale,
    turn,
)
from layouts.themes import Theme

Suit = Literal["S", "H", "D", "C"]
Colours = Literal["2", "4", "black", "red"]
"""A deck of two or four colours, or cards that are all black or all red, whatever their suit."""

SIDE = 10.0
RIM = 0.42  # of a hollow sign, outside its outline
ROLES: dict[Colours, dict[Suit, str]] = {
    "2": {"S": "suit.black", "H": "suit.red", "D": "suit.red", "C": "suit.black"},
    "4": {"S": "suit.black", "H": "suit.red", "D": "suit.blue", "C": "suit.green"},
    "black": dict.fromkeys(get_args(Suit), "suit.black"),
    "red": dict.fromkeys(get_args(Suit), "suit.red"),
}


def ink(suit: Suit, colours: Colours, theme: Theme) -> str:
    """The suit's colour in a deck of those colours."""
    return theme[ROLES[colours][suit]]


def pip(
    suit: Suit,
    x: float,
    y: float,
    height: float,
    colour: str,
    turned: bool = False,
    hollow: str | None = None,
) -> Mark:
    """The suit's sign, `height` mm high, its middle at (x, y); turned stands on its head, hollow is
    filled with that colour and only lined with its own."""
    place = turn(180 if turned else 0).then(scale(height / SIDE)).then(move(x, y))
    return Use(sign(suit, colour, hollow), place)


@cache
def sign(suit: Suit, colour: str, hollow: str | None = None) -> Face:
    """The suit's sign, 10 mm high, about the face's origin."""
    outline = OUTLINES[suit]
    marks = [Path(outline, Solid(colour))]
    if hollow:
        # Half of the line lies under the filling: a club is several outlines, and has one rim.
        rim = Stroke(colour, 2 * RIM, join="round")
        marks = [Path(outline, stroke=rim), Path(outline, Solid(hollow))]
    return Face(0, 0, tuple(marks), bleed=SIDE / 2 + 0.5)


def mirrored(half: Outline) -> Outline:
    """A right half, drawn from one end of the axis x = 0 to the other, with its left half."""
    out: list[Segment] = list(half)
    for before, s in reversed(tuple(pairwise(half))):
        assert not isinstance(before, Close)
        if isinstance(s, Curve):
            out.append(Curve(-s.x2, s.y2, -s.x1, s.y1, -before.x, before.y))
        else:
            out.append(Line(-before.x, before.y))
    return (*out, Close())


SPADE = mirrored(
    (
        Move(0, -5),
        Curve(0.75, -2.95, 4.45, -1.05, 4.45, 1.55),
        Curve(4.45, 2.95, 3.5, 3.75, 2.45, 3.75),
        Curve(1.55, 3.75, 0.8, 3.3, 0.42, 2.5),
        Curve(0.5, 3.7, 0.95, 4.55, 2.1, 5),
        Line(0, 5),
    )
)
HEART = mirrored(
    (
        Move(0, -3.1),
        Curve(0.35, -4.1, 1.2, -4.75, 2.3, -4.75),
        Curve(3.55, -4.75, 4.5, -3.75, 4.5, -2.25),
        Curve(4.5, 0.35, 0.95, 2.45, 0, 4.8),
    )
)
DIAMOND = mirrored(
    (
        Move(0, -5.15),
        Curve(1.0, -3.3, 2.35, -1.35, 3.85, 0),
        Curve(2.35, 1.35, 1.0, 3.3, 0, 5.15),
    )
)
CLUB = (
    paths.circle(0, -2.75, 2.17)
    + paths.circle(-2.4, 0.95, 2.17)
    + paths.circle(2.4, 0.95, 2.17)
    + paths.circle(0, -0.35, 1.2)
    + mirrored(
        (
            Move(0, -2.0),
            Line(0.9, -1.4),
            Curve(0.6, -0.7, 0.9, -0.3, 1.7, -0.5),
            Line(1.9, 2.2),
            Curve(1.3, 2.75, 0.75, 2.4, 0.45, 1.9),
            Curve(0.5, 3.5, 0.95, 4.5, 2.1, 4.95),
            Line(0, 4.95),
        )
    )
)
OUTLINES: dict[Suit, Outline] = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
