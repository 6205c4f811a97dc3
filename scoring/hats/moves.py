"""A move as said at the table, and a hat on its way: one step after another.

Steps are cells and bases; a base is one step, like any cell (H14).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from scoring.hats.agreed import Game
from scoring.receipt import RulesError

Step = int | str
"""A cell by its number, or a base by its name, as "bR"."""


@dataclass(frozen=True, slots=True)
class Move:
    """Which stack goes from where, and every cell or base it steps on after the start."""

    start: Step
    stack: str
    """One letter when it leaves a base."""
    path: tuple[Step, ...]

    def __str__(self) -> str:
        return " ".join(map(str, (self.start, self.stack, *self.path)))


@dataclass(frozen=True, slots=True)
class Walk:
    """A stack under way."""

    before: Step | None
    """The cell or base just left."""
    here: Step
    stack: str
    home: str = ""
    """The base where it left its captives."""
    dropped: str = ""
    """The captives left there."""


def read_move(text: str) -> Move | None:
    """The move written as start, stack, path: "5 YR 4 3 2", "bR R 0 1"; "-" passes (None)."""
    words = re.split(r"[\s,:;>]+", text.strip())
    if words == ["-"]:
        return None
    steps = [_step(word) for word in (words[:1] + words[2:])]
    named = len(words) > 1 and words[1].isascii() and words[1].isalpha()
    if not named or None in steps:
        raise RulesError("move", "hats.move", move=" ".join(text.split())[:40])
    start, *path = (step for step in steps if step is not None)
    return Move(start, words[1].upper(), tuple(path))


def refusal(game: Game, walk: Walk, there: Step) -> str | None:
    """Why the next step may not be taken, as a code; None when it may (H6, H13, H16)."""
    if there not in beside(game, walk.here):
        return "NOT_ADJACENT"
    if there == walk.before and isinstance(walk.here, int):
        return "REVERSED"
    if isinstance(there, str):
        if not game.is_home(there, walk.stack[-1]):
            return "ENEMY_BASE"
        if len(walk.stack) == 1:
            return "BASE_EMPTY_HANDED"
    return None


def stepped(walk: Walk, there: Step) -> Walk:
    """The walk one step on; in a base the captives stay behind (H13, H15)."""
    onward = replace(walk, before=walk.here, here=there)
    if isinstance(there, int):
        return onward
    return replace(onward, stack=walk.stack[-1], home=there, dropped=walk.stack[:-1])


def walks(game: Game, walk: Walk, steps: int) -> Iterator[tuple[tuple[Step, ...], Walk]]:
    """Every path of that many steps the rules allow, with the walk at its end."""
    if steps == 0:
        yield (), walk
        return
    for there in beside(game, walk.here):
        if not refusal(game, walk, there):
            for path, end in walks(game, stepped(walk, there), steps - 1):
                yield (there, *path), end


def beside(game: Game, here: Step) -> tuple[Step, ...]:
    """What touches a cell or a base."""
    if isinstance(here, str):
        return (game.board.bases[here],)
    bases = (base for base, way_out in game.board.bases.items() if way_out == here)
    return (*game.board.next_to[here], *bases)


def _step(word: str) -> Step | None:
    if re.fullmatch(r"[0-9]{1,3}", word):
        return int(word)
    return f"b{word[1].upper()}" if re.fullmatch(r"[bB][A-Za-z]", word) else None
