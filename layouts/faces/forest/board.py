"""The Hats board: stepping stones through a forest seen from above.  Lengths in mm.

Inside, the ring's radius is 100 and the centre the origin; board() scales that to the size asked
for, so that boards of every size share their stones and trees.
"""

from __future__ import annotations

from functools import cache
from math import hypot

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.forest.hat_places import bearing
from layouts.faces.forest.landmarks import KINDS, landmark, lurker
from layouts.faces.forest.plan import PLANS, UNIT, VERGE, Plan, trees
from layouts.faces.forest.plazas import RADIUS, plaza
from layouts.faces.forest.stones import (
    VARIANTS,
    exit_stone,
    glade,
    laid,
    middle_stone,
    refuge_stone,
    stone,
)
from layouts.faces.forest.trail import Wheel, trodden
from layouts.faces.forest.trees import planted
from layouts.faces.forest.woodland import Tree
from layouts.marks import Face, Group, Mark, Path, Solid, Use, flat, move, scale, turn
from layouts.paths import polar
from layouts.themes import Theme

BASES = ("red", "blue", "green", "yellow", "white", "black")
"""Colours of the bases, clockwise from the first exit."""

# What grows here and there: a kind for every lot below the bound.
MIXED = (
    (38, "leaf.0"), (62, "leaf.1"), (84, "leaf.2"), (93, "pine"), (98, "palm"), (99, "ipe"),
    (100, "plum"),
)  # fmt: skip
# What grows round a landmark.
ACCENTS = {
    "lake": "palm", "ipe": "ipe", "saci": "leaf.1", "pine": "pine", "plum": "plum", "palm": "palm",
}  # fmt: skip
NEAR = 34.0  # from a landmark, in hundredths of the ring's radius


def cell(players: int, sector: int, radius: float) -> float:
    """Diameter of the cells of a board of that ring radius, in mm."""
    return PLANS[players, sector].stone * radius / UNIT


def seams(players: int, sector: int, radius: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Where the board may be cut, as x and y in mm of its face: between cells as far as can be.

    With four players both cut only the centre.  With six the upright one passes beside the first
    arm; the level one cuts the centre and, of 60 ring cells, two.
    """
    plan = PLANS[players, sector]
    k = radius / UNIT
    beside, _ = polar(0, 0, UNIT, bearing(0, 1, 2 * plan.ring)) if players == 6 else (0.0, 0.0)
    return ((plan.half_width - beside) * k,), (plan.half_height * k,)


@cache
def board(players: int, sector: int, radius: float, theme: Theme, letters: tuple[str, ...]) -> Face:
    """The board of that ring radius in mm: a square of 2.15 radii for four players, 2.4534 x 2.78
    radii for six.  letters are the bases' own, clockwise from the first exit."""
    plan = PLANS[players, sector]
    k = radius / UNIT
    width, height = 2 * plan.half_width * k, 2 * plan.half_height * k
    edge = DRAWN_PAST_TRIM
    ground = paths.rectangle(-edge, -edge, width + 2 * edge, height + 2 * edge)
    wheel = Wheel(UNIT, plan.spokes, plan.reach, 2 * plan.road, plan.middle / 2 + VERGE)
    picture = Group(
        flat(
            trodden(wheel, theme),
            _landmarks(plan, theme),
            _glades(plan, theme),
            _trees(plan, theme),
            _stones(plan, theme),
            _bases(plan, letters, theme),
        ),
        scale(k).then(move(width / 2, height / 2)),
    )
    return Face(width, height, (Path(ground, Solid(theme["forest.ground"])), picture), bleed=2.0)


def _landmarks(plan: Plan, theme: Theme) -> list[Mark]:
    places = zip(plan.lairs, KINDS, strict=False)
    return [
        *(Use(landmark(kind, theme), move(*at)) for at, kind in places),
        Group((lurker(theme),), move(*plan.lurker)),
    ]


def _glades(plan: Plan, theme: Theme) -> list[Mark]:
    return [
        laid(glade(theme), *plan.cells[number], plan.stone, across)
        for number, across in plan.refuges.items()
    ]


def _stones(plan: Plan, theme: Theme) -> list[Mark]:
    *cells, middle = plan.cells
    exits = dict(zip(plan.exits, zip(BASES, plan.spokes, strict=False), strict=True))
    out: list[Mark] = []
    for number, (x, y) in enumerate(cells):
        if number in exits:
            colour, spoke = exits[number]
            out.append(laid(exit_stone(colour, theme), x, y, plan.stone, spoke + 90))
        elif number in plan.refuges:
            out.append(laid(refuge_stone(theme), x, y, plan.stone))
        else:
            out.append(laid(stone(number * 11 // 4 % VARIANTS, theme), x, y, plan.stone))
    return [*out, laid(middle_stone(plan.arms, theme), *middle, plan.middle)]


def _bases(plan: Plan, letters: tuple[str, ...], theme: Theme) -> list[Mark]:
    """Each stands so that its letter reads from its own side of the table."""
    sized = scale(plan.base / RADIUS)
    return [
        Use(
            plaza(colour, letter, theme),
            sized.then(turn(spoke - 90)).then(move(*polar(0, 0, plan.reach, spoke))),
        )
        for spoke, colour, letter in zip(plan.spokes, BASES[: plan.arms], letters, strict=True)
    ]


def _trees(plan: Plan, theme: Theme) -> list[Mark]:
    """The wood, the tallest trees last: their shadows fall on the others."""
    grown = sorted(trees(plan), key=lambda tree: tree.r)
    return [
        planted(_kind(tree, plan), tree.lot % 7, tree.x, tree.y, tree.r, theme) for tree in grown
    ]


def _kind(tree: Tree, plan: Plan) -> str:
    lot = tree.lot % 100
    if tree.r < 1.5:
        return "fern"
    far, landmark = min(
        (hypot(x - tree.x, y - tree.y), kind)
        for (x, y), kind in zip(plan.lairs, KINDS, strict=False)
    )
    if far < NEAR and lot < 30:
        return ACCENTS[landmark]
    if tree.r < 3:
        return f"leaf.{lot % 3}"
    return next(kind for bound, kind in MIXED if lot < bound)
