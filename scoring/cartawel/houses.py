"""Houses: the ring of twelve, numbered 1 to 12 like a clock, and who wins a house (rule C6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scoring.cards import Card, Suit, check_copies, summed
from scoring.cartawel.sides import EDITION, HOUSES, POINTS, Sides, check_suits, height, in_order
from scoring.receipt import Line, Receipt, RulesError

House = tuple[Card, ...]
Board = tuple[House, ...]
"""Twelve houses; house 1 is the first."""
WINNING_SIZES = (2, 3)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the mover wins a house taken on its own, and why."""

    reason: str
    """Key in words."""
    receipt: Receipt
    """The points won; without lines if it is not won."""

    @property
    def won(self) -> bool:
        """The mover wins the house."""
        return self.reason == "cartawel.won"

    @property
    def points(self) -> int:
        """Points that the mover wins."""
        return sum(self.receipt.totals.values())


def verdict(of: Sides, cards: Sequence[Card], mover: Suit, about: str = "") -> Verdict:
    """The house test: two or three cards, the single highest the mover's (rules C6 and C8)."""
    of.seat(mover)
    check_suits(of, "house", cards)
    check_copies({"house": cards}, packs=1)
    reason = why(cards, mover)
    lines = (line(of.name(mover), cards, about),) if reason == "cartawel.won" else ()
    return Verdict(reason, Receipt("cartawel", EDITION, of.names, lines))


def why(cards: Sequence[Card], mover: Suit) -> str:
    """Key of the reason for which the mover wins the house, or does not."""
    if len(cards) not in WINNING_SIZES:
        return "cartawel.size"
    top = max(height(card) for card in cards)
    highest = [card.suit for card in cards if height(card) == top]
    if len(highest) > 1:
        return "cartawel.tie"
    return "cartawel.won" if highest == [mover] else "cartawel.rival"


def line(who: str, cards: Sequence[Card], about: str) -> Line:
    """The line of a house that is won."""
    values = [POINTS[card.rank] for card in cards]
    return Line(who, "cartawel.house", sum(values), summed(values), about)


def board(of: Sides, houses: Mapping[int, Iterable[Card]]) -> Board:
    """The board of the houses given; a house that is not given is empty."""
    for number in houses:
        check_house(number)
    ring = tuple(in_order(houses.get(number, ())) for number in range(1, HOUSES + 1))
    places = {place(number): cards for number, cards in enumerate(ring, 1)}
    for where, cards in places.items():
        check_suits(of, where, cards)
    check_copies(places, packs=1)
    return ring


def legal_from(on: Board, mover: Suit) -> tuple[int, ...]:
    """Numbers of the houses that the mover may take: those with a card of the suit (rule C4)."""
    return tuple(
        number for number, cards in enumerate(on, 1) if any(card.suit == mover for card in cards)
    )


def over(on: Board, to_move: Suit) -> bool:
    """The side to move cannot (rule C9, reading m)."""
    return not legal_from(on, to_move)


def check_house(number: int) -> None:
    """RulesError for a house that the ring does not have."""
    if not 1 <= number <= HOUSES:
        raise RulesError(place(number), "cartawel.no-house", house=number, houses=HOUSES)


def place(number: int) -> str:
    """A house as errors name it."""
    return f"house {number}"
