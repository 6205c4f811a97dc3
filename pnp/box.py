"""What is in a box: components, leaflets, editions, choices.  Frozen values, no behaviour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from layouts.leaflet import Block
from layouts.marks import Face
from layouts.sizes import Size
from layouts.themes import Theme
from pnp.words import Words

Kind = Literal[
    "card", "tile", "board", "share", "note", "marker", "token", "hat", "die", "mat", "aid", "pad",
    "rules", "guide",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Component:
    """A kind of piece: its stable key, its two sides, and how many the box holds.

    seams are the x and y, in mm of the front, where a sheet too small for it may be joined;
    spares asks for the rest of the last sheet to be filled with more of its kind.
    """

    key: str
    name: str
    kind: Kind
    copies: int
    front: Face
    back: Face | None = None
    back_key: str | None = None
    seams: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
    spares: bool = False


@dataclass(frozen=True, slots=True)
class Leaflet:
    """A text to be set on whole sheets: the rule sheet."""

    key: str
    name: str
    kind: Kind
    title: str
    subtitle: str
    blocks: tuple[Block, ...]
    motif: Face | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in one game's box, in the order it is printed."""

    game: str
    edition: str
    title: str
    components: tuple[Component, ...]
    leaflets: tuple[Leaflet, ...]
    assembly: tuple[tuple[str, Kind], ...] = ()
    """How pieces are put together: the key of the words, and the kind they are about."""

    @property
    def pieces(self) -> Counter[Kind]:
        """How many pieces of each kind, in the order they are printed; leaflets are none."""
        count: Counter[Kind] = Counter()
        for component in self.components:
            count[component.kind] += component.copies
        return count


@dataclass(frozen=True, slots=True)
class Option:
    """A rule option that changes what is printed: its key and the values it takes."""

    key: str
    values: tuple[str, ...]
    default: str | None = None
    """None: the edition decides."""

    @property
    def ends(self) -> tuple[str, ...]:
        """The least and the most, if the values are all the numbers between them."""
        first, last = self.values[0], self.values[-1]
        if not (first.isdecimal() and last.isdecimal()):
            return ()
        numbers = tuple(str(n) for n in range(int(first), int(last) + 1))
        return (first, last) if numbers == self.values else ()


@dataclass(frozen=True, slots=True)
class Choice:
    """What one person asked for of a game."""

    edition: str
    players: int | None
    board: str | None
    card: Size
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the house: what can be chosen, and how its box is packed."""

    id: str
    editions: Mapping[str, tuple[int, ...]]
    """Edition -> the numbers of players it is for."""
    default: str
    pack: Callable[[Choice, Theme, Words], Box]
    boards: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    cards: bool = True
    """Whether a card size means anything to it."""
    follows_players: bool = False
    """Without an edition named, the first that is for so many players is taken."""
