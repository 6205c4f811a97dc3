"""Bonuses and wealth at the end: worked cases, sums as they are shown, what is refused."""

from __future__ import annotations

import pytest

from scoring.acquire.editions import EDITIONS
from scoring.acquire.final import Company, wealth
from scoring.acquire.payouts import bonuses, merger
from scoring.receipt import Line, Note, RulesError

CLASSIC, CARTEL, TYCOON = EDITIONS["classic"], EDITIONS["cartel"], EDITIONS["tycoon"]


@pytest.mark.parametrize(
    "edition, company, shares, where, told",
    [
        (CLASSIC, "X", {"A": 20, "B": 7}, "X", "too-many-shares (held 27, shares 25)"),
        (CLASSIC, "X", {"A": 14, "B": 13}, "X", "too-many-shares (held 27, shares 25)"),
        (CLASSIC, "", {"A": 14, "B": 13}, "A, B", "too-many-shares (held 27, shares 25)"),
        (CLASSIC, "X", {"A": -1, "B": 7}, "X.A", "negative (count -1)"),
        (CLASSIC, "", {"A": -1, "B": 7}, "A", "negative (count -1)"),
        (TYCOON, "X", {"A": 5, "B": 5}, "X", "tycoon-tie"),
        (TYCOON, "X", {"A": 5, "B": 3, "C": 2, "D": 2}, "X", "tycoon-tie"),
        (TYCOON, "X", {"A": 5, "B": 0}, "X", "tycoon-sole"),
        (TYCOON, "", {"A": 5, "B": 0}, "tycoon", "tycoon-sole"),
    ],
)
def test_what_cannot_be_is_refused(edition, company, shares, where, told):
    with pytest.raises(RulesError) as error:
        merger(edition, company, "low", 5, shares)
    assert str(error.value) == f"{where}: acquire.{told}"


@pytest.mark.parametrize("size", [-1, 0, 1])
def test_one_tile_is_no_company(size):
    for company, where in (("X", "X"), ("", "low")):
        with pytest.raises(RulesError) as error:
            merger(CLASSIC, company, "low", size, {"A": 1})
        assert str(error.value) == f"{where}: acquire.no-company (size {size})"


@pytest.mark.parametrize(
    "edition, tier, size, shares, lines",
    [
        (CLASSIC, "mid", 2, {"A": 5, "B": 5, "C": 1}, [
            ("A", "tie-first", 2300, "3000 + 1500 = 4500; / 2 = 2250; up to 2300"),
            ("B", "tie-first", 2300, "3000 + 1500 = 4500; / 2 = 2250; up to 2300"),
        ]),
        (CLASSIC, "mid", 4, {"A": 3}, [("A", "sole", 7500, "5000 + 2500 = 7500")]),
        (CLASSIC, "mid", 4, {"A": 6, "B": 3, "C": 3}, [
            ("A", "first-bonus", 5000, "5000"),
            ("B", "tie-second", 1300, "2500; / 2 = 1250; up to 1300"),
            ("C", "tie-second", 1300, "2500; / 2 = 1250; up to 1300"),
        ]),
        (CARTEL, "high", 6, {"A": 4, "B": 7}, [
            ("B", "first-bonus", 800, "800"),
            ("A", "second-bonus", 400, "400"),
        ]),
        (TYCOON, "mid", 4, {"A": 2, "B": 6, "C": 5, "D": 4, "E": 2}, [
            ("B", "first-bonus", 5000, "5000"),
            ("C", "second-bonus", 3700, "3700"),
            ("D", "third-bonus", 2500, "2500"),
        ]),
    ],
)  # fmt: skip
def test_a_line_names_the_bonus_and_shows_its_sum(edition, tier, size, shares, lines):
    paid = bonuses(edition, "X", tier, size, shares)
    assert [(ln.who, ln.reason, ln.amount, ln.sum, ln.about) for ln in paid] == [
        (who, f"acquire.{reason}", amount, shown, "X") for who, reason, amount, shown in lines
    ]


def test_a_merger_is_a_receipt_under_the_name_of_its_edition():
    receipt = merger(CARTEL, "X", "low", 5, {"A": 3, "B": 0})
    assert (receipt.game, receipt.edition, receipt.players) == ("acquire", "cartel", ("A", "B"))
    assert receipt.lines == bonuses(CARTEL, "X", "low", 5, {"A": 3, "B": 0})


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
    "edition, company, shares, bank, told",
    [
        (CLASSIC, "X", {"A": 5, "B": 2}, 0, "X: acquire.bank-tile (count 0)"),
        (CLASSIC, "", {"A": 5, "B": 2}, 13, "bank: acquire.bank-tile (count 13)"),
        (CARTEL, "X", {"A": 5, "B": 2}, 4, "X: acquire.bank-edition (edition cartel)"),
        (TYCOON, "", {"A": 5, "B": 2}, 4, "bank: acquire.bank-edition (edition tycoon)"),
        (CLASSIC, "X", {"A": 5, "B": 2, "C": 1}, 4, "X: acquire.bank-players (count 3)"),
    ],
)
def test_the_banks_tile_is_for_classics_game_for_two(edition, company, shares, bank, told):
    with pytest.raises(RulesError) as error:
        merger(edition, company, "low", 5, shares, bank)
    assert str(error.value) == told


