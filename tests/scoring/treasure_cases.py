"""One case of cases/treasure.json through set-ups, removals, deals and matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from scoring.cards import Card, Suit, card, cards
from scoring.receipt import Receipt
from scoring.treasure import (
    DEALT,
    FIRST_TREASURE,
    TREASURE,
    agreement,
    by_piles,
    by_points,
    by_quotations,
    by_whole_pack,
    match,
    quotations,
    removal,
    setup,
)
from tests.scoring import kinds

ERRORS = {
    "duplicate_card": "cards.duplicate",
    "treasure_size": "treasure.not-four",
    "wrong_pile_suit": "treasure.wrong-pile-suit",
    "cards_unaccounted": "treasure.cards-unaccounted",
    "match_over": "treasure.match-over",
}
REASONS = {
    "sum_eleven": "treasure.sum-eleven",
    "protected": "treasure.protected",
    "sum_not_eleven": "treasure.not-eleven",
}
STATUS = {"in_progress": "playing"}


def run(case: dict[str, Any]) -> None:
    """Raises AssertionError where we say something else than the case."""
    kinds.run(case, CHECKS, READERS, ERRORS)


def _setup(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    found = setup(given["players"])
    assert expect == {
        "decks": found.packs,
        "dealt_each": DEALT,
        "first_treasure": FIRST_TREASURE,
        "stock": found.stock,
        "turns_with_draw": found.turns_with_draw,
        "turns_without_draw": found.turns_without_draw,
        "turns_total": found.turns,
        "final_treasure": TREASURE,
        "cards_outside_treasures": found.outside,
        "threshold": found.goal,
    }


def _piles(given: Mapping[str, Any]) -> dict[Suit, tuple[Card, ...]]:
    return {cast(Suit, suit): cards(pile) for suit, pile in given["piles"].items()}


def _deal(given: Mapping[str, Any]) -> Receipt:
    setup(given["players"])
    treasures = {who: cards(buried) for who, buried in given["treasures"].items()}
    if "removed" not in given:
        return by_piles(tuple(treasures), _piles(given), treasures)
    removed = tuple((card(discard), card(top)) for discard, top in given["removed"])
    return by_whole_pack(tuple(treasures), _piles(given), treasures, removed)


def _round(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    assert quotations(_piles(given)) == expect["quotations"]
    assert _deal(given).totals == expect["points"]


def _quick_deal(given: Mapping[str, Any]) -> Receipt:
    setup(given["players"])
    counts = given["treasure_suits"]
    return by_quotations(tuple(counts), given["quotations"], counts)


def _quick(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    assert _quick_deal(given).totals == expect["points"]


def _removal(given: Mapping[str, Any]) -> Any:
    return removal(cards(given["pile"]), card(given["discard"]))


def _remove(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    found = _removal(given)
    assert found.legal == expect["legal"]
    assert (str(found.removed) if found.removed else None) == expect["removed"]
    if expect["reason"] in REASONS:
        assert found.reason == REASONS[expect["reason"]]
    else:
        assert found.reason not in REASONS.values(), expect["reason"]


def _played(given: Mapping[str, Any]) -> Any:
    players: Sequence[str] = given["players"]
    agreed = agreement(players, tie=given.get("tie_rule", "playoff"), deals=given.get("deals"))
    return match(agreed, [by_points(players, points) for points in given["rounds"]])


def _match(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    found = _played(given)
    status = STATUS.get(expect["status"], expect["status"])
    assert found.status == status or (status, found.status) == ("playing", "playoff")
    said = {
        "threshold": found.agreed.goal,
        "totals": found.totals,
        "finished_after": found.finished_after,
        "winners": list(found.winners),
        "leaders": list(found.leaders),
        "reached_threshold": list(found.reached),
    }
    assert said == {name: expect.get(name, value) for name, value in said.items()}


CHECKS: dict[str, kinds.Check] = {
    "setup": _setup,
    "round": _round,
    "quick": _quick,
    "remove": _remove,
    "match": _match,
}
READERS: dict[str, kinds.Reader] = {
    "setup": lambda given: setup(given["players"]),
    "round": _deal,
    "quick": _quick_deal,
    "remove": _removal,
    "match": _played,
}
