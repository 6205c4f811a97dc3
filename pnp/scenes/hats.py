"""Hats: a chase, and a die that decides it.  Lengths in mm.

Blue stands five steps behind the red hat that carries a yellow one home; the die shows a five.
"""

from __future__ import annotations

from collections.abc import Iterator

from layouts.faces.forest.plan import PLANS, UNIT, Plan
from layouts.faces.forest.plazas import OUT, RADIUS
from layouts.paths import Point, polar
from layouts.sizes import RINGS
from layouts.table.pieces import Die, Hat
from layouts.table.surface import wood
from pnp.box import Box, Choice
from pnp.games.hats import BASES, GAME
from pnp.scenes.setting import Kit, Laid, Scene, askew, kit
from scoring import hats as rules

Place = tuple[str, int]
"""Ring cell so many steps clockwise from a colour's exit, or, minus one and less, arm cell 1, 2 ...
of that colour's arm from the ring inward."""
CENTRE: Place = ("", 0)
NEAR: tuple[tuple[Place, tuple[str, ...]], ...] = (
    (("R", 4), ("YR",)),
    (("R", 9), ("B",)),
    (("B", 3), ("G", "Y")),
    (("B", -2), ("B",)),
    (("R", -5), ("R",)),
    (("G", 4), ("RBG",)),
    (CENTRE, ("Y",)),
)
FAR: tuple[tuple[Place, tuple[str, ...]], ...] = (
    (("Y", 3), ("W", "K")),
    (("W", 5), ("KW",)),
    (("K", -3), ("K",)),
    (("Y", -4), ("W",)),
)
"""With six colours."""
ROLL = 5
RISER = 2.3
"""How much higher a hat stands on another."""
DISC_SLIDES = 0.3
"""How far a flat hat slides off the one below, in its diameters, so that both are seen."""
EDGE = 22.0


def scene(box: Box, choice: Choice) -> Scene:
    """The board with every hat of the box, and the die beside it."""
    pieces = kit(box)
    board = pieces[f"board.hats{BASES[choice.edition]}"]
    aid, die = pieces["aid.hats"], pieces["die"]
    right = board.width + 2 * EDGE
    width, height = right + aid.width + EDGE, board.height + 2 * EDGE
    middle = (EDGE + board.width / 2, EDGE + board.height / 2)
    x = right + aid.width / 2
    return Scene(
        width,
        height,
        wood,
        (
            pieces.lying(f"board.hats{BASES[choice.edition]}", *middle, thick=1.8),
            pieces.lying("aid.hats", x, height - EDGE - 6 - aid.height / 2, -2.5),
            *_hats(pieces, choice, middle),
            Laid("die", Die(die, x - 8, height * 0.3, ROLL, 24)),
        ),
    )


def layout(choice: Choice) -> rules.Board:
    """The board as the rules know it."""
    bases = BASES[choice.edition]
    return rules.board(bases, int(choice.options["sector"]) if bases == 6 else None)


def position(on: rules.Board) -> tuple[dict[int, tuple[str, ...]], dict[str, str]]:
    """The stacks by cell, bottom to top, and the hats in the bases."""
    stacks = NEAR + (FAR if on.players == 6 else ())
    cells = {cell(on, place): hats for place, hats in stacks}
    out = "".join(hat for hats in cells.values() for stack in hats for hat in stack)
    return cells, {f"b{c}": c * (rules.HATS - out.count(c)) for c in on.colours}


def cell(on: rules.Board, place: Place) -> int:
    """The number of a place on this board."""
    colour, step = place
    if place == CENTRE:
        return on.centre
    arm = on.colours.index(colour)
    if step < 0:
        return on.ring + arm * on.arm - step - 1
    return (arm * on.sector + step) % on.ring


def _hats(pieces: Kit, choice: Choice, middle: Point) -> list[Laid]:
    """Those farther up the page first: the others stand before them."""
    on = layout(choice)
    plan = PLANS[on.players, on.sector]
    k = RINGS[on.players][choice.board or GAME.boards[0]] / UNIT
    spots = [(middle[0] + k * x, middle[1] + k * y, stack) for (x, y), stack in _standing(on, plan)]
    out: list[Laid] = []
    for number, (x, y, stack) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        out += _stack(pieces, x, y, stack, number)
    return out


def _standing(on: rules.Board, plan: Plan) -> Iterator[tuple[Point, str]]:
    """Where every stack stands, in the board's own measure."""
    cells, bases = position(on)
    room = plan.stone * 0.98
    for number, stacks in cells.items():
        x, y = plan.cells[number]
        across = plan.refuges.get(number, 0.0)
        for i, stack in enumerate(stacks):
            yield polar(x, y, room * (i - (len(stacks) - 1) / 2), across), stack
    for spoke, hats in zip(plan.spokes, bases.values(), strict=True):
        home = polar(0, 0, plan.reach, spoke)
        for i, hat in enumerate(hats):
            yield polar(*home, plan.base * OUT / RADIUS, spoke + 90 * (i + 1)), hat


def _stack(pieces: Kit, x: float, y: float, stack: str, number: int) -> Iterator[Laid]:
    for i, hat in enumerate(stack):
        key = f"hat.{rules.NAMES[hat]}"
        turned = askew(number * 3 + i, 16)
        if pieces[key].folds:
            yield Laid(key, Hat(pieces[key], x, y, turned, RISER * i))
        else:
            slid = DISC_SLIDES * pieces[key].width * (i - (len(stack) - 1) / 2)
            yield pieces.lying(key, x - slid * 0.6, y - slid, turned, lift=0.6, thick=0.6)
