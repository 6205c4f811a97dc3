"""Metal lit from the front: ramps, barrels, bends and the shadow they lay.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Literal

from layouts import paths
from layouts.marks import (
    Close,
    Group,
    Line,
    Linear,
    Mark,
    Matrix,
    Outline,
    Path,
    Radial,
    Solid,
    Stop,
    Stroke,
)
from layouts.paths import Point
from layouts.themes import Theme

# From the rim of the bore to its middle; mirrored, so that a turned card joins without a step.
RAMP = (0.0, 0.05, 0.13, 0.22, 0.31, 0.39, 0.45, 0.5)


# Width in mm and opacity of the strokes that make up a soft shadow.
SHADOW = (
    (3.2, 0.04), (2.8, 0.05), (2.4, 0.06), (2.0, 0.07), (1.6, 0.09), (1.25, 0.1), (0.9, 0.13),
    (0.6, 0.17), (0.32, 0.22),
)  # fmt: skip


@cache
def ramp(theme: Theme, metal: str) -> tuple[Stop, ...]:
    """The metal's stops across a full bore, from 0 at one rim to 1 at the other."""
    half = [Stop(at, theme[f"pipes.{metal}.{i}"]) for i, at in enumerate(RAMP)]
    return (*half, *(Stop(1 - at, colour) for at, colour in reversed(half[:-1])))


@cache
def dome(theme: Theme, metal: str) -> tuple[Stop, ...]:
    """The metal's stops from the middle of a knob, 0, out to its rim, 1."""
    return tuple(
        Stop(1 - 2 * at, theme[f"pipes.{metal}.{i}"]) for i, at in reversed(list(enumerate(RAMP)))
    )


def poured(
    theme: Theme,
    metal: str,
    body: Outline,
    r: float,
    *,
    about: float = 0.0,
    axis: Literal["x", "y"] = "x",
) -> Group:
    """The body filled with the metal's ramp, as a barrel of radius r about an axis that runs
    along x at y = about, or along y at x = about.

    The ramp itself is drawn at radius 1 and scaled: a file then holds one for each metal.
    """
    stops = ramp(theme, metal)
    if axis == "x":
        to_card, to_unit = Matrix(d=r, f=about), Matrix(d=1 / r, f=-about / r)
        fill = Linear(0, -1, 0, 1, stops)
    else:
        to_card, to_unit = Matrix(a=r, e=about), Matrix(a=1 / r, e=-about / r)
        fill = Linear(-1, 0, 1, 0, stops)
    return Group((Path(paths.moved(body, to_unit), fill),), to_card)


def knob(theme: Theme, metal: str, x: float, y: float, r: float, shown: float = 1.0) -> Group:
    """A round head of radius r about (x, y), bright in the middle; shown cuts off its dark rim."""
    head = Path(paths.circle(0, 0, shown), Radial(0, 0, 1, dome(theme, metal)))
    return Group((head,), Matrix(r / shown, 0, 0, r / shown, x, y))


def studded(theme: Theme, metal: str, body: Outline, x: float, y: float, r: float) -> Group:
    """The body filled as a head of radius r about (x, y)."""
    unit = paths.moved(body, Matrix(1 / r, 0, 0, 1 / r, -x / r, -y / r))
    fill = Radial(0, 0, 1, dome(theme, metal))
    return Group((Path(unit, fill),), Matrix(r, 0, 0, r, x, y))


def around(theme: Theme, metal: str, x: float, y: float, inner: float, outer: float) -> Radial:
    """The ramp across a bend about (x, y), from radius inner to radius outer."""
    first, *rest = ramp(theme, metal)
    start = inner / outer
    stops = (Stop(0, first.colour), Stop(start, first.colour))
    bent = tuple(Stop(start + (1 - start) * stop.at, stop.colour) for stop in rest)
    return Radial(x, y, outer, stops + bent)


