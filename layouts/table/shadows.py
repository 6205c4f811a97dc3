"""Soft shadows: an outline laid over itself, each time a little larger and just as faint."""

from __future__ import annotations

from layouts import paths
from layouts.marks import Mark, Outline, Path, Solid, move, scale
from layouts.paths import Point, polygon
from layouts.table import CAST
from layouts.themes import Theme

LAYERS = 7
DEEPEST = 0.09  # opacity of one layer; all of them together are about half of that of ink
BLUR = (0.5, 0.45)  # half the soft edge: in mm, and in heights


def shadow(outline: Outline, lift: float, theme: Theme) -> list[Mark]:
    """What a flat piece of that outline throws on the table `lift` mm below it."""
    (left, top), (right, foot) = extent(outline)
    blur = BLUR[0] + BLUR[1] * lift
    x, y = (left + right) / 2, (top + foot) / 2
    dx, dy = CAST[0] * lift, CAST[1] * lift
    marks: list[Mark] = []
    for layer in range(LAYERS):
        grown = blur * (2 * layer / (LAYERS - 1) - 0.6)
        sized = scale(
            max(0.1, 1 + 2 * grown / (right - left)), max(0.1, 1 + 2 * grown / (foot - top))
        )
        place = move(-x, -y).then(sized).then(move(x + dx, y + dy))
        ink = Solid(theme["table.shadow"], DEEPEST / (1 + lift * 0.02))
        marks.append(Path(paths.moved(outline, place), ink))
    return marks


def extent(outline: Outline) -> tuple[Point, Point]:
    """The corners of the box around an outline's points; curves may bulge a hair beyond."""
    points = [tuple(segment[-2:]) for segment in outline if len(segment) >= 2]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys)), (max(xs), max(ys))


def hull(points: list[Point]) -> Outline:
    """The outline of a thread drawn tight around the points."""
    lower, upper = _side(sorted(points)), _side(sorted(points, reverse=True))
    return polygon((*lower[:-1], *upper[:-1]))


def _side(points: list[Point]) -> list[Point]:
    found: list[Point] = []
    for x, y in points:
        while len(found) > 1:
            (ax, ay), (bx, by) = found[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            found.pop()
        found.append((x, y))
    return found
