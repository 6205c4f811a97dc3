"""pnp art check: everything that is wrong with a pack, at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from pnp.cli.art import art
from pnp.cli.options import ArtBleed, AsJson, Bleed, CardSize, Edition, Players, Settings


@art.command()
def check(
    pack: Annotated[Path, typer.Argument(help="A folder of art, or a zip file.")],
    game_name: Annotated[
        str | None,
        typer.Option("--game", help="The game it is for. [default: told by the names]"),
    ] = None,
    edition: Edition = None,
    players: Players = None,
    card_size: CardSize = "standard",
    settings: Settings = None,
    bleed: Bleed = 2.0,
    art_bleed: ArtBleed = None,
    as_json: AsJson = False,
) -> None:
    """Look through the art in PACK, and say all that is wrong with it at once.

    \b
    Examples:
      pnp art check my-pictures
      pnp art check pack.zip --game acquire --edition classic --json
    """
    from pnp.art.findings import by_file, verdict
    from pnp.art.load import load
    from pnp.cli import asking
    from pnp.cli.art import judging
    from pnp.cli.dressing import policy

    wishes = asking.Wishes(
        edition=edition,
        players=players,
        card=card_size,
        settings=tuple(settings or ()),
        bleed=bleed,
    )
    loaded = load(pack, policy(art_bleed))
    orders = asking.orders(judging.games(game_name, loaded.art), wishes)
    found = by_file(judging.found(loaded, orders))
    if as_json:
        rows = [finding._asdict() for finding in found]
        print(json.dumps({"version": 1, "findings": rows}, indent=2, ensure_ascii=False))
    else:
        print("\n".join([*map(str, found), judging.total(loaded.art, found)]))
    raise typer.Exit(verdict(found))
