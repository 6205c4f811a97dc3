"""Wealth at the end: cash, shares at the printed price, and bonuses (rule 29, decision 1).

Amounts in money of the edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scoring.acquire.board import NUMBERS
from scoring.acquire.chart import Tier
from scoring.acquire.dealing import price
from scoring.acquire.editions import Edition
from scoring.acquire.names import check_tiers
from scoring.acquire.payouts import agreed_lines, bonuses, check_shares
from scoring.receipt import Line, Note, Receipt, RulesError, winners


@dataclass(frozen=True, slots=True)
class Company:
    """A company at the end: its tier, its size (0 off the board), and who holds how many shares."""

    name: str
    tier: Tier
    size: int
    shares: Mapping[str, int]
    bank: int | None = None
    """The bank's holding in the game for two, from the tile turned up for it."""
    agreed: Mapping[str, int] | None = None
    """Bonuses the table agreed on, where Tycoon tells none."""


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
    _check(edition, companies, cash)
    counted = edition.end_bonuses if end_bonuses is None else end_bonuses
    here = _receipt(edition, companies, cash, bonuses_too=counted)
    notes = _shared_victory(here) + _other_way(here, edition, companies, cash, counted)
    return replace(here, notes=notes)


def _other_way(
    here: Receipt,
    edition: Edition,
    companies: tuple[Company, ...],
    cash: Mapping[str, int],
    counted: bool,
) -> tuple[Note, ...]:
    """The total with, or without, end bonuses: whichever is not counted."""
    try:
        other = _receipt(edition, companies, cash, bonuses_too=not counted)
    except RulesError as unknown:  # Tycoon's ties matter only where bonuses are counted
        return (Note("acquire.bonuses-unknown", {"company": unknown.where}),)
    key = "acquire.without-bonuses" if counted else "acquire.with-bonuses"
    said = ", ".join(f"{who} {total}" for who, total in other.totals.items())
    differs = _order(here) != _order(other)
    return (
        Note(key, {"totals": said}),
        *((Note("acquire.ranking-differs", {}),) if differs else ()),
    )


def _shared_victory(receipt: Receipt) -> tuple[Note, ...]:
    """Who shares the victory, if it is shared (2023 text; the seed is silent)."""
    best = winners(receipt.totals)
    return (Note("acquire.shared-victory", {"who": ", ".join(best)}),) if len(best) > 1 else ()


def _check(edition: Edition, companies: tuple[Company, ...], cash: Mapping[str, int]) -> None:
    """Raises RulesError for money and companies that no board can show."""
    for who, amount in cash.items():
        if amount < 0:
            raise RulesError(f"cash.{who}", "acquire.negative", count=amount)
        if amount % edition.unit:
            raise RulesError(f"cash.{who}", "acquire.odd-money", money=amount, unit=edition.unit)
    names = [company.name.strip().casefold() for company in companies]
    for company, name in zip(companies, names, strict=True):
        if name and names.count(name) > 1:
            raise RulesError(company.name, "acquire.company-twice")
    tiles, squares = sum(company.size for company in companies), len(NUMBERS) * len(edition.letters)
    if tiles > squares:
        raise RulesError("company", "acquire.too-many-tiles", tiles=tiles, squares=squares)
    check_tiers([company.tier for company in companies], missing="allowed")


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
    lines = [Line(who, "acquire.cash", amount, str(amount)) for who, amount in cash.items()]
    for company in companies:
        check_shares(company.name, company.shares)
        if bonuses_too and company.size:
            lines += _bonuses(edition, company)
        lines += _shares(edition, company)
    return Receipt("acquire", edition.id, players, tuple(lines))


def _bonuses(edition: Edition, company: Company) -> tuple[Line, ...]:
    if company.agreed is None:
        return bonuses(
            edition, company.name, company.tier, company.size, company.shares, company.bank
        )
    return agreed_lines(company.name, company.agreed.items())


def _shares(edition: Edition, company: Company) -> list[Line]:
    """Shares turned into money at the price of the company's size; nothing off the board."""
    held = {who: count for who, count in company.shares.items() if count}
    if not company.size:
        return [
            Line(who, "acquire.off-board", 0, f"{count} × 0", company.name)
            for who, count in held.items()
        ]
    each = price(edition, company.tier, company.size)
    if not each:
        raise RulesError(company.name, "acquire.no-company", size=company.size)
    return [
        Line(who, "acquire.shares", count * each, f"{count} × {each}", company.name)
        for who, count in held.items()
    ]
