"""Slots: how many pieces of one size a sheet holds, and where.  Lengths in mm, y down."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor

from layouts.papers import PAPERS, Paper
from layouts.sizes import Size

EPSILON = 1e-6  # 3 x 63 fill 189 mm exactly; in floats the third does not fit
CLEAR = 2.0
"""Room kept for crop marks around the outermost trims where the bleed is narrower, in mm."""
SLUG = 3.2
"""Height of the band inside the margin that carries the slug line, in mm."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal slots on a sheet, centred; left and top are the first trim's corner."""

    sheet: Size
    trim: Size
    bleed: float
    margin: float
    columns: int
    rows: int
    slug_below: bool
    """The slug runs along the foot (or, if False, up the left side)."""

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def left(self) -> float:
        return (self.sheet.width - _span(self.columns, self.trim.width, self.bleed)) / 2

    @property
    def top(self) -> float:
        return (self.sheet.height - _span(self.rows, self.trim.height, self.bleed)) / 2

    def slot(self, number: int) -> tuple[float, float]:
        """The trim corner of a slot; they run left to right, then down."""
        row, column = divmod(number, self.columns)
        return (
            self.left + column * (self.trim.width + 2 * self.bleed),
            self.top + row * (self.trim.height + 2 * self.bleed),
        )

    def used(self, pieces: int) -> tuple[int, int]:
        """Columns and rows that so many pieces take, filling each row before the next."""
        return min(pieces, self.columns), min(ceil(pieces / self.columns), self.rows)

    def xs(self, columns: int | None = None) -> list[float]:
        """Where the sheet is cut from top to bottom, each place once; of so many columns."""
        count = self.columns if columns is None else columns
        return _edges(self.left, self.trim.width, self.bleed, count)

    def ys(self, rows: int | None = None) -> list[float]:
        """Where the sheet is cut from side to side, each place once; of so many rows."""
        count = self.rows if rows is None else rows
        return _edges(self.top, self.trim.height, self.bleed, count)


def _span(count: int, trim: float, bleed: float) -> float:
    return count * trim + (count - 1) * 2 * bleed


def _edges(start: float, trim: float, bleed: float, count: int) -> list[float]:
    pitch = trim + 2 * bleed
    both = [start + i * pitch + side for i in range(count) for side in (0.0, trim)]
    return sorted({round(edge, 6) for edge in both})


def _fits(room: float, trim: float, bleed: float) -> int:
    usable = room - 2 * max(bleed, CLEAR) + 2 * bleed
    return max(0, floor(usable / (trim + 2 * bleed) + EPSILON))


def grids(paper: Paper, trim: Size, bleed: float, margin: float) -> list[Grid]:
    """Every way to fill the paper: upright and sideways, slug below and beside."""
    found = []
    for sheet in (Size(paper.width, paper.height), Size(paper.height, paper.width)):
        for below in (True, False):
            band_x, band_y = (0.0, 2 * SLUG) if below else (2 * SLUG, 0.0)
            columns = _fits(sheet.width - 2 * margin - band_x, trim.width, bleed)
            rows = _fits(sheet.height - 2 * margin - band_y, trim.height, bleed)
            if columns and rows:
                found.append(Grid(sheet, trim, bleed, margin, columns, rows, below))
    return found


def grid(paper: Paper, trim: Size, bleed: float, margin: float) -> Grid:
    """The fullest way to lay pieces of that trim on the paper.

    Raises ValueError that says what would fit.
    """
    ways = grids(paper, trim, bleed, margin)
    if not ways:
        raise ValueError(
            f"{trim.width:g} x {trim.height:g} mm does not fit {paper.name}"
            f" with {margin:g} mm margins and {bleed:g} mm bleed; {advice(trim, bleed, margin)}"
        )
    return max(ways, key=lambda way: way.count)


def advice(trim: Size, bleed: float, margin: float) -> str:
    """The papers that would hold one piece of that trim, in words."""
    papers = sorted(PAPERS.values(), key=lambda p: p.width * p.height)
    wide = [p.name for p in papers if grids(p, trim, bleed, margin)]
    return f"it fits {', '.join(wide)}" if wide else "it fits none of our papers"
