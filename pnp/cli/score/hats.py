"""pnp score hats: may this hat go there, and what comes of it?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.score import AsJson, Language, group

if TYPE_CHECKING:
    from pnp.cli.score import playing
    from scoring.hats import Outcome

hats = group("hats", "Hats: the referee of a move, or of a whole game.")


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
    from pnp.table.hats import judged
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
    print(json.dumps(_json(outcome), indent=2) if as_json else "\n".join(judged(outcome, words)))
    if not outcome.legal:
        raise typer.Exit(NO)


@hats.command()
def play(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="What you call this game, such as Friday.")],
    board: Annotated[
        str | None, typer.Option("--board", help="h4, h6 or h6-13. [default: h4]")
    ] = None,
    colours: Annotated[
        str | None,
        typer.Option("--colours", help="Who plays, clockwise, as RBGY. [default: the board's]"),
    ] = None,
    mode: Annotated[
        str | None,
        typer.Option("--mode", help="each, teams or two_player. [default: each]"),
    ] = None,
    sides: Annotated[
        str | None, typer.Option("--sides", help="Who belongs together, as RG,BY.")
    ] = None,
    entry: Annotated[
        str | None, typer.Option("--entry", help="step or place. [default: step]")
    ] = None,
    first: Annotated[str | None, typer.Option("--first", help="Who begins, as R.")] = None,
    lang: Language = None,
) -> None:
    """The referee of a whole game: judges every move, counts prisoners, remembers the game.

    A new name begins a game, a known one goes on with it.  Type the roll and the move, as
    4 bR R 0 1 2 3, or 4 bR 3, or the roll alone to choose; help shows all.

    \b
    Examples:
      pnp score hats play Sunday
      pnp score hats play Sunday --mode teams --sides RG,BY
    """
    from pnp.cli.score import opening
    from pnp.problems import Told
    from pnp.table.hats import canonical

    def setup(at: playing.Desk) -> dict[str, object]:
        if sides and not mode:
            raise Told("typed.which-mode")
        return {
            "board": board or "h4",
            "mode": mode or "each",
            "sides": tuple(canonical(side, at.hear) for side in (sides or "").split(",") if side),
            "entry": entry or "step",
            "colours": canonical(colours, at.hear) if colours else None,
            "first": canonical(first, at.hear) if first else None,
        }

    given = {
        "--board": board,
        "--colours": colours,
        "--mode": mode,
        "--sides": sides,
        "--entry": entry,
        "--first": first,
    }
    opening.sit(context, lang, name, "hats", setup=setup, given=given)


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
