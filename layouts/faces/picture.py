"""Pictures for leaflets: pieces laid on the table, with their names.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from layouts import paths
from layouts.fonts import pt
from layouts.lettering import fitted
from layouts.marks import Face, Group, Mark, Matrix, Path, Stroke, Use, move, turn
from layouts.themes import Theme


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
    outline = face.cut or paths.rectangle(0, 0, face.width, face.height)
    edge = Path(outline, stroke=Stroke(theme["ink"], 0.25, alpha=0.5))
    return Group((Group((Use(face),), clip=outline), edge), place)


def captioned(faces: Sequence[tuple[Face, str]], theme: Theme, gap: float = 6.0) -> Face:
    """Faces in a row, each with its name below in type that is still legible when it is shrunk
    to a leaflet's column."""
    room = 13.0
    width = sum(face.width for face, _ in faces) + gap * (len(faces) - 1)
    height = max(face.height for face, _ in faces)
    size = pt(8) * width / 60
    x = 0.0
    marks: list[Mark] = []
    for face, words in faces:
        marks.append(_cut_out(face, move(x, 0), theme))
        marks.append(
            fitted(
                x + face.width / 2,
                height + room * 0.72,
                words,
                font="sans",
                size=size,
                room=face.width + gap * 0.8,
                ink=theme["ink"],
                floor=size * 0.6,
            )
        )
        x += face.width + gap
    return Face(width, height + room, tuple(marks))
