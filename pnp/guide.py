"""The first page: how to print, cut and put together this very file.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from layouts import paths
from layouts.leaflet import Block, Fact, Figure, Heading, Item, Paragraph, Thumbnail
from layouts.lettering import centred
from layouts.marks import Face, Mark, Path, Solid, Stroke
from layouts.sheets import LAYOUT_VERSION
from layouts.sheets.impose import Pages, Run
from layouts.sheets.pages import guide_frame, leaflet
from layouts.sheets.rulers import rulers
from layouts.themes import NAMES, Theme
from layouts.weights import weigher
from pnp.box import Box, Component
from pnp.order import Order
from pnp.plan import Plan, Poster

DUPLEX_ONLY = ("wrenches",)
"""Advice that holds only when backs are printed."""


def with_guide(plan: Plan, box: Box, order: Order) -> Plan:
    """The plan with the first page before everything else; it counts itself among the sheets."""
    leaves = 1
    while (pages := _pages(plan, box, order, leaves)).leaves(order.flip) > leaves:
        leaves = pages.leaves(order.flip)
    blank = Face(order.paper.width, order.paper.height, ())
    while pages.leaves(order.flip) < leaves:  # the count itself was what needed another sheet
        pages = replace(pages, faces=(*pages.faces, blank))
    return replace(plan, sections=(pages, *plan.sections))


def _pages(plan: Plan, box: Box, order: Order, leaves: int) -> Pages:
    words = order.words
    sheets = plan.leaves(order.flip) + leaves
    frame = guide_frame(order.paper, order.margin)
    subtitle = words(
        "guide.subtitle" if sheets > 1 else "guide.subtitle-one",
        title=box.title,
        edition=words(f"{box.game}.{box.edition}"),
        sheets=sheets,
        paper=order.paper.name,
    )
    blocks = [*_facts(box, order, sheets), *_print(order), *_cut(plan, order, leaves + 1)]
    blocks += [*_assembly(plan, box, order), *_pieces(box, order)]
    faces = leaflet(blocks, frame, order.theme, words("guide.title"), subtitle, _motif(box))
    across, down = rulers(order.paper, order.margin)
    first = faces[0]
    labels = (words("guide.ruler-across", length=across.length),
              words("guide.ruler-down", length=down.length))  # fmt: skip
    marks = (
        *first.marks,
        *across.marks(order.theme, labels[0]),
        *down.marks(order.theme, labels[1]),
    )
    pages = (replace(first, marks=marks), *faces[1:])
    weighed = tuple(map(weigher(order.theme.strokes["reading"]), pages))
    return Pages(words("kind.guide"), "guide", weighed, order.margin)


def _motif(box: Box) -> Face | None:
    return next((leaflet.motif for leaflet in box.leaflets), None)


def _facts(box: Box, order: Order, sheets: int) -> Iterator[Block]:
    words, paper = order.words, order.paper
    backs = words(f"flip.{order.flip}")

    def mm(value: float) -> str:
        return f"{words.decimal(value)} mm"

    size = words(
        "guide.size",
        name=paper.name,
        width=words.decimal(paper.width),
        height=words.decimal(paper.height),
    )
    yield Heading(words("guide.this"))
    yield Fact(words("guide.fact-paper"), size)
    yield Fact(words("guide.fact-sheets"), words("guide.sheets", sheets=sheets))
    yield Fact(words("guide.fact-backs"), backs)
    yield Fact(words("guide.fact-edition"), words(f"{box.game}.{box.edition}"))
    yield Fact(words("guide.fact-bleed"), mm(order.bleed))
    yield Fact(words("guide.fact-margin"), mm(order.margin))
    yield Fact(words("guide.fact-language"), words("guide.language"))
    if order.theme.name != NAMES[0]:
        yield Fact(words("guide.fact-theme"), order.theme.name)
    yield Fact(words("guide.fact-layout"), str(LAYOUT_VERSION))


def _print(order: Order) -> Iterator[Block]:
    words = order.words
    across, down = rulers(order.paper, order.margin)
    yield Heading(words("guide.print"))
    yield Item(words("guide.print-test", across=across.length, down=down.length), "1")
    yield Item(words("guide.print-scale"), "2")
    if order.flip == "none":
        yield Item(words("guide.print-simplex"), "3")
    else:
        yield Item(words("guide.print-duplex", flip=words(f"flip.{order.flip}")), "3")
    yield Item(words("guide.print-stock"), "4")
    yield Item(words("guide.print-colour"), "5")


def _cut(plan: Plan, order: Order, first: int) -> Iterator[Block]:
    words = order.words
    runs = [section for section in plan.sections if isinstance(section, Run)]
    if not runs:
        return
    yield Heading(words("guide.cut"))
    yield Item(words("guide.cut-frame"), "1")
    yield Item(words("guide.cut-order"), "2")
    if any(run.copies[0].front.folds for run in runs):
        yield Item(words("guide.cut-fold"), "3")
    if any(copy.key.startswith("card.") or copy.back for run in runs for copy in run.copies[:1]):
        yield Item(words("guide.cut-corner"))
    yield Paragraph(words("guide.cut-stops"))
    for section in plan.sections:
        leaves = section.leaves(order.flip)
        if isinstance(section, Run):
            columns, rows = section.grid.used(len(section.copies))
            yield Item(
                words(
                    "guide.stops",
                    section=f"**{section.name}**",
                    sheets=str(first) if leaves == 1 else f"{first}–{first + leaves - 1}",
                    xs=_stops(section.grid.xs(columns), order),
                    ys=_stops(section.grid.ys(rows), order),
                )
            )
        first += leaves


def _stops(places: list[float], order: Order) -> str:
    return " · ".join(order.words.decimal(place) for place in places)


def _assembly(plan: Plan, box: Box, order: Order) -> Iterator[Block]:
    words = order.words
    if not box.components:
        return
    yield Heading(words("guide.make"))
    kinds = {component.kind for component in box.components}
    for key, kind in box.assembly:
        if kind in kinds and not (key in DUPLEX_ONLY and order.flip == "none"):
            yield Item(words(f"assembly.{key}"))
    for poster in plan.posters:
        caption = words("guide.map", name=poster.name, count=len(poster.panes))
        yield Figure(_map(poster, order.theme), caption)


def _map(poster: Poster, theme: Theme) -> Face:
    """The panes of a poster, numbered in the order they are printed."""
    factor = 40 / poster.face.width
    marks: list[Mark] = []
    for number, pane in enumerate(poster.panes, 1):
        left, top, right, foot = (
            edge * factor for edge in (pane.left, pane.top, pane.right, pane.foot)
        )
        box = paths.rectangle(left, top, right - left, foot - top)
        marks.append(Path(box, Solid(theme["tint"]), Stroke(theme["ink"], 0.3)))
        middle = (left + right) / 2, (top + foot) / 2
        marks.append(centred(*middle, str(number), font="slab", size=8, ink=theme["title"]))
    return Face(40, poster.face.height * factor, tuple(marks))


def _pieces(box: Box, order: Order) -> Iterator[Block]:
    words = order.words
    if not box.components:
        return
    count = sum(component.copies for component in box.components)
    yield Heading(words("guide.pieces", count=words.number(count)))
    for family in _families(box.components):
        yield _thumbnail(family, order)


def _families(components: tuple[Component, ...]) -> list[list[Component]]:
    """Components by the first word of their keys: all tiles, all shares, all pipes."""
    families: dict[str, list[Component]] = {}
    for component in components:
        family = component.key if component.kind == "aid" else component.key.split(".")[0]
        families.setdefault(family, []).append(component)
    return list(families.values())


def _thumbnail(family: list[Component], order: Order) -> Thumbnail:
    words, shown = order.words, family[len(family) // 2]
    name = shown.name if len(family) == 1 else words(f"family.{shown.key.split('.')[0]}")
    count = sum(component.copies for component in family)
    detail = words(
        "guide.piece" if count > 1 else "guide.piece-one",
        copies=words.number(count),
        width=words.decimal(shown.front.width),
        height=words.decimal(shown.front.height),
    )
    if shown.back and order.flip != "none":
        detail = words("guide.piece-back", detail=detail)
    return Thumbnail(shown.front, name, detail)
