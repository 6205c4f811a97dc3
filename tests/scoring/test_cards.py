"""Cards: what files hold, what people type in either language, and what must be asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.cards import (
    DECK,
    RANK_WORDS,
    SUIT_WORDS,
    Card,
    Language,
    Reading,
    card,
    cards,
    check_copies,
    listed,
    missing,
    summed,
    typed_card,
    typed_suit,
)
from scoring.receipt import RulesError
from tests.parsing import parser

BOTH: tuple[Language, ...] = ("en", "pt-BR")


def test_a_deck_is_52_different_cards_with_12_courts() -> None:
    assert len(set(DECK)) == 52
    assert sum(each.is_court for each in DECK) == 12


@pytest.mark.parametrize("each", DECK, ids=str)
def test_a_card_is_read_as_it_is_printed(each: Card) -> None:
    assert card(str(each)) == card(f" {str(each).lower()} ") == each
    assert typed_card(str(each), "en") == Reading(str(each), (each,), True)
    assert each in typed_card(str(each), "pt-BR").choices


def test_a_card_is_printed_rank_first() -> None:
    assert listed(cards(["10h", "AS"])) == "10H AS"


# issue 4: E, O, P, the names of both languages, the signs.
TYPED: list[tuple[Language, str, str]] = [
    ("pt-BR", "10E", "10S"), ("pt-BR", "ao", "AD"), ("pt-BR", "Kp", "KC"), ("pt-BR", "7H", "7H"),
    ("pt-BR", "2S", "2S"), ("pt-BR", "DO", "QD"), ("pt-BR", "de", "QS"), ("pt-BR", "VP", "JC"),
    ("pt-BR", "RE", "KS"), ("pt-BR", "10 de copas", "10H"), ("pt-BR", "Ás de Espadas", "AS"),
    ("pt-BR", "as de paus", "AC"), ("pt-BR", "dama ♥", "QH"), ("pt-BR", "10♣", "10C"),
    ("pt-BR", "rei copas", "KH"), ("pt-BR", "10paus", "10C"), ("pt-BR", "queen of hearts", "QH"),
    ("pt-BR", "ás♦️", "AD"), ("pt-BR", "D ♦", "QD"), ("pt-BR", "valete de ouros", "JD"),
    ("en", "10C", "10C"), ("en", "10d", "10D"), ("en", "queen of hearts", "QH"),
    ("en", "ace spades", "AS"), ("en", "rei de copas", "KH"), ("en", "J♠", "JS"),
    ("en", "4 clubs", "4C"), ("en", "10 h", "10H"), ("en", "ace♠", "AS"), ("en", "queen♥", "QH"),
    ("en", "jack♦", "JD"), ("en", "king♣", "KC"),
]  # fmt: skip


@pytest.mark.parametrize("language, text, meant", TYPED)
def test_what_is_typed_is_understood(language: Language, text: str, meant: str) -> None:
    found = typed_card(text, language)
    assert found == Reading(text, (card(meant),), True)
    assert found.only() == card(meant)


@pytest.mark.parametrize(
    "text, choices",
    [("10C", "10H 10C"), ("dama de c", "QH QC"), ("DC", "QH QC"), ("10D", "10D"), ("DD", "QD")],
)
def test_a_lone_c_or_d_is_asked_about_in_portuguese(text: str, choices: str) -> None:
    found = typed_card(text, "pt-BR")
    assert (listed(found.choices), found.sure) == (choices, False)
    with pytest.raises(RulesError) as refused:
        found.only("piles.H")
    assert (refused.value.where, refused.value.key) == ("piles.H", "cards.ambiguous")
    assert refused.value.values == {"typed": text, "choices": choices}


@pytest.mark.parametrize(
    "language, text, key",
    [
        ("pt-BR", "D", "cards.rank-or-suit"),
        ("pt-BR", "C", "cards.no-rank"),
        ("en", "D", "cards.no-rank"),
        ("en", "♥", "cards.no-rank"),
        ("pt-BR", "copas", "cards.no-rank"),
        ("en", "10", "cards.no-suit"),
        ("pt-BR", "ás", "cards.no-suit"),
        ("pt-BR", "dama", "cards.no-suit"),
        ("en", "10E", "cards.unknown"),
        ("en", "DO", "cards.unknown"),
        ("en", "11H", "cards.unknown"),
        ("en", "1H", "cards.unknown"),
        ("en", "H10", "cards.unknown"),
        ("en", "aces", "cards.unknown"),
        ("en", "10 and hearts", "cards.unknown"),
        ("en", "10 H of", "cards.unknown"),
        ("en", "10 de of H", "cards.unknown"),
        ("en", "", "cards.unknown"),
    ],
)
def test_anything_else_is_refused_and_said(language: Language, text: str, key: str) -> None:
    with pytest.raises(RulesError) as refused:
        typed_card(text, language, "hand")
    error = refused.value
    assert (error.where, error.key, error.values) == ("hand", key, {"typed": text})


@pytest.mark.parametrize("text", ["", "H", "10", "11H", "1H", "10E", "10♥", "10 H"])
def test_files_hold_nothing_but_rank_and_letter(text: str) -> None:
    with pytest.raises(RulesError) as refused:
        card(text, "piles.S")
    assert str(refused.value) == f"piles.S: cards.unknown (typed {text})"
    with pytest.raises(RulesError) as refused:
        cards(["10H", text], "piles.S")
    assert str(refused.value) == f"piles.S: cards.unknown (typed {text})"


@pytest.mark.parametrize(
    "told, act",
    [
        ("card: cards.unknown (typed 1H)", lambda: card("1H")),
        ("card: cards.unknown (typed 1H)", lambda: cards(["1H"])),
        ("suit: cards.unknown-suit (typed x)", lambda: typed_suit("x", "en")),
        ("trump: cards.unknown-suit (typed x)", lambda: typed_suit("x", "en", "trump")),
        ("card: cards.unknown (typed 1H)", lambda: typed_card("1H", "en")),
        (
            "card: cards.ambiguous (typed 9C, choices 9H 9C)",
            lambda: typed_card("9C", "pt-BR").only(),
        ),
    ],
)
def test_a_refusal_names_what_is_read_unless_it_is_told_the_place(
    told: str, act: Callable[[], object]
) -> None:
    with pytest.raises(RulesError) as refused:
        act()
    assert str(refused.value) == told


@pytest.mark.parametrize("word, suit", SUIT_WORDS.items())
def test_a_suit_has_a_letter_a_sign_and_names_in_both_languages(word: str, suit: str) -> None:
    assert typed_suit(word.upper(), "en").only() == suit
    found = typed_suit(word, "pt-BR")
    assert suit in found.choices
    assert found.sure == (word not in ("c", "d"))


@pytest.mark.parametrize("text, choices", [("C", ("H", "C")), ("d", ("D",))])
def test_a_suit_c_or_d_is_asked_about_in_portuguese(text: str, choices: tuple[str, ...]) -> None:
    assert typed_suit(text, "pt-BR") == Reading(text, choices, False)


@pytest.mark.parametrize("text", ["♥\ufe0f", " ♥\ufe0e ", "H", "hearts"])
def test_what_was_typed_for_a_suit_is_kept(text: str) -> None:
    assert typed_suit(text, "en") == Reading(text, ("H",), True)


def test_portuguese_letters_are_not_english() -> None:
    for text, suit in (("E", "S"), ("O", "D"), ("P", "C")):
        assert typed_suit(text, "pt-BR").only() == suit
        with pytest.raises(RulesError, match=r"cards\.unknown-suit"):
            typed_suit(text, "en")


def test_names_are_no_other_words() -> None:
    assert not set(SUIT_WORDS) & set(RANK_WORDS)


def test_a_card_too_many_names_both_places() -> None:
    nine = card("9S")
    check_copies({"a": [nine], "b": [nine]}, packs=2)
    with pytest.raises(RulesError) as refused:
        check_copies({"a": [nine], "b": [card("8S"), nine]}, packs=1)
    error = refused.value
    assert (error.where, error.key) == ("b", "cards.duplicate")
    assert error.values == {"card": "9S", "copies": "1", "also": "a"}


def test_missing_cards_are_those_that_lie_nowhere() -> None:
    assert missing({"a": DECK[:50]}, DECK) == DECK[50:]
    assert missing({"a": DECK, "b": DECK[1:]}, DECK * 2) == DECK[:1]


@pytest.mark.parametrize("numbers, shown", [((), ""), ((4,), ""), ((4, 9, 6), "4 + 9 + 6 = 19")])
def test_a_sum_is_shown_in_figures(numbers: tuple[int, ...], shown: str) -> None:
    assert summed(numbers) == shown


WORDS = st.sampled_from(
    [*SUIT_WORDS, *RANK_WORDS, "10", "D", "C", "E", "of", "de", " ", "♥", "️", "x"]
)


@parser
@given(st.one_of(st.text(max_size=12), st.lists(WORDS, max_size=5).map("".join)))
def test_no_input_gives_anything_but_a_card_choices_or_a_refusal(text: str) -> None:
    for language in BOTH:
        try:
            found = typed_card(text, language)
        except RulesError as error:
            assert error.key.startswith("cards.")
        else:
            assert found.choices
            assert all(each in DECK for each in found.choices)
            assert len({each.rank for each in found.choices}) == 1
            assert len(found.choices) == 1 or not found.sure
        try:
            assert typed_suit(text, language).choices
        except RulesError as error:
            assert error.key == "cards.unknown-suit"
    try:
        assert str(card(text)) == text.strip().upper()
    except RulesError as error:
        assert error.key == "cards.unknown"
