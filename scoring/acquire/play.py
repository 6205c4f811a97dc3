"""What a tile does where it is laid, and whose tile begins (rules 7, 11-14, 25)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.acquire.board import Square, neighbours, squares
from scoring.acquire.editions import COMPANIES, SAFE, Edition
from scoring.acquire.tiles import Board, Tiles, connected
from scoring.receipt import RulesError

MARKERS = len(COMPANIES)
"""Companies that fit on the board at once."""


@dataclass(frozen=True, slots=True)
class Alone:
    """The tile touches nothing and stays loose."""


@dataclass(frozen=True, slots=True)
class Founds:
    """The tile founds a company of these tiles."""

    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Grows:
    """The company takes the tile and the loose ones joined to it."""

    company: str
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Merges:
    """The tile joins companies; it and the loose ones joined to it count for nobody yet."""

    companies: tuple[str, ...]
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Dead:
    """The tile would join companies that are safe: it can never be laid."""

    safe: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotNow:
    """The tile would found an eighth company; it may become legal later (rule 13)."""


Outcome = Alone | Founds | Grows | Merges | Dead | NotNow


def outcome(on: Board, square: Square, markers: int = MARKERS) -> Outcome:
    """What a tile on this square does.  Raises RulesError where one lies already."""
    if square in on.filled:
        raise RulesError(square.name, "acquire.tile-twice")
    touched = on.around(square)
    safe = tuple(name for name in touched if on.size(name) >= SAFE)
    tiles = connected(on, square)
    if len(safe) > 1:
        return Dead(safe)
    if len(touched) > 1:
        return Merges(touched, tiles)
    if touched:
        return Grows(touched[0], tiles)
    if len(tiles) == 1:
        return Alone()
    return Founds(tiles) if len(on.companies) < markers else NotNow()


def growing(on: Board, company: str) -> tuple[Square, ...]:
    """The squares where a tile would do nothing but enlarge the company."""
    return tuple(
        square
        for square in squares(on.letters)
        if square not in on.filled and on.around(square) == (company,)
    )


def founding(on: Board, markers: int = MARKERS) -> tuple[Square, ...]:
    """The squares where a tile would found a company now."""
    if len(on.companies) >= markers:
        return ()
    return tuple(
        square
        for square in _free(on)
        if any(near in on.loose for near in neighbours(square, on.letters))
    )


def can_found(on: Board, markers: int = MARKERS) -> bool:
    """Whether a company could still be founded: a square beside a loose tile, or two adjacent
    empty ones, that touch no company, and a marker left (decision 11)."""
    if len(on.companies) >= markers:
        return False
    free = _free(on)
    possible = on.loose | free
    return any(near in possible for square in free for near in neighbours(square, on.letters))


def _free(on: Board) -> Tiles:
    """Empty squares that touch no company."""
    filled = on.filled
    return frozenset(s for s in squares(on.letters) if s not in filled and not on.around(s))


def first(edition: Edition, tiles: Mapping[str, Square]) -> str:
    """Who begins: in Cartel the lowest number, then the letter nearest A; in Acquire the letter
    first (rule 7)."""

    def place(who: str) -> tuple[int | str, int | str]:
        tile = tiles[who]
        return (tile.number, tile.letter) if edition.rows_are_numbers else tile[::-1]

    return min(tiles, key=place)


def clockwise(players: tuple[str, ...], beginner: str) -> tuple[str, ...]:
    """The players in the order of their turns, seats being clockwise."""
    at = players.index(beginner)
    return players[at:] + players[:at]
