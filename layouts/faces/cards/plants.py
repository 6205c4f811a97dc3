"""A seed's life in four stages, each about (0, 0), some 40 mm high."""

from __future__ import annotations

from functools import cache

from layouts import paths
from layouts.faces.cards.card_backs import sown
from layouts.marks import (
    Curve,
    Face,
    Group,
    Mark,
    Matrix,
    Move,
    Outline,
    Path,
    Solid,
    Stroke,
    Use,
    flat,
    move,
    scale,
    turn,
)
from layouts.themes import Theme

GROUND = 15.0  # the soil's level
HEIGHTS = (GROUND, 6.0, -7.0, -9.0)  # top of the stem
LEAVES: tuple[tuple[tuple[float, float, float], ...], ...] = (  # y, size, lean of each pair
    (),
    ((6.0, 0.8, -40.0),),
    ((8.0, 1.15, -12.0), (0.5, 1.0, -25.0), (-7.0, 0.75, -50.0)),
    ((10.0, 1.2, -5.0), (2.5, 1.0, -18.0)),
)


@cache
def plant(stage: int, theme: Theme) -> Face:
    """Stage 0 is the seed in its furrow, 1 the sprout, 2 the plant in leaf, 3 in flower."""
    return Face(0, 0, flat(_soil(theme), _stem(stage, theme), _top(stage, theme)), bleed=32)


def _soil(theme: Theme) -> tuple[Mark, ...]:
    mound: Outline = (Move(-15, GROUND + 4), Curve(-8, GROUND - 3, 8, GROUND - 3, 15, GROUND + 4))
    seed = paths.ellipse(0, GROUND + 5, 2.6, 3.4)
    pen = Stroke(theme["cartawel.seed.1"], 0.9, cap="round")
    return Path(mound, stroke=pen), Path(seed, Solid(theme["cartawel.seed"]))


def _stem(stage: int, theme: Theme) -> tuple[Mark, ...]:
    if stage == 0:
        return ()
    green = theme["cartawel.sprout"]
    stem = paths.line(0, GROUND + 2, 0, HEIGHTS[stage])
    leaves: Outline = ()
    for y, size, lean in LEAVES[stage]:
        leaf = paths.moved(LEAF, scale(size).then(turn(lean)).then(move(0, y)))
        leaves += leaf + paths.moved(leaf, Matrix(a=-1.0))
    return Path(stem, stroke=Stroke(green, 1.3, cap="round")), Path(leaves, Solid(green))


LEAF: Outline = (
    Move(0, 0),
    Curve(2, -4.2, 7, -5.4, 11.5, -3.2),
    Curve(9.5, 1.0, 4.5, 2.4, 0, 0),
)


def _top(stage: int, theme: Theme) -> tuple[Mark, ...]:
    if stage < 3:
        return ()
    petal: Outline = (
        Move(5, 0),
        Curve(7, -3.2, 10.5, -2.6, 12.6, 0),
        Curve(10.5, 2.6, 7, 3.2, 5, 0),
    )
    petals: Outline = ()
    for i in range(16):
        petals += paths.moved(petal, turn(i * 22.5))
    at = move(0, HEIGHTS[3])
    return (
        Path(paths.moved(petals, at), Solid(theme["cartawel.seed.1"])),
        Path(paths.moved(paths.circle(0, 0, 6.6), at), Solid(theme["cartawel.seed.shade"])),
        Group((Use(sown(theme), scale(0.3)),), at, paths.circle(0, 0, 5.9)),
    )
