"""pnp art: faces as files to edit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from pnp.cli import app
from pnp.cli.options import (
    Bleed,
    Board,
    CardSize,
    Edition,
    Force,
    Language,
    Names,
    Players,
    Quiet,
    Settings,
)

art = typer.Typer(
    help="Your own art: faces as files that you edit.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(art, name="art")


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
    )
    (order,) = asking.orders(asking.one_game(game), wishes)
    box = order.game.pack(order.choice, order.theme, order.words)
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
