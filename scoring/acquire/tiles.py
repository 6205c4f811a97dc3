"""Tiles on the board: companies, and loose tiles that belong to none (rules 8, 12, 14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scoring.acquire.board import Square, neighbours

Tiles = frozenset[Square]


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the board: loose tiles, and the companies in the order they were founded."""

    letters: str
    loose: Tiles = frozenset()
    companies: tuple[tuple[str, Tiles], ...] = ()

    @property
    def sizes(self) -> dict[str, int]:
        """Tiles of every company on the board."""
        return {name: len(tiles) for name, tiles in self.companies}

    def size(self, company: str) -> int:
        """Tiles of a company; 0 off the board."""
        return self.sizes.get(company, 0)

    @property
    def filled(self) -> Tiles:
        """Every square with a tile on it."""
        return self.loose.union(*(tiles for _, tiles in self.companies))

    def around(self, square: Square) -> tuple[str, ...]:
        """The companies that a tile on this square would touch."""
        beside = neighbours(square, self.letters)
        return tuple(name for name, tiles in self.companies if not tiles.isdisjoint(beside))


def board(
    letters: str, loose: Iterable[Square], companies: Mapping[str, Iterable[Square]]
) -> Board:
    """A board with these tiles on it."""
    owned = tuple((name, frozenset(tiles)) for name, tiles in companies.items())
    return Board(letters, frozenset(loose), owned)


def connected(on: Board, square: Square) -> Tiles:
    """The square and every loose tile joined to it through loose tiles."""
    found, edge = {square}, [square]
    while edge:
        for near in neighbours(edge.pop(), on.letters):
            if near in on.loose and near not in found:
                found.add(near)
                edge.append(near)
    return frozenset(found)


def laid(on: Board, square: Square) -> Board:
    """The board with a loose tile more."""
    return replace(on, loose=on.loose | {square})


def owned(on: Board, company: str, tiles: Tiles, absorbed: Iterable[str] = ()) -> Board:
    """The board when the company takes these tiles, and all those of the absorbed companies."""
    leaving = set(absorbed)
    taken = tiles.union(*(theirs for name, theirs in on.companies if name in leaving))
    staying = tuple(
        (name, theirs | taken if name == company else theirs)
        for name, theirs in on.companies
        if name not in leaving
    )
    if company not in on.sizes:
        staying = (*staying, (company, taken))
    return Board(on.letters, on.loose - tiles, staying)
