"""Dealing in shares on one's own turn: buying, the half-price sale, the founder's share
(rules 12, 15, 17).  Amounts in money of the edition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scoring.acquire.chart import Tier, row
from scoring.acquire.editions import BUY_LIMIT, Edition
from scoring.receipt import Line, RulesError


@dataclass(frozen=True, slots=True)
class Order:
    """Shares of one company that somebody wants; size 0: not on the board."""

    company: str
    tier: Tier
    size: int
    count: int
    stock: int
    """Shares the bank has."""


def price(edition: Edition, tier: Tier, size: int) -> int:
    """Price of one share; 0 for what is no company."""
    chart = row(tier, size)
    return chart.price * edition.unit if chart else 0


def bought(edition: Edition, who: str, cash: int, orders: Iterable[Order]) -> tuple[Line, ...]:
    """What the shares of one turn cost, a line a company.

    Raises RulesError above three shares, the bank's stock or one's own cash.
    """
    orders = tuple(orders)
    for order in orders:
        _check_order(f"{who}.{order.company}", order)
    count = sum(order.count for order in orders)
    if count > BUY_LIMIT:
        raise RulesError(who, "acquire.buy-limit", count=count, limit=BUY_LIMIT)
    lines = tuple(_cost(edition, who, order) for order in orders if order.count)
    cost = -sum(line.amount for line in lines)
    if cost > cash:
        raise RulesError(who, "acquire.cash-short", cost=cost, cash=cash)
    return lines


def _check_order(where: str, order: Order) -> None:
    if order.count < 0:
        raise RulesError(where, "acquire.negative", count=order.count)
    if order.count and not row(order.tier, order.size):
        raise RulesError(where, "acquire.not-on-board")
    if order.count > order.stock:
        raise RulesError(where, "acquire.bank-short", count=order.count, stock=order.stock)


def _cost(edition: Edition, who: str, order: Order) -> Line:
    each = price(edition, order.tier, order.size)
    cost = order.count * each
    return Line(who, "acquire.bought", -cost, f"{order.count} × {each} = {cost}", order.company)


def half_price(
    edition: Edition, who: str, company: str, tier: Tier, size: int, *, held: int, count: int
) -> Line:
    """What the bank pays for shares at half price, down to the smallest note (decision 2).

    Raises RulesError outside Cartel, off the board, and for shares not held.
    """
    where = f"{who}.{company}" if company else who
    if not edition.half_price:
        raise RulesError(where, "acquire.no-half-price", edition=edition.id)
    if not row(tier, size):
        raise RulesError(where, "acquire.not-on-board")
    if count < 1:
        raise RulesError(where, "acquire.nothing-sold", count=count)
    if count > held:
        raise RulesError(where, "acquire.held-short", count=count, held=held)
    each = price(edition, tier, size) // 2
    exact = count * each
    paid = exact // edition.unit * edition.unit
    down = f"; down to {paid}" if paid != exact else ""
    return Line(who, "acquire.half-price", paid, f"{count} × {each} = {exact}{down}", company)


def founders_share(stock: int) -> int:
    """Shares given to the founder: one, if the bank has any (rule 12)."""
    return min(stock, 1)
