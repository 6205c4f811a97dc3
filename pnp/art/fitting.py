"""Art on faces: where it comes to lie on a trim, and what fills the bleed.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

from layouts import paths
from layouts.marks import Face, Group, Mark, Matrix, Picture, Use, move, scale
from pnp.art.claims import Artwork, Claim, Policy

CLOSE = 0.15
"""Sizes that differ by less are the same."""
SAME_SHAPE = 0.01
"""Part by which the ratio of sides may differ and still be the same shape."""
MOST_BLEED = 6.5
LEAST_BLEED = 0.5
LAP = 0.05
"""How far what is drawn past an edge reaches under it, so that no white hair shows between."""
STRIP = 0.3
"""Width of the outermost line that is drawn out."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How an artwork lies on a trim: how far past it on either axis, and what the middle of the
    picture loses in part, 0 for nothing."""

    across: float
    down: float
    lost: float = 0.0

    def bleeds(self, bleed: float) -> bool:
        """Whether the picture itself fills so much bleed."""
        return min(self.across, self.down) >= bleed - CLOSE


def fit(claim: Claim, width: float, height: float) -> Fit:
    """How a claim's artwork lies on a trim of width x height.

    By the bleed the pack states; else by the size in mm the art states; else by its shape: that of
    the trim, or that of the trim with bleed around it; else it covers the trim from the middle.
    """
    art = claim.artwork
    if claim.bleed is not None:
        return _lost(art, width, height, claim.bleed)
    if art.in_mm:
        across, down = (art.width - width) / 2, (art.height - height) / 2
        if abs(across - down) <= CLOSE and -CLOSE <= across <= 2 * MOST_BLEED:
            return Fit(max(across, 0.0), max(down, 0.0))
    ratio = art.width / art.height
    if abs(ratio * height / width - 1) <= SAME_SHAPE:
        return Fit(0.0, 0.0)
    if abs(1 - ratio) > 1e-6:
        bleed = (ratio * height - width) / (2 * (1 - ratio))
        if LEAST_BLEED <= bleed <= MOST_BLEED:
            return Fit(bleed, bleed)
    return _lost(art, width, height, 0.0)


def _lost(art: Artwork, width: float, height: float, bleed: float) -> Fit:
    """The artwork over the trim and that bleed, from the middle, shape kept."""
    wide, high = width + 2 * bleed, height + 2 * bleed
    factor = max(wide / art.width, high / art.height)
    drawn_wide, drawn_high = art.width * factor, art.height * factor
    lost = 1 - wide * high / (drawn_wide * drawn_high)
    if lost <= SAME_SHAPE:
        return Fit(bleed, bleed)
    return Fit((drawn_wide - width) / 2, (drawn_high - height) / 2, lost)


def dressed(face: Face, claim: Claim, policy: Policy, bleed: float) -> Face:
    """The face with the claim's art in place of its marks; trim, cut, folds and seams are kept."""
    lies = fit(claim, face.width, face.height)
    wide, high = face.width + 2 * lies.across, face.height + 2 * lies.down
    picture = claim.artwork.picture
    marks = (
        Picture(picture.data, picture.media, picture.matrix.then(scale(wide, high)), picture.page),
    )
    inner = Face(wide, high, marks)
    drawn = [*_around(inner, lies, policy, bleed), Use(inner)]
    return replace(face, marks=(Group(tuple(drawn), move(-lies.across, -lies.down)),))


def _around(inner: Face, lies: Fit, policy: Policy, bleed: float) -> list[Mark]:
    """What is drawn where the art ends before the bleed does."""
    if policy == "none":
        return []
    columns = (0,) if lies.across >= bleed - CLOSE else (0, -1, 1)
    rows = (0,) if lies.down >= bleed - CLOSE else (0, -1, 1)
    room = bleed + LAP
    marks: list[Mark] = []
    for column, row in product(columns, rows):
        if column or row:
            x, left, wide = _edge(column, inner.width, room, policy)
            y, top, high = _edge(row, inner.height, room, policy)
            matrix = Matrix(x[0], 0, 0, y[0], x[1], y[1])
            marks.append(Group((Use(inner, matrix),), clip=paths.rectangle(left, top, wide, high)))
    return marks


def _edge(
    side: int, length: float, room: float, policy: Policy
) -> tuple[tuple[float, float], float, float]:
    """Along one axis: the factor and shift of the art, and where it shows, from and how far."""
    if not side:
        return (1.0, 0.0), 0.0, length
    factor = 1.0 if policy == "mirror" else room / STRIP
    if side < 0:
        return (-factor, LAP), -room + LAP, room
    return (-factor, length * (1 + factor) - LAP), length - LAP, room
