"""The display list: what a face is drawn with.  Lengths in mm, angles in degrees, y down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Literal, NamedTuple


class Move(NamedTuple):
    """Begin a new outline at (x, y)."""

    x: float
    y: float


class Line(NamedTuple):
    """Go straight to (x, y)."""

    x: float
    y: float


class Curve(NamedTuple):
    """Go to (x, y) along a cubic Bezier with control points 1 and 2."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


class Close(NamedTuple):
    """Go back to where the outline began."""


Segment = Move | Line | Curve | Close
Outline = tuple[Segment, ...]


class Matrix(NamedTuple):
    """An affine map: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, other: Matrix) -> Matrix:
        """The map that applies this one first, the other after it."""
        a, b, c, d, e, f = self
        return Matrix(
            other.a * a + other.c * b,
            other.b * a + other.d * b,
            other.a * c + other.c * d,
            other.b * c + other.d * d,
            other.a * e + other.c * f + other.e,
            other.b * e + other.d * f + other.f,
        )

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where (x, y) goes."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f


UNMOVED = Matrix()


def move(dx: float, dy: float) -> Matrix:
    """A shift by (dx, dy) mm."""
    return Matrix(e=dx, f=dy)


def turn(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """A clockwise turn (y points down) about (x, y)."""
    quarters: dict[float, tuple[float, float]] = {
        0: (1.0, 0.0),
        90: (0.0, 1.0),
        180: (-1.0, 0.0),
        270: (0.0, -1.0),
    }
    cosine, sine = quarters.get(degrees % 360) or (cos(radians(degrees)), sin(radians(degrees)))
    return Matrix(cosine, sine, -sine, cosine, x - x * cosine + y * sine, y - x * sine - y * cosine)


def scale(kx: float, ky: float | None = None) -> Matrix:
    """A scaling about the origin; one factor serves both axes."""
    return Matrix(a=kx, d=kx if ky is None else ky)


@dataclass(frozen=True, slots=True)
class Solid:
    """One colour, #rrggbb, with an opacity from 0 to 1."""

    colour: str
    alpha: float = 1.0


class Stop(NamedTuple):
    """A colour at a place from 0 to 1 along a gradient."""

    at: float
    colour: str


@dataclass(frozen=True, slots=True)
class Linear:
    """A gradient along the line from (x0, y0) to (x1, y1); it goes on flat past both ends."""

    x0: float
    y0: float
    x1: float
    y1: float
    stops: tuple[Stop, ...]
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Radial:
    """A gradient outward from (x, y) to radius r; it goes on flat beyond."""

    x: float
    y: float
    r: float
    stops: tuple[Stop, ...]
    alpha: float = 1.0


Paint = Solid | Linear | Radial


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line: its colour, its width in mm, its ends and its dashes (on, off, ... in mm)."""

    colour: str
    width: float
    alpha: float = 1.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    dash: tuple[float, ...] = ()


def dots(*pitches: float) -> tuple[float, ...]:
    """Dashes that round caps make dots of; pitches are the mm from one to the next, in turn.

    A hair long: renderers draw dashes of no length at all at pitches of their own.
    """
    return tuple(length for pitch in pitches for length in (0.01, pitch - 0.01))


@dataclass(frozen=True, slots=True)
class Path:
    """An outline, filled, stroked or both; evenodd makes overlapping outlines into holes."""

    outline: Outline
    fill: Paint | None = None
    stroke: Stroke | None = None
    evenodd: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """One run of type on a baseline at (x, y); size in mm; width as fonts.width measured it."""

    x: float
    y: float
    words: str
    font: str
    size: float
    fill: Solid


@dataclass(frozen=True, slots=True)
class Group:
    """Marks moved together, and cut off at a clip outline if there is one."""

    marks: tuple[Mark, ...]
    matrix: Matrix = UNMOVED
    clip: Outline | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """Another face drawn here; writers keep one drawing of it however often it is used."""

    face: Face
    matrix: Matrix = UNMOVED


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as its file holds it: a whole PNG or JPEG, or the page of that number of a PDF.

    The matrix says where the unit square, all of the picture with its top left corner at the
    origin, comes to lie.  Writers keep equal files once.
    """

    data: bytes
    media: Literal["png", "jpeg", "pdf"]
    matrix: Matrix
    page: int = 0


Mark = Path | Text | Group | Use | Picture


class Fold(NamedTuple):
    """A line to fold along, from (x1, y1) to (x2, y2)."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """A drawing of one side of a piece.  The trim is width x height mm, its corner the origin;
    marks may run into the bleed around it.  cut is the outline of the finished piece (None:
    the trim rectangle); seams are where it meets its neighbours in a larger picture.  Two faces
    are the same only if they are the same object."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    bleed: float = 0.0
    cut: Outline | None = None
    folds: tuple[Fold, ...] = ()
    seams: tuple[Fold, ...] = ()


def flat(*groups: Mark | Iterable[Mark]) -> tuple[Mark, ...]:
    """Marks and runs of marks, in order, as one tuple."""
    out: list[Mark] = []
    for group in groups:
        if isinstance(group, Path | Text | Group | Use | Picture):
            out.append(group)
        else:
            out.extend(group)
    return tuple(out)


def uses(marks: Sequence[Mark]) -> Iterable[Face]:
    """The faces that these marks use directly, in drawing order, repeats included."""
    for mark in marks:
        if isinstance(mark, Use):
            yield mark.face
        elif isinstance(mark, Group):
            yield from uses(mark.marks)
