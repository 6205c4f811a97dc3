"""Corner marks: a disc with a letter, or with a sign where letters collide.  Lengths in mm."""

from __future__ import annotations

from typing import Literal

from layouts import paths
from layouts.fonts import pt
from layouts.lettering import centred
from layouts.marks import Group, Mark, Path, Solid, Stroke, move, turn
from layouts.sizes import Size
from layouts.themes import Theme

Material = Literal["lead", "copper", "leaky"]
Index = Literal["letters", "symbols"]

LETTERS: dict[str, str] = {"lead": "L", "copper": "C", "leaky": "X"}
MARGIN = 4.2  # nothing that matters nearer than 4 mm to the cut
CORNER = 3.5  # radius of the disc in a corner
SMALL = 2.3  # radius of the disc beside a plug


def corners(kind: str, size: Size, theme: Theme, index: Index) -> tuple[Mark, ...]:
    """The mark top left, and turned bottom right."""
    at = MARGIN + CORNER
    first = disc(at, at, CORNER, kind, theme, index)
    return first, Group((first,), turn(180, size.width / 2, size.height / 2))


def disc(x: float, y: float, r: float, kind: str, theme: Theme, index: Index) -> Group:
    """An enamelled disc of radius r about (x, y): kind is a material, or "plug"."""
    ground, ink = Solid(theme["pipes.sign"]), theme["pipes.sign.ink"]
    rim = theme[f"pipes.sign.{kind}"]
    marks: tuple[Mark, ...] = (
        Path(paths.circle(0.25, 0.3, r + 0.12), Solid(theme["pipes.shadow"], 0.45)),
        Path(paths.circle(0, 0, r), ground, Stroke(ink, 0.25)),
        Path(paths.circle(0, 0, r * 0.84), stroke=Stroke(rim, r * 0.13)),
        *_device(r, kind, theme, index),
    )
    return Group(marks, move(x, y))


def _device(r: float, kind: str, theme: Theme, index: Index) -> tuple[Mark, ...]:
    ink = theme["pipes.sign.ink"]
    if kind == "plug":
        return _nut(r, ink)
    if index == "letters":
        size = max(pt(6), r * 1.5)
        return (centred(0, 0, LETTERS[kind], font="slab", size=size, ink=ink),)
    match kind:
        case "lead":
            return _ingot(r, ink, theme["pipes.sign"])
        case "copper":
            return (Path(paths.ring(0, 0, r * 0.2, r * 0.52), Solid(ink), evenodd=True),)
        case _:
            return _crossed_drop(r, ink, theme["pipes.sign"])


def _nut(r: float, ink: str) -> tuple[Mark, ...]:
    body = paths.regular(0, 0, r * 0.62, 6, 0) + paths.circle(0, 0, r * 0.27)
    return (Path(body, Solid(ink), evenodd=True),)


def _ingot(r: float, ink: str, paper: str) -> tuple[Mark, ...]:
    """A bar of lead, end on: solid and square."""
    body = paths.polygon(
        ((-0.36 * r, -0.32 * r), (0.36 * r, -0.32 * r), (0.56 * r, 0.36 * r), (-0.56 * r, 0.36 * r))
    )
    groove = paths.line(-0.24 * r, -0.06 * r, 0.24 * r, -0.06 * r)
    return Path(body, Solid(ink)), Path(groove, stroke=Stroke(paper, r * 0.1))


def _crossed_drop(r: float, ink: str, paper: str) -> tuple[Mark, ...]:
    """A drop with a cross cut out of it."""
    body = paths.smooth(
        [(0, -0.66 * r), (0.26 * r, -0.2 * r), (0.46 * r, 0.2 * r), (0, 0.6 * r),
         (-0.46 * r, 0.2 * r), (-0.26 * r, -0.2 * r)], closed=True,
    )  # fmt: skip
    arm = 0.2 * r
    cross = paths.line(-arm, 0.17 * r - arm, arm, 0.17 * r + arm) + paths.line(
        -arm, 0.17 * r + arm, arm, 0.17 * r - arm
    )
    return Path(body, Solid(ink)), Path(cross, stroke=Stroke(paper, r * 0.14))
