"""Removals: what may be taken off a pile, and by which card (rules T4 and T5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.cards import Card, Suit, check_copies
from scoring.receipt import RulesError
from scoring.treasure.packs import worth

ELEVEN = 11
LEGAL = ("treasure.sum-eleven", "treasure.by-court")


@dataclass(frozen=True, slots=True)
class Removal:
    """Whether the card may be discarded to remove the pile's top, and why."""

    reason: str
    """Key in words."""
    removed: Card | None = None
    """The card that goes, if one may."""
    sum: str = ""
    """The two numbers in figures."""

    @property
    def legal(self) -> bool:
        """The removal is allowed."""
        return self.reason in LEGAL


def removal(pile: Sequence[Card], discard: Card) -> Removal:
    """May the card be discarded to remove the top, the last, of this pile?"""
    check_copies({"pile": pile, "discard": (discard,)}, packs=2)
    if not pile:
        return Removal("treasure.empty-pile")
    check_pile("pile", pile, pile[0].suit)
    return pair(discard, pile[-1])


def pair(discard: Card, top: Card) -> Removal:
    """May the first card remove the second, which lies on top (readings c and d)?"""
    if top.is_court:
        return Removal("treasure.protected")
    if discard.is_court:
        return Removal("treasure.by-court", top)
    eleven = worth(top) + worth(discard)
    shown = f"{worth(top)} + {worth(discard)} = {eleven}"
    if eleven != ELEVEN:
        return Removal("treasure.not-eleven", None, shown)
    return Removal("treasure.sum-eleven", top, shown)


def check_pile(where: str, pile: Sequence[Card], suit: Suit) -> None:
    """RulesError for a card of another suit in the suit's pile (rule T3)."""
    for card in pile:
        if card.suit != suit:
            raise RulesError(where, "treasure.wrong-pile-suit", card=card, suit=suit)


def check_pairs(removed: Sequence[tuple[Card, Card]]) -> None:
    """RulesError for a pair, discarded and removed, that rule T5 does not allow."""
    for number, (discard, top) in enumerate(removed, 1):
        found = pair(discard, top)
        if not found.legal:
            raise RulesError(
                f"removed {number}",
                "treasure.court-removed" if top.is_court else "treasure.bad-pair",
                discard=discard,
                removed=top,
                sum=found.sum,
            )
