"""pnp score hats: may this hat go there, and what comes of it?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.score import AsJson, Language, group

if TYPE_CHECKING:
    from pnp.words import Words
    from scoring.hats import Outcome

hats = group("hats", "Hats: the move referee.")


@hats.command()
def move(
    card: Annotated[Path, typer.Argument(help="The position as TOML, or - for standard input.")],
    player: Annotated[str, typer.Option("--player", help="Whose turn: R B G Y W K.")],
    roll: Annotated[int, typer.Option("--roll", help="What the die shows.")],
    path: Annotated[
        str | None,
        typer.Option("--move", help="'5 YR 6 7 8': from, stack, every step; '-' passes."),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Judge a move, or without --move list the moves the rules allow.

    Exit code 0: the move is legal (or there are moves); 1: it is not.

    \b
    Examples:
      pnp score hats move position.toml --player R --roll 4 --move "bR R 0 1 2 3"
      pnp score hats move position.toml --player R --roll 4
    """
    from pnp.cli import choosing
    from pnp.problems import NO
    from pnp.scorecards import hats as cards
    from pnp.scorecards.reading import table
    from scoring.hats import Turn, judge, legal_moves, position, read_move

    words = choosing.spoken(lang)
    given = table(card)
    with choosing.rules(words):
        agreed = cards.agreed(given)
        here = position(agreed, *cards.position(given))
        turn = Turn(player.upper(), roll)
        if path is None:
            listed = [str(each) for each in legal_moves(agreed, here, turn)]
            print(json.dumps({"version": 1, "moves": listed}) if as_json else "\n".join(listed))
            raise typer.Exit(0 if listed else NO)
        outcome = judge(agreed, here, turn, read_move(path))
    print(json.dumps(_json(outcome), indent=2) if as_json else "\n".join(_told(outcome, words)))
    if not outcome.legal:
        raise typer.Exit(NO)


def _told(outcome: Outcome, words: Words) -> list[str]:
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


def _json(outcome: Outcome) -> dict[str, object]:
    return {
        "version": 1,
        "game": "hats",
        "legal": outcome.legal,
        "error": outcome.error,
        "captured": outcome.captured,
        "imprisoned": outcome.imprisoned,
        "freed": outcome.freed,
        "game_over": outcome.over,
        "winner": outcome.winner,
    }
