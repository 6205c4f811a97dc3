"""Water under pressure: the burst from a crack.  Lengths in mm."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import atan2, cos, degrees, radians, sin
from random import Random
from typing import Literal

from layouts import paths
from layouts.faces.plumbing.drops import drop
from layouts.faces.plumbing.flights import Throw
from layouts.faces.plumbing.metal import blob, soft, veil
from layouts.marks import (
    Face,
    Group,
    Mark,
    Path,
    Segment,
    Solid,
    Stroke,
    Use,
    scale,
    turn,
)
from layouts.paths import Point
from layouts.themes import Theme

REACH = 30.0  # the farthest jet of a burst as it is drawn; it is scaled to its place
AIMS: dict[str, float] = {"up": -90.0, "aside": -16.0}


def spray(theme: Theme, aim: Literal["up", "aside"], reach: float, turned: float = 0) -> Use:
    """A burst about the origin whose longest jet is `reach` mm, turned by so many degrees."""
    return Use(_burst(theme, AIMS[aim]), scale(reach / REACH).then(turn(turned)))


@cache
def _burst(theme: Theme, direction: float) -> Face:
    """A fan of water about the origin, drawn once for all leaks that point that way."""
    chance = Random(f"burst {direction}")
    throws = [_throw(chance, direction, i / 21 - 0.5) for i in range(22)]
    marks = (
        veil(_mist(theme, chance, throws[::4])),
        veil(_sheet(theme, chance, direction)),
        veil(_jets(theme, chance, throws[1::3])),
        veil(_streaks(theme, chance, throws)),
        veil(_foam(theme, chance, direction)),
        Group(tuple(_drops(theme, chance, throws))),
    )
    return Face(0, 0, marks, bleed=REACH * 1.3)


def _throw(chance: Random, direction: float, lean: float) -> Throw:
    """One of the fan's flights: lean from -0.5 to 0.5 across it, longer in the middle."""
    side = radians(direction + 90)
    shift = lean * REACH * 0.3
    angle = direction + 125 * lean + 10 * (chance.random() - 0.5)
    far = REACH * (0.55 + 0.45 * chance.random()) * (1 - 0.6 * abs(lean))
    return Throw(cos(side) * shift, sin(side) * shift, angle, far, far * 0.24)


def _mist(theme: Theme, chance: Random, throws: list[Throw]) -> list[Mark]:
    """What hangs in the air beyond the jets."""
    out: list[Mark] = []
    for throw in throws:
        x, y = throw.at(0.75)
        cloud = blob(chance, x, y, REACH * 0.17, REACH * 0.15, corners=7, rough=0.2)
        out += soft(cloud, theme["pipes.water"], 0.04, (1.0, 0.8, 0.6, 0.4))
    return out


def _sheet(theme: Theme, chance: Random, direction: float) -> list[Mark]:
    """The thin spread of water between the jets, ragged at its edge."""
    out: list[Mark] = []
    for far, alpha in ((0.62, 0.13), (0.5, 0.16), (0.36, 0.2)):
        points: list[Point] = []
        for i in range(19):
            lean = i / 18 - 0.5
            ragged = (0.88 if i % 2 else 1.0) * (0.9 + 0.2 * chance.random())
            r = REACH * far * ragged * (1 - 0.5 * abs(lean))
            points.append(paths.polar(0, 0, r, direction + 122 * lean))
        rim = paths.smooth([(0, 0), *points], closed=True)
        out.append(Path(rim, Solid(theme["pipes.water"], alpha)))
    return out


def _streaks(theme: Theme, chance: Random, throws: list[Throw]) -> list[Mark]:
    """Fine threads, grouped by width; most begin at the crack and fly apart."""
    threads: list[list[Segment]] = [[], [], []]
    for throw in throws:
        for _ in range(4):
            strand = replace(throw, direction=throw.direction + 9 * (chance.random() - 0.5))
            start = 0.5 * chance.random() ** 2
            end = min(0.98, start + 0.22 + 0.5 * chance.random())
            threads[chance.randrange(3)].extend(strand.streak(start, end))
    white = theme["pipes.water.white"]
    return [
        Path(tuple(thread), stroke=Stroke(white, width, alpha, cap="round"))
        for thread, width, alpha in zip(threads, (0.13, 0.22, 0.36), (0.85, 0.8, 0.6), strict=True)
    ]


def _jets(theme: Theme, chance: Random, throws: list[Throw]) -> list[Mark]:
    """The few jets that hold together, glassy, and what breaks off them."""
    out: list[Mark] = []
    for throw in throws:
        end, wide = 0.5 + 0.3 * chance.random(), REACH * (0.032 + 0.026 * chance.random())
        out += [
            Path(throw.tongue(0, end + 0.04, wide * 1.4), Solid(theme["pipes.water.deep"], 0.3)),
            Path(throw.tongue(0, end, wide), Solid(theme["pipes.water"], 0.5)),
            Path(
                throw.tongue(0.02, end * 0.55, wide * 0.4), Solid(theme["pipes.water.white"], 0.9)
            ),
        ]
        if chance.random() < 0.7:
            rest = throw.tongue(end + 0.08, end + 0.2, wide * 0.6)
            out.append(Path(rest, Solid(theme["pipes.water"], 0.8)))
    return out


def _foam(theme: Theme, chance: Random, direction: float) -> list[Mark]:
    """Where it breaks out it is white."""
    side = radians(direction + 90)
    balls: list[Segment] = []
    for i in range(26):
        lean = i / 25 - 0.5
        x, y = paths.polar(0, 0, REACH * 0.07 * chance.random(), direction)
        shift = lean * REACH * 0.36
        balls.extend(
            paths.circle(
                x + cos(side) * shift,
                y + sin(side) * shift,
                REACH * (0.006 + 0.02 * chance.random()) * (1.1 - abs(lean)),
            )
        )
    return [Path(tuple(balls), Solid(theme["pipes.water.white"], 0.92))]


def _drops(theme: Theme, chance: Random, throws: list[Throw]) -> list[Mark]:
    out: list[Mark] = []
    for throw in throws:
        for _ in range(2):
            time = 0.6 + 0.46 * chance.random()
            (x, y), (ux, uy) = throw.at(time), throw.heading(time)
            off = REACH * 0.07 * (2 * chance.random() - 1)
            size = REACH * (0.009 + 0.032 * chance.random() ** 2)
            angle = degrees(atan2(uy, ux)) + 90
            out.append(drop(theme, x - uy * off, y + ux * off, size, angle))
    return out
