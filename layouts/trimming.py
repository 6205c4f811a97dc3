"""Where a knife meets a face: the finished outline, the edge of the bleed, the face cut out.

Lengths in mm; the corner of the trim is the origin.
"""

from __future__ import annotations

from layouts import paths
from layouts.marks import Face, Group, Matrix, Outline, Path, Stroke, Use


def finished(face: Face) -> Outline:
    """The outline of the finished piece: its cut, else its trim."""
    return face.cut or paths.rectangle(0, 0, face.width, face.height)


def bled(face: Face) -> Outline:
    """The edge of its bleed."""
    edge = face.bleed
    return paths.rectangle(-edge, -edge, face.width + 2 * edge, face.height + 2 * edge)


def cut_out(face: Face, edge: Stroke, place: Matrix) -> Group:
    """The face as it lies there, cut out, with a line along the cut."""
    outline = finished(face)
    return Group((Group((Use(face),), clip=outline), Path(outline, stroke=edge)), place)
