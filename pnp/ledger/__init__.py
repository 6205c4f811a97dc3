"""Games saved between one sitting and the next: begun, added to, never changed, never lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import reduce
from pathlib import Path
from typing import Any

from pnp import config
from pnp.ledger import database, rows, saved
from pnp.ledger.saved import Entry, Saved
from pnp.ledger.schema import Damage
from pnp.problems import Told

__all__ = ["Entry", "Ledger", "Moved", "Saved", "default"]


class Moved(Exception):
    """Somebody else has written to the game since it was loaded; now is what it is now."""

    def __init__(self, now: Saved) -> None:
        super().__init__(f"{now.name!r} has changed in another window")
        self.now = now


def default() -> Path:
    """Where this person's games are saved."""
    return config.folder("data") / "games.sqlite3"


def _utc() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Ledger:
    """The saved games of one file.  Nothing stays open between two calls.

    Every call reads the whole file and checks it; every one raises Problem, exit code DEVICE, for a
    file that is damaged, not ours, out of reach, or held by another window, and for a full disk.
    """

    def __init__(self, path: Path, clock: Callable[[], str] = _utc) -> None:
        self.path = path
        self._clock = clock

    def saved(self) -> tuple[Saved, ...]:
        """Every game, deleted ones too, the last changed first."""
        with database.reading(self.path) as connection:
            kept = rows.read(connection) if connection else ()
            _whole(kept)
            return tuple(each.saved() for each in kept)

    def load(self, name: str) -> Saved:
        """The game of that name, whatever its capitals; Problem if there is none, naming the
        nearest."""
        with database.reading(self.path) as connection:
            return _find(rows.read(connection) if connection else (), name).saved()

    def find(self, name: str) -> Saved | None:
        """The game of that name, if there is one."""
        with database.reading(self.path) as connection:
            kept = rows.read(connection) if connection else ()
            return next((each.saved() for each in kept if each.key == saved.key(name)), None)

    def begin(self, name: str, game: str, setup: Mapping[str, Any]) -> Saved:
        """A new game, on the disk when this returns; Problem if the name is taken or none."""
        name, text = saved.named(name), saved.text(setup)
        with database.beginning(self.path) as connection:
            kept = _whole(rows.read(connection))
            for each in kept:
                if each.key == saved.key(name):
                    raise _taken(each.saved())
            made = self._clock()
            rows.write_game(connection, saved.key(name), name, game, text, made)
            return Saved(name, game, saved.body(text), made)

    def append(self, to: Saved, kind: str, body: Mapping[str, Any]) -> Saved:
        """The game with that entry added, on the disk when this returns.

        Raises Moved, and adds nothing, if the game on the disk is no longer as given.
        """
        text = saved.text(body)
        with database.adding(self.path) as connection:
            if connection is None:
                raise _missing(to.name, ())
            kept = _find(_whole(rows.read(connection)), to.name)
            if (now := kept.saved()) != to:
                raise Moved(now)
            entry = Entry(len(now.entries) + 1, self._clock(), kind, saved.body(text))
            rows.write_entry(connection, kept, entry.at, kind, text)
            return replace(now, entries=(*now.entries, entry))


def _whole(kept: Sequence[rows.Kept]) -> Sequence[rows.Kept]:
    """The games; Damage if one of them is, naming those that can still be loaded."""
    broken = [each.damage for each in kept if each.damage]
    if broken:
        what = reduce(lambda first, second: Told("both", first=first, second=second), broken)
        fine = ", ".join(repr(each.name) for each in kept if not each.damage)
        raise Damage(Told("ledger.readable", what=what, fine=fine) if fine else what)
    return kept


def _taken(by: Saved) -> Told:
    if by.deleted:
        return Told("ledger.taken-deleted", name=by.name)
    return Told("ledger.taken", name=by.name, made=by.made[:10])


def _find(kept: Sequence[rows.Kept], name: str) -> rows.Kept:
    for each in kept:
        if each.key == saved.key(name):
            return each
    raise _missing(name, kept)


def _missing(name: str, kept: Sequence[rows.Kept]) -> Told:
    import difflib

    known = {each.key: each.name for each in kept if each.damage or not each.saved().deleted}
    near = difflib.get_close_matches(saved.key(name), known, n=3, cutoff=0.4) or list(known)[:3]
    if not near:
        return Told("ledger.none", name=name)
    return Told("ledger.missing", name=name, near=", ".join(repr(known[each]) for each in near))
