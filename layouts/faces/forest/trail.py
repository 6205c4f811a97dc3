"""A trodden path: earth, pebbles on it, grass beside it.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin
from random import Random
from typing import NamedTuple

from layouts import paths
from layouts.marks import Line, Mark, Move, Outline, Path, Solid, Stroke, dots
from layouts.paths import Point, polar
from layouts.themes import Theme

# Dashes of round dots: crumbs that look strewn, for the price of one line.
CRUMBS = dots(1.3, 2.2, 0.9, 1.7)
PEBBLES = dots(5.3, 9.1, 3.7)


class Wheel(NamedTuple):
    """A round path about the origin and spokes from the middle, at angles from the east."""

    radius: float
    spokes: Sequence[float]
    reach: float
    """How far out the spokes go."""
    width: float
    hub: float
    """Radius of the round where they meet."""


def trodden(wheel: Wheel, theme: Theme) -> tuple[Mark, ...]:
    """The earth of the paths, with everything that lies on it and grows beside it."""
    half = wheel.width / 2
    middle = _beside(wheel, 0.0)
    edges = _beside(wheel, half) + _beside(wheel, -half)
    hub = paths.circle(0, 0, wheel.hub)
    earth, edge, light = (
        theme["forest.path"], theme["forest.path.edge"], theme["forest.path.light"],
    )  # fmt: skip
    return (
        Path(middle, stroke=Stroke(theme["forest.shadow"], wheel.width + 1.6, 0.6)),
        Path(hub, Solid(edge), Stroke(edge, 0.9)),
        Path(middle, stroke=Stroke(edge, wheel.width + 0.3)),
        Path(edges, stroke=Stroke(edge, 0.95, cap="round", dash=CRUMBS)),
        Path(middle, stroke=Stroke(earth, wheel.width - 0.7)),
        Path(hub, Solid(earth)),
        _strewn(wheel, half * 0.9, 0.5, light),
        _strewn(wheel, -half * 0.83, 0.4, edge),
        _strewn(wheel, half * 0.62, 0.32, edge),
        _strewn(wheel, -half * 0.5, 0.5, light),
        _grass(wheel, half, theme),
    )


def _strewn(wheel: Wheel, off: float, size: float, colour: str) -> Path:
    """Pebbles of one size along the path."""
    return Path(_beside(wheel, off), stroke=Stroke(colour, size, cap="round", dash=PEBBLES))


def _beside(wheel: Wheel, off: float) -> Outline:
    """Lines along all the paths, `off` mm to one side of their middle."""
    out = paths.circle(0, 0, wheel.radius + off)
    for angle in wheel.spokes:
        shift = off * sin(radians(angle)), -off * cos(radians(angle))
        x, y = polar(*shift, wheel.reach, angle)
        out += paths.line(*shift, x, y)
    return out


def _grass(wheel: Wheel, half: float, theme: Theme) -> Path:
    """Tufts of three blades, all growing north."""
    chance = Random(1927)
    blades: list[Move | Line] = []
    for x, y in _verges(wheel, chance, half):
        tall = chance.uniform(0.8, 1.5)
        for lean in (-0.5, 0.0, 0.5):
            blades += [Move(x, y), Line(x + lean * tall, y - tall * (1 - abs(lean) * 0.4))]
    return Path(tuple(blades), stroke=Stroke(theme["forest.leaf.1"], 0.34, cap="round"))


def _verges(wheel: Wheel, chance: Random, half: float) -> list[Point]:
    """Places on both sides of the paths, but for what lies on another path."""

    def off() -> float:
        return chance.choice((-1, 1)) * (half + chance.uniform(0.3, 1.3))

    count = round(2 * pi * wheel.radius / 3.5)
    fork = 90 / pi * (wheel.width + 5) / wheel.radius
    spots = [
        polar(0, 0, wheel.radius + off(), angle)
        for angle in (360 * i / count for i in range(count))
        if all(abs((angle - spoke + 180) % 360 - 180) > fork for spoke in wheel.spokes)
    ]
    for angle in wheel.spokes:
        for i in range(round(wheel.radius / 4)):
            out, aside = wheel.hub * 2 + 4 * i, off()
            if out < wheel.radius - half - 2:
                spots.append(polar(*polar(0, 0, out, angle), aside, angle + 90))
    return spots
