"""What the table agreed on before the first card: edition, players, and the two open readings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from scoring.receipt import RulesError, chosen
from scoring.waterworks.deck import DEFAULT, EDITIONS, TEES, Edition, Tee

LeakTarget = Literal["any", "last"]
LEAK_TARGETS: tuple[LeakTarget, ...] = get_args(LeakTarget)


@dataclass(frozen=True, slots=True)
class Rules:
    """An edition for a number of players, the shape of its tees, and what a leak may cover (W9)."""

    edition: Edition
    players: int
    tee: Tee
    leak_target: LeakTarget

    @property
    def minimum(self) -> int:
        """The least number of pipes in a finished run (W27)."""
        return self.edition.minimum[self.players]


def rules(
    players: int, *, edition: str = DEFAULT, tee: str = "stem", leak_target: str = "any"
) -> Rules:
    """The rules for that many players; RulesError names the choices there are."""
    if edition not in EDITIONS:
        raise RulesError("edition", "waterworks.edition", edition=edition, known=_list(EDITIONS))
    _players(EDITIONS[edition], players)
    shape = chosen(tee, TEES, "tee", "waterworks.tee", tee=tee, known=_list(TEES))
    target = chosen(
        leak_target, LEAK_TARGETS,
        "leak_target", "waterworks.leak-target", target=leak_target, known=_list(LEAK_TARGETS),
    )  # fmt: skip
    return Rules(EDITIONS[edition], players, shape, target)


def _players(edition: Edition, players: int) -> None:
    if players in edition.minimum:
        return
    others = [other.id for other in EDITIONS.values() if players in other.minimum]
    raise RulesError(
        "players",
        "waterworks.players" if others else "waterworks.players-none",
        players=players,
        edition=edition.id,
        known=_list(edition.minimum),
        **({"allowed_by": ", ".join(others)} if others else {}),
    )


def _list(names: Iterable[object]) -> str:
    return ", ".join(map(str, names))
