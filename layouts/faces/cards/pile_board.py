"""The pile board of Buried Treasure: four suits on parchment, and the grave.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from layouts import fonts, lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.cards.card_backs import rose
from layouts.faces.cards.parchment import cross, headstone, parchment, route
from layouts.faces.cards.pips import Suit, ink, pip
from layouts.fonts import pt
from layouts.marks import (
    Face,
    Mark,
    Outline,
    Path,
    Solid,
    Stroke,
    Use,
    dots,
    flat,
    move,
    scale,
)
from layouts.sizes import Size
from layouts.themes import Theme

SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
MARGIN = 5.0
HEAD = 13.0  # room over a bed for sign and name
STEP = 16.0  # how far a card on a pile is laid below the one under it
GAP = 3.0
ELEVENS = ("A + 10", "2 + 9", "3 + 8", "4 + 7", "5 + 6")


class Place(NamedTuple):
    """Where a card lies: left, top, width and height in mm."""

    x: float
    y: float
    width: float
    height: float


class Plan(NamedTuple):
    """The five places of a board, and whether the grave has a column of its own."""

    beds: tuple[Place, ...]
    grave: Place


@cache
def pile_board(
    card: Size, size: Size, theme: Theme, suits: tuple[str, str, str, str], grave: str
) -> Face:
    """A board of `size` for piles of cards of size `card`; suits names spades to clubs.

    Piles grow downward and may run off the lower edge.  Raises ValueError for too small a board.
    """
    plan = planned(card, size)
    return Face(
        size.width,
        size.height,
        flat(
            parchment(size, theme),
            _chart(plan, size, theme),
            [
                mark
                for suit, name, bed in zip(SUITS, suits, plan.beds, strict=True)
                for mark in _bed(suit, name, bed, card, theme)
            ],
            _grave(grave, plan.grave, theme),
        ),
        bleed=2.0,
    )


def planned(card: Size, size: Size) -> Plan:
    """Five columns where they fit; else the grave lies on its side over the four piles."""
    room = size.width - 2 * MARGIN
    five = (room - 5 * card.width) / 4
    if five >= GAP:
        return _columns(card, size, five)
    four = (room - 4 * card.width) / 3
    if four < 0.5:
        raise ValueError(
            f"four cards {card.width:g} mm wide do not fit side by side in {size.width:g} mm"
        )
    top = MARGIN + card.width + HEAD + 4
    beds = tuple(
        Place(MARGIN + i * (card.width + four), top, card.width, size.height - top)
        for i in range(4)
    )
    return Plan(beds, Place(size.width - MARGIN - card.height, MARGIN, card.height, card.width))


def _columns(card: Size, size: Size, gap: float) -> Plan:
    top = MARGIN + HEAD
    beds = tuple(
        Place(MARGIN + i * (card.width + gap), top, card.width, size.height - top) for i in range(5)
    )
    *piles, last = beds
    return Plan(tuple(piles), last._replace(height=card.height))


def _bed(suit: Suit, name: str, bed: Place, card: Size, theme: Theme) -> tuple[Mark, ...]:
    """A suit's place: sign and name over a bed that runs on downward, a step a card."""
    colour, line = ink(suit, "2", theme), theme["treasure.ink"]
    below = bed.y + bed.height + DRAWN_PAST_TRIM
    run = paths.rounded(bed.x, bed.y, bed.width, below - bed.y + 6, 3)
    return flat(
        Path(run, Solid(theme["treasure.bed"]), Stroke(line, 0.4)),
        _steps(bed, card, theme),
        pip(
            suit,
            bed.x + bed.width / 2,
            bed.y + 0.5 * card.height,
            card.width * 0.42,
            theme["treasure.parchment.mark"],
        ),
        _heading(suit, name, bed, colour, theme),
    )


