"""The referee of Hats: the cases, every error code, the forms of play, and what always holds."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.hats import (
    BOARDS,
    Game,
    Move,
    Outcome,
    Position,
    Turn,
    free_sides,
    game,
    judge,
    legal_moves,
    position,
    read_move,
    start,
    tally,
    winner,
)
from scoring.receipt import RulesError
from tests.parsing import parser
from tests.scoring import hats_cases

SOURCE = json.loads((Path(__file__).parents[1] / "cases" / "hats.json").read_text("utf-8"))
EACH = game()
TEAMS = game(mode="teams", sides=("RG", "BY"))
TWO = game(mode="two_player", sides=("RG", "BY"))
PLACE = game(entry="place")
SIX = game(board="h6")
WIDE = game(board="h6-13", colours="RBGYW")
PAIRS = game(board="h6", mode="teams", sides=("RY", "BW", "GK"))
GAMES = [EACH, TEAMS, TWO, PLACE, SIX, WIDE, PAIRS]


@pytest.mark.parametrize("wrong", [{"legal": False}, {"captured": True}, {"bases": {"bR": "R"}}])
def test_a_wrong_case_is_noticed(wrong: dict[str, Any]) -> None:
    case = SOURCE["cases"][0]
    with pytest.raises(AssertionError):
        hats_cases.run({**case, "expect": {**case["expect"], **wrong}})


def at(of: Game, cells: Mapping[int, str], removed: Mapping[str, int] | None = None) -> Position:
    """Those stacks on the board, a space between two; all other hats at home, or locked up."""
    stacks = {cell: here.split() for cell, here in cells.items()}
    out = Counter("".join(cells.values()))
    out.update(removed or {})
    bases = {f"b{colour}": colour * (4 - out[colour]) for colour in of.colours}
    return position(of, stacks, bases, removed)


def judged(
    of: Game, cells: Mapping[int, str], said: str, *, removed: Mapping[str, int] | None = None
) -> Outcome:
    """Judge "R 3: 5 R 6 7 8": player, roll, move."""
    turn, _, move = said.partition(": ")
    player, roll = turn.split()
    return judge(of, at(of, cells, removed), Turn(player, int(roll)), read_move(move))


ALONE = {"R": 3, "B": 4, "G": 3, "Y": 4}
ERRORS = [
    ("NO_SUCH_HAT", EACH, {5: "R"}, "R 1: 6 R 7"),
    ("NO_SUCH_HAT", EACH, {5: "R"}, "R 1: 300 R 5"),
    ("NO_SUCH_HAT", EACH, {5: "R"}, "R 1: bW R 0"),
    ("NO_SUCH_HAT", EACH, {5: "YR"}, "R 1: 5 R 6"),
    ("NO_SUCH_HAT", EACH, {}, "R 1: bR RR 0"),
    ("NO_SUCH_HAT", EACH, {1: "R", 2: "R", 3: "R R"}, "R 1: bR R 0"),
    ("NOT_YOUR_HAT", EACH, {5: "B"}, "R 1: 5 B 6"),
    ("NOT_YOUR_HAT", EACH, {5: "RB"}, "R 1: 5 RB 6"),
    ("NOT_YOUR_HAT", EACH, {}, "R 1: bB B 13"),
    ("NOT_YOUR_HAT", TEAMS, {5: "G"}, "R 1: 5 G 6"),
    ("NOT_YOUR_HAT", TEAMS, {}, "R 1: bG G 26"),
    ("NOT_YOUR_HAT", TWO, {}, "RG 1: bB B 13"),
    ("CAPTIVE", EACH, {5: "RB"}, "R 1: 5 R 6"),
    ("CAPTIVE", EACH, {5: "YRB"}, "R 1: 5 YR 6"),
    ("WRONG_LENGTH", EACH, {5: "R"}, "R 3: 5 R 6 7"),
    ("WRONG_LENGTH", EACH, {5: "R"}, "R 3: 5 R 6 7 8 9"),
    ("WRONG_LENGTH", EACH, {}, "R 3: bR R 0"),
    ("WRONG_LENGTH", PLACE, {}, "R 3: bR R 0 1 2"),
    ("WRONG_LENGTH", EACH, {5: "R"}, "R 3: 5 R"),
    ("NOT_ADJACENT", EACH, {5: "R"}, "R 2: 5 R 6 8"),
    ("NOT_ADJACENT", EACH, {5: "R"}, "R 1: 5 R 5"),
    ("NOT_ADJACENT", EACH, {5: "R"}, "R 1: 5 R 400"),
    ("NOT_ADJACENT", EACH, {5: "YR"}, "R 1: 5 YR bR"),
    ("NOT_ADJACENT", EACH, {}, "R 2: bR R 0 bW"),
    ("REVERSED", EACH, {5: "R"}, "R 2: 5 R 6 5"),
    ("REVERSED", EACH, {}, "R 2: bR R 0 bR"),
    ("REVERSED", EACH, {76: "R"}, "R 2: 76 R 57 76"),
    ("REVERSED", EACH, {0: "YR"}, "R 3: 0 YR bR 0 bR"),
    ("ENEMY_BASE", EACH, {13: "YR"}, "R 1: 13 YR bB"),
    ("ENEMY_BASE", EACH, {13: "R"}, "R 1: 13 R bB"),
    ("ENEMY_BASE", TEAMS, {13: "YR"}, "R 1: 13 YR bB"),
    ("ENEMY_BASE", WIDE, {65: "YR"}, "R 1: 65 YR bK"),
    ("BASE_EMPTY_HANDED", EACH, {0: "R"}, "R 1: 0 R bR"),
    ("BASE_EMPTY_HANDED", EACH, {0: "R"}, "R 3: 0 R bR 0 1"),
    ("BASE_EMPTY_HANDED", TEAMS, {26: "R"}, "R 1: 26 R bG"),
    ("OWN_ON_CELL", EACH, {0: "R"}, "R 1: bR R 0"),
    ("OWN_ON_CELL", EACH, {0: "YR"}, "R 1: bR R 0"),
    ("OWN_ON_CELL", EACH, {0: "YR", 1: "R"}, "R 3: 0 YR bR 0 1"),
    ("OWN_ON_CELL", PLACE, {0: "R"}, "R 5: bR R 0"),
    ("OWN_ON_CELL", TWO, {5: "R", 6: "G"}, "RG 1: 5 R 6"),
    ("PARTNER_ON_CELL", TEAMS, {5: "R", 6: "YG"}, "R 1: 5 R 6"),
    ("PARTNER_ON_CELL", PAIRS, {5: "R", 6: "Y"}, "R 1: 5 R 6"),
    ("MUST_MOVE", EACH, {}, "R 1: -"),
    ("MUST_MOVE", TEAMS, {0: "YR"}, "R 1: -"),
]


@pytest.mark.parametrize("code, of, cells, said", ERRORS)
def test_a_broken_rule_is_named(code: str, of: Game, cells: dict[int, str], said: str) -> None:
    found = judged(of, cells, said)
    assert found.error == code
    assert found.fault and found.fault.key == f"hats.{code}" and found.fault.values
    assert found.position == at(of, cells)


def test_every_code_of_the_source_is_in_the_table() -> None:
    assert {code for code, *_ in ERRORS} == set(SOURCE["errors"])


LEGAL = [
    # game, cells, what is said, cells after, imprisoned, freed
    (EACH, {5: "R"}, "R 2: 5 R 6 7", {7: "R"}, "", ""),
    # H22: over other hats, own and enemy
    (EACH, {5: "R", 6: "R", 7: "B"}, "R 3: 5 R 6 7 8", {6: "R", 7: "B", 8: "R"}, "", ""),
    # H11: own hats and allies share a sanctuary; equal stacks too
    (EACH, {2: "R", 3: "R R"}, "R 1: 2 R 3", {3: "R R R"}, "", ""),
    (TEAMS, {2: "R", 3: "G Y"}, "R 1: 2 R 3", {3: "G R Y"}, "", ""),
    (EACH, {3: "BR R Y"}, "R 1: 3 BR 2", {2: "BR", 3: "R Y"}, "", ""),
    # H8: a stack covers a stack; in a sanctuary it does not
    (EACH, {5: "BR", 6: "RY"}, "R 1: 5 BR 6", {6: "RYBR"}, "", ""),
    (EACH, {2: "BR", 3: "RY"}, "R 1: 2 BR 3", {3: "BR RY"}, "", ""),
    # H5: put on the exit, over an enemy there
    (PLACE, {0: "B"}, "R 6: bR R 0", {0: "BR"}, "", ""),
    # H12, H13: own hats are freed at home, enemies stay
    (EACH, {0: "RBYR"}, "R 1: 0 RBYR bR", {}, "BY", "R"),
    (EACH, {0: "RBR", 1: "Y"}, "R 3: 0 RBR bR 0 1", {1: "YR"}, "B", "R"),
    (EACH, {0: "BR"}, "R 2: 0 BR bR 0", {0: "R"}, "B", ""),
    # H20: either base, either colour; rescuing across own colours
    (TWO, {26: "GBR"}, "R 1: 26 GBR bG", {}, "B", "G"),
    (TWO, {0: "RBG"}, "RG 1: 0 RBG bR", {}, "B", "R"),
    (TWO, {5: "G"}, "R 1: 5 G 6", {6: "G"}, "", ""),
    (TWO, {5: "R", 6: "GB"}, "RG 1: 5 R 6", {6: "GBR"}, "", ""),
    # H6: any way on at the exits and in the middle; six players, both sectors
    (SIX, {9: "B"}, "B 2: 9 B 10 66", {66: "B"}, "", ""),
    (SIX, {65: "R"}, "R 2: 65 R 96 89", {89: "R"}, "", ""),
    (WIDE, {12: "B"}, "B 2: 12 B 13 84", {84: "B"}, "", ""),
    (WIDE, {77: "BR"}, "R 2: 77 BR 0 bR", {}, "B", ""),
]


@pytest.mark.parametrize("of, cells, said, after, imprisoned, freed", LEGAL)
def test_a_move_leaves_the_hats_where_the_rules_say(
    of: Game, cells: dict[int, str], said: str, after: dict[int, str], imprisoned: str, freed: str
) -> None:
    found = judged(of, cells, said)
    assert found.legal, found.fault
    assert (found.imprisoned, found.freed) == (imprisoned, freed)
    stacks = {cell: " ".join(here) for cell, here in found.position.cells.items()}
    assert stacks == after
    assert found.position.removed == Counter(imprisoned)


def test_a_freed_ally_stands_in_the_base_it_was_brought_to() -> None:
    found = judged(TEAMS, {26: "RYGBR"}, "R 1: 26 RYGBR bG")
    assert found.position.bases == {"bR": "RR", "bB": "BBB", "bG": "GGGGRR", "bY": "YYY"}
    again = judge(TEAMS, found.position, Turn("R", 2), read_move("bG R 26 64"))
    assert again.legal and again.position.bases["bG"] == "GGGGR"


def test_who_cannot_move_passes() -> None:
    """H7: all hats at home and the ally on the exit; the roll is a 1."""
    passed = judged(TEAMS, {0: "G"}, "R 1: -")
    assert passed.legal and passed.position == at(TEAMS, {0: "G"})
    assert judged(TEAMS, {0: "G"}, "R 2: -").error == "MUST_MOVE"
    assert judged(TEAMS, {0: "Y"}, "R 1: -").error == "MUST_MOVE"


@pytest.mark.parametrize("of, cells, removed, said, won", [
    # alone, the last free hat of all others is covered
    (EACH, {5: "R", 6: "GYB"}, {"R": 3, "B": 3, "G": 3, "Y": 3}, "R 1: 5 R 6", "R"),
    # two others are still free
    (EACH, {5: "R", 6: "B", 3: "G"}, {"R": 3, "B": 3, "G": 3, "Y": 4}, "R 1: 5 R 6", None),
    # a hat at home is free
    (EACH, {5: "R", 6: "B"}, {"R": 3, "B": 2, "G": 4, "Y": 4}, "R 1: 5 R 6", None),
    # the ally's free hat belongs to the side that wins
    (TEAMS, {5: "R", 6: "B", 20: "G"}, {"R": 3, "B": 3, "G": 3, "Y": 4}, "R 1: 5 R 6", "RG"),
    (TEAMS, {5: "R", 6: "B", 20: "Y"}, {"R": 3, "B": 3, "G": 4, "Y": 3}, "R 1: 5 R 6", None),
    (TWO, {5: "Y", 6: "R"}, {"R": 3, "B": 4, "G": 4, "Y": 3}, "BY 1: 5 Y 6", "BY"),
])  # fmt: skip
def test_the_last_side_with_a_free_hat_wins(
    of: Game, cells: dict[int, str], removed: dict[str, int], said: str, won: str | None
) -> None:
    found = judged(of, cells, said, removed=removed)
    assert (found.captured, found.over, found.winner) == (True, won is not None, won)
    assert winner(of, found.position) == won
    assert (len(free_sides(of, found.position)) == 1) == found.over


@pytest.mark.parametrize("of, state, where, key, value", [
    (EACH, ({}, {"bR": "RRRRR", "bB": "BBBB", "bG": "GGGG", "bY": "YYYY"}, {}),
     "hats", "too-many", ("total", "17")),
    (EACH, ({5: ["R"]}, {"bR": "RRRR"}, {}), "hats", "too-many", ("hats", "5")),
    (EACH, ({5: ["R"]}, {"bR": "RR"}, {"R": 2}), "hats", "too-many", ("colour", "R")),
    (EACH, ({}, {"bR": "B"}, {}), "bases.bR", "not-home", ("hat", "B")),
    (TEAMS, ({}, {"bR": "B"}, {}), "bases.bR", "not-home", ("base", "bR")),
    (WIDE, ({}, {"bK": "R"}, {}), "bases.bK", "not-home", ("hat", "R")),
    (EACH, ({}, {"bW": "R"}, {}), "bases.bW", "base", ("known", "bR, bB, bG, bY")),
    (EACH, ({77: ["R"]}, {}, {}), "cells", "cell", ("last", "76")),
    (EACH, ({"-1": ["R"]}, {}, {}), "cells", "cell", ("cell", "-1")),
    (EACH, ({5: ["W"]}, {}, {}), "cells.5", "colour", ("known", "R, B, G, Y")),
    (EACH, ({5: [""]}, {}, {}), "cells.5", "stack", ("cell", "5")),
    (EACH, ({5: ["R", "B"]}, {}, {}), "cells.5", "two-stacks", ("stacks", "R, B")),
    (EACH, ({}, {}, {"W": 1}), "removed", "colour", ("colour", "W")),
    (EACH, ({}, {}, {"RB": 1}), "removed", "colour", ("colour", "RB")),
    (EACH, ({}, {}, {"R": -1}), "removed.R", "removed", ("hats", "-1")),
])  # fmt: skip
def test_an_impossible_position_is_refused(
    of: Game, state: tuple[Any, Any, Any], where: str, key: str, value: tuple[str, str]
) -> None:
    with pytest.raises(RulesError) as refused:
        position(of, *state)
    assert (refused.value.where, refused.value.key) == (where, f"hats.{key}")
    assert value in refused.value.values.items()


@pytest.mark.parametrize("choices, key", [
    ({"board": "h5"}, "hats.board"),
    ({"mode": "three"}, "hats.mode"),
    ({"entry": "jump"}, "hats.entry"),
    ({"colours": "RBW"}, "hats.colour"),
    ({"colours": "R"}, "hats.colours"),
    ({"colours": "RR"}, "hats.colours"),
    ({"mode": "teams"}, "hats.sides"),
    ({"mode": "teams", "sides": ("RG", "B")}, "hats.sides"),
    ({"mode": "teams", "sides": ("RG", "RB")}, "hats.sides"),
    ({"mode": "two_player", "sides": ("RB", "GY", "WK"), "board": "h6"}, "hats.sides"),
])  # fmt: skip
def test_other_games_there_are_none(choices: dict[str, Any], key: str) -> None:
    with pytest.raises(RulesError) as refused:
        game(**choices)
    assert refused.value.key == key


@pytest.mark.parametrize("of, turn, key", [
    (EACH, Turn("W", 3), "hats.player"),
    (EACH, Turn("", 3), "hats.player"),
    (TEAMS, Turn("RG", 3), "hats.player"),
    (TWO, Turn("RB", 3), "hats.player"),
    (TWO, Turn("", 3), "hats.player"),
    (EACH, Turn("R", 0), "hats.roll"),
    (EACH, Turn("R", 7), "hats.roll"),
])  # fmt: skip
def test_a_turn_needs_a_player_and_a_die(of: Game, turn: Turn, key: str) -> None:
    with pytest.raises(RulesError) as refused:
        judge(of, start(of), turn, None)
    assert refused.value.key == key


@pytest.mark.parametrize("text, move", [
    ("5 YR 1 0 bR", Move(5, "YR", (1, 0, "bR"))),
    ("BR r: 0, 1, 2", Move("bR", "R", (0, 1, 2))),
    ("5 R > 6 > 7", Move(5, "R", (6, 7))),
    (" - ", None),
])  # fmt: skip
def test_people_may_type_a_move_in_many_ways(text: str, move: Move | None) -> None:
    assert read_move(text) == move


@pytest.mark.parametrize("text", ["", "5", "5 6 7", "R 5 6", "5 R 6 x", "5 R -6", "5 R 1000"])
def test_a_move_not_understood_is_refused(text: str) -> None:
    with pytest.raises(RulesError, match=r"hats\.move"):
        read_move(text)


def test_prisoners_are_tallied_by_side() -> None:
    receipt = tally(EACH, {"R": "YBY", "G": "B"})
    assert receipt.totals == {"R": 3, "B": 0, "G": 1, "Y": 0}
    assert receipt.edition == "four"
    assert [(line.who, line.about, line.amount) for line in receipt.lines] == [
        ("R", "B", 1), ("R", "Y", 2), ("G", "B", 1),
    ]  # fmt: skip
    assert tally(PAIRS, {"RY": "BBBB"}).totals == {"RY": 4, "BW": 0, "GK": 0}


@pytest.mark.parametrize("taken, key", [
    ({"W": "R"}, "hats.side"),
    ({"R": "W"}, "hats.colour"),
    ({"R": "R"}, "hats.own-prisoner"),
    ({"R": "BBB", "G": "BB"}, "hats.prisoners"),
])  # fmt: skip
def test_impossible_tallies_are_refused(taken: dict[str, str], key: str) -> None:
    with pytest.raises(RulesError) as refused:
        tally(EACH, taken)
    assert refused.value.key == key


def hats(of: Position) -> Counter[str]:
    """All hats of a position by colour."""
    stacks = "".join(stack for here in of.cells.values() for stack in here)
    return Counter(stacks + "".join(of.bases.values())) + Counter(of.removed)


@st.composite
def played(draw: st.DrawFn) -> tuple[Game, Position, Turn]:
    """A position that legal moves have led to, and the next turn; captures are sought."""
    of = draw(st.sampled_from(GAMES))
    here = start(of)
    chance = draw(st.randoms(use_true_random=False))
    for number in range(draw(st.integers(0, 80))):
        turn = Turn(of.players[number % len(of.players)], chance.randint(1, 6))
        outcomes = [judge(of, here, turn, move) for move in legal_moves(of, here, turn)]
        best = [o for o in outcomes if o.captured or o.imprisoned] or outcomes
        if best:
            here = chance.choice(best).position
    return of, here, Turn(draw(st.sampled_from(of.players)), draw(st.integers(1, 6)))


@given(played())
@settings(max_examples=100, deadline=None)
def test_every_generated_move_is_accepted_and_no_hat_is_lost(
    case: tuple[Game, Position, Turn],
) -> None:
    of, here, turn = case
    moves = list(legal_moves(of, here, turn))
    assert len(set(moves)) == len(moves)
    for move in moves:
        found = judge(of, here, turn, move)
        after = found.position
        assert found.legal, found.fault
        assert hats(after) == Counter(of.colours * 4)
        assert position(of, after.cells, after.bases, after.removed) == after, "it is possible"
        assert read_move(str(move)) == move
    assert judge(of, here, turn, None).legal == (not moves)


@given(played())
@settings(max_examples=30, deadline=None)
def test_every_path_the_referee_accepts_is_generated(case: tuple[Game, Position, Turn]) -> None:
    """All walks of up to three steps, straight on or not, from every place."""
    of, here, turn = case
    turn = Turn(turn.player, (turn.roll + 1) // 2)
    accepted = {
        move for move in everything(of, here, turn.roll) if judge(of, here, turn, move).legal
    }
    assert accepted == set(legal_moves(of, here, turn))


def everything(of: Game, here: Position, steps: int) -> set[Move]:
    """Every stack on every walk of that many steps or one, without any rule."""
    touching: dict[int | str, list[int | str]] = {c: [*of.board.next_to[c]] for c in of.board.cells}
    for base, way_out in of.board.bases.items():
        touching[base] = [way_out]
        touching[way_out].append(base)
    standing = [(cell, stack) for cell, stacks in here.cells.items() for stack in stacks]
    standing += [(base, hat) for base, there in here.bases.items() for hat in there]
    found = set()
    for (origin, stack), length in product(standing, {1, steps}):
        paths: list[tuple[int | str, ...]] = [()]
        for _ in range(length):
            paths = [(*p, to) for p in paths for to in touching[p[-1] if p else origin]]
        found |= {Move(origin, stack, path) for path in paths}
    return found


cell = st.one_of(st.integers(-2, 120), st.sampled_from(("bR", "bB", "bK", "bZ", "", "x")))
letters = st.text("RBGYWK", max_size=4)


@given(
    st.sampled_from(GAMES),
    st.dictionaries(cell, st.lists(letters, max_size=3), max_size=6),
    st.dictionaries(st.sampled_from(("bR", "bB", "bG", "bK", "bZ")), letters),
    st.dictionaries(st.sampled_from("RBZ"), st.integers(-1, 5)),
    st.builds(Turn, st.sampled_from(("R", "B", "RG", "K", "")), st.integers(0, 7)),
    st.builds(Move, cell, letters, st.lists(cell, max_size=6).map(tuple)),
)
@parser
def test_soup_gives_an_outcome_or_a_rules_error(
    of: Game, cells: Any, bases: Any, removed: Any, turn: Turn, move: Move
) -> None:
    try:
        assert judge(of, position(of, cells, bases, removed), turn, move).legal in (True, False)
    except RulesError as error:
        assert error.key.startswith("hats.")


@given(
    st.sampled_from(GAMES), st.builds(Move, cell, letters, st.lists(cell, max_size=6).map(tuple))
)
def test_no_move_upsets_the_referee(of: Game, move: Move) -> None:
    judge(of, start(of), Turn(of.players[0], 3), move)


@given(st.text(max_size=30))
def test_no_words_upset_the_reader_of_moves(text: str) -> None:
    try:
        read_move(text)
    except RulesError as error:
        assert error.key == "hats.move"


def test_boards_are_three() -> None:
    assert {name: len(on.cells) for name, on in BOARDS.items()} == {
        "h4": 77, "h6": 97, "h6-13": 115,
    }  # fmt: skip
