"""At the table: games that are remembered while people play them, and how their lines are typed.

A game's module reads what is typed into events, applies events to the state, and tells the state.
The rules and the sums are in `scoring`; the saved events in `pnp.ledger`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from pnp.problems import Told
from pnp.table.hearing import Hearing
from pnp.words import Words
from scoring.receipt import Receipt

Event = Mapping[str, Any]
"""What happened, as plain values for the ledger; who did it stands under "p"."""
State = Any
"""A frozen value that only the game's own module looks into."""


class Table(Protocol):
    """What a game's module offers.  RulesError for what the rules do not allow, Problem for what
    cannot be read."""

    def begin(self, setup: Event) -> State:
        """The state before the first line."""

    def applied(self, state: State, event: Event) -> State:
        """The state after an event."""

    def read(self, text: str, state: State, hear: Hearing) -> Event | None:
        """The event that a typed line means now; None where it only passes over a question."""

    def passed(self, state: State) -> State:
        """The state with the question passed over that the table asks, until another is asked."""

    def correction(
        self, number: int, text: str, states: Sequence[State], hear: Hearing
    ) -> tuple[str, Event]:
        """The entry that puts right an earlier line: its kind, as the history knows it, and what
        goes with it.  `states[n]` is the state after line n; LookupError: no such line."""

    def removal(self, number: int, states: Sequence[State]) -> tuple[str, Event]:
        """The entry that takes out a line.  NoSuch: there is no such line."""

    def rows(self, typed: Sequence[str], states: Sequence[State], words: Words) -> list[str]:
        """The lines so far, numbered as `edit` takes them."""

    def prompt(self, state: State, words: Words) -> str:
        """What the table waits for, in a few words."""

    def told(self, before: State, after: State, words: Words) -> list[str]:
        """What an event did."""

    def status(self, state: State, words: Words) -> list[str]:
        """How the game stands."""

    def why(self, states: Sequence[State], number: int | None, words: Words) -> list[str]:
        """The sums of line `number`, else the last ones there were.  LookupError: no such line."""

    def totals(self, state: State) -> Mapping[str, int]:
        """What everybody has so far: money, points, prisoners."""

    def receipt(self, state: State) -> Receipt:
        """The score as the game stands."""

    def winners(self, state: State) -> tuple[str, ...]:
        """Who has won; nobody while the game goes on."""

    def over(self, state: State) -> bool:
        """Whether nothing more can happen."""


GAMES = ("acquire", "treasure", "hats")


def table(game: str) -> Table:
    """The module of a game that can be played at the table."""
    if game not in GAMES:
        raise Told("table.no-game", game=game, known=", ".join(GAMES))
    return cast(Table, import_module(f"pnp.table.{game}"))
