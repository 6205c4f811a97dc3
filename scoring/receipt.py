"""Receipts: what every scorer returns.  Lines with reason, amount and the sum; totals are derived.

Reasons, notes and errors are keys; the words file says them in any language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

Word = TypeVar("Word", bound=str)


class RulesError(ValueError):
    """A score sheet or a move that the rules do not allow: where, which rule, and the values."""

    def __init__(self, where: str, key: str, **values: object) -> None:
        self.where = where
        self.key = key
        self.values = {name: str(value) for name, value in values.items()}
        said = ", ".join(f"{name} {value}" for name, value in self.values.items())
        super().__init__(f"{where}: {key}{f' ({said})' if said else ''}")


def chosen(said: str, among: Iterable[Word], where: str, key: str, /, **values: object) -> Word:
    """The one of these words that was said; RulesError of that place, key and values if none."""
    for word in among:
        if word == said:
            return word
    raise RulesError(where, key, **values)


@dataclass(frozen=True, slots=True)
class Line:
    """One amount: who gets it (or pays it), why, for what, and how it was reckoned."""

    who: str
    reason: str
    """Key in words, e.g. "acquire.first-bonus"."""
    amount: int
    sum: str = ""
    """The sum in figures and signs: "3000 + 1500 = 4500; / 2 = 2250; up to 2300"."""
    about: str = ""
    """A company, a suit, a house: what the line is about."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something the table should know: a key in words, and its values."""

    key: str
    values: Mapping[str, str]


class Place(NamedTuple):
    """A place in the ranking: equal points share a place, and the next is skipped (1, 2, 2, 4)."""

    place: int
    who: str
    points: int
    shared: bool


@dataclass(frozen=True, slots=True)
class Receipt:
    """Lines and notes under an edition's name; everybody who could score is in `players`."""

    game: str
    edition: str
    players: tuple[str, ...]
    lines: tuple[Line, ...]
    notes: tuple[Note, ...] = ()

    def total(self, who: str) -> int:
        """The sum of a player's lines."""
        return sum(line.amount for line in self.lines if line.who == who)

    @property
    def totals(self) -> dict[str, int]:
        """Every player's total."""
        return {who: self.total(who) for who in self.players}

    @property
    def ranking(self) -> tuple[Place, ...]:
        """The players by their totals, highest first."""
        return ranking(self.totals)


def ranking(points: Mapping[str, int]) -> tuple[Place, ...]:
    """Places 1, 2, 2, 4: equal points share one; ties stand in the order given."""
    ordered = sorted(points.items(), key=lambda item: -item[1])
    values = [value for _, value in ordered]
    return tuple(
        Place(values.index(value) + 1, who, value, values.count(value) > 1)
        for who, value in ordered
    )


def winners(points: Mapping[str, int]) -> tuple[str, ...]:
    """Those with the most points; several share a victory."""
    return tuple(place.who for place in ranking(points) if place.place == 1)


def together(receipts: Iterable[Receipt]) -> tuple[Line, ...]:
    """The lines of several receipts, in order."""
    return tuple(line for receipt in receipts for line in receipt.lines)
