"""Bonuses: who is paid when a company is absorbed, or at the end (rules 21 and 29).

Amounts in money of the edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from scoring.acquire.chart import TYCOON, Row, Tier, row, shared
from scoring.acquire.editions import SHARES, Edition
from scoring.receipt import Line, Receipt, RulesError

BANK = ""
"""The bank among the holders, in the game for two (never paid)."""

Groups = list[tuple[str, ...]]


def merger(
    edition: Edition,
    company: str,
    tier: Tier,
    size: int,
    shares: Mapping[str, int],
    bank: int | None = None,
) -> Receipt:
    """The bonuses of one company at its size; shares by player, the bank's if it holds any.

    Raises RulesError for impossible holdings, and for what Tycoon does not tell.
    """
    lines = bonuses(edition, company, tier, size, shares, bank)
    return Receipt("acquire", edition.id, tuple(shares), lines)


def bonuses(
    edition: Edition,
    company: str,
    tier: Tier,
    size: int,
    shares: Mapping[str, int],
    bank: int | None = None,
) -> tuple[Line, ...]:
    """The lines of those who are paid, highest first; none if nobody holds a share."""
    chart = _line_of_chart(company, tier, size)
    groups = _groups(company, shares, bank)
    if not any(who != BANK for group in groups for who in group):
        return ()
    pay = _tycoon if edition.third_bonus else _two_bonuses
    return tuple(line for line in pay(edition, company, chart, groups) if line.who != BANK)


def _line_of_chart(company: str, tier: Tier, size: int) -> Row:
    chart = row(tier, size)
    if not chart:
        raise RulesError(company or tier, "acquire.no-company", size=size)
    return chart


def _groups(company: str, shares: Mapping[str, int], bank: int | None) -> Groups:
    """Holders with equal shares together, the largest holdings first."""
    for who, count in shares.items():
        if count < 0:
            raise RulesError(
                f"{company}.{who}" if company else who, "acquire.negative", count=count
            )
    if (held := sum(shares.values())) > SHARES:
        where = company or ", ".join(shares)
        raise RulesError(where, "acquire.too-many-shares", held=held, shares=SHARES)
    if bank is not None and not 1 <= bank <= 12:
        raise RulesError(company or "bank", "acquire.bank-tile", count=bank)
    holders = [(count, who) for who, count in shares.items() if count]
    holders += [(bank, BANK)] if bank else []
    holders.sort(key=lambda holder: -holder[0])
    return [tuple(who for _, who in group) for _, group in groupby(holders, lambda h: h[0])]


def _two_bonuses(edition: Edition, company: str, chart: Row, groups: Groups) -> list[Line]:
    first, second = chart.first * edition.unit, chart.second * edition.unit
    top, *others = groups
    if len(top) > 1:
        return _split(edition, company, "tie-first", f"{first} + {second}", first + second, top)
    (largest,) = top
    if not others:
        both = f"{first} + {second} = {first + second}"
        return [Line(largest, "acquire.sole", first + second, both, company)]
    paid = [Line(largest, "acquire.first-bonus", first, str(first), company)]
    runners = others[0]
    if len(runners) > 1:
        return paid + _split(edition, company, "tie-second", "", second, runners)
    return [*paid, Line(runners[0], "acquire.second-bonus", second, str(second), company)]


def _split(
    edition: Edition, company: str, reason: str, pot_sum: str, pot: int, among: tuple[str, ...]
) -> list[Line]:
    """A pot shared among the tied, each part rounded up to the smallest note."""
    part = shared(pot // edition.unit, len(among)) * edition.unit
    exact = pot / len(among)
    shown = f"{exact:.1f}".removesuffix(".0")
    steps = [f"{pot_sum} = {pot}" if pot_sum else str(pot), f"/ {len(among)} = {shown}"]
    if part != exact:
        steps.append(f"up to {part}")
    return [Line(who, f"acquire.{reason}", part, "; ".join(steps), company) for who in among]


def _tycoon(edition: Edition, company: str, chart: Row, groups: Groups) -> list[Line]:
    """First, second and third; what a tie or a sole holder gets is not documented."""
    paid = groups[:3]
    if any(len(group) > 1 for group in paid):
        raise RulesError(company or edition.id, "acquire.tycoon-tie")
    if len(groups) == 1:
        raise RulesError(company or edition.id, "acquire.tycoon-sole")
    second, third = TYCOON[chart.price]
    amounts = (chart.first, second, third)
    reasons = ("first-bonus", "second-bonus", "third-bonus")
    return [
        Line(who, f"acquire.{reason}", amount * edition.unit, str(amount * edition.unit), company)
        for (who,), amount, reason in zip(paid, amounts, reasons, strict=False)
    ]
