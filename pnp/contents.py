"""The contents page of the whole set: every game printed together, its pieces and its paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from layouts.faces.picture import row
from layouts.leaflet import Block, Fact, Figure, Heading
from layouts.marks import Face
from layouts.sheets import Sheet
from layouts.sheets.impose import Pages
from layouts.sheets.pages import guide_frame, leaflet
from pnp.press import Job

NAME = "contents"
MOST = 4


def contents(jobs: Sequence[Job]) -> Iterator[Sheet]:
    """The pages of the contents, on the paper of the games."""
    order = jobs[0].order
    words = order.words
    blocks = [block for job in jobs for block in _game(job)]
    total = sum(job.leaves for job in jobs)
    subtitle = words("contents.subtitle", games=len(jobs), sheets=total, paper=order.paper.name)
    frame = guide_frame(order.paper, order.margin)
    faces = leaflet(blocks, frame, order.theme, words("contents.title"), subtitle, None)
    pages = Pages(words("contents.title"), NAME, tuple(faces), order.margin)
    return pages.sheets(
        flip="none",
        first=1,
        words=lambda number, _: words("contents.slug", number=number, total=len(faces)),
    )


def _game(job: Job) -> Iterator[Block]:
    """A game's pieces by kind, and how much paper they take."""
    words = job.order.words
    yield Heading(job.title)
    caption = words("contents.paper", sheets=job.leaves, pages=job.pages)
    shown = row(_shown(job), job.order.theme, height=22)
    yield Figure(shown, f"{job.box.game}.pdf · {caption}")
    for kind, count in job.box.pieces.items():
        yield Fact(words(f"kind.{kind}"), words.number(count))


def _shown(job: Job) -> list[Face]:
    """A piece of every kind of its own, and the common back: no more than four."""
    kinds: dict[str, Face] = {}
    for component in job.box.components:
        if component.kind not in ("aid", "pad", "board"):
            kinds.setdefault(component.kind, component.front)
            if component.back:
                kinds.setdefault(f"{component.kind} back", component.back)
    return list(kinds.values())[:MOST]
