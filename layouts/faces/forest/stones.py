"""Stepping stones, the clearings with their rings of light, and the stone in the middle.

Lengths in mm about the origin, y down; everything is drawn for a stone of diameter 10.
"""

from __future__ import annotations

from functools import cache
from random import Random

from layouts import paths
from layouts.faces.forest.hat_patterns import Band, rim
from layouts.faces.forest.trees import scallops
from layouts.marks import Face, Mark, Outline, Path, Solid, Stroke, Use, flat, move, scale, turn
from layouts.paths import polar
from layouts.themes import Theme

DIAMETER = 10.0
VARIANTS = 6
GLADE = (11.4, 6.9)  # half length across the path, half width along it


def laid(face: Face, x: float, y: float, diameter: float, angle: float = 0.0) -> Use:
    """The face with a stone of that diameter in mm at (x, y), turned by the angle."""
    return Use(face, scale(diameter / DIAMETER).then(turn(angle)).then(move(x, y)))


@cache
def stone(variant: int, theme: Theme) -> Face:
    """One stepping stone, worn round; variants differ in their edges and their grain."""
    chance = Random(f"stone {variant}")
    worn = [1 - 0.05 * chance.random() for _ in range(11)]
    edge = paths.smooth(
        [polar(0, 0, 5 * by, 360 * i / len(worn)) for i, by in enumerate(worn)], closed=True
    )
    grain: Outline = ()
    for _ in range(4):
        a, r = chance.uniform(0, 360), chance.uniform(3.5, 4.1)
        grain += paths.arc(-0.12, -0.14, r, a, a + chance.uniform(14, 46))
    specks: Outline = ()
    for _ in range(9):
        x, y = polar(0, 0, chance.uniform(0.4, 4.0), chance.uniform(0, 360))
        specks += paths.circle(x, y, chance.uniform(0.07, 0.16))
    ink = theme["forest.stone.moss"]
    return _face(
        _slab(edge, theme),
        Path(grain, stroke=Stroke(ink, 0.22, cap="round")),
        Path(specks, Solid(ink)),
    )


@cache
def exit_stone(colour: str, theme: Theme) -> Face:
    """The stone before a base, with the base's colour round it."""
    ink = theme[f"hat.{colour}.ink"]
    ring = Band(3.2, 4.75)
    edges = paths.circle(0, 0, ring.outer) + paths.circle(0, 0, ring.inner)
    return _face(
        _slab(paths.circle(0, 0, 5), theme),
        rim(colour, ring, theme),
        Path(edges, stroke=Stroke(ink, 0.12)),
    )


@cache
def glade(theme: Theme) -> Face:
    """A clearing across the path, light falling into it; hats stand in it side by side."""
    long, wide = GLADE
    chance = Random("glade")

    def edge(grow: float) -> Outline:
        points = []
        for i in range(26):
            x, y = polar(0, 0, 1, 360 * i / 26)
            k = 1 + grow + (0.045 if i % 2 else -0.02)
            points.append((x * long * k, y * wide * k))
        return paths.smooth(points, closed=True)

    rays: Outline = ()
    for i in range(24):
        a = 360 * i / 24
        rays += paths.line(*polar(0, 0, 6.45, a), *polar(0, 0, 7.5 if i % 2 else 7.0, a))
    spots: Outline = ()
    for side in (-1, 1):
        for i in range(5):
            a = (i - 2) * 19 + chance.uniform(-4, 4)
            x, y = polar(0, 0, 1, a)
            spots += paths.circle(side * x * long * 0.83, y * wide * 1.0, 0.42)
    return _face(
        Path(edge(0.07), Solid(theme["forest.glade.edge"])),
        Path(edge(-0.04), Solid(theme["forest.glade"])),
        Path(rays, stroke=Stroke(theme["forest.light"], 0.55, cap="round")),
        Path(spots, Solid(theme["forest.cap"]), Stroke(theme["forest.light.core"], 0.16)),
    )


@cache
def refuge_stone(theme: Theme) -> Face:
    """The stone in a clearing: a flower of eight petals in a ring of light."""
    petals = scallops(0, 0, 4.75, 8, 0, 0.16)
    inner = scallops(0, 0, 3.5, 8, 0, 0.16)
    return _face(
        Path(paths.circle(0, 0, 6.1), Solid(theme["forest.light"])),
        _slab(petals, theme, "forest.light.core", fall=0.5),
        Path(inner, stroke=Stroke(theme["forest.glade.edge"], 0.34)),
    )


@cache
def middle_stone(arms: int, theme: Theme) -> Face:
    """The great stone where the arms meet: a carved sun with a ray for each of them."""
    line, gold = theme["forest.stone.line"], theme["forest.path.light"]
    first = -90 + 180 / arms * (arms == 4)
    sun = paths.star(0, 0, 3.7, 1.7, arms, first)
    between = paths.star(0, 0, 3.0, 1.5, arms, first + 180 / arms)
    ticks: Outline = ()
    for i in range(arms * 6):
        a = first + 60 / arms * i
        ticks += paths.line(*polar(0, 0, 4.0, a), *polar(0, 0, 4.3, a))
    rings = paths.circle(0, 0, 4.4) + paths.circle(0, 0, 3.9)
    return _face(
        _slab(paths.circle(0, 0, 5), theme, fall=0.6),
        Path(rings + ticks, stroke=Stroke(line, 0.13)),
        Path(between, Solid(gold)),
        Path(sun, Solid(theme["accent"])),
        Path(paths.circle(0, 0, 1.35), Solid(theme["forest.stone"]), Stroke(line, 0.12)),
        Path(paths.circle(0, 0, 0.75), Solid(theme["accent"])),
    )


def _slab(
    edge: Outline, theme: Theme, role: str = "forest.stone", fall: float = 1.0
) -> tuple[Mark, ...]:
    """A flat stone of that edge, lit from the north-west: shadow, side, top."""
    fallen = paths.moved(edge, move(0.42 * fall, 0.5 * fall))
    top = paths.moved(edge, scale(0.96).then(move(-0.13, -0.16)))
    return (
        Path(fallen, Solid(theme["forest.shadow"], 0.42)),
        Path(edge, Solid(theme["forest.stone.side"])),
        Path(top, Solid(theme[role])),
    )


def _face(*groups: Mark | tuple[Mark, ...]) -> Face:
    return Face(0, 0, flat(*groups), bleed=14.0)
