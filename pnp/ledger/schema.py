"""What the file of saved games looks like inside, and whether one still does."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from pnp.problems import Told

APPLICATION = 0x706E7067
"""In the header of the file, "pnpg"."""
VERSION = 1

# The id counts every row of the file, games and entries alike: none is missing, none comes twice.
SCHEMA = (
    """CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    made TEXT NOT NULL,
    seal BLOB NOT NULL
)""",
    """CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    of INTEGER NOT NULL REFERENCES game,
    number INTEGER NOT NULL,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    seal BLOB NOT NULL,
    UNIQUE (of, number)
)""",
    # INSERT OR REPLACE deletes without asking the triggers below: so nothing may be in its way.
    """CREATE TRIGGER game_comes_last BEFORE INSERT ON game
WHEN NEW.id <= (SELECT max((SELECT ifnull(max(id), 0) FROM game),
    (SELECT ifnull(max(id), 0) FROM entry))) OR EXISTS (SELECT 1 FROM game WHERE key = NEW.key)
BEGIN SELECT RAISE(ABORT, 'games are only ever added'); END""",
    """CREATE TRIGGER entry_comes_last BEFORE INSERT ON entry
WHEN NEW.id <= (SELECT max((SELECT ifnull(max(id), 0) FROM game),
    (SELECT ifnull(max(id), 0) FROM entry)))
    OR NEW.number <> 1 + (SELECT ifnull(max(number), 0) FROM entry WHERE of = NEW.of)
BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END""",
    *(
        f"""CREATE TRIGGER {table}_stays_on_{act.lower()} BEFORE {act} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} rows stay as they are'); END"""
        for table in ("game", "entry")
        for act in ("UPDATE", "DELETE")
    ),
)


class Damage(Exception):
    """What is wrong with the file, and what would do."""

    def __init__(self, what: Told, remedy: Told | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.remedy = remedy or Told("ledger.replace-it")


def not_ours() -> Damage:
    """That the file is of another program, as far as can be seen."""
    return Damage(Told("ledger.not-ours"))


def identify(connection: sqlite3.Connection) -> None:
    """Raises Damage unless the file is ours, and not of a later time."""
    ((application,),) = connection.execute("PRAGMA application_id").fetchall()
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    if application != APPLICATION:
        raise not_ours()
    if version > VERSION:
        newer = Told("ledger.newer", version=version, known=VERSION)
        raise Damage(newer, Told("ledger.update"))


def make(connection: sqlite3.Connection) -> None:
    """Make a blank file ours."""
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    for statement in SCHEMA:
        connection.execute(statement)


def check(connection: sqlite3.Connection) -> None:
    """Raises Damage unless the file is whole as far as SQLite can tell, and made as ours are."""
    identify(connection)
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    ((journal,),) = connection.execute("PRAGMA journal_mode").fetchall()
    if version != VERSION or journal != "delete" or _schema(connection) != _expected():
        raise Damage(Told("ledger.tables"))
    ((found, *_), *_) = connection.execute("PRAGMA integrity_check(1)").fetchall()
    if found != "ok":
        raise Damage(Told("ledger.broken", found=str(found).split("\n")[-1].lower()))


def _schema(connection: sqlite3.Connection) -> list[object]:
    return connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()


def _expected() -> list[object]:
    with closing(sqlite3.connect(":memory:")) as fresh:
        make(fresh)
        return _schema(fresh)
