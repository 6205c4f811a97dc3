"""The measures of the Hats boards, and where everything on them lies.

Lengths in hundredths of the ring's radius, y down, the centre at (0, 0); angles from the east.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import hypot

from layouts.faces.forest.hat_places import bearing, places
from layouts.faces.forest.stones import DIAMETER, GLADE
from layouts.faces.forest.woodland import Tree, along, wood
from layouts.marks import turn
from layouts.paths import Point, polar

UNIT = 100.0
ARM = 6
REFUGE = 3  # steps from an exit to a clearing
GAP = 0.4  # between a base and its exit stone
VERGE = 0.9  # path on either side of the stones
PAST = 11.0  # the wood goes on past the trim, also where 6 mm are a good deal of a small board


@dataclass(frozen=True, slots=True)
class Plan:
    """A board's measures."""

    arms: int
    ring: int
    first: float
    """Direction of the first exit, clockwise from north."""
    half_width: float
    half_height: float
    stone: float
    """Diameter of a cell."""
    middle: float
    """Diameter of the cell in the middle."""
    base: float
    """Radius of a base."""
    fold: int
    """The wood looks alike from so many sides."""
    out: float
    """How far the landmarks lie from the centre."""
    lair: float
    """Radius that stays open for each."""
    lurker: Point
    """Where somebody looks out of a bush."""

    @property
    def road(self) -> float:
        """Half the width of a path."""
        return self.stone / 2 + VERGE

    @property
    def reach(self) -> float:
        """How far the bases lie from the centre."""
        return UNIT + self.stone / 2 + GAP + self.base

    @property
    def spokes(self) -> list[float]:
        """Directions of the arms."""
        return [bearing(self.first, k, self.arms) for k in range(self.arms)]

    @property
    def cells(self) -> list[Point]:
        """The middle of every cell, by number."""
        found = places(self.ring, self.arms, ARM, self.first)
        return [(x * UNIT, y * UNIT) for x, y in found]

    @property
    def exits(self) -> list[int]:
        """The cells before the bases."""
        return list(range(0, self.ring, self.ring // self.arms))

    @property
    def refuges(self) -> dict[int, float]:
        """The cells in clearings, and the direction across the path in each."""
        found: dict[int, float] = {}
        for k, (cell, spoke) in enumerate(zip(self.exits, self.spokes, strict=True)):
            for beside in ((cell - REFUGE) % self.ring, cell + REFUGE):
                found[beside] = bearing(self.first, beside, self.ring)
            found[self.ring + k * ARM + REFUGE - 1] = spoke + 90
        return found

    @property
    def lairs(self) -> list[Point]:
        """Where the landmarks lie: one between every two arms."""
        return [polar(0, 0, self.out, spoke + 180 / self.arms) for spoke in self.spokes]


PLANS: dict[tuple[int, int], Plan] = {
    # players and sector
    (4, 13): Plan(4, 52, -45, 107.5, 107.5, 11.36, 15.6, 16.9, 4, 58, 14.5, (-34, 18)),
    (6, 10): Plan(6, 60, 0, 122.67, 139, 10.0, 17.0, 15.0, 2, 63, 14.5, (-88, 112)),
    (6, 13): Plan(6, 78, 0, 122.67, 139, 7.65, 17.0, 15.0, 2, 63, 14.5, (-88, 112)),
}


@cache
def trees(plan: Plan) -> tuple[Tree, ...]:
    """The wood around everything else on the board."""
    kept = _kept_open(plan)

    def free(x: float, y: float) -> float:
        r = hypot(x, y)
        room = min(abs(r - UNIT), r - plan.middle / 2) - plan.road
        for spoke in plan.spokes:
            out, beside = along(x, y, spoke)
            if out > 0:
                room = min(room, beside - plan.road)
        return min(room, *(hypot(x - a, y - b) - far for a, b, far in kept))

    return wood(plan.half_width + PAST, plan.half_height + PAST, plan.fold, free)


def _kept_open(plan: Plan) -> list[tuple[float, float, float]]:
    """Circles, as middle and radius, in which no tree grows."""
    out = [(*at, plan.lair) for at in plan.lairs]
    out += [(*polar(0, 0, plan.reach, spoke), plan.base + 1) for spoke in plan.spokes]
    # the wood is planted all round at once: what is open in one sector is open in all
    out += [(*turn(360 * i / plan.fold).point(*plan.lurker), 4.8) for i in range(plan.fold)]
    long, wide = (side * plan.stone / DIAMETER for side in GLADE)
    for cell, across in plan.refuges.items():
        out += [(*polar(*plan.cells[cell], at * (long - wide), across), wide) for at in (-1, 1)]
    return out
