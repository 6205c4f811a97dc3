"""Mergers: who survives, in which order the others are settled, what becomes of their shares
(rules 19-24).  Amounts in money of the edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from scoring.acquire.chart import Tier
from scoring.acquire.dealing import price
from scoring.acquire.editions import SAFE, Edition
from scoring.acquire.play import clockwise
from scoring.receipt import Line, RulesError


@dataclass(frozen=True, slots=True)
class Joining:
    """Companies that one tile joins: those that may survive, and the size of what comes out."""

    largest: tuple[str, ...]
    size: int

    @property
    def survivor(self) -> str | None:
        """The one that absorbs the others; None when the player of the tile chooses."""
        return self.largest[0] if len(self.largest) == 1 else None


def joining(sizes: Mapping[str, int], loose: int = 0) -> Joining | None:
    """What a tile makes of companies of these sizes, counted before it, and of the loose tiles it
    joins as well; None if two of them are safe: the tile is dead (rules 19 and 25)."""
    if sum(size >= SAFE for size in sizes.values()) > 1:
        return None
    return Joining(largest(sizes), sum(sizes.values()) + 1 + loose)


def largest(sizes: Mapping[str, int]) -> tuple[str, ...]:
    """The companies that are larger than all others; several if they are equal."""
    most = max(sizes.values())
    return tuple(name for name, size in sizes.items() if size == most)


def absorbed(sizes: Mapping[str, int], survivor: str) -> tuple[tuple[str, ...], ...]:
    """The other companies as they are settled, largest first; equal ones together, in an order
    that the player of the tile chooses (rule 24)."""
    others = sorted((name for name in sizes if name != survivor), key=lambda name: -sizes[name])
    return tuple(tuple(equal) for _, equal in groupby(others, lambda name: sizes[name]))


def in_turn(players: tuple[str, ...], maker: str, held: Mapping[str, int]) -> tuple[str, ...]:
    """Who disposes of shares, and when: the player of the tile, then clockwise, holders only
    (rule 23)."""
    return tuple(who for who in clockwise(players, maker) if held.get(who))


def most_traded(held: int, stock: int) -> int:
    """How many shares can be given two for one, with so many of the survivor in the bank."""
    return min(held - held % 2, 2 * stock)


@dataclass(frozen=True, slots=True)
class Disposal:
    """What one holder does: lines of the receipt, shares kept, shares of the survivor taken."""

    lines: tuple[Line, ...]
    kept: int
    taken: int


def disposal(
    edition: Edition, who: str, company: str, tier: Tier, size: int,
    *, held: int, trade: int, sell: int, stock: int,
) -> Disposal:  # fmt: skip
    """Shares of an absorbed company traded, sold at its own full price, or kept (rule 22).

    Raises RulesError for odd trades, more than the bank's stock of the survivor, or than held.
    """
    where = f"{who}.{company}" if company else who
    each = price(edition, tier, size)
    if not each:
        raise RulesError(where, "acquire.no-company", size=size)
    _check(where, held=held, trade=trade, sell=sell, stock=stock)
    taken = trade // 2
    lines = []
    if trade:
        lines.append(Line(who, "acquire.traded", 0, f"{trade} / 2 = {taken}", company))
    if sell:
        paid = sell * each
        lines.append(Line(who, "acquire.sold", paid, f"{sell} × {each} = {paid}", company))
    return Disposal(tuple(lines), held - trade - sell, taken)


def _check(where: str, *, held: int, trade: int, sell: int, stock: int) -> None:
    for count in (trade, sell):
        if count < 0:
            raise RulesError(where, "acquire.negative", count=count)
    limit = most_traded(held, stock)
    if trade % 2:
        raise RulesError(where, "acquire.odd-trade", count=trade, limit=limit)
    if trade + sell > held:
        raise RulesError(where, "acquire.held-short", count=trade + sell, held=held)
    if trade > limit:
        raise RulesError(where, "acquire.trade-limit", count=trade, stock=stock, limit=limit)
