"""Backs: where they go so that they land behind their fronts.  Lengths in mm, y down."""

from __future__ import annotations

from typing import Literal

from layouts.marks import Face
from layouts.sheets import Flip, Placement
from layouts.sizes import Size


def mirrored(front: Placement, key: str, back: Face, sheet: Size, flip: Flip) -> Placement:
    """The back of a placed front, on the sheet's other side.

    Turning a sheet about its vertical edges swaps left and right; about its horizontal edges it
    swaps top and bottom, and the back must lie upside down to stand upright behind its front.
    """
    if turns_sideways(sheet, flip):
        x, y, turned = sheet.width - front.x - back.width, front.y, front.turned
    else:
        x, y, turned = front.x, sheet.height - front.y - back.height, _turned(front.turned)
    return Placement(key, back, x, y, turned)


def turns_sideways(sheet: Size, flip: Flip) -> bool:
    """Whether that edge is a vertical one as the sheet is drawn."""
    upright = sheet.height >= sheet.width
    return upright == (flip == "long-edge")


def _turned(angle: Literal[0, 180]) -> Literal[0, 180]:
    return 0 if angle else 180
