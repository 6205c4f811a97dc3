"""The price chart.  Amounts in units of the edition's smallest note: 1 is 10 in Cartel, 100 in
Acquire; multiply by Edition.unit."""

from __future__ import annotations

from typing import Literal, NamedTuple

Tier = Literal["low", "mid", "high"]
TIERS: tuple[Tier, ...] = ("low", "mid", "high")


class Row(NamedTuple):
    """One line of the card: the size from which each tier stands there (0: never), and what a
    share, the first and the second bonus are worth."""

    low: int
    mid: int
    high: int
    price: int
    first: int
    second: int


# Fact sheet, section 2: the 3M-1999-2008-2023 chart, by hundreds (five tables agree).
CHART: tuple[Row, ...] = (
    # low mid high  price first second
    Row(2,  0,  0,   2,   20,  10),
    Row(3,  2,  0,   3,   30,  15),
    Row(4,  3,  2,   4,   40,  20),
    Row(5,  4,  3,   5,   50,  25),
    Row(6,  5,  4,   6,   60,  30),
    Row(11, 6,  5,   7,   70,  35),
    Row(21, 11, 6,   8,   80,  40),
    Row(31, 21, 11,  9,   90,  45),
    Row(41, 31, 21, 10,  100,  50),
    Row(0,  41, 31, 11,  110,  55),
    Row(0,  0,  41, 12,  120,  60),
)  # fmt: skip

# Tycoon (2023): price -> second and third bonus.  One source, no formula fits it.
TYCOON: dict[int, tuple[int, int]] = {
    2: (15, 10),
    3: (22, 15),
    4: (30, 20),
    5: (37, 25),
    6: (42, 30),
    7: (50, 35),
    8: (57, 40),
    9: (62, 45),
    10: (70, 50),
    11: (77, 55),
    12: (82, 60),
}


def row(tier: Tier, size: int) -> Row | None:
    """The line of the card for a company of that tier and size; None below two tiles."""
    standing = [line for line in CHART if 0 < getattr(line, tier) <= size]
    return standing[-1] if standing else None


def band(tier: Tier, at: int) -> tuple[int, int | None] | None:
    """Smallest and largest size of the tier on line `at` of the chart; None as largest: no end;
    None alone: the tier never stands there."""
    first = getattr(CHART[at], tier)
    if not first:
        return None
    after = getattr(CHART[at + 1], tier) if at + 1 < len(CHART) else 0
    return first, after - 1 if after else None


def shared(pot: int, among: int) -> int:
    """Each one's part of a bonus pot, rounded up to a whole unit (rule 21)."""
    return -(-pot // among)
