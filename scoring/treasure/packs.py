"""Buried Treasure: packs, goals, the worth of cards, the numbers of every set-up.  Points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.cards import Card, Rank
from scoring.receipt import RulesError

PLAYERS = range(3, 9)
ONE_PACK = range(3, 6)
"""Players who use one pack; more use two (rule T1)."""
GOALS = {1: 300, 2: 500}
"""Packs -> points that end the match (rule T8)."""
PILES = 4
DEALT = 8
FIRST_TREASURE = 3
TREASURE = 4
"""Cards each: dealt, buried at once, buried in the end (rules T2 and T6)."""

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
WHOLE_PILE = 55
"""The highest quotation, for each pack (section 2.2)."""
MOST = 220
"""The most points a player can make in a deal, for each pack (section 2.2)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers of a deal for so many players (section 2.2)."""

    players: int
    packs: int
    stock: int
    turns_without_draw: int
    outside: int
    """Cards that end in the piles or among the removed."""
    goal: int
    """Points."""

    @property
    def turns_with_draw(self) -> int:
        """Turns until the stock is used up, a card each."""
        return self.stock

    @property
    def turns(self) -> int:
        """Turns of a whole deal."""
        return self.turns_with_draw + self.turns_without_draw

    @property
    def turns_each(self) -> tuple[int, ...]:
        """Turns with a draw of each player, from the one who starts."""
        least, over = divmod(self.stock, self.players)
        return tuple(least + (seat < over) for seat in range(self.players))


# Fact sheet, table 2.2: players, packs, stock = turns with draw, turns without, outside, goal.
SETUPS: dict[int, Setup] = {
    row[0]: Setup(*row)
    for row in (
        (3, 1, 28, 12, 40, 300),
        (4, 1, 20, 16, 36, 300),
        (5, 1, 12, 20, 32, 300),
        (6, 2, 56, 24, 80, 500),
        (7, 2, 48, 28, 76, 500),
        (8, 2, 40, 32, 72, 500),
    )
}


def packs(players: int) -> int:
    """Packs of 52 for that many players (rule T1)."""
    return 1 if players in ONE_PACK else 2


def setup(players: int) -> Setup:
    """The numbers of a deal; RulesError for fewer than 3 or more than 8 players."""
    if players not in SETUPS:
        least, most = PLAYERS[0], PLAYERS[-1]
        raise RulesError("players", "treasure.players", players=players, least=least, most=most)
    return SETUPS[players]


def seated(players: Sequence[str]) -> Setup:
    """The set-up for players of those names; RulesError for a name that is empty or twice."""
    for who in players:
        if not who.strip():
            raise RulesError("players", "treasure.no-name")
        if players.count(who) > 1:
            raise RulesError("players", "treasure.same-name", who=who)
    return setup(len(players))


def worth(card: Card) -> int:
    """Points that the card adds to its pile (rule T1)."""
    return PILE_VALUES[card.rank]
