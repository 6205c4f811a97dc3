"""The way a pipe takes across its card, and the marks of wear along it.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import pi
from random import Random

from layouts import paths
from layouts.faces.fittings import JOINT, radius
from layouts.faces.metal import blob, soft, veil
from layouts.marks import Face, Group, Mark, Path, Solid, Stroke
from layouts.paths import Point
from layouts.sizes import Size
from layouts.themes import Theme


@dataclass(frozen=True, slots=True)
class Course:
    """The axis of a pipe from one opening to another: NS, EW, SW or SE."""

    openings: str
    size: Size

    @property
    def bend(self) -> float:
        """Radius of an elbow's axis: as wide as the joints leave room for."""
        return self.size.width / 2 - JOINT * radius(self.size) - 0.8

    @property
    def centre(self) -> Point:
        """The point about which an elbow bends."""
        width, height = self.size
        across = self.bend if self.openings == "SE" else -self.bend
        return width / 2 + across, height / 2 + self.bend

    @property
    def length(self) -> float:
        """From edge to edge along the axis."""
        width, height = self.size
        match self.openings:
            case "EW":
                return width
            case "NS":
                return height
            case _:
                return width / 2 + height / 2 - 2 * self.bend + self.bend * pi / 2

    def at(self, along: float, off: float) -> Point:
        """The place so far along the axis from its first edge, and off to the right of it."""
        width, height = self.size
        match self.openings:
            case "EW":
                return along, height / 2 + off
            case "NS":
                return width / 2 - off, along
            case "SE":
                x, y = self._elbow(along, off)
                return width - x, y
            case _:
                return self._elbow(along, off)

    def _elbow(self, along: float, off: float) -> Point:
        width, height = self.size
        start, turned = width / 2 - self.bend, self.bend * pi / 2
        if along <= start:
            return along, height / 2 + off
        if along >= start + turned:
            return width / 2 - off, height / 2 + self.bend + along - start - turned
        angle = -90 + 90 * (along - start) / turned
        return paths.polar(start, height / 2 + self.bend, self.bend - off, angle)

    def laid(self, points: list[Point]) -> list[Point]:
        """Points (along, off) as places on the card."""
        return [self.at(along, off) for along, off in points]


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
    """Shallow knocks at those fractions of the way: dark above, a gleam below."""
    r = radius(course.size)
    marks: list[Mark] = []
    for place in places:
        along, off = place * course.length, r * (1.0 * chance.random() - 0.5)
        wide, deep = r * (0.26 + 0.12 * chance.random()), r * (0.16 + 0.06 * chance.random())
        hollow = course.laid(blob(chance, along, off, wide, deep, corners=7, rough=0.1))
        gleam = course.laid(blob(chance, along, off + deep * 0.62, wide * 0.75, deep * 0.3, corners=6, rough=0.05))
        marks += soft(hollow, theme["pipes.dent"], 0.055, (1.15, 0.95, 0.75, 0.55, 0.35))
        marks += soft(gleam, theme["pipes.gloss"], 0.12, (1.1, 0.75, 0.45))
    return veil(marks)


@lru_cache(maxsize=None)
def patina(r: float, theme: Theme) -> Face:
    """Verdigris in specks that gather at a joint, in the joint's own frame."""
    chance = Random("patina")
    marks: list[Mark] = []
    for i in range(34):
        near = r * (JOINT - 0.02 + 0.5 * chance.random() ** 2.6)
        off = r * 0.9 * (2 * chance.random() - 1)
        spot = r * (0.02 + 0.075 * chance.random() ** 2)
        points = blob(chance, near, off, spot * 1.2, spot, corners=7, rough=0.3)
        role = "pipes.verdigris" if i % 3 else "pipes.verdigris.dark"
        fill = Solid(theme[role], 0.45 + 0.4 * chance.random())
        marks.append(Path(paths.smooth(points, closed=True), fill))
    return Face(0, 0, (veil(marks),), bleed=3 * r)


def rusting(course: Course, chance: Random, theme: Theme, count: int) -> Group:
    """Blooms of rust with a darker heart and pitted edges."""
    r = radius(course.size)
    marks: list[Mark] = []
    for _ in range(count):
        along = course.length * (0.14 + 0.72 * chance.random())
        off = r * (1.5 * chance.random() - 0.75)
        wide, deep = r * (0.2 + 0.4 * chance.random()), r * (0.12 + 0.2 * chance.random())
        deep = min(deep, r * 0.96 - abs(off))
        bloom = course.laid(blob(chance, along, off, wide, deep, corners=8, rough=0.3))
        heart = course.laid(blob(chance, along, off, wide * 0.6, deep * 0.55, corners=6, rough=0.3))
        marks += soft(bloom, theme["pipes.rust.light"], 0.22, (1.0, 0.75))
        marks += soft(heart, theme["pipes.rust"], 0.25, (1.0, 0.6))
        for _ in range(4):
            pit = (along + wide * (2 * chance.random() - 1), off + deep * (1.6 * chance.random() - 0.8))
            x, y = course.at(*pit)
            marks.append(Path(paths.circle(x, y, 0.05 * r * chance.random() + 0.1),
                              Solid(theme["pipes.rust.dark"], 0.7)))
    return veil(marks)
