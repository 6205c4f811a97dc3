"""Nets as they stand when they are folded or rolled: hats, pennants, dice.  Lengths in mm.

Each is drawn with the very face that is printed, bent strip by strip.
"""

from __future__ import annotations

from collections.abc import Callable
from math import acos, cos, degrees, radians, sin, sqrt

from layouts.marks import Face, Group, Mark, Matrix, Outline, Path, Solid, Use
from layouts.nets.cone import ANGLE, STEEP
from layouts.nets.die import CROSS
from layouts.paths import Point, polar, polygon
from layouts.table import CAST, RISE
from layouts.table.shadows import hull, shadow
from layouts.themes import Theme

STRIPS = 30  # of a cone that is seen from one side
STEPS = 12  # from light to shade
LAMP = -75.0  # where the light comes from, about a cone: degrees from the front, to the right
COLUMN = (2, 1, 5, 6)  # of the die's net, from the top down


def hat_measures(net: Face) -> tuple[float, float]:
    """Base radius and height of the hat of a net."""
    s = net.height
    return s / STEEP, s * sqrt(1 - 1 / STEEP**2)


def cone(net: Face, x: float, y: float, turned: float, up: float, theme: Theme) -> list[Mark]:
    """A hat with the middle of its base at (x, y); the middle of its face looks down the page."""
    r, high = hat_measures(net)
    foot = y - up * RISE
    tip = (x, foot - high * RISE)
    seen = 180 - degrees(acos(min(1.0, r / (high * RISE))))
    marks: list[Mark] = [] if up else _cone_shadow(x, y, r, high, theme)
    step = 2 * seen / STRIPS
    for i in range(STRIPS):
        side = seen - step * i
        over = step * (1.25 if i < STRIPS - 1 else 1)  # lest the table be seen between two
        marks.append(_strip(net, (x, foot), tip, r, turned, (side, side - over)))

    def wedge(start: float, end: float) -> Outline:
        rim = [polar(x, foot, r, 90 - start - (end - start) * i / 16) for i in range(17)]
        return polygon((tip, *rim))

    return [*marks, *_lit(wedge, seen, theme)]


def _cone_shadow(x: float, y: float, r: float, high: float, theme: Theme) -> list[Mark]:
    rim = [polar(x, y, r, angle) for angle in range(0, 360, 12)]
    tip = (x + high * CAST[0] * 1.3, y + high * CAST[1] * 1.3)
    return shadow(hull([*rim, tip]), 1.2, theme)


def _strip(net: Face, foot: Point, tip: Point, r: float, turned: float, sides: Point) -> Mark:
    """The part of a cone between two directions, each in degrees from the front to the right."""
    apex = (net.width / 2, 0.0)
    # 360 degrees of the rim are the net's ANGLE
    edges = [90 - (side - turned) * ANGLE / 360 for side in sides]
    on_net = [apex, *(polar(*apex, net.height, edge) for edge in edges)]
    on_table = [tip, *(polar(*foot, r, 90 - side) for side in sides)]
    return Group((Group((Use(net),), clip=polygon(on_net)),), bent(on_net, on_table))


def _lit(wedge: Callable[[float, float], Outline], seen: float, theme: Theme) -> list[Mark]:
    """Light and shade on a cone, in steps that lie over one another: side by side they would leave
    seams."""
    shade, light = Solid(theme["table.shadow"], 0.034), Solid(theme["table.light"], 0.035)
    darker = [LAMP + 20 + (seen - LAMP - 20) * i / STEPS for i in range(STEPS)]
    brighter = [36 * (i + 1) / STEPS for i in range(STEPS)]
    return [
        *(Path(wedge(start, seen), shade) for start in darker),
        *(Path(wedge(max(-seen, LAMP - half), LAMP + half), light) for half in brighter),
    ]


def bent(source: list[Point], target: list[Point]) -> Matrix:
    """The map that sends three points to three others."""
    (ax, ay), (bx, by), (cx, cy) = source
    ux, uy, vx, vy = bx - ax, by - ay, cx - ax, cy - ay
    whole = ux * vy - uy * vx

    def row(a: float, b: float, c: float) -> tuple[float, float, float]:
        along = ((b - a) * vy - (c - a) * uy) / whole
        down = ((c - a) * ux - (b - a) * vx) / whole
        return along, down, a - along * ax - down * ay

    xa, xc, xe = row(*(x for x, _ in target))
    yb, yd, yf = row(*(y for _, y in target))
    return Matrix(xa, yb, xc, yd, xe, yf)


