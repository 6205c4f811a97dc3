"""The player aid: a card with a summary.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.fonts import pt, width
from layouts.leaflet import Block, Setter, Strip, column_marks, columns
from layouts.lettering import line
from layouts.marks import Face, Mark, Path, Solid, Stroke
from layouts.sizes import Size
from layouts.themes import Theme

MARGIN = 6.0
HEAD = 15.0
LARGEST, SMALLEST = pt(9.5), pt(7)


def aid(title: str, game: str, blocks: Sequence[Block], size: Size, theme: Theme) -> Face:
    """The summary under a head band; type shrinks until all of it fits, to 7 pt.

    Raises ValueError when even that runs over.
    """
    room = size.width - 2 * MARGIN
    top = HEAD + 4.0
    past = DRAWN_PAST_TRIM
    marks: list[Mark] = [
        Path(
            paths.rectangle(-past, -past, size.width + 2 * past, size.height + 2 * past),
            Solid(theme["paper"]),
        ),
        Path(
            paths.rectangle(-past, -past, size.width + 2 * past, HEAD + past),
            Solid(theme["title"]),
        ),
        Path(
            paths.line(-past, HEAD + 0.9, size.width + past, HEAD + 0.9),
            stroke=Stroke(theme["accent"], 0.7),
        ),
        line(MARGIN, HEAD - 4.4, title, font="slab", size=pt(19), ink=theme["title.ink"]),
        line(
            size.width - MARGIN,
            HEAD - 4.4,
            game,
            font="slab-light",
            size=min(pt(12), pt(12) * (room - width(title, "slab", pt(19)) - 4)
                     / width(game, "slab-light", pt(12))),
            ink=theme["title.ink"],
            anchor="end",
        ),
        *column_marks(_column(blocks, room, size.height - top - MARGIN, theme), MARGIN, top),
    ]  # fmt: skip
    return Face(
        size.width,
        size.height,
        tuple(marks),
        bleed=2.0,
        cut=paths.rounded(0, 0, size.width, size.height, 3),
    )


def _column(blocks: Sequence[Block], room: float, height: float, theme: Theme) -> list[Strip]:
    size = LARGEST
    while True:
        strips = Setter(theme, room, size=size, hang=4.5).strips(blocks)
        try:
            (column,) = columns(strips, [height])
        except ValueError:
            if size <= SMALLEST:
                raise
            size = max(SMALLEST, size * 0.97)
            continue
        return column
