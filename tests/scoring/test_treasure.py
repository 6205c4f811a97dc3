"""Buried Treasure: the cases, the tables of the sheet, what is refused, and matches with edits."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards import DECK, SUITS, Card, Suit, card, cards
from scoring.receipt import Line, Note, Receipt, RulesError
from scoring.treasure import (
    ELEVENS,
    GOALS,
    PILE_VALUES,
    PLAYERS,
    Match,
    added,
    agreement,
    by_piles,
    by_points,
    by_quotations,
    by_whole_pack,
    edited,
    match,
    packs,
    quotations,
    removal,
    setup,
)
from scoring.treasure import (
    PILES as PILES_ON_THE_BOARD,
)
from tests.scoring import treasure_cases

SOURCE = json.loads((Path(__file__).parents[1] / "cases" / "treasure.json").read_text("utf-8"))
CASES = {case["id"]: case for case in SOURCE["cases"]}
ABC = ("Ana", "Bia", "Caio")


@pytest.mark.parametrize("case_id, wrong", [("bt-17", "finished_after"), ("bt-11", "points")])
def test_a_wrong_case_is_noticed(case_id: str, wrong: str) -> None:
    case = CASES[case_id]
    with pytest.raises(AssertionError):
        treasure_cases.run({**case, "expect": {**case["expect"], wrong: 9}})


# treasure.md, table 2.2, the columns as printed there.
TABLE = """
3 1 28 28 (10/9/9) 12 40 300
4 1 20 20 (5/5/5/5) 16 36 300
5 1 12 12 (3/3/2/2/2) 20 32 300
6 2 56 56 (10/10/9/9/9/9) 24 80 500
7 2 48 48 (7/7/7/7/7/7/6) 28 76 500
8 2 40 40 (5/5/5/5/5/5/5/5) 32 72 500
"""


def test_the_numbers_of_a_deal_are_those_of_the_sheet() -> None:
    rows = (setup(players) for players in PLAYERS)
    shown = "\n".join(
        f"{s.players} {s.packs} {s.stock} {s.turns_with_draw}"
        f" ({'/'.join(map(str, s.turns_each))}) {s.turns_without_draw} {s.outside} {s.goal}"
        for s in rows
    )
    assert shown == TABLE.strip()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_agrees_with_the_formulas_below_it(players: int) -> None:
    found = setup(players)
    assert found.packs == packs(players)
    assert found.goal == GOALS[found.packs]
    assert found.stock == 52 * found.packs - 8 * players
    assert found.outside == 52 * found.packs - 4 * players
    assert found.turns == found.outside, "a card leaves a hand every turn"


def test_a_pile_adds_up_to_55() -> None:
    assert sum(PILE_VALUES.values()) == 55
    assert quotations({"S": [each for each in DECK if each.suit == "S"]})["S"] == 55


@pytest.mark.parametrize("top", DECK[:13], ids=str)
@pytest.mark.parametrize("discard", DECK[13:26], ids=str)
def test_courts_remove_numbers_and_numbers_make_eleven(top: Card, discard: Card) -> None:
    found = removal([card("2S" if top.rank != "2" else "3S"), top], discard)
    eleven = {frozenset(pair) for pair in ELEVENS}
    may = not top.is_court and (discard.is_court or {top.rank, discard.rank} in eleven)
    assert (found.legal, found.removed) == (may, top if may else None)


@pytest.mark.parametrize(
    "pile, discard, reason, shown",
    [
        ("", "3H", "empty-pile", ""),
        ("5S 8S", "3H", "sum-eleven", "8 + 3 = 11"),
        ("KS 8S", "3H", "sum-eleven", "8 + 3 = 11"),
        ("8S", "QS", "by-court", ""),
        ("8S KS", "3H", "protected", ""),
        ("8S", "4H", "not-eleven", "8 + 4 = 12"),
    ],
)
def test_a_removal_gives_its_reason(pile: str, discard: str, reason: str, shown: str) -> None:
    found = removal(cards(pile.split()), card(discard))
    assert (found.reason, found.sum) == (f"treasure.{reason}", shown)


def test_a_removal_looks_at_one_suit_and_two_packs() -> None:
    with pytest.raises(RulesError) as mixed:
        removal(cards(["5S", "8H"]), card("3H"))
    assert str(mixed.value) == "pile: treasure.wrong-pile-suit (card 8H, suit S)"
    with pytest.raises(RulesError) as third:
        removal(cards(["5S", "5S"]), card("5S"))
    assert str(third.value) == "discard: cards.duplicate (card 5S, copies 2, also pile)"


# A deal of three, as its four modes of entry.
WHOLE = CASES["bt-08"]["input"]
PILES: dict[Suit, tuple[Card, ...]] = {s: cards(WHOLE["piles"][s]) for s in SUITS}
TREASURES = {who: cards(buried) for who, buried in WHOLE["treasures"].items()}
REMOVED = tuple((card(a), card(b)) for a, b in WHOLE["removed"])
THREE = tuple(TREASURES)


def test_the_four_modes_of_entry_agree() -> None:
    exact = by_whole_pack(THREE, PILES, TREASURES, REMOVED)
    counts = {
        who: {suit: sum(each.suit == suit for each in buried) for suit in SUITS}
        for who, buried in TREASURES.items()
    }
    assert by_piles(THREE, PILES, TREASURES) == exact
    assert by_quotations(THREE, quotations(PILES), counts).lines == exact.lines
    assert by_points(THREE, exact.totals).lines == tuple(
        Line(who, "treasure.points", points) for who, points in exact.totals.items()
    )


def test_a_line_shows_quotation_times_cards() -> None:
    deal = by_piles(THREE, PILES, TREASURES)
    shown = [(line.reason, line.about, line.sum) for line in deal.lines if line.who == "P2"]
    assert shown == [
        ("treasure.suit", "S", "7 × 1 = 7"),
        ("treasure.suit", "H", "5 × 1 = 5"),
        ("treasure.suit", "D", "0 × 2 = 0"),
    ]
    assert (deal.game, deal.edition) == ("treasure", "classic")


def test_notes_show_how_piles_are_quoted() -> None:
    notes = by_piles(THREE, PILES, TREASURES).notes
    assert [(note.key, note.values["suit"], note.values["sum"]) for note in notes] == [
        ("treasure.quotation", "S", "0 + 0 + 7 = 7"),
        ("treasure.quotation", "H", "5 + 0 = 5"),
        ("treasure.quotation", "D", "0"),
        ("treasure.quotation", "C", "0 + 4 + 1 + 5 + 9 + 7 = 26"),
    ]


def _keys(deal: Receipt) -> list[str]:
    return [note.key for note in deal.notes if note.key != "treasure.quotation"]


def test_an_odd_number_of_cards_in_all_four_piles_is_a_slip() -> None:
    odd: dict[Suit, tuple[Card, ...]] = {**PILES, "S": PILES["S"][1:]}
    deal = by_piles(THREE, odd, TREASURES)
    assert deal.notes[-1].values == {"count": "11"}
    assert _keys(deal) == ["treasure.odd-piles"]
    assert _keys(by_piles(THREE, PILES, TREASURES)) == []
    fewer: dict[Suit, tuple[Card, ...]] = {s: pile for s, pile in odd.items() if s != "D"}
    notes = by_piles(THREE, fewer, TREASURES).notes
    assert notes[len(SUITS) :] == (Note("treasure.pile-not-given", {"suit": "D"}),)


def test_two_packs_have_every_card_twice() -> None:
    who = tuple("ABCDEF")
    buried = {each: cards(["KS", "2H", "3D", "4C"]) for each in who[:2]}
    buried |= {
        each: cards([f"{n}{s}" for s in SUITS]) for each, n in zip(who[2:], "5678", strict=True)
    }
    piles: dict[Suit, tuple[Card, ...]] = {"S": cards(["9S", "9S"]), "H": (), "D": (), "C": ()}
    deal = by_piles(who, piles, buried)
    assert deal.totals == dict.fromkeys(who, 18)
    with pytest.raises(RulesError, match=r"duplicate \(card 9S, copies 2, also piles\.S\)"):
        by_piles(who, {**piles, "S": cards(["9S"] * 3)}, buried)


def _four(**counts: int) -> dict[str, dict[Any, int]]:
    return {"Ana": {"S": 4}, "Bia": {"H": 4}, "Caio": counts}


FLAT: dict[Suit, int] = dict.fromkeys(SUITS, 0)
X = cast(Suit, "X")
REFUSED: list[tuple[str, Callable[[], object]]] = [
    ("players: treasure.players (players 2, least 3, most 8)", lambda: setup(2)),
    (
        "players: treasure.players (players 9, least 3, most 8)",
        lambda: by_points(tuple("ABCDEFGHI"), {}),
    ),
    ("players: treasure.same-name (who A)", lambda: by_points(("A", "B", "A"), {})),
    ("players: treasure.no-name", lambda: by_points(("A", " ", "B"), {})),
    ("Caio: treasure.missing-player (who Caio)", lambda: by_points(ABC, {"Ana": 1, "Bia": 2})),
    (
        "Davi: treasure.unknown-player (who Davi, players Ana, Bia, Caio)",
        lambda: by_points(ABC, {"Ana": 1, "Davi": 2}),
    ),
    (
        "Ana: treasure.points-range (value 221, most 220)",
        lambda: by_points(ABC, {"Ana": 221, "Bia": 2, "Caio": 1}),
    ),
    (
        "Ana: treasure.points-range (value -1, most 220)",
        lambda: by_points(ABC, {"Ana": -1, "Bia": 2, "Caio": 1}),
    ),
    (
        "quotations.S: treasure.quotation-range (value 56, most 55)",
        lambda: by_quotations(ABC, {**FLAT, "S": 56}, _four(S=4)),
    ),
    (
        "quotations.D: treasure.quotation-range (value -1, most 55)",
        lambda: by_quotations(ABC, {**FLAT, "D": -1}, _four(S=4)),
    ),
    (
        "quotations.H: treasure.no-quotation (suit H)",
        lambda: by_quotations(ABC, {"S": 1}, _four(S=4)),
    ),
    (
        "quotations: cards.unknown-suit (typed X)",
        lambda: by_quotations(ABC, {**FLAT, X: 0}, _four(S=4)),
    ),
    ("treasures.Caio: cards.unknown-suit (typed X)", lambda: by_quotations(ABC, FLAT, _four(X=4))),
    ("piles: cards.unknown-suit (typed X)", lambda: by_piles(THREE, {**PILES, X: ()}, TREASURES)),
    (
        "piles.H: treasure.wrong-pile-suit (card 2S, suit H)",
        lambda: by_piles(THREE, {"H": cards(["2S"])}, TREASURES),
    ),
    (
        "treasures.P1: treasure.not-four (who P1, count 3)",
        lambda: by_piles(THREE, PILES, {**TREASURES, "P1": TREASURES["P1"][:3]}),
    ),
    (
        "treasures.Caio: treasure.not-four (who Caio, count 3)",
        lambda: by_quotations(ABC, FLAT, _four(S=3)),
    ),
    (
        "treasures.Caio.S: treasure.count-range (value 5, most 4)",
        lambda: by_quotations(ABC, FLAT, _four(S=5)),
    ),
    (
        "treasures.Caio.S: treasure.count-range (value -1, most 4)",
        lambda: by_quotations(ABC, FLAT, _four(S=-1, H=5)),
    ),
    # Four spades buried, three courts and the ace: 54 at most.
    (
        "quotations.S: treasure.quotation-buried (value 55, most 54, count 4)",
        lambda: by_quotations(ABC, {**FLAT, "S": 55}, _four(D=4)),
    ),
    (
        "removed 1: treasure.bad-pair (discard 6C, removed 3S, sum 3 + 6 = 9)",
        lambda: by_whole_pack(THREE, PILES, TREASURES, _swapped(1, 11)),
    ),
    (
        "removed 1: treasure.court-removed (discard 4D, removed JC, sum )",
        lambda: by_whole_pack(THREE, PILES, TREASURES, _turned(0)),
    ),
    (
        "deal: treasure.cards-unaccounted (cards 4D JC, count 2)",
        lambda: by_whole_pack(THREE, PILES, TREASURES, REMOVED[1:]),
    ),
    ("deals: treasure.deals (deals 0)", lambda: agreement(ABC, deals=0)),
    ("tie: treasure.tie (tie lots, choices playoff, shared)", lambda: agreement(ABC, tie="lots")),
    (
        "first dealer: treasure.unknown-player (who Davi, players Ana, Bia, Caio)",
        lambda: agreement(ABC, first_dealer="Davi"),
    ),
    (
        "deal 2: treasure.other-players (given P, Q, R, players Ana, Bia, Caio)",
        lambda: match(agreement(ABC), [_three(1, 2, 3), _deal(1, 2)]),
    ),
    (
        "deal 3: treasure.match-over (winners Ana, Bia, after 2)",
        lambda: match(agreement(ABC, tie="shared"), [_three(150, 150, 0)] * 3),
    ),
    (
        "deal 1: treasure.no-deal (number 1, deals 0)",
        lambda: edited(match(agreement(ABC), []), 1, _three(1, 2, 3)),
    ),
]


def _swapped(a: int, b: int) -> tuple[tuple[Card, Card], ...]:
    """The removed with the second cards of two pairs exchanged, the first of them in front."""
    pairs = list(REMOVED)
    pairs[a], pairs[b] = (pairs[a][0], pairs[b][1]), (pairs[b][0], pairs[a][1])
    return (pairs.pop(a), *pairs)


def _turned(at: int) -> tuple[tuple[Card, Card], ...]:
    """The removed with one pair the wrong way round."""
    pairs = list(REMOVED)
    pairs[at] = (pairs[at][1], pairs[at][0])
    return tuple(pairs)


def _three(*points: int) -> Receipt:
    return by_points(ABC, dict(zip(ABC, points, strict=True)))


def _deal(*points: int) -> Receipt:
    names = tuple("PQRSTUVW")[: max(3, len(points))]
    return by_points(names, {who: 1 for who in names})


@pytest.mark.parametrize(
    "told, act", REFUSED, ids=[told.split(": ")[1].split()[0] for told, _ in REFUSED]
)
def test_the_impossible_is_refused_and_named(told: str, act: Callable[[], object]) -> None:
    with pytest.raises(RulesError) as refused:
        act()
    assert str(refused.value) == told


def test_four_buried_spades_leave_at_most_54() -> None:
    deal = by_quotations(ABC, {**FLAT, "S": 54}, _four(D=4))
    assert deal.total("Ana") == 216


@pytest.mark.parametrize("players", [4, 7])
def test_no_more_cards_of_a_suit_are_buried_than_there_are(players: int) -> None:
    names = tuple("ABCDEFG"[:players])
    all_spades: dict[str, dict[Suit, int]] = {who: {"S": 4} for who in names}
    whole = 13 * packs(players)
    over = 4 * players - whole
    by_quotations(names, FLAT, {**all_spades, "A": {"S": 4 - over, "H": over}})
    one_more: dict[Suit, int] = {"S": 5 - over, "H": over - 1}
    with pytest.raises(RulesError) as refused:
        by_quotations(names, FLAT, {**all_spades, "A": one_more})
    assert (refused.value.where, refused.value.key) == ("treasures.S", "treasure.suit-count")
    assert refused.value.values == {"count": str(whole + 1), "cards": str(whole)}


def test_a_removed_card_that_lies_elsewhere_names_the_pair() -> None:
    with pytest.raises(RulesError, match=r"removed 2: cards\.duplicate .* also piles\.S"):
        by_whole_pack(THREE, PILES, TREASURES, (REMOVED[0], (card("QS"), REMOVED[1][1])))


def test_refusals_say_what_there_could_be() -> None:
    with pytest.raises(RulesError) as refused:
        setup(9)
    assert refused.value.values == {"players": "9", "least": "3", "most": "8"}
    with pytest.raises(RulesError, match=r"deal 2: treasure\.other-players"):
        added(match(agreement(ABC), [_three(1, 2, 3)]), _deal(1, 2))


def test_there_is_a_pile_for_each_suit() -> None:
    assert len(SUITS) == PILES_ON_THE_BOARD


def test_dealer_and_start_pass_to_the_left() -> None:
    found = match(agreement(ABC, first_dealer="Caio"), [_three(1, 2, 3)] * 4)
    seats = [(row.seats.number, row.seats.dealer, row.seats.starts) for row in found.rows]
    assert seats == [(1, "Caio", "Ana"), (2, "Ana", "Bia"), (3, "Bia", "Caio"), (4, "Caio", "Ana")]
    assert found.next_seats is not None
    assert (found.next_seats.number, found.next_seats.dealer) == (5, "Ana")
    assert (found.rows[-1].points, found.rows[-1].totals) == ((1, 2, 3), (4, 8, 12))


def _notes(found: Match) -> dict[str, dict[str, str]]:
    return {note.key.removeprefix("treasure."): dict(note.values) for note in found.receipt.notes}


def test_a_match_says_how_it_stands() -> None:
    agreed = agreement(ABC)
    going = match(agreed, [])
    assert (going.status, going.leaders, going.winners, going.totals) == (
        "playing", (), (), dict.fromkeys(ABC, 0),
    )  # fmt: skip
    assert _notes(going) == {
        "goal": {"goal": "300"},
        "next": {"number": "1", "dealer": "Ana", "starts": "Bia"},
    }
    tied = match(agreed, [_three(200, 200, 0), _three(100, 100, 0)])
    assert (tied.status, tied.leaders, tied.winners) == ("playoff", ("Ana", "Bia"), ())
    assert tied.finished_after is None
    assert _notes(tied)["playoff"] == {"who": "Ana, Bia", "dealer": "Caio", "starts": "Ana"}
    won = added(tied, _three(0, 5, 0))
    assert (won.status, won.winners, won.next_seats) == ("finished", ("Bia",), None)
    assert _notes(won) == {
        "goal": {"goal": "300"},
        "several-over": {"who": "Ana, Bia"},
        "won": {"who": "Bia", "points": "305", "after": "3"},
    }
    shared = match(agreement(ABC, tie="shared"), tied.deals)
    assert shared.winners == ("Ana", "Bia")
    assert _notes(shared)["shared"] == {"who": "Ana, Bia", "points": "300", "after": "2"}
    assert [(p.place, p.shared) for p in shared.receipt.ranking] == [
        (1, True),
        (1, True),
        (3, False),
    ]


@pytest.mark.parametrize("points, status", [(99, "playing"), (100, "finished"), (101, "finished")])
def test_the_goal_is_reached_at_300(points: int, status: str) -> None:
    found = match(agreement(ABC), [_three(200, 0, 0), _three(points, 0, 0)])
    assert found.status == status
    assert found.reached == (("Ana",) if points >= 100 else ())
    assert "several-over" not in _notes(found)


def test_an_agreed_number_of_deals_is_a_house_option_without_a_goal() -> None:
    agreed = agreement(ABC, deals=2)
    assert match(agreed, [_three(220, 0, 0)]).status == "playing"
    found = match(agreed, [_three(220, 0, 0), _three(220, 1, 0)])
    assert (found.status, found.winners, found.reached) == ("finished", ("Ana",), ())
    assert _notes(found)["house-deals"] == {"deals": "2"}
    assert set(_notes(found)) == {"house-deals", "won"}
    assert match(agreement(ABC, deals=1), [_three(1, 2, 3)]).winners == ("Caio",)
    tied = match(agreed, [_three(5, 5, 0), _three(1, 1, 0)])
    assert tied.status == "playoff"
    assert added(tied, _three(0, 0, 9)).winners == ("Caio",)


def test_a_line_of_a_match_keeps_the_parts_of_its_deal() -> None:
    deal = by_piles(THREE, PILES, TREASURES)
    receipt = match(agreement(THREE), [deal]).receipt
    assert (receipt.game, receipt.edition, receipt.players) == ("treasure", "classic", THREE)
    line = next(line for line in receipt.lines if line.who == "P2")
    assert (line.reason, line.amount, line.sum, line.about) == (
        "treasure.deal", 12, "7 + 5 + 0 = 12", "1",
    )  # fmt: skip


def test_a_deal_after_the_end_is_refused_until_an_edit_reopens_it() -> None:
    won = match(agreement(ABC), [_three(200, 0, 0), _three(150, 0, 0)])
    with pytest.raises(RulesError) as refused:
        added(won, _three(1, 1, 1))
    assert refused.value.where == "deal 3"
    assert refused.value.values == {"winners": "Ana", "after": "2"}
    reopened = edited(won, 1, _three(20, 0, 0))
    assert (reopened.status, reopened.totals["Ana"]) == ("playing", 170)
    assert added(reopened, _three(1, 1, 1)).totals["Ana"] == 171


def test_deals_beyond_an_earlier_end_are_set_aside_and_come_back() -> None:
    long = match(agreement(ABC), [_three(100, 0, 0), _three(100, 0, 0), _three(50, 9, 0)])
    ended = edited(long, 1, _three(200, 0, 0))
    assert (ended.finished_after, ended.totals["Bia"]) == (2, 0)
    assert ended.beyond == long.deals[2:]
    assert _notes(ended)["beyond-end"] == {"first": "3", "last": "3"}
    assert edited(ended, 1, long.deals[0]) == long
    assert edited(ended, 3, None).beyond == ()
    with pytest.raises(RulesError, match="match-over"):
        added(ended, _three(1, 1, 1))


POINTS = st.lists(st.integers(0, 220), min_size=3, max_size=3).map(lambda p: _three(*p))
DEALS = st.lists(POINTS, min_size=1, max_size=8)


@settings(max_examples=200, deadline=None)
@given(DEALS, st.data(), st.sampled_from(["playoff", "shared"]))
def test_a_match_after_an_edit_is_the_match_entered_afresh(
    deals: list[Receipt], data: st.DataObject, tie: str
) -> None:
    agreed = agreement(ABC, tie=tie)
    before = match(agreed, deals, "set-aside")
    at = data.draw(st.integers(1, len(deals)))
    anew = data.draw(st.none() | POINTS)
    after = edited(before, at, anew)
    fresh = match(agreed, [])
    left = [*deals[: at - 1], *([anew] if anew else []), *deals[at:]]
    while left and fresh.status != "finished":
        fresh = added(fresh, left.pop(0))
    assert (after.rows, after.deals, after.beyond) == (fresh.rows, fresh.deals, tuple(left))
    assert after.receipt.totals == after.totals
    assert edited(after, at, deals[at - 1]) == before if anew else True
    for row in after.rows[:-1]:
        assert row.status != "finished"
    if after.winners:
        assert max(after.totals.values()) >= 300
        assert {after.totals[who] for who in after.winners} == {max(after.totals.values())}


@settings(max_examples=100, deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from(list(PLAYERS)))
def test_any_dealt_pack_without_removals_is_accounted_for(random: Any, count: int) -> None:
    names = tuple("ABCDEFGH"[:count])
    pack = list(DECK * packs(count))
    random.shuffle(pack)
    treasures = {who: tuple(pack[4 * i : 4 * i + 4]) for i, who in enumerate(names)}
    rest = pack[4 * count :]
    piles: dict[Suit, list[Card]] = {s: [c for c in rest if c.suit == s] for s in SUITS}
    deal = by_whole_pack(names, piles, treasures, ())
    counts = {w: {s: sum(c.suit == s for c in t) for s in SUITS} for w, t in treasures.items()}
    assert by_quotations(names, quotations(piles), counts).totals == deal.totals
    assert "treasure.odd-piles" not in _keys(by_piles(names, piles, treasures))
    for line in deal.lines:
        quotation, cards_held, points = map(int, re.findall(r"\d+", line.sum))
        assert quotation * cards_held == points == line.amount
