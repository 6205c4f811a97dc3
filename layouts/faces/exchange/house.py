"""The exchange's own sign: a house with columns, a gable and a flag.  Lengths in mm."""

from __future__ import annotations

from layouts import paths
from layouts.marks import Mark, Outline, Path, Solid


def house(
    x: float, foot: float, half: float, height: float, columns: int, colour: str
) -> tuple[Mark, ...]:
    """The house about x, standing on `foot`: 2 x half wide at its beam, height up to its beam."""
    k = height / 4.8
    roof, step = foot - height, 2 * half / columns
    shafts: Outline = ()
    for i in range(columns):
        left = x - half + (i + 0.5) * step - 0.5 * k
        shafts += paths.rectangle(left, roof, k, height - 1.4 * k)
    stairs: Outline = ()
    for down in (0.3 * k, 0.9 * k, 1.5 * k):
        wide = 2 * (half + down)
        stairs += paths.rectangle(x - wide / 2, foot - 1.4 * k + down, wide, 0.45 * k)
    eaves = half + 0.9 * k
    gable = paths.polygon(
        ((x - eaves, roof - 0.9 * k), (x, roof - 3.1 * k), (x + eaves, roof - 0.9 * k))
    )
    beam = paths.rectangle(x - half - 0.5 * k, roof - 0.6 * k, 2 * half + k, 0.6 * k)
    mast = paths.rectangle(x - 0.1 * k, roof - 5.6 * k, 0.2 * k, 2.8 * k)
    flag = paths.polygon(((x, roof - 5.6 * k), (x + 2 * k, roof - 5 * k), (x, roof - 4.4 * k)))
    ink = Solid(colour)
    return (
        Path(shafts + stairs + beam + mast + flag, ink),
        Path(gable + paths.circle(x, roof - 1.65 * k, 0.5 * k), ink, evenodd=True),
    )
