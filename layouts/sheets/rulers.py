"""Check rulers: printed lengths that show whether a printer kept the scale.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

from layouts import paths
from layouts.fonts import pt
from layouts.lettering import line
from layouts.marks import Group, Mark, Matrix, Path, Segment, Stroke, move, turn
from layouts.papers import Paper
from layouts.themes import Theme

ACROSS, DOWN = 180, 250
"""The usual lengths; a smaller paper gets the longest whole centimetres that fit."""
BAND = 8.0
"""Room a ruler takes from the edge of the printable area."""


@dataclass(frozen=True, slots=True)
class Ruler:
    """A ruler of `length` mm; the matrix brings (0, 0)-(length, 0) to its place on the page."""

    length: int
    matrix: Matrix

    def marks(self, theme: Theme, words: str) -> tuple[Mark, ...]:
        """Ticks at every millimetre, longer at 5 and 10, with figures and what it measures."""
        ink = theme["ink"]
        ticks: list[Segment] = []
        for at in range(self.length + 1):
            high = 3.6 if at % 10 == 0 else 2.6 if at % 5 == 0 else 1.6
            ticks += paths.line(at, 0, at, high)
        figures = [
            line(at, 6.4, str(at), font="sans", size=pt(6), ink=ink, anchor="middle")
            for at in range(20, self.length + 1, 20)
        ]
        label = line(1.2, 6.4, words, font="sans-bold", size=pt(6.5), ink=ink)
        return (
            Group(
                (
                    Path(tuple(ticks), stroke=Stroke(ink, 0.12)),
                    Path(paths.line(0, 0, self.length, 0), stroke=Stroke(ink, 0.25)),
                    label,
                    *(figure for figure in figures if figure.x > 30),
                ),
                self.matrix,
            ),
        )


def rulers(paper: Paper, margin: float) -> tuple[Ruler, Ruler]:
    """One along the top and one down the left side of an upright sheet."""
    edge = max(margin, 5.0)
    across = _longest(ACROSS, paper.width - 2 * edge - BAND)
    down = _longest(DOWN, paper.height - 2 * edge - BAND)
    left = (paper.width - across) / 2 + BAND / 2
    return (
        Ruler(across, move(left, edge)),
        Ruler(down, turn(-90).then(move(edge, paper.height - edge - 4))),
    )


def _longest(wanted: int, room: float) -> int:
    return min(wanted, int(room // 10) * 10)
