"""The pipeline: a game, a look and words in; sheets ready for a writer out.  Read this first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from layouts.sheets import LAYOUT_VERSION, Sheet
from layouts.sheets.impose import Side, Slug
from layouts.themes import NAMES
from layouts.weights import weigher
from pnp.box import Box, Component, Kind
from pnp.guide import with_guide
from pnp.order import Order
from pnp.plan import Plan, plan
from pnp.selection import select, wants_guide


@dataclass(frozen=True, slots=True)
class Job:
    """An order made up: its box, how it lies on paper, and its sheets, drawn as they are asked
    for."""

    order: Order
    box: Box
    plan: Plan

    @property
    def edition(self) -> str:
        """The edition's name in the order's words."""
        return self.order.words(f"{self.box.game}.{self.box.edition}")

    @property
    def title(self) -> str:
        """What the file calls itself."""
        return f"{self.box.title} · {self.edition}"

    @property
    def leaves(self) -> int:
        """Pieces of paper."""
        return self.plan.leaves(self.order.flip)

    @property
    def pages(self) -> int:
        """Pages of the file."""
        return self.leaves * (1 if self.order.flip == "none" else 2)

    def sheets(self) -> Iterator[Sheet]:
        """Every page, fronts and backs, numbered through."""
        first, flip = 1, self.order.flip
        for section in self.plan.sections:
            yield from section.sheets(flip=flip, first=first, words=self._slug(section.name))
            first += section.leaves(flip)

    def _slug(self, section: str) -> Slug:
        order, words = self.order, self.order.words
        printing = self.edition
        if order.theme.name != NAMES[0]:
            printing += f" · {words('slug.theme', theme=order.theme.name)}"

        def line(number: int, side: Side) -> str:
            return words(
                "slug.line",
                title=self.box.title,
                edition=printing,
                layout=LAYOUT_VERSION,
                section=section,
                number=number,
                total=self.leaves,
                side=words(f"slug.{side}"),
                flip=words(f"flip.{order.flip}"),
            )

        return line


READ: tuple[Kind, ...] = ("aid", "pad", "rules", "guide")
"""Kinds of what is read."""


def packed(order: Order) -> Box:
    """The order's whole box, its lines as heavy as the order's theme has them."""
    box = order.game.pack(order.choice, order.theme, order.words)
    pieces, read = (weigher(order.theme.strokes[role]) for role in ("pieces", "reading"))

    def weighed(component: Component) -> Component:
        heavy = read if component.kind in READ else pieces
        back = component.back and heavy(component.back)
        return replace(component, front=heavy(component.front), back=back)

    return replace(box, components=tuple(map(weighed, box.components)))


def dressed(order: Order, bleed: float) -> Box:
    """The whole box, in the person's own art where there is any, with so much of it around the
    trim, in mm."""
    if not order.art.claims:
        return packed(order)
    from pnp.art.dressing import dress

    return dress(packed(order), order.art, bleed)


def make(order: Order) -> Job:
    """The job for an order.  Raises ValueError for what cannot be laid out, saying what would."""
    box = select(dressed(order, order.bleed), order.only, order.copies)
    planned = plan(box, order)
    if wants_guide(order.only):
        planned = with_guide(planned, box, order)
    return Job(order, box, planned)
