"""Posters: a face larger than the paper, over several sheets glued together.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from typing import NamedTuple

from layouts import fonts, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.lettering import centred
from layouts.marks import (
    Face,
    Fold,
    Group,
    Line,
    Mark,
    Matrix,
    Move,
    Path,
    Solid,
    Stroke,
    Use,
    flat,
    move,
    turn,
)
from layouts.papers import Paper
from layouts.sheets.slots import advice, grids
from layouts.sizes import Size

GLUE = 10.0
"""Width of the strip that goes under the neighbour, in mm."""
OVERLAP = 3.0
"""How far the picture runs on into the strip, so that a hair's breadth of error shows no paper."""
MOST = 12
"""Panes to an edge; beyond that nobody would glue them."""


class Pane(NamedTuple):
    """One sheet's part of the picture: its place in the poster, and its window on the face."""

    row: int
    column: int
    left: float
    top: float
    right: float
    foot: float
    glue_right: bool
    glue_foot: bool

    @property
    def trim(self) -> Size:
        """Size as cut out, glue strips included."""
        return Size(
            self.right - self.left + GLUE * self.glue_right,
            self.foot - self.top + GLUE * self.glue_foot,
        )


def panes(
    face: Face,
    xs: Sequence[float],
    ys: Sequence[float],
    *,
    paper: Paper,
    bleed: float,
    margin: float,
) -> list[Pane]:
    """The fewest panes that fit the paper, cut only at the given places of the face.

    One pane without glue strips if the whole fits.  Raises ValueError that says what would fit.
    """
    counts = product(range(1, min(MOST, len(xs) + 1) + 1), range(1, min(MOST, len(ys) + 1) + 1))
    for columns, rows in sorted(counts, key=lambda n: (n[0] * n[1], abs(n[0] - n[1]))):
        split = _split(_bounds(face.width, xs, columns), _bounds(face.height, ys, rows))
        if all(grids(paper, pane.trim, bleed, margin) for pane in split):
            return split
    raise ValueError(
        f"{face.width:g} x {face.height:g} mm does not fit {paper.name} even in parts;"
        f" whole, {advice(Size(face.width, face.height), bleed, margin)}"
    )


def _bounds(length: float, seams: Sequence[float], parts: int) -> list[float]:
    steps = len(seams) + 1
    return [0.0, *(seams[round(steps * i / parts) - 1] for i in range(1, parts)), length]


def _split(xs: list[float], ys: list[float]) -> list[Pane]:
    return [
        Pane(row, column, left, top, right, foot, right < xs[-1], foot < ys[-1])
        for row, (top, foot) in enumerate(pairwise(ys))
        for column, (left, right) in enumerate(pairwise(xs))
    ]


def pane_face(face: Face, pane: Pane, words: str, ink: str, paper: str) -> Face:
    """The pane as a piece to cut out: its window of the face, and strips for the glue."""
    width, height = pane.right - pane.left, pane.foot - pane.top
    past = DRAWN_PAST_TRIM
    right = width + (OVERLAP if pane.glue_right else past)
    foot = height + (OVERLAP if pane.glue_foot else past)
    window = paths.rectangle(-past, -past, right + past, foot + past)
    picture = Group((Use(face, move(-pane.left, -pane.top)),), clip=window)
    return Face(
        pane.trim.width,
        pane.trim.height,
        flat(
            Path(
                paths.rectangle(
                    -past, -past, pane.trim.width + 2 * past, pane.trim.height + 2 * past
                ),
                Solid(paper),
            ),
            picture,
            _strips(pane, width, height, words, ink),
        ),
        bleed=face.bleed,
        seams=_seams(pane, width, height),
    )


def _seams(pane: Pane, width: float, height: float) -> tuple[Fold, ...]:
    upright = [Fold(width, 0, width, height)] if pane.glue_right else []
    upright += [Fold(0, 0, 0, height)] if pane.column else []
    level = [Fold(0, height, width, height)] if pane.glue_foot else []
    level += [Fold(0, 0, width, 0)] if pane.row else []
    return tuple(upright + level)


def _strips(pane: Pane, width: float, height: float, words: str, ink: str) -> tuple[Mark, ...]:
    """Hatching and a word on each strip, and the seam as a hairline just outside the picture."""
    out: list[Mark] = []
    if pane.glue_right:
        out.append(_strip(height, words, ink, turn(-90).then(move(width, height))))
    if pane.glue_foot:
        out.append(_strip(width, words, ink, move(0, height)))
    return tuple(out)


def _strip(length: float, words: str, ink: str, place: Matrix) -> Mark:
    """A glue strip along y = 0, its seam at the top, moved to its place."""
    middle = (OVERLAP + GLUE) / 2
    hatch = [
        Move(x, GLUE) if end else Line(x + GLUE - OVERLAP, OVERLAP)
        for x in range(-int(GLUE), int(length) + 1, 3)
        for end in (True, False)
    ]
    box = paths.rectangle(0, OVERLAP, length, GLUE - OVERLAP)
    label = centred(length / 2, middle, words, font="sans", size=fonts.pt(8), ink=ink)
    room = fonts.width(words, "sans", fonts.pt(8)) + 4
    return Group(
        (
            Path(paths.line(0, 0, length, 0), stroke=Stroke(ink, 0.15)),
            Group((Path(tuple(hatch), stroke=Stroke(ink, 0.12, alpha=0.6)),), clip=box),
            Path(paths.rounded(length / 2 - room / 2, middle - 2, room, 4, 2), Solid("#ffffff")),
            label,
        ),
        place,
    )
