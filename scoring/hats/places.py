"""Hats: the boards as cells and what lies next to what, and what the box holds.

Numbering and counts: fact sheet, section 4.  Ring cells first, clockwise from the first exit;
then the arms, each from the ring inward; the centre last.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Literal

HATS = 4
"""Hats to a colour."""
COLOURS = ("R", "B", "G", "Y", "W", "K")
"""Colours clockwise from the first exit, by letter."""
NAMES: dict[str, str] = {
    "R": "red", "B": "blue", "G": "green", "Y": "yellow", "W": "white", "K": "black",
}  # fmt: skip

SECTORS: dict[int, tuple[int, ...]] = {
    # players: ring cells from exit to exit, the default first
    4: (13,),
    6: (10, 13),
}
ARM = 6
"""Cells of an arm, between the ring and the centre."""
REFUGE = 3
"""A sanctuary lies this many steps from an exit, along the ring and along the arm."""

Part = Literal["ring", "arm", "centre"]
_RING: tuple[Part] = ("ring",)
_SPOKE: tuple[Part] = ("arm",)


@dataclass(frozen=True, slots=True)
class Board:
    """A board: its cells are numbered from 0, its bases named by colour, as in "bR"."""

    players: int
    sector: int
    """Ring cells from one exit to the next."""
    arm: int
    parts: tuple[Part, ...]
    """What each cell is a part of."""
    next_to: tuple[tuple[int, ...], ...]
    """The neighbours of each cell, in ascending order; bases are not among them."""
    bases: Mapping[str, int]
    """Base -> its exit, the only cell it touches."""
    sanctuaries: tuple[int, ...]
    centre: int

    @property
    def ring(self) -> int:
        """How many cells the ring has."""
        return self.players * self.sector

    @property
    def cells(self) -> range:
        """All cells; bases are not among them."""
        return range(len(self.parts))

    @property
    def exits(self) -> tuple[int, ...]:
        """The ring cells that touch a base and an arm, clockwise."""
        return tuple(self.bases.values())

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that have a base, clockwise from the first exit."""
        return COLOURS[: self.players]


@cache
def board(players: int, sector: int | None = None) -> Board:
    """The board for up to that many players: 4 (77 cells) or 6 (97; with sector 13: 115).

    Raises ValueError that names the boards there are.
    """
    sectors = SECTORS.get(players)
    if not sectors:
        raise ValueError(f"no board has {players} bases; there are boards for 4 and for 6")
    sector = sectors[0] if sector is None else sector
    if sector not in sectors:
        known = " or ".join(map(str, sectors))
        raise ValueError(f"{sector} cells from exit to exit; with {players} bases it is {known}")
    ring = players * sector
    exits = range(0, ring, sector)
    return Board(
        players=players,
        sector=sector,
        arm=ARM,
        parts=(*(_RING * ring), *(_SPOKE * players * ARM), "centre"),
        next_to=_neighbours(players, sector),
        bases={f"b{colour}": cell for colour, cell in zip(COLOURS, exits, strict=False)},
        sanctuaries=_sanctuaries(players, sector),
        centre=ring + players * ARM,
    )


def _ways(players: int, sector: int) -> list[tuple[int, ...]]:
    """Every way on the board, as the cells along it: round the ring, and down each arm."""
    ring = players * sector
    centre = ring + players * ARM
    ways: list[tuple[int, ...]] = [(*range(ring), 0)]
    for k in range(players):
        first = ring + k * ARM
        ways.append((k * sector, *range(first, first + ARM), centre))
    return ways


def _neighbours(players: int, sector: int) -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in range(players * (sector + ARM) + 1)]
    for way in _ways(players, sector):
        for here, there in pairwise(way):
            found[here].add(there)
            found[there].add(here)
    return tuple(tuple(sorted(cells)) for cells in found)


def _sanctuaries(players: int, sector: int) -> tuple[int, ...]:
    _, *arms = _ways(players, sector)
    ring = players * sector
    along_ring = {(way[0] + side) % ring for way in arms for side in (REFUGE, -REFUGE)}
    return tuple(sorted(along_ring | {way[REFUGE] for way in arms}))
