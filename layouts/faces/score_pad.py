"""Score pads: a title, columns, rows and a line for totals.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from layouts import fonts, lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.fonts import TypeFault, pt
from layouts.lettering import SMALLEST_ON_SHEET
from layouts.marks import Face, Group, Mark, Outline, Path, Solid, Stroke, flat, turn
from layouts.sizes import Size
from layouts.themes import Theme

MARGIN = 8.0
TITLE = 13.0
HEAD = 10.0
LEAST = 7.0  # height of a line one can write on
NOTE = 5.0


class Grid(NamedTuple):
    """A pad's table: its left, top, right and foot, the edge of the first column, the line."""

    left: float
    top: float
    right: float
    foot: float
    stub: float
    line: float
    lines: int
    columns: int

    def column(self, i: int) -> float:
        """Left edge of writing column i."""
        return self.stub + (self.right - self.stub) * i / self.columns

    def row(self, j: int) -> float:
        """Top of row j; the totals' row is the last."""
        return self.top + HEAD + self.line * j


@cache
def score_pad(
    title: str,
    columns: tuple[str, ...],
    rows: tuple[str, ...],
    totals: str,
    size: Size,
    theme: Theme,
    note: str = "",
) -> Face:
    """A leaf of a score pad.  An empty column name leaves its head to be written in.

    Raises ValueError when a line would be under 7 mm high.
    """
    grid = ruled(columns, rows, totals, size, note)
    return Face(
        size.width,
        size.height,
        flat(
            _sheet(size, theme),
            _title(title, size, theme),
            _tints(grid, theme),
            _heads(columns, grid, theme),
            _labels(rows, totals, grid, theme),
            _rules(grid, theme),
            _note(note, size, theme),
        ),
        bleed=2.0,
    )


def ruled(
    columns: tuple[str, ...], rows: tuple[str, ...], totals: str, size: Size, note: str
) -> Grid:
    """The table that fills the leaf."""
    top, foot = MARGIN + TITLE, size.height - MARGIN - (NOTE if note else 0)
    count = len(rows) + (1 if totals else 0)
    line = (foot - top - HEAD) / count
    if line < LEAST - 1e-9:
        raise ValueError(f"{count} lines of {line:.1f} mm: a line to write on is {LEAST:g} mm high")
    widest = max(fonts.width(words, "sans-bold", pt(9)) for words in (*rows, totals))
    most = (size.width - 2 * MARGIN) * 0.4
    stub = MARGIN + min(max(9.0, widest + 4), most)
    return Grid(MARGIN, top, size.width - MARGIN, foot, stub, line, count, len(columns))


def _sheet(size: Size, theme: Theme) -> Path:
    d = DRAWN_PAST_TRIM
    return Path(
        paths.rectangle(-d, -d, size.width + 2 * d, size.height + 2 * d), Solid(theme["paper"])
    )


def _title(title: str, size: Size, theme: Theme) -> tuple[Mark, ...]:
    room = (size.width - 2 * MARGIN) * 0.7
    words = lettering.fitted(
        MARGIN, MARGIN + 6.4, title, font="slab", size=pt(19), room=room, ink=theme["title"],
        anchor="start", floor=SMALLEST_ON_SHEET,
    )  # fmt: skip
    return words, *_pencil(MARGIN, size.width - MARGIN, MARGIN + 10.2, theme)


def _pencil(left: float, right: float, y: float, theme: Theme) -> tuple[Mark, ...]:
    """The rule under the title, and the pencil that has just drawn it."""
    tip = right - 27
    body = paths.rectangle(tip + 5, y - 1.3, 17, 2.6)
    wood = paths.polygon(((tip, y), (tip + 5, y - 1.3), (tip + 5, y + 1.3)))
    lead = paths.polygon(((tip, y), (tip + 1.7, y - 0.44), (tip + 1.7, y + 0.44)))
    sides = paths.line(tip + 5, y - 0.45, tip + 22, y - 0.45) + paths.line(
        tip + 5, y + 0.45, tip + 22, y + 0.45
    )
    cap = paths.rectangle(tip + 22, y - 1.3, 1.8, 2.6)
    rubber = paths.rounded(tip + 23.0, y - 1.2, 3.4, 2.4, 1.0)
    ink = theme["ink"]
    pencil = (
        Path(rubber, Solid(theme["court.lining.H"]), Stroke(ink, 0.16)),
        Path(wood, Solid(theme["tint"]), Stroke(ink, 0.16, join="round")),
        Path(lead, Solid(ink)),
        Path(body, Solid(theme["court.gold"]), Stroke(ink, 0.16)),
        Path(sides, stroke=Stroke(theme["court.gold.deep"], 0.2)),
        Path(cap, Solid(theme["rule"]), Stroke(ink, 0.16)),
    )
    return (
        Path(paths.line(left, y, tip, y), stroke=Stroke(ink, 0.5, cap="round")),
        Group(pencil, turn(-8, tip, y)),
    )


