"""Bonuses read slowly from the text of the rules; knows nothing of the program's way.

Fact sheet, section 2: a share costs unit × (2 + tier + band), the first bonus is ten times and the
second five times that; rule 21 for the rest.
"""

from __future__ import annotations

from fractions import Fraction

TIERS = ("low", "mid", "high")
BANDS = ((2, 2), (3, 3), (4, 4), (5, 5), (6, 10), (11, 20), (21, 30), (31, 40), (41, 999))
# The 2023 box's Tycoon card, by the price of a share: second and third bonus.
TYCOON = {
    200: (1500, 1000), 300: (2200, 1500), 400: (3000, 2000), 500: (3700, 2500),
    600: (4200, 3000), 700: (5000, 3500), 800: (5700, 4000), 900: (6200, 4500),
    1000: (7000, 5000), 1100: (7700, 5500), 1200: (8200, 6000),
}  # fmt: skip


def price(tier: str, size: int, unit: int) -> int:
    for number, (least, most) in enumerate(BANDS):
        if least <= size <= most:
            return unit * (2 + TIERS.index(tier) + number)
    raise ValueError(size)


def up(amount: Fraction, unit: int) -> int:
    """To the next smallest note."""
    notes = 0
    while notes * unit < amount:
        notes += 1
    return notes * unit


def bonuses(tier: str, size: int, unit: int, holdings: dict[str, int]) -> dict[str, int]:
    """Who is paid what, bank included where it stands among the holders."""
    first, second = 10 * price(tier, size, unit), 5 * price(tier, size, unit)
    holders = {who: n for who, n in holdings.items() if n > 0}
    if not holders:
        return {}
    most = max(holders.values())
    leaders = [who for who in holders if holders[who] == most]
    others = {who: n for who, n in holders.items() if who not in leaders}
    # "A tie for first among n: (first + second) / n each, rounded up, nobody else."
    if len(leaders) > 1:
        return {who: up(Fraction(first + second, len(leaders)), unit) for who in leaders}
    # "Only one holder: both."
    if not others:
        return {leaders[0]: first + second}
    # "A tie for second among n: second / n, rounded up."
    next_most = max(others.values())
    runners = [who for who in others if others[who] == next_most]
    return {leaders[0]: first, **{who: up(Fraction(second, len(runners)), unit) for who in runners}}


def tycoon(tier: str, size: int, holdings: dict[str, int]) -> dict[str, int] | None:
    """First, second and third; None where no text says what is paid."""
    each = price(tier, size, 100)
    ranked = sorted(((n, who) for who, n in holdings.items() if n), reverse=True)
    if not ranked:
        return {}
    if len(ranked) == 1:
        return None
    counts = [n for n, _ in ranked]
    if any(counts[i] == counts[i + 1] for i in range(min(3, len(counts) - 1))):
        return None
    prizes = (10 * each, *TYCOON[each])
    return {who: prize for (_, who), prize in zip(ranked, prizes, strict=False)}
