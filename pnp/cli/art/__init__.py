"""pnp art: a person's own pictures."""

from __future__ import annotations

import typer

from pnp.cli import app

art = typer.Typer(
    help="Your own pictures in place of the game's.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(art, name="art")
