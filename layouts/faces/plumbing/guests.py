"""Who and what one finds on a pipe: a snail, a goldfish, one odd tile.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import paths
from layouts.faces.plumbing.metal import veil
from layouts.faces.plumbing.wall import GROUT
from layouts.marks import Face, Mark, Path, Segment, Solid, Stroke
from layouts.themes import Theme


@cache
def snail(theme: Theme) -> Face:
    """A snail on the line y = 0, bound for +x; about 6 mm long at scale 1."""
    ink = theme["pipes.line"]
    foot = paths.smooth(
        [(-3.0, 0.02), (-1.6, -0.6), (0.6, -0.7), (1.7, -1.0), (2.0, -1.75), (2.55, -1.8),
         (2.75, -1.2), (2.5, -0.3), (1.8, 0.05), (0, 0.1)], closed=True,
    )  # fmt: skip
    horns = paths.line(2.2, -1.7, 2.15, -2.45) + paths.line(2.5, -1.7, 2.8, -2.35)
    tips = paths.circle(2.15, -2.5, 0.14) + paths.circle(2.82, -2.42, 0.14)
    shell = paths.circle(-0.35, -1.65, 1.42)
    whorl = paths.smooth([paths.polar(-0.35, -1.65, 1.2 - 0.1 * i, 70 + 50 * i) for i in range(11)])
    marks: tuple[Mark, ...] = (
        veil((Path(paths.ellipse(-0.1, 0.15, 2.9, 0.4), Solid(theme["pipes.shadow"], 0.4)),)),
        Path(horns, stroke=Stroke(ink, 0.16, cap="round")),
        Path(tips, Solid(ink)),
        Path(foot, Solid(theme["pipes.snail"]), Stroke(ink, 0.15)),
        Path(shell, Solid(theme["pipes.snail.shell"]), Stroke(ink, 0.15)),
        Path(whorl, stroke=Stroke(theme["pipes.snail.dark"], 0.3, cap="round")),
        veil(
            (
                Path(
                    paths.arc(-0.35, -1.65, 1.05, 200, 285),
                    stroke=Stroke(theme["pipes.gloss"], 0.28, 0.6, cap="round"),
                ),
            )
        ),
    )
    return Face(0, 0, marks, bleed=4.0)


@cache
def goldfish(theme: Theme) -> Face:
    """A goldfish that did not expect this, about the origin, nose to +x; about 6 mm long."""
    ink = theme["pipes.line"]
    body = paths.smooth(
        [(2.7, -0.1), (1.6, -1.15), (0, -1.35), (-1.5, -0.45), (-1.7, 0), (-1.5, 0.45), (0, 1.25),
         (1.6, 0.95)], closed=True,
    )  # fmt: skip
    tail = paths.smooth(
        [(-1.4, 0), (-2.5, -1.5), (-3.3, -1.3), (-2.7, 0), (-3.3, 1.3), (-2.5, 1.5)], closed=True
    )
    fins = paths.smooth([(0.9, -1.2), (0.1, -2.1), (-0.8, -1.9), (-0.7, -1.0)], closed=True)
    scales: list[Segment] = []
    for x, y in ((-0.2, -0.5), (-0.2, 0.4), (-0.9, 0), (0.5, 0)):
        scales.extend(paths.arc(x - 0.3, y, 0.42, -60, 60))
    fish, pen = Solid(theme["pipes.fish"]), Stroke(ink, 0.15, join="round")
    marks: tuple[Mark, ...] = (
        Path(tail, Solid(theme["pipes.fish.light"]), pen),
        Path(fins, Solid(theme["pipes.fish.light"]), pen),
        Path(body, fish, pen),
        veil((Path(paths.ellipse(0.3, 0.62, 1.3, 0.36), Solid(theme["pipes.gloss"], 0.3)),)),
        Path(tuple(scales), stroke=Stroke(theme["pipes.fish.dark"], 0.14, cap="round")),
        Path(paths.circle(1.55, -0.38, 0.42), Solid(theme["pipes.gloss"]), Stroke(ink, 0.12)),
        Path(paths.circle(1.66, -0.4, 0.2), Solid(ink)),
        Path(paths.circle(2.5, 0.1, 0.2), Solid(theme["pipes.fish.dark"])),
    )
    return Face(0, 0, marks, bleed=4.0)


@cache
def odd_tile(width: float, height: float, theme: Theme) -> Face:
    """One painted tile, left over from a better room; width x height with half its joints."""
    blue, white = theme["pipes.blue.3"], theme["pipes.tile"]
    inset = GROUT / 2
    body = paths.rounded(inset, inset, width - 2 * inset, height - 2 * inset, 0.7)
    glaze = paths.rounded(0.5, 0.5, width - 1.0, height - 1.0, 0.6)
    frame = paths.rounded(1.0, 1.0, width - 2.0, height - 2.0, 0.5)
    x, y, r = width / 2, height / 2, min(width, height) * 0.26
    quarters: list[Segment] = []
    for cx in (1.0, width - 1.0):
        for cy in (1.0, height - 1.0):
            quarters.extend(paths.circle(cx + (x - cx) * 0.24, cy + (y - cy) * 0.24, r * 0.2))
    petals: list[Segment] = []
    for i in range(4):
        a, b = paths.polar(x, y, r * 0.62, 90 * i - 32), paths.polar(x, y, r * 0.62, 90 * i + 32)
        tip = paths.polar(x, y, r * 1.12, 90 * i)
        petals.extend(paths.smooth([(x, y), a, tip, b], closed=True))
    marks = (
        Path(body, Solid(theme["pipes.tile.dark"])),
        Path(glaze, Solid(white)),
        Path(frame, stroke=Stroke(blue, 0.28)),
        Path(tuple(quarters), Solid(blue)),
        Path(tuple(petals), Solid(blue)),
        Path(paths.circle(x, y, r * 0.26), Solid(theme["pipes.nut"]), Stroke(blue, 0.2)),
    )
    return Face(width, height, marks)
