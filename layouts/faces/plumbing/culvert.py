"""Where the water goes: a dark arch in the wall, and who lives there.  Lengths in mm."""

from __future__ import annotations

from layouts import paths
from layouts.faces.plumbing.fittings import radius
from layouts.faces.plumbing.metal import contact, outline, veil
from layouts.marks import (
    Close,
    Curve,
    Group,
    Line,
    Linear,
    Mark,
    Move,
    Outline,
    Path,
    Solid,
    Stop,
    Stroke,
    move,
    scale,
)
from layouts.paths import KAPPA
from layouts.sizes import Size
from layouts.themes import Theme


def arch(x: float, top: float, foot: float, half: float) -> Outline:
    """A round-headed opening about x, `half` to each side."""
    k = half * KAPPA
    spring = top + half
    return (
        Move(x - half, foot),
        Line(x - half, spring),
        Curve(x - half, spring - k, x - k, top, x, top),
        Curve(x + k, top, x + half, spring - k, x + half, spring),
        Line(x + half, foot),
        Close(),
    )


def culvert(size: Size, theme: Theme, x: float) -> tuple[Mark, ...]:
    """An arch about x that ends above the card's foot, as no opening is there."""
    r = radius(size)
    foot = size.height - 0.55 * r
    half = 1.08 * r
    top = foot - 1.95 * r
    hole = arch(x, top, foot, half)
    frame = arch(x, top - 0.34 * r, foot, half + 0.34 * r)
    sill = paths.rounded(x - half - 0.4 * r, foot - 0.12 * r, 2 * half + 0.8 * r, 0.34 * r, 0.3)
    dark = theme["pipes.dark.0"]
    stops = (Stop(0, dark), Stop(0.6, dark), Stop(1, theme["pipes.dark.1"]))
    depth = Linear(0, top, 0, foot, stops)
    return (
        contact(theme, frame, sill, reach=0.5),
        Path(frame, Solid(theme["pipes.stone"]), outline(theme, 0.2)),
        *_voussoirs(x, top + half, half, foot, r, theme),
        Path(hole, depth, outline(theme, 0.35)),
        Path(sill, Solid(theme["pipes.stone.light"]), outline(theme, 0.2)),
    )


def _voussoirs(
    x: float, spring: float, half: float, foot: float, r: float, theme: Theme
) -> tuple[Mark, ...]:
    joints: list[Mark] = []
    pen = Stroke(theme["pipes.stone.dark"], 0.3)
    for i in range(10):
        angle = 180 + 20 * i
        a, b = paths.polar(x, spring, half, angle), paths.polar(x, spring, half + 0.34 * r, angle)
        joints.append(Path(paths.line(*a, *b), stroke=pen))
    for y in (spring + (foot - spring) * 0.5,):
        for side in (-1, 1):
            near, far = x + side * half, x + side * (half + 0.34 * r)
            joints.append(Path(paths.line(near, y, far, y), stroke=pen))
    rim = arch(x, spring - half - 0.26 * r, foot, half + 0.26 * r)[:-1]
    gleam = Path(rim, stroke=Stroke(theme["pipes.stone.light"], 0.25, 0.6))
    return (*joints, veil((gleam,)))


def frog(x: float, y: float, r: float, theme: Theme) -> Group:
    """A frog that has been waiting for this; r is half its width."""
    green, dark = Solid(theme["pipes.frog"]), Stroke(theme["pipes.frog.dark"], 0.16, join="round")
    body = paths.smooth(
        [
            (-1.15, 1.0),
            (-1.0, 0.1),
            (-0.55, -0.45),
            (0.55, -0.45),
            (1.0, 0.1),
            (1.15, 1.0),
            (0, 1.12),
        ],
        closed=True,
    )
    marks: list[Mark] = [Path(_sized(body, r), green, dark)]
    for side in (-1, 1):
        at = side * 0.52 * r
        marks.append(Path(paths.circle(at, -0.5 * r, 0.4 * r), green, dark))
        marks.append(Path(paths.circle(at, -0.54 * r, 0.27 * r), Solid(theme["pipes.eye"])))
        marks.append(
            Path(
                paths.ellipse(at - 0.05 * r, -0.54 * r, 0.16 * r, 0.09 * r),
                Solid(theme["pipes.crack"]),
            )
        )
    smile = paths.smooth([(-0.7 * r, 0.12 * r), (0, 0.42 * r), (0.7 * r, 0.12 * r)])
    marks.append(Path(smile, stroke=Stroke(theme["pipes.frog.dark"], 0.2, cap="round")))
    return Group(tuple(marks), move(x, y))


def _sized(body: Outline, r: float) -> Outline:

    return paths.moved(body, scale(r))
