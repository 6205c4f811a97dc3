"""Line patterns for companies and banknotes, one small face each.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import hypot, pi, sin

from layouts import paths
from layouts.marks import Face, Group, Line, Mark, Move, Outline, Path, Solid, Stroke, move
from layouts.paths import Point

Engraving = Callable[[float, float, str], tuple[Mark, ...]]
"""Fills width x height mm from (0, 0) with a pattern in an ink."""


@cache
def engraved_panel(pattern: str, width: float, height: float, ink: str) -> Face:
    """The pattern of that name over width x height mm, cut off at its edge."""
    marks = ENGRAVINGS[pattern](width, height, ink)
    clip = paths.rectangle(0, 0, width, height)
    return Face(width, height, (Group(marks, clip=clip),))


def rays(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """Wedges of light from the middle."""
    x, y, reach = width / 2, height / 2, hypot(width, height)
    out: Outline = ()
    for i in range(20):
        a, b = paths.polar(x, y, reach, i * 18 - 4.5), paths.polar(x, y, reach, i * 18 + 4.5)
        out += paths.polygon(((x, y), a, b))
    return (Path(out, Solid(ink)),)


def waves(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """A swell, line over line."""
    turns = max(2, round(width / 5.6))
    out: Outline = ()
    for i in range(round(height / 1.9) + 1):
        y = i * 1.9
        out += paths.wave((0, y), (width, y), height=0.75, turns=turns, phase=(i % 2) * pi / 2)
    return (Path(out, stroke=Stroke(ink, 0.55)),)


def rings(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """Annual rings, closer in the lean years."""
    x, y, r = width * 0.42, height * 0.46, 0.7
    thin: Outline = ()
    for i in range(60):
        thin += paths.ellipse(x + 0.05 * i, y + 0.03 * i, r * 0.94, r)
        r += 1.15 + 0.5 * sin(i * 1.3)
        if r > hypot(width, height) * 0.62:
            break
    return (Path(thin, stroke=Stroke(ink, 0.5)),)


def chevrons(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """Terraces up a hill: bold zigzags."""
    across, rise = 5.4, 2.7
    count = round(width / across) + 1
    left = width / 2 - count * across / 2 - across / 2
    out: Outline = ()
    for i in range(-1, round(height / 2.9) + 2):
        points: list[Point] = []
        for j in range(count + 2):
            points += [(left + j * across, i * 2.9 + rise), (left + (j + 0.5) * across, i * 2.9)]
        out += paths.polyline(points)
    return (Path(out, stroke=Stroke(ink, 1.05)),)


def stipple(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """The dots of a picture sent by wire, fat in one corner and fine in the other."""
    pitch = 1.75
    dots: Outline = ()
    for x, y in _lattice(width, height, pitch):
        shade = 1 - (x / width + y / height) / 2
        dots += paths.circle(x, y, 0.26 + 0.5 * shade)
    return (Path(dots, Solid(ink)),)


def tracks(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """Railway lines side by side, with sleepers."""
    rails: Outline = ()
    beds: Outline = ()
    gauge = 1.5
    count = max(2, round(width / 4.4))
    step = width / count
    for i in range(count):
        x = (i + 0.5) * step
        beds += paths.line(x, -0.3, x, height)
        rails += paths.line(x - gauge / 2, 0, x - gauge / 2, height)
        rails += paths.line(x + gauge / 2, 0, x + gauge / 2, height)
    return (
        Path(beds, stroke=Stroke(ink, 2.9, dash=(0.5, 0.95))),
        Path(rails, stroke=Stroke(ink, 0.3)),
    )


def meridians(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """A chart of the air: two sets of slanting lines that cross."""
    out = _slant(width, height, 2.1, 0.62) + _slant(width, height, 2.1, -0.62)
    return (Path(out, stroke=Stroke(ink, 0.36)),)


def ripple(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """Fine lines that swell to the middle of the note."""
    out: Outline = ()
    for i in range(round(height / 1.1) + 2):
        y = i * 1.1
        out += paths.wave((0, y), (width, y), height=0.5, turns=width / 12.5, steps=64)
    return (Path(out, stroke=Stroke(ink, 0.26)),)


def diagonals(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """Pairs of slanting lines, thick and thin."""
    thick = _slant(width, height, 3.0, 1.0)
    thin = paths.moved(thick, move(0, 1.05))
    return (Path(thick, stroke=Stroke(ink, 0.6)), Path(thin, stroke=Stroke(ink, 0.2)))


def basket(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """A net of fine lozenges with a dot in each."""
    out = _slant(width, height, 3.2, 0.8) + _slant(width, height, 3.2, -0.8)
    return (Path(out, stroke=Stroke(ink, 0.3)),)


def moire(width: float, height: float, ink: str) -> tuple[Mark, ...]:
    """Circles about two centres, which make a figure where they cross."""
    out: Outline = ()
    for i in range(1, round(width / 1.9)):
        out += paths.circle(width * 0.2, height / 2, i * 1.9)
        out += paths.circle(width * 0.8, height / 2, i * 1.9)
    return (Path(out, stroke=Stroke(ink, 0.28)),)


def _lattice(width: float, height: float, pitch: float) -> Iterator[Point]:
    rows, columns = round(height / (pitch * 0.866)) + 1, round(width / pitch) + 1
    for i in range(rows + 1):
        for j in range(columns + 1):
            yield (j - (i % 2) / 2) * pitch, i * pitch * 0.866


def _slant(width: float, height: float, pitch: float, slope: float) -> Outline:
    drop = width * slope
    out: list[Move | Line] = []
    y = min(0.0, -drop) // pitch * pitch
    while y < height - min(0.0, drop):
        out += [Move(0, y), Line(width, y + drop)]
        y += pitch
    return tuple(out)


ENGRAVINGS: dict[str, Engraving] = {
    "rays": rays,
    "waves": waves,
    "rings": rings,
    "chevrons": chevrons,
    "stipple": stipple,
    "tracks": tracks,
    "meridians": meridians,
    "ripple": ripple,
    "diagonals": diagonals,
    "basket": basket,
    "moire": moire,
}
