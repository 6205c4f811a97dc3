"""The die's net: a cross of six squares and seven glue tabs.  Lengths in mm, y down.

The column from the top is 2, 1, 5, 6, with 3 left and 4 right of the 1: opposite faces add to
seven, and 1, 2, 3 run anticlockwise about their corner, as on western dice.
"""

from __future__ import annotations

from functools import cache

from layouts import paths
from layouts.faces.forest.hat_eyes import eyes
from layouts.marks import (
    Close,
    Face,
    Fold,
    Group,
    Line,
    Mark,
    Move,
    Outline,
    Path,
    Solid,
    Stroke,
    flat,
    move,
)
from layouts.themes import Theme

# Squares by column and row.
CROSS: dict[int, tuple[int, int]] = {
    2: (1, 0),
    3: (0, 1), 1: (1, 1), 4: (2, 1),
    5: (1, 2),
    6: (1, 3),
}  # fmt: skip
# The net's corners clockwise from the top left of the 2; True: a tab on the edge that begins here.
# Of every two edges that meet in the folded die, one has a tab.
CORNERS: tuple[tuple[int, int, bool], ...] = (
    (1, 0, True), (2, 0, False), (2, 1, True), (3, 1, False), (3, 2, True), (2, 2, False),
    (2, 3, True), (2, 4, False), (1, 4, True), (1, 3, False), (1, 2, True), (0, 2, False),
    (0, 1, True), (1, 1, False),
)  # fmt: skip
# Pips by column and row, -1 to 1.
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
TAB = 5.0
SLOPE = 0.75  # a tab's ends lean in by this much of its height, so that none meets another


@cache
def die(edge: float, theme: Theme) -> Face:
    """A die of that edge (18: 54 x 77 with its tabs)."""
    tab = min(TAB, edge * 0.3)
    cut = outline(edge)
    creases = [paths.line(*fold) for fold in folds(edge)]
    return Face(
        3 * edge,
        4 * edge + tab,
        flat(
            Path(cut, Solid(theme["paper"])),
            [_square(number, edge, tab, theme) for number in CROSS],
            Path(
                tuple(segment for crease in creases for segment in crease),
                stroke=Stroke(theme["hat.glue"], 0.15),
            ),
            Path(cut, stroke=Stroke(theme["hat.pupil"], 0.15)),
        ),
        bleed=2.0,
        cut=cut,
        folds=folds(edge),
    )


def outline(edge: float) -> Outline:
    """What is cut out, tabs included."""
    tab = min(TAB, edge * 0.3)
    out: list[Move | Line | Close] = []
    for number, (column, row, tabbed) in enumerate(CORNERS):
        x, y = column * edge, row * edge + tab
        out.append(Line(x, y) if number else Move(x, y))
        if tabbed:
            next_column, next_row, _ = CORNERS[(number + 1) % len(CORNERS)]
            ux, uy = next_column - column, next_row - row
            # (uy, -ux) points out of the net, whose corners run clockwise
            for along in (tab * SLOPE, edge - tab * SLOPE):
                out.append(Line(x + ux * along + uy * tab, y + uy * along - ux * tab))
    return (*out, Close())


def folds(edge: float) -> tuple[Fold, ...]:
    """Every crease: between two squares, and between a square and its tab."""
    tab = min(TAB, edge * 0.3)
    between = [((1, 1), (2, 1)), ((1, 1), (1, 2)), ((2, 1), (2, 2)), ((1, 2), (2, 2)),
               ((1, 3), (2, 3))]  # fmt: skip
    tabs = [
        (CORNERS[i][:2], CORNERS[(i + 1) % len(CORNERS)][:2])
        for i, (_, _, tabbed) in enumerate(CORNERS)
        if tabbed
    ]
    return tuple(
        Fold(a * edge, b * edge + tab, c * edge, d * edge + tab)
        for (a, b), (c, d) in (*between, *tabs)
    )


def _square(number: int, edge: float, tab: float, theme: Theme) -> Group:
    """One face: a soft frame and round pips; the one is a hat that looks up."""
    column, row = CROSS[number]
    frame = paths.rounded(-edge * 0.44, -edge * 0.44, edge * 0.88, edge * 0.88, edge * 0.16)
    marks: list[Mark] = [
        Path(paths.rectangle(-edge / 2, -edge / 2, edge, edge), Solid(theme["hat.die"])),
        Path(frame, stroke=Stroke(theme["hat.die.edge"], edge * 0.02)),
        *(_one(edge, theme) if number == 1 else (_pips(number, edge, theme),)),
    ]
    return Group(tuple(marks), move((column + 0.5) * edge, (row + 0.5) * edge + tab))


def _pips(number: int, edge: float, theme: Theme) -> Path:
    pips: Outline = ()
    for x, y in PIPS[number]:
        pips += paths.circle(x * edge * 0.25, y * edge * 0.25, edge * 0.095)
    return Path(pips, Solid(theme["hat.die.pip"]))


def _one(edge: float, theme: Theme) -> tuple[Mark, ...]:
    return (
        Path(paths.circle(0, 0, edge * 0.17), Solid(theme["hat.die.one"])),
        Group((eyes("green", edge * 0.055, theme),), move(0, -edge * 0.02)),
    )
