"""Plug cards: four screwed plugs, one on each edge, each of its own material.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from random import Random

from layouts import paths
from layouts.faces.plumbing.fittings import FLANGE, JOINT, edge, joint, radius
from layouts.faces.plumbing.metal import band, barrel, blob, contact, outline, poured, soft, veil
from layouts.faces.plumbing.pipes import card
from layouts.faces.plumbing.signs import SMALL, Index, Material, corners, disc
from layouts.faces.plumbing.spider import spider
from layouts.faces.plumbing.water import spray
from layouts.marks import Face, Group, Mark, Path, Segment, Solid, Stroke, Use, move
from layouts.sizes import Size
from layouts.themes import Theme

MATERIALS: dict[str, Material] = {"l": "lead", "c": "copper", "x": "leaky"}

# In bores' radii, from the edge inward.
THREAD = JOINT + 0.36
COLLAR = THREAD + 0.2
HEAD = COLLAR + 0.52
INWARD = {"N": 180, "E": 270, "S": 0, "W": 90}  # from upward, clockwise


@cache
def plugs(materials: str, size: Size, theme: Theme, index: Index) -> Face:
    """A card of four plugs, for the edges N, E, S, W: l lead, c copper, x leaky; size in mm."""
    kinds = [(side, MATERIALS[letter]) for side, letter in zip("NESW", materials, strict=True)]
    marks: list[Mark] = []
    for side, kind in kinds:
        marks.append(Use(_plug(kind, radius(size), theme), edge(side, size)))
        marks.append(joint(side, size, theme))
    for side, kind in kinds:
        if kind == "leaky":
            marks.append(_leak(side, size, theme))
    marks += [_label(side, kind, size, theme, index) for side, kind in kinds]
    marks.append(spider(size, theme))
    return card(size, theme, [*marks, *corners("plug", size, theme, index)])


@cache
def _plug(kind: Material, r: float, theme: Theme) -> Face:
    """Thread, collar and hexagon head, in the joint's own frame."""
    body = paths.rectangle(JOINT * r, -0.84 * r, (COLLAR - JOINT) * r, 1.68 * r)
    head = paths.rounded(COLLAR * r, -0.72 * r, (HEAD - COLLAR) * r, 1.44 * r, 0.3)
    turns = [JOINT * r + (THREAD - JOINT) * r * i / 5 for i in range(6)]
    threads = tuple(s for x in turns for s in paths.line(x, -0.8 * r, x + 0.03 * r, 0.8 * r))
    marks: list[Mark] = [
        contact(theme, body, head),
        *barrel(theme, kind, JOINT * r - 0.3, THREAD * r, 0.8 * r),
        Path(threads, stroke=outline(theme, 0.22)),
        *band(theme, kind, THREAD * r, COLLAR * r, 1.0 * r, 0.4),
        *_head(kind, r, theme),
    ]
    if kind == "copper":
        marks.append(_specks(r, theme))
    if kind == "leaky":
        marks.append(_rust(r, theme))
    return Face(0, 0, tuple(marks), bleed=3 * r)


def _head(kind: Material, r: float, theme: Theme) -> list[Mark]:
    """A hexagon seen from the side: three facets, the middle one square to the eye."""
    start, end, half = COLLAR * r, HEAD * r, 0.72 * r
    shoulder = paths.rounded(end - 0.1 * r, -0.6 * r, 0.17 * r, 1.2 * r, 0.3)
    body = paths.rectangle(start, -half, end - start, 2 * half)
    sides = paths.rectangle(start, -half, end - start, half / 2) + paths.rectangle(
        start, half / 2, end - start, half / 2
    )
    middle = paths.rectangle(start, -half / 2, end - start, half)
    gleam = paths.line(start + 0.1 * r, -0.26 * r, start + 0.1 * r, 0.26 * r)
    return [
        Path(shoulder, Solid(theme[f"pipes.{kind}.2"]), outline(theme)),
        poured(theme, kind, body, 1.25 * r),
        veil(
            (
                Path(sides, Solid(theme["pipes.shadow"], 0.38)),
                Path(gleam, stroke=Stroke(theme["pipes.gloss"], 0.35, 0.6, cap="round")),
            )
        ),
        Path(body + middle, stroke=outline(theme)),
    ]


def _specks(r: float, theme: Theme) -> Group:
    chance = Random("verdigris")
    specks: list[Segment] = []
    for _ in range(26):
        x = r * (THREAD + 0.2 * chance.random())
        y = r * 0.95 * (2 * chance.random() - 1)
        spot = r * (0.012 + 0.04 * chance.random() ** 2)
        specks.extend(paths.smooth(blob(chance, x, y, spot, spot * 1.3, corners=5), closed=True))
    return veil((Path(tuple(specks), Solid(theme["pipes.verdigris"], 0.8)),))


def _rust(r: float, theme: Theme) -> Group:
    """Rust, and the crack across collar and head."""
    chance = Random("plug")
    marks: list[Mark] = []
    for x, y in ((THREAD + 0.1, -0.5), (COLLAR + 0.2, 0.3), (THREAD + 0.12, 0.55)):
        bloom = blob(chance, x * r, y * r, 0.24 * r, 0.2 * r, rough=0.35)
        marks += soft(bloom, theme["pipes.rust.light"], 0.4)
    crack = paths.polygon(
        [
            (x * r, y * r)
            for x, y in (
                (JOINT + 0.1, -0.16), (THREAD, 0.02), (THREAD + 0.1, -0.2), (COLLAR, 0.04),
                (COLLAR + 0.2, -0.14), (HEAD, 0.08), (COLLAR + 0.24, 0.1), (COLLAR, 0.2),
                (THREAD + 0.12, 0.02), (THREAD, 0.16),
            )
        ]
    )  # fmt: skip
    marks.append(Path(crack, Solid(theme["pipes.crack"])))
    return veil((*marks, Path(crack, stroke=Stroke(theme["pipes.rust"], 0.2, join="round"))))


def _leak(side: str, size: Size, theme: Theme) -> Use:
    """The spray from a cracked plug, inward from its collar."""
    r = radius(size)
    up = spray(theme, "up", 2.0 * r, INWARD[side])
    x, y = edge(side, size).point(COLLAR * r, 0)
    return Use(up.face, up.matrix.then(move(x, y)))


def _label(side: str, kind: str, size: Size, theme: Theme, index: Index) -> Group:
    """The small mark beside a plug, upright, on the right as one looks out of the card."""
    r = radius(size)
    x, y = edge(side, size).point(0.75 * r + SMALL, -(FLANGE * r + SMALL + 1.1))
    return disc(x, y, SMALL, kind, theme, index)
