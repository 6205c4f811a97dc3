"""Guides: crop marks, fold marks, slug line; never inside a trim.  Lengths in mm, y down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from layouts import fonts, paths
from layouts.lettering import line
from layouts.marks import Face, Fold, Group, Mark, Path, Stroke, Text, Use, move, turn
from layouts.sheets import Placement
from layouts.sheets.slots import SLUG, Grid
from layouts.sizes import Size

NEAREST = 0.5
"""No mark comes nearer to a trim than this, in mm."""
LONGEST = 5.0
SHORTEST = 2.0
INK, HALO = "#000000", "#ffffff"
THIN, WIDE = 0.15, 0.6  # the halo keeps a mark legible where it crosses a neighbour's bleed
TARGET = 0.7
SLUG_SIZE, SMALLEST = fonts.pt(6.5), fonts.pt(3)
PART = " · "

Segment = tuple[float, float, float, float]


class Lines(NamedTuple):
    """Where lines meet the frame: x of the upright ones, y of the level ones."""

    x: tuple[float, ...] = ()
    y: tuple[float, ...] = ()


NO_LINES = Lines()


@lru_cache(maxsize=64)
def crop_marks(grid: Grid, cuts: Lines, folds: Lines = NO_LINES, seams: Lines = NO_LINES) -> Face:
    """A sheet-sized face with a mark at both ends of every cut, and of every fold and seam.

    All marks lie in the frame around the block of slots: a knife that cuts from mark to mark
    and leaves the frame whole finds each of them to the last cut.
    """
    lines, creases, meetings = (_marks(grid, each) for each in (cuts, folds, seams))
    marks: list[Mark] = [
        Path(paths.line(*at), stroke=Stroke(HALO, WIDE)) for at in [*lines, *creases, *meetings]
    ]
    marks += [Path(paths.line(*at), stroke=Stroke(INK, THIN)) for at in [*lines, *meetings]]
    marks += [Path(paths.line(*at), stroke=Stroke(INK, THIN, dash=(0.6, 0.5))) for at in creases]
    marks += [_target(*at) for at in meetings]
    return Face(grid.sheet.width, grid.sheet.height, tuple(marks))


def edges(placements: Sequence[Placement]) -> Lines:
    """Where the pieces on a sheet are cut apart: their trims, each place once."""
    xs = {round(at, 6) for p in placements for at in (p.x, p.x + p.face.width)}
    ys = {round(at, 6) for p in placements for at in (p.y, p.y + p.face.height)}
    return Lines(tuple(sorted(xs)), tuple(sorted(ys)))


def _ends(placements: Sequence[Placement], kind: Literal["folds", "seams"]) -> Lines:
    """Where folds or seams of the pieces meet the frame; slanted ones do not."""
    xs, ys = set(), set()
    for placement in placements:
        lines: tuple[Fold, ...] = getattr(placement.face, kind)
        for x1, y1, x2, y2 in lines:
            start, end = placement.matrix.point(x1, y1), placement.matrix.point(x2, y2)
            if x1 == x2:
                xs.add(round(start[0], 6))
            elif y1 == y2:
                ys.add(round(end[1], 6))
    return Lines(tuple(sorted(xs)), tuple(sorted(ys)))


def _target(x1: float, y1: float, x2: float, y2: float) -> Mark:
    """A register mark on the middle of a mark: lay two sheets' targets on each other.

    It reaches no farther than its mark.
    """
    radius = min(TARGET, (abs(x2 - x1) + abs(y2 - y1) - THIN) / 2)
    return Path(paths.circle((x1 + x2) / 2, (y1 + y2) / 2, radius), stroke=Stroke(INK, THIN))


def _marks(grid: Grid, lines: Lines) -> list[Segment]:
    cut_x, cut_y = grid.xs(), grid.ys()
    left, right, top, foot = cut_x[0], cut_x[-1], cut_y[0], cut_y[-1]
    near, far = _reach(grid, top, slug=grid.slug_below)
    upright = [(x, top - far, x, top - near) for x in lines.x]
    upright += [(x, foot + near, x, foot + far) for x in lines.x]
    near, far = _reach(grid, left, slug=not grid.slug_below)
    level = [(left - far, y, left - near, y) for y in lines.y]
    level += [(right + near, y, right + far, y) for y in lines.y]
    return upright + level


def _reach(grid: Grid, room: float, *, slug: bool) -> tuple[float, float]:
    """How far from the trim a mark begins and ends, with `room` from trim to the paper's edge."""
    end = room - grid.margin - (SLUG if slug else 0.0)
    start = grid.bleed + NEAREST
    if end - start < SHORTEST:
        start = NEAREST
    return start, min(end, start + LONGEST)


def slug(grid: Grid, words: str, ink: str = INK) -> tuple[Mark, ...]:
    """The line that tells sheets apart, in its band just inside the margin."""
    if grid.slug_below:
        return (slug_line(grid.sheet, grid.margin, words, ink),)
    turned = Size(grid.sheet.height, grid.sheet.width)
    text = slug_line(turned, grid.sheet.width - grid.margin - SLUG, words, ink)
    return (Group((text,), turn(-90).then(move(0, grid.sheet.height))),)


def slug_line(sheet: Size, margin: float, words: str, ink: str = INK) -> Text:
    """The slug along the foot of a sheet, centred.

    It shrinks rather than run into the margin, and on a narrow sheet loses its first parts.
    """
    room = sheet.width - 2 * min(margin, sheet.width / 4)
    while fonts.width(words, "sans", SMALLEST) > room and PART in words:
        words = words.partition(PART)[2]
    size = fonts.fitted(words, "sans", SLUG_SIZE, room, SMALLEST)
    y = sheet.height - margin - 0.9
    return line(sheet.width / 2, y, words, font="sans", size=size, ink=ink, anchor="middle")


def guides(grid: Grid, placements: Sequence[Placement], words: str) -> tuple[Mark, ...]:
    """Crop marks for the pieces on a sheet, and its slug."""
    marks = crop_marks(
        grid, edges(placements), _ends(placements, "folds"), _ends(placements, "seams")
    )
    return (Use(marks), *slug(grid, words))


def cuts(lines: Lines) -> list[Segment]:
    """The cuts in the order to make them, each from trim to trim: upright ones, then level."""
    upright = [(x, lines.y[0], x, lines.y[-1]) for x in lines.x]
    return upright + [(lines.x[0], y, lines.x[-1], y) for y in lines.y]
