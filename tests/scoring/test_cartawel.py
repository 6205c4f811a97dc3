"""Cartawel: the cases, the worth of cards, moves, whole games, and the 268 that always remain."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards import DECK, Card, cards
from scoring.cartawel import (
    CARDS_EACH,
    HOUSES,
    WHOLE,
    Count,
    Game,
    board,
    final,
    final_fast,
    game,
    houses_sown,
    legal_from,
    move,
    played,
    points,
    rules,
    sides,
    start,
    two_games,
    verdict,
)
from scoring.receipt import Line, Receipt, RulesError
from tests.scoring import cartawel_cases

SOURCE = json.loads((Path(__file__).parents[1] / "cases" / "cartawel.json").read_text("utf-8"))
CASES = {case["id"]: case for case in SOURCE["cases"]}
SH = sides("S", "H")
NAMED = sides("S", "H", ("Ana", "Bia"))


def pile(text: str) -> tuple[Card, ...]:
    return cards(text.split())


@pytest.mark.parametrize("case_id, wrong", [("cw-08", "points"), ("cw-22", "legal_from")])
def test_a_wrong_case_is_noticed(case_id: str, wrong: str) -> None:
    case = CASES[case_id]
    with pytest.raises(AssertionError):
        cartawel_cases.run({**case, "expect": {**case["expect"], wrong: [9]}})


def test_a_suit_is_worth_134_and_both_268() -> None:
    assert points(card for card in DECK if card.suit == "S") == 134
    assert (points(SH.pack), len(SH.pack)) == (WHOLE, 2 * CARDS_EACH)


@pytest.mark.parametrize(
    "house, mover, reason, shown",
    [
        ("9S 4H", "S", "won", "9 + 4 = 13"),
        ("9S 4H", "H", "rival", ""),
        ("AS KH", "S", "won", "20 + 20 = 40"),
        ("KH QS 10S", "H", "won", "20 + 20 + 10 = 50"),
        ("2S 10H", "H", "won", "2 + 10 = 12"),
        ("9S 9H 4S", "S", "tie", ""),
        ("AS", "S", "size", ""),
        ("", "S", "size", ""),
    ],
)
def test_a_house_goes_to_the_single_highest(
    house: str, mover: Any, reason: str, shown: str
) -> None:
    found = verdict(SH, pile(house), mover, "12")
    assert found.reason == f"cartawel.{reason}"
    lines = [(x.who, x.reason, x.sum, x.about) for x in found.receipt.lines]
    assert lines == ([(mover, "cartawel.house", shown, "12")] if shown else [])
    assert _book(found.receipt) == ("cartawel", "classic", ("S", "H"))


def test_a_house_taken_on_its_own_needs_no_number() -> None:
    (line,) = verdict(NAMED, pile("9S 4H"), "S").receipt.lines
    assert line == Line("Ana", "cartawel.house", 13, "9 + 4 = 13")


@pytest.mark.parametrize(
    "house, count, lap, last",
    [
        (3, 2, "skip-origin", (4, 5)),
        (11, 3, "skip-origin", (12, 1, 2)),
        (1, 12, "skip-origin", (*range(2, 13), 2)),
        (1, 12, "fill-origin", (*range(2, 13), 1)),
        (12, 13, "fill-origin", (*range(1, 13), 1)),
        (12, 13, "skip-origin", (*range(1, 12), 1, 2)),
    ],
)
def test_sowing_goes_clockwise(house: int, count: int, lap: Any, last: tuple[int, ...]) -> None:
    assert houses_sown(house, count, lap) == last


LAP = "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S"


@pytest.mark.parametrize("lap, last", [("skip-origin", 2), ("fill-origin", 1)])
def test_a_lap_passes_the_origin_or_fills_it(lap: str, last: int) -> None:
    after = move(SH, board(SH, {1: pile(LAP)}), "S", 1, pile(LAP), rules(lap=lap))
    assert after.last_house == last
    assert after.captured_houses == ((2,) if last == 2 else ())
    assert len(after.board[0]) == (0 if last == 2 else 1)


# A lap of 12 onto hearts that all lose to it; before the last house, 2, lies the empty origin.
HEARTS = "2H KH QH JH 10H 9H 8H 7H 6H 5H 4H"
ROUND = "3S AS KS QS JS 10S 9S 8S 7S 6S 5S 4S"


@pytest.mark.parametrize("chain, won", [("contiguous", (2,)), ("sown", (2, *range(12, 2, -1)))])
def test_a_chain_stops_at_the_origin_of_a_lap(chain: str, won: tuple[int, ...]) -> None:
    singles = {number: (card,) for number, card in enumerate(pile(HEARTS), 2)}
    on = board(SH, {1: pile(ROUND), **singles})
    after = move(SH, on, "S", 1, pile(ROUND), rules(chain))
    assert after.captured_houses == won


def test_a_chain_pays_a_line_for_each_house() -> None:
    given = CASES["cw-10"]["input"]
    on = board(NAMED, {int(h) + 1: cards(c) for h, c in given["board"].items()})
    after = move(NAMED, on, "S", 3, cards(given["order"]))
    assert [(x.who, x.about, x.sum) for x in after.receipt.lines] == [
        ("Ana", "6", "20 + 5 = 25"),
        ("Ana", "5", "20 + 6 + 10 = 36"),
    ]
    assert (after.sown, after.last_reason, after.points) == ((4, 5, 6), "cartawel.won", 61)
    assert _book(after.receipt) == ("cartawel", "classic", ("Ana", "Bia"))
    assert on[2] == pile("JS KS 7H"), "the board before the move is untouched"


def test_contiguous_and_sown_differ_where_a_house_between_fails() -> None:
    given = CASES["cw-12"]["input"]
    on = board(SH, {int(h) + 1: cards(c) for h, c in given["board"].items()})
    assert move(SH, on, "S", 1, cards(given["order"])).captured_houses == (4,)
    assert move(SH, on, "S", 1, cards(given["order"]), rules("sown")).captured_houses == (4, 2)


@pytest.mark.parametrize("chain", ["contiguous", "sown"])
@pytest.mark.parametrize("order, won", [("KS 5S", (5, 4)), ("KS 3S", ())])
def test_nothing_is_won_unless_the_last_house_is(
    chain: str, order: str, won: tuple[int, ...]
) -> None:
    on = board(SH, {3: pile(order), 4: pile("2H"), 5: pile("4H")})
    assert move(SH, on, "S", 3, pile(order), rules(chain)).captured_houses == won


def test_houses_that_were_not_sown_are_never_won() -> None:
    on = board(SH, {1: pile("5S 3H"), 3: pile("2S"), 4: pile("4H"), 2: pile("QS JS")})
    for chain in ("contiguous", "sown"):
        after = move(SH, on, "S", 3, pile("2S"), rules(chain))
        assert after.captured_houses == ()
    on = board(SH, {2: pile("QS JS"), 3: pile("5S"), 4: pile("4H")})
    assert move(SH, on, "S", 3, pile("5S"), rules("sown")).captured_houses == (4,)


REFUSED: list[tuple[str, Callable[[], object]]] = [
    ("suits: cartawel.same-suit (suit S)", lambda: sides("S", "S")),
    ("players: cartawel.same-name (who Ana)", lambda: sides("S", "H", ("Ana", "Ana"))),
    ("players: cartawel.no-name", lambda: sides("S", "H", ("Ana", " "))),
    ("house: cartawel.third-suit (card 4C, suits S H)", lambda: verdict(SH, pile("9S 4C"), "S")),
    ("suit: cartawel.third-suit (card C, suits S H)", lambda: verdict(SH, pile("9S 4H"), "C")),
    (
        "house: cards.duplicate (card 9S, copies 1, also house)",
        lambda: verdict(SH, pile("9S 9S"), "S"),
    ),
    ("house 0: cartawel.no-house (house 0, houses 12)", lambda: board(SH, {0: pile("9S")})),
    (
        "house 13: cartawel.no-house (house 13, houses 12)",
        lambda: move(SH, board(SH, {}), "S", 13, ()),
    ),
    ("house 2: cartawel.third-suit (card 9D, suits S H)", lambda: board(SH, {2: pile("9D")})),
    (
        "house 2: cards.duplicate (card 9S, copies 1, also house 1)",
        lambda: board(SH, {1: pile("9S"), 2: pile("9S")}),
    ),
    ("house 1: cartawel.no-own-card (house 1, suit S)", lambda: _moved("3H", "3H")),
    ("order: cartawel.order (house 1, given 3S, cards 3S 4H)", lambda: _moved("3S 4H", "3S")),
    (
        "order: cartawel.order (house 1, given 3S 4H 5H, cards 3S 4H)",
        lambda: _moved("3S 4H", "3S 4H 5H"),
    ),
    ("order: cards.duplicate (card 3S, copies 1, also order)", lambda: _moved("3S 4H", "3S 3S")),
    ("order: cartawel.third-suit (card 4D, suits S H)", lambda: _moved("3S 4H", "3S 4D")),
    ("chain: cartawel.choice (value all, choices contiguous, sown)", lambda: rules("all")),
    (
        "lap: cartawel.choice (value skip, choices skip-origin, fill-origin)",
        lambda: rules(lap="skip"),
    ),
    (
        "captured.H: cards.duplicate (card AS, copies 1, also captured.S)",
        lambda: final(SH, {"S": pile("AS"), "H": pile("AS")}),
    ),
    ("captured.S: cartawel.third-suit (card AD, suits S H)", lambda: final(SH, {"S": pile("AD")})),
    ("suit: cartawel.third-suit (card D, suits S H)", lambda: final(SH, {"D": pile("AS")})),
    (
        "left: cards.duplicate (card AS, copies 1, also captured.S)",
        lambda: final(SH, {"S": pile("AS")}, pile("AS")),
    ),
    ("left: cartawel.cards-unaccounted (cards 2S 3S, count 2)", lambda: final(SH, {}, SH.pack[2:])),
    ("captured: cartawel.over-whole (total 270, whole 268)", lambda: _fast((8, 108), (0, 2))),
    ("captured: cartawel.twenties-range (value 9, most 8)", lambda: _fast((5, 0), (4, 0))),
    ("captured: cartawel.numbers-range (value 120, most 108)", lambda: _fast((0, 60), (0, 60))),
    ("captured: cartawel.no-such-sum (value 107)", lambda: _fast((0, 60), (0, 47))),
    ("captured.S: cartawel.no-such-sum (value 1)", lambda: _fast((0, 1), (0, 0))),
    ("captured.H: cartawel.no-such-sum (value 107)", lambda: _fast((0, 0), (0, 107))),
    ("captured.S: cartawel.twenties-range (value 9, most 8)", lambda: _fast((9, 0), (0, 0))),
    ("captured.S: cartawel.twenties-range (value -1, most 8)", lambda: _fast((-1, 0), (0, 0))),
    ("captured.S: cartawel.numbers-range (value 109, most 108)", lambda: _fast((0, 109), (0, 0))),
    ("captured.S: cartawel.numbers-range (value -2, most 108)", lambda: _fast((0, -2), (0, 0))),
    (
        "left: cartawel.not-whole (won 268, left 20, rest 0, whole 268)",
        lambda: _fast((4, 54), (4, 54), 20),
    ),
    (
        "game 2: cartawel.other-players (given Ana, Bia, players S, H)",
        lambda: two_games(_fast((1, 0), (0, 0)), _named(1, 0)),
    ),
    (
        "house 12: cartawel.placing (house 12, count 0, most 3)",
        lambda: start(SH, board(SH, _full()), "S"),
    ),
    (
        "house 1: cartawel.placing (house 1, count 4, most 3)",
        lambda: start(SH, board(SH, {1: SH.pack[:4]}), "S"),
    ),
    (
        "house 2: cartawel.placing (house 2, count 0, most 3)",
        lambda: start(SH, board(SH, {1: SH.pack[:3]}), "S"),
    ),
    (
        "house 2: cards.duplicate (card AS, copies 1, also house 1)",
        lambda: game(SH, (SH.pack, pile("AS")), "S"),
    ),
    (
        "board: cartawel.cards-unaccounted (cards 2S 3S, count 2)",
        lambda: game(SH, board(SH, {1: SH.pack[2:]}), "S"),
    ),
    (
        "captured.S: cards.duplicate (card 2S, copies 1, also house 1)",
        lambda: game(SH, board(SH, {1: SH.pack}), "S", _all()),
    ),
    (
        "suit: cartawel.third-suit (card D, suits S H)",
        lambda: game(SH, board(SH, {1: SH.pack}), "D"),
    ),
    (
        "suit: cartawel.third-suit (card D, suits S H)",
        lambda: game(SH, board(SH, {1: SH.pack}), "S", {"D": ()}),
    ),
]


def _moved(house: str, order: str) -> object:
    return move(SH, board(SH, {1: pile(house)}), "S", 1, pile(order))


def _fast(ours: tuple[int, int], theirs: tuple[int, int], left: int | None = None) -> Receipt:
    return final_fast(SH, {"S": Count(*ours), "H": Count(*theirs)}, left)


def _named(ana: int, bia: int) -> Receipt:
    return final_fast(NAMED, {"S": Count(ana, 0), "H": Count(bia, 0)})


def _full() -> dict[int, tuple[Card, ...]]:
    """Eleven houses hold everything, the twelfth nothing."""
    return {n: SH.pack[n - 1 :: 11] for n in range(1, 12)}


def _all() -> dict[Any, tuple[Card, ...]]:
    return {"S": SH.pack}


@pytest.mark.parametrize(
    "told, act", REFUSED, ids=[told.split(": ")[1].split()[0] for told, _ in REFUSED]
)
def test_the_impossible_is_refused_and_named(told: str, act: Callable[[], object]) -> None:
    with pytest.raises(RulesError) as refused:
        act()
    assert str(refused.value) == told


def _book(of: Receipt) -> tuple[str, str, tuple[str, ...]]:
    return of.game, of.edition, of.players


def _values(of: Receipt) -> dict[str, dict[str, str]]:
    return {note.key.removeprefix("cartawel."): dict(note.values) for note in of.notes}


def test_an_exact_score_shows_its_sums_and_the_check_line() -> None:
    found = final(NAMED, {"S": pile("KS AH 10H 5S 9S"), "H": pile("2S")})
    assert [(x.who, x.reason, x.amount, x.sum) for x in found.lines] == [
        ("Ana", "cartawel.twenties", 40, "2 × 20 = 40"),
        ("Ana", "cartawel.numbers", 24, "5 + 9 + 10 = 24"),
        ("Bia", "cartawel.numbers", 2, ""),
    ]
    assert _values(found) == {
        "won": {"who": "Ana", "points": "64", "lead": "62"},
        "check": {"left": "202", "sum": "64 + 2 + 202 = 268"},
    }
    assert (found.game, found.edition) == ("cartawel", "classic")


@pytest.mark.parametrize("order, reason", [("9H 5S", "won"), ("5S 9H", "rival")])
def test_a_move_says_why_its_last_house_is_won_or_not(order: str, reason: str) -> None:
    on = board(SH, {3: pile("5S 9H"), 4: pile("2H"), 5: pile("4H")})
    assert move(SH, on, "S", 3, pile(order)).last_reason == f"cartawel.{reason}"


def test_a_fast_pile_that_is_not_given_is_empty() -> None:
    assert final_fast(SH, {"S": Count(1, 0)}).totals == {"S": 20, "H": 0}
    with pytest.raises(RulesError) as refused:
        final_fast(SH, {"S": Count(1, 0)}, 20)
    assert refused.value.values == {"won": "20", "left": "20", "rest": "248", "whole": "268"}


def test_a_fast_score_is_the_exact_one() -> None:
    ours, theirs = pile("KS AH 10H 5S 9S"), pile("2S QH")
    exact = final(NAMED, {"S": ours, "H": theirs})
    fast = final_fast(NAMED, {"S": Count(2, 24), "H": Count(1, 2)}, 182)
    assert (fast.totals, fast.notes) == (exact.totals, exact.notes)
    assert [line.sum for line in fast.lines] == ["2 × 20 = 40", "", "1 × 20 = 20", ""]
    assert _book(fast) == _book(exact) == ("cartawel", "classic", ("Ana", "Bia"))


def test_sides_of_one_colour_are_warned_not_refused() -> None:
    black = sides("S", "C")
    assert _values(final(black, {}))["same-colour"] == {"suits": "S C"}
    assert "same-colour" in _values(final(sides("H", "D"), {}))
    assert _values(final(sides("H", "S"), {})) == {
        "draw": {"points": "0"},
        "check": {"left": "268", "sum": "0 + 0 + 268 = 268"},
    }


def test_two_games_decide_together() -> None:
    swapped = final_fast(sides("S", "H", ("Bia", "Ana")), {"S": Count(6, 10), "H": Count(2, 50)})
    total = two_games(_named(5, 3), swapped)
    assert total.totals == {"Ana": 190, "Bia": 190}
    assert _values(total) == {"draw": {"points": "190"}}
    assert _book(total) == ("cartawel", "classic", ("Ana", "Bia"))
    assert {line.reason for line in total.lines} == {"cartawel.game"}
    assert [(x.who, x.about, x.amount, x.sum) for x in total.lines] == [
        ("Ana", "1", 100, ""),
        ("Ana", "2", 90, "40 + 50 = 90"),
        ("Bia", "1", 60, ""),
        ("Bia", "2", 130, "120 + 10 = 130"),
    ]
    assert _values(two_games(_named(5, 3), _named(5, 3)))["won"]["lead"] == "80"


def test_fast_counts_are_refused_exactly_where_no_cards_make_them() -> None:
    """All ways to part the number cards among two players and the board, against the check."""
    possible = {(0, 0)}
    for value in [*range(2, 11)] * 2:
        possible |= {(a + value, b) for a, b in possible} | {(a, b + value) for a, b in possible}
    for ours in range(110):
        for theirs in range(110):
            try:
                _fast((0, ours), (0, theirs))
            except RulesError:
                assert (ours, theirs) not in possible
            else:
                assert (ours, theirs) in possible


# Reading p: one card each, six houses apart; the rest is won.
APART = board(SH, {1: pile("2S"), 7: pile("2H")})
WON = {"S": [card for card in SH.pack if card.rank != "2"]}


def test_the_third_repetition_ends_a_game_that_has_no_end() -> None:
    at = game(SH, APART, "S", WON)
    turns = 0
    while at.ending == "playing" and turns < 99:
        house = at.legal_from[0]
        at, done = played(at, house, at.board[house - 1])
        assert not done.captured
        turns += 1
    assert (at.ending, turns, at.turns, at.quiet) == ("repeated", 48, 48, 48)
    assert at.legal_from == ()
    notes = _values(at.receipt)
    assert notes["repeated"] == {"who": "S", "times": "3"}
    assert notes["check"]["sum"] == "264 + 0 + 4 = 268"
    assert "won" in notes
    with pytest.raises(RulesError) as refused:
        played(at, 1, pile("2S"))
    assert str(refused.value) == "move: cartawel.game-over (turns 48)"


def test_a_game_is_played_by_the_readings_agreed_at_its_start() -> None:
    sown = rules("sown")
    houses = {number: SH.pack[number - 1 :: 12] for number in range(1, HOUSES + 1)}
    assert start(SH, board(SH, houses), "S", sown).rules == sown
    on = board(SH, {1: pile(LAP), 2: pile("2H")})
    left = {"H": [card for card in SH.pack if str(card) not in (*LAP.split(), "2H")]}
    ended = {
        lap: played(game(SH, on, "S", left, rules(lap=lap)), 1, pile(LAP))[1].last_house
        for lap in ("skip-origin", "fill-origin")
    }
    assert ended == {"skip-origin": 2, "fill-origin": 1}


def test_a_table_hears_of_forty_quiet_turns() -> None:
    at = game(SH, APART, "S", WON)
    for turn in range(41):
        notes = _values(at.receipt)
        assert notes.get("quiet") == ({"turns": "40"} if turn == 40 else None)
        assert notes["to-move"] == {"who": at.to_move}
        assert "won" not in notes
        house = at.legal_from[0]
        at, _ = played(at, house, at.board[house - 1])


def test_a_side_that_cannot_move_ends_the_game_at_its_turn() -> None:
    on = board(SH, {1: pile("3S"), 2: pile("2H")})
    won = {"H": [card for card in SH.pack if str(card) not in ("3S", "2H")]}
    at, done = played(game(SH, on, "S", won), 1, pile("3S"))
    assert (done.captured_houses, done.points) == ((2,), 5)
    assert (at.ending, at.to_move, at.quiet) == ("stuck", "H", 0)
    assert _values(at.receipt)["stuck"] == {"who": "H"}
    assert at.receipt.totals == {"S": 5, "H": 263}


def _dealt(random: Random) -> Game:
    """A game after random placing by rule C3."""
    pack = list(SH.pack)
    random.shuffle(pack)
    houses: dict[int, list[Card]] = {n: [pack.pop()] for n in range(1, HOUSES + 1)}
    for card in pack:
        random.choice([cards for cards in houses.values() if len(cards) < 3]).append(card)
    readings = rules(
        random.choice(["contiguous", "sown"]), random.choice(["skip-origin", "fill-origin"])
    )
    return start(SH, board(SH, houses), random.choice(SH.suits), readings)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_points_won_and_left_are_always_268(seed: int) -> None:
    random = Random(seed)
    at = _dealt(random)
    score = dict.fromkeys(SH.suits, 0)
    for _ in range(150):
        if at.ending != "playing":
            break
        mover, house = at.to_move, random.choice(at.legal_from)
        order = list(at.board[house - 1])
        random.shuffle(order)
        at, done = played(at, house, order)
        score[mover] += done.points
        assert sum(map(points, at.board)) + sum(score.values()) == WHOLE
        assert done.points == points(done.captured)
    assert at.receipt.totals == score
    assert at.legal_from == (legal_from(at.board, at.to_move) if at.ending == "playing" else ())
