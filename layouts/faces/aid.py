"""The player aid: a card with a summary.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.fonts import pt, width
from layouts.leaflet import Block, Setter, Strip, column_marks, columns
from layouts.lettering import fitted, line
from layouts.marks import Face, Mark, Path, Solid, Stroke
from layouts.sizes import Size
from layouts.themes import Theme

MARGIN, GUTTER = 5.0, 4.0
HEAD = 12.0
LARGEST, SMALLEST = pt(9.5), pt(7)
COLUMNS = 2


def aid(title: str, game: str, blocks: Sequence[Block], size: Size, theme: Theme) -> Face:
    """The summary in two columns under a head band; type shrinks until it fits, to 7 pt.

    Raises ValueError when even that runs over.
    """
    top = HEAD + 2.4
    room = (size.width - 2 * MARGIN - GUTTER) / COLUMNS
    marks: list[Mark] = [*_ground(size, theme), *_head(title, game, size, theme)]
    for i, column in enumerate(_set(blocks, room, size.height - top - MARGIN, theme)):
        marks += column_marks(column, MARGIN + i * (room + GUTTER), top)
    cut = paths.rounded(0, 0, size.width, size.height, 3)
    return Face(size.width, size.height, tuple(marks), bleed=2.0, cut=cut)


def _ground(size: Size, theme: Theme) -> list[Mark]:
    past = DRAWN_PAST_TRIM
    wide = size.width + 2 * past
    return [
        Path(paths.rectangle(-past, -past, wide, size.height + 2 * past), Solid(theme["paper"])),
        Path(paths.rectangle(-past, -past, wide, HEAD + past), Solid(theme["panel"])),
        Path(
            paths.line(-past, HEAD + 0.7, size.width + past, HEAD + 0.7),
            stroke=Stroke(theme["accent"], 0.6),
        ),
    ]


def _head(title: str, game: str, size: Size, theme: Theme) -> list[Mark]:
    ink, y, right = theme["title.ink"], HEAD - 3.4, size.width - MARGIN
    room = right - MARGIN - width(title, "slab", pt(18)) - 4
    return [
        line(MARGIN, y, title, font="slab", size=pt(18), ink=ink),
        fitted(right, y, game, font="sans", size=pt(12), room=room, ink=ink, anchor="end"),
    ]


def _set(blocks: Sequence[Block], room: float, height: float, theme: Theme) -> list[list[Strip]]:
    size = LARGEST
    while True:
        strips = Setter(theme, room, size=size, hang=3.2, heading=1.25).strips(blocks)
        dealt, rest = columns(strips, [height] * COLUMNS)
        if not rest:
            return dealt
        if size <= SMALLEST:
            over = sum(strip.height for strip in rest)
            raise ValueError(f"the player aid runs {over:.0f} mm over at 7 pt")
        size = max(SMALLEST, size * 0.98)
