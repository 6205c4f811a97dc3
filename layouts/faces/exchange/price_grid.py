"""The price card's words and the grid they stand in.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from layouts import fonts
from layouts.fonts import pt
from layouts.sizes import Size

MARGIN = 5.0
HEAD = 58.0  # from the cut to the first row
HEADINGS = 14.0  # of which for the headings of the columns of figures
TIER = 14.4  # width of a column of sizes
GAP = 1.8  # between groups of columns
BESIDE = 0.52  # least room beside a figure, both sides together, in its type size
TIE = 0.76  # type size of the tie table, as a part of the size of the values
NOTE = pt(8)
NOTE_LEADING = 1.3

FIGURES, BOLD = "sans-tabular", "sans-bold-tabular"
LARGEST, SMALLEST = pt(17), pt(6.5)

Cells = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class TieTable:
    """What tied holders get each, its rows aligned with the card's; plain strings throughout."""

    title: str
    groups: tuple[tuple[str, tuple[str, ...]], ...]  # ("1st", ("÷2", "÷3", "÷4")), ...
    rows: Cells  # the cells of all groups side by side


@dataclass(frozen=True, slots=True)
class PriceCard:
    """All words and figures of a price card, already in the reader's language."""

    title: str
    tier_titles: tuple[str, str, str]
    tier_companies: tuple[tuple[tuple[str, str], ...], ...]  # (key, name) by tier
    sizes: tuple[tuple[str, str, str], ...]  # the bands of each row: low, mid, high
    headings: tuple[str, ...]  # of the columns of values, the price first
    values: Cells  # one row of cells for each row of sizes
    ties: TieTable | None = None
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Grid:
    """Edges of the columns (each left edge and the last right one), rows and type sizes."""

    tiers: tuple[float, ...]
    values: tuple[float, ...]
    ties: tuple[float, ...]
    row: float
    foot: float
    sizes_type: float
    values_type: float
    ties_type: float

    def top(self, i: int) -> float:
        """The top of row i, in mm from the cut."""
        return HEAD + i * self.row


def grid(card: PriceCard, size: Size) -> Grid:
    """The grid of a card of that size: figures as large as the columns allow.

    Raises fonts.TypeFault when not even 6.5 pt leaves room for all columns.
    """
    foot = size.height - MARGIN - notes_height(card.notes, size)
    row = (foot - HEAD) / len(card.sizes)
    left = MARGIN + 3 * TIER + GAP
    room = size.width - MARGIN - left - (GAP if card.ties else 0)
    type_size = min(LARGEST, row * 0.66)
    while (spare := room - sum(sum(_widths(card, type_size), ()))) < 0:
        type_size *= 0.98
        if type_size < SMALLEST:
            raise fonts.TypeFault(f"{card.title!r}: the columns are {-spare:.1f} mm too wide")
    value_widths, tie_widths = _widths(card, type_size)
    share = spare / (len(value_widths) + len(tie_widths))
    values = _edges(left, value_widths, share)
    return Grid(
        _edges(MARGIN, (TIER,) * 3, 0),
        values,
        _edges(values[-1] + GAP, tie_widths, share) if tie_widths else (),
        row,
        foot,
        min(_fit(card.sizes, TIER), pt(13)),
        type_size,
        _tie_size(type_size),
    )


def notes_height(notes: tuple[str, ...], size: Size) -> float:
    """Room for the notes below the table, in mm."""
    room = size.width - 2 * MARGIN
    lines = sum(len(fonts.wrapped(note, "sans", NOTE, room)) for note in notes)
    return lines * NOTE * NOTE_LEADING + 0.8 * len(notes) + 1.2 if notes else 0.0


def _edges(left: float, widths: tuple[float, ...], share: float) -> tuple[float, ...]:
    return tuple(accumulate((width + share for width in widths), initial=left))


def _widths(card: PriceCard, size: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    values = tuple(
        max(_column(card.values, i, size), _longest(heading))
        for i, heading in enumerate(card.headings)
    )
    if card.ties is None:
        return values, ()
    columns = range(len(card.ties.rows[0]))
    return values, tuple(_column(card.ties.rows, i, _tie_size(size)) for i in columns)


def _tie_size(size: float) -> float:
    return max(size * TIE, pt(6))


def _column(rows: Cells, i: int, size: float) -> float:
    return max(fonts.width(row[i], BOLD, size) for row in rows) + BESIDE * size


def _longest(heading: str) -> float:
    return max(fonts.width(word, "sans-bold", pt(7.5)) for word in heading.split()) + 1.2


def _fit(rows: Cells, room: float) -> float:
    return min(fonts.fitted(cell, BOLD, LARGEST, room - 2.6, pt(6)) for row in rows for cell in row)
