"""What there is to find in the Hats forest.  Lengths in mm about the origin, y down.

Every landmark keeps within 16 mm; each comes with the kind of tree that grows near it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from layouts import paths
from layouts.faces.forest.hat_eyes import eyes
from layouts.faces.forest.trees import planted
from layouts.faces.plumbing.metal import blob
from layouts.marks import Face, Group, Mark, Outline, Path, Solid, Stroke, flat, move, scale, turn
from layouts.paths import polar
from layouts.themes import Theme

REACH = 16.0


@cache
def landmark(kind: str, theme: Theme) -> Face:
    """The landmark of that name."""
    return Face(0, 0, KINDS[kind](theme), bleed=REACH + 6)


def _lake(theme: Theme) -> tuple[Mark, ...]:
    """Royal water lilies, and a caiman that is all eyes."""
    chance = Random("lake")
    shore = blob(chance, 0, 0, 15, 13.4, corners=11, rough=0.09)

    def inside(k: float) -> Outline:
        return paths.smooth([(x * k, y * k) for x, y in shore], closed=True)

    ripples: Outline = ()
    for x, y, r in ((5.2, 5.4, 2.0), (5.2, 5.4, 3.1), (-8, 4, 1.4), (8.5, -5, 1.2)):
        ripples += paths.arc(x, y, r, 200, 330)
    return flat(
        Path(inside(1.06), Solid(theme["forest.glade.edge"])),
        Path(inside(1.0), Solid(theme["forest.water.deep"])),
        Path(inside(0.9), Solid(theme["forest.water"])),
        Path(ripples, stroke=Stroke(theme["forest.water.light"], 0.3, cap="round")),
        (
            mark
            for x, y, r, a in (
                (-6.5, -3.2, 3.4, 20), (-0.6, -6.8, 2.6, 200), (-2.2, 0.6, 2.2, 300),
                (-8.6, 2.8, 1.8, 120), (4.8, -4.4, 2.9, 80), (0.6, 7.6, 2.0, 10),
            )
            for mark in _lily(x, y, r, a, theme)
        ),
        _blossom(-6.5, -3.2, 1.2, theme),
        _blossom(5.6, -4.0, 0.95, theme),
        Group(_caiman(theme), turn(-28).then(scale(1.25)).then(move(5.6, 4.4))),
    )  # fmt: skip


def _lily(x: float, y: float, r: float, notch: float, theme: Theme) -> tuple[Mark, ...]:
    pad = (*paths.arc(x, y, r, notch + 14, notch + 346), *paths.polyline(((x, y), (x, y)))[1:])
    veins: Outline = ()
    for i in range(7):
        veins += paths.line(x, y, *polar(x, y, r * 0.8, notch + 40 + 46.6 * i))
    rim = Stroke(theme["forest.lily.edge"], 0.32, join="round")
    return (
        Path(pad, Solid(theme["forest.lily"]), rim),
        Path(veins, stroke=Stroke(theme["forest.palm.dark"], 0.14, 0.7)),
    )


def _blossom(x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    return (
        Path(paths.star(x, y, r, r * 0.5, 8), Solid(theme["forest.petal"])),
        Path(paths.circle(x, y, r * 0.28), Solid(theme["forest.ipe"])),
    )


def _caiman(theme: Theme) -> tuple[Mark, ...]:
    hide = Solid(theme["forest.pine.dark"])
    head = paths.smooth(
        [(-3.4, 0), (-2.6, -0.75), (-0.3, -0.8), (0.8, -1.35), (2.2, -1.0), (2.6, 0), (2.2, 1.0),
         (0.8, 1.35), (-0.3, 0.8), (-2.6, 0.75)], closed=True,
    )  # fmt: skip
    eyes = paths.circle(0.9, -0.85, 0.5) + paths.circle(0.9, 0.85, 0.5)
    slits = paths.circle(0.82, -0.85, 0.2) + paths.circle(0.82, 0.85, 0.2)
    nose = paths.circle(-2.7, -0.28, 0.16) + paths.circle(-2.7, 0.28, 0.16)
    return (
        Path(head, hide),
        Path(eyes, Solid(theme["forest.ipe.light"])),
        Path(slits + nose, Solid(theme["hat.pupil"])),
    )


def _saci(theme: Theme) -> tuple[Mark, ...]:
    """A whirlwind, a red cap, and the prints of one foot: who was that?"""
    chance = Random("saci")
    clearing = blob(chance, 0, 0, 13.2, 12.4, corners=13, rough=0.08)
    edge, inner = (
        paths.smooth([(x * k, y * k) for x, y in clearing], closed=True) for k in (1.0, 0.87)
    )

    def whirl(first: float, grow: float) -> Outline:
        return paths.smooth(
            [polar(-2.5, -2.5, 2.6 + grow * i / 40, first + 20.0 * i) for i in range(41)]
        )

    leaves: Outline = ()
    for i in range(16):
        x, y = polar(-2.5, -2.5, chance.uniform(4.0, 8.2), 22.5 * i + chance.uniform(-8, 8))
        leaf = paths.ellipse(0, 0, 0.62, 0.26)
        leaves += paths.moved(leaf, turn(chance.uniform(0, 360)).then(move(x, y)))
    prints: Outline = ()
    for i in range(4):
        x, y = 2.2 + 2.35 * i, 9.0 - 2.5 * i - 0.25 * i * i
        foot = paths.ellipse(0, 0, 0.66, 1.2) + paths.circle(0, -1.75, 0.42)
        prints += paths.moved(foot, turn(40 - 4 * i).then(move(x, y)))
    return flat(
        Path(edge, Solid(theme["forest.glade.edge"])),
        Path(inner, Solid(theme["forest.glade"])),
        Path(
            whirl(0, 5.0) + whirl(130, 4.4) + whirl(240, 5.6),
            stroke=Stroke(theme["forest.light"], 0.36, cap="round"),
        ),
        Path(leaves, Solid(theme["forest.leaf.1"])),
        Path(prints, Solid(theme["forest.leaf.1.dark"])),
        Group(_cap(theme), scale(1.45).then(move(-2.5, -2.4))),
    )


def _cap(theme: Theme) -> tuple[Mark, ...]:
    """A floppy red cap with a turned-up edge, and a clay pipe."""
    red, deep = theme["forest.cap"], theme["forest.cap.deep"]
    body = paths.smooth(
        [(-2.3, 1.2), (-2.2, -0.4), (-1.3, -2.0), (0.4, -2.9), (2.2, -2.8), (3.5, -1.7),
         (3.7, -0.5), (3.2, -0.1), (2.7, -0.9), (1.9, -1.2), (2.1, 0.0), (2.2, 1.2), (0, 1.7)],
        closed=True,
    )  # fmt: skip
    band = paths.smooth([(-2.3, 1.15), (0, 1.75), (2.2, 1.15)])
    crease = paths.smooth([(1.9, -1.2), (1.2, -1.5), (0.5, -1.4)])
    bowl = paths.rounded(-5.4, 2.6, 1.3, 1.6, 0.4)
    stem = paths.smooth([(-4.3, 4.0), (-3.0, 3.9), (-1.9, 3.2)])
    return (
        Path(paths.moved(body, move(0.5, 0.6)), Solid(theme["forest.shadow"], 0.45)),
        Path(body, Solid(red)),
        Path(crease, stroke=Stroke(deep, 0.3, cap="round")),
        Path(band, stroke=Stroke(deep, 0.95, cap="round")),
        Path(stem, stroke=Stroke(theme["forest.ipe.dark"], 0.4, cap="round")),
        Path(bowl, Solid(theme["accent"])),
        Path(paths.ellipse(-4.75, 2.7, 0.62, 0.26), Solid(theme["forest.shadow"])),
    )


def _great_ipe(theme: Theme) -> tuple[Mark, ...]:
    """A yellow ipê that has let its petals fall."""
    chance = Random("petals")
    petals: Outline = ()
    for _ in range(70):
        x, y = polar(1.5, 1.5, chance.uniform(8, 15), chance.uniform(0, 360))
        petals += paths.circle(x, y, chance.uniform(0.22, 0.42))
    ground = paths.smooth(blob(chance, 0, 0, 14, 13.4, corners=12, rough=0.06), closed=True)
    return (
        Path(ground, Solid(theme["forest.leaf.0.dark"])),
        Path(petals, Solid(theme["forest.ipe.light"])),
        planted("ipe", 0, -0.6, -0.6, 11.5, theme),
    )


def _great_pine(theme: Theme) -> tuple[Mark, ...]:
    """The old Paraná pine, and the blue jay that plants its seeds."""
    return (
        planted("pine", 1, 0, 0, 14.5, theme),
        Group(_jay(theme), turn(35).then(scale(1.15)).then(move(5.4, 4.6))),
    )


def _jay(theme: Theme) -> tuple[Mark, ...]:
    """An azure jay in flight, head to the north, a pine nut in its bill."""
    wings: Outline = ()
    for side in (-1, 1):
        wings += paths.smooth(
            [(0, -1.3), (side * 1.6, -1.7), (side * 3.4, -0.7), (side * 4.3, 1.0),
             (side * 3.3, 0.5), (side * 2.5, 1.1), (side * 1.6, 0.7), (0, 1.0)], closed=True,
        )  # fmt: skip
    body = paths.ellipse(0, 0, 0.85, 2.1)
    tail = paths.polygon(((-0.45, 1.4), (0.45, 1.4), (0.95, 4.2), (0, 3.8), (-0.95, 4.2)))
    bill = paths.polygon(((-0.35, -2.6), (0.35, -2.6), (0, -3.6)))
    blue, dark = Solid(theme["forest.bird"]), Solid(theme["hat.pupil"])
    whole = wings + body + tail
    bars = tuple(
        segment
        for side in (-1, 1)
        for x in (1.5, 2.4, 3.2)
        for segment in paths.line(side * x, -0.9 + x * 0.12, side * x * 1.06, 0.1 + x * 0.14)
    )
    return (
        Path(paths.moved(whole, move(1.3, 1.7)), Solid(theme["forest.shadow"], 0.5)),
        Path(wings, blue),
        Path(tail, blue),
        Path(bars, stroke=Stroke(theme["forest.bird.dark"], 0.24, cap="round")),
        Path(body, blue),
        Path(paths.ellipse(0, -1.7, 0.8, 1.0), dark),
        Path(bill, dark),
        Path(paths.ellipse(0, -3.75, 0.3, 0.5), Solid(theme["forest.ipe.dark"])),
    )


def _great_plum(theme: Theme) -> tuple[Mark, ...]:
    """A glory bush in flower, between its children."""
    return (
        planted("plum", 1, 7.5, 7.0, 5.0, theme),
        planted("plum", 2, -8.4, 6.0, 4.4, theme),
        planted("plum", 0, -0.5, -1.5, 11.0, theme),
    )


def _palm_grove(theme: Theme) -> tuple[Mark, ...]:
    """Buriti palms round a spring."""
    chance = Random("spring")
    shore = blob(chance, 0, 0, 7.5, 6.8, corners=9, rough=0.1)
    near = paths.smooth([(x * 1.16, y * 1.16) for x, y in shore], closed=True)
    ring = [
        planted("palm", i, *polar(0, 0, 10.2, 20 + 51.4 * i), 4.6 + 0.5 * (i % 2), theme)
        for i in range(7)
    ]
    return flat(
        Path(near, Solid(theme["forest.glade.edge"])),
        Path(paths.smooth(shore, closed=True), Solid(theme["forest.water"])),
        _lily(-1.6, -0.8, 1.7, 30, theme),
        _blossom(2.4, 1.6, 0.9, theme),
        ring,
    )


def lurker(theme: Theme) -> Group:
    """Somebody in a bush, about the origin."""
    bush = planted("leaf.0", 1, 0, 0, 4.6, theme)
    hollow = Path(paths.ellipse(0.2, 0.4, 2.5, 1.5), Solid(theme["forest.shadow"]))
    return Group((bush, hollow, Group((eyes("black", 0.72, theme),), move(0.2, 0.4))))


KINDS: dict[str, Callable[[Theme], tuple[Mark, ...]]] = {
    "lake": _lake,
    "ipe": _great_ipe,
    "saci": _saci,
    "pine": _great_pine,
    "plum": _great_plum,
    "palm": _palm_grove,
}
"""Landmarks by name, in the order in which they lie clockwise."""
