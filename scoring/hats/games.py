"""Games: whose turn it is, what each turn did, and who locked up whose hats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scoring.hats.agreed import Game
from scoring.hats.moves import Move
from scoring.hats.positions import Position, free_sides, start, winner
from scoring.hats.prisoners import tally
from scoring.hats.referee import Outcome, Turn, judge
from scoring.receipt import Receipt, RulesError


@dataclass(frozen=True, slots=True)
class Play:
    """A game between two turns."""

    game: Game
    position: Position
    to_move: str
    """The player in turn, as the game names players."""
    turns: int = 0
    prisoners: Mapping[str, str] = field(default_factory=dict)
    """Side -> the hats it has locked up, a letter each (H13)."""

    @property
    def over(self) -> bool:
        """At most one side has a free hat (H17)."""
        return len(free_sides(self.game, self.position)) <= 1

    @property
    def winner(self) -> str | None:
        """The side that alone has a free hat."""
        return winner(self.game, self.position)

    @property
    def receipt(self) -> Receipt:
        """The optional tally of prisoners as it stands (H18)."""
        return tally(self.game, self.prisoners)


def begin(game: Game, first: str | None = None) -> Play:
    """All hats in their bases; the first player by lot, else the first clockwise (H1, H2).

    RulesError for a first who does not play.
    """
    players = game.players
    if first is not None and first not in players:
        raise RulesError("player", "hats.player", player=first, known=", ".join(players))
    return Play(game, start(game), first or players[0])


def played(play: Play, roll: int, move: Move | None) -> tuple[Play, Outcome]:
    """The game after a turn, and what the move came to; None passes.

    RulesError names the rule that the move breaks, and says so once the game is over.
    """
    if play.over:
        raise RulesError("move", "hats.game-over", turns=play.turns)
    outcome = judge(play.game, play.position, Turn(play.to_move, roll), move)
    if outcome.fault:
        raise RulesError("move", outcome.fault.key, **outcome.fault.values)
    after = replace(
        play,
        position=outcome.position,
        prisoners=_locked(play, outcome.imprisoned),
        turns=play.turns + 1,
    )
    return replace(after, to_move=_following(after)), outcome


def _locked(play: Play, hats: str) -> Mapping[str, str]:
    if not hats:
        return play.prisoners
    side = play.game.side(play.to_move[0])
    return {**play.prisoners, side: play.prisoners.get(side, "") + hats}


def _following(play: Play) -> str:
    """The next player clockwise who has a free hat; a colour without one waits to be freed."""
    players = play.game.players
    at = players.index(play.to_move)
    free = {stack[-1] for stacks in play.position.cells.values() for stack in stacks}
    free = free.union(*play.position.bases.values())
    clockwise = (*players[at + 1 :], *players[:at])
    return next((who for who in clockwise if free.intersection(who)), play.to_move)
