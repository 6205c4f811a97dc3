"""Any two legal cards laid side by side join without a step."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image, ImageChops

from layouts.marks import Face
from scoring import waterworks
from tests.ordering import job
from tests.rendering import picture

STEP = 24  # of 255: rounding at a pixel's edge; a shift of 0.1 mm shows as over 50 (tested)
SIZES = ("63x88mm", "44x67mm")


def cards(size: str, tee: str) -> dict[str, tuple[Face, str]]:
    """Key -> face and open edges, plugs closing all four, for every card as it may lie."""
    box = job("waterworks", card=size, settings=(f"tee={tee}",)).box
    found = {}
    for component in box.components:
        kind = component.key.split(".")[1] if component.key.startswith("pipe.") else component.key
        if component.kind == "card":
            edges = "NESW" if kind.startswith("plug") else waterworks.openings(kind, tee)
            found[component.key] = component.front, edges
    return found


def edge(image: Image.Image, side: str) -> Image.Image:
    """The outermost line of pixels on that side, rounded corners left out."""
    wide, high = image.size
    skip = 40
    box = {
        "N": (skip, 0, wide - skip, 1),
        "S": (skip, high - 1, wide - skip, high),
        "W": (0, skip, 1, high - skip),
        "E": (wide - 1, skip, wide, high - skip),
    }[side]
    return image.crop(box)


def step(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of two lines of pixels, in levels of 255."""
    return max(high for _, high in ImageChops.difference(one, other).getextrema())


def edges(size: str, tee: str) -> dict[tuple[str, int, str], tuple[bool, Image.Image]]:
    """(card, turn, side) -> whether it is open there, and its line of pixels."""
    found = {}
    for key, (face, open_edges) in cards(size, tee).items():
        image = picture(face)
        turns = (0,) if key in waterworks.UNTURNED else (0, 180)
        for turn in turns:
            lying = image.rotate(turn) if turn else image
            mouths = waterworks.turned(open_edges) if turn else open_edges
            for side in "NESW":
                found[key, turn, side] = side in mouths, edge(lying, side)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tee", waterworks.TEES)
def test_every_legal_pair_joins_without_a_step(size, tee):
    lying = edges(size, tee)
    pairs = 0
    for near, far in (("E", "W"), ("S", "N")):
        ours = [(k, v) for k, v in lying.items() if k[2] == near]
        theirs = [(k, v) for k, v in lying.items() if k[2] == far]
        for (one, (open_one, line_one)), (two, (open_two, line_two)) in product(ours, theirs):
            if open_one and open_two:
                pairs += 1
                assert step(line_one, line_two) <= STEP, f"{one} against {two}"
    assert pairs > 1000


@pytest.mark.parametrize("size", SIZES)
def test_the_wall_runs_on_from_card_to_card(size):
    closed = {k: line for k, (mouth, line) in edges(size, "stem").items() if not mouth}
    for near, far in (("E", "W"), ("S", "N")):
        ours = [line for k, line in closed.items() if k[2] == near]
        theirs = [line for k, line in closed.items() if k[2] == far]
        assert ours and theirs
        assert max(step(one, two) for one, two in product(ours[:12], theirs)) <= STEP


@pytest.mark.parametrize("size", SIZES)
def test_a_mouth_is_a_third_of_the_width_and_central(size):
    """The flange aside, the pipe shows as the same silhouette at every opening."""
    for (key, turn, side), (mouth, line) in edges(size, "stem").items():
        if not mouth:
            continue
        mirrored = line.transpose(
            Image.Transpose.FLIP_LEFT_RIGHT if side in "NS" else Image.Transpose.FLIP_TOP_BOTTOM
        )
        assert step(line, mirrored) <= STEP, f"{key} at {turn}, {side}: not central"


def test_a_tenth_of_a_millimetre_would_be_seen():
    _, line = edges("63x88mm", "stem")["pipe.horizontal.lead", 0, "E"]
    assert step(line, ImageChops.offset(line, 0, 1)) > 50
