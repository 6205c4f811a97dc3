"""Names of the companies by tier: our own, and those printed in the boxes people score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from scoring.acquire.chart import Tier
from scoring.acquire.editions import COMPANIES
from scoring.receipt import RulesError

OWN = "own"

# Fact sheet, section 1, editions: 3M 1962/64 and Avalon Hill 1976-98 print the same names.
# The names are marks of their owners: for scoring those boxes, never for printing.
NAMES: dict[str, dict[str, Tier]] = {
    OWN: COMPANIES,
    "1976": {
        "Luxor": "low",
        "Tower": "low",
        "American": "mid",
        "Festival": "mid",
        "Worldwide": "mid",
        "Continental": "high",
        "Imperial": "high",
    },
    "1999": {
        "Sackson": "low",
        "Zeta": "low",
        "America": "mid",
        "Fusion": "mid",
        "Hydra": "mid",
        "Phoenix": "high",
        "Quantum": "high",
    },
    "2008": {
        "Sackson": "low",
        "Worldwide": "low",
        "American": "mid",
        "Festival": "mid",
        "Imperial": "mid",
        "Continental": "high",
        "Tower": "high",
    },
    "2023": {
        "Sackson": "low",
        "Tower": "low",
        "American": "mid",
        "Festival": "mid",
        "Worldwide": "mid",
        "Continental": "high",
        "Imperial": "high",
    },
}

TIER_COUNTS: dict[Tier, int] = {"low": 2, "mid": 3, "high": 2}
"""Companies of each tier (decision 6)."""


def checked(companies: Mapping[str, Tier]) -> tuple[tuple[str, Tier], ...]:
    """The companies of a game, as a value; two low, three middle, two high.

    Raises RulesError for another number of companies in a tier, or one without a name.
    """
    check_tiers(tuple(companies.values()), missing="refused")
    for name in companies:
        if not name.strip():
            raise RulesError("companies", "acquire.no-name")
    return tuple(companies.items())


def check_tiers(tiers: Sequence[Tier], *, missing: Literal["allowed", "refused"]) -> None:
    """Raises RulesError for more companies of a tier than there are, or fewer if refused."""
    for tier, most in TIER_COUNTS.items():
        count = tiers.count(tier)
        if count > most or (count < most and missing == "refused"):
            raise RulesError(tier, "acquire.tier-count", count=count, companies=most)
