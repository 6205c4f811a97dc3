"""pnp score treasure: cards of deals and matches, good ones and all that can be wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given

from pnp import tally
from pnp.problems import Problem
from pnp.scorecards import treasure as cards
from pnp.words import LANGUAGES
from scoring.receipt import RulesError
from tests.parsing import parser
from tests.pnp.speaking import any_card, nearly, refused, say, told, written

ROOT = Path(__file__).parents[2]
CASES = json.loads((ROOT / "tests" / "cases" / "treasure.json").read_text("utf-8"))["cases"]
ROUNDS = [case for case in CASES if case["kind"] == "round"]
MATCHES = [case for case in CASES if case["kind"] == "match"]
REFUSED = [case for case in CASES if case["kind"] == "error"]
(QUICK,) = (case for case in CASES if case["kind"] == "quick")
THREE = ["Ana", "Bia", "Caio"]


def by_id(case: dict) -> str:
    return case["id"]


def deal(given: dict) -> dict[str, object]:
    """The entries of a card for a deal of the cases."""
    entered = {key: given[key] for key in ("piles", "treasures", "removed") if key in given}
    return {"players": list(given["treasures"]), **entered}


def match(given: dict) -> dict[str, object]:
    """The entries of a card for a match of the cases."""
    deals = [{"points": points} for points in given["rounds"]]
    return {"players": given["players"], "tie": given["tie_rule"], "deal": deals}


@pytest.mark.parametrize("case", ROUNDS, ids=by_id)
def test_a_deal_is_counted_from_its_piles(case, capsys, tmp_path):
    file = written(tmp_path / "deal.toml", **deal(case["input"]))
    found = told(capsys, "treasure", "deal", file)
    assert found["version"] == 1 and found["edition"] == "classic"
    assert found["totals"] == case["expect"]["points"]
    notes = [note["values"] for note in found["notes"] if note["key"] == "treasure.quotation"]
    shown = {note["suit"]: note["sum"] for note in notes}
    for suit, quotation in case["expect"]["quotations"].items():
        assert shown[suit].split(" = ")[-1] == str(quotation)


def test_cards_may_be_written_in_one_text(capsys, tmp_path):
    entries = deal(ROUNDS[0]["input"])
    for table in ("piles", "treasures"):
        entries[table] = {whose: " ".join(each) for whose, each in entries[table].items()}
    file = written(tmp_path / "deal.toml", **entries)
    assert told(capsys, "treasure", "deal", file)["totals"] == ROUNDS[0]["expect"]["points"]


def quick(**changed: object) -> dict[str, object]:
    counts = QUICK["input"]["treasure_suits"]
    entries = {"players": THREE, "quotations": QUICK["input"]["quotations"], "counts": counts}
    return {**entries, **changed}


def test_a_deal_is_counted_from_quotations_and_counts(capsys, tmp_path):
    file = written(tmp_path / "deal.toml", **quick())
    assert told(capsys, "treasure", "deal", file)["totals"] == QUICK["expect"]["points"]
    table = say(capsys, "treasure", "deal", file, "--csv")[1].splitlines()
    assert table[:2] == ["who,reason,about,amount,sum", "Ana,treasure.suit,S,38,19 × 2 = 38"]


def test_a_deal_is_taken_as_the_players_reckoned_it(capsys, tmp_path):
    points = QUICK["expect"]["points"]
    file = written(tmp_path / "deal.toml", players=THREE, points=points)
    found = told(capsys, "treasure", "deal", file)
    assert found["totals"] == points and found["ranking"][0]["who"] == "Caio"


@pytest.mark.parametrize("case", MATCHES, ids=by_id)
def test_a_match_is_told_row_by_row(case, capsys, tmp_path):
    expect = case["expect"]
    file = written(tmp_path / "match.toml", **match(case["input"]))
    found = told(capsys, "treasure", "match", file)
    assert found["totals"] == expect["totals"] == found["rows"][-1]["totals"]
    assert [row["points"] for row in found["rows"]] == case["input"]["rounds"]
    assert found["goal"] == expect["threshold"]
    assert found["winners"] == expect["winners"] and found["leaders"] == expect["leaders"]
    assert found["reached"] == expect["reached_threshold"]
    assert (found["status"] == "finished") == (expect["status"] == "finished")
    assert (found["next"] is None) == (found["status"] == "finished")


def test_a_tie_at_the_top_asks_for_another_deal(capsys, tmp_path):
    rounds = MATCHES[-1]["input"]["rounds"]
    players = MATCHES[-1]["input"]["players"]
    entries = {"players": players, "deal": [{"points": points} for points in rounds]}
    found = told(capsys, "treasure", "match", written(tmp_path / "match.toml", **entries))
    assert found["status"] == "playoff" and found["winners"] == []
    assert found["next"] == {"number": 3, "dealer": "Caio", "starts": "Davi"}


def test_deals_of_a_match_may_be_entered_in_different_ways(capsys, tmp_path):
    first = {key: each for key, each in deal(ROUNDS[0]["input"]).items() if key != "players"}
    second = {key: each for key, each in quick().items() if key != "players"}
    entries = {"players": THREE, "first_dealer": "Bia", "deal": [first, second]}
    found = told(capsys, "treasure", "match", written(tmp_path / "match.toml", **entries))
    assert [row["dealer"] for row in found["rows"]] == ["Bia", "Caio"]
    assert found["totals"] == {"Ana": 45 + 76, "Bia": 48, "Caio": 18 + 112}


def test_an_agreed_number_of_deals_ends_a_match_in_place_of_the_goal(capsys, tmp_path):
    points = {"Ana": 1, "Bia": 2, "Caio": 3}
    entries = {"players": THREE, "agreed_deals": 1, "deal": [{"points": points}]}
    found = told(capsys, "treasure", "match", written(tmp_path / "match.toml", **entries))
    assert found["goal"] is None and found["winners"] == ["Caio"]


def test_a_match_without_deals_says_who_deals(capsys, tmp_path):
    found = told(capsys, "treasure", "match", written(tmp_path / "match.toml", players=THREE))
    assert found["rows"] == [] and found["next"]["dealer"] == "Ana"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [*ROUNDS, *MATCHES], ids=by_id)
def test_every_card_can_be_said(case, language, capsys, tmp_path):
    command = "deal" if case["kind"] == "round" else "match"
    entries = (deal if command == "deal" else match)(case["input"])
    file = written(tmp_path / "card.toml", **entries)
    code, out, err = say(capsys, "treasure", command, file, "--lang", language)
    assert (code, err) == (0, "") and "{" not in out
    for who, points in (case["expect"].get("points") or case["expect"]["totals"]).items():
        assert f"{who}: {points}\n" in out


def test_a_match_in_words_has_its_rows_and_its_end(capsys, tmp_path):
    (case,) = (case for case in MATCHES if case["id"] == "bt-18")
    out = say(capsys, "treasure", "match", written(tmp_path / "m.toml", **match(case["input"])))[1]
    assert out.splitlines()[1].startswith("Deal 1, Ana deals: Ana +150 = 150, Bia +140 = 140")
    assert "Bia +175 = 315" in out.splitlines()[2]
    assert "Ana, Bia" in out and "Bia wins with 315" in out.splitlines()[-1]


@pytest.mark.parametrize("case", REFUSED, ids=by_id)
def test_a_card_of_the_cases_that_cannot_be_is_refused(case, capsys, tmp_path):
    command = "deal" if case["input"]["op"] == "round" else "match"
    entries = (deal if command == "deal" else match)(case["input"])
    refused(capsys, "treasure", command, written(tmp_path / "card.toml", **entries))


TREASURES = {"Ana": "2S 3S 4S 5S", "Bia": "2H 3H 4H 5H", "Caio": "2D 3D 4D 5D"}
PILES = {"S": "9S", "H": "", "D": "", "C": ""}
DEALT_ALONE = {"piles": PILES, "treasures": TREASURES}
DEALT = {"players": THREE, **DEALT_ALONE}
POINTS = {"Ana": 1, "Bia": 2, "Caio": 3}
Q, C = QUICK["input"]["quotations"], QUICK["input"]["treasure_suits"]
# What is wrong with a deal's card, and what the line must name.
WRONG_DEALS: dict[str, tuple[dict[str, object], list[str]]] = {
    "nothing": ({}, ["players", "Ana"]),
    "no deal": ({"players": THREE}, ["nothing", "[points]"]),
    "unknown key": ({"players": THREE, "pionts": POINTS}, ["'pionts'", "points"]),
    "two ways": ({**quick(), "points": POINTS}, ["counts and points and quotations", "one way"]),
    "half a way": ({"players": THREE, "piles": PILES}, ["piles", "[treasures]"]),
    "removed alone": ({"players": THREE, "removed": []}, ["removed", "[treasures]"]),
    "two players": ({"players": ["Ana", "Bia"], "points": {}}, ["players", "2", "3"]),
    "nine players": ({"players": list("ABCDEFGHI"), "points": {}}, ["players", "9"]),
    "a thousand players": ({"players": ["Ana"] * 1000, "points": {}}, ["players", "1000"]),
    "same name": ({"players": ["Ana", "Bia", "Ana"], "points": POINTS}, ["Ana"]),
    "no name": ({"players": ["Ana", "Bia", " "], "points": POINTS}, ["name"]),
    "players in a text": ({"players": "Ana Bia Caio", "points": POINTS}, ["players", '["Ana"']),
    "players as numbers": ({"players": [1, 2, 3], "points": POINTS}, ["players", "[1, 2, 3]"]),
    "control sign": ({"players": ["A\x1b[31m", "Bia", "Caio"], "points": {}}, ["cannot be shown"]),
    "writing order": ({"players": ["\u202eAna", "Bia", "Caio"], "points": {}}, ["be shown"]),
    "a stranger": ({"players": THREE, "points": {**POINTS, "Davi": 4}}, ["points.Davi"]),
    "nobody's points": ({"players": THREE, "points": {"Ana": 1, "Bia": 2}}, ["points.Caio"]),
    "points as text": ({"players": THREE, "points": {**POINTS, "Ana": "1"}}, ["points.Ana", "'1'"]),
    "points as truth": ({"players": THREE, "points": {**POINTS, "Ana": True}}, ["points.Ana"]),
    "points in a list": ({"players": THREE, "points": [1, 2, 3]}, ["points", "[1, 2, 3]"]),
    "too many points": ({"players": THREE, "points": {**POINTS, "Ana": 221}}, ["221", "220"]),
    "less than nothing": ({"players": THREE, "points": {**POINTS, "Ana": -1}}, ["Ana", "-1"]),
    "huge points": ({"players": THREE, "points": {**POINTS, "Ana": 10**40}}, ["points.Ana"]),
    "fifth suit": (quick(quotations={**Q, "X": 1}), ["'X'"]),
    "no quotation": (quick(quotations={"S": 1, "H": 2, "D": 3}), ["clubs"]),
    "high quotation": (quick(quotations={**Q, "S": 56}), ["56", "55"]),
    "a treasure of three": (quick(counts={**C, "Bia": {"D": 3}}), ["counts.Bia", "3"]),
    "counts as number": (quick(counts={**C, "Bia": 4}), ["counts.Bia", "4"]),
    "counts in a list": (quick(counts=[C]), ["counts"]),
    "a count as text": (quick(counts={**C, "Bia": {"D": "4"}}), ["counts.Bia.D", "'4'"]),
    "fourteen of a suit": (
        quick(players=list("ABCD"), counts={who: {"S": 4} for who in "ABCD"}),
        ["S", "16", "13"],
    ),
}  # fmt: skip
BY_CARDS: dict[str, tuple[dict[str, object], list[str]]] = {
    "card twice": ({"piles": {**PILES, "S": "9S 9S"}}, ["9S"]),
    "card in two places": ({"piles": {**PILES, "S": "2S"}}, ["Ana", "2S"]),
    "wrong pile suit": ({"piles": {**PILES, "S": "9H"}}, ["9H"]),
    "fifth pile": ({"piles": {**PILES, "X": ""}}, ["'X'"]),
    "no card": ({"piles": {**PILES, "S": "11S"}}, ["'11S'"]),
    "cards as number": ({"piles": {**PILES, "S": 9}}, ["piles.S", '"AS 10H"']),
    "a number among cards": ({"piles": {**PILES, "S": ["9S", 9]}}, ["piles.S"]),
    "piles in a list": ({"piles": ["9S"]}, ["piles"]),
    "a treasure of three": ({"treasures": {**TREASURES, "Ana": "2S 3S 4S"}}, ["Ana", "3"]),
    "removed below a table": ({"treasures": {**TREASURES, "removed": []}}, ["above the first"]),
    "pack not whole": ({"removed": [["KD", "9C"]]}, ["AS"]),
    "pair of twelve": ({"removed": [["6H", "6C"]]}, ["6H", "6C"]),
    "pair of three": ({"removed": [["6H", "5C", "AC"]]}, ["removed 1", "no pair"]),
    "removed as text": ({"removed": "6H 5C"}, ["removed", "no pairs"]),
    "removed as number": ({"removed": [1]}, ["removed 1"]),
}
WRONG_DEALS |= {
    f"{what}, by cards": ({**DEALT, **entries}, said) for what, (entries, said) in BY_CARDS.items()
}


@pytest.mark.parametrize("entries, said", WRONG_DEALS.values(), ids=WRONG_DEALS)
def test_a_mistake_in_a_deal_is_named_in_one_line(entries, said, capsys, tmp_path):
    line = refused(capsys, "treasure", "deal", written(tmp_path / "deal.toml", **entries))
    assert all(each in line for each in said), line


DEALS = [{"points": POINTS}, {"points": POINTS}]
WRONG_MATCHES: dict[str, tuple[dict[str, object], list[str]]] = {
    "nothing": ({}, ["players"]),
    "unknown key": ({"players": THREE, "deals": 5}, ["'deals'", "deal"]),
    "no such tie": ({"players": THREE, "tie": "both"}, ["both", "playoff", "shared"]),
    "tie as truth": ({"players": THREE, "tie": True}, ["tie", "text"]),
    "no deals agreed": ({"players": THREE, "agreed_deals": 0}, ["0"]),
    "deals as text": ({"players": THREE, "agreed_deals": "5"}, ["agreed_deals", "'5'"]),
    "a stranger deals": ({"players": THREE, "first_dealer": "Davi"}, ["Davi", "Ana, Bia, Caio"]),
    "dealer by number": ({"players": THREE, "first_dealer": 1}, ["first_dealer"]),
    "deal as a number": ({"players": THREE, "deal": 3}, ["deal", "[[deal]]"]),
    "deals as numbers": ({"players": THREE, "deal": [3]}, ["deal", "[[deal]]"]),
    "empty deal": ({"players": THREE, "deal": [*DEALS, {}]}, ["deal 3", "nothing"]),
    "unknown key in a deal": ({"players": THREE, "deal": [{"tie": 1}]}, ["deal 1", "'tie'"]),
    "wrong points": (
        {"players": THREE, "deal": [*DEALS, {"points": {**POINTS, "Bia": 999}}]},
        ["deal 3", "Bia", "999"],
    ),
    "wrong count": (
        {"players": THREE, "deal": [*DEALS, {"quotations": Q, "counts": {**C, "Ana": {"S": "2"}}}]},
        ["deal 3, counts.Ana.S: '2'"],
    ),
    "after the end": (
        {"players": THREE, "agreed_deals": 1, "deal": DEALS},
        ["deal 2", "Caio"],
    ),
}


@pytest.mark.parametrize("entries, said", WRONG_MATCHES.values(), ids=WRONG_MATCHES)
def test_a_mistake_in_a_match_is_named_in_one_line(entries, said, capsys, tmp_path):
    line = refused(capsys, "treasure", "match", written(tmp_path / "match.toml", **entries))
    assert all(each in line for each in said), line


WRONG_FILES = {
    "empty": "",
    "no TOML": "players = [",
    "a number beyond all": f"players = {'9' * 5000}",
    "a number beyond all in sixteens": f"players = 0x{'F' * 5000}",
    "tables without end": f"players = {'[' * 5000}",
    "a key with a new line": '"a\\nb\\u001b[31m" = 1',
}


@pytest.mark.parametrize("command", ["deal", "match"])
@pytest.mark.parametrize("content", WRONG_FILES.values(), ids=WRONG_FILES)
def test_a_file_that_is_no_card_is_refused_in_one_line(content, command, capsys, tmp_path):
    file = tmp_path / "card.toml"
    file.write_text(content, encoding="utf-8")
    assert "\x1b" not in refused(capsys, "treasure", command, str(file))


REMOVED = [["KD", "9C"]]
DEAL_CARDS = (
    nearly({"players": THREE, "points": POINTS})
    | nearly(quick())
    | nearly(DEALT)
    | nearly({**DEALT, "removed": REMOVED})
    | any_card({"players"} | cards.OF_DEAL)
)
SEVERAL = [{"points": POINTS}, {"quotations": Q, "counts": C}, DEALT_ALONE]
AGREED = {"players": THREE, "tie": "shared", "agreed_deals": 4, "first_dealer": "Bia"}
MATCH_CARDS = nearly({**AGREED, "deal": SEVERAL}) | any_card(cards.OF_MATCH)


@parser
@given(DEAL_CARDS)
def test_a_deal_of_whatever_toml_holds_is_counted_or_refused(card):
    try:
        receipt = cards.deal_of(card)
    except (Problem, RulesError) as error:
        assert str(error)
    else:
        assert set(tally.as_json(receipt)["totals"]) == set(card["players"])


@parser
@given(MATCH_CARDS)
def test_a_match_of_whatever_toml_holds_is_counted_or_refused(card):
    try:
        found = cards.match_of(card)
    except (Problem, RulesError) as error:
        assert str(error)
    else:
        assert len(found.rows) == len(card.get("deal", []))
        assert tally.as_json(found.receipt)["totals"] == found.totals
