"""The valve's cast hand wheel, enamelled blue for cold.  Lengths in mm."""

from __future__ import annotations

from layouts import paths
from layouts.faces.plumbing.drops import drop
from layouts.faces.plumbing.metal import contact, hoop, knob, outline, poured
from layouts.marks import Group, Mark, Path, Stroke, turn
from layouts.themes import Theme

SPOKES = 5


def handwheel(r: float, theme: Theme) -> tuple[Mark, ...]:
    """A wheel of radius r about the origin: bead rim, swept spokes, brass nut."""
    rim = r * 0.17
    inner = r - 2 * rim
    hub = r * 0.3
    spokes = [
        Group(_spoke(hub, inner + rim * 0.6, r, theme), turn(72 * i - 90)) for i in range(SPOKES)
    ]
    shadow = [
        contact(theme, paths.circle(0, 0, r), paths.circle(0, 0, inner), reach=0.55),
        contact(theme, paths.circle(0, 0, hub), reach=0.6),
    ]
    return (
        *shadow,
        *spokes,
        *hoop(theme, "blue", inner, r),
        *(_grip(r - rim, rim, theme, 72 * i - 54) for i in range(SPOKES)),
        knob(theme, "blue", 0, 0, hub, 0.87),
        knob(theme, "brass", 0, 0, hub * 0.78, 0.78),
        Path(paths.circle(0, 0, hub) + paths.circle(0, 0, hub * 0.78), stroke=outline(theme, 0.2)),
        Path(paths.regular(0, 0, hub * 0.62, 6), stroke=outline(theme, 0.2)),
        drop(theme, 0, hub * 0.08, hub * 0.26, 180),
    )


def _spoke(start: float, end: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    wide, waist = 0.13 * r, 0.085 * r
    body = paths.polygon(((start * 0.6, -wide), (end, -waist), (end, waist), (start * 0.6, wide)))
    return (
        contact(theme, body, reach=0.4),
        poured(theme, "blue", body, wide),
        Path(body, stroke=outline(theme)),
    )


def _grip(at: float, half: float, theme: Theme, degrees: float) -> Group:
    """A thumb's hollow in the rim."""
    left, right = paths.arc(0, 0, at, -11, 11), paths.arc(0, 0, at - half * 0.45, -9, 9)
    return Group(
        (
            Path(left, stroke=Stroke(theme["pipes.blue.1"], half * 0.5, cap="round")),
            Path(right, stroke=Stroke(theme["pipes.blue.7"], half * 0.16, cap="round")),
        ),
        turn(degrees),
    )
