"""The lodger of the plug cards: a spider about the size of a lentil.  Lengths in mm."""

from __future__ import annotations

from layouts import paths
from layouts.faces.plumbing.metal import veil
from layouts.marks import Group, Mark, Path, Segment, Solid, Stroke, move, scale
from layouts.sizes import Size
from layouts.themes import Theme


def spider(size: Size, theme: Theme) -> Group:
    """Eight legs, two eyes and a thread from a joint, in the middle of a card."""
    ink = theme["pipes.crack"]
    legs: list[Segment] = []
    for side in (-1, 1):
        for lift, foot in ((-1.5, -1.9), (-0.75, -0.5), (0.1, 1.2), (0.7, 2.3)):
            legs += paths.smooth(
                [(0, -0.1), (side * 1.05, lift), (side * 1.75, foot * 0.8), (side * 1.95, foot)]
            )
    marks: tuple[Mark, ...] = (
        veil((Path(paths.ellipse(0.3, 0.4, 1.2, 1.4), Solid(theme["pipes.shadow"], 0.25)),)),
        Path(tuple(legs), stroke=Stroke(ink, 0.17, cap="round")),
        Path(paths.ellipse(0, 0.55, 0.72, 0.9), Solid(ink)),
        Path(paths.circle(0, -0.45, 0.5), Solid(ink)),
        Path(
            paths.circle(-0.2, -0.58, 0.15) + paths.circle(0.2, -0.58, 0.15),
            Solid(theme["pipes.gloss"]),
        ),
        Path(paths.line(0, 0.25, 0, 0.9), stroke=Stroke(theme["pipes.eye"], 0.2, cap="round")),
    )
    return Group(marks, scale(size.width / 44).then(move(size.width / 2, size.height / 2)))
