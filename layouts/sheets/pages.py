"""Pages: leaflets on whole sheets of paper, in columns.  Lengths in mm, origin top left, y down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from layouts.fonts import TypeFault, pt
from layouts.leaflet import Block, Setter, Strip, column_marks, columns, title_panel
from layouts.lettering import line
from layouts.marks import Face, Group, Mark, move
from layouts.papers import Paper
from layouts.sheets.rulers import BAND
from layouts.sheets.slots import SLUG
from layouts.sizes import Size
from layouts.themes import Theme

PANEL = 132.0
"""The least width of a leaflet page (an A5 page), in mm; wider sheets carry spreads of them."""
COLUMN = 52.0
GUIDE_COLUMN = 80.0
"""The least width of a column of type, in mm."""
GUTTER = 5.0
PANEL_MARGIN = 8.0
PANEL_HEIGHT = 26.0
SIZES = (pt(10), pt(9.5), pt(9), pt(8.5))


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the columns of a page stand: their left edges, width, top and height."""

    sheet: Size
    lefts: tuple[float, ...]
    head: int
    """How many of the columns the title panel spans."""
    width: float
    top: float
    height: float


def spread(paper: Paper, margin: float) -> Frame:
    """The leaflet frame of a paper: A5 pages side by side on a sheet laid sideways, or one page
    upright where two would be too narrow."""
    edge = max(PANEL_MARGIN, margin)
    sideways = Size(paper.height, paper.width)
    sheet = sideways if sideways.width >= 2 * PANEL else Size(paper.width, paper.height)
    panels = max(1, int(sheet.width // PANEL))
    panel = sheet.width / panels
    room = panel - 2 * edge
    count = max(1, int((room + GUTTER) // (COLUMN + GUTTER)))
    width = (room - (count - 1) * GUTTER) / count
    lefts = tuple(
        p * panel + edge + c * (width + GUTTER) for p in range(panels) for c in range(count)
    )
    top = edge
    return Frame(sheet, lefts, count, width, top, sheet.height - top - edge - SLUG)


def guide_frame(paper: Paper, margin: float) -> Frame:
    """An upright page in columns, with room at the top and the left for the check rulers."""
    sheet, edge = Size(paper.width, paper.height), max(PANEL_MARGIN, margin)
    left, top = edge + BAND + 2, edge + BAND
    room = sheet.width - left - edge
    count = max(1, int((room + GUTTER) // (GUIDE_COLUMN + GUTTER)))
    width = (room - (count - 1) * GUTTER) / count
    lefts = tuple(left + i * (width + GUTTER) for i in range(count))
    return Frame(sheet, lefts, count, width, top, sheet.height - top - edge - SLUG)


def leaflet(
    blocks: Sequence[Block],
    frame: Frame,
    theme: Theme,
    title: str,
    subtitle: str,
    motif: Face | None,
) -> list[Face]:
    """The blocks as whole-sheet faces under a title panel.

    Raises ValueError naming what does not fit.
    """
    room = frame.lefts[frame.head - 1] + frame.width - frame.lefts[0]
    try:
        head = title_panel(theme, room, title, subtitle, motif, PANEL_HEIGHT)
        pages = _balanced(_largest(blocks, frame, theme), frame)
    except TypeFault as fault:
        raise ValueError(f"{fault}; take larger paper") from fault
    faces = []
    for number, page in enumerate(pages, 1):
        marks: list[Mark] = [Group(head, move(frame.lefts[0], frame.top))] if number == 1 else []
        for column, x, y in zip(page, frame.lefts, _tops(frame, number), strict=True):
            marks += column_marks(column, x, y)
        marks.append(_folio(frame, theme, f"{title} · {number}/{len(pages)}"))
        faces.append(Face(*frame.sheet, tuple(marks)))
    return faces


Page = list[list[Strip]]


def _largest(blocks: Sequence[Block], frame: Frame, theme: Theme) -> list[Page]:
    """The pages in the largest type that takes no more of them than the smallest does."""
    *larger, smallest = SIZES
    least = _deal(blocks, frame, theme, smallest)
    room = sum(
        frame.top + frame.height - top
        for number in range(1, len(least) + 1)
        for top in _tops(frame, number)
    )
    used = sum(strip.height for page in least for column in page for strip in column)
    for size in larger:
        if used * (size / smallest) ** 1.8 > room:  # lines grow in height and in number
            continue
        try:
            pages = _deal(blocks, frame, theme, size)
        except ValueError:  # a word or a figure too large for its column at this size
            continue
        if len(pages) == len(least):
            return pages
    return least


def _deal(blocks: Sequence[Block], frame: Frame, theme: Theme, size: float) -> list[Page]:
    """The blocks as pages of columns, each filled before the next is begun."""
    pages: list[Page] = []
    rest = Setter(theme, frame.width, size).strips(blocks)
    while rest:
        page, rest = _page(rest, _tops(frame, len(pages) + 1), frame.top + frame.height)
        pages.append(page)
    return pages


def _balanced(pages: list[Page], frame: Frame) -> list[Page]:
    """The pages with the columns of the last one ending at about one height."""
    *full, last = pages
    strips = [strip for column in last for strip in column]
    tops = _tops(frame, len(pages))
    for foot in range(int(max(tops)) + 20, int(frame.top + frame.height)):
        try:
            page, left = _page(strips, tops, foot)
        except ValueError:
            continue
        if not left:
            return [*full, page]
    return pages


def _page(strips: list[Strip], tops: Sequence[float], foot: float) -> tuple[Page, list[Strip]]:
    return columns(strips, [foot - top for top in tops])


def _tops(frame: Frame, number: int) -> list[float]:
    """Where the columns of a page begin: on the first, some stand under the title panel."""
    under = frame.top + PANEL_HEIGHT + 3
    return [under if number == 1 and i < frame.head else frame.top for i in range(len(frame.lefts))]


def _folio(frame: Frame, theme: Theme, words: str) -> Mark:
    x = frame.lefts[-1] + frame.width
    y = frame.top + frame.height + 2.2
    return line(x, y, words, font="sans", size=pt(8), ink=theme["ink.soft"], anchor="end")
