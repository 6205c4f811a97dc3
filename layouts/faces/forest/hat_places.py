"""Where the cells of a Hats board lie.  Lengths in ring radii, y down, the centre at (0, 0)."""

from __future__ import annotations

from functools import cache

from layouts.paths import Point, polar

NORTH = -90.0  # paths.polar counts from the east


@cache
def places(ring: int, arms: int, arm: int, first: float) -> tuple[Point, ...]:
    """The middle of every cell: the ring, the arms from the ring inward, the centre.

    The ring starts at the angle `first`, clockwise from north; arms of `arm` cells hang from
    equally spaced ring cells, the first of them included.
    """
    around = [polar(0, 0, 1, bearing(first, i, ring)) for i in range(ring)]
    inward = [
        polar(0, 0, 1 - (j + 1) / (arm + 1), bearing(first, k, arms))
        for k in range(arms)
        for j in range(arm)
    ]
    return (*around, *inward, (0.0, 0.0))


def bearing(first: float, number: int, count: int) -> float:
    """The angle from the east of the numbered one of `count` equal steps, in degrees."""
    return NORTH + first + 360 * number / count
