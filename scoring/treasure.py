"""Buried Treasure: packs, goals and the worth of cards.  Points throughout."""

from __future__ import annotations

from scoring.cards import Rank

PLAYERS = range(3, 9)
ONE_PACK = range(3, 6)
"""Players who use one pack; more use two (rule T1)."""
GOALS = {1: 300, 2: 500}
"""Packs -> points that end the match (rule T8)."""
PILES = 4

# Rule T1: what a card adds to its suit's pile.
PILE_VALUES: dict[Rank, int] = {
    "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10,
    "J": 0, "Q": 0, "K": 0,
}  # fmt: skip
ELEVENS: tuple[tuple[Rank, Rank], ...] = (
    ("A", "10"),
    ("2", "9"),
    ("3", "8"),
    ("4", "7"),
    ("5", "6"),
)


def packs(players: int) -> int:
    """Packs of 52 for that many players (rule T1)."""
    return 1 if players in ONE_PACK else 2
