"""Robes of the courts: a cut for each rank, a cloth for each suit.

Lengths in mm, the card's middle the origin.
"""

from __future__ import annotations

from layouts import paths
from layouts.faces.cards.court_liveries import FINE, Court, Livery, drawn, keyed
from layouts.faces.cards.pips import OUTLINES, Suit, mirrored
from layouts.marks import (
    Curve,
    Group,
    Line,
    Mark,
    Matrix,
    Move,
    Outline,
    Path,
    Solid,
    flat,
    move,
    scale,
)

HEM = 14.0  # robes go on below the middle; the sash hides where the halves meet

CUTS: dict[Court, Outline] = {
    "J": mirrored((
        Move(0, -11.5), Line(4.4, -11.0), Curve(8, -10.6, 12.2, -11.4, 15.2, -8.8),
        Curve(18.2, -6, 18.4, 1, 17.2, HEM), Line(0, HEM),
    )),
    "Q": mirrored((
        Move(0, -10.5), Line(5.2, -9.6), Curve(10.5, -8.8, 15.2, -7.0, 16.6, -2.6),
        Curve(17.8, 2, 18.2, 8, 18.6, HEM), Line(0, HEM),
    )),
    "K": mirrored((
        Move(0, -12.0), Line(5.0, -11.8), Curve(12.5, -11.4, 19.6, -9.6, 21.4, -3.6),
        Curve(22.4, 0, 22.8, 6, 23.0, HEM), Line(0, HEM),
    )),
}  # fmt: skip


def robe(rank: Court, suit: Suit, wear: Livery) -> tuple[Mark, ...]:
    """The robe from the shoulders down, behind the head."""
    cut = CUTS[rank]
    return (
        keyed(cut, wear.robe, wear.line),
        Group(_cloth(suit, wear), clip=cut),
        drawn(cut, wear.line, 0.34),
    )


def collar(rank: Court, wear: Livery) -> tuple[Mark, ...]:
    """What lies on the robe, in front: a jack's buttons, a queen's lace, a king's ermine."""
    return {"J": _doublet, "Q": _bodice, "K": _ermine}[rank](wear)


def sleeve(wear: Livery) -> tuple[Mark, ...]:
    """The arm on the left, up to the cuff."""
    arm: Outline = (
        Move(-22.6, -1.3), Curve(-24.6, 4, -24.8, 9, -24, HEM), Line(-6, HEM),
        Curve(-8.2, 8, -10.6, 3, -12.2, -1.3), Line(-22.6, -1.3),
    )  # fmt: skip
    folds: Outline = (
        Move(-19.6, -0.6), Curve(-19.4, 3, -18.4, 6, -16.5, 9),
        Move(-15.6, -0.6), Curve(-15, 3, -13.6, 6, -11.5, 9),
    )  # fmt: skip
    return keyed(arm, wear.lining, wear.line), drawn(folds, wear.line, 0.3)


def _cloth(suit: Suit, wear: Livery) -> tuple[Mark, ...]:
    return {"S": _striped, "H": _scaled, "D": _latticed, "C": _sprigged}[suit](wear)


def _striped(wear: Livery) -> tuple[Mark, ...]:
    lines: Outline = ()
    for i in range(-7, 8):
        lines += (Move(i * 1.4, -13), Curve(i * 2.3, -8, i * 3.1, 0, i * 3.3, HEM))
    return (drawn(lines, wear.gold, 0.5),)


def _scaled(wear: Livery) -> tuple[Mark, ...]:
    lines: Outline = ()
    for row in range(9):
        for i in range(-7, 8):
            lines += paths.arc((i + row % 2 / 2) * 3.4, -13 + row * 2.6, 1.7, 0, 180)
    return (drawn(lines, wear.gold, 0.4),)


def _latticed(wear: Livery) -> tuple[Mark, ...]:
    lines: Outline = ()
    studs: Outline = ()
    for i in range(-12, 13):
        lines += paths.line(i * 4 - 16, -14, i * 4 + 12, 14) + paths.line(
            i * 4 + 16, -14, i * 4 - 12, 14
        )
    for row in range(8):
        for i in range(-6, 7):
            studs += paths.regular(i * 4 + 2 * (row % 2), -12 + 2 * row, 0.5, 4)
    return drawn(lines, wear.gold, 0.34), Path(studs, Solid(wear.linen))


