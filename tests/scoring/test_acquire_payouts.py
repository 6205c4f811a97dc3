"""Bonuses and wealth at the end: worked cases, sums as they are shown, what is refused."""

from __future__ import annotations

import pytest

from scoring.acquire.editions import EDITIONS
from scoring.acquire.final import Company, wealth
from scoring.acquire.payouts import bonuses, merger
from scoring.receipt import RulesError

CLASSIC, CARTEL, TYCOON = EDITIONS["classic"], EDITIONS["cartel"], EDITIONS["tycoon"]


@pytest.mark.parametrize(
    "edition, shares, told",
    [
        (CLASSIC, {"A": 20, "B": 7}, "acquire.too-many-shares"),
        (CLASSIC, {"A": -1, "B": 7}, "acquire.negative"),
        (TYCOON, {"A": 5, "B": 5}, "acquire.tycoon-tie"),
        (TYCOON, {"A": 5, "B": 3, "C": 2, "D": 2}, "acquire.tycoon-tie"),
        (TYCOON, {"A": 5, "B": 0}, "acquire.tycoon-sole"),
        (CLASSIC, {"A": 14, "B": 13}, "acquire.too-many-shares"),
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


@pytest.mark.parametrize(
    "edition, shares, bank, told",
    [
        (CLASSIC, {"A": 5, "B": 2}, 0, "acquire.bank-tile"),
        (CLASSIC, {"A": 5, "B": 2}, 13, "acquire.bank-tile"),
        (CARTEL, {"A": 5, "B": 2}, 4, "acquire.bank-edition"),
        (TYCOON, {"A": 5, "B": 2}, 4, "acquire.bank-edition"),
        (CLASSIC, {"A": 5, "B": 2, "C": 1}, 4, "acquire.bank-players"),
    ],
)
def test_the_banks_tile_is_for_classics_game_for_two(edition, shares, bank, told):
    with pytest.raises(RulesError) as error:
        merger(edition, "Delta", "low", 5, shares, bank)
    assert error.value.key == told


@pytest.mark.parametrize(
    "companies, cash, where, told",
    [
        ([("X", "low", 5, {"A": 14, "B": 13})], {}, "X", "too-many-shares"),
        ([("X", "low", 0, {"A": 14, "B": 13})], {}, "X", "too-many-shares"),
        ([("X", "low", 5, {"A": -2})], {}, "X.A", "negative"),
        ([("X", "low", 1, {"A": 2})], {}, "X", "no-company"),
        ([], {"A": -100}, "cash.A", "negative"),
        ([], {"A": 150}, "cash.A", "odd-money"),
        ([("X", "low", 5, {}), ("X", "mid", 5, {})], {}, "X", "company-twice"),
        ([("X", "low", 60, {}), ("Y", "mid", 60, {})], {}, "company", "too-many-tiles"),
        ([(n, "low", 2, {}) for n in "XYZ"], {}, "low", "tier-count"),
    ],
)
def test_wealth_that_cannot_be_is_refused(companies, cash, where, told):
    with pytest.raises(RulesError) as error:
        wealth(CLASSIC, tuple(Company(*each) for each in companies), cash)
    assert (error.value.where, error.value.key) == (where, f"acquire.{told}")


def test_shares_off_the_board_are_shown_and_worth_nothing():
    receipt = wealth(CLASSIC, (Company("X", "mid", 0, {"A": 6, "B": 0}),), {"A": 100, "B": 200})
    assert receipt.totals == {"A": 100, "B": 200}
    assert [(ln.who, ln.reason, ln.sum) for ln in receipt.lines[2:]] == [
        ("A", "acquire.off-board", "6 × 0")
    ]


def test_a_shared_victory_is_said():
    receipt = wealth(CARTEL, (), {"A": 100, "B": 200, "C": 200})
    assert ("acquire.shared-victory", {"who": "B, C"}) in [(n.key, n.values) for n in receipt.notes]


TIED = Company("X", "mid", 5, {"A": 3, "B": 3})


def test_tycoons_ties_do_not_matter_where_bonuses_are_not_counted():
    receipt = wealth(TYCOON, (TIED,), {"A": 0, "B": 100}, end_bonuses=False)
    assert receipt.totals == {"A": 1800, "B": 1900}
    assert [note.key for note in receipt.notes] == ["acquire.bonuses-unknown"]
    with pytest.raises(RulesError, match="tycoon-tie"):
        wealth(TYCOON, (TIED,), {"A": 0, "B": 100})


def test_bonuses_agreed_at_the_table_are_paid():
    agreed = Company(TIED.name, TIED.tier, TIED.size, TIED.shares, agreed={"A": 4500, "B": 0})
    assert wealth(TYCOON, (agreed,), {"A": 0, "B": 100}).totals == {"A": 6300, "B": 1900}