def _heading(suit: Suit, name: str, bed: Place, colour: str, theme: Theme) -> tuple[Mark, ...]:
    sign, y = 7.6, bed.y - HEAD / 2 + 0.4
    size = fonts.fitted(name, "slab", pt(17), bed.width - sign - 4, lettering.SMALLEST_ON_SHEET)
    wide = fonts.width(name, "slab", size)
    left = bed.x + (bed.width - wide - sign - 2.4) / 2
    return (
        pip(suit, left + sign / 2, y, sign, colour),
        lettering.line(
            left + sign + 2.4, y + fonts.cap_height("slab", size) / 2, name, font="slab", size=size,
            ink=theme["treasure.ink"],
        ),
    )  # fmt: skip


def _steps(bed: Place, card: Size, theme: Theme) -> tuple[Mark, ...]:
    """A dashed top edge for each card that is laid half over the one before."""
    lines: Outline = ()
    y = bed.y + STEP
    while y < bed.y + bed.height - 2:
        lines += paths.line(bed.x + 1.5, y, bed.x + bed.width - 1.5, y)
        y += STEP
    pen = Stroke(theme["treasure.parchment.edge"], 0.4, cap="round", dash=dots(1.6))
    return (Path(lines, stroke=pen),)


def _grave(name: str, place: Place, theme: Theme) -> tuple[Mark, ...]:
    """Dug earth and a headstone over it."""
    line = theme["treasure.ink"]
    x, y = place.x + place.width / 2, place.y + place.height / 2
    hole = paths.rounded(place.x, place.y, place.width, place.height, 3)
    return flat(
        Path(hole, Solid(theme["treasure.parchment.mark"]), Stroke(line, 0.4, dash=(2.4, 1.4))),
        headstone(x, y + 3.5, min(place.width, place.height) * 0.36, theme),
        lettering.fitted(
            x,
            place.y + place.height - 4.2,
            name,
            font="slab",
            size=pt(15),
            room=place.width - 6,
            ink=line,
            floor=lettering.SMALLEST_ON_SHEET,
        ),
    )


def _chart(plan: Plan, size: Size, theme: Theme) -> tuple[Mark, ...]:
    """In the room left over: a rose, the sums of eleven, and a route to where the treasure is."""
    grave = plan.grave
    if grave.y > MARGIN:
        top = grave.y + grave.height + GAP
        return _below(grave.x + grave.width / 2, top, size.height - MARGIN, grave.width, theme)
    return _beside(MARGIN, grave.x - GAP, grave.y, grave.height, theme)


def _beside(left: float, right: float, top: float, high: float, theme: Theme) -> tuple[Mark, ...]:
    k, y = high / 66, top + high / 2
    x, sums = left + 31 * k, right - 17
    if sums - x < 70 * k:
        return ()
    end = (sums - 24 * k, top + high * 0.7)
    reach = end[0] - x
    way = [
        (x + 25 * k, y - 3 * k), (x + reach * 0.46, y - 20 * k), (x + reach * 0.66, y - 12 * k),
        (x + reach * 0.6, y + 8 * k), (x + reach * 0.74, y + 17 * k), end,
    ]  # fmt: skip
    return (
        Use(rose(theme), scale(k).then(move(x, y))),
        *route(way, theme),
        *cross(*end, 4.2 * k, theme),
        *_sums(sums, top, high, theme),
    )


def _below(x: float, top: float, foot: float, width: float, theme: Theme) -> tuple[Mark, ...]:
    k = width / 66
    high = foot - top - 62 * k
    if high < 5 * 6:
        return ()
    y = foot - 30 * k
    return (*_sums(x, top, high, theme), Use(rose(theme), scale(k).then(move(x, y))))


def _sums(x: float, top: float, high: float, theme: Theme) -> tuple[Mark, ...]:
    """The five pairs that make eleven, one under another, centred on x."""
    size = min(pt(24), high / len(ELEVENS) * 0.62)
    return tuple(
        lettering.centred(
            x, top + high * (i + 0.5) / len(ELEVENS), words, font="slab", size=size,
            ink=theme["treasure.ink"],
        )
        for i, words in enumerate(ELEVENS)
    )  # fmt: skip
