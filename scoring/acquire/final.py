"""Wealth at the end: cash, shares at the printed price, and bonuses (rule 29, decision 1).

Amounts in money of the edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.acquire.chart import Tier, row
from scoring.acquire.editions import Edition
from scoring.acquire.payouts import bonuses
from scoring.receipt import Line, Note, Receipt, RulesError


@dataclass(frozen=True, slots=True)
class Company:
    """A company on the board at the end: its tier, its size, and who holds how many shares."""

    name: str
    tier: Tier
    size: int
    shares: Mapping[str, int]
    bank: int | None = None
    """The bank's holding in the game for two, from the tile turned up for it."""


def wealth(
    edition: Edition,
    companies: tuple[Company, ...],
    cash: Mapping[str, int],
    *,
    end_bonuses: bool | None = None,
) -> Receipt:
    """Everybody's wealth.  Bonuses are counted as the edition has it unless told otherwise; the
    other total stands beside it in the notes, and a note says when it would rank otherwise.

    Raises RulesError for impossible holdings.
    """
    counted = edition.end_bonuses if end_bonuses is None else end_bonuses
    both = {
        choice: _receipt(edition, companies, cash, bonuses_too=choice) for choice in (True, False)
    }
    here, other = both[counted], both[not counted]
    key = "acquire.without-bonuses" if counted else "acquire.with-bonuses"
    notes = [
        Note(key, {"totals": ", ".join(f"{who} {total}" for who, total in other.totals.items())})
    ]
    if _order(here) != _order(other):
        notes.append(Note("acquire.ranking-differs", {}))
    return Receipt(here.game, here.edition, here.players, here.lines, tuple(notes))


def _order(receipt: Receipt) -> list[tuple[int, str]]:
    return sorted((place.place, place.who) for place in receipt.ranking)


def _receipt(
    edition: Edition,
    companies: tuple[Company, ...],
    cash: Mapping[str, int],
    *,
    bonuses_too: bool,
) -> Receipt:
    players = tuple(dict.fromkeys([*cash, *(who for c in companies for who in c.shares)]))
    lines: list[Line] = []
    for who, amount in cash.items():
        if amount < 0:
            raise RulesError(f"cash.{who}", "acquire.negative", count=amount)
        lines.append(Line(who, "acquire.cash", amount, str(amount)))
    for company in companies:
        paid = bonuses(
            edition, company.name, company.tier, company.size, company.shares, company.bank
        )
        lines += paid if bonuses_too else ()
        lines += _shares(edition, company)
    return Receipt("acquire", edition.id, players, tuple(lines))


def _shares(edition: Edition, company: Company) -> list[Line]:
    """Shares turned into money at the price of the company's size."""
    chart = row(company.tier, company.size)
    if not chart:
        raise RulesError(company.name, "acquire.no-company", size=company.size)
    price = chart.price * edition.unit
    return [
        Line(who, "acquire.shares", count * price, f"{count} × {price}", company.name)
        for who, count in company.shares.items()
        if count
    ]
