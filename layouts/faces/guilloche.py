"""Guilloche: bands, turned frames and rosettes as one repeat each, used round.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin

from layouts.marks import Curve, Face, Matrix, Move, Outline, Path, Stroke, Use, move, scale, turn
from layouts.paths import Point
from layouts.themes import Theme

STEP = 1e-4  # of the whole curve; slopes are taken over it


@dataclass(frozen=True, slots=True)
class Lace:
    """A weave: strands that cross `turns` times a repeat between two scalloped edges.

    pitch: length of one repeat in mm; half: greatest distance from the middle, in mm;
    waist: share of `half` left at the narrowest place; line: width in mm.
    """

    pitch: float
    half: float
    strands: int = 8
    turns: int = 2
    waist: float = 0.55
    line: float = 0.1

    def offset(self, t: float, phase: float) -> float:
        """Distance from the middle, in mm, at t (0 .. 1) along the repeat."""
        swell = (1 + self.waist + (1 - self.waist) * cos(2 * pi * t)) / 2
        return self.half * swell * sin(2 * pi * self.turns * t + phase)

    def phases(self) -> list[float]:
        """Where each strand begins in its wave, in radians."""
        return [2 * pi * i / self.strands for i in range(self.strands)]


def woven(lace: Lace, theme: Theme) -> Lace:
    """The lace as the theme has it: all its strands, or in outline two that cross."""
    return replace(lace, strands=2, turns=1) if theme.drawn("lace", "outline") else lace


def engraved(curve: Callable[[float], Point], pieces: int) -> Outline:
    """The curve from 0 to 1 in equal pieces with its own slope at every joint.

    Two curves cut from one longer curve therefore meet without a kink.
    """
    reach = 1 / (3 * pieces)

    def slope(t: float) -> Point:
        (ax, ay), (bx, by) = curve(t - STEP), curve(t + STEP)
        return (bx - ax) / (2 * STEP) * reach, (by - ay) / (2 * STEP) * reach

    (x, y), (dx, dy) = curve(0.0), slope(0.0)
    out: list[Move | Curve] = [Move(x, y)]
    for i in range(1, pieces + 1):
        (ex, ey), (sx, sy) = curve(i / pieces), slope(i / pieces)
        out.append(Curve(x + dx, y + dy, ex - sx, ey - sy, ex, ey))
        x, y, dx, dy = ex, ey, sx, sy
    return tuple(out)


@cache
def repeat(lace: Lace, ink: str) -> Face:
    """One repeat of a straight band, its middle on y = 0."""

    def strand(phase: float) -> Outline:
        return engraved(lambda t: (t * lace.pitch, lace.offset(t, phase)), 4 * lace.turns)

    return _thread([strand(phase) for phase in lace.phases()], lace, ink, lace.pitch)


@cache
def bend(lace: Lace, ink: str, r: float, degrees: float) -> Face:
    """One repeat laid round a circle of radius r about the face's origin, from the east on."""
    arc = degrees * pi / 180

    def strand(phase: float) -> Outline:
        def at(t: float) -> Point:
            out = r - lace.offset(t, phase)
            return out * cos(arc * t), out * sin(arc * t)

        return engraved(at, 4 * lace.turns)

    reach = r + lace.half
    return _thread([strand(phase) for phase in lace.phases()], lace, ink, reach, reach)


def band(x: float, y: float, length: float, lace: Lace, ink: str) -> tuple[Use, ...]:
    """A straight band from (x, y) eastward, stretched a little to a whole number of repeats."""
    count = max(1, round(length / lace.pitch))
    stretch = length / (count * lace.pitch)
    unit = repeat(lace, ink)
    return tuple(
        Use(unit, Matrix(a=stretch, e=x + i * lace.pitch * stretch, f=y)) for i in range(count)
    )


@cache
def frame(width: float, height: float, r: float, lace: Lace, ink: str) -> Face:
    """A band along the edge of a rectangle, truly turned round its four corners of radius r."""
    repeats = max(1, round(pi / 2 * r / lace.pitch))
    step = 90 / repeats
    corner = bend(lace, ink, r, step)
    marks: list[Use] = []
    for side, (across, down) in enumerate(((width, height), (height, width)) * 2):
        place = move(-across / 2, -down / 2).then(turn(90 * side))
        back = place.then(move(width / 2, height / 2))
        run = band(r, 0, across - 2 * r, lace, ink)
        marks += [Use(use.face, use.matrix.then(back)) for use in run]
        for i in range(repeats):
            spin = turn(-90 + i * step).then(move(across - r, r))
            marks.append(Use(corner, spin.then(back)))
    return Face(width, height, tuple(marks), bleed=lace.half + lace.line)


@cache
def rosette(r: float, petals: int, lace: Lace, ink: str) -> Face:
    """A closed ring of `petals` repeats about the centre of a square of side 2 (r + half).

    r is the radius of the middle of the ring; the lace's pitch does not matter.
    """
    unit = bend(lace, ink, r, 360 / petals)
    side = 2 * (r + lace.half)
    marks = tuple(
        Use(unit, turn(360 * i / petals - 90).then(move(side / 2, side / 2))) for i in range(petals)
    )
    return Face(side, side, marks, bleed=lace.line)


def placed(face: Face, x: float, y: float, kx: float = 1.0, ky: float | None = None) -> Use:
    """The face with its centre at (x, y), scaled."""
    matrix = move(-face.width / 2, -face.height / 2).then(scale(kx, ky)).then(move(x, y))
    return Use(face, matrix)


def _thread(
    strands: list[Outline], lace: Lace, ink: str, width: float, height: float = 0.0
) -> Face:
    stroke = Stroke(ink, lace.line, cap="round", join="round")
    outline: Outline = tuple(segment for strand in strands for segment in strand)
    # the bleed keeps the writers' bounding box clear of strands on either side of the middle
    return Face(width, height, (Path(outline, stroke=stroke),), bleed=2 * lace.half + width)
