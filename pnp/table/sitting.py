"""A saved game opened at the table: its states follow from its lines, and every change is on disk
before it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pnp.ledger import Ledger, Saved
from pnp.problems import DEVICE, Told, safe
from pnp.table import State, Table, history, table
from pnp.table.hearing import plain
from pnp.table.history import History
from scoring.receipt import RulesError


class Impossible(Exception):
    """A change after which a later line would break a rule: its number, and the rule."""

    def __init__(self, line: int, broken: RulesError) -> None:
        super().__init__(line)
        self.line = line
        self.broken = broken


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game between two lines."""

    table: Table
    saved: Saved
    history: History
    states: tuple[State, ...]
    """From the beginning to now, one more than there are lines."""

    @property
    def state(self) -> State:
        """How the game stands."""
        return self.states[-1]

    @property
    def typed(self) -> tuple[str, ...]:
        """The lines as people typed them, who first where it is told."""
        return tuple(map(_typed, self.history.lines))


def opened(saved: Saved) -> Sitting:
    """The game as its entries have it.  Raises Problem where they do not fit the rules."""
    game = table(saved.game)
    try:
        past = history.told((entry.kind, entry.body) for entry in saved.entries)
        return Sitting(game, saved, past, _states(game, saved, past))
    except (Impossible, ValueError, LookupError, TypeError) as error:
        if isinstance(error, Impossible):
            raise Told("table.misfit", code=DEVICE, name=saved.name, line=error.line) from error
        raise Told("table.misfits", code=DEVICE, name=saved.name) from error


def changed(ledger: Ledger, sitting: Sitting, kind: str, body: Mapping[str, Any]) -> Sitting:
    """The sitting with one entry more, which is on disk by then.

    Raises RulesError for a line the rules do not allow, Impossible for a later one, NoSuch where
    there is nothing to undo or redo or no such line, and what the ledger raises; then nothing has
    happened.
    """
    past = history.after(sitting.history, kind, body)
    if kind == "add":
        states = (*sitting.states, sitting.table.applied(sitting.state, body["event"]))
    else:
        try:
            states = _states(sitting.table, sitting.saved, past)
        except Impossible as error:
            if kind == "edit" and error.line == body["line"]:
                raise error.broken from error
            raise
    return Sitting(sitting.table, ledger.append(sitting.saved, kind, body), past, states)


def passed(sitting: Sitting) -> Sitting:
    """The sitting with the table's question passed over; nothing is saved."""
    return replace(sitting, states=(*sitting.states[:-1], sitting.table.passed(sitting.state)))


def _states(game: Table, saved: Saved, past: History) -> tuple[State, ...]:
    states = [game.begin(saved.setup)]
    for number, line in enumerate(past.lines, 1):
        try:
            states.append(game.applied(states[-1], line["event"]))
        except RulesError as broken:
            raise Impossible(number, broken) from broken
    return tuple(states)


def moved(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """The totals that differ: what each was, and what it is."""
    return {
        who: (before.get(who, 0), now) for who, now in after.items() if before.get(who, 0) != now
    }


def _typed(line: Mapping[str, Any]) -> str:
    who, typed = line["event"].get("p", ""), str(line["typed"] or "Enter")
    named = plain(typed).startswith(plain(who)) or plain(who) in plain(typed).split()
    return safe(typed if named else f"{who}: {typed}")
