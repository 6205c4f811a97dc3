"""Moves: sow a house clockwise, then capture backwards (rules C4 to C7).  Points throughout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Literal

from scoring.cards import Card, Suit, check_copies, listed
from scoring.cartawel.houses import Board, check_house, legal_from, line, place, why
from scoring.cartawel.sides import EDITION, HOUSES, Sides, check_suits, in_order
from scoring.receipt import Receipt, RulesError, Word, chosen

Chain = Literal["contiguous", "sown"]
Lap = Literal["skip-origin", "fill-origin"]
CHAINS: tuple[Chain, ...] = ("contiguous", "sown")
"""Backwards to the first house that fails, or every sown house that passes (reading g)."""
LAPS: tuple[Lap, ...] = ("skip-origin", "fill-origin")
"""The twelfth card goes past the house it came from, or into it (reading f)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The readings that the table agreed on."""

    chain: Chain = "contiguous"
    lap: Lap = "skip-origin"


DEFAULT = Rules()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move did."""

    sown: tuple[int, ...]
    """Numbers of the houses, a card each, in order."""
    last_reason: str
    """Key: why the last house is won, or is not."""
    captured_houses: tuple[int, ...]
    """From the last house backwards."""
    captured: tuple[Card, ...]
    board: Board
    receipt: Receipt
    """A line for each house that is won."""

    @property
    def last_house(self) -> int:
        """Number of the house that the last card fell into."""
        return self.sown[-1]

    @property
    def points(self) -> int:
        """Points that the mover wins."""
        return sum(self.receipt.totals.values())


def rules(chain: str = "contiguous", lap: str = "skip-origin") -> Rules:
    """The rules of those readings; RulesError names the choices there are."""
    return Rules(_reading("chain", chain, CHAINS), _reading("lap", lap, LAPS))


def move(
    of: Sides,
    on: Board,
    mover: Suit,
    house: int,
    order: Sequence[Card],
    agreed: Rules = DEFAULT,
) -> Outcome:
    """The mover takes all of the house and sows it in that order; RulesError if that cannot be."""
    check_house(house)
    of.seat(mover)
    if house not in legal_from(on, mover):
        raise RulesError(place(house), "cartawel.no-own-card", house=house, suit=mover)
    _check_order(of, on, house, order)
    sown = houses_sown(house, len(order), agreed.lap)
    after = _sow(on, house, order, sown)
    won = _won(after, mover, sown, agreed.chain)
    return Outcome(
        sown,
        why(after[sown[-1] - 1], mover),
        won,
        in_order(card for number in won for card in after[number - 1]),
        tuple(() if number in won else cards for number, cards in enumerate(after, 1)),
        _receipt(of, mover, after, won),
    )


def houses_sown(house: int, count: int, lap: Lap) -> tuple[int, ...]:
    """Numbers of the houses that so many cards from the house fall into (rule C5, reading f)."""
    round_length = HOUSES - 1 if lap == "skip-origin" else HOUSES
    return tuple(_back(house, -1 - card % round_length) for card in range(count))


def _reading(where: str, value: str, among: Sequence[Word]) -> Word:
    choices = ", ".join(among)
    return chosen(value, among, where, "cartawel.choice", value=value, choices=choices)


def _back(house: int, steps: int) -> int:
    """The house so many steps against the clock."""
    return (house - 1 - steps) % HOUSES + 1


def _check_order(of: Sides, on: Board, house: int, order: Sequence[Card]) -> None:
    check_suits(of, "order", order)
    check_copies({"order": order}, packs=1)
    cards = on[house - 1]
    if Counter(order) != Counter(cards):
        raise RulesError(
            "order", "cartawel.order", house=house, given=listed(order), cards=listed(cards)
        )


def _sow(on: Board, house: int, order: Sequence[Card], sown: Sequence[int]) -> Board:
    ring = [list(cards) for cards in on]
    ring[house - 1] = []
    for card, number in zip(order, sown, strict=True):
        ring[number - 1].append(card)
    return tuple(in_order(cards) for cards in ring)


def _won(after: Board, mover: Suit, sown: Sequence[int], chain: Chain) -> tuple[int, ...]:
    """Numbers of the houses won; none unless the last is (reading i)."""

    def wins(number: int) -> bool:
        return number in sown and why(after[number - 1], mover) == "cartawel.won"

    backwards = [_back(sown[-1], steps) for steps in range(HOUSES)]
    if chain == "contiguous":
        return tuple(takewhile(wins, backwards))
    return tuple(filter(wins, backwards)) if wins(sown[-1]) else ()


def _receipt(of: Sides, mover: Suit, after: Board, won: Sequence[int]) -> Receipt:
    lines = tuple(line(of.name(mover), after[number - 1], str(number)) for number in won)
    return Receipt("cartawel", EDITION, of.names, lines)
