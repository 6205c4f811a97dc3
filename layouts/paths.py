"""Outlines by name: rectangles, circles, arcs, stars and smooth curves.  Lengths in mm, y down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, radians, sin, tan

from layouts.marks import Close, Curve, Line, Matrix, Move, Outline, Segment

Point = tuple[float, float]

KAPPA = 0.5522847498307936  # control points at this fraction make a quarter circle of a Bezier


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    """A rectangle with its top left corner at (x, y)."""
    return polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)))


def rounded(x: float, y: float, width: float, height: float, r: float) -> Outline:
    """A rectangle with corners of radius r; r is held to half the shorter side."""
    r = min(r, width / 2, height / 2)
    k = r * (1 - KAPPA)
    right, foot = x + width, y + height
    return (
        Move(x + r, y),
        Line(right - r, y),
        Curve(right - k, y, right, y + k, right, y + r),
        Line(right, foot - r),
        Curve(right, foot - k, right - k, foot, right - r, foot),
        Line(x + r, foot),
        Curve(x + k, foot, x, foot - k, x, foot - r),
        Line(x, y + r),
        Curve(x, y + k, x + k, y, x + r, y),
        Close(),
    )


def circle(x: float, y: float, r: float) -> Outline:
    """A circle about (x, y)."""
    return ellipse(x, y, r, r)


def ellipse(x: float, y: float, rx: float, ry: float) -> Outline:
    """An ellipse about (x, y) with half axes rx and ry."""
    kx, ky = rx * KAPPA, ry * KAPPA
    return (
        Move(x + rx, y),
        Curve(x + rx, y + ky, x + kx, y + ry, x, y + ry),
        Curve(x - kx, y + ry, x - rx, y + ky, x - rx, y),
        Curve(x - rx, y - ky, x - kx, y - ry, x, y - ry),
        Curve(x + kx, y - ry, x + rx, y - ky, x + rx, y),
        Close(),
    )


def line(x1: float, y1: float, x2: float, y2: float) -> Outline:
    """A straight line."""
    return (Move(x1, y1), Line(x2, y2))


def polyline(points: Sequence[Point]) -> Outline:
    """Straight lines through the points, left open."""
    first, *rest = points
    return (Move(*first), *(Line(x, y) for x, y in rest))


def polygon(points: Sequence[Point]) -> Outline:
    """Straight lines through the points and back."""
    return (*polyline(points), Close())


def arc(x: float, y: float, r: float, start: float, end: float) -> Outline:
    """Part of a circle about (x, y); angles from the east, clockwise (y points down)."""
    pieces = max(1, round(abs(end - start) / 45 + 0.49))
    step = radians(end - start) / pieces
    k = 4 / 3 * tan(step / 4) * r
    angle = radians(start)
    out: list[Segment] = [Move(x + r * cos(angle), y + r * sin(angle))]
    for _ in range(pieces):
        after = angle + step
        out.append(
            Curve(
                x + r * cos(angle) - k * sin(angle),
                y + r * sin(angle) + k * cos(angle),
                x + r * cos(after) + k * sin(after),
                y + r * sin(after) - k * cos(after),
                x + r * cos(after),
                y + r * sin(after),
            )
        )
        angle = after
    return tuple(out)


def ring(x: float, y: float, inner: float, outer: float) -> Outline:
    """Two circles about (x, y); fill it evenodd for a ring."""
    return circle(x, y, outer) + circle(x, y, inner)


def regular(x: float, y: float, r: float, corners: int, angle: float = -90.0) -> Outline:
    """A regular polygon with its first corner at the angle."""
    return polygon([polar(x, y, r, angle + 360 * i / corners) for i in range(corners)])


def star(
    x: float, y: float, outer: float, inner: float, points: int, angle: float = -90.0
) -> Outline:
    """A star with its first point at the angle."""
    half = 180 / points
    return polygon(
        [polar(x, y, inner if i % 2 else outer, angle + half * i) for i in range(2 * points)]
    )


def polar(x: float, y: float, r: float, angle: float) -> Point:
    """The point at distance r from (x, y) in the direction of the angle (clockwise from east)."""
    return x + r * cos(radians(angle)), y + r * sin(radians(angle))


def smooth(points: Sequence[Point], *, closed: bool = False) -> Outline:
    """A soft curve through the points (Catmull-Rom)."""
    before, *rest = (
        (points[-1], *points, points[0], points[1]) if closed else (points[0], *points, points[-1])
    )
    out: list[Segment] = [Move(*points[0])]
    for here, there, after in zip(rest, rest[1:], rest[2:], strict=False):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = before, here, there, after
        out.append(
            Curve(
                bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6,
                cx, cy,
            )
        )  # fmt: skip
        before = here
    return (*out, Close()) if closed else tuple(out)


def plotted(curve: Callable[[float], Point], steps: int, *, closed: bool = False) -> Outline:
    """The curve's points at 0 .. 1 in equal steps, joined smoothly."""
    last = steps if closed else steps + 1
    return smooth([curve(i / steps) for i in range(last)], closed=closed)


def moved(outline: Outline, matrix: Matrix) -> Outline:
    """The outline with every point sent through the matrix."""
    out: list[Segment] = []
    for s in outline:
        match s:
            case Move(x, y):
                out.append(Move(*matrix.point(x, y)))
            case Line(x, y):
                out.append(Line(*matrix.point(x, y)))
            case Curve(x1, y1, x2, y2, x, y):
                first, second = matrix.point(x1, y1), matrix.point(x2, y2)
                out.append(Curve(*first, *second, *matrix.point(x, y)))
            case Close():
                out.append(s)
    return tuple(out)


def wave(
    start: Point, end: Point, *, height: float, turns: float, phase: float = 0.0, steps: int = 0
) -> Outline:
    """A sine wave of the given half height laid along a line."""
    (x1, y1), (x2, y2) = start, end
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length

    def at(t: float) -> Point:
        offset = height * sin(2 * pi * turns * t + phase)
        return x1 + ux * length * t - uy * offset, y1 + uy * length * t + ux * offset

    return plotted(at, steps or max(8, round(turns * 8)))
