"""Tiles for the squares of the exchange: ivory in front, a promenade behind.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from math import pi, sin

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.guilloche import Lace, engraved, placed, rosette
from layouts.marks import Close, Curve, Face, Line, Linear, Outline, Path, Solid, Stop, Stroke, Use
from layouts.paths import Point
from layouts.themes import Theme

CLEAR = 2.5  # figures keep this far from the cut


@cache
def tile(number: int, letter: str, side: float, theme: Theme) -> Face:
    """A tile by its number and letter, side x side mm: the number above, the letter below."""
    x, room = side / 2, side - 2 * CLEAR - 0.6
    number_size, letter_size = side * 0.56, side * 0.31
    return Face(
        side,
        side,
        (
            Use(_ivory(side, theme)),
            lettering.centred(
                x, side * 0.375, str(number), font="slab", size=number_size, room=room,
                ink=theme["exchange.tile.ink"],
            ),
            lettering.centred(
                x, side * 0.77, letter, font="slab-light", size=letter_size,
                ink=theme["exchange.tile.letter"],
            ),
        ),
        bleed=2.0,
    )  # fmt: skip


@cache
def tile_back(side: float, theme: Theme) -> Face:
    """The back of every tile, side x side mm: a wave pavement, the same both ways up."""
    d = DRAWN_PAST_TRIM
    ground = paths.rectangle(-d, -d, side + 2 * d, side + 2 * d)
    waves: Outline = ()
    pitch = side / 4
    for i in range(-2, 6):
        waves += _paving(side, (i + 0.5) * pitch, pitch)
    return Face(
        side,
        side,
        (
            Path(ground, Solid(theme["exchange.back"])),
            Path(waves, Solid(theme["exchange.back.wave"])),
        ),
        bleed=2.0,
    )


def _paving(side: float, y: float, pitch: float) -> Outline:
    # the promenade's wave: a band whose two edges run half a turn apart, so it swells and thins
    d = DRAWN_PAST_TRIM
    turns = 2
    start, length = -d, side + 2 * d

    def edge(half: float, lag: float) -> Outline:
        def at(t: float) -> Point:
            along = start + length * t
            angle = 2 * pi * turns * (along - side / 2) / side + lag
            return along, y + half + 0.42 * pitch * sin(angle)

        return engraved(at, 16)

    upper = edge(-pitch / 4, -0.5)
    lower = edge(pitch / 4, 0.5)
    back: list[Line | Curve] = []
    points = [(s.x, s.y) for s in lower if not isinstance(s, Close)]
    controls = [s for s in lower if isinstance(s, Curve)]
    back.append(Line(*points[-1]))
    for i in range(len(controls) - 1, -1, -1):
        c = controls[i]
        back.append(Curve(c.x2, c.y2, c.x1, c.y1, *points[i]))
    return (*upper, *back, Close())


@cache
def _ivory(side: float, theme: Theme) -> Face:
    """What lies under the figures: lit ivory, a fine frame, a rosette."""
    d, k = DRAWN_PAST_TRIM, side / 20
    light, shade = theme["exchange.tile"], theme["exchange.tile.shade"]
    line = theme["exchange.tile.line"]
    sheen = Linear(0, 0, 0, side, (Stop(0, light), Stop(0.55, light), Stop(1, shade)))
    ring = rosette(6.7 * k, 24, Lace(1, 1.5 * k, strands=5, turns=1, waist=0.4, line=0.09), line)
    inset = 1.35 * k
    frame = paths.rounded(inset, inset, side - 2 * inset, side - 2 * inset, 1.6 * k)
    return Face(
        side,
        side,
        (
            Path(paths.rectangle(-d, -d, side + 2 * d, side + 2 * d), sheen),
            placed(ring, side / 2, side / 2),
            Path(frame, stroke=Stroke(line, 0.3 * k)),
        ),
        bleed=DRAWN_PAST_TRIM,
    )
