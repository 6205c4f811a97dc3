"""The plan: which components share sheets, on which grid, in which order.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache

from layouts.marks import Face
from layouts.sheets import Flip
from layouts.sheets.impose import Copy, Pages, Run, Section
from layouts.sheets.pages import leaflet, spread
from layouts.sheets.posters import Pane, pane_face, panes
from layouts.sheets.slots import grid, grids
from layouts.sizes import Size
from layouts.weights import weigher
from pnp.box import Box, Component, Leaflet
from pnp.order import Order


@dataclass(frozen=True, slots=True)
class Poster:
    """A component spread over several sheets, for the assembly map."""

    name: str
    face: Face
    panes: tuple[Pane, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The sections of a file in the order they are printed, and the posters among them."""

    sections: tuple[Section, ...]
    posters: tuple[Poster, ...] = ()

    def leaves(self, flip: Flip) -> int:
        """Pieces of paper."""
        return sum(section.leaves(flip) for section in self.sections)


def plan(box: Box, order: Order) -> Plan:
    """How the box lies on the order's paper.

    Raises ValueError that names the component that does not fit, and what would hold it.
    """
    bled = _bleeder(order.bleed)
    groups: dict[tuple[object, ...], list[tuple[Component, Copy]]] = {}
    posters = []
    for component in box.components:
        if split := _split(component, order):
            posters.append(Poster(component.name, component.front, split))
        for copy in _copies(component, split, order, bled):
            groups.setdefault(_group(component, copy), []).append((component, copy))
    runs = [_run(pieces, order) for pieces in groups.values()]
    leaflets = [_pages(each, order) for each in box.leaflets]
    return Plan((*leaflets, *runs), tuple(posters))


Bleeder = Callable[[Face], Face]


def _bleeder(bleed: float) -> Bleeder:
    """Gives every face the order's bleed; the same face always becomes the same face."""

    @cache
    def bled(face: Face) -> Face:
        return face if face.bleed == bleed else replace(face, bleed=bleed)

    return bled


def _group(component: Component, copy: Copy) -> tuple[object, ...]:
    """Pieces that may share a sheet: of one kind, trim and fold, all with backs or none."""
    front = copy.front
    return (
        component.kind,
        front.width,
        front.height,
        front.folds,
        front.seams,
        copy.back is None,
        component.spares,
    )


def _split(component: Component, order: Order) -> tuple[Pane, ...]:
    """The panes of a component too large for one sheet; empty if it is not, or may not be split."""
    face = component.front
    xs, ys = component.seams
    if not (xs or ys) or grids(
        order.paper, Size(face.width, face.height), order.bleed, order.margin
    ):
        return ()
    with _named(component):
        return tuple(panes(face, xs, ys, paper=order.paper, bleed=order.bleed, margin=order.margin))


def _copies(
    component: Component, split: tuple[Pane, ...], order: Order, bled: Bleeder
) -> Iterator[Copy]:
    front = bled(component.front)
    if split:
        words = order.words("slug.glue")
        ink, paper = order.theme["ink"], order.theme["paper"]
        fronts = [pane_face(front, pane, words, ink, paper) for pane in split]
    else:
        fronts = [front]
    back = None if order.flip == "none" or not component.back else bled(component.back)
    for _ in range(component.copies):
        for number, face in enumerate(fronts, 1):
            key = f"{component.key}.part-{number}" if split else component.key
            yield Copy(key, face, back, component.back_key or "")


def _run(pieces: list[tuple[Component, Copy]], order: Order) -> Run:
    component, copy = pieces[0]
    front = copy.front
    with _named(component):
        slots = grid(order.paper, Size(front.width, front.height), order.bleed, order.margin)
    section = order.words(f"kind.{component.kind}")
    copies = [copy for _, copy in pieces]
    if component.spares:
        copies += _spares(copies, -len(copies) % slots.count)
    return Run(section, slots, tuple(copies))


def _spares(copies: list[Copy], count: int) -> list[Copy]:
    """So many more, of each kind in turn."""
    kinds = list(dict.fromkeys(copies))
    return [kinds[i % len(kinds)] for i in range(count)]


def _pages(each: Leaflet, order: Order) -> Pages:
    frame = spread(order.paper, order.margin)
    with _named(each):
        faces = leaflet(each.blocks, frame, order.theme, each.title, each.subtitle, each.motif)
    weighed = map(weigher(order.theme.strokes["reading"]), faces)
    return Pages(order.words(f"kind.{each.kind}"), each.key, tuple(weighed), order.margin)


@contextmanager
def _named(component: Component | Leaflet) -> Iterator[None]:
    """Says which component or leaflet a layout error is about."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{component.key}: {error}") from error
