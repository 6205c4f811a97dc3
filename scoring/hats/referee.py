"""The referee: a move judged by the rules, and all moves the rules allow.

Of several broken rules the first met on the way is named: whose hat, how many steps, step by
step, and last where it lands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scoring.hats.agreed import Game
from scoring.hats.moves import Move, Step, Walk, refusal, stepped, walks
from scoring.hats.positions import Position, arranged, free_sides, winner
from scoring.receipt import RulesError

DIE = range(1, 7)


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn, and the roll of the die."""

    player: str
    """A colour; in the two-player form a side or either of its colours."""
    roll: int


@dataclass(frozen=True, slots=True)
class Fault:
    """The rule a move breaks."""

    code: str
    """One of the error codes of cases/hats.json."""
    values: Mapping[str, str]

    @property
    def key(self) -> str:
        """The key in the words files."""
        return f"hats.{self.code}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move comes to; after a fault, the position as it was."""

    fault: Fault | None
    position: Position
    captured: bool = False
    """The last step covered an enemy (H8)."""
    imprisoned: str = ""
    """Enemies locked up for good in this move (H13)."""
    freed: str = ""
    """Hats of the mover's side set free in the base (H12, H19)."""
    over: bool = False
    """At most one side has a free hat left (H17)."""
    winner: str | None = None
    """That side, as the game names it."""

    @property
    def legal(self) -> bool:
        """The rules allow the move."""
        return self.fault is None

    @property
    def error(self) -> str | None:
        """The code of the fault."""
        return self.fault.code if self.fault else None


def judge(game: Game, position: Position, turn: Turn, move: Move | None) -> Outcome:
    """What the rules say of a move; None passes.

    Raises RulesError only for a player who does not play and a roll no die shows.
    """
    movers = _movers(game, turn)
    try:
        if move is None:
            _may_pass(game, position, turn)
            return _outcome(game, position)
        return _moved(game, position, _walked(game, position, turn, move, movers), move)
    except _Refused as refused:
        over, side = _ended(game, position)
        return Outcome(refused.fault, position, over=over, winner=side)


def legal_moves(game: Game, position: Position, turn: Turn) -> Iterator[Move]:
    """Every move the rules allow, equal hats counted once."""
    movers = _movers(game, turn)
    for start, stack in _movable(position, movers):
        rest = _without(position, start, stack)
        steps = _steps(game, start, turn.roll)
        for path, end in walks(game, Walk(None, start, stack), steps):
            if not _landing(game, rest, end, movers):
                yield Move(start, stack, path)


class _Refused(Exception):
    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.fault = Fault(code, {name: str(value) for name, value in values.items()})


def _movers(game: Game, turn: Turn) -> str:
    if turn.roll not in DIE:
        raise RulesError("roll", "hats.roll", roll=turn.roll, last=DIE[-1])
    return game.movers(turn.player)


def _may_pass(game: Game, position: Position, turn: Turn) -> None:
    """H7."""
    for move in legal_moves(game, position, turn):
        raise _Refused("MUST_MOVE", move=move)


def _walked(game: Game, position: Position, turn: Turn, move: Move, movers: str) -> Walk:
    _check_hat(position, move, movers)
    steps = _steps(game, move.start, turn.roll)
    if len(move.path) != steps:
        raise _Refused("WRONG_LENGTH", path=len(move.path), steps=steps)
    walk = Walk(None, move.start, move.stack)
    for there in move.path:
        if code := refusal(game, walk, there):
            raise _Refused(code, here=walk.here, there=there)
        walk = stepped(walk, there)
    rest = _without(position, move.start, move.stack)
    if code := _landing(game, rest, walk, movers):
        stacks = ", ".join(_standing(rest, walk.here))
        raise _Refused(code, cell=walk.here, stack=stacks)
    return walk


def _check_hat(position: Position, move: Move, movers: str) -> None:
    """The stack stands there, and its top hat is the mover's (H9)."""
    standing = _standing(position, move.start)
    if move.stack in standing:
        if move.stack[-1] not in movers:
            raise _Refused("NOT_YOUR_HAT", start=move.start, stack=move.stack, movers=movers)
        return
    for stack in standing:
        if move.stack and move.stack in stack[:-1]:
            raise _Refused("CAPTIVE", start=move.start, stack=move.stack, under=stack)
    there = ", ".join(standing) or "-"
    raise _Refused("NO_SUCH_HAT", start=move.start, stack=move.stack, there=there)


def _steps(game: Game, start: Step, roll: int) -> int:
    """How many steps the roll is worth: put on the exit, a hat takes just one (H5)."""
    return 1 if isinstance(start, str) and game.entry == "place" else roll


def _standing(position: Position, at: Step) -> tuple[str, ...]:
    """What may leave a place: the stacks of a cell, the single hats of a base."""
    return position.stacks(at) if isinstance(at, int) else tuple(position.bases.get(at, ""))


def _movable(position: Position, movers: str) -> Iterator[tuple[Step, str]]:
    places: tuple[Step, ...] = (*position.bases, *position.cells)
    for at in places:
        for stack in dict.fromkeys(_standing(position, at)):
            if stack[-1] in movers:
                yield at, stack


def _landing(game: Game, rest: Position, walk: Walk, movers: str) -> str | None:
    """Why the move may not end there, as a code; None when it may (H10, H11, H19)."""
    if isinstance(walk.here, str) or walk.here in game.board.sanctuaries:
        return None
    for stack in rest.stacks(walk.here):
        if stack[-1] in movers:
            return "OWN_ON_CELL"
        if game.side(stack[-1]) == game.side(walk.stack[-1]):
            return "PARTNER_ON_CELL"
    return None


def _without(position: Position, start: Step, stack: str) -> Position:
    """The position with that stack in hand."""
    if isinstance(start, str):
        hats = position.bases[start].replace(stack, "", 1)
        return Position(position.cells, {**position.bases, start: hats}, position.removed)
    left = list(position.stacks(start))
    left.remove(stack)
    cells = {**position.cells, start: tuple(left)}
    return Position(cells, position.bases, position.removed)


def _moved(game: Game, position: Position, walk: Walk, move: Move) -> Outcome:
    rest = _without(position, move.start, move.stack)
    cells, bases = dict(rest.cells), dict(rest.bases)
    side = game.side(walk.stack[-1])
    freed = "".join(hat for hat in walk.dropped if hat in side)
    locked = "".join(hat for hat in walk.dropped if hat not in side)
    if walk.home:
        bases[walk.home] += freed
    captured = False
    if isinstance(walk.here, str):
        bases[walk.here] += walk.stack
    else:
        cells[walk.here], captured = _landed(game, rest, walk)
    removed = Counter(rest.removed) + Counter(locked)
    after = arranged(cells, bases, removed, game)
    return _outcome(game, after, captured=captured, imprisoned=locked, freed=freed)


def _landed(game: Game, rest: Position, walk: Walk) -> tuple[tuple[str, ...], bool]:
    """The stacks of the last cell, and whether an enemy was covered (H8, H11)."""
    assert isinstance(walk.here, int)
    here = rest.stacks(walk.here)
    if not here or walk.here in game.board.sanctuaries:
        return (*here, walk.stack), False
    return (here[0] + walk.stack,), True


def _outcome(
    game: Game, after: Position, *, captured: bool = False, imprisoned: str = "", freed: str = ""
) -> Outcome:
    over, side = _ended(game, after)
    return Outcome(None, after, captured, imprisoned, freed, over, side)


def _ended(game: Game, position: Position) -> tuple[bool, str | None]:
    return len(free_sides(game, position)) <= 1, winner(game, position)
