"""The table on a terminal or from standard input: every line is saved as it is entered."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import typer

from pnp import tally
from pnp.cli.score import doubts
from pnp.ledger import Ledger, Moved, Saved, default
from pnp.problems import Problem, safe, told
from pnp.table.hearing import Hearing, shown
from pnp.table.history import NoSuch
from pnp.table.sitting import Impossible, Sitting, changed, moved, opened, passed
from pnp.words import Words
from scoring.receipt import RulesError

QUIT = ("quit",)
QUITTING = ("quit", "")
"""The verb, with nothing after it."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Where the lines are kept, in which language they are typed, and whom to ask."""

    ledger: Ledger
    hear: Hearing
    asks: bool
    """A person sits at a terminal and may be asked."""

    @property
    def words(self) -> Words:
        """The language."""
        return self.hear.words


def desk(context: typer.Context, words: Words) -> Desk:
    """The desk of this command: a terminal that can be asked, or lines that cannot."""
    asks = doubts.asks(context)
    if asks:
        with suppress(ImportError):
            import readline  # noqa: F401 - lines can be edited, and called back
    return Desk(Ledger(default()), doubts.hearing(context, words), asks)


def play(at: Desk, saved: Saved) -> None:
    """Go on with a game until the lines end.  From a file the first bad line ends it: a Problem
    that names it, and all lines before it are saved."""
    sitting = opened(saved)
    print(_heading(sitting, at.words))
    number = 0
    while (text := _heard(at, sitting)) is not None and at.hear.verb(text, QUIT) != QUITTING:
        number += 1
        try:
            sitting = line(at, sitting, text)
        except Gone:
            raise
        except Problem as problem:
            _refuse(at, number, text, problem)
    print(at.words("score.table.closed", **saved.called))


def _heard(at: Desk, sitting: Sitting) -> str | None:
    """The next line, asked for on a terminal; None after the last."""
    if not at.asks:
        return text.rstrip("\r\n") if (text := sys.stdin.readline()) else None
    try:
        return input(f"{sitting.table.prompt(sitting.state, at.words)} > ")
    except EOFError:
        print()
        return None


def _refuse(at: Desk, number: int, text: str, problem: Problem) -> None:
    """A bad line: said on a terminal, and the end of it all from a file."""
    why = told(problem, at.words)
    if at.asks:
        print(f"pnp: {why}", file=sys.stderr)
        return
    place = at.words("score.table.at-line", number=number, typed=shown(text), why=why)
    raise Problem(place, problem.code) from problem


def line(at: Desk, sitting: Sitting, text: str) -> Sitting:
    """The sitting after one typed line, told on standard output.  Raises Problem."""
    verb, rest = at.hear.verb(text, tuple(COMMANDS))
    if rest and verb in ALONE:
        raise Problem(at.words("score.table.alone", typed=shown(rest)))
    try:
        return COMMANDS[verb](at, sitting, rest) if verb else _entered(at, sitting, text)
    except RulesError as error:
        raise Problem(tally.fault(error, at.words)) from error
    except Impossible as error:
        why = tally.fault(error.broken, at.words)
        raise Problem(at.words("score.table.later", line=error.line, why=why)) from error
    except NoSuch as error:
        raise Problem(at.words(f"score.table.no-{error}")) from error
    except LookupError as error:
        raise Problem(at.words("score.table.no-line")) from error
    except Moved as error:
        return _caught_up(at, sitting, error.now)


def _entered(at: Desk, sitting: Sitting, text: str) -> Sitting:
    event = sitting.table.read(text, sitting.state, at.hear)
    if event is None:
        return passed(sitting)
    after = changed(at.ledger, sitting, "add", {"event": event, "typed": text.strip()})
    if lines := sitting.table.told(sitting.state, after.state, at.words):
        print("\n".join(lines))
    return after


def _undo(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    return _told(at, sitting, changed(at.ledger, sitting, "undo", {}), "undone")


def _redo(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    return _told(at, sitting, changed(at.ledger, sitting, "redo", {}), "redone")


def _edit(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    typed, _, text = rest.partition(" ")
    number = _number(at, typed)
    if not text.strip():
        raise Problem(at.words("score.table.edit-what", line=number))
    kind, body = sitting.table.correction(number, text.strip(), sitting.states, at.hear)
    return _told(at, sitting, changed(at.ledger, sitting, kind, body), "edited", number)


def _remove(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    number = _number(at, rest)
    kind, body = sitting.table.removal(number, sitting.states)
    return _told(at, sitting, changed(at.ledger, sitting, kind, body), "removed", number)


def _told(at: Desk, before: Sitting, after: Sitting, done: str, number: int = 0) -> Sitting:
    """Say what was done, and exactly the totals that differ by it."""
    print(at.words(f"score.table.{done}", line=number))
    table = after.table
    differ = moved(table.totals(before.state), table.totals(after.state))
    for who, (was, now) in differ.items():
        figures = {"was": at.words.number(was), "now": at.words.number(now)}
        print(at.words("score.table.moved", who=safe(who), **figures))
    if not differ:
        print(at.words("score.table.unmoved"))
    return after


def _number(at: Desk, typed: str) -> int:
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 6 and int(typed)):
        raise Problem(at.words("score.table.line-number", typed=shown(typed)))
    return int(typed)


def _status(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    print("\n".join(sitting.table.status(sitting.state, at.words)))
    return sitting


def _why(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    number = _number(at, rest) if rest else None
    sums = sitting.table.why(sitting.states, number, at.words)
    print("\n".join(sums) or at.words("score.table.no-sums"))
    return sitting


def _list(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    print("\n".join(sitting.table.rows(sitting.typed, sitting.states, at.words)))
    return sitting


def _help(at: Desk, sitting: Sitting, rest: str) -> Sitting:
    print(at.words(f"score.help.{sitting.saved.game}"))
    print(at.words("score.help.common"))
    return sitting


COMMANDS: dict[str, Callable[[Desk, Sitting, str], Sitting]] = {
    "undo": _undo,
    "redo": _redo,
    "edit": _edit,
    "remove": _remove,
    "status": _status,
    "why": _why,
    "lines": _list,
    "help": _help,
}
"""What can be typed in every game, beside its own lines."""
ALONE = ("undo", "redo", "status", "lines", "help")
"""Commands that nothing follows."""


class Gone(Problem):
    """The game was deleted in another window."""


def _caught_up(at: Desk, sitting: Sitting, now: Saved) -> Sitting:
    """The game as another window has left it; the line typed here was not entered."""
    if now.deleted:
        raise Gone(at.words("score.saved.is-deleted", **now.called))
    after = opened(now)
    print(at.words("score.table.elsewhere"))
    grown = after.typed[: len(sitting.typed)] == sitting.typed
    rows = after.table.rows(after.typed, after.states, at.words)
    print("\n".join(rows[len(sitting.typed) :] if grown else rows))
    if not at.asks:
        raise Problem(at.words("score.table.again"))
    print(f"pnp: {at.words('score.table.again')}", file=sys.stderr)
    return after


def _heading(sitting: Sitting, words: Words) -> str:
    receipt = sitting.table.receipt(sitting.state)
    out = words(
        "score.table.opened",
        name=safe(sitting.saved.name),
        title=words(f"{receipt.game}.title"),
        edition=tally.edition(receipt, words),
    )
    if count := len(sitting.history.lines):
        out += "\n" + words("score.table.lines", count=count)
    return out
