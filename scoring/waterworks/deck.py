"""Waterworks: the deck, the openings of every card, and what each edition puts in the box.

Edges are N E S W; a card lies at 0 or at 180 degrees, never sideways (rule W4).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Material = Literal["lead", "copper", "leaky"]
MATERIALS: tuple[Material, ...] = ("lead", "copper", "leaky")

Tee = Literal["stem", "side"]
TEES: tuple[Tee, ...] = ("stem", "side")

# The maker's closing list: copies of each pipe by material (fact sheet, section 1).
PIPES: dict[str, dict[Material, int]] = {
    #               lead         copper        leaky
    "vertical":    {"lead": 11, "copper": 5, "leaky": 5},
    "horizontal":  {"lead": 11, "copper": 5, "leaky": 5},
    "elbow-left":  {"lead": 9,  "copper": 4, "leaky": 4},
    "elbow-right": {"lead": 9,  "copper": 4, "leaky": 4},
    "tee":         {"lead": 6,  "copper": 3, "leaky": 3},
}  # fmt: skip

# Twelve plug cards in four groups of three; plugs on N, E, S, W as the card stands:
# l lead, c copper, x leaky.  The group's mix is the maker's, the edges are ours.
PLUGS: dict[str, str] = {
    "A1": "clll", "A2": "lcll", "A3": "llcl",
    "B1": "llxl", "B2": "lllx", "B3": "xlll",
    "C1": "cxcx", "C2": "xcxc", "C3": "ccxx",
    "D1": "lxcl", "D2": "xllc", "D3": "lxlc",
}  # fmt: skip
PLUG_MATERIALS: dict[str, Material] = {"l": "lead", "c": "copper", "x": "leaky"}

# Open edges at 0 degrees (fact sheet, section 2).
OPENINGS: dict[str, str] = {
    "vertical": "NS",
    "horizontal": "EW",
    "elbow-left": "SW",
    "elbow-right": "SE",
    "valve": "W",
    "spout": "E",
}
TEE_OPENINGS: dict[Tee, str] = {"stem": "ESW", "side": "NES"}

HALF_TURN = str.maketrans("NESW", "SWNE")
UNTURNED = ("valve", "spout")
"""Cards that lie at 0 degrees only (W28 and the fact sheet, section 2)."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing of the game: what its box holds and how long a run must be."""

    id: str
    year: str
    valves: int
    spouts: int
    wrenches: int
    minimum: Mapping[int, int]
    """Players -> least number of pipes in a finished run (W27)."""


EDITIONS: dict[str, Edition] = {
    edition.id: edition
    for edition in (
        Edition("estrela", "1972", 5, 5, 10, {2: 15, 3: 12, 4: 10, 5: 8}),
        Edition("hasbro-1999", "1999", 6, 6, 12, {2: 15, 3: 12, 4: 10, 5: 8, 6: 6}),
        Edition("winning-moves", "1996", 4, 4, 8, {2: 12, 3: 10, 4: 8}),
    )
}
DEFAULT = "estrela"
WRENCHES_EACH = 2


def openings(kind: str, tee: Tee = "stem") -> str:
    """The open edges of a card of that kind at 0 degrees, in the order N E S W."""
    return TEE_OPENINGS[tee] if kind == "tee" else OPENINGS[kind]


def turned(edges: str) -> str:
    """The same edges after half a turn, in the order N E S W."""
    return "".join(sorted(edges.translate(HALF_TURN), key="NESW".index))
