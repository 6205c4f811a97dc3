"""How much there is to draw once every use of something else is drawn out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pnp.art.limits import MOST_DEPTH, MOST_DRAWN
from pnp.art.refused import Refused
from pnp.art.svg.tree import Element

References = Callable[[Element], Iterable[str]]


def drawn(root: Element, references: References) -> int:
    """Elements drawn in all.  Raises Refused for a circle, and for more than MOST_DRAWN."""
    by_id: dict[str, Element] = {}
    for each in root.all():
        name = each.attributes.get("id")
        if name is not None and by_id.setdefault(name, each) is not each:
            raise Refused("wrong", f"the id {name[:40]!r} twice; give each its own", each.line)
    return _Count(by_id, references).of(root, 0)


class _Count:
    """Counts each element once, however often it is used."""

    def __init__(self, by_id: Mapping[str, Element], references: References) -> None:
        self.by_id, self.references = by_id, references
        self.known: dict[int, int] = {}
        self.open: set[int] = set()

    def of(self, element: Element, depth: int) -> int:
        if (known := self.known.get(id(element))) is not None:
            return known
        if id(element) in self.open:
            raise Refused("unsafe", "uses itself, round in a circle", element.line)
        if depth > 3 * MOST_DEPTH:
            raise Refused("unsafe", "uses within uses without end", element.line)
        self.open.add(id(element))
        total = 1 + sum(self.of(child, depth + 1) for child in element.elements)
        for name in self.references(element):
            if target := self.by_id.get(name):
                total += self.of(target, depth + 1) * _times(element, target)
        if total > MOST_DRAWN:
            raise Refused(
                "unsafe", f"over {MOST_DRAWN:,} elements once its uses are drawn out", element.line
            )
        self.open.discard(id(element))
        self.known[id(element)] = total
        return total


def _times(element: Element, target: Element) -> int:
    """A marker is drawn at every corner of a path."""
    if target.name != "marker":
        return 1
    data = element.attributes.get("d", "") + element.attributes.get("points", "")
    return 2 + len(data) // 4
