"""The pad of Buried Treasure: cells of each deal as they were written, and the match they make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile

from pnp.table import Event
from pnp.table.hearing import terms
from scoring.cards import SUITS, Card, Suit, cards, check_copies
from scoring.receipt import Receipt, RulesError
from scoring.treasure import (
    Agreement,
    Match,
    Setup,
    by_piles,
    by_points,
    by_quotations,
    match,
    quotations,
    setup,
)  # fmt: skip
from scoring.treasure.deals import check_counts, check_points, check_quotation
from scoring.treasure.removals import check_pile


@dataclass(frozen=True, slots=True)
class Cell:
    """What a player has in a deal: points, or how many cards of each suit, or the cards."""

    points: int | None = None
    sum: str = ""
    """How the points were added up: "10 + 15 - 8 = 17"."""
    counts: Mapping[Suit, int] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """A row of the pad."""

    cells: Mapping[str, Cell] = field(default_factory=dict)
    quoted: Mapping[Suit, int] = field(default_factory=dict)
    """Points of the piles; none in a deal that is written in points."""
    piles: Mapping[Suit, tuple[Card, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Pad:
    """The rows so far, the last one perhaps half written."""

    agreed: Agreement
    deals: tuple[Deal, ...] = ()
    passed: tuple[str, ...] = ()
    """Players passed over for now in the row being written; known to this sitting alone."""

    @property
    def setup(self) -> Setup:
        """The numbers of a deal for so many players."""
        return setup(len(self.agreed.players))

    @property
    def match(self) -> Match:
        """The match of the deals before the first unfinished one; those beyond its end are set
        aside (reading m)."""
        whole = takewhile(self.is_whole, self.deals)
        return match(self.agreed, [_receipt(self.agreed, deal) for deal in whole], "set-aside")

    def is_whole(self, deal: Deal) -> bool:
        """Nothing is missing in the row."""
        return not self.without(deal) and (not deal.quoted or len(deal.quoted) == len(SUITS))

    def without(self, deal: Deal) -> tuple[str, ...]:
        """The players without a cell in the row."""
        return tuple(who for who in self.agreed.players if not deal.cells.get(who))

    @property
    def number(self) -> int:
        """The row being written: the first that is not whole, else a new one."""
        whole = [self.is_whole(deal) for deal in self.deals]
        return (whole.index(False) if False in whole else len(whole)) + 1

    @property
    def current(self) -> Deal:
        """That row."""
        return self.deals[self.number - 1] if self.number <= len(self.deals) else Deal()

    @property
    def suit(self) -> Suit | None:
        """The suit whose quotation is asked for next."""
        return next(
            (s for s in SUITS if self.current.quoted and s not in self.current.quoted), None
        )

    @property
    def asked(self) -> str | None:
        """The player whose cell is written next; None when everybody was asked."""
        asked = {*self.current.cells, *self.passed}
        return next((who for who in self.agreed.players if who not in asked), None)

    @property
    def missing(self) -> tuple[str, ...]:
        """Players without a cell in a row that was begun."""
        begun = self.passed or self.number <= len(self.deals)
        return self.without(self.current) if begun else ()


def written(pad: Pad, event: Event) -> Pad:
    """The pad with something more written on it.

    RulesError for what a deal cannot be, and for a deal after the end of the match (reading m).
    """
    number = event["deal"]
    if event["t"] == "out":
        return replace(pad, deals=(*pad.deals[: number - 1], *pad.deals[number:]))
    if number > len(pad.deals):
        _check_open(pad, number)
    deal = pad.deals[number - 1] if number <= len(pad.deals) else Deal()
    row = _with(pad, deal, event)
    _check_cards(pad, row)
    deals = (*pad.deals[: number - 1], row, *pad.deals[number:])
    after = replace(pad, deals=deals)
    if after.number != pad.number:
        after = replace(after, passed=())
    _ = after.match  # the deal as a whole may break a rule that no cell breaks
    return after


def _check_open(pad: Pad, number: int) -> None:
    found = pad.match
    if found.status == "finished":
        raise RulesError(
            f"deal {number}",
            "treasure.match-over",
            winners=", ".join(found.winners),
            after=len(found.rows),
        )


def _check_cards(pad: Pad, row: Deal) -> None:
    """RulesError for a row in points and piles both, and for a card that lies twice."""
    for who, cell in row.cells.items():
        if cell and cell.points is not None and row.quoted:
            raise RulesError(who, "treasure.points-in-quoted")
        if cell and cell.points is None and not row.quoted:
            raise RulesError(who, "treasure.no-quotations")
    lying = {f"piles.{suit}": pile for suit, pile in row.piles.items()}
    lying |= {f"treasures.{who}": cell.cards for who, cell in row.cells.items() if cell}
    check_copies(lying, pad.setup.packs)


def _with(pad: Pad, deal: Deal, event: Event) -> Deal:
    """The row with what the event says."""
    cells: Mapping[str, Cell]
    match event["t"]:
        case "points":
            cells = {who: _points(pad, who, said) for who, said in event["sums"].items()}
        case "counts":
            counts = {suit: event["counts"][suit] for suit in SUITS if suit in event["counts"]}
            check_counts(event["p"], counts)
            cells = {event["p"]: Cell(counts=counts)}
        case "cards":
            treasure = cards(event["cards"], event["p"])
            check_counts(event["p"], Counter(card.suit for card in treasure))
            cells = {event["p"]: Cell(cards=treasure)}
        case "quote":
            return replace(deal, quoted=_quoted(pad, deal, event["quotations"]))
        case "pile":
            suit: Suit = next(each for each in SUITS if each == event["suit"])
            pile = cards(event["cards"], f"piles.{suit}")
            check_pile(f"piles.{suit}", pile, suit)
            quoted = _quoted(pad, deal, {suit: quotations({suit: pile})[suit]})
            return replace(deal, quoted=quoted, piles={**deal.piles, suit: pile})
        case other:
            raise KeyError(other)
    return replace(deal, cells={**deal.cells, **cells})


def _points(pad: Pad, who: str, said: str) -> Cell:
    parts = terms(said)
    check_points(pad.setup, who, sum(parts))
    shown = " ".join(f"{'-' if part < 0 else '+'} {abs(part)}" for part in parts)
    shown = shown.removeprefix("+ ")
    return Cell(sum(parts), f"{shown} = {sum(parts)}" if len(parts) > 1 else "")


def _quoted(pad: Pad, deal: Deal, told: Mapping[str, int]) -> Mapping[Suit, int]:
    given = {suit: told[suit] for suit in SUITS if suit in told}
    for suit, quotation in given.items():
        check_quotation(pad.setup, suit, quotation)
    return {**deal.quoted, **given}


def _receipt(agreed: Agreement, deal: Deal) -> Receipt:
    """The deal's receipt, by whichever way it was written."""
    cells = {who: cell for who in agreed.players if (cell := deal.cells[who])}
    if not deal.quoted:
        return _by_points(agreed, cells)
    if len(deal.piles) == len(SUITS) and all(cell.cards for cell in cells.values()):
        return by_piles(agreed.players, deal.piles, {w: c.cards for w, c in cells.items()})
    counts = {who: _counts(cell) for who, cell in cells.items()}
    return by_quotations(agreed.players, deal.quoted, counts)


def _by_points(agreed: Agreement, cells: Mapping[str, Cell]) -> Receipt:
    told = by_points(agreed.players, {who: cell.points or 0 for who, cell in cells.items()})
    lines = tuple(replace(line, sum=cells[line.who].sum) for line in told.lines)
    return replace(told, lines=lines)


def _counts(cell: Cell) -> Mapping[Suit, int]:
    return cell.counts or Counter(card.suit for card in cell.cards)
