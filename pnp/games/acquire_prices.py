"""Acquire: the price card's words and figures, from the chart the scorer uses."""

from __future__ import annotations

from layouts.faces.exchange.price_card import PriceCard, TieTable, price_card
from layouts.marks import Face
from layouts.sizes import Size
from layouts.themes import Theme
from pnp.words import Words
from scoring.acquire.chart import CHART, TIERS, TYCOON, Row, band, shared
from scoring.acquire.editions import COMPANIES, END, SAFE, Edition

TIED = (2, 3, 4)
"""How many may be tied in the tie table."""


def prices(edition: Edition, size: Size, theme: Theme, words: Words) -> Face:
    """The card of an edition."""
    columns = _columns(edition, words)
    low, mid, high = (words(f"acquire.{tier}") for tier in TIERS)
    return price_card(
        PriceCard(
            title=words("acquire.title"),
            tier_titles=(low, mid, high),
            tier_companies=tuple(
                tuple(
                    (company, words(f"acquire.company.{company}"))
                    for company, at in COMPANIES.items()
                    if at == tier
                )
                for tier in TIERS
            ),
            sizes=tuple(_bands(at) for at in range(len(CHART))),
            headings=tuple(columns),
            values=tuple(
                tuple(words.number(column[at]) for column in columns.values())
                for at in range(len(CHART))
            ),
            ties=None if edition.third_bonus else _ties(edition, words),
            notes=_notes(edition, words),
        ),
        size,
        theme,
    )


def _bands(at: int) -> tuple[str, str, str]:
    low, mid, high = (_band(band(tier, at)) for tier in TIERS)
    return low, mid, high


def _band(sizes: tuple[int, int | None] | None) -> str:
    match sizes:
        case None:
            return "–"
        case (first, None):
            return f"{first}+"
        case (first, last):
            return str(first) if first == last else f"{first}–{last}"


def _columns(edition: Edition, words: Words) -> dict[str, list[int]]:
    """Heading -> amounts, line by line of the chart."""
    unit = edition.unit
    columns = {
        words("acquire.price"): [row.price * unit for row in CHART],
        words("acquire.first"): [row.first * unit for row in CHART],
        words("acquire.second"): [_second(row, edition) * unit for row in CHART],
    }
    if edition.third_bonus:
        columns[words("acquire.third")] = [TYCOON[row.price][1] * unit for row in CHART]
    if edition.half_price:
        columns[words("acquire.half")] = [row.price * unit // 2 for row in CHART]
    return columns


def _second(row: Row, edition: Edition) -> int:
    return TYCOON[row.price][0] if edition.third_bonus else row.second


def _ties(edition: Edition, words: Words) -> TieTable:
    def parts(pot: int) -> tuple[str, ...]:
        return tuple(words.number(shared(pot, n) * edition.unit) for n in TIED)

    among = tuple(words("acquire.among", count=n) for n in TIED)
    return TieTable(
        title=words("acquire.ties"),
        groups=((words("acquire.tie-first"), among), (words("acquire.tie-second"), among)),
        rows=tuple(parts(row.first + row.second) + parts(row.second) for row in CHART),
    )


def _notes(edition: Edition, words: Words) -> tuple[str, ...]:
    keys = ["note-safe"]
    keys += ["note-tycoon"] if edition.third_bonus else ["note-sole", "note-up"]
    keys += ["note-half"] if edition.half_price else []
    unit = words.number(edition.unit)
    return tuple(words(f"acquire.{key}", safe=SAFE, end=END, unit=unit) for key in keys)
