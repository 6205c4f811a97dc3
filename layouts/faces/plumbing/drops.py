"""Water that falls and runs: drops, trickles down a wall, a stream from a spout.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from random import Random

from layouts import paths
from layouts.faces.plumbing.flights import Throw
from layouts.faces.plumbing.metal import blob, soft, veil
from layouts.marks import (
    Face,
    Group,
    Mark,
    Matrix,
    Outline,
    Path,
    Solid,
    Stroke,
    Use,
    move,
    scale,
    turn,
)
from layouts.themes import Theme


def drop(theme: Theme, x: float, y: float, r: float, angle: float = 0.0) -> Use:
    """A drop of radius r whose tail points away from its flight; angle 0: it flies upward."""
    return Use(_drop(theme), scale(r).then(turn(angle)).then(move(x, y)))


@cache
def _drop(theme: Theme) -> Face:
    """One drop of radius 1 about the origin, drawn once for all the water there is."""
    body = paths.smooth(
        [(0, 1.75), (-0.5, 0.75), (-0.93, -0.1), (-0.65, -0.8), (0, -1.0), (0.65, -0.8),
         (0.93, -0.1), (0.5, 0.75)], closed=True,
    )  # fmt: skip
    belly = paths.smooth([(-0.76, -0.15), (0, 0.9), (0.76, -0.15), (0, -0.82)], closed=True)
    marks = (
        Path(body, Solid(theme["pipes.water.deep"]), Stroke(theme["pipes.water.dark"], 0.13)),
        Path(belly, Solid(theme["pipes.water"])),
        Path(paths.ellipse(-0.28, -0.35, 0.28, 0.36), Solid(theme["pipes.water.white"])),
    )
    return Face(0, 0, marks, bleed=2.0)


def trickle(theme: Theme, x: float, y: float, length: float, wide: float) -> tuple[Mark, ...]:
    """A run of water down the wall from (x, y): a wet edge, a bright thread, a drop at its foot."""
    run = Use(_run(theme), Matrix(wide, 0, 0, length / 10, x, y))
    return run, drop(theme, x - 0.1 * wide, y + length, wide * 0.95, 180)


@cache
def _run(theme: Theme) -> Face:
    """A run 10 long and about 2 wide."""
    spine = (
        (0.0, 0.0, 0.45),
        (0.3, 2.0, 0.75),
        (-0.25, 4.2, 0.62),
        (0.2, 6.6, 0.7),
        (-0.1, 10, 0.85),
    )

    def ribbon(half: float, shift: float) -> Outline:
        left = [(x + shift - half * k, y) for x, y, k in spine]
        right = [(x + shift + half * k, y) for x, y, k in reversed(spine)]
        return paths.smooth([*left, *right], closed=True)

    marks = (
        Path(ribbon(1.3, 0.15), Solid(theme["pipes.shadow"], 0.3)),
        Path(ribbon(0.75, 0), Solid(theme["pipes.water"], 0.5)),
        Path(ribbon(0.2, -0.25), Solid(theme["pipes.water.white"], 0.9)),
    )
    return Face(0, 0, (veil(marks),), bleed=12.0)


def fall(
    theme: Theme, chance: Random, x: float, top: float, foot: float, half: float
) -> tuple[Mark, ...]:
    """A stream `half` to each side of x that falls from top to foot, and splashes."""
    light, white = theme["pipes.water"], theme["pipes.water.white"]
    rings = (
        Path(paths.ellipse(x, foot, half * k, half * k * 0.24), stroke=Stroke(light, 0.28, alpha))
        for k, alpha in ((1.4, 0.9), (1.9, 0.6), (2.35, 0.35))
    )
    foam = soft(blob(chance, x, foot, half * 1.25, half * 0.36, rough=0.25), white, 0.4)
    return (
        veil((*rings, *_stream(theme, x, top, foot, half), *foam)),
        _crown(theme, chance, x, foot, half),
    )


def _stream(theme: Theme, x: float, top: float, foot: float, half: float) -> list[Mark]:
    """Ribbons side by side, narrower as they gain speed: offset and width in halves."""

    def ribbon(shift: float, wide: float) -> Outline:
        narrowing = ((0.0, half), (0.3, 0.82 * half), (0.6, 0.74 * half), (1.0, 0.8 * half))
        left = [(x + (shift - wide) * k, top + (foot - top) * t) for t, k in narrowing]
        right = [(x + (shift + wide) * k, top + (foot - top) * t) for t, k in reversed(narrowing)]
        return paths.smooth([*left, *right], closed=True)

    ribbons = (
        (0.0, 1.0, "water.deep", 0.95), (-0.08, 0.8, "water", 0.6), (-0.34, 0.3, "water", 0.8),
        (-0.42, 0.13, "water.white", 0.9), (-0.12, 0.05, "water.white", 0.9),
        (0.2, 0.08, "water.white", 0.9), (0.62, 0.07, "water.white", 0.9),
    )  # fmt: skip
    return [
        Path(ribbon(shift, wide), Solid(theme[f"pipes.{role}"], alpha))
        for shift, wide, role, alpha in ribbons
    ]


def _crown(theme: Theme, chance: Random, x: float, foot: float, half: float) -> Group:
    """The drops that jump up where a stream lands."""
    drops: list[Mark] = []
    for i in range(10):
        side = -1 if i % 2 else 1
        lean = side * (14 + 8 * (i // 2))
        flight = Throw(x + side * half, foot, lean - 90, half * 1.7, half * 0.7)
        px, py = flight.at(0.35 + 0.6 * chance.random())
        drops.append(drop(theme, px, py, half * (0.08 + 0.1 * chance.random()), side * 25))
    return Group(tuple(drops))
