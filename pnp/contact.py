"""The contact sheet: every distinct face of a box with its key and copies, on one large page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from layouts import paths
from layouts.fonts import pt
from layouts.lettering import fitted, line
from layouts.marks import Face, Mark, Path, Solid, Stroke, move, scale
from layouts.sheets import Sheet
from layouts.themes import Theme
from layouts.trimming import cut_out
from pnp.box import Box
from pnp.words import Words

WIDTH = 420.0
MARGIN, GAP, LABEL, HEAD = 10.0, 5.0, 6.0, 18.0
TALLEST = 92.0
"""Larger faces are shrunk to this height, in mm."""


class Print(NamedTuple):
    """A face on the contact sheet."""

    face: Face
    key: str
    copies: int


def contact_sheet(box: Box, theme: Theme, words: Words) -> Sheet:
    """One page, as high as it must be, in mm."""
    marks: list[Mark] = []
    x, y, row = MARGIN, HEAD, 0.0
    for each in prints(box):
        factor = min(1.0, TALLEST / each.face.height, (WIDTH - 2 * MARGIN) / each.face.width)
        wide, high = max(each.face.width * factor, 20.0), each.face.height * factor
        if x + wide > WIDTH - MARGIN and row:
            x, y, row = MARGIN, y + row + LABEL + GAP, 0.0
        marks += _print(each, x, y, wide, factor, theme, words)
        x, row = x + wide + GAP, max(row, high)
    height = y + row + LABEL + MARGIN
    title = words("preview.title", title=box.title, edition=words(f"{box.game}.{box.edition}"))
    ground = Path(paths.rectangle(0, 0, WIDTH, height), Solid("#ffffff"))
    head = line(MARGIN, 12, title, font="slab", size=pt(24), ink=theme["title"])
    return Sheet(WIDTH, height, (), (ground, head, *marks))


def prints(box: Box) -> Iterator[Print]:
    """Every distinct face once: fronts with their copies, then backs with theirs."""
    for component in box.components:
        yield Print(component.front, component.key, component.copies)
    backs: dict[str, Print] = {}
    for component in box.components:
        if component.back and component.back_key:
            before = backs.get(component.back_key)
            copies = component.copies + (before.copies if before else 0)
            backs[component.back_key] = Print(component.back, component.back_key, copies)
    yield from backs.values()


def _print(
    each: Print, x: float, y: float, wide: float, factor: float, theme: Theme, words: Words
) -> list[Mark]:
    face = each.face
    left = x + (wide - face.width * factor) / 2
    foot = y + face.height * factor + 4
    copies = words("preview.copies", copies=each.copies)
    return [
        cut_out(
            face,
            Stroke(theme["ink"], 0.2 / factor, alpha=0.4),
            scale(factor).then(move(left, y)),
        ),
        fitted(
            x + wide / 2,
            foot,
            f"{each.key}  {copies}",
            font="sans",
            size=pt(8),
            room=wide + GAP - 1,
            ink=theme["ink"],
            floor=pt(3),
        ),
    ]
