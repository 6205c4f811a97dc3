"""Flat hats: discs to stack instead of cones, and markers for the bases.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import paths
from layouts.faces.forest.hat_eyes import eyes
from layouts.faces.forest.hat_patterns import Band, filled
from layouts.fonts import cap_height
from layouts.lettering import centred
from layouts.marks import Face, Group, Mark, Path, Solid, Stroke, flat, move
from layouts.themes import Theme

FACE = 0.66  # radius of the plain middle, in radii of the disc
PAST = 1.0  # how far the colour runs past the cut, which is drawn: crop marks cannot show a circle


@cache
def disc(colour: str, diameter: float, theme: Theme, letter: str) -> Face:
    """A hat seen from above that looks back: patterned brim, eyes and letter."""
    r = diameter / 2
    size = r * 0.62
    ink = theme[f"hat.{colour}.ink"]
    return _round(
        diameter,
        flat(
            _brim(colour, r, FACE, theme),
            Group((eyes(colour, r * 0.2, theme),), move(0, -r * 0.2)),
            centred(0, r * 0.34, letter, font="slab", size=size, ink=ink),
        ),
    )


@cache
def base_marker(colour: str, diameter: float, theme: Theme, letter: str) -> Face:
    """A round to lay down as a base: the same brim about a large letter."""
    r = diameter / 2
    size = r * 0.95
    ink = theme[f"hat.{colour}.ink"]
    drop = cap_height("slab", size) * 0.04
    return _round(
        diameter,
        flat(
            _brim(colour, r, 0.58, theme),
            Path(paths.circle(0, 0, r * 0.5), stroke=Stroke(ink, r * 0.025)),
            centred(0, drop, letter, font="slab", size=size, ink=ink, room=r * 0.84),
        ),
    )


def _brim(colour: str, r: float, inner: float, theme: Theme) -> tuple[Mark, ...]:
    ink = theme[f"hat.{colour}.ink"]
    past = Band(r * 0.98, r + PAST)
    return flat(
        Path(past.outline, Solid(theme[f"hat.{colour}"]), evenodd=True),
        filled(colour, Band(r * inner, r), r * (1 - inner) * 0.55, theme),
        Path(paths.circle(0, 0, r * inner), Solid(theme[f"hat.{colour}"]), Stroke(ink, r * 0.06)),
        Path(paths.circle(0, 0, r), stroke=Stroke(ink, 0.12)),
    )


def _round(diameter: float, marks: tuple[Mark, ...]) -> Face:
    r = diameter / 2
    cut = paths.circle(r, r, r)
    return Face(diameter, diameter, (Group(marks, move(r, r)),), bleed=2.0, cut=cut)
