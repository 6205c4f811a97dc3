"""What the courts hold up: the suits' old Latin signs, sword, cup, coin and club.

Lengths in mm, the card's middle the origin; the hand is at (-17, -5).
"""

from __future__ import annotations

from collections.abc import Callable

from layouts import paths
from layouts.faces.cards.court_liveries import FINE, Livery, drawn, keyed
from layouts.faces.cards.pips import Suit, mirrored
from layouts.marks import Curve, Line, Mark, Matrix, Move, Outline, Path, Solid, flat, move, turn

AXIS = -17.2  # the emblem stands on it
GRIP = -5.4


def held(suit: Suit, wear: Livery) -> tuple[Mark, ...]:
    """The suit's emblem with the hand that holds it."""
    return (*EMBLEMS[suit](wear), *_hand(wear))


def _at(outline: Outline, lean: float = 0.0) -> Outline:
    return paths.moved(outline, turn(lean, 0, GRIP).then(move(AXIS, 0)))


def _sword(wear: Livery) -> tuple[Mark, ...]:
    blade = mirrored(
        (Move(0, -25.6), Curve(0.7, -24.6, 1.35, -23.4, 1.35, -22), Line(1.35, -8.6), Line(0, -8.6))
    )
    guard = mirrored(
        (Move(0, -9.4), Line(3.6, -9.4), Curve(4.9, -9.6, 4.9, -7.4, 3.6, -7.9), Line(0, -7.9))
    )
    return (
        keyed(_at(blade), wear.linen, wear.line),
        drawn(_at(paths.line(0, -23, 0, -9.6)), wear.line),
        keyed(_at(guard), wear.gold, wear.line),
        keyed(_at(paths.rectangle(-0.85, -7.9, 1.7, 6.5)), wear.wood, wear.line),
        keyed(_at(paths.circle(0, -0.6, 1.35)), wear.gold, wear.line),
    )


def _cup(wear: Livery) -> tuple[Mark, ...]:
    """A cup, and what a gentleman would put in it: a rose."""
    bowl = mirrored((
        Move(0, -17.6), Line(4.4, -17.6), Curve(4.4, -13.6, 3.2, -11.2, 0.9, -10.4),
        Line(0.9, -8.6), Line(0, -8.6),
    ))  # fmt: skip
    foot = mirrored(
        (Move(0, -9.4), Line(0.8, -9.4), Curve(0.9, -3, 1.4, -2.2, 3.2, -1.6), Line(0, -1.6))
    )
    leaf = (
        Move(0, -17.6),
        Curve(2.0, -20.6, 4.4, -20.2, 5.2, -20.6),
        Curve(4.8, -18.6, 2.8, -17.2, 0, -17.6),
    )
    return flat(
        keyed(_at(leaf), wear.leaf, wear.line, FINE),
        keyed(_at(paths.moved(leaf, Matrix(a=-1.0))), wear.leaf, wear.line, FINE),
        _rose(wear),
        keyed(_at(foot), wear.gold, wear.line),
        keyed(_at(bowl), wear.gold, wear.line),
        drawn(_at((Move(-4.2, -15.6), Line(4.2, -15.6))), wear.line),
        Path(_at(paths.regular(0, -13.2, 1.15, 4)), Solid(wear.robe)),
    )


def _rose(wear: Livery) -> tuple[Mark, ...]:
    petals: Outline = ()
    for i in range(5):
        petals += paths.circle(*paths.polar(0, -21.4, 1.75, -90 + 72 * i), 1.4)
    swirl = paths.arc(0, -21.4, 0.55, 0, 250) + paths.arc(0, -21.4, 1.5, 140, 390)
    return (
        keyed(_at(petals), wear.robe, wear.line, FINE),
        Path(_at(paths.circle(0, -21.4, 2.2)), Solid(wear.robe)),
        drawn(_at(swirl), wear.linen, 0.26),
    )


def _coin(wear: Livery) -> tuple[Mark, ...]:
    x, y = AXIS, -13.6
    spokes: Outline = ()
    for i in range(8):
        spokes += paths.polygon((
            paths.polar(x, y, 1.5, i * 45 - 16), paths.polar(x, y, 3.5, i * 45),
            paths.polar(x, y, 1.5, i * 45 + 16),
        ))  # fmt: skip
    beads: Outline = ()
    for i in range(24):
        beads += paths.circle(*paths.polar(x, y, 5.3, i * 15), 0.26)
    return (
        keyed(paths.circle(x, y, 6.3), wear.gold, wear.line),
        drawn(paths.circle(x, y, 4.4), wear.line),
        Path(beads + spokes, Solid(wear.line)),
        Path(paths.circle(x, y, 1.15), Solid(wear.robe)),
    )


def _club(wear: Livery) -> tuple[Mark, ...]:
    """A cudgel with lopped twigs; one of them has not given up and bears a leaf."""
    stick = (
        Move(-0.9, 0), Curve(-1.1, -8, -2.6, -14, -2.7, -20.6),
        Curve(-2.7, -24.2, 2.7, -24.2, 2.7, -20.6),
        Curve(2.6, -14, 1.1, -8, 0.9, 0), Line(-0.9, 0),
    )  # fmt: skip
    knots = ((-2.6, -19.4), (2.4, -16.4), (-2.1, -13.2), (1.5, -10.6))
    leaf = (
        Move(2.2, -16.4),
        Curve(3.4, -19.4, 5.8, -19.0, 6.4, -20.2),
        Curve(6.9, -17.2, 4.6, -15.4, 2.2, -16.4),
    )
    return flat(
        keyed(_at(leaf), wear.leaf, wear.line, FINE),
        [keyed(_at(paths.ellipse(x, y, 1.1, 0.85)), wear.wood, wear.line) for x, y in knots],
        keyed(_at(stick), wear.wood, wear.line),
        [drawn(_at(paths.arc(x * 0.62, y, 0.75, 20, 340)), wear.line) for x, y in knots[:3]],
        drawn(_at((Move(-0.6, -21.8), Curve(-0.9, -20.4, -0.4, -19, -0.7, -17.4))), wear.line),
    )


def _hand(wear: Livery) -> tuple[Mark, ...]:
    fist = paths.rounded(AXIS - 2.7, GRIP - 2.3, 5.4, 4.6, 1.7)
    fingers: Outline = ()
    for i in range(3):
        y = GRIP - 1.15 + i * 1.15
        fingers += paths.line(AXIS - 2.5, y, AXIS + 0.4, y)
    thumb = paths.moved(
        paths.rounded(-0.75, -1.9, 1.5, 3.6, 0.75), turn(-28).then(move(AXIS + 1.5, GRIP - 0.9))
    )
    cuff = paths.polygon(
        (
            (AXIS - 3.6, GRIP + 1.9),
            (AXIS + 3.9, GRIP + 1.9),
            (AXIS + 4.6, GRIP + 4.3),
            (AXIS - 4.4, GRIP + 4.3),
        )
    )
    return (
        keyed(fist, wear.skin, wear.line),
        drawn(fingers, wear.line),
        keyed(thumb, wear.skin, wear.line, FINE),
        keyed(cuff, wear.gold, wear.line),
        drawn(paths.line(AXIS - 3.7, GRIP + 3.1, AXIS + 4.0, GRIP + 3.1), wear.line),
    )


EMBLEMS: dict[Suit, Callable[[Livery], tuple[Mark, ...]]] = {
    "S": _sword,
    "H": _cup,
    "D": _coin,
    "C": _club,
}
