"""What pnp art check has to say: a pack on the boxes of the games it is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from pnp.art import dressing
from pnp.art.claims import Art
from pnp.art.cutoff import cut_off
from pnp.art.findings import Finding
from pnp.art.load import Loaded
from pnp.art.openings import unmet
from pnp.box import Game
from pnp.cli import asking
from pnp.cli.dressing import judged
from pnp.games import GAMES, game
from pnp.order import Order
from pnp.press import packed


def games(name: str | None, art: Art) -> list[Game]:
    """The game named; or those that have most of the keys that the art claims."""
    if name is not None:
        return asking.one_game(name)
    wishes = asking.Wishes()
    held: Counter[str] = Counter()
    for each in GAMES:
        (order,) = asking.orders([game(each)], wishes)
        keys = dressing.claimable([packed(order)])
        held[each] = sum(any(map(claim.matches, keys)) for claim in art.claims)
    most = max(held.values())
    return [game(each) for each in GAMES if held[each] == most]


def found(loaded: Loaded, orders: Sequence[Order]) -> list[Finding]:
    """All that there is to say about art, on the boxes of these orders."""
    boxes = [packed(order) for order in orders]
    all_found = [*loaded.findings, *judged(loaded.art, boxes, orders[0])]
    all_found += cut_off(dressing.worn(boxes, loaded.art))
    for order, box in zip(orders, boxes, strict=True):
        if box.game == "waterworks":
            all_found += unmet(box, loaded.art, partial(_sides, order))
    if len(boxes) == 1 and (bare := dressing.bare(boxes, loaded.art)):
        shown = ", ".join(bare[:5]) + (f" and {len(bare) - 5} more" if len(bare) > 5 else "")
        words = f"{len(bare)} keys of {boxes[0].game} keep their drawing: {shown}"
        all_found.append(Finding("note", "", words))
    return all_found


def _sides(order: Order, key: str) -> str | None:
    """The open sides of a pipe card; None for any other piece."""
    from scoring import waterworks

    kind = key.split(".")[1] if key.startswith("pipe.") else key
    if key.startswith("plug."):
        return "NESW"
    if kind in waterworks.PIPES or kind in ("valve", "spout"):
        return waterworks.openings(kind, order.choice.options["tee"])  # type: ignore[arg-type]
    return None


def total(art: Art, found: Sequence[Finding]) -> str:
    """The last line of a check."""
    count = Counter(finding.grade for finding in found)
    files = len({claim.artwork.file for claim in art.claims})
    grades = ", ".join(f"{count[grade]} {grade}" for grade in ("unsafe", "wrong", "doubtful"))
    return f"{files} picture{'s' * (files != 1)} to print; {grades}"
