"""A pipeline as it lies on the table: what is on each place, and where the run goes.

The trail is the live route (W26): the places from the valve to the growing end.  When a leaky
plug shuts that end, the trail draws back to the farthest tee that is still open (W23).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from scoring.waterworks.deck import Tee, openings, turned
from scoring.waterworks.notation import EDGES, Edge, Place, Token, opposite

BESIDE: dict[Edge, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Opening(NamedTuple):
    """An open edge of a card on the table."""

    at: Place
    edge: Edge

    @property
    def faces(self) -> Place:
        """The place it opens to."""
        return beside(self.at, self.edge)

    def __str__(self) -> str:
        return f"{self.at}:{self.edge}"


@dataclass(frozen=True, slots=True)
class Spot:
    """The topmost card of a place."""

    card: str
    """As the notation writes it: H.l, P:clll, V."""
    kind: str
    edges: tuple[Edge, ...] = ()
    """Open edges as the card lies; a plug card has none."""
    material: str = ""
    plugs: str = ""
    """The plugs on N E S W as they lie."""
    leaked: bool = False
    """The place has leaked, now or before: it never will again (W16)."""
    wrench: bool = False

    @property
    def is_plug(self) -> bool:
        """A plug card, not a pipe."""
        return bool(self.plugs)


@dataclass(frozen=True, slots=True)
class Pipeline:
    """One player's run: the cards on the table, the live route, and the wrenches used."""

    spots: Mapping[Place, Spot]
    trail: tuple[Place, ...]
    wrenches: int = 0
    finished: bool = False
    """The spout lies at the end of the trail."""

    @property
    def tip(self) -> Place:
        """The last place of the live route."""
        return self.trail[-1]

    @property
    def length(self) -> int:
        """Straights, elbows and tees on the live route, one per place (W26)."""
        return sum(self.spots[at].kind not in ("valve", "spout") for at in self.trail)

    @property
    def leaks(self) -> tuple[Place, ...]:
        """Places with a leaky pipe, or a leaky plug in use, that nobody has repaired (W15)."""
        return tuple(at for at in self.spots if leaks(self, at))

    @property
    def exits(self) -> tuple[Opening, ...]:
        """Where the run may grow: its end or, drawn back, any tee passed that is still open."""
        if self.finished:
            return ()
        return free(self, self.tip) + (self.open_tees if _drawn_back(self) else ())

    @property
    def open_tees(self) -> tuple[Opening, ...]:
        """Openings of tees already passed that are neither continued nor plugged (W17)."""
        return tuple(opening for at in self.trail[:-1] for opening in free(self, at))

    @property
    def lost(self) -> frozenset[Place]:
        """Pipes that the live route has left behind (W23)."""
        return frozenset(at for at, spot in self.spots.items() if spot.edges) - {*self.trail}

    def laid(self, at: Place, spot: Spot) -> Pipeline:
        """The same run with that card on top of the place."""
        return replace(self, spots=MappingProxyType({**self.spots, at: spot}))


def beside(at: Place, edge: Edge) -> Place:
    """The place across that edge."""
    right, down = BESIDE[edge]
    return Place(at.x + right, at.y + down)


def begun(valve: Token, tee: Tee) -> Pipeline:
    """A run of the valve alone."""
    return Pipeline(MappingProxyType({valve.at: spot(valve, tee)}), (valve.at,))


def spot(token: Token, tee: Tee) -> Spot:
    """The card of a token as it lies."""
    if token.plugs:
        return Spot(token.card, token.kind, plugs=token.lying)
    edges = openings(token.kind, tee)
    lying = turned(edges) if token.rotation == 180 else edges
    return Spot(
        token.card,
        token.kind,
        tuple(edge for edge in EDGES if edge in lying),
        token.material,
        leaked=token.material == "x",
    )


def free(pipeline: Pipeline, at: Place) -> tuple[Opening, ...]:
    """The openings of a card that lead to an empty place."""
    mine = (Opening(at, edge) for edge in pipeline.spots[at].edges)
    return tuple(opening for opening in mine if opening.faces not in pipeline.spots)


def facing(pipeline: Pipeline, at: Place) -> Iterator[Opening]:
    """The openings of the cards round a place that open to it, north first."""
    for edge in EDGES:
        other = pipeline.spots.get(beside(at, edge))
        across = opposite(edge)
        for theirs in other.edges if other else ():
            if theirs == across:
                yield Opening(beside(at, edge), theirs)


def in_use(pipeline: Pipeline, at: Place, plugs: str) -> dict[Opening, str]:
    """The openings that a plug card on that place closes, each with the plug that does it (W20)."""
    return {
        opening: plugs[EDGES.index(edge)]
        for opening in facing(pipeline, at)
        for edge in EDGES
        if edge == opposite(opening.edge)
    }


def leaks(pipeline: Pipeline, at: Place) -> bool:
    """A leaky pipe, or a leaky plug that touches an opening, without a wrench (W15, W25)."""
    on = pipeline.spots[at]
    if on.wrench:
        return False
    return "x" in in_use(pipeline, at, on.plugs).values() if on.is_plug else on.material == "x"


def drawn_back(pipeline: Pipeline) -> Pipeline | None:
    """The run up to the farthest open end it still has, or None if it has none (W22, W23)."""
    for last in range(len(pipeline.trail), 0, -1):
        if free(pipeline, pipeline.trail[last - 1]):
            return replace(pipeline, trail=pipeline.trail[:last])
    return None


def _drawn_back(pipeline: Pipeline) -> bool:
    """The end of the trail is a tee with lost pipes behind one of its outlets."""
    edges = pipeline.spots[pipeline.tip].edges
    return any(beside(pipeline.tip, edge) in pipeline.lost for edge in edges)
