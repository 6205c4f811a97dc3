"""A burst in a pipe: the jagged split, its rust, and the water that leaves it.  Lengths in mm."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

from layouts import paths
from layouts.faces.plumbing.courses import Course
from layouts.faces.plumbing.drops import trickle
from layouts.faces.plumbing.fittings import radius
from layouts.faces.plumbing.guests import goldfish
from layouts.faces.plumbing.metal import soft, veil
from layouts.faces.plumbing.water import AIMS, spray
from layouts.marks import Group, Mark, Matrix, Path, Solid, Stroke, Use, move, scale, turn
from layouts.paths import Point
from layouts.sizes import Size
from layouts.themes import Theme


class Burst(NamedTuple):
    """Where a pipe is split, and how it sprays.

    along is a fraction of the way, off is in radii to the right of the axis, reach in radii.
    """

    course: str
    along: float
    off: float
    aim: Literal["up", "aside"]
    reach: float
    turned: float = 0.0


BURSTS: dict[str, Burst] = {
    "EW": Burst("EW", 0.5, -0.3, "up", 3.3),
    "NS": Burst("NS", 0.47, -0.28, "aside", 2.2),
    "SW": Burst("SW", 0.5, -0.34, "aside", 2.9, -32),
    "SE": Burst("SE", 0.5, -0.34, "aside", 2.9, -32),
    "ESW": Burst("EW", 0.5, -0.42, "up", 3.3),
    "NES": Burst("NS", 0.5, 0.42, "aside", 2.05),
}
LEFTWARD = ("SE", "NES")  # these spray to the left: drawn to the right, then reflected


def leak(openings: str, size: Size, theme: Theme) -> tuple[Mark, ...]:
    """The split, the rust round it, the wet below and the spray, over a pipe already drawn."""
    burst = BURSTS[openings]
    course, r = Course(burst.course, size), radius(size)
    chance = Random(f"leak {openings}")
    along, off = burst.along * course.length, burst.off * r
    mouth = course.at(along, off)
    water = spray(theme, burst.aim, burst.reach * r, burst.turned)
    mirror = scale(-1, 1) if openings in LEFTWARD else Matrix()
    return (
        *split(course, chance, theme, along, off),
        *_runs(openings, course, theme, mouth),
        Group((water, *_stowaway(burst, r, theme)), mirror.then(move(*mouth))),
    )


def _stowaway(burst: Burst, r: float, theme: Theme) -> tuple[Mark, ...]:
    """The fish that came out with the water, where the fan is thin."""
    heading = AIMS[burst.aim] + burst.turned + 24
    place = move(*paths.polar(0, 0, 0.66 * burst.reach * r, heading))
    return (Use(goldfish(theme), scale(r / 9).then(turn(heading + 28)).then(place)),)


def split(
    course: Course, chance: Random, theme: Theme, along: float, off: float, long: float = 0.85
) -> tuple[Mark, ...]:
    """The torn lips, black inside; `long` is half its length in radii of the bore."""
    r = radius(course.size)
    half, deep = long * r, 0.17 * r
    hole = course.laid(_jagged(chance, along, off, half, deep))
    halo = course.laid(_jagged(chance, along, off, half * 1.35, deep * 3.2))
    lip = course.laid(_jagged(chance, along, off, half * 1.06, deep * 1.55))
    upper = hole[: len(hole) // 2 + 1]
    light, dark = theme["pipes.rust.light"], theme["pipes.rust.dark"]
    return (
        veil(soft(halo, theme["pipes.rust"], 0.3, (1.0, 0.85, 0.7))),
        Path(paths.polygon(lip), Solid(theme["pipes.rust"]), Stroke(dark, 0.2, join="round")),
        Path(paths.polygon(hole), Solid(theme["pipes.crack"])),
        Path(paths.polyline(upper), stroke=Stroke(light, 0.3, join="round", cap="round")),
    )


def _jagged(chance: Random, along: float, off: float, half: float, deep: float) -> list[Point]:
    teeth = 8
    near = [_tooth(chance, i, teeth) for i in range(1, teeth)]
    far = [_tooth(chance, i, teeth) for i in range(1, teeth)]
    place = [-1 + 2 * i / teeth for i in range(teeth + 1)]
    upper = [(along + half * place[i], off - deep * near[i - 1]) for i in range(1, teeth)]
    lower = [(along + half * place[i], off + deep * far[i - 1]) for i in range(1, teeth)]
    return [(along - half, off), *upper, (along + half, off), *reversed(lower)]


def _tooth(chance: Random, i: int, teeth: int) -> float:
    swell = 1 - float(abs(2 * i / teeth - 1) ** 1.6)
    return swell * (1.25 if i % 2 else 0.6) + 0.25 * chance.random()


def _runs(openings: str, course: Course, theme: Theme, mouth: Point) -> tuple[Mark, ...]:
    """Wet shine over the metal, then threads down the wall from the pipe's lower side."""
    r, (x, y) = radius(course.size), mouth
    foot = _underside(openings, course.size)
    wet = (
        Path(
            paths.smooth([(x + dx, y), (x + dx * 1.15, (y + foot) / 2), (x + dx * 1.1, foot)]),
            stroke=Stroke(theme["pipes.gloss"], wide, 0.4, cap="round"),
        )
        for dx, wide in ((-0.34 * r, 0.5), (0.02 * r, 0.9), (0.3 * r, 0.35))
    )
    threads: list[Mark] = []
    for dx, long in ((-0.3, 0.95), (0.06, 1.6), (0.34, 0.7)):
        threads += trickle(theme, x + dx * r, foot, long * r, 0.1 * r)
    return veil(wet), *threads


def _underside(openings: str, size: Size) -> float:
    """Where the threads of water begin: below the pipe, or low on it where it goes on down."""
    below = 1.0 if openings == "EW" else 1.6
    return size.height / 2 + below * radius(size)
