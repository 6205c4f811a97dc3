"""Pipe cards: straight, elbow and tee in lead, copper and leaky lead.  Lengths in mm."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from layouts import paths
from layouts.faces.courses import Course, dents, patina, rusting, scratches
from layouts.faces.fittings import JOINT, edge, joint, radius
from layouts.faces.leaks import leak
from layouts.faces.metal import barrel, bend, contact, sector
from layouts.faces.signs import Index, Material, corners
from layouts.faces.tees import tee, tee_shadow
from layouts.faces.wall import wall
from layouts.marks import Face, Group, Mark, Matrix, Use, move, turn
from layouts.sizes import Size
from layouts.themes import Theme

__all__ = ["Index", "Material", "card", "pipe"]

CORNER = 3.0  # radius of a card's corner


@lru_cache(maxsize=None)
def pipe(openings: str, material: Material, size: Size, theme: Theme, index: Index) -> Face:
    """The card of one pipe: openings NS, EW, SW, SE, ESW or NES; size in mm."""
    course = Course({"ESW": "EW", "NES": "NS"}.get(openings, openings), size)
    tube = _elbow if course.openings in ("SW", "SE") else _straight
    marks: list[Mark] = [*tube(course, material, theme), *_wear(course, material, theme)]
    if len(openings) == 3:
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
    return Face(
        size.width, size.height, (Use(wall(size, theme)), *marks), bleed=2.0, cut=cut
    )


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
        Group(barrel(theme, material, y - 0.02, height - inset, r), upright),
    )
    mirror = Matrix(a=-1, e=width)
    return [Group(marks, mirror if course.openings == "SE" else Matrix())]


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
                rusting(course, chance, theme, 6),
                dents(course, chance, theme, (0.3, 0.7)),
            ]
