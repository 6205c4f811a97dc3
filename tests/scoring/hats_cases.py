"""One case of cases/hats.json through the move referee."""

from __future__ import annotations

from typing import Any

from scoring.hats import Game, Move, Outcome, Position, Turn, game, judge, position


def agreed(case: dict[str, Any]) -> Game:
    """The game of the case."""
    options = {**case.get("options", {}), **case}
    wide = options["board"] == "h6" and options.get("sector") == 13
    return game(
        board="h6-13" if wide else options["board"],
        mode=options.get("mode", "each"),
        colours=options.get("colours"),
        sides=options.get("sides", ()),
        entry=options.get("entry", "step"),
    )


def arranged(of: Game, state: dict[str, Any]) -> Position:
    """The position of a case."""
    return position(of, state["cells"], state["bases"], state["removed"])


def moved(move: dict[str, Any] | None) -> Move | None:
    """The move of a case; None passes."""
    return Move(move["from"], move["stack"], tuple(move["path"])) if move else None


def judged(case: dict[str, Any]) -> Outcome:
    """What the referee says of the case."""
    of = agreed(case)
    turn = Turn(case["player"], case["roll"])
    return judge(of, arranged(of, case["state"]), turn, moved(case["move"]))


def run(case: dict[str, Any]) -> None:
    """Raises AssertionError where the referee says something else than the case."""
    found, expected = judged(case), case["expect"]
    said = {
        "legal": found.legal,
        "error": found.error,
        "captured": found.captured,
        "game_over": found.over,
        "winner": found.winner,
    }
    asked = {"error": None, **expected}
    assert {k: v for k, v in said.items() if k in asked} == {
        k: asked[k] for k in said if k in asked
    }
    if "cells" in expected:
        after = arranged(agreed(case), {"removed": {}, **expected})
        assert found.position == after, case["id"]
