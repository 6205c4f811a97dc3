"""Where the hats are: in stacks on cells, free in bases, or locked up for good.

A stack is written from bottom to top; its last letter, the free hat, owns it (H9).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scoring.hats.agreed import Game
from scoring.hats.places import COLOURS, HATS
from scoring.receipt import RulesError


@dataclass(frozen=True, slots=True)
class Position:
    """All hats of a game."""

    cells: Mapping[int, tuple[str, ...]]
    """Cell -> its stacks in alphabetical order; cells without hats are left out."""
    bases: Mapping[str, str]
    """Base -> the hats free in it, those of its colour first."""
    removed: Mapping[str, int]
    """Colour -> hats locked up for good (H13)."""

    def stacks(self, cell: int) -> tuple[str, ...]:
        """The stacks on a cell."""
        return self.cells.get(cell, ())


def start(game: Game) -> Position:
    """Four hats in the base of every colour (H1)."""
    return arranged({}, {f"b{colour}": colour * HATS for colour in game.colours}, {}, game)


def position(
    game: Game,
    cells: Mapping[int, Iterable[str]] | Mapping[str, Iterable[str]],
    bases: Mapping[str, str],
    removed: Mapping[str, int] | None = None,
) -> Position:
    """The position as described; cells may be numbers or their digits.

    RulesError says which cell, base or colour makes it impossible.
    """
    numbered = dict(_stacks(game, cell, stacks) for cell, stacks in cells.items())
    prison = dict(removed or {})
    _check_bases(game, bases)
    _check_prison(game, prison)
    _check_counts(game, numbered, bases, prison)
    return arranged(numbered, bases, prison, game)


def free_sides(game: Game, at: Position) -> tuple[str, ...]:
    """The sides that have a free hat, on the board or in a base (H17)."""
    tops = {stack[-1] for stacks in at.cells.values() for stack in stacks}
    free = tops.union(*at.bases.values())
    return tuple(side for side in game.sides if free.intersection(side))


def winner(game: Game, at: Position) -> str | None:
    """The only side with a free hat; None while there are others (H17)."""
    sides = free_sides(game, at)
    return sides[0] if len(sides) == 1 else None


def arranged(
    cells: Mapping[int, Iterable[str]],
    bases: Mapping[str, str],
    removed: Mapping[str, int],
    game: Game,
) -> Position:
    """A position in the one order that equal positions share."""
    stacks = {cell: tuple(sorted(cells[cell])) for cell in sorted(cells)}
    return Position(
        MappingProxyType({cell: here for cell, here in stacks.items() if here}),
        MappingProxyType(
            {f"b{colour}": _ordered(colour, bases.get(f"b{colour}", "")) for colour in game.colours}
        ),
        MappingProxyType({c: removed[c] for c in game.colours if removed.get(c)}),
    )


def _ordered(colour: str, hats: str) -> str:
    """The hats of a base, its own colour first, then clockwise."""
    return "".join(sorted(hats, key=lambda hat: (hat != colour, COLOURS.index(hat))))


def _stacks(game: Game, cell: object, stacks: Iterable[str]) -> tuple[int, tuple[str, ...]]:
    known = {str(number): number for number in game.board.cells}
    number = known.get(str(cell))
    if number is None:
        raise RulesError("cells", "hats.cell", cell=cell, last=game.board.cells[-1])
    here = (stacks,) if isinstance(stacks, str) else tuple(stacks)
    where = f"cells.{number}"
    for stack in here:
        if not stack:
            raise RulesError(where, "hats.stack", cell=number)
        _check_colours(game, where, stack)
    if len(here) > 1 and number not in game.board.sanctuaries:
        raise RulesError(where, "hats.two-stacks", cell=number, stacks=", ".join(here))
    return number, here


def _check_colours(game: Game, where: str, hats: Iterable[str]) -> None:
    for hat in hats:
        if hat not in game.colours:
            known = ", ".join(game.colours)
            raise RulesError(where, "hats.colour", colour=hat, known=known)


def _check_bases(game: Game, bases: Mapping[str, str]) -> None:
    for base, hats in bases.items():
        where = f"bases.{base}"
        if base not in game.board.bases:
            raise RulesError(where, "hats.base", base=base, known=", ".join(game.board.bases))
        _check_colours(game, where, hats)
        for hat in hats:
            if not game.is_home(base, hat):
                raise RulesError(where, "hats.not-home", base=base, hat=hat)


def _check_prison(game: Game, removed: Mapping[str, int]) -> None:
    _check_colours(game, "removed", removed)
    for colour, hats in removed.items():
        if hats < 0:
            raise RulesError(f"removed.{colour}", "hats.removed", colour=colour, hats=hats)


def _check_counts(
    game: Game,
    cells: Mapping[int, Iterable[str]],
    bases: Mapping[str, str],
    removed: Mapping[str, int],
) -> None:
    """Four hats to a colour, and so sixteen to four (H1)."""
    seen = Counter("".join(stack for stacks in cells.values() for stack in stacks))
    seen.update("".join(bases.values()))
    seen.update(removed)
    for colour in game.colours:
        if seen[colour] > HATS:
            raise RulesError(
                "hats",
                "hats.too-many",
                colour=colour,
                hats=seen[colour],
                most=HATS,
                total=seen.total(),
                all=HATS * len(game.colours),
            )
