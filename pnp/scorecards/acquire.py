"""Score cards of Acquire: everybody's cash and shares at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pnp.problems import Problem
from pnp.scorecards.reading import counts, known, names, section, shown, text, whole
from pnp.table.hearing import nearest, plain
from scoring.acquire.chart import TIERS, Tier
from scoring.acquire.editions import COMPANIES
from scoring.acquire.final import Company

WEALTH = {"edition", "cash", "company", "end-bonuses"}
OF_COMPANY = {"name", "tier", "size", "shares", "bank"}
PLAYERS = range(2, 7)
"""How many may play; the table takes no others."""


@dataclass(frozen=True, slots=True)
class Wealth:
    """What everybody has, as a card tells it."""

    cash: Mapping[str, int]
    companies: tuple[Company, ...]
    edition: str | None
    end_bonuses: bool | None


def wealth(card: Mapping[str, Any]) -> Wealth:
    """Cash and companies of a card.  Raises Problem for what it cannot hold."""
    known("the card", card, WEALTH)
    cash = _cash(card)
    listed = card.get("company", [])
    if not isinstance(listed, list):
        raise Problem("company: write each as [[company]]")
    companies = tuple(_company(i, each, cash) for i, each in enumerate(listed, 1))
    edition = card.get("edition")
    bonuses = card.get("end-bonuses")
    if bonuses is not None and not isinstance(bonuses, bool):
        raise Problem(f"end-bonuses: {shown(bonuses)}: write true or false, without quotes")
    return Wealth(cash, companies, None if edition is None else text("edition", edition), bonuses)


def _cash(card: Mapping[str, Any]) -> dict[str, int]:
    """Everybody's cash; who plays is told here."""
    cash = counts("cash", section("cash", card.get("cash", {})))
    players = names("cash", list(cash))
    if len(players) not in PLAYERS:
        least, most = PLAYERS[0], PLAYERS[-1]
        raise Problem(f"cash: {len(players)} players; write a line for each of {least} to {most}")
    alike = [plain(who) for who in players]
    for who in players:
        if not who.strip() or alike.count(plain(who)) > 1:
            raise Problem(f"cash.{shown(who)}: every player once, under a name of their own")
    return cash


def _company(number: int, each: object, cash: Mapping[str, int]) -> Company:
    where = f"company {number}"
    if not isinstance(each, dict):
        raise Problem(f"{where}: write it as [[company]] with name, size and shares")
    known(where, each, OF_COMPANY)
    (name,) = names(f"{where}.name", [each.get("name", where)])
    size = whole(f"{name}.size", each.get("size"))
    bank = each.get("bank")
    return Company(
        name,
        _tier(name, each.get("tier")),
        size,
        _shares(name, each.get("shares", {}), cash),
        None if bank is None else whole(f"{name}.bank", bank),
    )


def _shares(name: str, value: object, cash: Mapping[str, int]) -> dict[str, int]:
    held = counts(f"{name}.shares", value)
    for who in held:
        if who not in cash:
            near = ", ".join(nearest(who, list(cash)))
            raise Problem(f"{name}.shares: {shown(who)} has no line in [cash]; there: {near}")
    return held


def _tier(name: str, given: object) -> Tier:
    """The tier of a company; our own have theirs, and others have to tell it."""
    own = COMPANIES.get(plain(name))
    if given is None and own:
        return own
    for tier in TIERS:
        if given == tier:
            if own not in (None, tier):
                raise Problem(
                    f"{name}.tier: {tier}, but our {name} is {own}; leave the tier out,"
                    " or give the company another name"
                )
            return tier
    said = f"{shown(given)} is none of" if given is not None else "missing; write one of"
    near = ", ".join(nearest(name, list(COMPANIES)))
    raise Problem(
        f"{name}.tier: {said} {', '.join(TIERS)}; it may be left out for our own companies ({near})"
    )
