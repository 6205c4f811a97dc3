"""The boards of Hats against the transcription in cases/hats.json (fact sheet, section 4)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from scoring.hats import COLOURS, HATS, NAMES, Board, board

CASES = json.loads((Path(__file__).parents[1] / "cases" / "hats.json").read_text("utf-8"))
DRAWN = {"h4": board(4), "h6": board(6)}
BOARDS = [board(4), board(6), board(6, 13)]


def steps(on: Board, start: int) -> dict[int, int]:
    """How many steps every cell is from the start."""
    far = {start: 0}
    for cell in (queue := [start]):
        for other in on.next_to[cell]:
            if other not in far:
                far[other] = far[cell] + 1
                queue.append(other)
    return far


@pytest.mark.parametrize("name", DRAWN)
def test_cells_are_next_to_what_the_source_says(name: str) -> None:
    cells = CASES["boards"][name]["cells"]
    assert DRAWN[name].next_to == tuple(tuple(cell["next_to"]) for cell in cells)
    assert [cell["id"] for cell in cells] == list(DRAWN[name].cells)


@pytest.mark.parametrize("name", DRAWN)
def test_cells_are_part_of_what_the_source_says(name: str) -> None:
    cells = CASES["boards"][name]["cells"]
    assert list(DRAWN[name].parts) == [cell["part"].rstrip("0123456789") for cell in cells]


@pytest.mark.parametrize("name", DRAWN)
def test_bases_and_sanctuaries_are_where_the_source_says(name: str) -> None:
    source, ours = CASES["boards"][name], DRAWN[name]
    assert dict(ours.bases) == source["bases"]
    assert list(ours.sanctuaries) == source["sanctuaries"]
    assert (ours.centre, ours.ring, ours.sector, ours.arm, ours.players) == tuple(
        source[key] for key in ("centre", "ring", "sector", "arm_length", "players")
    )


@pytest.mark.parametrize("on, cells, ring, sanctuaries", [
    (board(4), 77, 52, 12),
    (board(6), 97, 60, 18),
    (board(6, 13), 115, 78, 18),
])  # fmt: skip
def test_a_board_counts_what_the_fact_sheet_says(
    on: Board, cells: int, ring: int, sanctuaries: int
) -> None:
    assert len(on.cells) == len(on.next_to) == cells
    assert Counter(on.parts) == {"ring": ring, "arm": 6 * on.players, "centre": 1}
    assert len(set(on.sanctuaries)) == sanctuaries
    assert len(on.bases) == on.players


@pytest.mark.parametrize("on", BOARDS)
def test_who_is_next_to_a_cell_has_it_next_to_him(on: Board) -> None:
    for cell, others in enumerate(on.next_to):
        assert cell not in others
        assert len(set(others)) == len(others)
        assert all(cell in on.next_to[other] for other in others)


@pytest.mark.parametrize("on", BOARDS)
def test_ways_fork_at_exits_and_at_the_centre_only(on: Board) -> None:
    for cell, others in enumerate(on.next_to):
        ways = on.players if cell == on.centre else 3 if cell in on.exits else 2
        assert len(others) == ways


@pytest.mark.parametrize("on", BOARDS)
def test_sanctuaries_are_the_cells_three_steps_from_an_exit(on: Board) -> None:
    three = {c for cell in on.exits for c, far in steps(on, cell).items() if far == 3}
    assert set(on.sanctuaries) == three


@pytest.mark.parametrize("on, neighbour", [(board(4), 13), (board(6), 10), (board(6, 13), 13)])
def test_exits_are_as_far_apart_as_the_fact_sheet_says(on: Board, neighbour: int) -> None:
    far = steps(on, on.exits[0])
    assert far[on.exits[1]] == far[on.exits[-1]] == neighbour
    assert far[on.exits[on.players // 2]] == 14


@pytest.mark.parametrize("players, sector", [(5, None), (0, None), (4, 10), (6, 12)])
def test_other_boards_there_are_none(players: int, sector: int | None) -> None:
    with pytest.raises(ValueError, match=r"exit to exit|boards for"):
        board(players, sector)


def test_every_colour_has_a_name_and_four_hats() -> None:
    assert HATS == 4
    assert {letter: NAMES[letter] for letter in COLOURS} == CASES["colours"]