def _tints(grid: Grid, theme: Theme) -> tuple[Mark, ...]:
    bands: Outline = ()
    for j in range(1, grid.lines, 2):
        bands += paths.rectangle(grid.left, grid.row(j), grid.right - grid.left, grid.line)
    head = paths.rectangle(grid.left, grid.top, grid.right - grid.left, HEAD)
    return Path(bands, Solid(theme["tint"])), Path(head, Solid(theme["panel"]))


def _heads(columns: tuple[str, ...], grid: Grid, theme: Theme) -> tuple[Mark, ...]:
    """Column names in paper white; an unnamed column has a white field for a name."""
    out: list[Mark] = []
    for i, words in enumerate(columns):
        left, right = grid.column(i), grid.column(i + 1)
        if words:
            out.extend(_head(words, (left + right) / 2, grid.top, right - left - 2, theme))
        else:
            field = paths.rounded(left + 0.7, grid.top + 0.9, right - left - 1.4, HEAD - 1.8, 1)
            out.append(Path(field, Solid(theme["paper"])))
    return tuple(out)


def _head(words: str, x: float, top: float, room: float, theme: Theme) -> tuple[Mark, ...]:
    ink = theme["title.ink"]
    try:
        return (
            lettering.centred(
                x, top + HEAD / 2, words, font="sans-bold",
                size=fonts.fitted(words, "sans-bold", pt(10), room, SMALLEST_ON_SHEET), ink=ink,
            ),
        )  # fmt: skip
    except TypeFault:
        return lettering.paragraph(
            x, top + 1, words, font="sans-bold", size=pt(9), room=room, height=HEAD - 2, ink=ink,
            anchor="middle", leading=1.05, floor=SMALLEST_ON_SHEET,
        )  # fmt: skip


def _labels(rows: tuple[str, ...], totals: str, grid: Grid, theme: Theme) -> tuple[Mark, ...]:
    room = grid.stub - grid.left - 3
    words = (*rows, totals) if totals else rows
    out: list[Mark] = []
    for j, label in enumerate(words):
        last = bool(totals) and j == len(rows)
        font = "sans-bold" if last else "sans-tabular"
        size = fonts.fitted(label, font, pt(10 if last else 9), room, SMALLEST_ON_SHEET)
        y = grid.row(j) + grid.line / 2 + fonts.cap_height("sans", size) / 2
        out.append(
            lettering.line(grid.left + 1.5, y, label, font=font, size=size, ink=theme["ink"])
        )
    return tuple(out)


def _rules(grid: Grid, theme: Theme) -> tuple[Mark, ...]:
    thin: Outline = ()
    for j in range(1, grid.lines):
        thin += paths.line(grid.left, grid.row(j), grid.right, grid.row(j))
    for i in range(grid.columns):
        thin += paths.line(grid.column(i), grid.top + HEAD, grid.column(i), grid.foot)
    total = grid.row(grid.lines - 1)
    double = paths.line(grid.left, total, grid.right, total) + paths.line(
        grid.left, total - 0.9, grid.right, total - 0.9
    )
    frame = paths.rectangle(grid.left, grid.top, grid.right - grid.left, grid.foot - grid.top)
    ink = theme["title"]
    return (
        Path(thin, stroke=Stroke(theme["rule"], 0.2)),
        Path(double, stroke=Stroke(ink, 0.35)),
        Path(frame, stroke=Stroke(ink, 0.5)),
    )


def _note(note: str, size: Size, theme: Theme) -> tuple[Mark, ...]:
    if not note:
        return ()
    return (
        lettering.fitted(
            MARGIN, size.height - MARGIN, note, font="sans", size=pt(8.5),
            room=size.width - 2 * MARGIN, ink=theme["ink.soft"], anchor="start",
            floor=SMALLEST_ON_SHEET,
        ),
    )  # fmt: skip
