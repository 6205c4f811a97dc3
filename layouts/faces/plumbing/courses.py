"""The way a pipe takes across its card.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, pi

from layouts import paths
from layouts.faces.plumbing.fittings import JOINT, radius
from layouts.marks import Matrix, move, scale, turn
from layouts.paths import Point
from layouts.sizes import Size


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

    def frame(self, along: float, off: float) -> Matrix:
        """From a frame at that place, x along the pipe and y off it, to the card."""
        hand = scale(1, -1 if self.openings == "SE" else 1)
        (ax, ay), (bx, by) = self.at(along - 0.1, off), self.at(along + 0.1, off)
        heading = turn(degrees(atan2(by - ay, bx - ax)))
        return hand.then(heading).then(move(*self.at(along, off)))
