"""Rows of the file and the games they make.  Every row carries a seal: the SHA-256 of the seal
before it in its game, and of all it says.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from dataclasses import dataclass
from typing import Any

from pnp.ledger import saved
from pnp.ledger.saved import Entry, Saved
from pnp.ledger.schema import Damage
from pnp.problems import Told

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """The rows of one game, that of the game itself first, and what is wrong with them, if so."""

    rows: tuple[Row, ...]
    damage: Told | None

    @property
    def id(self) -> int:
        """The row's in the file."""
        return int(self.rows[0][0])

    @property
    def key(self) -> str:
        """What spellings of the name have in common."""
        return str(self.rows[0][1])

    @property
    def name(self) -> str:
        """The name as typed."""
        return str(self.rows[0][2])

    @property
    def last(self) -> int:
        """The id of the last row: the higher, the later in the file."""
        return int(self.rows[-1][0])

    def saved(self) -> Saved:
        """The game.  Raises Damage if its rows are not as they were written."""
        if self.damage:
            raise Damage(self.damage)
        _, _, name, game, setup, made, _ = self.rows[0]
        try:
            entries = tuple(
                Entry(number, at, kind, saved.body(body))
                for _, _, number, at, kind, body, _ in self.rows[1:]
            )
            return Saved(name, game, saved.body(setup), made, entries)
        except (ValueError, RecursionError) as error:
            raise Damage(Told("ledger.game-broken", name=name, found=error)) from error


def read(connection: sqlite3.Connection) -> tuple[Kept, ...]:
    """Every game of the file, the last changed first.  Raises Damage if rows are missing."""
    of: dict[int, list[Row]] = {
        row[0]: [row]
        for row in connection.execute(
            "SELECT id, key, name, game, setup, made, seal FROM game ORDER BY id"
        ).fetchall()
    }
    ids = set(of)
    for row in connection.execute(
        "SELECT id, of, number, at, kind, body, seal FROM entry ORDER BY id"
    ).fetchall():
        if row[0] in ids or row[1] not in of:
            raise Damage(Told("ledger.row-astray", row=row[0]))
        ids.add(row[0])
        of[row[1]].append(row)
    if ids != set(range(1, len(ids) + 1)):
        raise Damage(Told("ledger.rows-missing"))
    kept = [Kept(tuple(rows), _damage(rows)) for rows in of.values()]
    return tuple(sorted(kept, key=lambda each: each.last, reverse=True))


def write_game(
    connection: sqlite3.Connection, key: str, name: str, game: str, setup: str, made: str
) -> None:
    """Add a game, its setup as JSON."""
    told = (_next(connection), key, name, game, setup, made)
    connection.execute("INSERT INTO game VALUES (?,?,?,?,?,?,?)", (*told, _seal(b"", told)))


def write_entry(connection: sqlite3.Connection, kept: Kept, at: str, kind: str, body: str) -> None:
    """Add an entry to that game, its body as JSON."""
    told = (_next(connection), kept.id, len(kept.rows), at, kind, body)
    seal = _seal(kept.rows[-1][-1], told)
    connection.execute("INSERT INTO entry VALUES (?,?,?,?,?,?,?)", (*told, seal))


def _next(connection: sqlite3.Connection) -> int:
    query = "SELECT 1 + (SELECT count(*) FROM game) + (SELECT count(*) FROM entry)"
    return int(connection.execute(query).fetchone()[0])


def _damage(rows: list[Row]) -> Told | None:
    """What is wrong with the rows of a game; None if each seal fits."""
    before = b""
    for number, row in enumerate(rows):
        *told, seal = row
        if _seal(before, told) != seal or number not in (0, told[2]):
            where = "ledger.entry-broken" if number else "ledger.beginning-broken"
            return Told(where, name=rows[0][2], number=number)
        before = seal
    return None


def _seal(before: bytes, told: Row | list[Any]) -> bytes:
    try:
        return hashlib.sha256(before + json.dumps(told).encode()).digest()
    except TypeError:  # bytes, where a text was written
        return b""
