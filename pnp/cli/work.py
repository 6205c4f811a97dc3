"""What the commands do with an order: make it up, list it, put it into words."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypedDict

from layouts.marks import Face
from layouts.sheets import Sheet
from layouts.sheets.impose import Pages, Run
from layouts.sizes import CARDS
from pnp.box import Box, Component, Leaflet
from pnp.files import Status
from pnp.order import Order
from pnp.press import Job, dressed, make
from pnp.problems import Problem

SAFE_MARGIN = 5.0
"""Most printers cannot print nearer to the paper's edge, in mm (printing.md 4)."""
PATIENCE = 1.0
"""Seconds before progress is shown."""


class Row(TypedDict):
    """A component as `pnp box --json` tells of it; version 1, stable."""

    key: str
    name: str
    kind: str
    copies: int
    size_mm: list[float]
    back: str | None


def box(order: Order) -> Box:
    """The order's whole box, its art without bleed; what cannot be drawn is said in one line."""
    try:
        return dressed(order, 0.0)
    except ValueError as error:
        raise Problem(f"{order.game.id}: {error}") from error


def job(order: Order) -> Job:
    """The order made up; what cannot be laid out is said in one line."""
    try:
        return make(order)
    except ValueError as error:
        raise Problem(f"{order.game.id}: {error}") from error


def notes(order: Order) -> list[str]:
    """What a person should know before printing."""
    game, found = order.game.id, []
    if order.margin < SAFE_MARGIN:
        found.append(
            f"a margin of {order.margin:g} mm is under the {SAFE_MARGIN:g} mm"
            " that most printers leave white; marks and edges may be cut off"
        )
    if order.choice.card != CARDS["standard"] and not order.game.cards:
        found.append("there are no cards in this game; --card-size changes nothing")
    return [f"pnp: {game}: {note}" for note in found]


def listed(job: Job) -> list[Row]:
    """Every component of the job's box, leaflets included."""
    pages = {each.key: each.faces[0] for each in job.plan.sections if isinstance(each, Pages)}
    rows = [_leaflet(leaflet, pages[leaflet.key]) for leaflet in job.box.leaflets]
    return [_component(component) for component in job.box.components] + rows


def _component(component: Component) -> Row:
    return {
        "key": component.key,
        "name": component.name,
        "kind": component.kind,
        "copies": component.copies,
        "size_mm": [component.front.width, component.front.height],
        "back": component.back_key,
    }


def _leaflet(leaflet: Leaflet, page: Face) -> Row:
    return {
        "key": leaflet.key,
        "name": leaflet.name,
        "kind": leaflet.kind,
        "copies": 1,
        "size_mm": [page.width, page.height],
        "back": None,
    }


def table(job: Job, rows: list[Row]) -> list[str]:
    """The box for a person: a line a component, totals by kind, sheets of paper."""
    words = job.order.words
    wide = max(len(row["key"]) for row in rows)
    lines = [f"{job.box.title}: {job.box.game}, edition {job.box.edition}"]
    for row in rows:
        width, height = row["size_mm"]
        size = f"{width:g} x {height:g} mm"
        lines.append(f"{row['copies']:>5}  {row['key']:<{wide}}  {size:<16}  {row['name']}")
    kinds = job.box.pieces + Counter(leaflet.kind for leaflet in job.box.leaflets)
    totals = ", ".join(f"{words(f'kind.{kind}')} {count}" for kind, count in kinds.items())
    return [*lines, f"Totals: {totals}", f"Paper: {sheets_line(job)}"]


def sheets_line(job: Job) -> str:
    """How much paper the job takes."""
    order = job.order
    edge = order.flip.replace("-", " ")
    backs = "one side" if order.flip == "none" else f"both sides, flipped on the {edge}"
    sheets, pages = plural(job.leaves, "sheet"), plural(job.pages, "page")
    return f"{sheets} of {order.paper.name} ({pages}, {backs})"


def plural(count: int, noun: str) -> str:
    """1 sheet, 2 sheets."""
    return f"{count} {noun}{'s' * (count != 1)}"


def sections(job: Job) -> list[str]:
    """How the job lies on paper, a line a section."""
    out = []
    for section in job.plan.sections:
        leaves = section.leaves(job.order.flip)
        held = (
            f", {plural(len(section.copies), 'piece')}, {section.grid.count} to a sheet"
            if isinstance(section, Run)
            else ""
        )
        out.append(f"  {section.name}: {plural(leaves, 'sheet')}{held}")
    return out


def watched(sheets: Iterable[Sheet], label: str, total: int) -> Iterator[Sheet]:
    """The sheets, with progress on a terminal's standard error once patience is due."""
    start = shown = time.monotonic()
    speak = sys.stderr.isatty()
    told = False
    for number, sheet in enumerate(sheets, 1):
        yield sheet
        now = time.monotonic()
        if speak and now - start > PATIENCE and now - shown > 0.1:
            print(f"\r{label}: page {number} of {total}", end="", file=sys.stderr, flush=True)
            shown, told = now, True
    if told:
        print(f"\r{label}: all {total} pages".ljust(60), file=sys.stderr)


def intent(target: Path, *, force: bool) -> str:
    """What printing would do to a target, in a few words."""
    if str(target) == "-":
        return "would go to standard output"
    if not target.exists():
        return "would be written"
    if force:
        return "is there; would be replaced"
    return "is there; kept if nothing changed, else --force is needed"


def state(done: Sequence[Status]) -> str:
    """What became of a game's files, in a word or two."""
    if len(done) == 1:
        return done[0]
    written = done.count("written")
    return f"{written} of {len(done)} files written" if written else f"{len(done)} files up to date"
