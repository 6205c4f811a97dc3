"""Pipe cards: straight, elbow and tee in lead, copper and leaky lead.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from random import Random

from layouts import paths
from layouts.faces.plumbing.courses import Course
from layouts.faces.plumbing.fittings import JOINT, edge, joint, radius
from layouts.faces.plumbing.guests import odd_tile, snail
from layouts.faces.plumbing.leaks import leak
from layouts.faces.plumbing.metal import band, barrel, bend, contact, sector
from layouts.faces.plumbing.signs import Index, Material, corners
from layouts.faces.plumbing.tees import tee, tee_shadow
from layouts.faces.plumbing.wall import pitch, wall
from layouts.faces.plumbing.wear import dents, patina, rusting, scratches
from layouts.marks import Face, Group, Mark, Matrix, Use, move, scale, turn
from layouts.sizes import Size
from layouts.themes import Theme

__all__ = ["Index", "Material", "card", "pipe"]

CORNER = 3.0  # radius of a card's corner
# Column and row of the odd tile, from the left and the top, or from the other side if negative.
ODD_TILES = {"NS": (-2, 2), "EW": (1, -2), "SW": (-2, 1), "SE": (1, -3)}


@cache
def pipe(openings: str, material: Material, size: Size, theme: Theme, index: Index) -> Face:
    """The card of one pipe: openings NS, EW, SW, SE, ESW or NES; size in mm."""
    course = Course({"ESW": "EW", "NES": "NS"}.get(openings, openings), size)
    tube = _elbow if course.openings in ("SW", "SE") else _straight
    marks: list[Mark] = [*tube(course, material, theme), *_wear(course, material, theme)]
    if len(openings) == 2:
        marks = _guest(course, material, theme, marks)
    else:
        marks = [tee_shadow(openings, size, theme), *marks]
        marks += tee(openings, material, size, theme)
    marks += [joint(side, size, theme) for side in openings]
    if material == "leaky":
        marks += leak(openings, size, theme)
    marks += corners(material, size, theme, index)
    return card(size, theme, marks)


def card(size: Size, theme: Theme, marks: list[Mark]) -> Face:
    """Marks on the wall as a card with rounded corners."""
    cut = paths.rounded(0, 0, size.width, size.height, CORNER)
    return Face(size.width, size.height, (Use(wall(size, theme)), *marks), bleed=2.0, cut=cut)


def _straight(course: Course, material: Material, theme: Theme) -> list[Mark]:
    r, inset = radius(course.size), JOINT * radius(course.size) - 0.5
    width, height = course.size
    frame: Matrix = move(0, height / 2)
    if course.openings == "NS":
        frame = turn(90).then(move(width / 2, 0))
    body = paths.rectangle(inset, -r, course.length - 2 * inset, 2 * r)
    marks = (contact(theme, body), *barrel(theme, material, inset, course.length - inset, r))
    return [Group(marks, frame)]


def _elbow(course: Course, material: Material, theme: Theme) -> list[Mark]:
    """Drawn as a left one, S and W; a right one is its reflection."""
    left = Course("SW", course.size)
    r, (x, y) = radius(course.size), left.centre
    inner, outer = left.bend - r, left.bend + r
    width, height = course.size
    inset = JOINT * r - 0.5
    arm = paths.rectangle(inset, height / 2 - r, x - inset, 2 * r)
    leg = paths.rectangle(width / 2 - r, y, 2 * r, height - inset - y)
    upright = turn(90).then(move(width / 2, 0))
    marks = (
        contact(theme, arm, sector(x, y, inner, outer, -90, 0), leg),
        *bend(theme, material, (x, y), inner, outer, (-90, 0)),
        Group(barrel(theme, material, inset, x + 0.02, r), move(0, height / 2)),
        Group(
            (
                *barrel(theme, material, y - 0.02, height - inset, r),
                *band(theme, material, y - 0.12 * r, y + 0.14 * r, 1.07 * r),
            ),
            upright,
        ),
    )
    mirror = Matrix(a=-1, e=width)
    return [Group(marks, mirror if course.openings == "SE" else Matrix())]


def _guest(course: Course, material: Material, theme: Theme, marks: list[Mark]) -> list[Mark]:
    """The marks, and something to find: a snail on lead, an odd tile behind copper."""
    match material:
        case "lead":
            k, r = course.size.width / 55, radius(course.size)
            at = course.frame(0.74 * course.length, -r)
            return [*marks, Use(snail(theme), scale(k).then(at))]
        case "copper":
            return [_odd_one(course, theme), *marks]
        case "leaky":
            return marks


def _odd_one(course: Course, theme: Theme) -> Use:
    across, down = pitch(course.size)
    column, row = ODD_TILES[course.openings]
    x = across * (column % round(course.size.width / across))
    y = down * (row % round(course.size.height / down))
    return Use(odd_tile(across, down, theme), move(x, y))


def _wear(course: Course, material: Material, theme: Theme) -> list[Mark]:
    chance = Random(f"{course.openings} {material}")
    match material:
        case "lead":
            return [
                scratches(course, chance, theme["pipes.dent"], 14),
                dents(course, chance, theme, (0.27, 0.55, 0.74)),
            ]
        case "copper":
            return [
                scratches(course, chance, theme["pipes.copper.0"], 9),
                *(
                    Use(patina(radius(course.size), theme), edge(side, course.size))
                    for side in course.openings
                ),
            ]
        case "leaky":
            return [
                rusting(course, chance, theme, 7),
                dents(course, chance, theme, (0.3, 0.7)),
            ]
