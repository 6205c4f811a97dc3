"""Backs of the two packs: a portolan chart's compass, a spiral of seeds.  Lengths in mm.

Both are the same both ways up and have no edge to drift from.
"""

from __future__ import annotations

from functools import cache
from math import sqrt

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.marks import (
    Close,
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
    turn,
)
from layouts.paths import polar
from layouts.sizes import Size
from layouts.themes import Theme

POKER = 63.5
WINDS = 16
DIVERGENCE = 137.50776 / 2  # two seeds a step, opposite each other, as a teasel sets its own
SPIRALS = 13  # of one hand; seeds that many steps apart lie on one of them
ARMS = {  # neighbouring spirals of another colour make two broad arms
    5: "cartawel.seed.1",
    0: "cartawel.seed.1",
    8: "cartawel.seed.1",
    3: "cartawel.seed.1",
    11: "cartawel.seed.2",
}
SOWN = 1.9  # the n-th step lies SOWN * sqrt(2 n) mm from the middle, on a poker card
SPROUTED = 34  # the step whose two seeds have come up


@cache
def compass(size: Size, theme: Theme) -> Face:
    """Rhumb lines and a rose of thirty-two points; both ends of its needle say north."""
    k = _grown(size)
    middle = move(size.width / 2, size.height / 2)
    rose_k = min(size.width / POKER, size.height / 80)
    return _back(
        size,
        theme["treasure.sea"],
        flat(
            _soundings(size, k, theme),
            _rhumbs(size, k, theme),
            Group((Use(rose(theme), scale(rose_k)),), middle),
        ),
    )


@cache
def spiral(size: Size, theme: Theme) -> Face:
    """Seeds sown from the middle outward."""
    place = scale(_grown(size)).then(move(size.width / 2, size.height / 2))
    return _back(size, theme["cartawel.earth"], (Use(sown(theme), place),))


@cache
def sown(theme: Theme) -> Face:
    """Seeds about the origin, enough for a poker card and its bleed."""
    wide, high = POKER / 2 + 12, 66.0
    seeds: list[Mark] = []
    for n in range(1, 620):
        x, y = polar(0, 0, _out(n), DIVERGENCE * n)
        if abs(x) < wide and abs(y) < high:
            seeds += _twins(_seed(n % SPIRALS, theme), n)
    return Face(0, 0, (*seeds, *_twins(_sprout(theme), SPROUTED)), bleed=70)


def _out(n: int) -> float:
    """How far the n-th two seeds lie from the middle, in mm."""
    return SOWN * sqrt(2 * n - 0.6)


def _twins(face: Face, n: int) -> tuple[Mark, ...]:
    r = _out(n)
    lying = scale(min(1.0, 0.7 + r / 60)).then(move(r, 0))
    return tuple(Use(face, lying.then(turn(DIVERGENCE * n + twin))) for twin in (0, 180))


def _grown(size: Size) -> float:
    """Scale of a pattern made for a poker card; long narrow panels are filled as well."""
    return max(size.width / POKER, size.height / 100)


def _back(size: Size, colour: str, marks: tuple[Mark, ...]) -> Face:
    d = DRAWN_PAST_TRIM
    ground = paths.rectangle(-d, -d, size.width + 2 * d, size.height + 2 * d)
    return Face(
        size.width,
        size.height,
        (Path(ground, Solid(colour)), Group(marks, clip=ground)),
        bleed=2.0,
        cut=paths.rounded(0, 0, size.width, size.height, 3),
    )


def _soundings(size: Size, k: float, theme: Theme) -> tuple[Mark, ...]:
    """Little crosses and dots all over, as depths stand on a chart."""
    pitch = 3.2 * k
    x, y = size.width / 2, size.height / 2
    across, down = int((x + DRAWN_PAST_TRIM) / pitch) + 1, int((y + DRAWN_PAST_TRIM) / pitch) + 1
    dots: Outline = ()
    for i in range(-across, across + 1):
        for j in range(-down, down + 1):
            r = (0.34 if (i + j) % 2 else 0.62) * k
            dots += paths.regular(x + i * pitch, y + j * pitch, r, 4)
    return (Path(dots, Solid(theme["treasure.line.soft"])),)


def _rhumbs(size: Size, k: float, theme: Theme) -> tuple[Mark, ...]:
    """The hidden circle of a portolan: sixteen places, every one joined to the others."""
    x, y = size.width / 2, size.height / 2
    r = 40 * k
    places = [polar(x, y, r, -90 + i * 360 / WINDS) for i in range(WINDS)]
    fine: Outline = ()
    strong: Outline = ()
    for i, (ax, ay) in enumerate(places):
        for j in range(i + 1, WINDS):
            bx, by = places[j]
            stretch = 0.6
            run = paths.line(
                ax - stretch * (bx - ax), ay - stretch * (by - ay),
                bx + stretch * (bx - ax), by + stretch * (by - ay),
            )  # fmt: skip
            if (j - i) % 4 == 0:
                strong += run
            elif (j - i) % 2 == 0:
                fine += run
    studs: Outline = ()
    for px, py in places:
        studs += paths.star(px, py, 2.4 * k, 0.8 * k, 8)
    return (
        Path(fine, stroke=Stroke(theme["treasure.line.soft"], 0.16)),
        Path(strong, stroke=Stroke(theme["treasure.line"], 0.2)),
        Path(studs, Solid(theme["treasure.gold"])),
    )


