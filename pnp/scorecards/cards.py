"""Playing cards and suits on a score card: "AS 10H", or ["AS", "10H"]."""

from __future__ import annotations

from pnp.problems import Told
from pnp.scorecards.reading import shown
from scoring.cards import SUITS, Card, Suit
from scoring.cards import cards as read


def cards(where: str, value: object) -> tuple[Card, ...]:
    """Cards in their order; RulesError for one that there is not."""
    listed = value.split() if isinstance(value, str) else value
    if not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
        raise Told("card.no-cards", where=where, value=shown(value))
    return read(listed, where)


def suit(where: str, value: object) -> Suit:
    """A suit by the letter that files have for it."""
    for each in SUITS:
        if value == each:
            return each
    raise Told("card.no-suit", where=where, value=shown(value), known=", ".join(SUITS))


def suits(where: str, value: object) -> tuple[Suit, Suit]:
    """Two suits."""
    if not isinstance(value, list) or len(value) != 2:
        raise Told("card.no-suits", where=where, value=shown(value))
    return suit(where, value[0]), suit(where, value[1])
