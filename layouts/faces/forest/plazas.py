"""The bases: round plazas in the colours, with room for four hats.  Lengths in mm, y down."""

from __future__ import annotations

from functools import cache

from layouts import paths
from layouts.faces.forest.hat_patterns import Band, filled, rim
from layouts.lettering import centred
from layouts.marks import Face, Outline, Path, Solid, Stroke, flat
from layouts.paths import polar
from layouts.themes import Theme

RADIUS = 10.0
SPOT = 3.05  # radius of the place of one hat
OUT = 6.55  # how far it lies from the middle


@cache
def plaza(colour: str, letter: str, theme: Theme) -> Face:
    """A base of radius 10 about the origin, its exit to the north; four hats stand on it."""
    ground, ink = theme[f"hat.{colour}"], theme[f"hat.{colour}.ink"]
    pattern = theme[f"hat.{colour}.pattern"]
    setts: Outline = ()
    for i in range(40):
        a = 9.0 * i
        setts += paths.line(*polar(0, 0, 9.62, a), *polar(0, 0, 9.92, a))
    spots: Outline = ()
    for i in range(4):
        spots += paths.circle(*polar(0, 0, OUT, 90.0 * i), SPOT)
    return Face(
        0,
        0,
        flat(
            Path(paths.circle(0, 0, 10), stroke=Stroke(theme["forest.shadow"], 1.1, 0.3)),
            Path(paths.circle(0, 0, 10), Solid(theme["forest.stone"])),
            Path(setts, stroke=Stroke(theme["forest.stone.line"], 0.14)),
            filled(colour, Band(2.6, 9.5), 1.12, theme),
            Path(paths.circle(0, 0, 9.5), stroke=Stroke(ink, 0.16)),
            Path(spots, Solid(ground), Stroke(pattern, 0.22)),
            Path(paths.circle(0, 0, 3.1), Solid(ground), Stroke(pattern, 0.22)),
            rim(colour, Band(2.6, 2.95), theme)[1:],
            centred(0, 0, letter, font="slab", size=4.3, ink=ink),
        ),
        bleed=11.0,
    )
