"""The wall of glazed green tiles behind every pipe.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from random import Random

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.plumbing.metal import blend
from layouts.marks import Face, Outline, Path, Solid, Stroke, Use, move
from layouts.sizes import Size
from layouts.themes import Theme

TONES = 5
GROUT = 0.62  # width of a joint; half of it lies on each of two neighbouring cards


def pitch(size: Size) -> tuple[float, float]:
    """Width and height of a tile with its joint: whole tiles divide the card both ways."""
    return (
        size.width / max(2, round(size.width / 10.5)),
        size.height / max(2, round(size.height / 11)),
    )


@cache
def wall(size: Size, theme: Theme) -> Face:
    """Stack-bonded tiles over card and bleed, a joint on every edge."""
    across, down = pitch(size)
    columns, rows = round(size.width / across), round(size.height / down)
    edge = DRAWN_PAST_TRIM
    ground = paths.rectangle(-edge, -edge, size.width + 2 * edge, size.height + 2 * edge)
    chance = Random(1972)
    tiles = (
        Use(_tile(across, down, chance.randrange(TONES), theme), move(across * column, down * row))
        for row in range(-1, rows + 1)
        for column in range(-1, columns + 1)
    )
    return Face(
        size.width, size.height, (Path(ground, Solid(theme["pipes.grout"])), *tiles), bleed=edge
    )


@cache
def _tile(width: float, height: float, tone: int, theme: Theme) -> Face:
    """A tile with half the joint round it: a dark lip, a body that swells, the lamp in opposite
    corners, so that it is the same both ways up."""
    glaze, light, dark = (
        theme[f"pipes.wall.{tone}"], theme["pipes.wall.light"], theme["pipes.wall.dark"],
    )  # fmt: skip

    def inset(by: float, r: float) -> Outline:
        return paths.rounded(by, by, width - 2 * by, height - 2 * by, r)

    swell = (
        Path(inset(by, r), Solid(blend(glaze, light, share)))
        for by, r, share in (
            (0.8, 0.7, 0.035), (1.2, 1.0, 0.06), (1.7, 1.5, 0.08), (2.3, 2.0, 0.1),
            (3.0, 2.4, 0.115), (3.8, 2.0, 0.13),
        )
    )  # fmt: skip
    glints = _glint(1.0, 1.0, 1) + _glint(width - 1.0, height - 1.0, -1)
    lamp = Stroke(blend(glaze, light, 0.4), 0.26, cap="round", join="round")
    marks = (
        Path(inset(GROUT / 2, 0.7), Solid(blend(glaze, dark, 0.32))),
        Path(inset(GROUT / 2 + 0.22, 0.6), Solid(glaze)),
        *swell,
        Path(glints, stroke=lamp),
    )
    return Face(width, height, marks)


def _glint(x: float, y: float, side: int) -> Outline:
    """The lamp's reflection in a rounded corner, and a spark beside it."""
    corner = paths.smooth(
        ((x, y + side * 1.3), (x + side * 0.18, y + side * 0.18), (x + side * 1.7, y))
    )
    return corner + paths.line(x + side * 2.3, y, x + side * 2.7, y)
