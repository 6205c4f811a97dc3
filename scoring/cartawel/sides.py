"""Cartawel: houses, the worth of cards, and the two sides by their suits.  Points throughout."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scoring.cards import BLACK, DECK, SUITS, Card, Rank, Suit, listed
from scoring.receipt import Note, RulesError

EDITION = "classic"
HOUSES = 12
CARDS_EACH = 13
PLACED = 3
"""Cards a house can hold while placing (rule C3)."""
WHOLE = 268
"""Points of both suits together: what is won and what is left always add up to it."""
DEFAULT_SUITS: tuple[Suit, Suit] = ("S", "H")

# Rule C9: courts and aces 20 each, the others their number.
POINTS: dict[Rank, int] = {
    "A": 20, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10,
    "J": 20, "Q": 20, "K": 20,
}  # fmt: skip
# Rule C8, low to high.
ORDER: tuple[Rank, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
TWENTY = 20


@dataclass(frozen=True, slots=True)
class Sides:
    """The two suits and who holds them; the suits themselves stand for names not given."""

    suits: tuple[Suit, Suit]
    names: tuple[str, str]

    def name(self, suit: Suit) -> str:
        """Who holds the suit."""
        return self.names[self.seat(suit)]

    def seat(self, suit: Suit) -> int:
        """0 or 1; RulesError for a suit that nobody holds."""
        if suit not in self.suits:
            raise RulesError("suit", "cartawel.third-suit", card=suit, suits=listed(self.suits))
        return self.suits.index(suit)

    def rival(self, suit: Suit) -> Suit:
        """The other suit."""
        return self.suits[1 - self.seat(suit)]

    @property
    def pack(self) -> tuple[Card, ...]:
        """The 26 cards in play, low to high in each suit."""
        return in_order(card for card in DECK if card.suit in self.suits)

    @property
    def notes(self) -> tuple[Note, ...]:
        """A warning where both suits have one colour (reading a)."""
        first, second = self.suits
        if (first in BLACK) != (second in BLACK):
            return ()
        return (Note("cartawel.same-colour", {"suits": listed(self.suits)}),)


def sides(first: Suit, second: Suit, names: tuple[str, str] | None = None) -> Sides:
    """The sides of two different suits, and of two different names if given."""
    if first == second:
        raise RulesError("suits", "cartawel.same-suit", suit=first)
    called = (first, second) if names is None else names
    if called[0] == called[1]:
        raise RulesError("players", "cartawel.same-name", who=called[0])
    if not all(name.strip() for name in called):
        raise RulesError("players", "cartawel.no-name")
    return Sides((first, second), called)


def height(card: Card) -> int:
    """Place of the card's rank, 0 the lowest (rule C8)."""
    return ORDER.index(card.rank)


def points(cards: Iterable[Card]) -> int:
    """Points of the cards once they are won (rule C9)."""
    return sum(POINTS[card.rank] for card in cards)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit, then low to high: a pile is a set (reading q)."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card.suit), height(card))))


def check_suits(of: Sides, where: str, cards: Iterable[Card]) -> None:
    """RulesError for a card of a third suit."""
    for card in cards:
        if card.suit not in of.suits:
            raise RulesError(where, "cartawel.third-suit", card=card, suits=listed(of.suits))
