"""Coordinates of the Hats boards against the transcription in cases/hats.json."""

from __future__ import annotations

import json
from math import hypot
from pathlib import Path

import pytest

from layouts.faces.hat_places import places

CASES = json.loads((Path(__file__).parents[1] / "cases" / "hats.json").read_text("utf-8"))


@pytest.mark.parametrize("name, first", [("h4", -45.0), ("h6", 0.0)])
def test_every_cell_lies_where_the_source_says(name: str, first: float) -> None:
    source = CASES["boards"][name]
    ours = places(source["ring"], source["players"], source["arm_length"], first)
    assert [[round(x, 4) + 0.0, round(y, 4) + 0.0] for x, y in ours] == [
        cell["xy"] for cell in source["cells"]
    ]


@pytest.mark.parametrize("ring, arms, cells, pitch", [
    (52, 4, 77, 0.1208),
    (60, 6, 97, 0.1047),
    (78, 6, 115, 0.0805),
])  # fmt: skip
def test_no_two_cells_are_nearer_than_the_ring_pitch(
    ring: int, arms: int, cells: int, pitch: float
) -> None:
    spots = places(ring, arms, 6, 0.0)
    nearest = min(hypot(a - c, b - d) for a, b in spots for c, d in spots if (a, b) != (c, d))
    assert len(spots) == cells
    assert nearest == pytest.approx(pitch, abs=1e-4)
