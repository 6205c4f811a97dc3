"""Cartawel: houses and the worth of cards.  Points throughout."""

from __future__ import annotations

from scoring.cards import Rank, Suit

HOUSES = 12
CARDS_EACH = 13
WHOLE = 268
"""Points of both suits together: what is won and what is left always add up to it."""
DEFAULT_SUITS: tuple[Suit, Suit] = ("S", "H")

# Rule C9: courts and aces 20 each, the others their number.
POINTS: dict[Rank, int] = {
    "A": 20, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10,
    "J": 20, "Q": 20, "K": 20,
}  # fmt: skip
