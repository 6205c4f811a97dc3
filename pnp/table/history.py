"""The lines of a game as its entries leave them: added, put right, taken out, undone, redone.

Entries are only ever appended; the lines follow from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

Change = tuple[str, Mapping[str, Any]]
"""A kind of entry and its body."""
CHANGES = ("add", "edit", "remove")


class NoSuch(LookupError):
    """Nothing to undo or to redo, or no such line; says which."""


@dataclass(frozen=True, slots=True)
class History:
    """Changes in force, and those undone, the last undone last."""

    done: tuple[Change, ...] = ()
    undone: tuple[Change, ...] = ()

    @property
    def lines(self) -> tuple[Mapping[str, Any], ...]:
        """The lines that the changes in force make; each holds "event" and "typed"."""
        lines: list[Mapping[str, Any]] = []
        for kind, body in self.done:
            if kind == "add":
                lines.append(body)
            elif kind == "edit":
                lines[body["line"] - 1] = body
            else:
                del lines[body["line"] - 1]
        return tuple(lines)


def after(history: History, kind: str, body: Mapping[str, Any]) -> History:
    """The history with one entry more.

    Raises NoSuch where there is nothing to undo or redo, or no such line.
    """
    match kind:
        case "undo":
            if not history.done:
                raise NoSuch("undo")
            return History(history.done[:-1], (*history.undone, history.done[-1]))
        case "redo":
            if not history.undone:
                raise NoSuch("redo")
            return History((*history.done, history.undone[-1]), history.undone[:-1])
        case "edit" | "remove":
            if not 1 <= body["line"] <= len(history.lines):
                raise NoSuch("line")
    return replace(history, done=(*history.done, (kind, body)), undone=())


def told(entries: Iterable[Change]) -> History:
    """The history that these entries make; entries that change no line are passed over."""
    history = History()
    for kind, body in entries:
        if kind in (*CHANGES, "undo", "redo"):
            history = after(history, kind, body)
    return history
