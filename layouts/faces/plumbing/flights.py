"""The flight of water under pressure, as a place for every moment.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, radians, sin

from layouts import paths
from layouts.marks import Curve, Move, Outline
from layouts.paths import Point


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
        third = (end - start) / 3
        first, last = self.at(start), self.at(end)
        return (Move(*first), Curve(*self.at(start + third), *self.at(end - third), *last))

    def tongue(self, start: float, end: float, wide: float) -> Outline:
        """A body of water between two times, widest past its middle, pointed at both ends."""
        left, right = [], []
        for i, swell in enumerate((0.4, 0.6, 0.85, 1.0)):
            time = start + (end - start) * (i + 0.6) / 4.6
            half = wide * swell / 2
            (x, y), (ux, uy) = self.at(time), self.heading(time)
            left.append((x - uy * half, y + ux * half))
            right.append((x + uy * half, y - ux * half))
        rim = [self.at(start), *left, self.at(end), *reversed(right)]
        return paths.smooth(rim, closed=True)