@cache
def rose(theme: Theme) -> Face:
    """The rose about the origin, 23 mm to its tips."""
    sea, deep = theme["treasure.sea"], theme["treasure.sea.deep"]
    gold, light, red = theme["treasure.gold"], theme["treasure.light"], theme["treasure.red"]
    marks = flat(
        Path(paths.circle(0, 0, 18.6), Solid(deep), Stroke(gold, 0.35)),
        Path(_ticks(16.9, 18.0, 64), stroke=Stroke(gold, 0.24)),
        Path(paths.circle(0, 0, 16.4), Solid(sea), Stroke(gold, 0.2)),
        _points(16, 11.25, 15.4, 5.2, theme["treasure.line"], theme["treasure.line.soft"], deep),
        _points(8, 22.5, 16.4, 4.4, gold, deep, deep),
        Path(paths.circle(0, 0, 9.6), stroke=Stroke(gold, 0.3)),
        _points(4, 45, 17.6, 4.6, light, red, deep),
        _points(4, 0, 23.2, 5.6, light, red, deep),
        Path(paths.circle(0, 0, 3.1), Solid(deep), Stroke(light, 0.4)),
        Path(paths.star(0, 0, 2.3, 0.8, 8), Solid(gold)),
        _norths(light, deep),
    )
    return Face(0, 0, marks, bleed=32)


def _points(
    count: int, first: float, r: float, waist: float, lit: str, shaded: str, line: str
) -> tuple[Path, ...]:
    """Points of a rose, each half in light and half in shade."""
    step = 360 / count
    light: Outline = ()
    shade: Outline = ()
    for i in range(count):
        angle = first + i * step
        tip = polar(0, 0, r, angle)
        light += paths.polygon(((0, 0), polar(0, 0, waist, angle - 45), tip))
        shade += paths.polygon(((0, 0), polar(0, 0, waist, angle + 45), tip))
    pen = Stroke(line, 0.16, join="bevel")
    return Path(light, Solid(lit), pen), Path(shade, Solid(shaded), pen)


def _ticks(inner: float, outer: float, count: int) -> Outline:
    out: Outline = ()
    for i in range(count):
        angle = i * 360 / count
        out += paths.line(*polar(0, 0, inner, angle), *polar(0, 0, outer, angle))
    return out


def _norths(light: str, deep: str) -> tuple[Mark, ...]:
    disc = Path(paths.circle(0, -26.4, 2.9), Solid(deep), Stroke(light, 0.3))
    letter = lettering.centred(0, -26.4, "N", font="slab", size=4.6, ink=light)
    one = Group((disc, letter))
    return one, Group((one,), turn(180))


def _drop(reach: float) -> Outline:
    """A seed lying outward along x, blunt at the outer end."""
    return (
        Move(-reach, 0),
        Curve(-reach * 0.5, -reach * 0.5, -reach * 0.1, -reach * 0.62, reach * 0.3, -reach * 0.62),
        Curve(reach * 0.75, -reach * 0.62, reach, -reach * 0.36, reach, 0),
        Curve(reach, reach * 0.36, reach * 0.75, reach * 0.62, reach * 0.3, reach * 0.62),
        Curve(-reach * 0.1, reach * 0.62, -reach * 0.5, reach * 0.5, -reach, 0),
        Close(),
    )


@cache
def _seed(spiral_of: int, theme: Theme) -> Face:
    role = ARMS.get(spiral_of, "cartawel.seed")
    return Face(
        0,
        0,
        (
            Path(paths.moved(_drop(1.78), move(0.18, 0.2)), Solid(theme["cartawel.seed.shade"])),
            Path(_drop(1.66), Solid(theme[role])),
        ),
        bleed=3,
    )


@cache
def _sprout(theme: Theme) -> Face:
    green = theme["cartawel.sprout"]
    leaf: Outline = (
        Move(0.6, 0),
        Curve(0.6, -1.7, 1.7, -2.7, 3.9, -2.8),
        Curve(3.7, -1.0, 2.5, 0.1, 0.6, 0),
    )
    leaves = leaf + paths.moved(leaf, scale(1, -1))
    pen = Stroke(theme["cartawel.seed.shade"], 0.3, join="round")
    return Face(0, 0, (*_seed(1, theme).marks, Path(leaves, Solid(green), pen)), bleed=4)
