"""Score cards of Acquire: everybody's cash and shares at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pnp.problems import Told
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
    known(Told("card.card"), card, WEALTH)
    cash = _cash(card)
    listed = card.get("company", [])
    if not isinstance(listed, list):
        raise Told("card.no-tables", name="company")
    companies = tuple(_company(i, each, cash) for i, each in enumerate(listed, 1))
    edition = card.get("edition")
    bonuses = card.get("end-bonuses")
    if bonuses is not None and not isinstance(bonuses, bool):
        raise Told("card.acquire.end-bonuses", value=shown(bonuses))
    return Wealth(cash, companies, None if edition is None else text("edition", edition), bonuses)


def _cash(card: Mapping[str, Any]) -> dict[str, int]:
    """Everybody's cash; who plays is told here."""
    cash = counts("cash", section("cash", card.get("cash", {})))
    players = names("cash", list(cash))
    if len(players) not in PLAYERS:
        least, most = PLAYERS[0], PLAYERS[-1]
        raise Told("card.acquire.players", count=len(players), least=least, most=most)
    alike = [plain(who) for who in players]
    for who in players:
        if not who.strip() or alike.count(plain(who)) > 1:
            raise Told("card.acquire.alike", who=shown(who))
    return cash


def _company(number: int, each: object, cash: Mapping[str, int]) -> Company:
    where = f"company {number}"
    if not isinstance(each, dict):
        raise Told("card.acquire.company", where=where)
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
            raise Told("card.acquire.holder", name=name, who=shown(who), near=near)
    return held


def _tier(name: str, given: object) -> Tier:
    """The tier of a company; our own have theirs, and others have to tell it."""
    own = COMPANIES.get(plain(name))
    if given is None and own:
        return own
    for tier in TIERS:
        if given == tier:
            if own not in (None, tier):
                raise Told("card.acquire.our-tier", name=name, tier=tier, own=own)
            return tier
    tiers, near = ", ".join(TIERS), ", ".join(nearest(name, list(COMPANIES)))
    if given is None:
        raise Told("card.acquire.tier-missing", name=name, tiers=tiers, near=near)
    raise Told("card.acquire.tier", name=name, value=shown(given), tiers=tiers, near=near)
