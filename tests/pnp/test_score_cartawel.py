"""pnp score cartawel: final scores, two games, moves; good cards and all that can be wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given

from pnp import tally
from pnp.problems import Problem
from pnp.scorecards import cartawel as cards
from pnp.words import LANGUAGES
from scoring.receipt import RulesError
from tests.parsing import parser
from tests.pnp.speaking import any_card, nearly, refused, say, told, written

ROOT = Path(__file__).parents[2]
CASES = json.loads((ROOT / "tests" / "cases" / "cartawel.json").read_text("utf-8"))["cases"]
FINALS = [case for case in CASES if case["kind"] == "final"]
MOVES = [case for case in CASES if case["kind"] == "move"]
PLACES = [case for case in CASES if case["kind"] == "status"]
TWO = ["Ana", "Bia"]


def by_id(case: dict) -> str:
    return case["id"]


def clock(house: int | str) -> int:
    """The cases number houses from 0, cards like a clock."""
    return int(house) + 1


def final(given: dict) -> dict[str, object]:
    """The entries of a card for a final score of the cases."""
    left = {"left": given["left_on_board"]} if "left_on_board" in given else {}
    return {"suits": given["suits"], "captured": given["captured"], **left}


def position(given: dict) -> dict[str, object]:
    """The entries of a card for a position of the cases."""
    options = given.get("options", {})
    return {
        "suits": given["suits"],
        "to_move": given.get("mover") or given["to_move"],
        "chain": options.get("chain", "contiguous"),
        "lap": "skip-origin" if options.get("skip_origin", True) else "fill-origin",
        "houses": {str(clock(house)): each for house, each in given["board"].items()},
    }


def how(given: dict) -> list[str]:
    """The move of a case, as it is typed."""
    return ["--house", str(clock(given["from"])), "--order", " ".join(given["order"])]


@pytest.mark.parametrize("case", FINALS, ids=by_id)
def test_a_game_is_counted_from_the_cards_won(case, capsys, tmp_path):
    found = told(capsys, "cartawel", "final", written(tmp_path / "f.toml", **final(case["input"])))
    expect = case["expect"]
    assert found["version"] == 1 and found["edition"] == "classic"
    assert found["totals"] == expect["scores"]
    notes = {note["key"]: note["values"] for note in found["notes"]}
    assert notes["cartawel.check"]["left"] == str(expect["uncaptured_points"])
    assert ("cartawel.draw" in notes) == expect["draw"]
    assert notes.get("cartawel.won", {}).get("who") == expect["winner"]


FAST = {"players": TWO, "twenties": {"Ana": 2, "Bia": 0}, "numbers": {"Ana": 0, "Bia": 38}}


@pytest.mark.parametrize("left", [{}, {"left": 190}])
def test_a_game_is_counted_fast(left, capsys, tmp_path):
    file = written(tmp_path / "final.toml", **FAST, **left)  # cw-18, counted
    assert told(capsys, "cartawel", "final", file)["totals"] == {"Ana": 40, "Bia": 38}
    table = say(capsys, "cartawel", "final", file, "--csv")[1].splitlines()
    assert table[1] == "Ana,cartawel.twenties,,40,2 × 20 = 40"


EXACT = {"players": TWO, "captured": {"Ana": ["JS", "QH"], "Bia": "10S 10H 9S 9H"}}


def game(entries: dict[str, object]) -> dict[str, object]:
    """A final score as a game of a match: the players stand above."""
    return {key: each for key, each in entries.items() if key != "players"}


def test_two_games_are_added_up(capsys, tmp_path):
    second = {"twenties": {"Ana": 1, "Bia": 3}, "numbers": {"Ana": 5, "Bia": 0}}
    file = written(tmp_path / "match.toml", players=TWO, game=[game(EXACT), second])
    found = told(capsys, "cartawel", "match", file)
    assert found["totals"] == {"Ana": 40 + 25, "Bia": 38 + 60}
    assert [(line["who"], line["about"], line["amount"]) for line in found["lines"]] == [
        ("Ana", "1", 40), ("Ana", "2", 25), ("Bia", "1", 38), ("Bia", "2", 60),
    ]  # fmt: skip
    (note,) = found["notes"]
    assert note == {"key": "cartawel.won", "values": {"who": "Bia", "points": "98", "lead": "33"}}


def test_the_second_game_has_the_suits_of_the_first_swapped(capsys, tmp_path):
    first = {**game(EXACT), "suits": ["C", "D"], "captured": {"Ana": "2C", "Bia": "AD"}}
    file = written(tmp_path / "match.toml", players=TWO, game=[first, game(FAST)])
    assert told(capsys, "cartawel", "match", file)["totals"] == {"Ana": 42, "Bia": 58}
    hearts = {**first, "suits": ["C", "H"], "captured": {"Ana": "2C", "Bia": "AD"}}
    file = written(tmp_path / "match.toml", players=TWO, game=[first, hearts])
    assert "game 2" in refused(capsys, "cartawel", "match", file)


@pytest.mark.parametrize("case", MOVES, ids=by_id)
def test_a_move_sows_and_captures(case, capsys, tmp_path):
    given, expect = case["input"], case["expect"]
    file = written(tmp_path / "p.toml", **position(given))
    found = told(capsys, "cartawel", "move", file, *how(given))
    assert found["version"] == 1 and found["mover"] == given["mover"]
    assert found["last_house"] == clock(expect["last_house"]) == found["sown"][-1]
    assert found["captured_houses"] == list(map(clock, expect["captured_houses"]))
    assert found["captured"] == expect["captured"] and found["points"] == expect["points"]
    assert (found["last_reason"] == "cartawel.won") == bool(expect["captured_houses"])
    after = {str(clock(house)): set(each) for house, each in expect["board_after"].items()}
    assert {house: set(each) for house, each in found["board"].items()} == after


@pytest.mark.parametrize("case", PLACES, ids=by_id)
def test_without_a_house_those_to_take_are_listed(case, capsys, tmp_path):
    file = written(tmp_path / "p.toml", **position(case["input"]))
    houses = list(map(clock, case["expect"]["legal_from"]))
    code, out, err = say(capsys, "cartawel", "move", file, "--json")
    assert (code, err) == (0 if houses else 1, "")
    assert json.loads(out)["houses"] == houses
    code, out, err = say(capsys, "cartawel", "move", file)
    assert (code, err) == (0 if houses else 1, "")
    named = [int(line.split(":")[0]) for line in out.splitlines()] if houses else []
    assert named == houses and (houses or "game is over" in out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [*FINALS, *MOVES], ids=by_id)
def test_every_card_can_be_said(case, language, capsys, tmp_path):
    given = case["input"]
    entries = final(given) if case["kind"] == "final" else position(given)
    command = ["final"] if case["kind"] == "final" else ["move", *how(given)]
    file = written(tmp_path / "card.toml", **entries)
    code, out, err = say(capsys, "cartawel", *command, file, "--lang", language)
    assert (code, err) == (0, "") and "{" not in out
    for points in case["expect"].get("scores", {"S": case["expect"].get("points")}).values():
        assert not points or str(points) in out


def test_a_move_in_words_shows_the_sowing_and_each_house_won(capsys, tmp_path):
    (case,) = (case for case in MOVES if case["id"] == "cw-10")
    file = written(tmp_path / "p.toml", **position(case["input"]))
    lines = say(capsys, "cartawel", "move", file, *how(case["input"]))[1].splitlines()
    assert lines[0] == "Sown: 7H → 4, KS → 5, JS → 6."
    assert "house 6" in lines[1]
    assert lines[2:4] == ["House 6 brings 20 + 5 = 25.", "House 5 brings 20 + 6 + 10 = 36."]
    assert lines[4:] == ["Captured: JS KS 5H 6H 10H; points: 61."]


ALL_S = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"
ALL_H = ALL_S.replace("S", "H")
# What is wrong with a card of a final score, and what the line must name.
WRONG_FINALS: dict[str, tuple[dict[str, object], list[str]]] = {
    "nothing": ({}, ["nothing", "[captured]", "[twenties]"]),
    "unknown key": ({**EXACT, "lefd": "2S"}, ["'lefd'", "left"]),
    "two ways": ({**EXACT, **FAST}, ["captured and numbers and twenties", "one way"]),
    "half a way": ({"players": TWO, "twenties": FAST["twenties"]}, ["twenties", "[numbers]"]),
    "one player": ({**FAST, "players": ["Ana"]}, ["players", "1"]),
    "three players": ({**FAST, "players": ["Ana", "Bia", "Caio"]}, ["players", "3"]),
    "same name": ({**FAST, "players": ["Ana", "Ana"]}, ["players", "Ana"]),
    "no name": ({**FAST, "players": ["Ana", " "]}, ["players", "name"]),
    "control sign": ({**FAST, "players": ["Ana\x07", "Bia"]}, ["players", "cannot be shown"]),
    "players as a text": ({**FAST, "players": "Ana"}, ["players", "'Ana'"]),
    "players as a table": ({**FAST, "players": {"Ana": 1}}, ["players"]),
    "one suit": ({**EXACT, "suits": ["S"]}, ["suits", "['S']"]),
    "same suit": ({**EXACT, "suits": ["S", "S"]}, ["suits", "spades"]),
    "no such suit": ({**EXACT, "suits": ["S", "X"]}, ["suits", "'X'", "S, H, D, C"]),
    "suits as a number": ({**EXACT, "suits": 2}, ["suits", "2"]),
    "card twice": ({"captured": {"S": "AS KH", "H": "KH"}}, ["KH"]),
    "27 cards": ({"captured": {"S": ALL_S, "H": f"{ALL_H} 2S"}}, ["2S"]),
    "third suit": ({"captured": {"S": "AS", "H": "2D"}}, ["2D"]),
    "no card": ({"captured": {"S": "AS", "H": "1H"}}, ["'1H'"]),
    "cards as number": ({"captured": {"S": 20, "H": ""}}, ["captured.S", "20"]),
    "captured in a list": ({"captured": ["AS"]}, ["captured", "['AS']"]),
    "a stranger": ({**EXACT, "captured": {"Ana": "", "Bai": ""}}, ["captured", "'Bai'", "Bia"]),
    "nobody's cards": ({**EXACT, "captured": {"Ana": ""}}, ["captured", "'Bia'", '""']),
    "cards nowhere": ({**EXACT, "left": "2S 3S"}, ["left", "4S"]),
    "left below a table": ({"captured": {"S": "", "H": "", "left": "2S"}}, ["above the first"]),
    "left as points of cards": ({**EXACT, "left": 190}, ["left", "190"]),
    "left as cards of points": ({**FAST, "left": "2S"}, ["left", "'2S'"]),
    "left does not fit": ({**FAST, "left": 191}, ["left", "191", "190"]),
    "nine twenties": ({**FAST, "twenties": {"Ana": 9, "Bia": 0}}, ["Ana", "9", "8"]),
    "nine twenties together": ({**FAST, "twenties": {"Ana": 5, "Bia": 4}}, ["9", "8"]),
    "less than nothing": ({**FAST, "twenties": {"Ana": -1, "Bia": 0}}, ["Ana", "-1"]),
    "numbers of one": ({**FAST, "numbers": {"Ana": 1, "Bia": 0}}, ["Ana", "1"]),
    "numbers that leave one": ({**FAST, "numbers": {"Ana": 60, "Bia": 47}}, ["107"]),
    "over 108": ({**FAST, "numbers": {"Ana": 109, "Bia": 0}}, ["109", "108"]),
    "over 268": (
        {**FAST, "twenties": {"Ana": 8, "Bia": 1}, "numbers": {"Ana": 54, "Bia": 54}},
        ["288", "268"],
    ),
    "huge numbers": ({**FAST, "numbers": {"Ana": 10**40, "Bia": 0}}, ["numbers.Ana"]),
    "half a point": ({**FAST, "numbers": {"Ana": 0.5, "Bia": 0}}, ["numbers.Ana", "0.5"]),
    "numbers as truth": ({**FAST, "numbers": {"Ana": True, "Bia": 0}}, ["numbers.Ana", "True"]),
    "numbers as a list": ({**FAST, "numbers": [1, 2]}, ["numbers", "[1, 2]"]),
    "a number left out": ({**FAST, "numbers": {"Ana": 0}}, ["numbers", "'Bia'", "0"]),
}


@pytest.mark.parametrize("entries, said", WRONG_FINALS.values(), ids=WRONG_FINALS)
def test_a_mistake_in_a_final_score_is_named_in_one_line(entries, said, capsys, tmp_path):
    line = refused(capsys, "cartawel", "final", written(tmp_path / "final.toml", **entries))
    assert all(each in line for each in said), line


WRONG_MATCHES: dict[str, tuple[dict[str, object], list[str]]] = {
    "nothing": ({}, ["players"]),
    "unknown key": ({"players": TWO, "games": []}, ["'games'", "game"]),
    "one game": ({"players": TWO, "game": [game(FAST)]}, ["two games", "1"]),
    "three games": ({"players": TWO, "game": [game(FAST)] * 3}, ["two games", "3"]),
    "no games": ({"players": TWO, "game": 2}, ["[[game]]"]),
    "empty game": ({"players": TWO, "game": [game(FAST), {}]}, ["game 2", "nothing"]),
    "players in a game": ({"players": TWO, "game": [FAST, FAST]}, ["game 1", "'players'"]),
    "wrong card": (
        {"players": TWO, "game": [game(FAST), {"captured": {"Ana": "AS", "Bia": "1S"}}]},
        ["game 2", "Bia", "'1S'"],
    ),
}


@pytest.mark.parametrize("entries, said", WRONG_MATCHES.values(), ids=WRONG_MATCHES)
def test_a_mistake_in_a_match_is_named_in_one_line(entries, said, capsys, tmp_path):
    line = refused(capsys, "cartawel", "match", written(tmp_path / "match.toml", **entries))
    assert all(each in line for each in said), line


HOUSES = {"3": "5S 9H", "4": "2H", "12": ["AH"]}
HERE = {"to_move": "S", "houses": HOUSES}
SOWN = ["--house", "3", "--order", "9H 5S"]
# What is wrong with a position or a move, how it is asked, and what the line must name.
WRONG_MOVES: dict[str, tuple[dict[str, object], list[str], list[str]]] = {
    "nothing": ({}, [], ["to_move"]),
    "unknown key": ({**HERE, "to_mov": "S"}, [], ["'to_mov'", "to_move"]),
    "nobody's turn": ({"houses": HOUSES}, SOWN, ["to_move"]),
    "turn of a third suit": ({**HERE, "to_move": "D"}, [], ["diamonds", "spades, hearts"]),
    "turn of no suit": ({**HERE, "to_move": 1}, [], ["to_move", "1"]),
    "turn below a table": ({"houses": {**HOUSES, "to_move": "S"}}, [], ["above the first"]),
    "chain below a table": ({**HERE, "houses": {"chain": "sown"}}, [], ["above the first"]),
    "no such chain": ({**HERE, "chain": "all"}, [], ["all", "contiguous, sown"]),
    "lap as truth": ({**HERE, "lap": True}, [], ["lap", "text"]),
    "thirteenth house": ({**HERE, "houses": {"13": "5S"}}, [], ["'13'", "1 to 12"]),
    "house nought": ({**HERE, "houses": {"0": "5S"}}, [], ["'0'", "1 to 12"]),
    "house by a long number": ({**HERE, "houses": {"9" * 5000: "5S"}}, [], ["1 to 12"]),
    "houses in a list": ({**HERE, "houses": ["5S"]}, [], ["houses"]),
    "cards as number": ({**HERE, "houses": {"3": 5}}, [], ["houses.3", "5"]),
    "card twice": ({**HERE, "houses": {"3": "5S", "4": "5S"}}, [], ["5S"]),
    "third suit": ({**HERE, "houses": {"3": "5D"}}, [], ["5D"]),
    "no own card": (HERE, ["--house", "4", "--order", "2H"], ["house 4", "spades"]),
    "empty house": (HERE, ["--house", "5", "--order", "2H"], ["house 5"]),
    "no such house": (HERE, ["--house", "13", "--order", "2H"], ["house 13", "12"]),
    "house below nought": (HERE, ["--house", "-1", "--order", "2H"], ["house -1", "12"]),
    "a card too few": (HERE, ["--house", "3", "--order", "5S"], ["5S 9H"]),
    "a card twice in the order": (HERE, ["--house", "3", "--order", "5S 9H 9H"], ["9H"]),
    "no card in the order": (HERE, ["--house", "3", "--order", "5S 9"], ["'9'"]),
    "no order": (HERE, ["--house", "3"], ["--order", "5S 9H"]),
    "no house": (HERE, ["--order", "5S 9H"], ["--house"]),
}


@pytest.mark.parametrize("entries, asked, said", WRONG_MOVES.values(), ids=WRONG_MOVES)
def test_a_mistake_in_a_move_is_named_in_one_line(entries, asked, said, capsys, tmp_path):
    line = refused(capsys, "cartawel", "move", written(tmp_path / "p.toml", **entries), *asked)
    assert all(each in line for each in said), line


@pytest.mark.parametrize("command", ["final", "match", "move"])
@pytest.mark.parametrize("content", ["", "left = [", "left = " + "9" * 5000, '"\\u009b" = 1'])
def test_a_file_that_is_no_card_is_refused_in_one_line(content, command, capsys, tmp_path):
    file = tmp_path / "card.toml"
    file.write_text(content, encoding="utf-8")
    assert "\x9b" not in refused(capsys, "cartawel", command, str(file))


WON = ["JS", "QH", "10S", "10H", "9S", "9H"]
LEFT = [card for card in f"{ALL_S} {ALL_H}".split() if card not in WON]
WITH_LEFT = {**EXACT, "suits": ["S", "H"], "left": LEFT}
FINAL_CARDS = nearly(WITH_LEFT) | nearly({**FAST, "left": 190}) | any_card(cards.OF_FINAL)
GAMES = [game(WITH_LEFT), game(FAST)]
MATCH_CARDS = nearly({"players": TWO, "game": GAMES}) | any_card(cards.OF_MATCH)
POSITIONS = nearly({**HERE, "suits": ["S", "H"], "chain": "sown", "lap": "fill-origin"}) | any_card(
    cards.OF_POSITION
)


@parser
@given(FINAL_CARDS)
def test_a_final_score_of_whatever_toml_holds_is_counted_or_refused(card):
    try:
        receipt = cards.final_of(card)
    except (Problem, RulesError) as error:
        assert str(error)
    else:
        assert sum(tally.as_json(receipt)["totals"].values()) <= 268


@parser
@given(MATCH_CARDS)
def test_a_match_of_whatever_toml_holds_is_counted_or_refused(card):
    try:
        receipt = cards.match_of(card)
    except (Problem, RulesError) as error:
        assert str(error)
    else:
        assert list(tally.as_json(receipt)["totals"]) == card["players"]


@parser
@given(POSITIONS)
def test_a_position_of_whatever_toml_holds_is_read_or_refused(card):
    try:
        here = cards.position_of(card)
    except (Problem, RulesError) as error:
        assert str(error)
    else:
        assert len(here.board) == 12 and here.to_move == card["to_move"]


RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def chase(moves: int) -> dict[str, object]:
    """Two aces that run after each other round the ring, for so many moves."""
    rounds = [(f"{turn % 12 + 1}: AS", f"{(turn + 6) % 12 + 1}: AH") for turn in range(30)]
    return {
        "to_move": "S",
        "moves": [each for pair in rounds for each in pair][:moves],
        "captured": {suit: " ".join(f"{rank}{suit}" for rank in RANKS) for suit in "SH"},
        "houses": {"1": "AS", "7": "AH"},
    }


def test_the_third_repetition_ends_the_game_and_is_told(capsys, tmp_path):
    played = written(tmp_path / "p.toml", **chase(48))
    code, out, _ = say(capsys, "cartawel", "move", played)
    assert code == 1 and "has come up 3 times" in out and "114 + 114 + 40 = 268" in out
    before = written(tmp_path / "b.toml", **chase(47))
    assert told(capsys, "cartawel", "move", before)["houses"] == [6]
    last = ("cartawel", "move", before, "--house", "6", "--order", "AH")
    assert "has come up 3 times" in say(capsys, *last)[1]
    assert told(capsys, *last)["ending"] == "repeated"


@pytest.mark.parametrize(
    "change, where",
    [
        ({"moves": ["1: AS", "1: AS"]}, "move 2, house 1"),
        ({"moves": ["AS"]}, "move 1"),
        ({"moves": "1: AS"}, "moves"),
        ({"moves": ["13: AS"]}, "move 1"),
        ({"moves": [], "captured": {"S": "2S"}}, "lie nowhere"),
        ({"moves": [], "captured": {"X": "2S"}}, "captured"),
    ],
)
def test_moves_that_cannot_be_are_refused_with_their_number(capsys, tmp_path, change, where):
    card = written(tmp_path / "p.toml", **{**chase(0), **change})
    assert where in refused(capsys, "cartawel", "move", card)


@pytest.mark.parametrize("order", ["9H 5S", "9C 5E", "9 de copas, 5 de espadas", "9♥ 5♠"])
def test_an_order_is_typed_as_people_say_cards(capsys, tmp_path, order):
    houses = {"3": "5S 9H", "4": "2H", "5": "KS"}
    card = written(tmp_path / "p.toml", to_move="S", houses=houses)
    ask = ("cartawel", "move", card, "--house", "3", "--order", order, "--lang", "pt-BR")
    if order == "9C 5E":
        assert "9 de copas, 9 de paus" in refused(capsys, *ask)
    else:
        assert told(capsys, *ask)["sown"] == [4, 5]
