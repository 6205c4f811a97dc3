"""A game of Hats from turn to turn: whose turn it is, who locked up whose hats, and its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from scoring.hats import Game, Play, Position, begin, game, played, position, read_move, start
from scoring.receipt import RulesError

EACH = game()
TEAMS = game(mode="teams", sides=("RG", "BY"))
TWO = game(mode="two_player", sides=("RG", "BY"))
RED_BLUE = game(colours="RB")


def at(of: Game, cells: dict[int, str]) -> Position:
    """Those stacks on the board, all other hats at home."""
    out = Counter("".join(cells.values()))
    bases = {f"b{colour}": colour * (4 - out[colour]) for colour in of.colours}
    return position(of, {cell: [stack] for cell, stack in cells.items()}, bases)


def test_the_lot_says_who_begins_or_the_first_clockwise_does() -> None:
    assert begin(EACH) == Play(EACH, start(EACH), "R")
    assert begin(EACH, "G") == Play(EACH, start(EACH), "G")
    assert begin(TWO).to_move == "RG"


@pytest.mark.parametrize(
    "of, cells, to_move, move, following",
    [
        (EACH, {5: "R"}, "R", "5 R 6", "B"),
        (EACH, {5: "G"}, "G", "5 G 6", "Y"),
        (EACH, {5: "Y"}, "Y", "5 Y 6", "R"),
        (TEAMS, {5: "R"}, "R", "5 R 6", "B"),
        (TWO, {5: "R"}, "RG", "5 R 6", "BY"),
        (TWO, {5: "B"}, "BY", "5 B 6", "RG"),
        # all blue hats are covered; the free green hat is the top of a stack
        (EACH, {5: "BBBBR", 8: "GYGGYG"}, "R", "5 BBBBR 6", "G"),
    ],
)
def test_the_turn_passes_clockwise_to_who_has_a_free_hat(
    of: Game, cells: dict[int, str], to_move: str, move: str, following: str
) -> None:
    after, done = played(Play(of, at(of, cells), to_move, turns=7), 1, read_move(move))
    assert (after.to_move, after.turns) == (following, 8)
    assert done.legal and after.position == done.position
    assert after.prisoners == {}


@pytest.mark.parametrize(
    "of, cells, to_move, move, before, after",
    [
        (EACH, {0: "RBYR"}, "R", "0 RBYR bR", {}, {"R": "BY"}),
        (EACH, {0: "RBYR"}, "R", "0 RBYR bR", {"R": "B", "G": "Y"}, {"R": "BBY", "G": "Y"}),
        (TEAMS, {26: "GBR"}, "R", "26 GBR bG", {"BY": "G"}, {"BY": "G", "RG": "B"}),
        (TWO, {26: "GBR"}, "RG", "26 GBR bG", {"RG": "Y"}, {"RG": "YB"}),
    ],
)
def test_the_side_that_locks_hats_up_keeps_count_of_them(
    of: Game,
    cells: dict[int, str],
    to_move: str,
    move: str,
    before: dict[str, str],
    after: dict[str, str],
) -> None:
    play, _ = played(Play(of, at(of, cells), to_move, prisoners=before), 1, read_move(move))
    assert play.prisoners == after
    assert sum(play.receipt.totals.values()) == len("".join(after.values()))


def _won() -> Play:
    """Red has covered the last free hat of blue."""
    play, _ = played(Play(RED_BLUE, at(RED_BLUE, {5: "R", 6: "BBBB"}), "R"), 1, read_move("5 R 6"))
    return play


def test_a_game_ends_with_the_turn_that_leaves_one_side_a_free_hat() -> None:
    won = _won()
    assert (won.over, won.winner, won.to_move, won.turns) == (True, "R", "R", 1)
    assert (begin(RED_BLUE).over, begin(RED_BLUE).winner) == (False, None)


REFUSED: list[tuple[str, Callable[[], object]]] = [
    ("player: hats.player (player W, known R, B, G, Y)", lambda: begin(EACH, "W")),
    ("move: hats.MUST_MOVE (move bR R 0)", lambda: played(begin(EACH), 1, None)),
    ("move: hats.game-over (turns 1)", lambda: played(_won(), 1, read_move("6 BBBBR 7"))),
]


@pytest.mark.parametrize("told, act", REFUSED)
def test_a_turn_that_cannot_be_is_refused(told: str, act: Callable[[], object]) -> None:
    with pytest.raises(RulesError) as refused:
        act()
    assert str(refused.value) == told
