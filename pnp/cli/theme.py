"""pnp theme: the looks there are, and one to make your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pnp.cli import app, below
from pnp.cli.options import Force, Quiet

theme = below(app, "theme", "Looks: the ones there are, and your own.")

HEAD = """# A look for pnp print and pnp preview: --theme {file}
# Change what you like and delete the rest: what is not here is as in `from`.
from = "{name}"

"""


@theme.command("list")
def list_themes() -> None:
    """The looks that come with the program, each in a line.

    \b
    Examples:
      pnp theme list
    """
    from layouts.themes import NAMES, source

    for name in NAMES:
        print(source(name).splitlines()[0].removeprefix("# "))


@theme.command("new")
def new_theme(
    file: Annotated[Path, typer.Argument(help="The file to write, NAME.toml.")],
    base: Annotated[str, typer.Option("--from", help="The look to begin with.")] = "classic",
    force: Force = False,
    quiet: Quiet = False,
) -> None:
    """Write FILE with every role of a look, for you to change.

    \b
    Examples:
      pnp theme new mine.toml
      pnp theme new mine.toml --from contrast
    """
    from layouts.themes import NAMES, source
    from pnp.cli.choosing import one_of
    from pnp.files import place
    from pnp.problems import Problem

    if file.suffix.lower() != ".toml":
        raise Problem(f"{file}: a theme is a .toml file; call it {file.name or 'mine'}.toml")
    name = one_of("theme", base, NAMES)
    body = source(name).partition("\n\n")[2]
    text = HEAD.format(file=file.name, name=name) + body
    (state,) = place({file: text.encode()}, force=force).values()
    if not quiet:
        print(f"{file}: {state}")
