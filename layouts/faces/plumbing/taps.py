"""The two ends of a run: the valve that feeds it, the spout that ends it.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from random import Random

from layouts import paths
from layouts.faces.plumbing.culvert import culvert, frog
from layouts.faces.plumbing.drops import fall
from layouts.faces.plumbing.fittings import JOINT, edge, joint, radius
from layouts.faces.plumbing.handwheel import handwheel
from layouts.faces.plumbing.metal import (
    band,
    barrel,
    bend,
    cone,
    contact,
    knob,
    outline,
    poured,
    sector,
    studded,
)
from layouts.faces.plumbing.pipes import card
from layouts.marks import Face, Group, Mark, Path, Solid, Stroke, move, turn
from layouts.sizes import Size
from layouts.themes import Theme

# In bores' radii.
WHEEL = 2.25  # from the right edge to the middle of the hand wheel
NOZZLE = 1.9  # from the left edge to the axis of the nozzle
DROP = 1.3  # from the bore's axis down to the nozzle's lip


@cache
def valve(size: Size, theme: Theme) -> Face:
    """The valve: its mouth opens W, its blue hand wheel is on the right; size in mm."""
    r = radius(size)
    marks: list[Mark] = [
        Group(_body(size, theme), edge("W", size)),
        joint("W", size, theme),
        Group(handwheel(1.55 * r, theme), move(size.width - WHEEL * r, size.height / 2)),
    ]
    return card(size, theme, marks)


def _body(size: Size, theme: Theme) -> tuple[Mark, ...]:
    """The brass body from its mouth to the bonnet under the wheel; the axis is y = 0."""
    r = radius(size)
    middle = size.width - WHEEL * r
    rose = paths.circle(middle, 0, 1.8 * r)
    mouth = paths.rectangle(JOINT * r, -r, middle - JOINT * r, 2 * r)
    bolts = [paths.polar(middle, 0, 1.66 * r, 22.5 + 45 * i) for i in range(8)]
    marks: list[Mark] = [
        contact(theme, mouth),
        contact(theme, rose, reach=0.5),
        *barrel(theme, "brass", JOINT * r - 0.5, middle, r),
        *band(theme, "brass", JOINT * r + 0.05 * r, JOINT * r + 0.34 * r, 1.16 * r),
        *_flow(r, theme),
        studded(theme, "brass", rose, middle, 0, 2.4 * r),
        Path(rose, stroke=outline(theme, 0.2)),
        Path(paths.circle(middle, 0, 1.5 * r), stroke=outline(theme, 0.25)),
        Path(paths.circle(middle, 0, 1.44 * r), stroke=Stroke(theme["pipes.nut.light"], 0.18)),
    ]
    for x, y in bolts:
        head = paths.regular(x, y, 0.15 * r, 6)
        marks.append(Path(head, Solid(theme["pipes.nut"]), outline(theme, 0.14)))
        marks.append(Path(paths.circle(x, y, 0.07 * r), Solid(theme["pipes.nut.light"])))
    return tuple(marks)


def _flow(r: float, theme: Theme) -> tuple[Mark, ...]:
    """The arrow cast into the body: water leaves by the mouth."""
    start = (JOINT + 0.46) * r
    arrow = paths.polygon(
        (
            (start, 0), (start + 0.3 * r, -0.28 * r), (start + 0.3 * r, -0.1 * r),
            (start + 0.62 * r, -0.1 * r), (start + 0.62 * r, 0.1 * r),
            (start + 0.3 * r, 0.1 * r), (start + 0.3 * r, 0.28 * r),
        )
    )  # fmt: skip
    gleam = Group((Path(arrow, Solid(theme["pipes.nut.light"])),), move(0.12, 0.14))
    return gleam, Path(arrow, Solid(theme["pipes.nut.dark"]))


@cache
def spout(size: Size, theme: Theme) -> Face:
    """The spout: the pipe enters at E, the nozzle bends down at the left; size in mm."""
    r = radius(size)
    fallen = size.height - 0.95 * r
    nozzle = NOZZLE * r
    marks: list[Mark] = [
        *culvert(size, theme, nozzle),
        *fall(theme, Random("spout"), nozzle, size.height / 2 + (DROP + 0.2) * r, fallen, 0.42 * r),
        frog(nozzle + 0.74 * r, size.height - 0.93 * r, 0.27 * r, theme),
        *_tap(size, theme),
        joint("E", size, theme),
    ]
    return card(size, theme, marks)


def _tap(size: Size, theme: Theme) -> tuple[Mark, ...]:
    """Sleeve, barrel, quarter bend and lip, with the key on top; drawn on the card itself."""
    r, middle = radius(size), size.height / 2
    turnpoint = NOZZLE * r
    tube, bow = 0.72 * r, 1.0 * r
    corner = (turnpoint + bow, middle + bow)
    foot = middle + DROP * r
    right = size.width - JOINT * r
    stem = paths.rectangle(corner[0], middle - tube, right - corner[0], 2 * tube)
    curve = sector(*corner, bow - tube, bow + tube, 180, 270)
    lip = paths.rectangle(turnpoint - 0.86 * r, foot, 1.72 * r, 0.28 * r)
    inlet = right - 1.25 * r
    return (
        contact(theme, stem, curve, lip),
        *_key(inlet - 0.35 * r, middle, r, theme),
        *bend(theme, "brass", corner, bow - tube, bow + tube, (180, 270)),
        Group(
            (
                *barrel(theme, "brass", corner[0] - 0.02, inlet, tube),
                *cone(theme, "brass", inlet, inlet + 0.5 * r, tube, r),
                *barrel(theme, "brass", inlet + 0.5 * r, right + 0.5, r),
                *band(theme, "brass", inlet + 0.42 * r, inlet + 0.66 * r, 1.12 * r),
                *band(theme, "brass", right - 0.14 * r, right + 0.3, 1.12 * r),
                *band(theme, "brass", inlet - 0.98 * r, inlet + 0.16 * r, 0.9 * r, 0.8),
            ),
            move(0, middle),
        ),
        Group(
            (
                *barrel(theme, "brass", corner[1] - 0.02, foot + 0.1, tube),
                *band(theme, "brass", foot, foot + 0.28 * r, 0.86 * r),
            ),
            turn(90).then(move(turnpoint, 0)),
        ),
    )


def _key(x: float, middle: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    """Gland, spindle and the crossbar one turns, above the barrel at x."""
    top = middle - 2.25 * r
    bar = paths.rounded(x - 1.05 * r, top, 2.1 * r, 0.44 * r, 0.22 * r)
    spindle = paths.rectangle(x - 0.17 * r, top, 0.34 * r, 1.5 * r)
    gland = paths.rounded(x - 0.46 * r, middle - 1.2 * r, 0.92 * r, 0.55 * r, 0.3)
    return (
        contact(theme, bar, spindle, gland),
        poured(theme, "brass", spindle, 0.17 * r, about=x, axis="y"),
        poured(theme, "brass", gland, 0.46 * r, about=x, axis="y"),
        Path(spindle + gland, stroke=outline(theme)),
        poured(theme, "blue", bar, 0.22 * r, about=top + 0.22 * r),
        Path(bar, stroke=outline(theme)),
        *(_ball(x + side * 0.92 * r, top + 0.22 * r, 0.3 * r, "blue", theme) for side in (-1, 1)),
        _ball(x, top + 0.22 * r, 0.27 * r, "brass", theme),
    )


def _ball(x: float, y: float, r: float, metal: str, theme: Theme) -> Group:
    return Group(
        (
            knob(theme, metal, 0, 0, r, 0.9),
            Path(paths.circle(0, 0, r), stroke=outline(theme)),
        ),
        move(x, y),
    )
