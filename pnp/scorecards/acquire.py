"""Score cards of Acquire: everybody's cash and shares at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnp.problems import Problem
from pnp.scorecards.reading import counts, known, shown, text, whole
from scoring.acquire.chart import TIERS, Tier
from scoring.acquire.editions import COMPANIES
from scoring.acquire.final import Company

WEALTH = {"edition", "cash", "company", "end-bonuses"}
OF_COMPANY = {"name", "tier", "size", "shares", "bank"}


def check(card: Mapping[str, Any]) -> None:
    """Raises Problem for a key that a card of wealth does not have."""
    known("the card", card, WEALTH)


def companies(card: Mapping[str, Any]) -> tuple[Company, ...]:
    """The companies of a card of wealth."""
    listed = card.get("company", [])
    if not isinstance(listed, list):
        raise Problem("company: write each as [[company]]")
    return tuple(_company(i, each) for i, each in enumerate(listed, 1))


def cash(card: Mapping[str, Any]) -> dict[str, int]:
    """Everybody's cash."""
    return counts("cash", card.get("cash", {}))


def _company(number: int, each: object) -> Company:
    where = f"company {number}"
    if not isinstance(each, dict):
        raise Problem(f"{where}: write it as [[company]] with name, size and shares")
    known(where, each, OF_COMPANY)
    name = text(f"{where}.name", each.get("name", where))
    size = whole(f"{name}.size", each.get("size"))
    bank = each.get("bank")
    return Company(
        name,
        _tier(name, each.get("tier", COMPANIES.get(name.lower()))),
        size,
        counts(f"{name}.shares", each.get("shares", {})),
        None if bank is None else whole(f"{name}.bank", bank),
    )


def _tier(name: str, value: object) -> Tier:
    for tier in TIERS:
        if value == tier:
            return tier
    ours = ", ".join(COMPANIES)
    raise Problem(
        f"{name}.tier: {shown(value)} is none of {', '.join(TIERS)};"
        f" it may be left out for our own companies ({ours})"
    )
