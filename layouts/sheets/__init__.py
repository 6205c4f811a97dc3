"""Sheets: faces placed on paper, front and back.  Lengths in mm, origin top left, y down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from layouts.marks import Face, Mark, Matrix, move, turn

LAYOUT_VERSION = 1
"""Changes whenever the same order would come out in another place; printed in every slug."""

Flip = Literal["long-edge", "short-edge", "none"]
"""The edge a printed sheet is turned over about; none: fronts only."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A face on a sheet: (x, y) is the top left corner of its trim as it lies there."""

    key: str
    face: Face
    x: float
    y: float
    turned: Literal[0, 180] = 0

    @property
    def matrix(self) -> Matrix:
        """From the face's own millimetres to the sheet's."""
        face = self.face
        return turn(self.turned, face.width / 2, face.height / 2).then(move(self.x, self.y))


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of one piece of paper: what lies on it and the marks around it."""

    width: float
    height: float
    placements: tuple[Placement, ...]
    guides: tuple[Mark, ...] = ()
    section: str = ""
