"""The common back: a cast-iron cover in a street of setts.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from math import hypot, pi
from random import Random

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.plumbing.metal import blend, contact, hoop, outline, sector
from layouts.fonts import width
from layouts.lettering import line
from layouts.marks import (
    Face,
    Group,
    Mark,
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
from layouts.sizes import Size
from layouts.themes import Theme

TONES = 3
MOTTO = "AQVA · MCMLXXII ·"  # the same water and the same year in every language


@cache
def manhole(size: Size, theme: Theme) -> Face:
    """The back of every card of the game, the same both ways up; size in mm."""
    r = size.width * 0.425
    middle = move(size.width / 2, size.height / 2)
    reach = hypot(size.width / 2 + DRAWN_PAST_TRIM, size.height / 2 + DRAWN_PAST_TRIM)
    edge = DRAWN_PAST_TRIM
    ground = paths.rectangle(-edge, -edge, size.width + 2 * edge, size.height + 2 * edge)
    marks: tuple[Mark, ...] = (
        Path(ground, Solid(theme["pipes.street.joint"])),
        Group((*_setts(r * 1.035, reach, theme), *_cover(r, theme)), middle),
    )
    cut = paths.rounded(0, 0, size.width, size.height, 3.0)
    return Face(size.width, size.height, marks, bleed=2.0, cut=cut)


def _setts(inner: float, reach: float, theme: Theme) -> tuple[Mark, ...]:
    """Rings of stones; each has a twin of its own tone across the middle."""
    chance = Random(1972)
    depth = inner * 0.262
    stones: list[Mark] = []
    while inner < reach:
        half = round(pi * (inner + depth / 2) / (depth * 1.04))
        step, phase = 180 / half, 180 * chance.random() / half
        ring = [_stone(inner, inner + depth, step, tone, theme) for tone in range(TONES)]
        for i in range(half):
            stone = ring[chance.randrange(TONES)]
            stones += [Use(stone, turn(phase + step * i + twin)) for twin in (0, 180)]
        inner += depth
    return tuple(stones)


@cache
def _stone(inner: float, outer: float, step: float, tone: int, theme: Theme) -> Face:
    """A sett of a ring about the origin, worn round, its middle at the east."""
    granite, light = theme[f"pipes.street.{tone}"], theme["pipes.street.light"]
    chance = Random(f"sett {tone}")
    worn = [1 + 0.5 * chance.random() for _ in range(8)]
    layers = ((0.26, 0.0), (0.8, 0.08), (1.5, 0.15), (2.3, 0.2))
    marks = tuple(
        Path(_worn(inner, outer, step, inset, worn), Solid(blend(granite, light, share)))
        for inset, share in layers
    )
    return Face(0, 0, marks, bleed=outer + 1)


def _worn(inner: float, outer: float, step: float, inset: float, worn: list[float]) -> Outline:
    middle = (inner + outer) / 2
    half = step / 2 - inset / middle * 180 / pi
    low, high = inner + inset, outer - inset
    soft = (outer - inner) * 0.12
    lean = soft / middle * 180 / pi
    corners = (
        (high, half - lean * worn[0]), (high - soft * worn[1], half),
        (low + soft * worn[2], half), (low, half - lean * worn[3]),
        (low, -half + lean * worn[4]), (low + soft * worn[5], -half),
        (high - soft * worn[6], -half), (high, -half + lean * worn[7]),
    )  # fmt: skip
    return paths.smooth([paths.polar(0, 0, r, angle) for r, angle in corners], closed=True)


def _cover(r: float, theme: Theme) -> tuple[Mark, ...]:
    """Frame, gap, motto ring, chequered ring and the two fish, from the outside in."""
    dark, low, _, high = (theme[f"pipes.cover.{i}"] for i in range(4))
    return (
        contact(theme, paths.circle(0, 0, r), reach=1.0),
        *hoop(theme, "iron", r * 0.9, r),
        Path(paths.circle(0, 0, r * 0.885), Solid(dark)),
        Path(paths.circle(0, 0, r * 0.865), Solid(low), outline(theme, 0.2)),
        Path(paths.circle(0, 0, r * 0.845), stroke=Stroke(high, 0.35)),
        *_motto(r * 0.745, r * 0.125, theme),
        *hoop(theme, "iron", r * 0.655, r * 0.7),
        *_pads(r, theme),
        Path(paths.circle(0, 0, r * 0.39), Solid(low), outline(theme, 0.2)),
        *hoop(theme, "iron", r * 0.345, r * 0.39),
        Path(paths.circle(0, 0, r * 0.345), Solid(dark)),
        _fish(r * 0.3, high, dark),
        Group((_fish(r * 0.3, high, dark),), turn(180)),
        *_keyholes(r, theme),
    )


def _motto(r: float, size: float, theme: Theme) -> list[Mark]:
    """The words on a ring, twice, so that they read whichever way the card lies."""
    wide = [width(letter, "slab", size) for letter in MOTTO]
    room = (180 - sum(wide) / r * 180 / pi) / len(MOTTO)
    ink, dark = theme["pipes.cover.3"], theme["pipes.cover.0"]
    out: list[Mark] = []
    angle = -90.0
    for letter, long in zip(MOTTO, wide, strict=True):
        half = long / r * 90 / pi
        angle += half + room / 2
        if letter != " ":
            low = line(0.14, -r + 0.14, letter, font="slab", size=size, ink=dark, anchor="middle")
            top = line(0, -r, letter, font="slab", size=size, ink=ink, anchor="middle")
            out += [Group((low, top), turn(angle + twin)) for twin in (0, 180)]
        angle += half + room / 2
    return out


def _pads(r: float, theme: Theme) -> tuple[Mark, ...]:
    """Three rings of raised pads, staggered: what keeps shoes from slipping."""
    sides: list[Segment] = []
    tops: list[Segment] = []
    gleams: list[Segment] = []
    count = 28
    for row in range(3):
        inner, outer = r * (0.405 + 0.084 * row), r * (0.405 + 0.084 * row + 0.068)
        step = 360 / count
        for i in range(count):
            a = step * (i + 0.5 * (row % 2)) + step * 0.12
            b = a + step * 0.76
            sides.extend(sector(0, 0, inner, outer, a, b))
            tops.extend(sector(0, 0, inner + 0.22, outer - 0.22, a + step * 0.06, b - step * 0.06))
            gleams.extend(paths.arc(0, 0, (inner + outer) / 2, a + step * 0.22, b - step * 0.22))
    return (
        Path(tuple(sides), Solid(theme["pipes.cover.0"])),
        Path(tuple(tops), Solid(theme["pipes.cover.2"])),
        Path(tuple(gleams), stroke=Stroke(theme["pipes.cover.3"], r * 0.03, cap="round")),
    )


def _fish(r: float, light: str, dark: str) -> Group:
    """One of two fish that chase each other round the hub."""
    body = paths.smooth(
        [(-0.84, 0.02), (-0.8, -0.44), (-0.3, -0.88), (0.3, -0.8), (0.62, -0.42), (0.5, -0.24),
         (0.14, -0.4), (-0.24, -0.3), (-0.54, -0.02)], closed=True,
    )  # fmt: skip
    tail = paths.polygon([(0.5, -0.42), (0.96, -0.56), (0.82, -0.34), (0.88, -0.14), (0.46, -0.27)])
    scales = tuple(
        s for x, y in ((-0.28, -0.58), (0.0, -0.64), (0.26, -0.56)) for s in
        paths.arc(x - 0.08, y, 0.2, -60, 60)
    )  # fmt: skip
    pen = Stroke(dark, r * 0.05, join="round")
    return Group(
        (
            Path(_grown(tail, r), Solid(light), pen),
            Path(_grown(body, r), Solid(light), pen),
            Path(_grown(scales, r), stroke=Stroke(dark, r * 0.05)),
            Path(paths.circle(-0.6 * r, -0.34 * r, 0.09 * r), Solid(dark)),
        )
    )


def _grown(shape: Outline, r: float) -> Outline:

    return paths.moved(shape, scale(r))


def _keyholes(r: float, theme: Theme) -> list[Mark]:
    """Two slots for the lifting key, opposite each other."""
    out: list[Mark] = []
    for side in (0, 180):
        slot = paths.rounded(-r * 0.035, -r * 0.64, r * 0.075, r * 0.17, r * 0.035)
        marks = (Path(slot, Solid(theme["pipes.crack"]), Stroke(theme["pipes.cover.3"], 0.3)),)
        out.append(Group(marks, turn(side + 90)))
    return out
