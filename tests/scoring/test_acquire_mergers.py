"""Mergers: who survives, the order of the others, and what becomes of their shares."""

from __future__ import annotations

import pytest

from scoring.acquire.editions import EDITIONS
from scoring.acquire.mergers import absorbed, disposal, in_turn, joining
from scoring.receipt import Line, RulesError

CLASSIC = EDITIONS["classic"]


def test_the_tile_that_joins_counts_and_loose_tiles_only_if_there_are() -> None:
    for loose, size in ((None, 6), (0, 6), (2, 8)):
        joined = joining({"X": 2, "Y": 3}) if loose is None else joining({"X": 2, "Y": 3}, loose)
        assert joined is not None
        assert (joined.size, joined.survivor) == (size, "Y")


@pytest.mark.parametrize(
    "survivor, groups",
    [
        ("E", (("B", "D"), ("C",), ("A",))),
        ("B", (("E",), ("D",), ("C",), ("A",))),
    ],
)
def test_the_largest_is_settled_first_whatever_it_is_called(survivor, groups) -> None:
    sizes = {"A": 2, "B": 5, "C": 3, "D": 5, "E": 6}
    assert absorbed(sizes, survivor) == groups


def test_the_maker_disposes_first_and_who_holds_nothing_is_passed_over() -> None:
    assert in_turn(("A", "B", "C", "D"), "C", {"A": 1, "B": 0, "C": 2}) == ("C", "A")


def test_a_disposal_shows_what_is_traded_and_sold() -> None:
    done = disposal(CLASSIC, "A", "X", "mid", 4, held=9, trade=4, sell=3, stock=25)
    assert done.lines == (
        Line("A", "acquire.traded", 0, "4 / 2 = 2", "X"),
        Line("A", "acquire.sold", 1500, "3 × 500 = 1500", "X"),
    )
    assert (done.kept, done.taken) == (2, 2)


@pytest.mark.parametrize(
    "company, size, trade, sell, told",
    [
        ("X", 1, 0, 0, "A.X: acquire.no-company (size 1)"),
        ("X", 4, -2, 0, "A.X: acquire.negative (count -2)"),
        ("X", 4, 0, -1, "A.X: acquire.negative (count -1)"),
        ("", 4, 0, -1, "A: acquire.negative (count -1)"),
        ("X", 4, 3, 0, "A.X: acquire.odd-trade (count 3, limit 4)"),
        ("X", 4, 4, 6, "A.X: acquire.held-short (count 10, held 9)"),
        ("X", 4, 6, 0, "A.X: acquire.trade-limit (count 6, stock 2, limit 4)"),
    ],
)
def test_a_disposal_that_cannot_be_is_refused(company, size, trade, sell, told) -> None:
    with pytest.raises(RulesError) as refused:
        disposal(CLASSIC, "A", company, "mid", size, held=9, trade=trade, sell=sell, stock=2)
    assert str(refused.value) == told
