"""What lies in a bath: the drain, the plug on its chain, the mixer and the duck.  Lengths in mm."""

from __future__ import annotations

from math import hypot

from layouts import paths
from layouts.faces.plumbing.metal import contact, knob, outline, studded, veil
from layouts.marks import Group, Mark, Path, Segment, Solid, Stroke, move, scale, turn
from layouts.paths import Point
from layouts.themes import Theme


def drain(x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    """A chromed grating of radius r about (x, y)."""
    holes: list[Segment] = list(paths.circle(x, y, r * 0.1))
    for count, at, wide in ((6, 0.3, 0.095), (12, 0.54, 0.105)):
        for i in range(count):
            holes.extend(paths.circle(*paths.polar(x, y, r * at, 360 * i / count), r * wide))
    ring = paths.circle(x, y, r)
    return (
        contact(theme, ring, reach=0.8),
        knob(theme, "steel", x, y, r, 0.98),
        Path(ring, stroke=outline(theme, 0.2)),
        Path(paths.circle(x, y, r * 0.76), stroke=outline(theme, 0.2)),
        knob(theme, "steel", x, y, r * 0.72, 0.5),
        Path(tuple(holes), Solid(theme["pipes.dark.0"]), Stroke(theme["pipes.steel.7"], 0.14)),
    )


def chain(start: Point, end: Point, theme: Theme) -> tuple[Mark, ...]:
    """Ball chain from the plug to the rim, slack."""
    (x1, y1), (x2, y2) = start, end
    count = max(8, int(hypot(x2 - x1, y2 - y1) / 1.5))
    balls: list[Segment] = []
    gleams: list[Segment] = []
    for i in range(count + 1):
        t = i / count
        sag = 9 * t * (1 - t) * 4
        x, y = x1 + (x2 - x1) * t - sag * 0.25, y1 + (y2 - y1) * t + sag * 0.55
        balls.extend(paths.circle(x, y, 0.62))
        gleams.extend(paths.circle(x - 0.1, y - 0.12, 0.24))
    return (
        Path(tuple(balls), Solid(theme["pipes.steel.3"]), outline(theme, 0.18)),
        Path(tuple(gleams), Solid(theme["pipes.steel.7"])),
    )


def plug(x: float, y: float, r: float, theme: Theme) -> Group:
    """A rubber plug with a brass ring."""
    return Group(
        (
            contact(theme, paths.circle(0, 0, r), reach=0.8),
            knob(theme, "iron", 0, 0, r, 0.9),
            Path(paths.ring(0, 0, r * 0.7, r), stroke=outline(theme, 0.22)),
            Path(
                paths.ring(0, 0, r * 0.2, r * 0.34),
                Solid(theme["pipes.nut"]),
                outline(theme),
                evenodd=True,
            ),
        ),
        move(x, y),
    )


def mixer(x: float, y: float, theme: Theme) -> tuple[Mark, ...]:
    """Spout between a cold and a hot head, on the rim at (x, y)."""
    spout = paths.rounded(x - 1.9, y - 3.4, 3.8, 11.5, 1.9)
    bridge = paths.rounded(x - 11, y - 1.3, 22, 2.6, 1.3)
    heads: list[Mark] = []
    for side, metal in ((-1, "blue"), (1, "copper")):
        at = x + side * 11
        head = paths.star(at, y, 3.9, 3.1, 8)
        heads += [
            contact(theme, paths.circle(at, y, 3.3), reach=0.5),
            studded(theme, metal, head, at, y, 3.9),
            Path(head, stroke=outline(theme)),
            knob(theme, "brass", at, y, 1.3, 0.93),
            Path(paths.circle(at, y, 1.3), stroke=outline(theme)),
        ]
    return (
        contact(theme, spout, bridge, reach=0.7),
        Path(bridge, Solid(theme["pipes.brass.4"]), outline(theme)),
        *heads,
        Path(spout, Solid(theme["pipes.brass.5"]), outline(theme)),
        veil(
            (
                Path(
                    paths.line(x, y - 1.6, x, y + 5.6),
                    stroke=Stroke(theme["pipes.gloss"], 0.9, 0.6, cap="round"),
                ),
            )
        ),
    )


def duck(x: float, y: float, r: float, theme: Theme) -> Group:
    """The rubber duck, from above, keeping an eye on both piles."""
    pen = Stroke(theme["pipes.duck.dark"], 0.07, join="round")
    yellow, light = Solid(theme["pipes.duck"]), Solid(theme["pipes.duck.light"], 0.75)
    body = paths.smooth(
        [(0, -0.85), (0.72, -0.45), (0.86, 0.25), (0.5, 0.95), (0, 1.5), (-0.5, 0.95),
             (-0.86, 0.25),         (-0.72, -0.45)], closed=True,
    )  # fmt: skip
    bill = paths.smooth(
        [(-0.26, -1.02), (-0.34, -1.36), (0, -1.52), (0.34, -1.36), (0.26, -1.02)], closed=True
    )
    wings = tuple(
        segment
        for side in (-1, 1)
        for segment in paths.smooth([(side * 0.52, -0.15), (side * 0.62, 0.4), (side * 0.28, 0.85)])
    )
    eyes = paths.circle(-0.27, -0.86, 0.085) + paths.circle(0.27, -0.86, 0.085)
    marks: tuple[Mark, ...] = (
        veil(
            Path(
                paths.ellipse(0, 0.3, 1.05 + k, 1.35 + k),
                stroke=Stroke(theme["pipes.gloss"], 0.06, 0.6 - k),
            )
            for k in (0.15, 0.35)
        ),
        veil((Path(paths.ellipse(0.1, 0.4, 0.95, 1.2), Solid(theme["pipes.shadow"], 0.3)),)),
        Path(body, yellow, pen),
        Path(wings, stroke=Stroke(theme["pipes.duck.dark"], 0.1, cap="round")),
        veil((Path(paths.ellipse(0, 0.35, 0.28, 0.5), light),)),
        Path(bill, Solid(theme["pipes.duck.bill"]), pen),
        Path(paths.circle(0, -0.62, 0.56), yellow, pen),
        veil((Path(paths.ellipse(0, -0.5, 0.26, 0.22), light),)),
        Path(eyes, Solid(theme["pipes.crack"])),
    )
    return Group(marks, scale(r).then(turn(-24)).then(move(x, y)))
