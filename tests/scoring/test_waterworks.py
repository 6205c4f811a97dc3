"""The pipeline checker: the cases, every error code, the notation, and what always holds."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.receipt import RulesError
from scoring.waterworks import EDITIONS, Place, Rules, Run, Token, check, read, rules
from tests.parsing import parser
from tests.scoring import waterworks_cases

SOURCE = json.loads((Path(__file__).parents[1] / "cases" / "waterworks.json").read_text("utf-8"))
FIVE = rules(5)
SIX = rules(6, edition="hasbro-1999")


def checked(run: str, agreed: Rules = FIVE) -> Run:
    return check(run, agreed)


def test_a_wrong_case_is_noticed() -> None:
    case = SOURCE["cases"][0]
    with pytest.raises(AssertionError):
        waterworks_cases.run({**case, "expect": {**case["expect"], "length": 9}})


# A tee passed, its S open: T at -2,0.  Case 08 before its last card: the end faces -2,1, as T's S.
TEE = "H -1,0; T -2,0; H -3,0; "
BENT = "H -1,0; T -2,0; R -3,0; L -3,1/180; "
# The end plugged by an opponent, and the plug repaired, with one tee passed and with two.
DEAD = "H -1,0; T -2,0; H -3..-5,0; o:P:cxcx -6,0; W -6,0; "
DEAD_TWICE = "H -1,0; T -2,0; H -3,0; T -4,0; H -5..-6,0; o:P:cxcx -7,0; W -7,0; "

ERRORS = [
    # extending
    ("SIDEWAYS", "H -1,0/90"),
    ("SIDEWAYS", "H -1..-2; o:H.x -1,0/90"),
    ("SIDEWAYS", "H -1..-8; S -9,0/270"),
    ("OWN_LEAKY", "H.x -1,0"),
    ("OWN_LEAKY", "H.x 5,5"),
    ("OPP_GOOD", "o:H.c -1,0"),
    ("LEAK_PENDING", "H -1,0; o:H.x -2,0; H 5,5"),
    ("ALREADY_LEAKING", "H -1,0; o:H.x -2,0; o:H.x -3,0"),
    ("NOT_CONNECTED", "H -2,0"),
    ("NOT_CONNECTED", "H -1,0; H -1,1"),
    ("NOT_CONNECTED", "H -1..-2; I 0,1"),
    ("SECOND_BRANCH", TEE + "I -2,1"),
    ("SECOND_BRANCH", TEE + "H -2,1"),
    ("SECOND_BRANCH", TEE + "o:I.x -2,1"),
    ("SECOND_BRANCH", DEAD_TWICE + "I -2,1; I -4,1"),
    ("MISMATCH", "I -1,0"),
    ("MISMATCH", BENT + "I -2,1"),
    ("LOOP", BENT + "R -2,1/180"),
    ("BLOCKED", BENT + "H -2,1"),
    ("BLOCKED", "H -1,0; R -2,0; L -2,1/180; T -1,1/180"),
    # a plug stands in the way
    ("BLOCKED", TEE + "R -4,0; I -4,1; L -4,2/180; P:clll -2,1; H -3,2; R -2,2/180"),
    # covering
    ("OPP_GOOD", "H -1,0; o:H.l -1,0"),
    ("COPPER_IMMUNE", "o:H.x 0,0"),
    ("COPPER_IMMUNE", "H.c -1,0; o:H.x -1,0"),
    ("WRONG_KIND", "H -1,0; o:I.x -1,0"),
    ("WRONG_KIND", "H -1,0; o:P:xxxx -1,0"),
    ("WRONG_KIND", TEE + "P:llll -2,1; o:H.x -2,1"),
    ("WRONG_ROTATION", "T -1,0; o:T.x -1,0/180"),
    ("ALREADY_LEAKING", "H -1..-2,0; o:H.x -1,0; o:H.x -2,0"),
    ("ALREADY_LEAKED_ONCE", "H -1,0; o:H.x -1,0; W -1,0; o:H.x -1,0"),
    ("ALREADY_LEAKED_ONCE", "H -1,0; o:H.x -1,0; H.c -1,0; o:H.x -1,0"),
    ("ALREADY_LEAKED_ONCE", "o:H.x -1,0; H -1,0; o:H.x -1,0"),
    ("OCCUPIED", DEAD + "o:H.x -3,0"),
    # repairing
    ("NOTHING_TO_REPAIR", "H -1,0; H -1,0"),
    ("NOTHING_TO_REPAIR", "H 0,0"),
    ("NOTHING_TO_REPAIR", "H -1,0; W -1,0"),
    ("NOTHING_TO_REPAIR", "W 7,7"),
    ("OWN_LEAKY", "o:H.x -1,0; H.x -1,0"),
    ("WRONG_KIND", "o:H.x -1,0; I -1,0"),
    ("WRONG_KIND", "o:H.x -1,0; P:llll -1,0"),
    ("WRONG_ROTATION", "o:R.x -1,0; R -1,0/180"),
    ("OPP_GOOD", "o:H.x -1,0; o:W -1,0"),
    ("NO_WRENCH", "o:H.x -1,0; W -1,0; o:H.x -2,0; W -2,0; o:H.x -3,0; W -3,0"),
    # plugging
    ("NOT_CONNECTED", "P:llll 3,3"),
    ("NOT_CONNECTED", "o:P:xxxx 3,3"),
    ("NOT_CONNECTED", DEAD_TWICE + "I -2,1; P:llll -4,1"),
    ("NOT_CONNECTED", DEAD_TWICE + "I -2,1; o:P:xxxx -4,1"),
    ("PLUG_NOT_T", "H -1,0; P:llll -2,0"),
    ("PLUG_NOT_T", TEE + "P:llll -4,0"),
    ("PLUG_ONLY_EXIT", "T -1,0; P:llll -1,1; P:llll -2,0"),
    ("PLUG_ONLY_EXIT", BENT + "P:llll -2,1"),
    ("PLUG_ONLY_EXIT", "o:P:xxxx -1,0"),
    ("OWN_LEAKY", TEE + "P:xlll -2,1"),
    ("OPP_GOOD", TEE + "o:P:lxxx -2,1"),
    ("ALREADY_LEAKING", TEE + "o:H.x -4,0; o:P:xxxx -2,1"),
    ("OWN_LEAKY", TEE + "o:P:xlll -2,1; P:xlll -2,1"),
    ("OPP_GOOD", TEE + "P:llll -2,1; o:P:lxxx -2,1"),
    ("COPPER_IMMUNE", TEE + "P:clll -2,1; o:P:xlll -2,1"),
    ("ALREADY_LEAKED_ONCE", TEE + "o:P:xlll -2,1; P:llll -2,1; o:P:xlll -2,1"),
    ("ALREADY_LEAKED_ONCE", DEAD + "o:P:xxxx -6,0"),
    ("ALREADY_LEAKING", TEE + "P:llll -2,1; o:H.x -3,0; o:P:xlll -2,1"),
    # the spout
    ("SPOUT_ROTATED", "S 0,0/180"),
    ("OCCUPIED", "S 0,0"),
    ("OCCUPIED", "V 0,0; V 0,0"),
    ("SPOUT_EDGE", "S 4,4"),
    ("SPOUT_EDGE", "R -1,0; S -2,0"),
    ("OPP_GOOD", "H -1..-8; o:S -9,0"),
    ("LEAK_PENDING", "H -1..-8; o:H.x -1,0; S -9,0"),
    ("T_OPEN", TEE + "S -4,0"),
    ("T_OPEN", "H -1..-7; T -8,0; S -9,0"),
    ("TOO_SHORT", "S -1,0"),
    ("GAME_OVER", "H -1..-8; S -9,0; W -1,0"),
    ("GAME_OVER", "H -1..-8; S -9,0; o:H.x -1,0/90"),
]  # fmt: skip


@pytest.mark.parametrize("code, run", ERRORS)
def test_a_broken_rule_is_named_on_the_last_token(code: str, run: str) -> None:
    found = checked(run)
    assert (found.error, found.at) == (code, len(read(run)) - 1)
    assert found.fault and found.fault.key == f"waterworks.{code}"
    assert {"card", "at"} <= set(found.fault.values)


def test_every_code_of_the_source_is_in_the_table() -> None:
    assert {code for code, _ in ERRORS} == set(SOURCE["errors"])


@pytest.mark.parametrize("run, card, other", [
    ("I -1,0", ("I.l", "-1,0", "E"), ("V", "0,0", "W")),
    (BENT + "R -2,1/180", ("R.l", "-2,1", "N"), ("T.l", "-2,0", "S")),
    (BENT + "H -2,1", ("H.l", "-2,1", "N"), ("T.l", "-2,0", "S")),
    ("H -1,0; R -2,0; L -2,1/180; R -1,1/180", ("R.l", "-1,1", "N"), ("H.l", "-1,0", "S")),
])  # fmt: skip
def test_a_fault_names_the_two_edges_that_do_not_meet(
    run: str, card: tuple[str, ...], other: tuple[str, ...]
) -> None:
    fault = checked(run).fault
    assert fault
    assert tuple(fault.values[name] for name in ("card", "at", "edge")) == card
    assert tuple(fault.values[name] for name in ("other", "other_at", "other_edge")) == other


LEGAL = [
    # run, length, leaks, open tees, reasons against the spout
    ("", 0, "", "", "TOO_SHORT"),
    (BENT, 4, "", "-2,0:S", "SPOUT_EDGE T_OPEN TOO_SHORT"),
    # W4, W9: a straight has no orientation
    ("H -1,0/180; o:H.x -1,0", 1, "-1,0", "", "LEAK_PENDING TOO_SHORT"),
    ("o:T.x -1,0; T.c -1,0", 1, "", "", "T_OPEN TOO_SHORT"),
    # W12: a plug may be laid while something leaks
    (TEE + "o:H.x -3,0; P:llll -2,1", 3, "-3,0", "", "LEAK_PENDING TOO_SHORT"),
    # W18: a tee at the end, one outlet plugged, takes the spout
    ("H -1..-7; T -8,0; P:llll -8,1", 8, "", "", ""),
    ("H -1..-7; T -8,0; P:llll -9,0", 8, "", "", "SPOUT_EDGE"),
    # W23b on a tee at the end: one outlet is left
    ("T -1,0; o:P:xlll -1,1", 1, "-1,1", "", "LEAK_PENDING TOO_SHORT"),
    # W23: the farthest tee counts; what lies past it is lost
    (DEAD, 2, "", "", "SPOUT_EDGE TOO_SHORT"),
    (DEAD_TWICE, 4, "", "-2,0:S", "SPOUT_EDGE T_OPEN TOO_SHORT"),
    (DEAD_TWICE + "I -4,1", 5, "", "-2,0:S", "SPOUT_EDGE T_OPEN TOO_SHORT"),
    # W23: or the owner goes on from the nearer one, and the farther is lost with its opening
    (DEAD_TWICE + "I -2,1", 3, "", "", "SPOUT_EDGE TOO_SHORT"),
    # W20: one card closes two outlets; the plugs in use are N and W
    ("T -1,0; R -2,0; T -2,1/180; P:llll -1,1", 3, "", "", "TOO_SHORT"),
    # W24: a leaky plug over a lead one, turned or not, and a good plug over that
    (TEE + "P:llll -2,1; o:P:llxl -2,1/180", 3, "-2,1", "", "LEAK_PENDING TOO_SHORT"),
    (TEE + "P:llll -2,1; o:P:xlll -2,1; P:xlcl -2,1/180", 3, "", "", "TOO_SHORT"),
    # W25: leaky plugs that touch nothing
    (TEE + "P:lxxx -2,1", 3, "", "", "TOO_SHORT"),
    # W13: one wrench, two plugs
    ("T -1,0; R -2,0; T -2,1/180; o:P:xllx -1,1", 3, "-1,1", "", "LEAK_PENDING TOO_SHORT"),
    ("T -1,0; R -2,0; T -2,1/180; o:P:xllx -1,1; W -1,1", 3, "", "", "TOO_SHORT"),
]


@pytest.mark.parametrize("run, length, leaks, open_tees, against", LEGAL)
def test_a_legal_run_is_described(
    run: str, length: int, leaks: str, open_tees: str, against: str
) -> None:
    found = checked(run)
    assert found.legal, found.fault
    assert (found.length, " ".join(found.leaks), " ".join(found.open_tees)) == (
        length, leaks, open_tees,
    )  # fmt: skip
    assert " ".join(found.spout_why) == against
    assert found.spout_ok == (not against)


def test_drawn_back_the_spout_may_go_on_a_nearer_tee() -> None:
    run = "H -1..-5; T -6,0; I -6,1; T -6,2/180; H -7,2; o:P:lxll -8,2; W -8,2; "
    found = checked(run, SIX)
    assert (found.length, found.exits) == (8, ("-6,2:E", "-6,0:W")), "the farthest is reported"
    assert found.spout_ok
    ended = checked(run + "S -7,0", SIX)
    assert ended.winner and ended.length == 6


def test_options_decide_the_shape_of_tees() -> None:
    lying = rules(5, tee="side")
    assert checked("T -1,0").exits == ("-1,0:S", "-1,0:W")
    assert checked("T -1,0/180").exits == ("-1,0:N", "-1,0:W")
    assert check("T -1,0", lying).exits == ("-1,0:N", "-1,0:S")
    assert check("R -1,0; T -1,1/180", lying).exits == ("-1,1:S", "-1,1:W")


def test_options_decide_what_a_leak_may_cover() -> None:
    last = rules(5, leak_target="last")
    assert check("H -1..-2; o:H.x -1,0", last).error == "OCCUPIED"
    assert check("H -1..-2; o:H.x -2,0", last).legal
    assert check(TEE + "P:llll -2,1; o:P:xlll -2,1", last).legal, "plugs leak as ever"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_row_wins_at_the_minimum_and_not_before(edition: str) -> None:
    for players, least in EDITIONS[edition].minimum.items():
        agreed = rules(players, edition=edition)
        assert check(f"H -1..-{least}; S -{least + 1},0", agreed).winner
        assert check(f"H -1..-{least - 1}; S -{least},0", agreed).error == "TOO_SHORT"


@pytest.mark.parametrize("options, where, key, value", [
    ({"players": 6}, "players", "waterworks.players", ("allowed_by", "hasbro-1999")),
    ({"players": 5, "edition": "winning-moves"}, "players", "waterworks.players",
     ("allowed_by", "estrela, hasbro-1999")),
    ({"players": 7}, "players", "waterworks.players-none", ("known", "2, 3, 4, 5")),
    ({"players": 2, "edition": "x"}, "edition", "waterworks.edition",
     ("known", "estrela, hasbro-1999, winning-moves")),
    ({"players": 2, "tee": "x"}, "tee", "waterworks.tee", ("known", "stem, side")),
    ({"players": 2, "leak_target": "x"}, "leak_target", "waterworks.leak-target",
     ("known", "any, last")),
])  # fmt: skip
def test_other_choices_are_refused_with_those_there_are(
    options: dict[str, Any], where: str, key: str, value: tuple[str, str]
) -> None:
    with pytest.raises(RulesError) as refused:
        rules(**options)
    assert (refused.value.where, refused.value.key) == (where, key)
    assert value in refused.value.values.items()


@pytest.mark.parametrize("typed", [
    "V@0,0 s:H.l@-1,0 o:H.x@-2,0 W@-2,0",
    "V@0,0, s:H.l@-1,0, o:H.x@-2,0, W@-2,0",
    "V@0,0,H.l@-1,0,o:H.x@-2,0,W@-2,0",
    "v 0,0\nh -1,0\no:h.x -2, 0\n\nw -2,0\n",
    "V@0,0; H −1,0; o : H.x @ −2,0; s:W@-2,0",
])  # fmt: skip
def test_people_may_type_a_run_in_many_ways(typed: str) -> None:
    assert read(typed) == (
        Token("s", "V", Place(0, 0), "c"),
        Token("s", "H", Place(-1, 0), "l"),
        Token("o", "H", Place(-2, 0), "x"),
        Token("s", "W", Place(-2, 0)),
    )


@pytest.mark.parametrize("row, places", [
    ("H -1..-3", "-1,0 -2,0 -3,0"),
    ("H.c@-3..-2,4", "-3,4 -2,4"),
    ("I -2,1..3", "-2,1 -2,2 -2,3"),
    ("I -2,1..1", "-2,1"),
])  # fmt: skip
def test_a_row_of_equal_cards_is_one_for_each_place(row: str, places: str) -> None:
    assert " ".join(str(token.at) for token in read(row)) == places


def test_a_plug_card_may_be_named() -> None:
    assert check(TEE + "P:A1 -2,1", FIVE).legal
    (token,) = read("P:b3@1,2/180")
    assert (token.card, token.lying) == ("P:xlll", "llxl")


@pytest.mark.parametrize("run, where, said", [
    ("H -1,0 Q -2,0", "token.1", "Q -2,0"),
    ("H -1..-3 H.z -2,0", "token.3", "H.z -2,0"),
    (["H -1,0", "H"], "token.1", "H"),
    ("H -1", "token.0", "H -1"),
    ("H -1..-2,1..2", "token.0", "H -1..-2,1..2"),
    ("P -1,0", "token.0", "P -1,0"),
    ("P:llz -1,0", "token.0", "P:llz -1,0"),
    ("x:H.l@-1,0 s:H.l@-2,0", "token.0", "x:H.l@-1,0"),
    ("H -1,0/half", "token.0", "H -1,0/half"),
    ("H 1000,0", "token.0", "H 1000,0"),
    ("H٣,0", "token.0", "H٣,0"),
])  # fmt: skip
def test_a_token_not_understood_is_named(run: str | list[str], where: str, said: str) -> None:
    with pytest.raises(RulesError) as refused:
        read(run)
    error = refused.value
    assert (error.where, error.key, error.values) == (where, "waterworks.token", {"token": said})


def test_a_run_longer_than_any_box_is_refused() -> None:
    with pytest.raises(RulesError, match="too-many"):
        read("H -1..-500")


@pytest.mark.parametrize("valve", ["V 1,0", "V 0,0/180", "o:V 0,0"])
def test_the_valve_lies_at_the_origin_and_is_not_turned(valve: str) -> None:
    with pytest.raises(RulesError, match=r"waterworks\.valve"):
        checked(valve)


def test_the_valve_may_be_left_unsaid_and_tokens_count_as_given() -> None:
    assert checked("V 0,0; I -1,0").at == 1
    assert checked("I -1,0").at == 0


near = st.integers(-4, 1)
places = st.builds(Place, near, st.integers(-1, 2))
pipes = st.builds(
    Token,
    st.sampled_from("sso"),
    st.sampled_from("HHHIILRT"),
    places,
    st.sampled_from("llcx"),
    rotation=st.sampled_from((0, 0, 180)),
)
plugs = st.builds(
    Token,
    st.sampled_from("so"),
    st.just("P"),
    places,
    plugs=st.text("lcx", min_size=4, max_size=4),
    rotation=st.sampled_from((0, 180)),
)
others = st.builds(Token, st.sampled_from("sso"), st.sampled_from("SW"), places)
tokens = st.one_of(pipes, pipes, plugs, others)


@st.composite
def played(draw: st.DrawFn, agreed: Rules = FIVE) -> list[Token]:
    """A legal run: cards tried where it ends, where it has openings, and on what lies there."""
    legal: list[Token] = []
    run = check(legal, agreed)
    for _ in range(draw(st.integers(0, 30))):
        openings = run.pipeline.exits + run.pipeline.open_tees
        near = [opening.faces for opening in openings] * 3 + list(run.pipeline.spots)
        token = replace(draw(tokens), at=draw(st.sampled_from(near)))
        if (tried := check([*legal, token], agreed)).legal:
            legal.append(token)
            run = tried
    return legal


@given(played())
@settings(max_examples=150, deadline=None)
def test_in_a_legal_run_length_and_leaks_have_bounds(legal: list[Token]) -> None:
    run = check(legal, FIVE)
    assert run.legal
    assert run.length <= sum(token.code in "HILRT" for token in legal)
    assert run.length <= len({token.at for token in legal if token.code in "HILRT"})
    assert len(run.leaks) <= 1, "one unrepaired leak a run (W15)"
    assert run.wrenches_left == 2 - sum(token.code == "W" for token in legal) >= 0
    assert run.winner or run.exits, "a run always has an exit (W6, W22)"
    assert run.pipeline.trail[0] == (0, 0)


@given(played(SIX))
@settings(max_examples=100, deadline=None)
def test_the_spout_may_be_laid_when_the_checker_says_so(legal: list[Token]) -> None:
    run = check(legal, SIX)
    spouts = [Token("s", "S", opening.faces, "c") for opening in run.pipeline.exits]
    laid = [check([*legal, spout], SIX).winner for spout in spouts]
    assert any(laid) == run.spout_ok


@given(tokens)
def test_a_token_written_is_read_again(token: Token) -> None:
    (found,) = read(str(token))
    assert str(found) == str(token)


SOUP = st.text("sogHILRTVSWPlcx.:@,;/- 0123456789\n", max_size=60)


@given(st.one_of(SOUP, st.text(max_size=40), st.lists(st.one_of(SOUP, tokens.map(str)))))
@parser
def test_soup_gives_a_run_or_a_rules_error(soup: str | list[str]) -> None:
    try:
        assert check(soup, FIVE).length >= 0
    except RulesError as error:
        assert error.key.startswith("waterworks.")
