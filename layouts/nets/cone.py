"""The hat's net: a third of a disc that rolls up into a cone.  Lengths in mm, y down.

Base radius r and slant s = 3 r: the paper's arc of 120 degrees is as long as the rim (fact sheet,
section 6).  The apex is the top middle of the net; the middle of its face looks down.
"""

from __future__ import annotations

from functools import cache
from math import degrees, floor, radians, sin

from layouts import paths
from layouts.faces.forest.hat_eyes import eyes
from layouts.faces.forest.hat_patterns import Band, filled, rim
from layouts.lettering import centred
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
    turn,
)
from layouts.paths import polar
from layouts.themes import Theme

STEEP = 3.0  # slant to base radius: steady, and it nests well
ANGLE = 360 / STEEP
START, END = 90 - ANGLE / 2, 90 + ANGLE / 2
HOLE = 1.6  # radius cut off the tip, which would crumple
TAB = 5.0
TAB_FROM, TAB_TO = 0.15, 0.98  # the glue tab's ends, in slants
PAST = 0.8  # how far colour runs past the cut, and over the tab's crease
CLEARANCE = 1.5  # a hat's base is this much narrower than the cell it stands in

# The zones of a hat from tip to rim, in slants: hood, ribbon, face, brim.
HOOD, RIBBON, BROW, BRIM = 0.47, 0.515, 0.54, 0.87


def base_for(cell: float) -> float:
    """Base diameter of the hats for cells of that diameter in mm, in half millimetres."""
    return floor((cell - CLEARANCE) * 2) / 2


def slant(base: float) -> float:
    """Length from tip to rim of a hat with that base diameter, in mm."""
    return STEEP * base / 2


@cache
def hat(colour: str, base: float, theme: Theme, letter: str) -> Face:
    """The net of a hat with that base diameter (17: a net of 44 x 25.5)."""
    s = slant(base)
    width = 2 * s * sin(radians(ANGLE / 2))
    ink = theme[f"hat.{colour}.ink"]
    cut = outline(base)
    crease = paths.line(*polar(0, 0, TAB_FROM * s, START), *polar(0, 0, TAB_TO * s, START))
    return Face(
        width,
        s,
        (
            Group(
                flat(
                    _glue(s, theme),
                    Group(_paper(colour, s, letter, theme), clip=_printed(s)),
                    Path(crease, stroke=Stroke(ink, 0.12, alpha=0.55, dash=(0.7, 0.6))),
                    Path(cut, stroke=Stroke(ink, 0.12)),
                    Path(paths.polyline(_tab(s)), stroke=Stroke(theme["hat.pupil"], 0.12)),
                ),
                move(width / 2, 0),
            ),
        ),
        bleed=2.0,
        cut=paths.moved(cut, move(width / 2, 0)),
        folds=(_crease(s, width / 2),),
    )


def outline(base: float) -> Outline:
    """What is cut out, tab included, about the tip of the hat."""
    s = slant(base)
    return (
        Move(*polar(0, 0, HOLE, END)),
        *paths.arc(0, 0, HOLE, END, START)[1:],
        *(Line(x, y) for x, y in _tab(s)),
        Line(*polar(0, 0, s, START)),
        *paths.arc(0, 0, s, START, END)[1:],
        Close(),
    )


def _tab(s: float) -> list[tuple[float, float]]:
    """Corners of the glue tab beyond the edge at START, from the tip outward."""
    wide = degrees(min(TAB, s / 4) / s)
    return [
        polar(0, 0, s * at, START - wide * out)
        for at, out in ((TAB_FROM, 0.0), (0.26, 1.0), (0.88, 1.0), (TAB_TO, 0.0))
    ]


def _crease(s: float, x: float) -> Fold:
    (x1, y1), (x2, y2) = polar(x, 0, TAB_FROM * s, START), polar(x, 0, TAB_TO * s, START)
    return Fold(x1, y1, x2, y2)


def _printed(s: float) -> Outline:
    """Where the colour goes: past the rim and over both edges, the tab's crease among them."""
    far = s + PAST
    lean = degrees(PAST / s)
    corner = polar(0, 0, PAST, -90)
    return (
        Move(*corner),
        Line(*polar(*corner, far, START - lean / 3)),
        *paths.arc(0, 0, far, START - lean, END + lean)[1:],
        Close(),
    )


def _glue(s: float, theme: Theme) -> tuple[Mark, ...]:
    """Hatching that says where the glue goes."""
    tab = paths.polygon(_tab(s))
    lines: Outline = ()
    for i in range(1, 40):
        x, y = polar(0, 0, s * i / 40, START)
        lines += paths.line(x, y, x + TAB, y - TAB)
    hatch = Path(lines, stroke=Stroke(theme["hat.glue"], 0.14))
    return Path(tab, Solid(theme["paper"])), Group((hatch,), clip=tab)


def _paper(colour: str, s: float, letter: str, theme: Theme) -> tuple[Mark, ...]:
    """Hood, ribbon, face with eyes and two letters, and brim."""
    over = degrees(2 * PAST / s)
    ground, pattern = theme[f"hat.{colour}"], theme[f"hat.{colour}.pattern"]
    under = Path(paths.circle(0, 0, s + 2 * PAST), Solid(ground))
    hood = Band(s * 0.09, s * HOOD, START, END)
    ribbon = Band(s * HOOD, s * RIBBON, START - over, END + over).outline
    brim = Band(s * BRIM, s + 2 * PAST, START, END)
    size = s * 0.2
    ink = theme[f"hat.{colour}.ink"]
    letters = (
        Group(
            (centred(0, s * 0.7, letter, font="slab", size=size, ink=ink),),
            turn(side),
        )
        for side in (-38, 38)
    )
    return flat(
        under,
        filled(colour, hood, s * 0.098, theme)[1:],
        Path(ribbon, Solid(ink)),
        rim(colour, brim, theme)[1:],
        Path(
            paths.arc(0, 0, s * BRIM, START - over, END + over), stroke=Stroke(pattern, s * 0.022)
        ),
        Group((eyes(colour, s * 0.09, theme),), move(0, s * 0.7)),
        letters,
    )
