"""What was typed: names completed, sums in a cell, verbs of two languages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.problems import Problem
from pnp.table.hearing import Hearing, is_sum, terms
from pnp.words import LANGUAGES, words
from tests.parsing import parser

SEVERAL = ["Ana", "Anabela", "Bia", "Zé", "Ipê"]


def hearing(language: str = "en", reply: str | None = None) -> Hearing:
    def choose(typed, choices):
        if reply is None:
            raise Problem(f"{typed} can be {', '.join(choices)}")
        return reply

    return Hearing(words(language), choose)


@pytest.mark.parametrize(
    "typed, meant",
    [("Ana", "Ana"), ("ana", "Ana"), ("anab", "Anabela"), ("b", "Bia"), ("ze", "Zé"),
     ("IPE", "Ipê"), (" Bia ", "Bia")],
)  # fmt: skip
def test_a_name_is_completed(typed, meant):
    assert hearing().one_of(typed, SEVERAL, "player") == meant


def test_several_names_are_asked_about_and_never_guessed():
    with pytest.raises(Problem, match="Ana, Anabela"):
        hearing().one_of("an", SEVERAL, "player")
    assert hearing(reply="Anabela").one_of("an", SEVERAL, "player") == "Anabela"


@pytest.mark.parametrize(
    "typed, near", [("Anna", "Ana"), ("Biia", "Bia"), ("", "Ana"), ("q", "Ana")]
)
def test_an_unknown_name_is_told_with_the_nearest(typed, near):
    with pytest.raises(Problem, match=near):
        hearing().one_of(typed, SEVERAL, "player")


@pytest.mark.parametrize(
    "typed, total",
    [("17", 17), ("10+15-8", 17), ("10 + 15 - 8", 17), ("-5", -5), ("10\N{MINUS SIGN}8", 2)],
)
def test_a_cell_may_hold_a_sum(typed, total):
    assert is_sum(typed) and sum(terms(typed)) == total


@pytest.mark.parametrize(
    "typed", ["", "1 2", "1+", "+", "1x", "9999999", "1.5", "١", "1+" * 60 + "1"]
)
def test_anything_else_is_no_sum(typed):
    assert not is_sum(typed)


def test_verbs_are_those_of_the_language_and_the_english_ones():
    known = ("buy", "sell")
    assert hearing("pt-BR").verb("comprar 2 Delta", known) == ("buy", "2 Delta")
    assert hearing("pt-BR").verb("BUY 2 Delta", known) == ("buy", "2 Delta")
    assert hearing("en").verb("comprar 2 Delta", known) == ("", "comprar 2 Delta")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_verbs_share_a_word(language):
    table = words(language).table
    every = {key: set(said.split()) for key, said in table.items() if key.startswith("score.verb.")}
    seen: set[str] = set()
    for said in every.values():
        assert said and not said & seen
        seen |= said


@parser
@given(st.text(max_size=30), st.sampled_from(LANGUAGES))
def test_whatever_is_typed_a_name_is_found_or_refused_in_one_line(typed, language):
    try:
        assert hearing(language).one_of(typed, SEVERAL, "player") in SEVERAL
    except Problem as problem:
        assert "\n" not in str(problem)
    if is_sum(typed):
        assert isinstance(sum(terms(typed)), int)
