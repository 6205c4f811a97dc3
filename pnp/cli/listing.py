"""pnp games and pnp box: what there is, and what is in it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli import app
from pnp.cli.options import (
    AsJson,
    Backs,
    Bleed,
    Board,
    CardSize,
    Edition,
    Language,
    Margin,
    Names,
    PaperName,
    Plain,
    Players,
    Settings,
)

if TYPE_CHECKING:
    from pnp.box import Game, Option


@app.command()
def games(as_json: AsJson = False, plain: Plain = False) -> None:
    """The games: their editions and players, boards and rule options.

    \b
    Examples:
      pnp games
      pnp games --json
    """
    from pnp.cli import asking

    listed = asking.games(["all"])
    if as_json:
        print(json.dumps({"version": 1, "games": [_game_json(game) for game in listed]}, indent=2))
        return
    for game in listed:
        fields = [game.id, *_game_fields(game)]
        print("\t".join(fields) if plain else f"{fields[0]}: {'; '.join(filter(None, fields[1:]))}")


def _game_fields(game: Game) -> list[str]:
    editions = [
        f"{name}{' (default)' if name == game.default else ''} {_seats(seats)} players"
        for name, seats in game.editions.items()
    ]
    options = [f"{option.key}={_values(option)}" for option in game.options]
    return [
        f"editions {', '.join(editions)}",
        f"boards {', '.join(game.boards)}" if game.boards else "",
        f"options {', '.join(options)}" if options else "",
    ]


def _seats(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"


def _values(option: Option) -> str:
    return "..".join(option.ends) if option.ends else "|".join(option.values)


def _game_json(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "editions": [
            {"id": name, "default": name == game.default, "players": list(seats)}
            for name, seats in game.editions.items()
        ],
        "boards": list(game.boards),
        "options": [
            {"key": option.key, "values": list(option.values), "default": option.default}
            for option in game.options
        ],
    }


@app.command()
def box(
    game: Annotated[str, typer.Argument(help="A game's id.")],
    edition: Edition = None,
    players: Players = None,
    board: Board = None,
    card_size: CardSize = "standard",
    settings: Settings = None,
    paper: PaperName = None,
    backs: Backs = "long-edge",
    bleed: Bleed = 2.0,
    margin: Margin = 5.0,
    lang: Language = None,
    names: Names = None,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    """What is in the box of GAME: every component, copies and size, and the sheets it takes.

    \b
    Examples:
      pnp box waterworks
      pnp box acquire --edition classic --json
    """
    from pnp.cli import asking, work

    wishes = asking.Wishes(
        edition=edition,
        players=players,
        board=board,
        card=card_size,
        settings=tuple(settings or ()),
        paper=paper,
        backs=backs,
        bleed=bleed,
        margin=margin,
        lang=lang,
        names=names,
    )
    (order,) = asking.orders(asking.one_game(game), wishes)
    job = work.job(order)
    rows = work.listed(job)
    if as_json:
        listed = {"version": 1, "game": job.box.game, "edition": job.box.edition}
        print(json.dumps({**listed, "components": rows}, indent=2, ensure_ascii=False))
    elif plain:
        for row in rows:
            print("\t".join(map(str, (row["key"], row["kind"], row["copies"], *row["size_mm"]))))
    else:
        print("\n".join(work.table(job, rows)))