def pennant(strip: Face, x: float, y: float, turned: float, theme: Theme) -> list[Mark]:
    """A marker: its near foot lies before it, its flag stands on the fold."""
    k = strip.width / 18
    flap, tall, half = 8 * k, 25 * k, strip.width / 2
    along, ahead = (cos(radians(turned)), sin(radians(turned))), _ahead(turned)
    top, fold = flap + tall, flap + 2 * tall
    left = (x - half * along[0], y - half * along[1])
    right = (x + half * along[0], y + half * along[1])
    cast = [(px + tall * CAST[0], py + tall * CAST[1]) for px, py in (left, right)]
    feet = [
        (px + side * flap * ahead[0], py + side * flap * ahead[1])
        for px, py in (left, right)
        for side in (-1, 1)
    ]
    foot = _flap(strip, (0, fold), flap, left, along, ahead)
    flag = _flap(strip, (0, top), tall, (left[0], left[1] - tall * RISE), along, (0, RISE))
    behind = _flap(
        strip, (0, fold), flap, (left[0] - flap * ahead[0], left[1] - flap * ahead[1]), along, ahead
    )
    dark = [
        (left[0], left[1]), (right[0], right[1]),
        (right[0] + 0.12 * tall, right[1] + 2.2 * k), (left[0] + 0.12 * tall, left[1] + 2.2 * k),
    ]  # fmt: skip
    return [
        *shadow(hull([left, right, *cast]), 0.8, theme),
        *shadow(hull(feet), 0.3, theme),
        behind,
        foot,
        Path(polygon(dark), Solid(theme["table.shadow"], 0.25)),
        flag,
    ]


def _ahead(turned: float) -> Point:
    return -sin(radians(turned)), cos(radians(turned))


def _flap(
    face: Face, corner: Point, deep: float, at: Point, along: Point, down: Point, wide: float = 0.0
) -> Mark:
    """A rectangle of the face, its corner brought to `at`, its sides to `along` and `down`."""
    x, y = corner
    wide = wide or face.width
    clip = polygon(((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)))
    place = Matrix(
        along[0], along[1], down[0], down[1],
        at[0] - x * along[0] - y * down[0], at[1] - x * along[1] - y * down[1],
    )  # fmt: skip
    return Group((Group((Use(face),), clip=clip),), place)


def cube(net: Face, x: float, y: float, top: int, turned: float, theme: Theme) -> list[Mark]:
    """A die; turned is between 0 and 90, so that the sides after `top` and of the 4 are seen."""
    edge = net.width / 3
    tab = net.height - 4 * edge
    along = (cos(radians(turned)), sin(radians(turned)))
    ahead = _ahead(turned)
    up, back = (0.0, RISE), (-ahead[0], -ahead[1])

    def at(right: float, near: float, lifted: float) -> Point:
        px = x + edge * (right * along[0] + near * ahead[0])
        return px, y + edge * (right * along[1] + near * ahead[1]) - edge * RISE * lifted

    def side(number: int, corner: Point, along: Point, down: Point, dark: float) -> list[Mark]:
        column, row = CROSS[number]
        origin = (column * edge, row * edge + tab)
        flap = _flap(net, origin, edge, corner, along, down, edge)
        ends = [corner, _plus(corner, along, edge)]
        box = [*ends, *(_plus(end, down, edge) for end in reversed(ends))]
        return [flap, Path(polygon(box), Solid(theme["table.shadow"], dark))]

    front = COLUMN[(COLUMN.index(top) + 1) % len(COLUMN)]
    floor = [at(a, b, 0) for a, b in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))]
    cast = [(px + edge * CAST[0], py + edge * CAST[1]) for px, py in floor]
    return [
        *shadow(hull([*floor, *cast]), 1.0, theme),
        *side(front, at(-0.5, 0.5, 1), along, up, 0.12),
        *side(4, at(0.5, 0.5, 1), back, up, 0.34),
        *side(top, at(-0.5, -0.5, 1), along, ahead, 0.0),
    ]


def _plus(at: Point, direction: Point, length: float) -> Point:
    return at[0] + direction[0] * length, at[1] + direction[1] * length
