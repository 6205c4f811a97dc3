"""Trees of a Brazilian forest from above, each of radius 10 about the origin.  Lengths in mm.

A tree is drawn once and used at many sizes; the light always falls from the north-west, so a tree
is never turned.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from layouts import paths
from layouts.marks import Face, Mark, Outline, Path, Solid, Stroke, Use, move, scale
from layouts.paths import polar
from layouts.themes import Theme

RADIUS = 10.0
VARIANTS = 3
REACH = 14.0  # a tree with its shadow keeps within this
LIGHT = (-0.13, -0.16)  # towards the light, in radii


def planted(kind: str, variant: int, x: float, y: float, r: float, theme: Theme) -> Use:
    """A tree of radius r mm at (x, y)."""
    return Use(tree(kind, variant % VARIANTS, theme), scale(r / RADIUS).then(move(x, y)))


@cache
def tree(kind: str, variant: int, theme: Theme) -> Face:
    """A tree of that kind; variants differ as two trees do."""
    marks = KINDS[kind](kind, Random(f"{kind} {variant}"), theme)
    return Face(0, 0, marks, bleed=REACH)


def scallops(x: float, y: float, r: float, lobes: int, angle: float, depth: float) -> Outline:
    """A crown's edge: round lobes about (x, y) that reach out to r."""
    points = []
    step = 360 / lobes
    for i in range(lobes):
        a = angle + i * step
        points += [
            polar(x, y, r * (1 - depth), a - step / 2),
            polar(x, y, r * (1 - depth * 0.12), a - step / 4),
            polar(x, y, r, a),
            polar(x, y, r * (1 - depth * 0.12), a + step / 4),
        ]
    return paths.smooth(points, closed=True)


def _pen(colour: str) -> Stroke:
    """What a tree is outlined with."""
    return Stroke(colour, 0.55, join="round")


def _shadow(outline: Outline, theme: Theme) -> Path:
    fallen = paths.moved(outline, move(-LIGHT[0] * RADIUS, -LIGHT[1] * RADIUS))
    return Path(fallen, Solid(theme["forest.shadow"], 0.5))


def _broadleaf(kind: str, chance: Random, theme: Theme) -> tuple[Mark, ...]:
    """A round crown in three tones, and leaves that catch the light."""
    role = f"forest.{kind}"
    dark, mid, light = theme[f"{role}.dark"], theme[role], theme[f"{role}.light"]
    angle, lobes = chance.uniform(0, 60), chance.choice((9, 10, 11))
    crown = scallops(0, 0, RADIUS, lobes, angle, 0.13)
    inner = scallops(-0.7, -0.9, 7.6, lobes - 1, angle + 20, 0.13)
    tip = scallops(-1.5, -1.9, 4.6, lobes - 3, angle + 50, 0.14)
    leaves: Outline = ()
    for _ in range(9):
        a, far = chance.uniform(0, 360), chance.uniform(5.2, 8.6)
        x, y = polar(-0.2, -0.3, far, a)
        leaves += paths.arc(x, y, 0.75, 190, 330)
    for _ in range(4):
        x, y = polar(-1.5, -1.9, chance.uniform(0.4, 3.0), chance.uniform(0, 360))
        leaves += paths.arc(x, y, 0.75, 190, 330)
    if theme.drawn("forest.tree", "outline"):
        return (
            Path(crown, Solid(mid), _pen(dark)),
            Path(tip, Solid(light)),
            Path(leaves, stroke=Stroke(dark, 0.42, cap="round")),
        )
    return (
        _shadow(crown, theme),
        Path(crown, Solid(dark)),
        Path(inner, Solid(mid)),
        Path(tip, Solid(light)),
        Path(leaves, stroke=Stroke(light, 0.42, cap="round")),
    )


