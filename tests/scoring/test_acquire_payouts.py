"""Bonuses and wealth at the end: worked cases, every holding, a slow reading of the rule."""

from __future__ import annotations

import json
from functools import partial
from itertools import product
from math import ceil
from pathlib import Path

import pytest

from scoring.acquire.chart import CHART, TIERS, band
from scoring.acquire.editions import EDITIONS
from scoring.acquire.final import Company, wealth
from scoring.acquire.payouts import bonuses, merger
from scoring.receipt import RulesError, winners

CASES = json.loads(
    (Path(__file__).parents[1] / "cases" / "acquire.json").read_text(encoding="utf-8")
)["cases"]
CLASSIC, CARTEL, TYCOON = EDITIONS["classic"], EDITIONS["cartel"], EDITIONS["tycoon"]


def of_kind(*kinds: str) -> list[dict]:
    return [case for case in CASES if case["kind"] in kinds]


@pytest.mark.parametrize(
    "case", of_kind("merge_bonus", "merge_bonus_2p_bank"), ids=lambda case: case["id"]
)
def test_a_merger_pays_what_the_case_says(case):
    given = case["input"]
    receipt = merger(
        EDITIONS[case["preset"]], "X", given["tier"], given["size"], given["shares"],
        given.get("bank_draw"),
    )  # fmt: skip
    assert {who: n for who, n in receipt.totals.items() if n} == case["expected"]["bonuses"]


@pytest.mark.parametrize("case", of_kind("endgame"), ids=lambda case: case["id"])
def test_wealth_at_the_end_is_what_the_case_says(case):
    given, expected = case["input"], case["expected"]
    draws = given.get("two_player_bank_draw", {})
    companies = tuple(
        Company(c["name"], c["tier"], c["size"], c["shares"], draws.get(c["name"]))
        for c in given["companies"]
    )
    edition = EDITIONS[case["preset"]]
    for choice, name in ((True, "with"), (False, "without")):
        receipt = wealth(edition, companies, given["cash"], end_bonuses=choice)
        totals = expected[f"total_{name}_bonuses"]
        assert receipt.totals == totals
        assert sorted(winners(receipt.totals)) == sorted(expected[f"winner_{name}_bonuses"])
    default = wealth(edition, companies, given["cash"])
    assert (
        default.totals
        == expected["total_with_bonuses" if edition.end_bonuses else "total_without_bonuses"]
    )


def rounded_up(unit: int, amount: float) -> int:
    return ceil(amount / unit - 1e-9) * unit


def by_the_letter(first: int, second: int, shares: tuple[int, ...], unit: int) -> dict[int, int]:
    """Rule 21 read slowly, sentence by sentence; knows nothing of the program's way."""
    holding = {player: n for player, n in enumerate(shares) if n > 0}
    if not holding:
        return {}
    most = max(holding.values())
    largest = [p for p, n in holding.items() if n == most]
    up = partial(rounded_up, unit)
    if len(holding) == 1:
        return {largest[0]: first + second}
    if len(largest) > 1:
        return {p: up((first + second) / len(largest)) for p in largest}
    rest = {p: n for p, n in holding.items() if p != largest[0]}
    next_most = max(rest.values())
    runners = [p for p, n in rest.items() if n == next_most]
    return {largest[0]: first, **{p: up(second / len(runners)) for p in runners}}


def sizes() -> list[tuple[str, int]]:
    """A tier and a size for every line of the chart that the tier stands on."""
    return [(tier, b[0]) for tier in TIERS for at in range(len(CHART)) if (b := band(tier, at))]


@pytest.mark.parametrize("players, most", [(2, 25), (3, 25), (4, 9)])
def test_every_holding_is_paid_by_the_letter_and_a_tenth_in_cartel(players, most):
    """All holdings of two and three players, and of four up to nine shares each."""
    checked = 0
    lines = {CHART[at].price: (t, b[0]) for t in TIERS for at in range(len(CHART))
             if (b := band(t, at))}  # fmt: skip
    assert len(lines) == len(CHART) and len(sizes()) == 27
    for shares in product(range(most + 1), repeat=players):
        if sum(shares) > 25:
            continue
        for chart in CHART if players < 4 else CHART[::4]:
            tier, size = lines[chart.price]
            names = {f"P{i}": n for i, n in enumerate(shares)}
            paid = {line.who: line.amount for line in bonuses(CLASSIC, "X", tier, size, names)}
            want = by_the_letter(chart.first * 100, chart.second * 100, shares, 100)
            assert paid == {f"P{i}": n for i, n in want.items()}
            cartel = {line.who: line.amount for line in bonuses(CARTEL, "X", tier, size, names)}
            assert cartel == {who: amount // 10 for who, amount in paid.items()}
            checked += 1
    assert checked > 3000


@pytest.mark.parametrize(
    "edition, shares, told",
    [
        (CLASSIC, {"A": 20, "B": 7}, "acquire.too-many-shares"),
        (CLASSIC, {"A": -1, "B": 7}, "acquire.negative"),
        (TYCOON, {"A": 5, "B": 5}, "acquire.tycoon-tie"),
        (TYCOON, {"A": 5, "B": 3, "C": 2, "D": 2}, "acquire.tycoon-tie"),
        (TYCOON, {"A": 5, "B": 0}, "acquire.tycoon-sole"),
    ],
)
def test_what_cannot_be_is_refused(edition, shares, told):
    with pytest.raises(RulesError) as error:
        merger(edition, "Delta", "low", 5, shares)
    assert error.value.key == told and "Delta" in error.value.where


@pytest.mark.parametrize("size", [-1, 0, 1])
def test_one_tile_is_no_company(size):
    with pytest.raises(RulesError, match="no-company"):
        merger(CLASSIC, "Delta", "low", size, {"A": 1})


@pytest.mark.parametrize(
    "tier, size, shares, sums",
    [
        ("mid", 2, {"A": 5, "B": 5, "C": 1}, ["3000 + 1500 = 4500; / 2 = 2250; up to 2300"] * 2),
        ("mid", 4, {"A": 3}, ["5000 + 2500 = 7500"]),
        ("mid", 4, {"A": 6, "B": 3, "C": 3}, ["5000", *["2500; / 2 = 1250; up to 1300"] * 2]),
        ("high", 6, {"A": 7, "B": 4}, ["8000", "4000"]),
    ],
)
def test_a_line_shows_its_sum(tier, size, shares, sums):
    assert [line.sum for line in bonuses(CLASSIC, "X", tier, size, shares)] == sums


def test_cartel_shows_the_other_total_and_says_when_it_ranks_otherwise():
    companies = (
        Company("Sabiá", "mid", 18, {"A": 8, "B": 5, "C": 2}),
        Company("Vitória", "high", 43, {"A": 3, "B": 6, "C": 4}),
        Company("Zênite", "high", 12, {"A": 4, "B": 2, "C": 5}),
    )
    receipt = wealth(CARTEL, companies, {"A": 450, "B": 320, "C": 710})
    assert receipt.totals == {"A": 1810, "B": 1620, "C": 1800}
    assert [note.key for note in receipt.notes] == [
        "acquire.with-bonuses",
        "acquire.ranking-differs",
    ]
    assert receipt.notes[0].values["totals"] == "A 3060, B 3220, C 3300"
