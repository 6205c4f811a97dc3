"""Games whose lines are events one after another: how they are listed, and put right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pnp.table import Event, State
from pnp.table.hearing import Hearing
from pnp.words import Words

Read = Callable[[str, State, Hearing], Event]


def rows(typed: Sequence[str], states: Sequence[State], words: Words) -> list[str]:
    """The lines as they were typed, with their numbers."""
    return numbered(typed)


def numbered(lines: Sequence[str]) -> list[str]:
    """The lines with their numbers before them."""
    return [f"{number:>3}  {line}" for number, line in enumerate(lines, 1)]


def passed(state: State) -> State:
    """The state as it is: here every question has to be answered."""
    return state


def removal(number: int, states: Sequence[State]) -> tuple[str, Event]:
    """The line taken out; the history knows whether there is such a line."""
    return "remove", {"line": number}


def replacing(
    read: Read,
) -> Callable[[int, str, Sequence[State], Hearing], tuple[str, Event]]:
    """The correction of a line by another in its place, read as it would have been then."""

    def correction(
        number: int, text: str, states: Sequence[State], hear: Hearing
    ) -> tuple[str, Event]:
        event = read(text, states[number - 1], hear)
        return "edit", {"line": number, "event": event, "typed": text}

    return correction
