"""The tables of facts against the case files and the fact sheets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scoring import waterworks
from scoring.acquire import board
from scoring.acquire.chart import CHART, TIERS, TYCOON, band, row, shared
from scoring.acquire.editions import COMPANIES, EDITIONS

CASES = Path(__file__).parents[1] / "cases"
WATERWORKS = json.loads((CASES / "waterworks.json").read_text(encoding="utf-8"))
PRICES = [
    case
    for case in json.loads((CASES / "acquire.json").read_text(encoding="utf-8"))["cases"]
    if case["kind"] == "price"
]


@pytest.mark.parametrize("case", PRICES, ids=lambda case: case["id"])
def test_a_share_costs_what_the_chart_says(case):
    unit = EDITIONS[case["preset"]].unit
    line = row(case["input"]["tier"], case["input"]["size"])
    found = (line.price, line.first, line.second) if line else (0, 0, 0)
    expected = case["expected"]
    assert [amount * unit for amount in found] == [
        expected["price"],
        expected["first_bonus"],
        expected["second_bonus"],
    ]


# acquire.md, "Tie table for the card (Cartel)": price -> parts among 2, 3, 4.
FIRST = {20: (150, 100, 80), 30: (230, 150, 120), 40: (300, 200, 150), 50: (380, 250, 190),
         60: (450, 300, 230), 70: (530, 350, 270), 80: (600, 400, 300), 90: (680, 450, 340),
         100: (750, 500, 380), 110: (830, 550, 420), 120: (900, 600, 450)}  # fmt: skip
SECOND = {20: (50, 40, 30), 30: (80, 50, 40), 40: (100, 70, 50), 50: (130, 90, 70),
          60: (150, 100, 80), 70: (180, 120, 90), 80: (200, 140, 100), 90: (230, 150, 120),
          100: (250, 170, 130), 110: (280, 190, 140), 120: (300, 200, 150)}  # fmt: skip


@pytest.mark.parametrize("line", CHART, ids=lambda line: str(line.price * 10))
def test_tied_holders_get_what_the_tie_table_says(line):
    price = line.price * 10
    first = tuple(shared(line.first + line.second, n) * 10 for n in (2, 3, 4))
    second = tuple(shared(line.second, n) * 10 for n in (2, 3, 4))
    assert (first, second) == (FIRST[price], SECOND[price])


# acquire.md, section 2, the columns of sizes and the Tycoon column.
SIZES = ["2 - -", "3 2 -", "4 3 2", "5 4 3", "6-10 5 4", "11-20 6-10 5", "21-30 11-20 6-10",
         "31-40 21-30 11-20", "41+ 31-40 21-30", "- 41+ 31-40", "- - 41+"]  # fmt: skip
THIRD = ["1500 1000", "2200 1500", "3000 2000", "3700 2500", "4200 3000", "5000 3500",
         "5700 4000", "6200 4500", "7000 5000", "7700 5500", "8200 6000"]  # fmt: skip


def _words(sizes: tuple[int, int | None] | None) -> str:
    if sizes is None:
        return "-"
    first, last = sizes
    return f"{first}+" if last is None else str(first) if first == last else f"{first}-{last}"


@pytest.mark.parametrize("at", range(len(CHART)))
def test_the_chart_reads_like_the_fact_sheet(at):
    assert " ".join(_words(band(tier, at)) for tier in TIERS) == SIZES[at]
    second, third = TYCOON[CHART[at].price]
    assert f"{second * 100} {third * 100}" == THIRD[at]
    assert (CHART[at].first, CHART[at].second) == (CHART[at].price * 10, CHART[at].price * 5)


def test_companies_are_two_cheap_three_middle_two_dear():
    assert [list(COMPANIES.values()).count(tier) for tier in TIERS] == [2, 3, 2]
    assert len({name[0] for name in COMPANIES}) == 7, "initials differ"


@pytest.mark.parametrize("letters", [board.CARTEL_LETTERS, board.ACQUIRE_LETTERS])
def test_the_board_has_108_squares_and_neighbours_agree(letters):
    squares = board.squares(letters)
    assert len(set(squares)) == 108
    for square in squares:
        for other in board.neighbours(square, letters):
            assert square in board.neighbours(other, letters)
    assert sorted(len(board.neighbours(s, letters)) for s in squares)[:4] == [2, 2, 2, 2]


def test_h_and_j_touch_in_cartel():
    touching = board.neighbours(board.Square(5, "H"), board.CARTEL_LETTERS)
    assert board.Square(5, "J") in touching


CODES = {"vertical": "I", "horizontal": "H", "elbow-left": "L", "elbow-right": "R",
         "tee": "T", "valve": "V", "spout": "S"}  # fmt: skip


@pytest.mark.parametrize("kind, code", CODES.items())
def test_openings_are_those_of_the_geometry_table(kind, code):
    table = WATERWORKS["geometry"][code]
    open_edges = waterworks.openings(kind)
    assert set(open_edges) == set(table["0"])
    if "180" in table:
        assert set(waterworks.turned(open_edges)) == set(table["180"])


def test_plug_cards_are_the_proposed_ones_and_balanced():
    assert WATERWORKS["plug_cards_proposed"] == waterworks.PLUGS
    for edge in range(4):
        column = "".join(plugs[edge] for plugs in waterworks.PLUGS.values())
        assert (column.count("l"), column.count("c"), column.count("x")) == (6, 3, 3)


def test_minimum_lengths_follow_the_edition():
    for name, edition in waterworks.EDITIONS.items():
        assert {str(n): least for n, least in edition.minimum.items()} == (
            WATERWORKS["min_length"][name]
        )
