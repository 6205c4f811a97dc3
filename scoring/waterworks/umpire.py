"""The pipeline checker: a run's tokens in, what an umpire says about the run out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from scoring.receipt import RulesError
from scoring.waterworks.agreed import Rules
from scoring.waterworks.deck import WRENCHES_EACH
from scoring.waterworks.moves import lay
from scoring.waterworks.notation import Place, Token, read
from scoring.waterworks.pipeline import Pipeline, begun
from scoring.waterworks.spout import Reason, reasons

VALVE = Token("s", "V", Place(0, 0), "c")


@dataclass(frozen=True, slots=True)
class Fault:
    """The first token the rules forbid: which one, and the rule it breaks."""

    index: int
    """Its number in the tokens as given, from 0."""
    token: str
    code: str
    """One of the error codes of cases/waterworks.json."""
    values: Mapping[str, str]
    """For the words: always card and at; where two edges do not meet, edge, other, other_at
    and other_edge."""

    @property
    def key(self) -> str:
        """The key in the words files."""
        return f"waterworks.{self.code}"


@dataclass(frozen=True, slots=True)
class Run:
    """A run as checked; after a fault, the run as it lay just before it."""

    rules: Rules
    pipeline: Pipeline
    fault: Fault | None
    against: tuple[Reason, ...]
    """Every reason against laying the spout now."""

    @property
    def legal(self) -> bool:
        """No token broke a rule."""
        return self.fault is None

    @property
    def error(self) -> str | None:
        """The code of the fault."""
        return self.fault.code if self.fault else None

    @property
    def at(self) -> int | None:
        """The index of the faulty token."""
        return self.fault.index if self.fault else None

    @property
    def length(self) -> int:
        """Pipes on the live route (W26)."""
        return self.pipeline.length

    @property
    def minimum(self) -> int:
        """The least length of a finished run (W27)."""
        return self.rules.minimum

    @property
    def leaks(self) -> tuple[str, ...]:
        """Places that leak, as "x,y"."""
        return tuple(map(str, self.pipeline.leaks))

    @property
    def open_tees(self) -> tuple[str, ...]:
        """Openings of tees passed that are still open, as "x,y:EDGE" (W17)."""
        return tuple(map(str, self.pipeline.open_tees))

    @property
    def exits(self) -> tuple[str, ...]:
        """Where the run may grow, as "x,y:EDGE"."""
        return tuple(map(str, self.pipeline.exits))

    @property
    def spout_ok(self) -> bool:
        """The owner may lay the spout now."""
        return not self.against

    @property
    def spout_why(self) -> tuple[str, ...]:
        """The codes of the reasons against the spout."""
        return tuple(reason.code for reason in self.against)

    @property
    def wrenches_left(self) -> int:
        """Wrenches the owner still has (W13)."""
        return WRENCHES_EACH - self.pipeline.wrenches

    @property
    def winner(self) -> bool:
        """The spout is down: the owner has won (W29)."""
        return self.pipeline.finished


def check(run: str | Iterable[str | Token], rules: Rules) -> Run:
    """What the rules say of a run.  A valve at 0,0 comes first, and may be left unsaid.

    Raises RulesError only for what is no run: a token not understood, a valve elsewhere.
    """
    tokens = read(run)
    first = 1 if tokens and tokens[0].code == "V" else 0
    pipeline = begun(_valve(tokens[0]) if first else VALVE, rules.tee)
    fault = None
    for index, token in enumerate(tokens[first:], first):
        try:
            pipeline = lay(pipeline, token, rules)
        except RulesError as error:
            code = error.key.removeprefix("waterworks.")
            fault = Fault(index, str(token), code, error.values)
            break
    return Run(rules, pipeline, fault, reasons(pipeline, rules))


def _valve(token: Token) -> Token:
    if token != VALVE:
        raise RulesError("token.0", "waterworks.valve", token=token)
    return token
