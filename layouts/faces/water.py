"""Water under pressure: the burst, its drops, and the wet that runs down.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from random import Random

from layouts import paths
from layouts.faces.metal import blob, soft, veil
from layouts.marks import (
    Face, Group, Mark, Matrix, Outline, Path, Segment, Solid, Stroke, Use, move, scale, turn,
)  # fmt: skip
from layouts.paths import Point
from layouts.themes import Theme

REACH = 30.0  # the farthest jet of a burst as it is drawn; it is scaled to its place
STEPS = 4


@dataclass(frozen=True, slots=True)
class Throw:
    """The flight of water from a place: direction in degrees, reach and final fall in mm."""

    x: float
    y: float
    direction: float
    reach: float
    fall: float

    def at(self, time: float) -> Point:
        """Where the water is at time 0 .. 1."""
        angle = radians(self.direction)
        far = self.reach * (1.25 * time - 0.25 * time * time)
        return self.x + far * cos(angle), self.y + far * sin(angle) + self.fall * time * time

    def heading(self, time: float) -> Point:
        """The unit vector along the flight."""
        (ax, ay), (bx, by) = self.at(time), self.at(time + 0.02)
        long = hypot(bx - ax, by - ay) or 1
        return (bx - ax) / long, (by - ay) / long

    def streak(self, start: float, end: float) -> Outline:
        """The line of the flight between two times."""
        return paths.smooth([self.at(start), self.at((start + end) / 2), self.at(end)])

    def tongue(self, start: float, end: float, wide: float) -> Outline:
        """A body of water between two times, widest past its middle, pointed at both ends."""
        left, right = [], []
        for i, swell in enumerate((0.45, 0.8, 1.0, 0.7)):
            time = start + (end - start) * (i + 0.6) / (STEPS + 0.6)
            half = wide * swell / 2
            (x, y), (ux, uy) = self.at(time), self.heading(time)
            left.append((x - uy * half, y + ux * half))
            right.append((x + uy * half, y - ux * half))
        rim = [self.at(start), *left, self.at(end), *reversed(right)]
        return paths.smooth(rim, closed=True)


def spray(theme: Theme, place: Point, *, direction: int, reach: float, mirrored: bool) -> Use:
    """The burst from a crack at that place; direction as drawn, then mirrored left to right."""
    k = reach / REACH
    return Use(_burst(theme, direction), Matrix(-k if mirrored else k, 0, 0, k, *place))


@lru_cache(maxsize=None)
def _burst(theme: Theme, direction: int) -> Face:
    """A fan of water about the origin, drawn once for all leaks that point that way."""
    chance = Random(f"burst {direction}")
    throws = [_throw(chance, direction, i / 21 - 0.5) for i in range(22)]
    marks = (
        veil(_sheet(theme, chance, direction)),
        veil(_streaks(theme, chance, throws)),
        veil(_jets(theme, chance, throws[1::3])),
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
    return Throw(cos(side) * shift, sin(side) * shift, angle, far, far * 0.16)


def _sheet(theme: Theme, chance: Random, direction: float) -> list[Mark]:
    """The thin spread of water between the jets, ragged at its edge."""
    out: list[Mark] = []
    for far, alpha in ((0.74, 0.13), (0.58, 0.16), (0.4, 0.2)):
        points: list[Point] = []
        for i in range(19):
            lean = i / 18 - 0.5
            ragged = (0.72 if i % 2 else 1.0) * (0.85 + 0.3 * chance.random())
            r = REACH * far * ragged * (1 - 0.5 * abs(lean))
            points.append(paths.polar(0, 0, r, direction + 122 * lean))
        rim = paths.smooth([(0, 0), *points], closed=True)
        out.append(Path(rim, Solid(theme["pipes.water"], alpha)))
    return out


def _streaks(theme: Theme, chance: Random, throws: list[Throw]) -> list[Mark]:
    """Fine threads, grouped by width."""
    threads: list[list[Segment]] = [[], [], []]
    for throw in throws:
        for _ in range(2):
            start = 0.02 + 0.4 * chance.random()
            end = min(0.95, start + 0.2 + 0.4 * chance.random())
            threads[chance.randrange(3)].extend(throw.streak(start, end))
    white = theme["pipes.water.white"]
    return [
        Path(tuple(thread), stroke=Stroke(white, width, alpha, cap="round"))
        for thread, width, alpha in zip(threads, (0.16, 0.26, 0.4), (0.9, 0.75, 0.6), strict=True)
        if thread
    ]


def _jets(theme: Theme, chance: Random, throws: list[Throw]) -> list[Mark]:
    """The few jets that hold together: a dark side, a body, a bright core."""
    out: list[Mark] = []
    for throw in throws:
        end, wide = 0.5 + 0.3 * chance.random(), REACH * (0.035 + 0.03 * chance.random())
        out += [
            Path(throw.tongue(0, end + 0.06, wide * 1.5), Solid(theme["pipes.water.deep"], 0.4)),
            Path(throw.tongue(0, end, wide), Solid(theme["pipes.water"], 0.85)),
            Path(throw.tongue(0.02, end * 0.82, wide * 0.5), Solid(theme["pipes.water.white"])),
        ]
        if chance.random() < 0.7:
            rest = throw.tongue(end + 0.1, end + 0.24, wide * 0.75)
            out.append(Path(rest, Solid(theme["pipes.water"], 0.9)))
    return out


def _foam(theme: Theme, chance: Random, direction: float) -> list[Mark]:
    """Where it breaks out it is white."""
    side = radians(direction + 90)
    balls: list[Segment] = []
    for i in range(15):
        lean = i / 14 - 0.5
        x, y = paths.polar(0, 0, REACH * 0.05 * chance.random(), direction)
        shift = lean * REACH * 0.36
        balls.extend(
            paths.circle(
                x + cos(side) * shift,
                y + sin(side) * shift,
                REACH * (0.012 + 0.03 * chance.random()) * (1.1 - abs(lean)),
            )
        )
    return [Path(tuple(balls), Solid(theme["pipes.water.white"], 0.92))]


def _drops(theme: Theme, chance: Random, throws: list[Throw]) -> list[Mark]:
    out: list[Mark] = []
    for throw in throws:
        for _ in range(2):
            time = 0.62 + 0.44 * chance.random()
            (x, y), (ux, uy) = throw.at(time), throw.heading(time)
            off = REACH * 0.07 * (2 * chance.random() - 1)
            size = REACH * (0.009 + 0.026 * chance.random() ** 2)
            angle = degrees(atan2(uy, ux)) + 90
            out.append(drop(theme, x - uy * off, y + ux * off, size, angle))
    return out


def drop(theme: Theme, x: float, y: float, r: float, angle: float = 0.0) -> Use:
    """A drop of radius r whose tail points away from its flight; angle 0: it flies upward."""
    return Use(_drop(theme), scale(r).then(turn(angle)).then(move(x, y)))


@lru_cache(maxsize=None)
def _drop(theme: Theme) -> Face:
    """One drop of radius 1 about the origin, drawn once for all the water there is."""
    body = paths.smooth(
        [(0, 1.75), (-0.5, 0.75), (-0.93, -0.1), (-0.65, -0.8), (0, -1.0), (0.65, -0.8),
         (0.93, -0.1), (0.5, 0.75)], closed=True,
    )  # fmt: skip
    belly = paths.smooth([(-0.66, -0.15), (0, 0.6), (0.66, -0.15), (0, -0.7)], closed=True)
    marks = (
        Path(body, Solid(theme["pipes.water.deep"]), Stroke(theme["pipes.water.dark"], 0.2)),
        Path(belly, Solid(theme["pipes.water"])),
        Path(paths.ellipse(-0.28, -0.35, 0.28, 0.36), Solid(theme["pipes.water.white"])),
    )
    return Face(0, 0, marks, bleed=2.0)


def trickle(theme: Theme, x: float, y: float, length: float, wide: float) -> tuple[Mark, ...]:
    """A run of water down the wall from (x, y): a wet edge, a bright thread, a drop at its foot."""
    run = Use(_run(theme), Matrix(wide, 0, 0, length / 10, x, y))
    return run, drop(theme, x - 0.1 * wide, y + length, wide * 0.95, 180)


@lru_cache(maxsize=None)
def _run(theme: Theme) -> Face:
    """A run 10 long and about 2 wide."""
    spine = ((0.0, 0.0, 1.5), (0.3, 2.0, 0.8), (-0.25, 4.2, 0.62), (0.2, 6.6, 0.7), (-0.1, 10, 0.85))

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
    """A stream that falls from top to foot about x, narrows as it gains speed, and splashes."""

    def ribbon(shift: float, wide: float) -> Outline:
        narrowing = ((0.0, 1.0), (0.3, 0.82), (0.6, 0.74), (1.0, 0.8))
        left = [(x + (shift - wide) * k, top + (foot - top) * t) for t, k in narrowing]
        right = [(x + (shift + wide) * k, top + (foot - top) * t) for t, k in reversed(narrowing)]
        return paths.smooth([*left, *right], closed=True)

    light, white = theme["pipes.water"], theme["pipes.water.white"]
    bodies = [(0.0, 1.0, "deep", 0.95), (-0.08, 0.8, "", 0.6), (-0.34, 0.3, "", 0.8)]
    stream: list[Mark] = [
        Path(ribbon(half * shift, half * wide), Solid(theme[f"pipes.water.{role}".rstrip(".")], a))
        for shift, wide, role, a in bodies
    ]
    for shift, wide in ((-0.42, 0.13), (-0.12, 0.05), (0.2, 0.08), (0.62, 0.07)):
        stream.append(Path(ribbon(half * shift, half * wide), Solid(white, 0.9)))
    rings = [
        Path(paths.ellipse(x, foot, half * k, half * k * 0.24), stroke=Stroke(light, 0.28, alpha))
        for k, alpha in ((1.4, 0.9), (1.9, 0.6), (2.35, 0.35))
    ]
    foam = soft(blob(chance, x, foot, half * 1.25, half * 0.36, rough=0.25), white, 0.4)
    crown: list[Mark] = []
    for i in range(10):
        side = -1 if i % 2 else 1
        flight = Throw(x + side * half, foot, -90 + side * (14 + 8 * (i // 2)), half * 1.7, half * 0.7)
        px, py = flight.at(0.35 + 0.6 * chance.random())
        crown.append(drop(theme, px, py, half * (0.08 + 0.1 * chance.random()), side * 25))
    return veil((*rings, *stream, *foam)), Group(tuple(crown))