def _araucaria(kind: str, chance: Random, theme: Theme) -> tuple[Mark, ...]:
    """The Paraná pine: a candelabrum of arms with a tuft at every end."""
    dark, mid, light = (
        theme["forest.pine.dark"], theme["forest.pine"], theme["forest.pine.light"],
    )  # fmt: skip
    arms, angle = chance.choice((9, 10, 11)), chance.uniform(0, 40)
    ways = [angle + 360 * i / arms for i in range(arms)]
    boughs: Outline = ()
    tufts: Outline = ()
    gleams: Outline = ()
    for a in ways:
        x, y = polar(0, 0, 8.1, a)
        boughs += paths.line(0, 0, x, y)
        tufts += paths.star(x, y, 2.35, 1.5, 9, a)
        gleams += paths.star(x - 0.25, y - 0.3, 1.45, 0.6, 7, a)
    for a in ways:
        x, y = polar(0, 0, 4.6, a + 180 / arms)
        tufts += paths.star(x, y, 1.75, 1.1, 8, a)
        gleams += paths.star(x - 0.2, y - 0.25, 1.1, 0.45, 7, a)
    if theme.drawn("forest.tree", "outline"):
        return (
            Path(boughs, stroke=_pen(dark)),
            Path(tufts, Solid(mid), _pen(dark)),
            Path(gleams, Solid(light)),
        )
    disc = paths.circle(0, 0, 6.8)
    return (
        _shadow(disc, theme),
        _shadow(tufts, theme),
        Path(disc, Solid(dark)),
        Path(boughs, stroke=Stroke(dark, 1.1, cap="round")),
        Path(tufts, Solid(mid)),
        Path(gleams, Solid(light)),
        Path(paths.star(0, 0, 2.6, 1.3, 9, angle), Solid(mid)),
        Path(paths.star(-0.3, -0.35, 1.5, 0.6, 7, angle), Solid(light)),
    )


def _palm(kind: str, chance: Random, theme: Theme) -> tuple[Mark, ...]:
    """A buriti palm: long leaves from the heart, each with its rib."""
    dark, mid, light = (
        theme["forest.palm.dark"], theme["forest.palm"], theme["forest.palm.light"],
    )  # fmt: skip
    count, angle = chance.choice((9, 11)), chance.uniform(0, 40)
    under: Outline = ()
    over: Outline = ()
    ribs: Outline = ()
    for i in range(count):
        a = angle + 360 * i / count
        under += _frond(9.2, a + 180 / count, 1.5)
        over += _frond(chance.uniform(9.0, 10.0), a, 1.6)
        ribs += paths.line(*polar(0, 0, 1.2, a), *polar(0, 0, 8.4, a))
    if theme.drawn("forest.tree", "outline"):
        return (
            Path(under, Solid(light)),
            Path(over, Solid(mid), _pen(dark)),
            Path(ribs, stroke=Stroke(dark, 0.3, cap="round")),
        )
    return (
        _shadow(under + over, theme),
        Path(under, Solid(dark)),
        Path(over, Solid(mid)),
        Path(ribs, stroke=Stroke(light, 0.45, cap="round")),
        Path(paths.circle(0, 0, 1.3), Solid(light)),
    )


def _frond(r: float, angle: float, half: float) -> Outline:
    """A leaf from the origin to radius r, half its width given."""
    spread = half / r * 57.3
    return paths.smooth(
        [
            (0, 0),
            polar(0, 0, r * 0.35, angle - spread * 2.2),
            polar(0, 0, r * 0.75, angle - spread * 0.9),
            polar(0, 0, r, angle),
            polar(0, 0, r * 0.75, angle + spread * 0.9),
            polar(0, 0, r * 0.35, angle + spread * 2.2),
        ],
        closed=True,
    )


def _fern(kind: str, chance: Random, theme: Theme) -> tuple[Mark, ...]:
    """A fern on the ground; it lays no shadow."""
    blades: Outline = ()
    angle = chance.uniform(0, 72)
    for i in range(7):
        blades += paths.line(0, 0, *polar(0, 0, chance.uniform(7, 10), angle + 51.4 * i))
    return (Path(blades, stroke=Stroke(theme["forest.fern"], 2.4, cap="round")),)


KINDS: dict[str, Callable[[str, Random, Theme], tuple[Mark, ...]]] = {
    "leaf.0": _broadleaf,
    "leaf.1": _broadleaf,
    "leaf.2": _broadleaf,
    "ipe": _broadleaf,
    "plum": _broadleaf,
    "pine": _araucaria,
    "palm": _palm,
    "fern": _fern,
}
