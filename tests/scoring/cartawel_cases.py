"""One case of cases/cartawel.json through the house test, the referee and the final score.

The file counts houses from 0, we as on the markers from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from scoring.cards import Card, Suit, cards
from scoring.cartawel import (
    Board,
    Outcome,
    Sides,
    Verdict,
    board,
    final,
    legal_from,
    move,
    over,
    points,
    rules,
    sides,
    verdict,
)
from scoring.receipt import Receipt, winners
from tests.scoring import kinds

ERRORS = {"duplicate_card": "cards.duplicate", "no_own_card": "cartawel.no-own-card"}
REASONS = {"won": "cartawel.won", "tie": "cartawel.tie", "size": "cartawel.size"}


def run(case: dict[str, Any]) -> None:
    """Raises AssertionError where we say something else than the case."""
    kinds.run(case, CHECKS, READERS, ERRORS)


def _sides(given: Mapping[str, Any]) -> Sides:
    first, second = given["suits"]
    return sides(first, second)


def _board(given: Mapping[str, Any]) -> Board:
    houses = {int(house) + 1: cards(pile) for house, pile in given["board"].items()}
    return board(_sides(given), houses)


def _verdict(given: Mapping[str, Any]) -> Verdict:
    return verdict(_sides(given), cards(given["house"]), given["mover"])


def _house(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    found = _verdict(given)
    assert (found.won, found.points) == (expect["captured"], expect["points"])
    if expect["reason"] in REASONS:
        assert found.reason == REASONS[expect["reason"]]
    else:
        assert found.reason not in REASONS.values(), expect["reason"]


def _moved(given: Mapping[str, Any]) -> Outcome:
    options = given.get("options", {})
    lap = "skip-origin" if options.get("skip_origin", True) else "fill-origin"
    return move(
        _sides(given),
        _board(given),
        given["mover"],
        given["from"] + 1,
        cards(given["order"]),
        rules(options.get("chain", "contiguous"), lap),
    )


def _move(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    found = _moved(given)
    after = {str(i): sorted(map(str, pile)) for i, pile in enumerate(found.board) if pile}
    assert found.last_house - 1 == expect["last_house"]
    assert [house - 1 for house in found.captured_houses] == expect["captured_houses"]
    assert sorted(map(str, found.captured)) == sorted(expect["captured"])
    assert found.points == expect["points"]
    assert after == {house: sorted(pile) for house, pile in expect["board_after"].items()}


def _captured(given: Mapping[str, Any]) -> dict[Suit, Iterable[Card]]:
    return {cast(Suit, suit): cards(pile) for suit, pile in given["captured"].items()}


def _left(given: Mapping[str, Any]) -> tuple[Card, ...] | None:
    return cards(given["left_on_board"]) if "left_on_board" in given else None


def _scored(given: Mapping[str, Any]) -> Receipt:
    return final(_sides(given), _captured(given), _left(given))


def _final(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    found = _scored(given)
    best = winners(found.totals)
    check = next(note for note in found.notes if note.key == "cartawel.check")
    assert found.totals == expect["scores"]
    assert (best[0] if len(best) == 1 else None) == expect["winner"]
    assert (len(best) > 1) == expect["draw"]
    assert check.values["left"] == str(expect["uncaptured_points"])
    assert check.values["sum"].endswith("= 268")
    assert points(_left(given) or ()) in (0, expect["uncaptured_points"])


def _legal(given: Mapping[str, Any]) -> tuple[int, ...]:
    return legal_from(_board(given), given["to_move"])


def _status(given: Mapping[str, Any], expect: Mapping[str, Any]) -> None:
    assert [house - 1 for house in _legal(given)] == expect["legal_from"]
    assert over(_board(given), given["to_move"]) == expect["over"]


CHECKS: dict[str, kinds.Check] = {
    "house": _house,
    "move": _move,
    "final": _final,
    "status": _status,
}
READERS: dict[str, kinds.Reader] = {
    "house": _verdict,
    "move": _moved,
    "final": _scored,
    "status": _legal,
}