def _sprigged(wear: Livery) -> tuple[Mark, ...]:
    sprigs: Outline = ()
    for row in range(7):
        for i in range(-6, 7):
            place = scale(0.2).then(move(i * 4 + 2 * (row % 2), -11 + row * 3.4))
            sprigs += paths.moved(OUTLINES["C"], place)
    return (Path(sprigs, Solid(wear.gold)),)


def _doublet(wear: Livery) -> tuple[Mark, ...]:
    """A falling linen collar with a tie, and a row of buttons."""
    flap = mirrored((
        Move(0, -12.9), Line(3.4, -13.0), Curve(7.4, -12.6, 10.4, -10.0, 11.6, -6.4),
        Curve(8.6, -7.2, 7.0, -6.6, 5.6, -4.8), Curve(4.2, -7.0, 2.0, -8.6, 0, -10.2),
    ))  # fmt: skip
    crease: Outline = (Move(7.8, -8.2), Curve(6.4, -7.6, 6.2, -6.8, 5.6, -6.2))
    placket = paths.rectangle(-2.1, -9.5, 4.2, HEM + 9.5)
    buttons: Outline = ()
    for i in range(5):
        buttons += paths.circle(0, -5.6 + i * 3.4, 0.85)
    return (
        keyed(placket, wear.lining, wear.line),
        keyed(buttons, wear.gold, wear.line, FINE),
        keyed(flap, wear.linen, wear.line),
        drawn(crease + paths.moved(crease, Matrix(a=-1.0)), wear.line),
        keyed(paths.circle(0, -10.1, 1.0), wear.gold, wear.line, FINE),
    )  # fmt: skip


def _bodice(wear: Livery) -> tuple[Mark, ...]:
    """A low neck with a lace edge, and pearls."""
    skin = mirrored(
        (
            Move(0, -13),
            Line(2.6, -13),
            Curve(3.2, -11, 6, -10.2, 8.6, -9.2),
            Curve(6.6, -4.4, 3.6, -2.4, 0, -1.8),
        )
    )
    lace: list[Mark] = []
    for i in range(-5, 6):
        t = i / 5
        x, y = 7.9 * t, -2.4 - 6.2 * abs(t) ** 2.1
        lace.append(keyed(paths.circle(x, y, 1.35), wear.linen, wear.line, FINE))
    pearls: Outline = ()
    for i in range(-4, 5):
        pearls += paths.circle(i * 0.95, -8.0 - 2.4 * (i / 4) ** 2 + 0.4, 0.62)
    return (
        *lace,
        keyed(skin, wear.skin, wear.line, FINE),
        keyed(pearls, wear.linen, wear.line, FINE),
        keyed(paths.regular(0, -5.6, 1.25, 4), wear.robe, wear.gold, FINE),
    )


def _ermine(wear: Livery) -> tuple[Mark, ...]:
    """A cape of ermine, tails and all, open over a gold chain."""
    cape = mirrored((
        Move(0, -12.6), Line(4.6, -12.6), Curve(8.6, -12.6, 12.2, -11.4, 14.2, -8.2),
        Curve(11.8, -6.2, 9.6, -2.0, 9.2, 12), Line(4.2, 12), Curve(4.4, 2, 3.0, -5.0, 0, -9.0),
    ))  # fmt: skip
    tail: Outline = (
        Move(0, -0.9),
        Curve(0.5, 0, 0.55, 0.6, 0, 1.1),
        Curve(-0.55, 0.6, -0.5, 0, 0, -0.9),
    )
    tails: Outline = ()
    for x, y in (
        (5.2, -10.6),
        (9.0, -9.8),
        (11.8, -8.4),
        (5.4, -6.6),
        (8.6, -5.8),
        (6.8, -2.2),
        (5.8, 1.8),
        (7.8, 4.6),
    ):
        tails += paths.moved(tail, move(x, y)) + paths.moved(tail, move(-x, y))
    links: Outline = ()
    for i in range(-4, 5):
        links += paths.circle(i * 0.95, -3.4 - 0.42 * i * i, 0.6)
    return flat(
        keyed(cape, wear.linen, wear.line),
        Path(tails, Solid(wear.line)),
        keyed(links, wear.gold, wear.line, FINE),
        keyed(paths.regular(0, -1.6, 1.9, 4), wear.gold, wear.line),
    )
