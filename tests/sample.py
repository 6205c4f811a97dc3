"""A game of numbered cards with an arrow that points up: for the traps that layouts fall into."""

from __future__ import annotations

from layouts import paths
from layouts.lettering import line
from layouts.marks import Face, Path, Solid
from layouts.papers import Paper, paper
from layouts.sheets import Flip, Sheet
from layouts.sheets.impose import Copy, Run
from layouts.sheets.slots import grid
from layouts.sizes import Size

CARD = Size(63, 88)


def card(number: int, size: Size = CARD, bleed: float = 0.0) -> Face:
    """A card that carries its number and an up arrow."""
    middle = size.width / 2
    arrow = paths.polygon(((middle, 8), (middle + 8, 24), (middle - 8, 24)))
    return Face(
        size.width,
        size.height,
        (
            Path(arrow, Solid("#000000")),
            line(middle, 50, str(number), font="slab", size=12, ink="#000000", anchor="middle"),
        ),
        bleed=bleed,
    )


def run(
    count: int,
    *,
    backs: bool = True,
    on: Paper | str = "a4",
    size: Size = CARD,
    bleed: float = 0.0,
    margin: float = 5.0,
) -> Run:
    """So many cards, each with a back of the same number."""
    sheet = paper(on) if isinstance(on, str) else on
    copies = tuple(
        Copy(f"card.{n}", card(n, size, bleed), card(n, size, bleed) if backs else None)
        for n in range(1, count + 1)
    )
    return Run("Cards", grid(sheet, size, bleed, margin), copies)


def sheets(run: Run, flip: Flip = "long-edge") -> list[Sheet]:
    """The run's sheets."""
    return list(run.sheets(flip=flip, first=1, words=lambda number, side: f"{number} {side}"))
