"""A saved game as a value: who plays what, and everything noted since, oldest first."""

from __future__ import annotations

import json
import shlex
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from pnp.problems import Told, safe

LONGEST_NAME = 60
LARGEST_BODY = 64 * 1024
"""Bytes of JSON."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing noted: number counts from 1 in its game, at is an ISO time in UTC."""

    number: int
    at: str
    kind: str
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as the file holds it: its name as typed, the id of its rules, its setup, its entries;
    made is an ISO time in UTC."""

    name: str
    game: str
    setup: Mapping[str, Any]
    made: str
    entries: tuple[Entry, ...] = ()

    @property
    def called(self) -> dict[str, str]:
        """Its name as people read it, and as they type it after a command."""
        return {"name": safe(self.name), "quoted": shlex.quote(self.name)}

    @property
    def deleted(self) -> bool:
        """Whether it was deleted, and not restored since."""
        turns = [entry.kind for entry in self.entries if entry.kind in ("delete", "restore")]
        return turns[-1:] == ["delete"]

    @property
    def changed(self) -> str:
        """The ISO time of the last entry, or of the beginning."""
        return self.entries[-1].at if self.entries else self.made


def named(typed: str) -> str:
    """The name without the spaces around it; Problem if nobody could read it out."""
    name = typed.strip()
    if not name.isprintable():
        raise Told("ledger.name-unprintable", name=name)
    if not 1 <= len(unicodedata.normalize("NFC", name)) <= LONGEST_NAME:
        raise Told("ledger.name-length", name=name, most=LONGEST_NAME)
    return name


def key(name: str) -> str:
    """What two spellings of one name have in common (Unicode 3.13, canonical caseless matching)."""
    folded = unicodedata.normalize("NFD", name.strip()).casefold()
    return unicodedata.normalize("NFC", folded)


def text(body: Mapping[str, Any]) -> str:
    """The body as JSON, keys sorted; Problem for what JSON cannot hold, and for too much of it."""
    try:
        written = json.dumps(
            dict(body), allow_nan=False, ensure_ascii=False, separators=(",", ":"), sort_keys=True
        )
        size = len(written.encode())
    except (TypeError, ValueError, RecursionError) as error:
        raise Told("ledger.unsaveable", why=str(error).lower()) from error
    if size > LARGEST_BODY:
        raise Told("ledger.too-large", size=size, most=LARGEST_BODY)
    return written


def body(text: str) -> dict[str, Any]:
    """The body in that JSON; ValueError or RecursionError for any other text."""
    read = json.loads(text)
    if not isinstance(read, dict):
        raise ValueError("not an object")
    return cast(dict[str, Any], read)
