"""The wrench token: an adjustable spanner of forged steel, cut to its outline.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import paths
from layouts.faces.plumbing.metal import outline, ramp, veil
from layouts.fonts import pt
from layouts.lettering import centred
from layouts.marks import (
    Close,
    Face,
    Group,
    Line,
    Linear,
    Mark,
    Matrix,
    Outline,
    Path,
    Segment,
    Solid,
    Stop,
    Stroke,
    turn,
)
from layouts.sizes import Size
from layouts.themes import Theme

DRAWN = Size(18, 46)  # the size the points below were set out for
BLEED = 2.0

MOUTH = ((6.0, 7.6), (11.3, 7.6))
# From the top of the sliding jaw, round the handle, to the top of the fixed one.
BACK = (
    (11.3, 3.0), (12.2, 2.2), (14.4, 2.9), (16.6, 6.0), (16.9, 10.2), (15.2, 14.2), (12.9, 17.6),
    (12.0, 21.5), (11.9, 28.0), (12.2, 34.5), (13.2, 39.4), (13.3, 42.2), (11.8, 44.5), (9.0, 45.3),
    (6.2, 44.5), (4.7, 42.2), (4.8, 39.4), (5.8, 34.5), (6.1, 28.0), (6.0, 21.5), (5.1, 17.6),
    (2.6, 14.2), (1.1, 9.6), (1.4, 5.2), (3.0, 1.9), (4.8, 0.8), (6.0, 1.6),
)  # fmt: skip


@cache
def wrench(size: Size, theme: Theme) -> Face:
    """The token's front; size in mm, 18 x 46 by default."""
    return _token(size, theme, Matrix())


@cache
def wrench_back(size: Size, theme: Theme) -> Face:
    """The token's other side: the mirror image, so that both sides are cut as one."""
    return _token(size, theme, Matrix(a=-1, e=DRAWN.width))


def _token(size: Size, theme: Theme, side: Matrix) -> Face:
    fit = Matrix(a=size.width / DRAWN.width, d=size.height / DRAWN.height)
    marks = (Group((Group(_forging(theme), side), *_year(theme)), fit),)
    cut = paths.moved(_silhouette(), side.then(fit))
    return Face(size.width, size.height, marks, bleed=BLEED, cut=cut)


def _silhouette() -> Outline:
    back: tuple[Segment, ...] = paths.smooth(BACK)
    return (*back, *(Line(x, y) for x, y in MOUTH), Close())


def _forging(theme: Theme) -> tuple[Mark, ...]:
    """Steel, chamfer, slide and worm, hanging hole."""
    body = _silhouette()
    width = DRAWN.width
    steel = Linear(0, 0, width, 0, ramp(theme, "steel"))
    past = Stroke(theme["pipes.steel.2"], 2 * BLEED, join="round")
    chamfer = (
        Path(body, stroke=Stroke(theme["pipes.steel.0"], 2.2, 0.5, join="round")),
        Path(body, stroke=Stroke(theme["pipes.steel.7"], 1.3, 0.75, join="round")),
        Path(body, stroke=Stroke(theme["pipes.steel.1"], 0.7, 1, join="round")),
    )
    return (
        Path(body, stroke=past),
        Path(body, steel),
        Group(chamfer, clip=body),
        *_slide(theme),
        *_panel(theme),
        Path(paths.circle(9, 41.4, 1.75), Solid(theme["pipes.steel.7"]), outline(theme, 0.15)),
        Path(paths.circle(9, 41.4, 1.25), Solid(theme["pipes.dark.0"])),
    )


def _slide(theme: Theme) -> tuple[Mark, ...]:
    """The seam of the sliding jaw, and the worm one turns with a thumb."""
    seam = paths.polyline(((11.3, 7.6), (11.3, 9.7), (16.8, 9.7))) + paths.line(6.2, 9.7, 11.3, 9.7)
    window = paths.rounded(8.2, 11.1, 5.2, 3.0, 0.5)
    worm = paths.rounded(8.6, 11.25, 4.4, 2.7, 0.4)
    threads = tuple(
        s for i in range(7) for s in paths.line(8.9 + 0.55 * i, 13.85, 9.3 + 0.55 * i, 11.35)
    )
    shine = Linear(0, 11.25, 0, 13.95, ramp(theme, "brass"))
    return (
        Path(seam, stroke=Stroke(theme["pipes.steel.0"], 0.35)),
        veil(
            (
                Path(
                    paths.line(6.4, 10.0, 16.6, 10.0), stroke=Stroke(theme["pipes.gloss"], 0.2, 0.7)
                ),
            )
        ),
        Path(window, Solid(theme["pipes.dark.0"])),
        Path(worm, shine),
        Path(threads, stroke=Stroke(theme["pipes.brass.0"], 0.22)),
    )


def _panel(theme: Theme) -> tuple[Mark, ...]:
    """The sunk web of the handle."""
    panel = paths.rounded(7.4, 19.4, 3.2, 18.2, 1.6)
    sunk = Linear(
        7.4, 0, 10.6, 0, (
            Stop(0, theme["pipes.steel.0"]), Stop(0.3, theme["pipes.steel.2"]),
            Stop(0.7, theme["pipes.steel.2"]), Stop(1, theme["pipes.steel.0"]),
        )
    )  # fmt: skip
    return (
        Path(panel, sunk, Stroke(theme["pipes.steel.0"], 0.3)),
        Path(
            paths.rounded(7.15, 19.15, 3.7, 18.7, 1.85), stroke=Stroke(theme["pipes.steel.7"], 0.22)
        ),
    )


def _year(theme: Theme) -> tuple[Mark, ...]:
    """Read along the handle, never in a mirror."""
    words = centred(0, 0, "1972", font="slab", size=pt(8), ink=theme["pipes.steel.7"])
    under = centred(0.14, 0.14, "1972", font="slab", size=pt(8), ink=theme["pipes.steel.0"])
    place = turn(90).then(Matrix(e=DRAWN.width / 2, f=28.4))
    return (Group((under, words), place),)
