"""Patterns laid in rings, one for each colour of Hats.  Lengths in mm.

A pattern fills a piece of a ring about the origin, whether that is a plaza seen from above or the
paper of a cone before it is rolled: it runs on without a step where the ends meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import pi, radians
from typing import NamedTuple

from layouts import paths
from layouts.faces.plumbing.metal import sector
from layouts.marks import Close, Line, Mark, Move, Outline, Path, Solid, Stroke
from layouts.paths import polar
from layouts.themes import Theme


class Band(NamedTuple):
    """A piece of a ring about the origin: radii, and angles clockwise from the east."""

    inner: float
    outer: float
    start: float = 0.0
    end: float = 360.0

    @property
    def turn(self) -> float:
        """How far round it goes, in degrees."""
        return self.end - self.start

    @property
    def outline(self) -> Outline:
        """Its edge; fill it evenodd."""
        if self.turn >= 360:
            return paths.ring(0, 0, self.inner, self.outer)
        return sector(0, 0, self.inner, self.outer, self.start, self.end)


class Place(NamedTuple):
    """Where one motif sits: its middle in polar form, and the half of its step along the ring."""

    r: float
    angle: float
    half: float


def filled(colour: str, band: Band, unit: float, theme: Theme) -> tuple[Mark, ...]:
    """The band in the colour with its pattern; unit is the distance between two rows in mm."""
    role = f"hat.{colour}"
    return (
        Path(band.outline, Solid(theme[role]), evenodd=True),
        PATTERNS[theme.patterns[role]](band, unit, theme[f"{role}.pattern"]),
    )


def _rows(band: Band, unit: float) -> list[float]:
    """Radii of the rows that fill the band."""
    count = max(1, round((band.outer - band.inner) / unit))
    step = (band.outer - band.inner) / count
    return [band.inner + step * (i + 0.5) for i in range(count)]


def _places(band: Band, unit: float, wide: float) -> Iterator[Place]:
    """Staggered places in every row, about `wide` units apart; a place on the seam comes twice."""
    for row, r in enumerate(_rows(band, unit)):
        count = max(3, round(radians(band.turn) * r / (unit * wide)))
        step = band.turn / count
        shift = 0.5 * (row % 2)
        last = count if shift else count + (band.turn < 360)
        for i in range(last):
            yield Place(r, band.start + step * (i + shift), step / 2)


def _spots(band: Band, unit: float, ink: str) -> Path:
    """The spots of a toadstool."""
    spots: Outline = ()
    for r, angle, _ in _places(band, unit, 1.25):
        spots += paths.circle(*polar(0, 0, r, angle), unit * 0.29)
    return Path(spots, Solid(ink))


def _waves(band: Band, unit: float, ink: str) -> Path:
    """The sea."""
    lines: Outline = ()
    for r in _rows(band, unit):
        turns = max(3, round(radians(band.turn) * r / (unit * 1.8)))
        step = band.turn / turns / 4
        points = [
            polar(0, 0, r + unit * (0, 0.24, 0, -0.24)[i % 4], band.start + step * i)
            for i in range(turns * 4 + 1)
        ]
        lines += paths.smooth(points)
    return Path(lines, stroke=Stroke(ink, unit * 0.27, cap="round", join="round"))


def _firs(band: Band, unit: float, ink: str) -> Path:
    """Rows of fir trees, their tips to the middle."""
    firs: list[Move | Line | Close] = []
    for r, angle, half in _places(band, unit, 1.05):
        foot = r + unit * 0.38
        firs += [
            Move(*polar(0, 0, r - unit * 0.44, angle)),
            Line(*polar(0, 0, foot, angle + half * 0.86)),
            Line(*polar(0, 0, foot, angle - half * 0.86)),
            Close(),
        ]
    return Path(tuple(firs), Solid(ink))


def _rays(band: Band, unit: float, ink: str) -> Path:
    """The rays of the sun."""
    count = max(3, round(radians(band.turn) * band.outer / (unit * 1.5)))
    step = band.turn / count
    rays: Outline = ()
    for i in range(count):
        middle = band.start + step * (i + 0.5)
        rays += sector(0, 0, band.inner, band.outer, middle - step / 4, middle + step / 4)
    return Path(rays, Solid(ink))


def _net(band: Band, unit: float, ink: str) -> Path:
    """A fishing net."""
    rows = _rows(band, unit)
    high = (band.outer - band.inner) / len(rows) / 2
    count = max(3, round(radians(band.turn) * (band.inner + band.outer) / 2 / (unit * 1.1)))
    step = band.turn / count / 2
    lines: Outline = ()
    for r in rows:
        for side in (1, -1):
            lines += paths.polyline([
                polar(0, 0, r + (high if (i % 2) * 2 - 1 == side else -high), band.start + step * i)
                for i in range(2 * count + 1)
            ])  # fmt: skip
    return Path(lines, stroke=Stroke(ink, unit * 0.13, join="bevel"))


def _stars(band: Band, unit: float, ink: str) -> Path:
    """The sky at night."""
    stars: Outline = ()
    for i, (r, angle, _) in enumerate(_places(band, unit, 1.3)):
        size = unit * (0.46 if i % 3 else 0.3)
        stars += paths.star(*polar(0, 0, r, angle), size, size * 0.34, 4, angle)
    return Path(stars, Solid(ink))


PATTERNS: dict[str, Callable[[Band, float, str], Path]] = {
    "spots": _spots,
    "waves": _waves,
    "firs": _firs,
    "rays": _rays,
    "net": _net,
    "stars": _stars,
}

# Ticks round a whole rim, and the part of each step that is tick: all that is seen of a captive
# under other hats is a millimetre of its rim.
TICKS: dict[str, tuple[int, float]] = {
    "red": (0, 0.0),
    "blue": (18, 0.5),
    "green": (36, 0.5),
    "yellow": (9, 0.5),
    "white": (18, 0.16),
    "black": (9, 0.12),
}


def rim(colour: str, band: Band, theme: Theme) -> tuple[Mark, ...]:
    """A plain band with the colour's ticks; the band counts as one whole turn of the piece."""
    ground = Path(band.outline, Solid(theme[f"hat.{colour}"]), evenodd=True)
    count, share = TICKS[colour]
    if not count:
        return (ground,)
    step = band.turn / count
    ticks: Outline = ()
    for i in range(count):
        middle = band.start + step * (i + 0.5)
        half = step * share / 2
        ticks += sector(0, 0, band.inner, band.outer, middle - half, middle + half)
    return ground, Path(ticks, Solid(theme[f"hat.{colour}.pattern"]))


def arc_length(band: Band) -> float:
    """Length of the band's outer edge, in mm."""
    return band.outer * band.turn * pi / 180
