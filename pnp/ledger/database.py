"""The file of saved games: one SQLite database that only grows, and no other file beside it.

A rollback journal, not a write-ahead log: between two calls there is one file to copy or to carry.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from stat import S_ISREG
from typing import Literal

from pnp.ledger import schema
from pnp.problems import DEVICE, Told, cause

WAIT = 5.0
"""Seconds to wait for another window."""

PRAGMAS = (
    "synchronous = EXTRA",  # the folder is synced too, once the journal has gone
    "fullfsync = ON",  # macOS: a plain sync stops at the drive's own cache
    "foreign_keys = ON",
    "trusted_schema = OFF",
    "cell_size_check = ON",
    "temp_store = MEMORY",
)

FAILURES = {
    sqlite3.SQLITE_BUSY: "ledger.busy",
    sqlite3.SQLITE_FULL: "ledger.full",
    sqlite3.SQLITE_IOERR: "ledger.failed",
    sqlite3.SQLITE_READONLY: "ledger.read-only",
    sqlite3.SQLITE_CANTOPEN: "ledger.closed",
}
"""What to tell by SQLite's code; any other is damage."""


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection | None]:
    """The file as it is now, looked through and found whole; None while it holds nothing.

    Raises Problem for a file that is damaged, not ours, or not to be read.
    """
    with _told(path, "ledger.not-read"):
        if _size(path) is None:
            yield None
            return
        with _opened(path, "rw", "DEFERRED") as connection:
            yield connection if _size(path) else None


@contextmanager
def adding(path: Path) -> Iterator[sqlite3.Connection | None]:
    """The file to add rows to, None while it holds nothing.  When this ends all of them are on the
    disk; if it ends with an exception, none is.

    Raises Problem as reading does, and if they cannot be saved.
    """
    with _told(path, "ledger.not-saved"):
        if _size(path) is None:
            yield None
            return
        with _opened(path, "rw", "IMMEDIATE") as connection:
            yield connection if _size(path) else None
            connection.execute("COMMIT")


@contextmanager
def beginning(path: Path) -> Iterator[sqlite3.Connection]:
    """As adding, but the file is made if need be, and its folder."""
    with _told(path, "ledger.not-saved"):
        path.parent.mkdir(parents=True, exist_ok=True)
        with _opened(path, "rwc", "IMMEDIATE") as connection:
            if not _size(path):
                schema.make(connection)
            yield connection
            connection.execute("COMMIT")


def _size(path: Path) -> int | None:
    """Of the file, in bytes; None if there is none.  It is settled only under a lock."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    if not S_ISREG(status.st_mode):
        raise Told("ledger.no-file", code=DEVICE, path=path)
    return status.st_size


@contextmanager
def _opened(
    path: Path, mode: Literal["rw", "rwc"], how: Literal["DEFERRED", "IMMEDIATE"]
) -> Iterator[sqlite3.Connection]:
    """The file, locked, whatever a killed save left taken back, and what it holds checked."""
    place = path.absolute().as_uri()
    if _size(path):
        _leave_strangers_alone(f"{place}?immutable=1")
    with closing(
        sqlite3.connect(f"{place}?mode={mode}", uri=True, timeout=WAIT, isolation_level=None)
    ) as connection:
        connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
        try:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            connection.execute(f"BEGIN {how}")
            connection.execute("SELECT 1 FROM sqlite_master").fetchall()  # takes the lock
            if _size(path):
                schema.check(connection)
            _sweep(connection, path)
            yield connection
        finally:
            if connection.in_transaction:
                with suppress(sqlite3.Error):  # if not now, the next start takes it back
                    connection.execute("ROLLBACK")


def _leave_strangers_alone(place: str) -> None:
    """Raises Damage before the file is opened in earnest, which may play a journal it has.

    Asked of SQLite, for to open and close the file ourselves would drop the locks of this process.
    """
    with closing(sqlite3.connect(place, uri=True)) as connection:
        try:
            schema.identify(connection)
        except sqlite3.DatabaseError as error:
            if _code(error) == sqlite3.SQLITE_NOTADB:
                raise schema.not_ours() from error
            # else somebody may be saving just now; under a lock it will show


def _sweep(connection: sqlite3.Connection, path: Path) -> None:
    """Remove the journal of a save that was killed before it wrote anything.

    SQLite takes back what a journal with a beginning says, and leaves an empty one lying; on
    leaving PERSIST it removes any, under its lock, if nobody is writing one.
    """
    place = path.resolve()
    if place.with_name(f"{place.name}-journal").exists():
        with suppress(sqlite3.Error):
            connection.execute("PRAGMA journal_mode = PERSIST")
            connection.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def _told(path: Path, undone: str) -> Iterator[None]:
    """Turns what goes wrong with the file into a Problem; undone is the key of what is not."""
    try:
        yield
    except schema.Damage as damage:
        raise _damaged(path, damage) from damage
    except sqlite3.ProgrammingError:
        raise
    except (sqlite3.Error, UnicodeError) as error:
        key = FAILURES.get(_code(error))
        if key is None:
            what = Told("ledger.broken", found=" ".join(str(error).split())[:100])
            raise _damaged(path, schema.Damage(what)) from error
        raise Told(undone, code=DEVICE, path=path, why=Told(key, error=error)) from error
    except OSError as error:
        raise Told(undone, code=DEVICE, path=path, why=cause(error)) from error


def _damaged(path: Path, by: schema.Damage) -> Told:
    """The Problem of a file that is not as it was written, or never was ours."""
    return Told("ledger.damaged", code=DEVICE, path=path, what=by.what, remedy=by.remedy)


def _code(error: Exception) -> int:
    """SQLite's primary code; 0 if Python itself found the fault."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
