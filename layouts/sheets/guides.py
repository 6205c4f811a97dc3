"""Guides: crop marks, fold marks, slug line; never inside a trim.  Lengths in mm, y down."""

from __future__ import annotations

from functools import lru_cache

from layouts import fonts, paths
from layouts.lettering import line
from layouts.marks import Face, Fold, Group, Mark, Path, Stroke, Text, Use, move, turn
from layouts.sheets.slots import SLUG, Grid
from layouts.sizes import Size

NEAREST = 0.5
"""No mark comes nearer to a trim than this, in mm."""
LONGEST = 5.0
SHORTEST = 2.0
INK, HALO = "#000000", "#ffffff"
THIN, WIDE = 0.15, 0.6  # the halo keeps a mark legible where it crosses a neighbour's bleed
TARGET = 0.7
SLUG_SIZE = fonts.pt(6.5)

Segment = tuple[float, float, float, float]


@lru_cache(maxsize=64)
def crop_marks(grid: Grid, folds: tuple[Fold, ...] = (), seams: tuple[Fold, ...] = ()) -> Face:
    """A sheet-sized face with a mark at both ends of every cut, and of every fold and seam.

    All marks lie in the frame around the block of pieces: a knife that cuts from mark to mark
    and leaves the frame whole finds each of them to the last cut.
    """
    lines = _marks(grid, grid.xs(), grid.ys())
    creases = _marks(grid, _ends(grid, folds, 0), _ends(grid, folds, 1))
    meetings = _marks(grid, _ends(grid, seams, 0), _ends(grid, seams, 1))
    marks: list[Mark] = [
        Path(paths.line(*at), stroke=Stroke(HALO, WIDE)) for at in [*lines, *creases, *meetings]
    ]
    marks += [Path(paths.line(*at), stroke=Stroke(INK, THIN)) for at in [*lines, *meetings]]
    marks += [Path(paths.line(*at), stroke=Stroke(INK, THIN, dash=(0.6, 0.5))) for at in creases]
    marks += [_target(*at) for at in meetings]
    return Face(grid.sheet.width, grid.sheet.height, tuple(marks))


def _target(x1: float, y1: float, x2: float, y2: float) -> Mark:
    """A register mark on the middle of a mark: lay two sheets' targets on each other."""
    return Path(paths.circle((x1 + x2) / 2, (y1 + y2) / 2, TARGET), stroke=Stroke(INK, THIN))


def _ends(grid: Grid, lines: tuple[Fold, ...], axis: int) -> list[float]:
    """Where lines meet the frame: x of the upright ones (axis 0), y of the level ones (1)."""
    out = set()
    for slot in range(grid.count):
        corner = grid.slot(slot)[axis]
        for start, end in (ends[axis::2] for ends in lines):
            if start == end:
                out.add(round(corner + start, 6))
    return sorted(out)


def _marks(grid: Grid, xs: list[float], ys: list[float]) -> list[Segment]:
    cut_x, cut_y = grid.xs(), grid.ys()
    left, right, top, foot = cut_x[0], cut_x[-1], cut_y[0], cut_y[-1]
    near, far = _reach(grid, top, slug=grid.slug_below)
    upright = [(x, top - far, x, top - near) for x in xs]
    upright += [(x, foot + near, x, foot + far) for x in xs]
    near, far = _reach(grid, left, slug=not grid.slug_below)
    level = [(left - far, y, left - near, y) for y in ys]
    level += [(right + near, y, right + far, y) for y in ys]
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
    """The slug along the foot of a sheet, centred; it shrinks rather than run into the margin."""
    room = sheet.width - 2 * min(margin, sheet.width / 4)
    size = fonts.fitted(words, "sans", SLUG_SIZE, room, fonts.pt(3))
    y = sheet.height - margin - 0.9
    return line(sheet.width / 2, y, words, font="sans", size=size, ink=ink, anchor="middle")


def guides(grid: Grid, words: str, face: Face) -> tuple[Mark, ...]:
    """Crop marks and slug of one sheet of pieces like this one."""
    return (Use(crop_marks(grid, face.folds, face.seams)), *slug(grid, words))


def cuts(grid: Grid) -> list[Segment]:
    """The cuts in the order to make them, each from trim to trim: upright ones, then level."""
    xs, ys = grid.xs(), grid.ys()
    upright = [(x, ys[0], x, ys[-1]) for x in xs]
    return upright + [(xs[0], y, xs[-1], y) for y in ys]