def hoop(theme: Theme, metal: str, inner: float, outer: float) -> tuple[Mark, ...]:
    """A round-backed ring about the origin."""
    ring = paths.ring(0, 0, inner, outer)
    return (
        Path(ring, around(theme, metal, 0, 0, inner, outer), evenodd=True),
        Path(ring, stroke=outline(theme)),
    )


def barrel(theme: Theme, metal: str, start: float, end: float, r: float) -> tuple[Mark, ...]:
    """A straight barrel along y = 0 from x = start to x = end, its two sides drawn fine."""
    body = paths.rectangle(start, -r, end - start, 2 * r)
    sides = paths.line(start, -r, end, -r) + paths.line(start, r, end, r)
    return poured(theme, metal, body, r), Path(sides, stroke=outline(theme))


def cone(
    theme: Theme, metal: str, start: float, end: float, wide: float, narrow: float
) -> tuple[Mark, ...]:
    """A taper along y = 0 from radius wide at start to radius narrow at end."""
    body = paths.polygon(((start, -wide), (end, -narrow), (end, narrow), (start, wide)))
    return poured(theme, metal, body, max(wide, narrow)), Path(body, stroke=outline(theme))


def band(
    theme: Theme, metal: str, start: float, end: float, r: float, soft: float = 0.3
) -> tuple[Mark, ...]:
    """A collar round the axis y = 0, its edges broken by the radius soft."""
    body = paths.rounded(start, -r, end - start, 2 * r, soft)
    return poured(theme, metal, body, r), Path(body, stroke=outline(theme))


def bend(
    theme: Theme, metal: str, centre: Point, inner: float, outer: float, angles: tuple[float, float]
) -> tuple[Mark, ...]:
    """A quarter of a tube about the centre, between two angles (clockwise from east)."""
    x, y = centre
    body = sector(x, y, inner, outer, *angles)
    rims = paths.arc(x, y, inner, *angles) + paths.arc(x, y, outer, *angles)
    fill = around(theme, metal, x, y, inner, outer)
    return Path(body, fill), Path(rims, stroke=outline(theme))


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> Outline:
    """The piece of a ring about (x, y) between two angles."""
    turnback = Line(*paths.polar(x, y, inner, end))
    back = paths.arc(x, y, inner, end, start)[1:]
    return (*paths.arc(x, y, outer, start, end), turnback, *back, Close())


def blend(first: str, second: str, share: float) -> str:
    """The first colour with a share (0 to 1) of the second in it."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def outline(theme: Theme, width: float = 0.16) -> Stroke:
    """The fine dark line that a litho retoucher would put round metal."""
    return Stroke(theme["pipes.line"], width, join="round")


def contact(theme: Theme, *bodies: Outline, reach: float = 1.0) -> Group:
    """The shadow that bodies lay on the wall, equal on all sides; reach 1 fades over 3 mm."""
    joined = tuple(segment for body in bodies for segment in body)
    return veil(
        Path(
            joined,
            stroke=Stroke(theme["pipes.shadow"], 2 * width * reach, alpha, join="round"),
        )
        for width, alpha in SHADOW
    )


def veil(marks: Iterable[Mark]) -> Group:
    """Translucent marks kept together, so that what follows them is opaque again."""
    return Group(tuple(marks))


def blob(
    chance: Random,
    x: float,
    y: float,
    rx: float,
    ry: float,
    *,
    corners: int = 9,
    rough: float = 0.2,
) -> list[Point]:
    """Points round an uneven spot about (x, y)."""
    spots = []
    for i in range(corners):
        px, py = paths.polar(0, 0, 1 + rough * (2 * chance.random() - 1), 360 * i / corners)
        spots.append((x + rx * px, y + ry * py))
    return spots


def soft(
    points: Sequence[Point], colour: str, alpha: float, steps: Sequence[float] = (1.0, 0.75, 0.5)
) -> tuple[Mark, ...]:
    """A spot that fades outward: the same outline, smaller and smaller, laid over itself."""
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    return tuple(
        Path(
            paths.smooth([(x + (px - x) * k, y + (py - y) * k) for px, py in points], closed=True),
            Solid(colour, alpha),
        )
        for k in steps
    )
