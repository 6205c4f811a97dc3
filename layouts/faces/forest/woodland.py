"""Where the trees of the Hats boards stand.

Lengths in hundredths of the ring's radius, y down, the centre at (0, 0).
The wood is the same from every seat: whatever grows in one sector grows in the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil, cos, hypot, radians, sin
from random import Random
from typing import NamedTuple

from layouts.marks import turn

# Radii of the trees, the largest first, and how often each is tried in the whole wood.
SIZES: tuple[tuple[float, int], ...] = (
    (8.2, 700),
    (6.4, 1100),
    (4.8, 1700),
    (3.5, 2600),
    (2.3, 5200),
    (1.1, 2600),
)
CROWDING = 0.86  # neighbouring crowns reach into each other
GRID = 16.5


class Tree(NamedTuple):
    """A tree's middle and radius, and a number from which its kind follows."""

    x: float
    y: float
    r: float
    lot: int


class Wood:
    """Trees planted so far, found again by the square of ground they stand on."""

    def __init__(self) -> None:
        self.trees: list[Tree] = []
        self.squares: dict[tuple[int, int], list[Tree]] = {}

    def plant(self, tree: Tree) -> None:
        """Add a tree."""
        self.trees.append(tree)
        self.squares.setdefault(_square(tree.x, tree.y), []).append(tree)

    def room(self, x: float, y: float, r: float) -> bool:
        """Whether a tree of radius r has room at (x, y)."""
        column, row = _square(x, y)
        for near in ((column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1)):
            for other in self.squares.get(near, ()):
                if hypot(other.x - x, other.y - y) < (other.r + r) * CROWDING:
                    return False
        return True


def wood(
    half_width: float, half_height: float, fold: int, free: Callable[[float, float], float]
) -> tuple[Tree, ...]:
    """Trees over the rectangle about the centre, alike after every 1/fold turn.

    free(x, y) is how far (x, y) is from whatever must stay open; small trees are planted last.
    """
    chance = Random(1927)
    grown = Wood()
    for r, tries in SIZES:
        for x, y in _darts(chance, half_width, half_height, ceil(tries / fold)):
            size = r * chance.uniform(0.88, 1.1)
            if free(x, y) < size or not grown.room(x, y, size):
                continue
            if size > hypot(x, y) * sin(radians(180 / fold)) * CROWDING:
                continue  # it would grow into its own twin
            lot = chance.randrange(10_000)
            for k in range(fold):
                grown.plant(Tree(*turn(360 * k / fold).point(x, y), size, lot))
    return tuple(grown.trees)


def _darts(
    chance: Random, half_width: float, half_height: float, count: int
) -> Iterator[tuple[float, float]]:
    for _ in range(count):
        yield chance.uniform(-half_width, half_width), chance.uniform(-half_height, half_height)


def _square(x: float, y: float) -> tuple[int, int]:
    return int(x // GRID), int(y // GRID)


def along(x: float, y: float, angle: float) -> tuple[float, float]:
    """(x, y) as seen along a line from the centre at the angle (from the east): how far out, and
    how far beside it."""
    c, s = cos(radians(angle)), sin(radians(angle))
    return x * c + y * s, abs(y * c - x * s)
