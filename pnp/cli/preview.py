"""pnp preview: a game's faces as one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pnp.cli import app
from pnp.cli.options import (
    ArtBleed,
    ArtPack,
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


@app.command()
def preview(
    game: Annotated[str, typer.Argument(help="A game's id.")],
    edition: Edition = None,
    players: Players = None,
    board: Board = None,
    card_size: CardSize = "standard",
    settings: Settings = None,
    lang: Language = None,
    names: Names = None,
    theme: Look = "classic",
    scene: Annotated[
        bool, typer.Option("--scene", help="A table in mid-game, set with the pieces of the box.")
    ] = False,
    art: ArtPack = None,
    art_bleed: ArtBleed = None,
    dpi: Annotated[float, typer.Option("--dpi", help="Resolution, 20 to 300.")] = 100.0,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="NAME.png is a file, anything else a folder.")
    ] = Path("printed"),
    force: Force = False,
    quiet: Quiet = False,
) -> None:
    """GAME as one PNG: a contact sheet of every distinct face with its key and copies; with
    --scene, a table in mid-game.

    \b
    Examples:
      pnp preview waterworks
      pnp preview acquire --lang pt-BR -o acquire.png
      pnp preview hats --scene -o hats-on-the-table.png
    """
    from output import Info
    from output.pdf import document
    from output.png import pictures
    from pnp.cli import asking, choosing, work
    from pnp.contact import contact_sheet
    from pnp.files import place
    from pnp.scenes import scene_sheet

    choosing.between("--dpi", dpi, 20, 300)
    wishes = asking.Wishes(
        edition=edition,
        players=players,
        board=board,
        card=card_size,
        settings=tuple(settings or ()),
        lang=lang,
        names=names,
        theme=theme,
    )
    (order,) = asking.orders(asking.one_game(game), wishes)
    if art:
        from pnp.cli import dressing

        (order,) = dressing.dressed([order], art, art_bleed, "png", quiet=quiet)
    name = f"{order.game.id}-{'scene' if scene else 'preview'}"
    (target,) = asking.targets(output, [name], "png", whole=True)
    box = work.box(order)
    if scene:
        sheet = scene_sheet(box, order.choice, order.theme)
    else:
        sheet = contact_sheet(box, order.theme, order.words)
    pdf = document([sheet], Info(box.title, order.words.language, "none"))
    (picture,) = pictures(pdf, dpi)
    (state,) = place({target: picture}, force=force).values()
    if not quiet:
        print(f"{target}: {state}")
