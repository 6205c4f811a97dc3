"""Imposition: copies of faces onto sheets, fronts and the backs behind them.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal, NamedTuple, Protocol

from layouts.marks import Face
from layouts.sheets import Flip, Placement, Sheet
from layouts.sheets.duplex import mirrored
from layouts.sheets.guides import guides, slug, slug_line
from layouts.sheets.slots import Grid
from layouts.sizes import Size

Side = Literal["front", "back", "empty"]
Slug = Callable[[int, Side], str]
"""The words of the slug line, from the leaf's number and the side."""


class Copy(NamedTuple):
    """One piece to be printed."""

    key: str
    front: Face
    back: Face | None
    back_key: str = ""


class Section(Protocol):
    """A part of the file with a name of its own."""

    @property
    def name(self) -> str: ...

    def leaves(self, flip: Flip) -> int:
        """Pieces of paper it takes."""

    def sheets(self, *, flip: Flip, first: int, words: Slug) -> Iterator[Sheet]:
        """Its pages, each front followed by its other side unless flip is none; leaves are
        numbered from `first`."""


@dataclass(frozen=True, slots=True)
class Run:
    """Pieces of one trim that share sheets: all with backs, or all without."""

    name: str
    grid: Grid
    copies: tuple[Copy, ...]

    def leaves(self, flip: Flip) -> int:
        return ceil(len(self.copies) / self.grid.count)

    def sheets(self, *, flip: Flip, first: int, words: Slug) -> Iterator[Sheet]:
        """Fronts and the backs behind them; a partial last sheet keeps the full grid."""
        size = self.grid.count
        for leaf in range(self.leaves(flip)):
            copies = self.copies[leaf * size : (leaf + 1) * size]
            front = self._front(copies, words(first + leaf, "front"))
            yield front
            if flip != "none":
                yield self._back(copies, front, flip, words, first + leaf)

    def _front(self, copies: Sequence[Copy], line: str) -> Sheet:
        placed = tuple(
            Placement(copy.key, copy.front, *self.grid.slot(i)) for i, copy in enumerate(copies)
        )
        marks = guides(self.grid, placed, line)
        return Sheet(*self.grid.sheet, placed, marks, self.name)

    def _back(
        self, copies: Sequence[Copy], front: Sheet, flip: Flip, words: Slug, number: int
    ) -> Sheet:
        placed = tuple(
            mirrored(placement, copy.back_key or copy.key, copy.back, self.grid.sheet, flip)
            for placement, copy in zip(front.placements, copies, strict=True)
            if copy.back
        )
        line = words(number, "back" if placed else "empty")
        marks = guides(self.grid, placed, line) if placed else slug(self.grid, line)
        return Sheet(*self.grid.sheet, placed, marks, self.name)


@dataclass(frozen=True, slots=True)
class Pages:
    """Whole-sheet faces, one after another: what is read, not cut."""

    name: str
    key: str
    faces: tuple[Face, ...]
    margin: float

    def leaves(self, flip: Flip) -> int:
        return len(self.faces) if flip == "none" else ceil(len(self.faces) / 2)

    def sheets(self, *, flip: Flip, first: int, words: Slug) -> Iterator[Sheet]:
        """The faces in order; printed on both sides, two share a leaf."""
        sides: tuple[Side, ...] = ("front",) if flip == "none" else ("front", "back")
        for i, face in enumerate(self.faces):
            leaf, side = divmod(i, len(sides))
            yield self._page(face, words(first + leaf, sides[side]))
        if len(self.faces) % len(sides):
            size = self.faces[-1].width, self.faces[-1].height
            line = words(first + len(self.faces) // 2, "empty")
            yield Sheet(*size, (), (slug_line(Size(*size), self.margin, line),), self.name)

    def _page(self, face: Face, line: str) -> Sheet:
        marks = (slug_line(Size(face.width, face.height), self.margin, line),)
        return Sheet(face.width, face.height, (Placement(self.key, face, 0, 0),), marks, self.name)
