"""pnp help: pages that no single option explains."""

from __future__ import annotations

from typing import Annotated

import typer

from pnp.cli import app

TOPICS: dict[str, str] = {
    "config": """What is typed wins; then PNP_LANG and PNP_PAPER; then pnp.toml in this folder;
then your own config.toml; then the system's.  A file may hold:

  lang = "pt-BR"
  paper = "letter"

Your own file, if there is one: {config}""",
    "exit-codes": """0    done
1    the answer is no: a check failed, a pipeline is not complete
2    bad usage or input; the last line printed tells what would do
3    a file is there already and differs; --force replaces it
4    unsafe art
5    disk or device
130  Ctrl-C""",
    "keys": """Every piece has a key: pipe.elbow-left.copper, tile.5C, note.100, card.QS.
'pnp box GAME' lists them; * matches anything.  --only KEY:N prints N copies of a piece, KEY alone
as many as the box holds:

  pnp print waterworks --only 'plug.*,valve:2'

Keys are the same in every language.""",
    "printing": """Print the first page alone and measure its rulers; choose "actual size".
Print on both sides and choose the flip edge the page names.  Cut from mark to mark with a knife and
leave the frame of the sheet whole: all marks stay until the last cut.""",
}


@app.command("help")
def help_topic(
    topic: Annotated[str, typer.Argument(help="A topic; leave it out to see them all.")] = "",
) -> None:
    """Pages on TOPIC: config, exit-codes, keys, printing.

    \b
    Examples:
      pnp help
      pnp help exit-codes
    """
    from pnp import config
    from pnp.cli import choosing

    if not topic:
        print("\n".join(f"pnp help {name}" for name in TOPICS))
        return
    text = TOPICS[choosing.one_of("topic", topic, tuple(TOPICS))]
    print(text.replace("{config}", str(config.folder("config") / "config.toml")))
