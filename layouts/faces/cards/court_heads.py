"""Heads of the courts: crown, hair, face and beard.

Lengths in mm, the card's middle the origin.
"""

from __future__ import annotations

from layouts import paths
from layouts.faces.cards.court_liveries import FINE, KEY, Court, Livery, drawn, keyed
from layouts.faces.cards.pips import Suit, mirrored
from layouts.marks import Curve, Line, Mark, Matrix, Move, Outline, Path, Solid, flat

POINTS: dict[Court, int] = {"J": 1, "Q": 3, "K": 5}  # of the crown
WINKS: tuple[tuple[Court, Suit], ...] = (("J", "S"), ("J", "H"), ("K", "D"))  # one-eyed of old
CLEAN_SHAVEN: Suit = "H"  # the king of hearts alone has no moustache
BROW, CHIN = -26.2, -14.4

FACE = mirrored(
    (
        Move(0, -28.5),
        Line(4.9, -28.5),
        Curve(5.5, -23.5, 5.2, -19.6, 3.7, -17.0),
        Curve(2.7, -15.3, 1.3, CHIN, 0, CHIN),
    )
)
THROAT = (
    Move(2.5, -16),
    Curve(2.5, -13.5, 2.9, -12, 4.6, -10.6),
    Move(-2.5, -16),
    Curve(-2.5, -13.5, -2.9, -12, -4.6, -10.6),
)
NECK = mirrored(
    (Move(0, -18), Line(2.5, -18), Curve(2.5, -13.5, 2.9, -12, 4.6, -10.6), Line(0, -8))
)


def mane(rank: Court, wear: Livery) -> tuple[Mark, ...]:
    """The hair behind head and shoulders."""
    return (keyed(HAIR[rank][0], wear.hair, wear.line),)


def head(rank: Court, suit: Suit, wear: Livery) -> tuple[Mark, ...]:
    """The head, bare of crown, its chin at y = -14.4."""
    front = HAIR[rank][1]
    return flat(
        Path(NECK, Solid(wear.skin)),
        drawn(THROAT, wear.line, KEY),
        keyed(FACE, wear.skin, wear.line),
        _beard(suit, wear) if rank == "K" else (),
        _features(rank, suit, wear),
        [keyed(lock, wear.hair, wear.line) for lock in front],
    )


def crown(rank: Court, wear: Livery) -> tuple[Mark, ...]:
    """A crown of one, three or five points with a ball on each and gems round the band."""
    count = POINTS[rank]
    half, top, base, splay = 6.5, -35.1, -29.0, 1.24
    if rank == "J":
        half, top, splay = 6.0, -35.0, 1.0
    step = 2 * half / count
    valley = base - (2.2 if count > 1 else 0)
    edge: list[Move | Line | Curve] = [Move(-half, base)]
    tips: list[paths.Point] = []
    for i in range(count):
        left, right = -half + i * step, -half + (i + 1) * step
        lean = abs(left + right) / 2 / half
        tip = ((left + right) / 2 * splay, top + 1.3 * lean)
        dip = base if i == count - 1 else valley
        soft = step * 0.34
        edge.append(Curve(left + soft, edge[-1].y - 0.8, tip[0] - soft * 0.3, tip[1] + 2, *tip))
        edge.append(Curve(tip[0] + soft * 0.3, tip[1] + 2, right - soft, dip - 0.8, right, dip))
        tips.append(tip)
    shape: Outline = (
        *edge,
        Line(half, BROW),
        Curve(half * 0.5, BROW + 0.8, -half * 0.5, BROW + 0.8, -half, BROW),
        Line(-half, base),
    )
    return flat(
        _feather(wear) if rank == "J" else (),
        keyed(shape, wear.gold, wear.line),
        [keyed(paths.circle(x, y - 0.3, 0.85), wear.lining, wear.line, 0.26) for x, y in tips],
        _band(half, base, count, wear),
    )


def _feather(wear: Livery) -> tuple[Mark, ...]:
    vane: Outline = (
        Move(3.6, -28.0), Curve(5.0, -32.4, 7.6, -35.0, 11.2, -34.4),
        Curve(12.8, -34.0, 13.0, -31.9, 11.6, -30.9), Curve(10.6, -31.6, 9.8, -31.2, 9.4, -29.9),
        Curve(8.6, -30.4, 8.0, -30.0, 7.6, -28.6), Curve(6.9, -29.2, 6.4, -28.8, 6.2, -27.4),
        Line(3.6, -28.0),
    )  # fmt: skip
    quill: Outline = (Move(4.6, -28.0), Curve(6.2, -31.0, 8.4, -32.8, 11.2, -33.0))
    return keyed(vane, wear.lining, wear.line), drawn(quill, wear.line)


def _band(half: float, base: float, count: int, wear: Livery) -> tuple[Mark, ...]:
    top = (Move(-half, base), Curve(-half * 0.5, base + 0.8, half * 0.5, base + 0.8, half, base))
    gems: Outline = ()
    for i in range(count):
        x = (i - (count - 1) / 2) * 2 * half / max(count, 2)
        sag = 0.55 * (1 - (x / half) ** 2)
        gems += paths.ellipse(x, (base + BROW) / 2 + sag, 0.75, 0.85)
    return (
        drawn(top, wear.line, KEY),
        Path(gems, Solid(wear.robe)),
    )


