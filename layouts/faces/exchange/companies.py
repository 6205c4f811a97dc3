"""How each company looks: its colours, its emblem, its engraving, its signature.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from math import pi, sin

from layouts import paths
from layouts.faces.exchange.emblems import EMBLEMS
from layouts.faces.exchange.engravings import engraved_panel
from layouts.faces.guilloche import Lace, engraved, placed, rosette, woven
from layouts.marks import Face, Group, Mark, Path, Solid, Stroke, Use, move
from layouts.paths import Point
from layouts.themes import Theme

__all__ = ["EMBLEMS", "emblem", "medallion", "panel", "sealed", "signature"]

DRAWN = 10.0  # radius of the disc the emblems are drawn in

# loops, their height and their lean: no two directors write alike
HANDS: dict[str, tuple[int, float, float]] = {
    "aurora": (5, 1.5, 0.5),
    "delta": (7, 0.9, 0.9),
    "ipe": (4, 1.9, 0.3),
    "mirante": (6, 1.3, 0.0),
    "sabia": (8, 1.1, 0.6),
    "vitoria": (5, 1.1, 1.1),
    "zenite": (3, 1.8, 0.8),
}


@cache
def _emblem_face(key: str, ink: str, ground: str) -> Face:
    marks = EMBLEMS[key](Solid(ink), Solid(ground))
    centre = Group(marks, move(DRAWN, DRAWN))
    return Face(2 * DRAWN, 2 * DRAWN, (centre,))


def emblem(
    key: str, x: float, y: float, r: float, theme: Theme, ink: str, ground: str
) -> tuple[Mark, ...]:
    """The emblem about (x, y) on a disc of radius r mm; ink and ground are roles of the theme.

    The emblem itself keeps clear of the disc's rim; at a radius of 4 mm it still reads well.
    """
    figure = _emblem_face(key, theme[ink], theme[ground])
    return (
        Path(paths.circle(x, y, r), Solid(theme[ground])),
        placed(figure, x, y, r * 0.94 / DRAWN),
    )


def sealed(key: str, x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    """The emblem in the company's own colours, a fine ring at the rim of its disc (radius r mm)."""
    role = f"company.{key}"
    rim = Stroke(theme[f"{role}.emblem"], r * 0.03)
    return (
        *emblem(key, x, y, r, theme, f"{role}.emblem", f"{role}.seal"),
        Path(paths.circle(x, y, r * 0.94), stroke=rim),
    )


@cache
def medallion(key: str, r: float, theme: Theme) -> Face:
    """The emblem in a rosette of radius r, in the company's colours: 2 r square."""
    role = f"company.{key}"
    lace = Lace(1, r * 0.13, strands=5, turns=2, waist=0.45, line=0.12)
    ring = rosette(r * 0.85, 18, woven(lace, theme), theme[f"{role}.lace"])
    return Face(
        2 * r,
        2 * r,
        (
            Path(paths.circle(r, r, r), Solid(theme[f"{role}.tint"])),
            placed(ring, r, r),
            *sealed(key, r, r, r * 0.72, theme),
        ),
        bleed=0.2,
    )


def panel(
    key: str, x: float, y: float, width: float, height: float, theme: Theme
) -> tuple[Mark, ...]:
    """The company's engraving on its own ground, width x height from (x, y)."""
    role = f"company.{key}"
    lines = engraved_panel(theme.patterns[role], width, height, theme[f"{role}.pattern"])
    return (
        Path(paths.rectangle(x, y, width, height), Solid(theme[f"{role}.panel"])),
        Use(lines, move(x, y)),
    )


def signature(key: str, x: float, y: float, length: float, ink: str) -> tuple[Mark, ...]:
    """The director's hand on a line from (x, y), about `length` long."""
    loops, height, lean = HANDS[key]

    def at(t: float) -> Point:
        turn = 2 * pi * loops * t
        size = height * (1.9 * (1 - t) ** 3 + 0.35 + 0.3 * sin(5 * t + loops))
        up = size * (1 - sin(turn + pi / 2))
        along = length * (0.08 + 0.84 * t) + 0.8 * size * sin(turn) + lean * up * 0.5
        return x + along, y - 0.3 - up * 0.8

    tail = (
        (x + length * 0.92, y - 0.9),
        (x + length * (0.98 + 0.04 * lean), y - 1.2 - height * 0.6),
        (x + length * (0.45 + 0.1 * loops % 0.3), y - 0.35),
        (x + length * 0.05 * (loops - 3), y + 0.1),
        (x + length * 1.02, y - 0.5),
    )
    pen = Stroke(ink, 0.26, cap="round", join="round")
    return (
        Path(engraved(at, loops * 8), stroke=pen),
        Path(paths.smooth(tail), stroke=pen),
    )
