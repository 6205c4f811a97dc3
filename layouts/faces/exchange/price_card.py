"""The price card: what a share costs and pays, by tier and size.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

from layouts import fonts, lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.exchange.companies import sealed
from layouts.faces.exchange.price_grid import (
    BOLD,
    FIGURES,
    HEAD,
    HEADINGS,
    MARGIN,
    NOTE,
    NOTE_LEADING,
    Grid,
    PriceCard,
    TieTable,
    grid,
)
from layouts.faces.guilloche import Lace, band, placed, rosette
from layouts.faces.wording import halves, stacked, widest
from layouts.fonts import pt
from layouts.marks import Face, Group, Mark, Path, Solid, Stroke, flat
from layouts.sizes import Size
from layouts.themes import Theme

__all__ = ["PriceCard", "TieTable", "price_card"]

CORNER = 3.0
TIERS = ("low", "mid", "high")


@cache
def price_card(card: PriceCard, size: Size, theme: Theme) -> Face:
    """The card, size.width x size.height mm with round corners (made for A5, 148 x 210)."""
    places = grid(card, size)
    return Face(
        size.width,
        size.height,
        flat(
            _ground(size, theme),
            _title(card, places, size, theme),
            _stripes(card, places, theme),
            _banners(card, places, theme),
            _headings(card, places, theme),
            _figures(card, places, theme),
            _notes(card.notes, places, size, theme),
        ),
        bleed=2.0,
        cut=paths.rounded(0, 0, size.width, size.height, CORNER),
    )


def _ground(size: Size, theme: Theme) -> tuple[Mark, ...]:
    d = DRAWN_PAST_TRIM
    wide = size.width + 2 * d
    return (
        Path(paths.rectangle(-d, -d, wide, size.height + 2 * d), Solid(theme["paper"])),
        Path(paths.rectangle(-d, -d, wide, HEAD + d), Solid(theme["prices.head"])),
    )


def _title(card: PriceCard, places: Grid, size: Size, theme: Theme) -> tuple[Mark, ...]:
    left, right = places.values[0] + 1, size.width - MARGIN
    room, lace = right - left, Lace(6, 1.9, strands=7, turns=2, waist=0.4, line=0.12)
    x, line = (left + right) / 2, theme["prices.head.line"]
    great = rosette(17, 28, Lace(1, 6, strands=6, turns=2, waist=0.3, line=0.12), line)
    small = rosette(8, 20, Lace(1, 3, strands=5, turns=1, waist=0.4, line=0.12), line)
    clip = paths.rectangle(left - 1, -DRAWN_PAST_TRIM, 200, HEAD - HEADINGS + DRAWN_PAST_TRIM - 1)
    ornament = (placed(great, x, 22, 1.5, 1), placed(small, x, 22, 1.5, 1))
    words = _set_title(card.title, x, 21.5, room, theme["prices.head.ink"])
    return (
        Group(ornament, clip=clip),
        *words,
        *band(left, HEAD - HEADINGS - 3.4, room, lace, theme["exchange.brass"]),
    )


def _set_title(words: str, x: float, y: float, room: float, ink: str) -> tuple[Mark, ...]:
    lines = halves(words)
    floor = lettering.SMALLEST_ON_CARD
    size = min(fonts.fitted(line, "slab", pt(44), room, floor) for line in lines)
    leading = size * 0.98
    first = y - leading * (len(lines) - 1) / 2
    return tuple(
        lettering.centred(x, first + i * leading, line, font="slab", size=size, ink=ink)
        for i, line in enumerate(lines)
    )


def _stripes(card: PriceCard, places: Grid, theme: Theme) -> tuple[Mark, ...]:
    out: list[Mark] = []
    for i in range(len(card.sizes)):
        y, shade = places.top(i), "" if i % 2 else ".tint"
        for tier, (left, right) in zip(TIERS, pairwise(places.tiers), strict=True):
            cell = paths.rectangle(left, y, right - left, places.row)
            out.append(Path(cell, Solid(theme[f"prices.{tier}{shade}"])))
        for columns in (places.values, places.ties):
            if columns and i % 2:
                cell = paths.rectangle(columns[0], y, columns[-1] - columns[0], places.row)
                out.append(Path(cell, Solid(theme["tint"])))
    rule = Stroke(theme["prices.head"], 0.5)
    for columns in (places.tiers, places.values, places.ties):
        if columns:
            out.append(
                Path(paths.line(columns[0], places.foot, columns[-1], places.foot), stroke=rule)
            )
    hair = Stroke(theme["rule"], 0.15)
    for x in places.values[1:-1] + places.ties[1:-1]:
        out.append(Path(paths.line(x, HEAD + 1, x, places.foot - 1), stroke=hair))
    return tuple(out)


def _banners(card: PriceCard, places: Grid, theme: Theme) -> tuple[Mark, ...]:
    out: list[Mark] = []
    for i, (left, right) in enumerate(pairwise(places.tiers)):
        out += _banner(TIERS[i], card.tier_titles[i], card.tier_companies[i], left, right, theme)
    return tuple(out)


def _banner(
    tier: str,
    title: str,
    companies: tuple[tuple[str, str], ...],
    left: float,
    right: float,
    theme: Theme,
) -> tuple[Mark, ...]:
    """A tier's banner, hung from the top edge: its title, then its companies' emblems."""
    x, top, foot = (left + right) / 2, -DRAWN_PAST_TRIM, HEAD
    cloth = paths.rectangle(left + 0.4, top, right - left - 0.8, foot - top)
    room = right - left - 2.2
    first, last = 11.5, foot - 1.5
    step = (last - first) / len(companies)
    spare = (last - first) / 3 - 14  # two companies hang a little lower than three
    start = first + (step - 15) / 4 + spare / 2
    out: list[Mark] = [
        Path(cloth, Solid(theme[f"prices.{tier}"])),
        lettering.fitted(x, 8.6, title, font="slab", size=pt(10), room=room, ink=theme["ink"]),
        Path(paths.line(left + 3, 10.3, right - 3, 10.3), stroke=Stroke(theme["ink"], 0.2)),
    ]
    for i, (key, name) in enumerate(companies):
        y = start + i * step
        out += sealed(key, x, y + 5.2, 4.6, theme)
        out += stacked(
            x, y + 10, name, font="sans-bold", size=pt(8.5), room=room, height=step - 10,
            ink=theme[f"company.{key}"],
        )  # fmt: skip
    return tuple(out)


def _headings(card: PriceCard, places: Grid, theme: Theme) -> tuple[Mark, ...]:
    ink = theme["prices.head.ink"]
    out: list[Mark] = []
    columns = tuple(zip(card.headings, pairwise(places.values), strict=True))
    size = min(widest(words, "sans-bold", pt(9), b - a - 1) for words, (a, b) in columns)
    for words, (left, right) in columns:
        out += _heading(words, left, right, HEADINGS, size, ink)
    if card.ties:
        out += _tie_headings(card.ties, places, theme)
    return tuple(out)


def _heading(
    words: str, left: float, right: float, height: float, size: float, ink: str
) -> tuple[Mark, ...]:
    lines = stacked(
        (left + right) / 2, 0, words, font="sans-bold", size=size, room=right - left - 1,
        height=height - 2, ink=ink, leading=1.15,
    )  # fmt: skip
    # stand on the foot of the head, so that short and long headings share a last line
    shift = HEAD - 2.2 - lines[-1].y
    return tuple(replace(line, y=line.y + shift) for line in lines)


def _tie_headings(ties: TieTable, places: Grid, theme: Theme) -> tuple[Mark, ...]:
    ink, brass = theme["prices.head.ink"], theme["exchange.brass"]
    top = HEAD - HEADINGS
    left, right = places.ties[0], places.ties[-1]
    out: list[Mark] = [
        lettering.fitted(
            (left + right) / 2, top + 3.0, ties.title, font="sans-bold", size=pt(8),
            room=right - left, ink=ink,
        )
    ]  # fmt: skip
    at = 0
    for words, marks in ties.groups:
        a, b = places.ties[at], places.ties[at + len(marks)]
        rule = paths.line(a + 0.8, top + 8.0, b - 0.8, top + 8.0)
        out.append(Path(rule, stroke=Stroke(brass, 0.25)))
        out.append(
            lettering.fitted(
                (a + b) / 2, top + 6.8, words, font="sans", size=pt(7.5), room=b - a - 1, ink=ink
            )
        )
        for i, mark in enumerate(marks):
            out += _heading(
                mark, places.ties[at + i], places.ties[at + i + 1], HEADINGS - 8, pt(9), ink
            )
        at += len(marks)
    return tuple(out)


def _figures(card: PriceCard, places: Grid, theme: Theme) -> tuple[Mark, ...]:
    ink, price = theme["ink"], theme["prices.price"]
    out: list[Mark] = []
    for i, edges in enumerate(pairwise(places.tiers)):
        bands = [row[i] for row in card.sizes]
        out += _column(bands, edges, places, BOLD, places.sizes_type, ink, "middle")
    for i, edges in enumerate(pairwise(places.values)):
        font, colour = (FIGURES, ink) if i else (BOLD, price)
        cells = [row[i] for row in card.values]
        out += _column(cells, edges, places, font, places.values_type, colour, "end")
    if card.ties:
        for i, edges in enumerate(pairwise(places.ties)):
            cells = [row[i] for row in card.ties.rows]
            out += _column(cells, edges, places, FIGURES, places.ties_type, ink, "end")
    return tuple(out)


def _column(
    cells: Sequence[str],
    edges: tuple[float, float],
    places: Grid,
    font: str,
    size: float,
    ink: str,
    anchor: lettering.Anchor,
) -> list[Mark]:
    """A column of cells in the middle of their rows; at anchor "end" their units line up."""
    widest_cell = max(fonts.width(cell, font, size) for cell in cells)
    x = sum(edges) / 2 + (widest_cell / 2 if anchor == "end" else 0)
    drop = (places.row + fonts.cap_height(font, size)) / 2
    return [
        lettering.line(x, places.top(i) + drop, cell, font=font, size=size, ink=ink, anchor=anchor)
        for i, cell in enumerate(cells)
    ]


def _notes(notes: tuple[str, ...], places: Grid, size: Size, theme: Theme) -> tuple[Mark, ...]:
    out: list[Mark] = []
    room, y = size.width - 2 * MARGIN, places.foot + 1.6
    for note in notes:
        height = len(fonts.wrapped(note, "sans", NOTE, room)) * NOTE * NOTE_LEADING
        out += lettering.paragraph(
            MARGIN, y, note, font="sans", size=NOTE, room=room,
            height=height + 1e-6, ink=theme["ink.soft"], leading=NOTE_LEADING,
        )  # fmt: skip
        y += height + 0.8
    return tuple(out)
