"""Banknotes of the exchange's bank: four ranks, told apart by colour, engraving and building.

Lengths in mm.
"""

from __future__ import annotations

from functools import cache

from layouts import fonts, lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.exchange.engravings import engraved_panel
from layouts.faces.exchange.house import house
from layouts.faces.guilloche import Lace, frame, placed, rosette, woven
from layouts.fonts import pt
from layouts.marks import (
    Close,
    Curve,
    Face,
    Group,
    Line,
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
    turn,
)
from layouts.sizes import Size
from layouts.themes import Theme

EDGE = 5.7  # middle of the guilloche, from the cut
LACES = (
    Lace(5.6, 1.9, strands=6, turns=2, waist=0.5),
    Lace(8.0, 1.9, strands=8, turns=3, waist=0.35),
    Lace(4.0, 1.9, strands=5, turns=1, waist=0.8),
    Lace(9.0, 1.9, strands=8, turns=3, waist=0.25),
)
PETALS = (16, 18, 22, 24)


@cache
def banknote(value: int, words: str, bank: str, size: Size, theme: Theme, rank: int) -> Face:
    """A note of that value, size.width x size.height mm (made for 100 x 50).

    words: the value in words; bank: who promises to pay; rank: 0 for the edition's smallest note
    to 3 for its largest.
    """
    width, height = size
    figures = str(value)
    return Face(
        width,
        height,
        flat(
            _ground(size, rank, theme),
            _border(size, rank, theme),
            _buildings(size, rank, theme),
            _cartouche(figures, width / 2, height / 2, rank, theme),
            _corners(figures, size, rank, theme),
            _plate(bank, width / 2, EDGE, width * 0.62, rank, theme),
            _plate(words, width / 2, height - EDGE, width * 0.62, rank, theme),
        ),
        bleed=2.0,
    )


def _ground(size: Size, rank: int, theme: Theme) -> tuple[Mark, ...]:
    d, edge = DRAWN_PAST_TRIM, 8.1
    paper = paths.rectangle(-d, -d, size.width + 2 * d, size.height + 2 * d)
    role = f"note.{rank}"
    lines = engraved_panel(
        theme.patterns[role], size.width - 2 * edge, size.height - 2 * edge, theme[f"{role}.line"]
    )
    return Path(paper, Solid(theme[f"note.{rank}.tint"])), Use(lines, move(edge, edge))


def _border(size: Size, rank: int, theme: Theme) -> tuple[Mark, ...]:
    ink = theme[f"note.{rank}.lace"]
    lace = frame(size.width - 2 * EDGE, size.height - 2 * EDGE, 3.6, woven(LACES[rank], theme), ink)
    rules = ((3.1, 5.2, 0.35), (8.1, 1.6, 0.25))
    return (
        Use(lace, move(EDGE, EDGE)),
        *(
            Path(
                paths.rounded(d, d, size.width - 2 * d, size.height - 2 * d, r),
                stroke=Stroke(ink, thick),
            )
            for d, r, thick in rules
        ),
    )


@cache
def _rose(rank: int, theme: Theme) -> Face:
    """The great rosette, about 32 mm across: two rings round the place of the value."""
    ink, paper = theme[f"note.{rank}"], theme[f"note.{rank}.tint"]
    petals = PETALS[rank]
    great = woven(Lace(1, 2.4, strands=7, turns=1, waist=0.4, line=0.1), theme)
    small = woven(Lace(1, 1.5, strands=4, turns=2, waist=0.5, line=0.09), theme)
    line = theme[f"note.{rank}.lace"]
    outer, inner = rosette(13.3, petals, great, line), rosette(10.7, petals, small, line)
    r = 16.0
    return Face(
        2 * r,
        2 * r,
        (
            Path(paths.circle(r, r, 15.4), Solid(paper)),
            placed(outer, r, r),
            placed(inner, r, r),
            Path(paths.circle(r, r, 9.3), Solid(theme[f"note.{rank}.heart"]), Stroke(ink, 0.25)),
            Path(paths.circle(r, r, 8.7), stroke=Stroke(theme[f"note.{rank}.heart.ink"], 0.12)),
        ),
        bleed=0.3,
    )


