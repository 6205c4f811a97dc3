"""Pieces on a table: what lies flat, and what stands.  Lengths in mm, y down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from layouts import paths
from layouts.marks import Face, Mark, Matrix, Path, Solid, Stroke, move, turn
from layouts.paths import Point
from layouts.table import RISE
from layouts.table.shadows import extent, shadow
from layouts.table.standing import cone, cube, hat_measures, pennant
from layouts.themes import Theme
from layouts.trimming import cut_out, finished


@dataclass(frozen=True, slots=True)
class Lying:
    """A face with its middle at (x, y), turned about it, `lift` mm over the table."""

    face: Face
    x: float
    y: float
    turned: float = 0.0
    lift: float = 0.3
    thick: float = 0.0
    """Of the board it is glued to."""


@dataclass(frozen=True, slots=True)
class Hat:
    """A rolled hat, from its net, with the middle of its base at (x, y), `up` mm over the table."""

    face: Face
    x: float
    y: float
    turned: float = 0.0
    up: float = 0.0


@dataclass(frozen=True, slots=True)
class Pennant:
    """A folded marker, from its strip, that stands with its feet about (x, y)."""

    face: Face
    x: float
    y: float
    turned: float = 0.0


@dataclass(frozen=True, slots=True)
class Die:
    """A folded die, from its net, that stands on a square about (x, y) and shows a number of the
    net's middle column on top: 1, 2, 5 or 6."""

    face: Face
    x: float
    y: float
    top: int
    turned: float = 20.0


Piece = Lying | Hat | Pennant | Die


def drawn(piece: Piece, theme: Theme) -> list[Mark]:
    """The piece and its shadow."""
    match piece:
        case Lying():
            return _lying(piece, theme)
        case Hat(face, x, y, turned, up):
            return cone(face, x, y, turned, up, theme)
        case Pennant(face, x, y, turned):
            return pennant(face, x, y, turned, theme)
        case Die(face, x, y, top, turned):
            return cube(face, x, y, top, turned, theme)
        case _:
            assert_never(piece)


def bounds(piece: Piece) -> tuple[Point, Point]:
    """The corners of the box that the piece is seen in, its shadow left out."""
    x, y, face = piece.x, piece.y, piece.face
    match piece:
        case Lying():
            return extent(paths.moved(finished(face), _place(piece)))
        case Hat(up=up):
            r, h = hat_measures(face)
            return (x - r, y - up * RISE - h * RISE), (x + r, y - up * RISE + r)
        case Pennant():
            k = face.width / 18
            return (x - 10 * k, y - 25 * k * RISE), (x + 10 * k, y + 9 * k)
        case Die():
            half = face.width / 3 * 0.71
            return (x - half, y - half - face.width / 3 * RISE), (x + half, y + half)
        case _:
            assert_never(piece)


def _place(piece: Lying) -> Matrix:
    face = piece.face
    middle = move(piece.x - face.width / 2, piece.y - face.height / 2)
    return turn(piece.turned, face.width / 2, face.height / 2).then(middle)


def _lying(piece: Lying, theme: Theme) -> list[Mark]:
    place = _place(piece)
    there = paths.moved(finished(piece.face), place)
    marks = shadow(there, piece.lift + piece.thick, theme)
    if piece.thick:
        marks += [
            Path(paths.moved(there, move(0, piece.thick * RISE * part)), Solid(theme["rule"]))
            for part in (1.0, 0.5)
        ]
    return [*marks, cut_out(piece.face, Stroke(theme["table.shadow"], 0.2, alpha=0.55), place)]
