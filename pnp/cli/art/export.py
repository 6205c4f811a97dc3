"""pnp art export: faces as files to edit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from pnp.cli.art import art
from pnp.cli.options import (
    Bleed,
    Board,
    CardSize,
    Edition,
    Force,
    Language,
    Look,
    Names,
    Players,
    Quiet,
    Settings,
)


@art.command()
def export(
    game: Annotated[str, typer.Argument(help="A game's id.")],
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="The folder to fill; made if there is none.")
    ],
    edition: Edition = None,
    players: Players = None,
    board: Board = None,
    card_size: CardSize = "standard",
    settings: Settings = None,
    bleed: Bleed = 2.0,
    lang: Language = None,
    names: Names = None,
    theme: Look = "classic",
    only: Annotated[
        str | None,
        typer.Option("--only", metavar="KEY,...", help="These faces alone; * matches."),
    ] = None,
    force: Force = False,
    quiet: Quiet = False,
) -> None:
    """Every distinct face of GAME as an SVG to edit, with art.toml that lists them, and the fonts.

    \b
    Examples:
      pnp art export waterworks my-pipes
      pnp art export acquire my-tiles --only 'tile.*,back.*' --lang pt-BR
    """
    from pnp.art import export as art_export
    from pnp.cli import asking, work
    from pnp.files import place
    from pnp.problems import Problem

    if folder.exists() and not folder.is_dir():
        raise Problem(f"{folder} is not a folder; name one, or one to be made")
    wishes = asking.Wishes(
        edition=edition,
        players=players,
        board=board,
        card=card_size,
        settings=tuple(settings or ()),
        bleed=bleed,
        lang=lang,
        names=names,
        theme=theme,
    )
    (order,) = asking.orders(asking.one_game(game), wishes)
    box = work.box(order)
    every = art_export.drawings(box, order.words("slug.back"))
    try:
        wanted = art_export.picked(every, asking.picked_keys(only) if only is not None else ())
    except ValueError as error:
        raise Problem(f"--only: {error}") from error
    bled = [replace(each, face=replace(each.face, bleed=order.bleed)) for each in wanted]
    made = art_export.files(order, box, bled)
    done = place({folder / name: data for name, data in made.items()}, force=force)
    if not quiet:
        print(f"{folder}: {work.state(list(done.values()))}; {work.plural(len(bled), 'face')}")