def _features(rank: Court, suit: Suit, wear: Livery) -> tuple[Mark, ...]:
    winks = (rank, suit) in WINKS
    nose: Outline = (
        Move(-3.9, -23.3),
        Curve(-3.0, -24.3, -1.5, -24.2, -0.85, -23.4),
        Curve(-0.5, -22.4, -0.7, -21.2, -1.1, -20.0),
        Curve(-1.35, -19.2, -0.6, -18.9, 0.3, -19.15),
    )
    brow: Outline = (Move(0.95, -23.5), Curve(1.7, -24.3, 3.2, -24.2, 4.0, -23.2))
    return flat(
        drawn(nose + brow, wear.line, 0.32),
        _eye(-2.35, wear),
        drawn((Move(1.3, -22.1), Curve(1.9, -21.4, 2.9, -21.4, 3.6, -22.2)), wear.line, 0.36)
        if winks
        else _eye(2.45, wear),
        Path(LIPS, Solid(wear.lips)) if rank != "J" else drawn(SMILE, wear.line, 0.36),
    )


SMILE: Outline = (Move(-1.3, -17.3), Curve(-0.4, -16.7, 0.8, -16.8, 1.7, -17.6))
LIPS: Outline = (
    Move(-1.35, -17.35),
    Curve(-0.8, -17.9, -0.4, -17.95, 0, -17.65),
    Curve(0.4, -17.95, 0.8, -17.9, 1.35, -17.35),
    Curve(0.7, -16.6, -0.7, -16.6, -1.35, -17.35),
)


def _eye(x: float, wear: Livery) -> tuple[Mark, ...]:
    y = -22.0
    lid: Outline = (
        Move(x - 1.3, y),
        Curve(x - 0.6, y - 0.95, x + 0.6, y - 0.95, x + 1.3, y),
        Curve(x + 0.6, y + 0.75, x - 0.6, y + 0.75, x - 1.3, y),
    )
    return (
        keyed(lid, wear.linen, wear.line, FINE),
        Path(paths.circle(x - 0.4, y - 0.08, 0.55), Solid(wear.line)),
    )


def _beard(suit: Suit, wear: Livery) -> tuple[Mark, ...]:
    """A forked beard; above it a moustache, save on one chin."""
    beard = mirrored(
        (
            Move(0, -16.2),
            Curve(1.6, -16.2, 2.2, -17.6, 3.2, -19.2),
            Line(5.3, -21.2),
            Curve(5.6, -16.5, 4.6, -12.0, 2.2, -8.6),
            Curve(1.5, -9.4, 0.7, -10.2, 0, -11.8),
        )
    )
    strand: Outline = (
        Move(2.9, -16.8),
        Curve(3.2, -14.5, 2.9, -12.3, 2.2, -10.6),
        Move(1.5, -15.2),
        Curve(1.8, -13.8, 1.8, -12.9, 1.5, -11.9),
    )
    strands = strand + paths.moved(strand, Matrix(a=-1.0))
    moustache = mirrored(
        (
            Move(0, -18.7),
            Curve(1.4, -19.3, 2.6, -18.5, 3.3, -17.6),
            Curve(3.7, -17.1, 4.3, -17.2, 4.6, -17.7),
            Curve(4.5, -16.2, 3.0, -16.1, 2.0, -17.0),
            Curve(1.2, -17.7, 0.6, -17.9, 0, -17.9),
        )
    )
    return flat(
        keyed(beard, wear.hair, wear.line),
        drawn(strands, wear.comb),
        keyed(moustache, wear.hair, wear.comb, FINE) if suit != CLEAN_SHAVEN else (),
    )


def _locks(half: Outline) -> tuple[Outline, ...]:
    return half, paths.moved(half, Matrix(a=-1.0))


PAGE_BACK = mirrored(
    (
        Move(0, -29.5),
        Line(5.6, -29.5),
        Curve(7.8, -27, 6.9, -22.5, 7.3, -20.4),
        Curve(8.9, -20.6, 9.4, -18.6, 8.2, -17.7),
        Curve(7.1, -16.9, 5.6, -17.4, 4.9, -18.4),
        Line(0, -18.4),
    )
)
PAGE_FRONT = (
    Move(0.4, -27.0), Line(5.9, -27.0), Curve(6.4, -24.6, 6.2, -22.4, 5.4, -20.2),
    Curve(5.3, -22.6, 4.4, -24.6, 0.4, -25.0), Line(0.4, -27.0),
)  # fmt: skip
LADY_BACK = mirrored(
    (
        Move(0, -29.5),
        Line(5.4, -29.5),
        Curve(8.2, -27.5, 7.6, -22.5, 8.6, -19.5),
        Curve(9.6, -16.4, 7.6, -14.2, 9.2, -11.2),
        Curve(10.2, -8.6, 8.4, -6.6, 6.2, -6.4),
        Line(0, -6.4),
    )
)
LADY_FRONT = (
    Move(0, -27.6), Line(5.9, -27.6), Curve(7.2, -24.2, 6.6, -21.0, 5.1, -18.2),
    Curve(5.2, -21.6, 4.2, -24.6, 0, -26.6), Line(0, -27.6),
)  # fmt: skip
KING_BACK = mirrored(
    (
        Move(0, -29.5),
        Line(5.6, -29.5),
        Curve(7.6, -27.2, 6.6, -22.4, 7.4, -20.2),
        Curve(9.8, -20.4, 10.9, -18.2, 10.0, -16.3),
        Curve(9.1, -14.5, 6.6, -14.8, 6.2, -16.4),
        Line(0, -16.4),
    )
)
KING_FRONT = (
    Move(3.6, -27.0), Line(5.9, -27.0), Curve(6.6, -24.6, 6.3, -21.4, 5.6, -18.6),
    Curve(5.2, -20.4, 5.0, -23.6, 3.6, -25.6), Line(3.6, -27.0),
)  # fmt: skip
HAIR: dict[Court, tuple[Outline, tuple[Outline, ...]]] = {
    "J": (PAGE_BACK, _locks(PAGE_FRONT)),
    "Q": (LADY_BACK, _locks(LADY_FRONT)),
    "K": (KING_BACK, _locks(KING_FRONT)),
}
