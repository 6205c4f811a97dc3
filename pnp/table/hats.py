"""Hats at the table: turns judged by the referee, and the tally of prisoners.

Colours are typed and told by the letters printed on the hats of the table's language; events and
states have the letters of files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pnp import naming, tally
from pnp.problems import Problem, safe
from pnp.table import Event
from pnp.table.hearing import Hearing, shown
from pnp.table.lines import numbered, passed, removal, replacing
from pnp.words import Words
from scoring.hats import (
    NAMES,
    Outcome,
    Play,
    Turn,
    game,
    judge,
    legal_moves,
    played,
    read_move,
)  # fmt: skip
from scoring.hats import begin as placed
from scoring.receipt import Receipt

__all__ = ["passed", "removal"]

PASS = "-"
PLACE_OR_HATS = re.compile(r"\bb?[A-Z]+\b")


@dataclass(frozen=True, slots=True)
class State:
    """The game, and what the last turn came to."""

    play: Play
    move: str = ""
    """The last move, as files write it."""
    last: Outcome | None = None


def begin(setup: Event) -> State:
    """All hats in their bases: board, mode, sides, how a hat leaves its base, who begins."""
    agreed = game(
        board=setup["board"],
        mode=setup["mode"],
        sides=setup["sides"],
        entry=setup["entry"],
        colours=setup["colours"],
    )
    return State(placed(agreed, setup["first"]))


def applied(state: State, event: Event) -> State:
    """The state after a turn."""
    play, outcome = played(state.play, event["roll"], read_move(event["move"]))
    return State(play, event["move"], outcome)


def read(text: str, state: State, hear: Hearing) -> Event:
    """A roll and a move: "4 bR R 0 1 2 3"; from and to, "4 bR 3"; or the roll alone, when one move
    is possible or can be chosen.  "-" passes."""
    roll, *said = text.replace(":", " ").split() or [""]
    if not (roll.isdecimal() and len(roll) == 1):
        raise Problem(hear.words("score.play.hats.no-roll", typed=shown(text)))
    said = [_canonical(part, at == 1 and len(said) > 2, hear) for at, part in enumerate(said)]
    turn = Turn(state.play.to_move, int(roll))
    if len(said) > 2 or said == [PASS]:
        move = " ".join(said)
        if fault := judge(state.play.game, state.play.position, turn, read_move(move)).fault:
            values = {key: _printed(value, hear.words) for key, value in fault.values.items()}
            raise Problem(hear.words(f"score.error.{fault.key}", **values))
    else:
        move = _chosen(text, state.play, turn, said, hear)
    return {"p": state.play.to_move, "roll": turn.roll, "move": move}


correction = replacing(read)


def _letters(words: Words) -> dict[str, str]:
    """Letters of files -> letters printed on the hats."""
    return {letter: words(f"hats.letter.{name}") for letter, name in NAMES.items()}


def _canonical(part: str, is_stack: bool, hear: Hearing) -> str:
    """A cell, a base or a stack typed in printed letters, in those of files."""
    known = {printed: letter for letter, printed in _letters(hear.words).items()}
    base = "b" if not is_stack and len(part) == 2 and part[0] in "bB" else ""
    letters = part[len(base) :].upper()
    if not letters.isalpha():
        return part
    for letter in letters:
        if letter not in known:
            choices = ", ".join(known)
            raise Problem(hear.words("score.play.hats.no-colour", typed=letter, known=choices))
    return base + "".join(known[letter] for letter in letters)


def canonical(letters: str, hear: Hearing) -> str:
    """Colours typed in printed letters, in those of files."""
    return _canonical(letters, True, hear)


def _printed(text: str, words: Words) -> str:
    """A text with cells, bases and stacks, in printed letters."""
    letters = _letters(words)

    def printed(found: re.Match[str]) -> str:
        return "".join(letters.get(letter, letter) for letter in found[0])

    return PLACE_OR_HATS.sub(printed, text)


def _chosen(text: str, play: Play, turn: Turn, said: list[str], hear: Hearing) -> str:
    """The legal move from the first place named to the last; "-" if there is none at all."""
    legal = [str(move) for move in legal_moves(play.game, play.position, turn)]
    if not legal and not said:
        return PASS
    fitting = {_printed(move, hear.words): move for move in legal if _fits(move, said)}
    if not fitting:
        raise Problem(hear.words("score.play.hats.no-move", typed=shown(text)))
    if len(fitting) == 1:
        return next(iter(fitting.values()))
    return fitting[hear.choose(shown(text), list(fitting))]


def _fits(move: str, said: list[str]) -> bool:
    """Whether a move leads from the first place said to the last."""
    start, *_, end = move.split()
    return said in ([], [start], [start, end])


def rows(typed: Sequence[str], states: Sequence[State], words: Words) -> list[str]:
    """The turns as they were typed, each after its player's letter."""
    parted = [line.partition(":") for line in typed]
    return numbered([f"{_printed(who, words)}:{said}" for who, _, said in parted])


def prompt(state: State, words: Words) -> str:
    """Whose turn it is."""
    if state.play.over:
        return words("score.play.hats.finished")
    return words("score.play.hats.prompt", who=naming.sides(state.play.to_move, words))


def told(before: State, after: State, words: Words) -> list[str]:
    """The move, and what it came to."""
    out = [_printed(after.move, words), *_came_to(after, words)]
    return out + tally.told(receipt(after), words) if after.play.over else out


def why(states: Sequence[State], number: int | None, words: Words) -> list[str]:
    """Captures, prisoners and rescues of line `number`, else of the last turn."""
    return _came_to(states[-1 if number is None else number], words)


def _came_to(state: State, words: Words) -> list[str]:
    return [_printed(said, words) for said in judged(state.last, words)] if state.last else []


def judged(outcome: Outcome, words: Words) -> list[str]:
    """The referee's verdict in words: what the move did, or the rule it breaks."""
    if outcome.fault:
        values = {key: safe(value) for key, value in outcome.fault.values.items()}
        return [words(f"score.error.{outcome.fault.key}", **values)]
    out = [words("score.hats.legal")]
    if outcome.captured:
        out.append(words("score.hats.captured"))
    if outcome.imprisoned:
        out.append(words("score.hats.imprisoned", hats=" ".join(outcome.imprisoned)))
    if outcome.freed:
        out.append(words("score.hats.freed", hats=" ".join(outcome.freed)))
    if outcome.over:
        out.append(words("score.hats.over", winner=outcome.winner or "-"))
    return out


def status(state: State, words: Words) -> list[str]:
    """Every base and every stack, and who holds prisoners."""
    at = state.play.position
    places = {base: hats for base, hats in at.bases.items() if hats}
    places |= {str(cell): ", ".join(stacks) for cell, stacks in at.cells.items()}
    out = [_printed(f"{place}: {hats}", words) for place, hats in places.items()]
    return out + [
        words("score.play.hats.holds", who=naming.sides(side, words), hats=_printed(hats, words))
        for side, hats in state.play.prisoners.items()
    ]


def totals(state: State) -> Mapping[str, int]:
    """Prisoners of every side."""
    return receipt(state).totals


def receipt(state: State) -> Receipt:
    """The optional tally."""
    return state.play.receipt


def winners(state: State) -> tuple[str, ...]:
    """The last side with a free hat."""
    return (state.play.winner,) if state.play.over and state.play.winner else ()


def over(state: State) -> bool:
    """At most one side has a free hat."""
    return state.play.over