@pytest.mark.parametrize(
    "edition, companies, cash, told",
    [
        (
            CLASSIC,
            [("X", "low", 5, {"A": 14, "B": 13})],
            {},
            "X: too-many-shares (held 27, shares 25)",
        ),
        (
            CLASSIC,
            [("X", "low", 0, {"A": 14, "B": 13})],
            {},
            "X: too-many-shares (held 27, shares 25)",
        ),
        (CLASSIC, [("X", "low", 5, {"A": -2})], {}, "X.A: negative (count -2)"),
        (CLASSIC, [("X", "low", 1, {"A": 2})], {}, "X: no-company (size 1)"),
        (CARTEL, [("X", "low", 1, {"A": 2})], {}, "X: no-company (size 1)"),
        (CLASSIC, [], {"A": -100}, "cash.A: negative (count -100)"),
        (CLASSIC, [], {"A": 150}, "cash.A: odd-money (money 150, unit 100)"),
        (CLASSIC, [("X", "low", 5, {}), ("X", "mid", 5, {})], {}, "X: company-twice"),
        (
            CLASSIC,
            [("X", "low", 60, {}), ("Y", "mid", 49, {})],
            {},
            "company: too-many-tiles (tiles 109, squares 108)",
        ),
        (CLASSIC, [(n, "low", 2, {}) for n in "XYZ"], {}, "low: tier-count (count 3, companies 2)"),
    ],
)
def test_wealth_that_cannot_be_is_refused(edition, companies, cash, told):
    with pytest.raises(RulesError) as error:
        wealth(edition, tuple(Company(*each) for each in companies), cash)
    assert str(error.value) == told.replace(": ", ": acquire.", 1)


def test_companies_may_fill_the_board():
    full = (Company("X", "low", 60, {"A": 1}), Company("Y", "mid", 48, {"A": 1}))
    assert wealth(CLASSIC, full, {"A": 0}).total("A") == 1000 + 15000 + 1100 + 16500


def test_wealth_is_cash_bonuses_and_shares_under_the_name_of_the_edition():
    companies = (Company("X", "mid", 4, {"A": 3, "B": 0}), Company("Y", "low", 0, {"B": 2}))
    receipt = wealth(CLASSIC, companies, {"A": 100, "B": 200})
    assert (receipt.game, receipt.edition, receipt.players) == ("acquire", "classic", ("A", "B"))
    assert receipt.lines == (
        Line("A", "acquire.cash", 100, "100"),
        Line("B", "acquire.cash", 200, "200"),
        Line("A", "acquire.sole", 7500, "5000 + 2500 = 7500", "X"),
        Line("A", "acquire.shares", 1500, "3 × 500", "X"),
        Line("B", "acquire.off-board", 0, "2 × 0", "Y"),
    )
    assert receipt.notes == (Note("acquire.without-bonuses", {"totals": "A 1600, B 200"}),)


def test_a_ranking_that_bonuses_turn_round_is_said():
    companies = (Company("X", "mid", 4, {"A": 3}),)
    notes = wealth(CLASSIC, companies, {"A": 0, "B": 2000}).notes
    assert notes == (
        Note("acquire.without-bonuses", {"totals": "A 1500, B 2000"}),
        Note("acquire.ranking-differs", {}),
    )


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
    assert receipt.notes == (Note("acquire.bonuses-unknown", {"company": "X"}),)
    with pytest.raises(RulesError, match="tycoon-tie"):
        wealth(TYCOON, (TIED,), {"A": 0, "B": 100})


def test_bonuses_agreed_at_the_table_are_paid():
    agreed = Company(TIED.name, TIED.tier, TIED.size, TIED.shares, agreed={"A": 4500, "B": 0})
    receipt = wealth(TYCOON, (agreed,), {"A": 0, "B": 100})
    assert receipt.totals == {"A": 6300, "B": 1900}
    lines = [line for line in receipt.lines if line.reason == "acquire.agreed"]
    assert lines == [Line("A", "acquire.agreed", 4500, "4500", "X")]
