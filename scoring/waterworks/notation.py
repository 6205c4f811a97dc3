"""The notation of a run: tokens such as s:H.l@-1,0  o:P:cxcx@-6,0  W@-6,0, read and written.

A token is [by:]CARD@x,y[/rotation].  By is s, the run's owner (the default), or o, an opponent.
x grows to the player's right, y toward the player; the valve lies at 0,0.

    V valve     I vertical   L left elbow    T tee      W a wrench put on the card there
    S spout     H horizontal R right elbow   P plugs: P:clll on N E S W as they lie, or P:A1

A pipe's material follows its letter: .l lead (when none is said), .c copper, .x leaky.
People may type spaces, commas or lines between tokens, a space for the @, small letters,
and a row of equal cards as H -1..-8 or I -2,1..3.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from scoring.receipt import RulesError
from scoring.waterworks.deck import HALF_TURN, PLUGS

Player = Literal["s", "o"]
Edge = Literal["N", "E", "S", "W"]
EDGES: tuple[Edge, ...] = ("N", "E", "S", "W")

KINDS: dict[str, str] = {
    "I": "vertical", "H": "horizontal", "L": "elbow-left", "R": "elbow-right", "T": "tee",
    "V": "valve", "S": "spout", "P": "plug", "W": "wrench",
}  # fmt: skip
"""Letter of the notation -> kind in the rulebook's words."""
PIPE_CODES = "IHLRT"
LONGEST = 400
"""More tokens than a box has cards, wrenches and covers to lay; a row is not longer either."""


class Place(NamedTuple):
    """A cell of the grid: x to the right, y toward the player, counted from the valve."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Token:
    """One thing done to a run: who, which card, where, and how it is turned."""

    by: Player
    code: str
    """The letter of the card, one of KINDS."""
    at: Place
    material: str = ""
    """l, c or x for a pipe; c for valve and spout; nothing for plugs and wrenches."""
    plugs: str = ""
    """The plugs on N E S W as printed, before the card is turned; nothing for other cards."""
    rotation: int = 0

    @property
    def kind(self) -> str:
        """The card's kind in the rulebook's words."""
        return KINDS[self.code]

    @property
    def card(self) -> str:
        """The card as the notation writes it: H.l, P:clll, W."""
        if self.plugs:
            return f"P:{self.plugs}"
        return f"{self.code}.{self.material}" if self.code in PIPE_CODES else self.code

    @property
    def lying(self) -> str:
        """The plugs on N E S W as they lie on the table."""
        return self.plugs[2:] + self.plugs[:2] if self.rotation == 180 else self.plugs

    def __str__(self) -> str:
        turn = f"/{self.rotation}" if self.rotation else ""
        return f"{self.by}:{self.card}@{self.at}{turn}"


def opposite(edge: str) -> str:
    """The edge across: what a neighbour shows to it."""
    return edge.translate(HALF_TURN)


def read(run: str | Iterable[str | Token]) -> tuple[Token, ...]:
    """The tokens of a run, from one text or from a list; RulesError names the one not understood.

    Its `where` is token.N, N counted from 0 as in a list.
    """
    found: list[Token] = []
    for item in (run,) if isinstance(run, str) else run:
        for token in (item,) if isinstance(item, Token) else _tokens(item, len(found)):
            if len(found) == LONGEST:
                raise RulesError(f"token.{LONGEST}", "waterworks.too-many", most=LONGEST)
            found.append(token)
    return tuple(found)


_NUMBER = r"-?[0-9]{1,3}"
_TOKEN = re.compile(
    rf"""(?:(?P<by>[so])\s*:\s*)?
    (?: P\s*:\s*(?P<plugs>[lcx]{{4}}|[A-D][1-3])
      | (?P<pipe>[IHLRT])(?:\.(?P<material>[lcx]))?
      | (?P<other>[VSW]) )
    (?:\s*@\s*|\s+)
    (?P<x>{_NUMBER})(?:\.\.(?P<x_to>{_NUMBER}))?
    (?:\s*,\s*(?P<y>{_NUMBER})(?:\.\.(?P<y_to>{_NUMBER}))?)?
    (?:/(?P<rotation>{_NUMBER}))?
    (?=[\s,;]|$)""",
    re.VERBOSE | re.IGNORECASE,
)
_BETWEEN = re.compile(r"[\s,;]*")
_MINUS = str.maketrans("−–", "--")


def _tokens(text: str, first: int) -> Iterator[Token]:
    text = text.translate(_MINUS)
    at, end = 0, len(text)
    while (at := _after_separators(text, at)) < end:
        match = _TOKEN.match(text, at)
        cells = _cells(match) if match else ()
        if not match or not cells:
            raise _not_understood(text[at:], first)
        yield from (_token(match, cell) for cell in cells)
        at, first = match.end(), first + len(cells)


def _after_separators(text: str, at: int) -> int:
    match = _BETWEEN.match(text, at)
    return match.end() if match else at


def _not_understood(text: str, index: int) -> RulesError:
    """What was typed there, up to the first word with a figure in it."""
    card, *places = re.split(r"[\s;]+", text, maxsplit=2)[:2]
    said = card if re.search("[0-9]", card) else " ".join((card, *places)).strip()
    return RulesError(f"token.{index}", "waterworks.token", token=said[:40])


def _cells(match: re.Match[str]) -> tuple[Place, ...]:
    """The places a token names: one, or a row; none if it names a row both ways or no y."""
    xs = _row(match["x"], match["x_to"])
    if match["y"] is None:
        return tuple(Place(x, 0) for x in xs) if match["x_to"] else ()
    ys = _row(match["y"], match["y_to"])
    return () if match["x_to"] and match["y_to"] else tuple(Place(x, y) for x in xs for y in ys)


def _row(start: str, end: str | None) -> range:
    first, last = int(start), int(start if end is None else end)
    return range(first, last - 1, -1) if last < first else range(first, last + 1)


def _token(match: re.Match[str], at: Place) -> Token:
    by: Player = "o" if (match["by"] or "s").lower() == "o" else "s"
    rotation = int(match["rotation"] or 0)
    if match["plugs"]:
        name = match["plugs"].upper()
        return Token(by, "P", at, plugs=PLUGS.get(name, name.lower()), rotation=rotation)
    if match["pipe"]:
        material = (match["material"] or "l").lower()
        return Token(by, match["pipe"].upper(), at, material, rotation=rotation)
    code = match["other"].upper()
    return Token(by, code, at, "" if code == "W" else "c", rotation=rotation)
