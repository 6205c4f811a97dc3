"""What happens at the table, one value an event; each goes through a plain dict and back.

A dict has the event's name under "t", the player under "p", and the other fields by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from scoring.receipt import RulesError

Shares = tuple[tuple[str, int], ...]
"""Shares by company, or money by player."""


@dataclass(frozen=True, slots=True)
class Position:
    """A player's tile of the first round (rule 6)."""

    p: str
    tile: str


@dataclass(frozen=True, slots=True)
class First:
    """The table says who begins, whatever the tiles of the first round would have."""

    p: str


@dataclass(frozen=True, slots=True)
class Play:
    """A tile is laid (rule 10)."""

    p: str
    tile: str


@dataclass(frozen=True, slots=True)
class Pass:
    """A player has no legal tile; he may still buy (decision 12)."""

    p: str


@dataclass(frozen=True, slots=True)
class Found:
    """The founder picks a company (rule 12)."""

    p: str
    company: str


@dataclass(frozen=True, slots=True)
class Survivor:
    """The player of the tile says which of the equal largest survives (rule 19)."""

    p: str
    company: str


@dataclass(frozen=True, slots=True)
class Next:
    """The player of the tile says which of equal absorbed companies is settled next (rule 24)."""

    p: str
    company: str


@dataclass(frozen=True, slots=True)
class BankTile:
    """In the game for two, the number of the tile turned up for a company: the bank's holding."""

    company: str
    number: int


@dataclass(frozen=True, slots=True)
class Agree:
    """What the table agrees to pay where no rule is known: Tycoon's ties, Tycoon's sole holder."""

    company: str
    paid: Shares


@dataclass(frozen=True, slots=True)
class Dispose:
    """A holder trades and sells shares of an absorbed company, and keeps the rest (rule 22)."""

    p: str
    company: str
    trade: int
    sell: int


@dataclass(frozen=True, slots=True)
class Sell:
    """A half-price sale to the bank, one company (rule 17)."""

    p: str
    company: str
    count: int


@dataclass(frozen=True, slots=True)
class Buy:
    """The shares bought in a turn, or none (rule 15)."""

    p: str
    shares: Shares = ()


@dataclass(frozen=True, slots=True)
class Dead:
    """A dead tile leaves the game (rule 26)."""

    p: str
    tile: str


@dataclass(frozen=True, slots=True)
class Done:
    """A player's turn is over; the next one's first event says it as well."""

    p: str


@dataclass(frozen=True, slots=True)
class End:
    """A player declares the end (rule 27); agreed: the table stops, whatever the rule says."""

    p: str
    agreed: bool = False


Event = (
    Position | First | Play | Pass | Found | Survivor | Next | BankTile | Agree | Dispose
    | Sell | Buy | Dead | Done | End
)  # fmt: skip

KINDS: dict[str, type[Event]] = {
    "position": Position,
    "first": First,
    "play": Play,
    "pass": Pass,
    "found": Found,
    "survivor": Survivor,
    "next": Next,
    "bank": BankTile,
    "agree": Agree,
    "dispose": Dispose,
    "sell": Sell,
    "buy": Buy,
    "dead": Dead,
    "done": Done,
    "end": End,
}
_NAMES = {kind: name for name, kind in KINDS.items()}


def name(event: Event) -> str:
    """The event's name in a dict."""
    return _NAMES[type(event)]


def as_dict(event: Event) -> dict[str, Any]:
    """The event as plain text and numbers, ready for JSON."""
    plain: dict[str, Any] = {"t": name(event)}
    for field in fields(event):
        value = getattr(event, field.name)
        plain[field.name] = dict(value) if isinstance(value, tuple) else value
    return plain


def from_dict(plain: Mapping[str, Any]) -> Event:
    """The event of a dict.  Raises RulesError for one that is none of ours."""
    said = plain.get("t")
    if not isinstance(said, str) or said not in KINDS:
        raise RulesError("event", "acquire.event-unknown", t=said, known=", ".join(KINDS))
    kind = KINDS[said]
    types = {field.name: str(field.type) for field in fields(kind)}
    for key in plain:
        if key != "t" and key not in types:
            raise RulesError(said, "acquire.event-field", field=key, known=", ".join(types))
    given = {key: _value(f"{said}.{key}", plain[key], types[key]) for key in types if key in plain}
    try:
        return kind(**given)
    except TypeError:
        missing = ", ".join(key for key in types if key not in plain)
        raise RulesError(said, "acquire.event-missing", fields=missing) from None


def _value(where: str, value: object, kind: str) -> Any:
    """A value of the kind, shares as a tuple."""
    if kind == "str" and isinstance(value, str):
        return value
    if kind == "bool" and isinstance(value, bool):
        return value
    if kind == "int" and _whole(value):
        return value
    if kind == "Shares" and isinstance(value, Mapping):
        pairs = tuple(value.items())
        if all(isinstance(key, str) and _whole(count) for key, count in pairs):
            return pairs
    raise RulesError(where, "acquire.event-value", value=repr(value))


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= 10**9
