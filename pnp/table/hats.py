"""Hats at the table: turns judged by the referee, and the tally of prisoners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pnp import tally
from pnp.problems import Problem
from pnp.table import Event
from pnp.table.hearing import Hearing, shown
from pnp.table.lines import replacing, rows
from pnp.words import Words
from scoring.hats import NAMES, Outcome, Play, Turn, game, legal_moves, played, read_move
from scoring.hats import begin as placed
from scoring.receipt import Receipt

__all__ = ["correction", "rows"]

PASS = "-"


@dataclass(frozen=True, slots=True)
class State:
    """The game, and what the last turn came to."""

    play: Play
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
    return State(*played(state.play, event["roll"], read_move(event["move"])))


def read(text: str, state: State, hear: Hearing) -> Event:
    """A roll and a move: "4 bR R 0 1 2 3"; from and to, "4 bR 3"; or the roll alone, when one move
    is possible or can be chosen.  "-" passes."""
    roll, *said = text.replace(":", " ").split() or [""]
    if not (roll.isdecimal() and len(roll) == 1):
        raise Problem(hear.words("score.play.hats.no-roll", typed=shown(text)))
    move = " ".join(said)
    if len(said) < 3 and move != PASS:
        move = _chosen(text, state.play, int(roll), said, hear)
    return {"p": state.play.to_move, "roll": int(roll), "move": move}


correction = replacing(read)


def _chosen(text: str, play: Play, roll: int, said: list[str], hear: Hearing) -> str:
    """The legal move from the first place named to the last; "-" if there is none at all."""
    legal = list(legal_moves(play.game, play.position, Turn(play.to_move, roll)))
    if not legal and not said:
        return PASS
    ends = [(str(move.start).lower(), str(move.path[-1]).lower()) for move in legal]
    wanted = [each.lower() for each in said]
    fitting = [
        str(move)
        for move, ends_of in zip(legal, ends, strict=True)
        if wanted in ([], [ends_of[0]], list(ends_of))
    ]
    if not fitting:
        raise Problem(hear.words("score.play.hats.no-move", typed=shown(text)))
    return fitting[0] if len(fitting) == 1 else hear.choose(shown(text), fitting)


def prompt(state: State, words: Words) -> str:
    """Whose turn it is."""
    if state.play.over:
        return words("score.play.hats.finished")
    return words("score.play.hats.prompt", who=named(state.play.to_move, words))


def named(player: str, words: Words) -> str:
    """A colour or a side in words: "red", "red and green"."""
    colours = [words(f"hats.colour.{NAMES[letter]}") for letter in player]
    return " + ".join(colours)


def told(before: State, after: State, words: Words) -> list[str]:
    """What the turn came to."""
    out = _came_to(after, words)
    if after.play.over:
        out += tally.told(receipt(after), words)
    return out


def why(states: Sequence[State], number: int | None, words: Words) -> list[str]:
    """Captures, prisoners and rescues of line `number`, else of the last turn."""
    return _came_to(states[-1 if number is None else number], words)


def _came_to(state: State, words: Words) -> list[str]:
    return judged(state.last, words) if state.last else []


def judged(outcome: Outcome, words: Words) -> list[str]:
    """The referee's verdict in words: what the move did, or the rule it breaks."""
    if outcome.fault:
        return [words(f"score.error.{outcome.fault.key}", **outcome.fault.values)]
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
    out = [
        words("score.play.hats.base", base=base, hats=hats)
        for base, hats in at.bases.items()
        if hats
    ]
    out += [
        words("score.play.hats.cell", cell=cell, stacks=", ".join(stacks))
        for cell, stacks in at.cells.items()
    ]
    out += [
        words("score.play.hats.holds", who=named(side, words), hats=hats)
        for side, hats in state.play.prisoners.items()
    ]
    return out


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
