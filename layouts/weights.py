"""Lines made thinner or thicker by a factor, over whole faces.  Widths in mm."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache

from layouts.marks import Face, Group, Mark, Path, Stroke, Text, Use

WIDEST = 1.5
"""Wider strokes are no lines but shapes, such as a road; translucent ones are shading.  They keep
their width."""


_weighed: set[Face] = set()


@cache
def weigher(factor: float) -> Callable[[Face], Face]:
    """Gives faces lines of that weight; the same face always becomes the same face.

    One that has been given its weight keeps it, also as part of another.
    """

    @cache
    def weighed(face: Face) -> Face:
        if factor == 1 or face in _weighed:
            return face
        heavy = replace(face, marks=tuple(marks(face.marks)))
        _weighed.add(heavy)
        return heavy

    def marks(given: Iterable[Mark]) -> Iterable[Mark]:
        for mark in given:
            match mark:
                case Path(stroke=Stroke(width=width, alpha=1) as stroke) if width <= WIDEST:
                    heavy = min(width * factor, max(width, WIDEST))
                    yield replace(mark, stroke=replace(stroke, width=heavy))
                case Group():
                    yield replace(mark, marks=tuple(marks(mark.marks)))
                case Use():
                    yield replace(mark, face=weighed(mark.face))
                case Path() | Text():
                    yield mark

    return weighed
