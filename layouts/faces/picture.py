"""Pictures for leaflets: pieces laid on the table, with their names.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from layouts import fonts
from layouts.fonts import pt
from layouts.lettering import line
from layouts.marks import (
    Face,
    Mark,
    Matrix,
    Outline,
    Path,
    Solid,
    Stroke,
    move,
    scale,
    turn,
)
from layouts.paths import polar, polygon
from layouts.themes import Theme
from layouts.trimming import cut_out

LABEL = 11.0  # room for a name below a face, before the picture is shrunk


class Placed(NamedTuple):
    """A face with its trim corner at (x, y), turned about its middle."""

    face: Face
    x: float
    y: float
    turned: float = 0.0


def picture(placed: Sequence[Placed], theme: Theme, extra: Sequence[Mark] = ()) -> Face:
    """Faces as they lie, each cut to its outline; as large as they need."""
    width = max(p.x + p.face.width for p in placed)
    height = max(p.y + p.face.height for p in placed)
    marks: list[Mark] = []
    for face, x, y, turned in placed:
        place = turn(turned, face.width / 2, face.height / 2).then(move(x, y))
        marks.append(_cut_out(face, place, theme))
    return Face(width, height, (*marks, *extra))


def _cut_out(face: Face, place: Matrix, theme: Theme) -> Mark:
    return cut_out(face, Stroke(theme["ink"], 0.25, alpha=0.5), place)


def row(faces: Sequence[Face], theme: Theme, *, height: float, gap: float = 4.0) -> Face:
    """Faces of any size in a row, each brought to the height."""
    marks: list[Mark] = []
    x = 0.0
    for face in faces:
        factor = height / face.height
        marks.append(_cut_out(face, scale(factor).then(move(x, 0)), theme))
        x += face.width * factor + gap
    return Face(x - gap, height, tuple(marks))


def captioned(
    faces: Sequence[tuple[Face, str]], theme: Theme, *, across: int = 3, gap: float = 5.0
) -> Face:
    """Faces of one size in rows, each with its name below, in type that comes out at about 7 pt
    when the picture fills a leaflet's column."""
    face = faces[0][0]
    pitch_x, pitch_y = face.width + gap, face.height + LABEL + gap
    width = across * pitch_x - gap
    size = min(
        fonts.fitted(words, "sans", pt(7) * width / 60, face.width, pt(4)) for _, words in faces
    )
    marks: list[Mark] = []
    for i, (each, words) in enumerate(faces):
        row, column = divmod(i, across)
        missing = across - min(across, len(faces) - row * across)
        x, y = (column + missing / 2) * pitch_x, row * pitch_y
        marks.append(_cut_out(each, move(x, y), theme))
        middle, foot = x + face.width / 2, y + face.height + LABEL * 0.72
        ink = theme["ink"]
        marks.append(line(middle, foot, words, font="sans", size=size, ink=ink, anchor="middle"))
    rows = -(-len(faces) // across)
    return Face(width, rows * pitch_y - gap, tuple(marks))


def arrow(
    course: Outline, tip: tuple[float, float], heading: float, theme: Theme, width: float
) -> list[Mark]:
    """A line that ends in an arrowhead at the tip, pointing along the heading (degrees)."""
    ink = theme["accent"]
    x, y = tip
    barbs = [polar(x, y, width * 4, heading + turned) for turned in (155, 205)]
    point = polar(x, y, width * 1.5, heading)
    return [
        Path(course, stroke=Stroke(ink, width, cap="round")),
        Path(polygon((point, *barbs)), Solid(ink)),
    ]
