"""The mat: an enamel bath from above, for the draw pile and the discards.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import fonts, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.plumbing.bathing import chain, drain, duck, mixer, plug
from layouts.faces.plumbing.metal import contact, outline, veil
from layouts.fonts import pt
from layouts.lettering import line as baseline
from layouts.marks import Face, Group, Linear, Mark, Outline, Path, Segment, Solid, Stop, Stroke
from layouts.sizes import Size
from layouts.themes import Theme

APRON = 6.0  # floor left in sight round the bath
RIM = 9.0
GAP = 14.0  # between the two card places
TILE = 5.0


@cache
def bath(size: Size, card: Size, theme: Theme, draw: str, discard: str) -> Face:
    """The mat, with a place of `card` size in each half and a word in each; sizes in mm."""
    top = (size.height - card.height) / 2
    left = (size.width - 2 * card.width - GAP) / 2
    right = left + card.width + GAP
    middle, centre = size.width / 2, size.height / 2
    well = (right + card.width / 2, top + card.height * 0.44)
    size_of_words = _type_size(card, draw, discard)
    stopper = (right + card.width * 0.24, top + card.height * 0.16)
    marks: list[Mark] = [
        *_floor(size, theme),
        *_tub(size, theme),
        *_ripples(left + card.width / 2, top + card.height * 0.44, card.width * 0.36, theme),
        *_swirl(*well, card.width * 0.4, theme),
        *drain(*well, card.width * 0.17, theme),
        *_place(left, top, card, theme, draw, size_of_words),
        *_place(right, top, card, theme, discard, size_of_words),
        *chain(stopper, (middle, APRON + RIM * 0.8), theme),
        plug(*stopper, 5.2, theme),
        duck(middle, centre + 4, 6.0, theme),
        *mixer(middle, APRON + RIM / 2, theme),
    ]
    return Face(size.width, size.height, tuple(marks), bleed=2.0)


def _floor(size: Size, theme: Theme) -> tuple[Mark, ...]:
    """Chequered tiles, centred on the mat."""
    edge = DRAWN_PAST_TRIM
    ground = paths.rectangle(-edge, -edge, size.width + 2 * edge, size.height + 2 * edge)
    columns, rows = (
        int((size.width / 2 + edge) / TILE) + 1,
        int((size.height / 2 + edge) / TILE) + 1,
    )
    near = APRON + TILE + 12
    dark: list[Segment] = []
    for column in range(-columns, columns):
        for row in range(-rows, rows):
            x, y = size.width / 2 + column * TILE, size.height / 2 + row * TILE
            hidden = near < x < size.width - near and near < y < size.height - near
            if (column + row) % 2 and not hidden:
                dark.extend(paths.rectangle(x + 0.12, y + 0.12, TILE - 0.24, TILE - 0.24))
    return (
        Path(ground, Solid(theme["pipes.floor.0"])),
        Path(tuple(dark), Solid(theme["pipes.floor.1"])),
    )


def _tub(size: Size, theme: Theme) -> tuple[Mark, ...]:
    """Rolled rim, sloping sides, and water that gives out toward the drain."""

    def hoop(inset: float, r: float) -> Outline:
        return paths.rounded(
            inset, inset, size.width - 2 * inset, size.height - 2 * inset, max(r - inset, 3)
        )

    corner = 36.0
    inner = APRON + RIM
    water = Linear(
        inner, 0, size.width - inner, 0, (
            Stop(0, theme["pipes.bath.deep"]), Stop(0.45, theme["pipes.bath.water"]),
            Stop(0.8, theme["pipes.enamel.1"]), Stop(1, theme["pipes.enamel.2"]),
        )
    )  # fmt: skip
    shade = theme["pipes.shadow"]
    rolled = (
        Path(hoop(APRON + at, corner), stroke=Stroke(theme[f"pipes.enamel.{tone}"], wide))
        for at, tone, wide in (
            (0.7, 0, 1.4), (1.9, 1, 1.4), (3.1, 2, 1.6), (4.5, 3, 2.4), (6.3, 2, 1.6), (7.7, 1, 1.6)
        )
    )  # fmt: skip
    slope = (
        Path(hoop(inner, corner), stroke=Stroke(shade, 0.05 * i * i + 1.4 * i, 0.032))
        for i in range(1, 15)
    )
    return (
        contact(theme, hoop(APRON, corner)),
        Path(hoop(APRON, corner), Solid(theme["pipes.enamel.1"]), outline(theme, 0.25)),
        Path(hoop(inner, corner), water),
        Group(tuple(slope), clip=hoop(inner, corner)),
        *rolled,
        Path(hoop(inner - 0.3, corner), stroke=Stroke(theme["pipes.enamel.0"], 0.6)),
    )


def _ripples(x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    """Rings on still water: something has just been taken out."""
    rings = (
        Path(
            paths.ellipse(x, y, r * k, r * k * 0.62),
            stroke=Stroke(theme["pipes.gloss"], 0.55 - 0.3 * k, 0.75 - 0.4 * k),
        )
        for k in (0.2, 0.4, 0.6, 0.8, 1.0)
    )
    return (veil(rings),)


def _swirl(x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    """Arms of water that wind down the drain."""
    arms: list[Mark] = []
    for i in range(7):
        start = 360 / 7 * i
        points = [paths.polar(x, y, r * (1 - 0.085 * k), start + 21 * k) for k in range(8)]
        wide = 0.75 if i % 2 else 0.4
        arms.append(
            Path(
                paths.smooth(points),
                stroke=Stroke(theme["pipes.bath.deep"], wide, 0.6, cap="round"),
            )
        )
    return (veil(arms),)


def _type_size(card: Size, *words: str) -> float:
    """One size for both words, in mm: the one at which the longer fits its place."""
    return min(fonts.fitted(each, "slab", pt(26), card.width - 10, pt(8)) for each in words)


def _place(
    x: float, y: float, card: Size, theme: Theme, words: str, size: float
) -> tuple[Mark, ...]:
    """The outline a pile lies on, its word at the foot."""
    ink = theme["pipes.bath.ink"]
    frame = paths.rounded(x, y, card.width, card.height, 3)
    middle, line = x + card.width / 2, y + card.height - 7
    pen = Stroke(ink, 0.4, cap="round", dash=(2.2, 1.6))
    title = baseline(middle, line, words, font="slab", size=size, ink=ink, anchor="middle")
    return Path(frame, stroke=pen), title
