"""Marks of wear along a pipe: scratches, dents, verdigris and rust.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from random import Random

from layouts import paths
from layouts.faces.plumbing.courses import Course
from layouts.faces.plumbing.fittings import JOINT, radius
from layouts.faces.plumbing.metal import band, blob, contact, soft, veil
from layouts.marks import Face, Group, Mark, Path, Segment, Solid, Stroke, Use, scale
from layouts.paths import Point
from layouts.themes import Theme


def scratches(course: Course, chance: Random, colour: str, count: int) -> Group:
    """Fine lines that follow the tube, as it left the bench."""
    r = radius(course.size)
    marks: list[Mark] = []
    for _ in range(count):
        start = course.length * (0.1 + 0.7 * chance.random())
        run = 3 + 9 * chance.random()
        off = r * (1.7 * chance.random() - 0.85)
        line = course.laid([(start + run * i / 3, off) for i in range(4)])
        width, alpha = 0.12 + 0.1 * chance.random(), 0.1 + 0.15 * chance.random()
        marks.append(Path(paths.smooth(line), stroke=Stroke(colour, width, alpha, cap="round")))
    return veil(marks)


def dents(course: Course, chance: Random, theme: Theme, places: tuple[float, ...]) -> Group:
    """Shallow knocks at those fractions of the way."""
    r = radius(course.size)
    marks: list[Mark] = []
    for place in places:
        off = r * (0.9 * chance.random() - 0.45)
        wide, deep = r * (0.24 + 0.14 * chance.random()), r * (0.17 + 0.06 * chance.random())
        frame = course.frame(place * course.length, off)
        marks.append(Use(_dish(theme), scale(wide, deep).then(frame)))
    return Group(tuple(marks))


@cache
def _dish(theme: Theme) -> Face:
    """A dent of radius 1 about the origin: half of its rim dark, half bright."""
    marks: list[Mark] = []
    for side, role, alpha in ((-1, "dent", 0.1), (1, "gloss", 0.14)):
        for k in (1.0, 0.92, 0.82, 0.7):
            rim = paths.smooth(_crescent(k, side * k), closed=True)
            marks.append(Path(rim, Solid(theme[f"pipes.{role}"], alpha * 0.8)))
    return Face(0, 0, (veil(marks),), bleed=1.5)


def _crescent(wide: float, deep: float) -> list[Point]:
    outer = [paths.polar(0, 0, 1, angle) for angle in (14, 44, 74, 106, 136, 166)]
    inner = [(0.55, 0.5), (0.05, 0.42), (-0.5, 0.55)]
    return [(wide * x, deep * y) for x, y in [*outer, *reversed(inner)]]


@cache
def patina(r: float, theme: Theme) -> Face:
    """Verdigris in specks that gather at a joint, in the joint's own frame."""
    chance = Random("patina")
    pale, dark = theme["pipes.verdigris"], theme["pipes.verdigris.dark"]
    marks: list[Mark] = []
    for off in (-0.72, -0.28, 0.5, 0.8):
        bloom = blob(chance, r * (JOINT + 0.03), r * off, 0.12 * r, 0.14 * r, corners=8, rough=0.4)
        marks += soft(bloom, pale, 0.3, (1.0, 0.7))
    specks: dict[str, list[Segment]] = {pale: [], dark: []}
    for i in range(70):
        near = r * (JOINT - 0.02 + 0.55 * chance.random() ** 2.8)
        off = r * 0.92 * (2 * chance.random() - 1)
        spot = r * (0.008 + 0.034 * chance.random() ** 2)
        points = blob(chance, near, off, spot * 1.2, spot, corners=5, rough=0.25)
        specks[dark if i % 3 == 0 else pale].extend(paths.smooth(points, closed=True))
    marks += [Path(tuple(specks[ink]), Solid(ink, 0.8)) for ink in (dark, pale)]
    return Face(0, 0, (*_beads(r, theme), veil(marks)), bleed=3 * r)


def _beads(r: float, theme: Theme) -> list[Mark]:
    """Two soldered beads: copper is told from lead in grey as well."""
    marks: list[Mark] = []
    for start in (JOINT + 0.1, JOINT + 0.3):
        body = paths.rectangle(start * r, -1.07 * r, 0.13 * r, 2.14 * r)
        marks.append(contact(theme, body, reach=0.25))
        marks += band(theme, "copper", start * r, (start + 0.13) * r, 1.07 * r, 0.4)
    return marks


def rusting(course: Course, chance: Random, theme: Theme, count: int) -> Group:
    """Blooms of rust here and there."""
    r = radius(course.size)
    marks: list[Mark] = []
    for i in range(count):
        along = course.length * (0.16 + 0.68 * (i + chance.random()) / count)
        off = r * (1.5 * chance.random() - 0.75)
        wide, deep = r * (0.25 + 0.4 * chance.random()), r * (0.16 + 0.2 * chance.random())
        deep = min(deep, (r - abs(off)) / 1.2)
        bloom = scale(wide if chance.random() < 0.5 else -wide, deep).then(course.frame(along, off))
        marks.append(Use(_bloom(theme, i % 2), bloom))
    return Group(tuple(marks))


@cache
def _bloom(theme: Theme, variety: int) -> Face:
    """A bloom of rust of radius 1 about the origin, with a darker heart and pits."""
    chance = Random(f"bloom {variety}")
    marks: list[Mark] = []
    for k, role, alpha in (
        (1.0, "rust.light", 0.2), (0.85, "rust.light", 0.2), (0.68, "rust", 0.22),
        (0.5, "rust", 0.22), (0.34, "rust.dark", 0.25),
    ):  # fmt: skip
        x, y = 0.2 * (chance.random() - 0.5), 0.2 * (chance.random() - 0.5)
        spot = blob(chance, x, y, k, k, corners=13, rough=0.3)
        marks.append(Path(paths.smooth(spot, closed=True), Solid(theme[f"pipes.{role}"], alpha)))
    pits: list[Segment] = []
    for _ in range(12):
        far = 1.05 * chance.random() ** 0.6
        x, y = paths.polar(0, 0, far, 360 * chance.random())
        pits.extend(paths.circle(x, y, 0.02 + 0.06 * chance.random()))
    marks.append(Path(tuple(pits), Solid(theme["pipes.rust.dark"], 0.75)))
    return Face(0, 0, (veil(marks),), bleed=1.5)
