"""The ring board of Cartawel: a sown field with twelve beds for cards.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from math import copysign, cos, pi, sin

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.cards.card_backs import sown
from layouts.faces.cards.houses import HOURS, bowl
from layouts.faces.cards.plants import plant
from layouts.marks import (
    Face,
    Group,
    Mark,
    Outline,
    Path,
    Solid,
    Stroke,
    Use,
    dots,
    flat,
    move,
    scale,
)
from layouts.paths import Point, polar
from layouts.sizes import Size
from layouts.themes import Theme

ROUNDNESS = 2.5  # of the superellipse the beds lie on; 2 is an ellipse
MARGIN = 0.012  # of the side, between beds and the edge


@cache
def ring_board(card: Size, side: float, theme: Theme) -> Face:
    """A square board: twelve upright beds for cards, house 12 at the top, then clockwise.

    Raises ValueError when the cards would overlap.
    """
    places = ring(card, side)
    return Face(
        side,
        side,
        flat(
            _field(side, theme),
            _dial(places, side, theme),
            [
                Use(_bed(i + 1, card, theme), move(x - card.width / 2, y - card.height / 2))
                for i, (x, y) in enumerate(places)
            ],
            _growing(side, theme),
            _middle(side, theme),
        ),
        bleed=2.0,
    )


def ring(card: Size, side: float) -> tuple[Point, ...]:
    """Middles of the twelve beds in mm, house 1 first, equal gaps between neighbours."""
    margin = MARGIN * side
    a, b = side / 2 - margin - card.width / 2, side / 2 - margin - card.height / 2
    low, high = 0.0, side
    for _ in range(50):
        gap = (low + high) / 2
        wide = _across(a, b, card.height + gap) / 2
        low, high = (gap, high) if wide - card.width > gap else (low, gap)
    if low < 0.5:
        raise ValueError(
            f"twelve cards of {card.width:g} x {card.height:g} mm overlap in {side:g} mm"
        )
    x2, y2 = _across(a, b, card.height + low), card.height + low
    x1 = x2 / 2
    y1 = _across(b, a, x1)
    quarter = ((0.0, b), (x1, y1), (x2, y2), (a, 0.0))
    m = side / 2
    (_, top), (_, one), (_, two), _ = quarter
    hours = (
        (x1, -one), (x2, -two), (a, 0), (x2, two), (x1, one), (0, top), (-x1, one), (-x2, two),
        (-a, 0), (-x2, -two), (-x1, -one), (0, -top),
    )  # fmt: skip
    return tuple((m + x, m + y) for x, y in hours)


def _across(a: float, b: float, y: float) -> float:
    """Half the width, at height y, of the superellipse of half axes a and b."""
    return a * max(0.0, 1 - (y / b) ** ROUNDNESS) ** (1 / ROUNDNESS) if y < b else 0.0


def _field(side: float, theme: Theme) -> tuple[Mark, ...]:
    d = DRAWN_PAST_TRIM
    furrows: Outline = ()
    count = 26
    for i in range(5, count + 12):
        furrows += _furrow(side / 2, side / 2 * i / count)
    ground = paths.rectangle(-d, -d, side + 2 * d, side + 2 * d)
    return (
        Path(ground, Solid(theme["cartawel.earth"])),
        Path(furrows, stroke=Stroke(theme["cartawel.furrow"], side * 0.0035)),
    )


def _furrow(middle: float, r: float) -> Outline:
    def at(t: float) -> Point:
        c, s = cos(2 * pi * t), sin(2 * pi * t)
        power = 2 / ROUNDNESS
        return (
            middle + r * copysign(abs(c) ** power, c),
            middle + r * copysign(abs(s) ** power, s),
        )

    return paths.plotted(at, 48, closed=True)


@cache
def _bed(number: int, card: Size, theme: Theme) -> Face:
    """A card's place: a bed of light earth, a drill of seeds along its edge, its number."""
    line, w, h = theme["cartawel.bed.line"], card.width, card.height
    inset = w * 0.07
    return Face(
        w,
        h,
        (
            Path(paths.rounded(0, 0, w, h, 3), Solid(theme["cartawel.bed"])),
            Path(
                paths.rounded(inset, inset, w - 2 * inset, h - 2 * inset, 2),
                stroke=Stroke(line, w * 0.016, cap="round", dash=dots(w * 0.045)),
            ),
            lettering.centred(
                w / 2,
                h / 2,
                str(number),
                font="slab",
                size=w * 0.62,
                ink=theme["cartawel.bed.mark"],
            ),
        ),
        bleed=1,
    )


def _dial(places: tuple[Point, ...], side: float, theme: Theme) -> tuple[Mark, ...]:
    """The houses' bowls on a circle inside the ring, each on the way to its bed."""
    m, r = side / 2, side * 0.2
    k = side * 0.034 / 10
    ways: Outline = ()
    bowls: list[Mark] = []
    for i, (x, y) in enumerate(places):
        angle = -90 + (i + 1) * 360 / HOURS
        bx, by = polar(m, m, r, angle)
        ways += paths.line(bx, by, x, y)
        bowls.append(Use(bowl(i + 1, theme), scale(k).then(move(bx, by))))
    drill = Stroke(theme["cartawel.seed"], side * 0.004, cap="round", dash=dots(side * 0.011))
    return Path(ways, stroke=drill), *bowls


def _middle(side: float, theme: Theme) -> tuple[Mark, ...]:
    """A sown round in the middle and the arrows that say which way the game goes."""
    m, r = side / 2, side * 0.145
    ink, k = theme["cartawel.seed"], side / 416
    ways: Outline = ()
    heads: Outline = ()
    for i in range(4):
        start = i * 90 - 78
        end = start + 60
        ways += paths.arc(m, m, r, start, end)
        heads += paths.polygon(
            (
                polar(m, m, r, end + 6),
                polar(m, m, r + 4 * k, end - 1),
                polar(m, m, r - 4 * k, end - 1),
            )
        )
    return (
        Path(ways, stroke=Stroke(ink, 2.2 * k, cap="round")),
        Path(heads, Solid(ink)),
        Path(paths.circle(m, m, side * 0.118), Solid(theme["cartawel.seed.shade"])),
        Group((Use(sown(theme), scale(k)),), move(m, m), clip=paths.circle(0, 0, side * 0.112)),
    )


def _growing(side: float, theme: Theme) -> tuple[Mark, ...]:
    """What becomes of a seed, clockwise round the corners: sown, up, in leaf, in flower."""
    inset, k = side * 0.075, side / 416
    corners = (
        (inset, inset),
        (side - inset, inset),
        (side - inset, side - inset),
        (inset, side - inset),
    )
    return tuple(
        Use(plant(stage, theme), scale(k).then(move(x, y))) for stage, (x, y) in enumerate(corners)
    )
