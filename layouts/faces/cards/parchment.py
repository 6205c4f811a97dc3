"""A treasure map's stock: worn parchment, a dashed route, a cross, a headstone.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.marks import Close, Line, Mark, Move, Outline, Path, Solid, Stroke
from layouts.paths import Point
from layouts.sizes import Size
from layouts.themes import Theme


def parchment(size: Size, theme: Theme) -> tuple[Mark, ...]:
    """A worn sheet: darker at its uneven edge, a faint rose and a route that ends in a cross."""
    d = DRAWN_PAST_TRIM
    edge = paths.rectangle(-d, -d, size.width + 2 * d, size.height + 2 * d)
    mark = theme["treasure.parchment.mark"]
    return (
        Path(edge, Solid(theme["treasure.parchment.edge"])),
        Path(_worn(size, 1.6, 0.9, 3), Solid(mark)),
        Path(_worn(size, 2.6, 0.8, 7), Solid(theme["treasure.parchment"])),
    )


def _worn(size: Size, inset: float, depth: float, seed: int) -> Outline:
    chance = Random(seed)
    w, h = size.width - 2 * inset, size.height - 2 * inset
    along = 2 * (w + h)
    points: list[paths.Point] = []
    steps = round(along / 6)
    for i in range(steps):
        t = i * along / steps
        bite = depth * chance.random()
        if t < w:
            points.append((inset + t, inset + bite))
        elif t < w + h:
            points.append((inset + w - bite, inset + t - w))
        elif t < 2 * w + h:
            points.append((inset + w - (t - w - h), inset + h - bite))
        else:
            points.append((inset + bite, inset + h - (t - 2 * w - h)))
    return paths.smooth(points, closed=True)


def route(way: Sequence[Point], theme: Theme) -> tuple[Mark, ...]:
    """A dashed way through the points."""
    pen = Stroke(theme["treasure.red"], 0.9, cap="round", dash=(2.2, 2.4))
    return (Path(paths.smooth(way), stroke=pen),)


def cross(x: float, y: float, half: float, theme: Theme) -> tuple[Mark, ...]:
    """Where to dig."""
    strokes = paths.line(x - half, y - half, x + half, y + half) + paths.line(
        x - half, y + half, x + half, y - half
    )
    return (Path(strokes, stroke=Stroke(theme["treasure.red"], half * 0.46, cap="round")),)


def headstone(x: float, y: float, half: float, theme: Theme) -> tuple[Mark, ...]:
    """A headstone that says what they died of: eleven."""
    stone, dark = theme["treasure.stone"], theme["treasure.stone.dark"]
    w, top = half * 0.72, y - half * 1.25
    foot = y + half * 0.55

    def slab(dx: float) -> Outline:
        return (
            Move(x - w + dx, foot), Line(x - w + dx, top + w),
            *paths.arc(x + dx, top + w, w, 180, 360)[1:], Line(x + w + dx, foot), Close(),
        )  # fmt: skip

    grass: Outline = ()
    for i in range(-9, 10):
        gx = x + i * half * 0.13
        grass += paths.polygon(
            (
                (gx - 0.5, foot + 0.6),
                (gx + (i % 3 - 1) * 0.6, foot - 1.6 - i % 2),
                (gx + 0.5, foot + 0.6),
            )
        )
    pen = Stroke(theme["treasure.ink"], 0.35, join="round")
    return (
        Path(slab(half * 0.14), Solid(dark), pen),
        Path(slab(0), Solid(stone), pen),
        lettering.centred(
            x, top + half * 1.0, "11", font="slab", size=half * 1.05, ink=theme["treasure.ink"]
        ),
        Path(
            paths.rectangle(x - half * 0.06, top + half * 0.16, half * 0.12, half * 0.42)
            + paths.rectangle(x - half * 0.18, top + half * 0.28, half * 0.36, half * 0.11),
            Solid(theme["treasure.ink"]),
        ),
        Path(grass, Solid(theme["court.leaf"])),
    )