def _cartouche(figures: str, x: float, y: float, rank: int, theme: Theme) -> tuple[Mark, ...]:
    stretch = 1.38
    return (
        placed(_rose(rank, theme), x, y, stretch, 1.0),
        lettering.centred(
            x, y, figures, font="slab", size=pt(38), room=2 * 9.3 * stretch - 5,
            ink=theme[f"note.{rank}.heart.ink"],
        ),
    )  # fmt: skip


def _corners(figures: str, size: Size, rank: int, theme: Theme) -> tuple[Mark, ...]:
    kind, ink = "slab", theme[f"note.{rank}.tab.ink"]
    ground, edging = Solid(theme[f"note.{rank}.tab"]), Stroke(theme[f"note.{rank}"], 0.25)
    height = pt(18)
    wide = fonts.width(figures, kind, height) + 3
    high, edge = 7.6, 8.1
    tab = _tab(edge, edge, wide, high)
    mirrored = paths.moved(tab, Matrix(a=-1, e=size.width))
    both = [
        mark
        for x, outline in ((edge, tab), (size.width - edge - wide, mirrored))
        for mark in (
            Path(outline, ground, edging),
            lettering.centred(
                x + wide / 2, edge + high / 2, figures, font=kind, size=height, ink=ink
            ),
        )
    ]
    return (*both, Group(tuple(both), turn(180, size.width / 2, size.height / 2)))


def _tab(x: float, y: float, width: float, height: float) -> Outline:
    # the free corner is scooped out, as on old notes
    scoop = 1.7
    return (
        Move(x, y),
        Line(x + width, y),
        Line(x + width, y + height - scoop),
        Curve(
            x + width - scoop * 0.55, y + height - scoop, x + width - scoop,
            y + height - scoop * 0.55, x + width - scoop, y + height,
        ),
        Line(x, y + height),
        Close(),
    )  # fmt: skip


def _plate(
    words: str, x: float, y: float, room: float, rank: int, theme: Theme
) -> tuple[Mark, ...]:
    font, paper = "slab", theme[f"note.{rank}.tint"]
    ground, ink = theme[f"note.{rank}.plate"], theme[f"note.{rank}.plate.ink"]
    text = words.upper()
    size = fonts.fitted(text, font, pt(8.5), room - 7, lettering.SMALLEST_ON_CARD)
    half = fonts.width(text, font, size) / 2 + 3.5
    tall = 2.45
    plate = paths.polygon(
        (
            (x - half, y), (x - half + 1.8, y - tall), (x + half - 1.8, y - tall), (x + half, y),
            (x + half - 1.8, y + tall), (x - half + 1.8, y + tall),
        )
    )  # fmt: skip
    return (
        Path(plate, Solid(ground), Stroke(paper, 0.6)),
        lettering.centred(x, y, text, font=font, size=size, ink=ink),
    )


def _buildings(size: Size, rank: int, theme: Theme) -> tuple[Mark, ...]:
    y = size.height / 2
    x = 17.6
    face = _vignette(rank, theme)
    return placed(face, x, y), placed(face, size.width - x, y)


@cache
def _vignette(rank: int, theme: Theme) -> Face:
    """The bank's house on a blank disc, 16.6 mm across; every rank adds columns and a storey."""
    ink, paper = theme[f"note.{rank}"], Solid(theme[f"note.{rank}.tint"])
    width = height = 16.6
    x = width / 2
    oval = paths.circle(x, x, x)
    return Face(
        width,
        height,
        (
            Path(oval, paper, Stroke(ink, 0.25)),
            Path(paths.circle(x, x, 7.8), stroke=Stroke(ink, 0.12)),
            *house(x, 12.5, 2.3 + 0.65 * rank, 4.4 + 0.32 * rank, 2 + rank, ink),
        ),
        bleed=0.3,
    )
