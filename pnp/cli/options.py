"""The options that several commands share, each written once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Edition = Annotated[
    str | None, typer.Option("--edition", help="A printing of the game; 'pnp games' lists them.")
]
Players = Annotated[
    int | None, typer.Option("--players", help="Print the pieces of so many players only.")
]
Language = Annotated[
    str | None, typer.Option("--lang", help="en or pt-BR. [default: en, or your config's]")
]
Names = Annotated[
    Path | None,
    typer.Option("--names", metavar="FILE.toml", help="Your own names of companies, suits, games."),
]
Look = Annotated[
    str,
    typer.Option(
        "--theme", metavar="NAME|FILE.toml", help="classic, ink-saver, contrast, or yours."
    ),
]
Board = Annotated[str | None, typer.Option("--board", help="Which board; 'pnp games' lists them.")]
CardSize = Annotated[
    str, typer.Option("--card-size", help="57x87mm, or standard, poker, bridge, mini, tarot.")
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="A rule option that changes what is printed."),
]
PaperName = Annotated[
    str | None,
    typer.Option("--paper", help="A4, Letter, Legal, A3, A5 or WxHmm or WxHin. [default: A4]"),
]
Backs = Annotated[str, typer.Option("--backs", help="long-edge, short-edge or none.")]
Bleed = Annotated[float, typer.Option("--bleed", help="Art past the cut, in mm, 0 to 6.")]
Margin = Annotated[
    float, typer.Option("--margin", help="Rim that the printer cannot reach, in mm.")
]
Only = Annotated[
    str | None,
    typer.Option(
        "--only",
        metavar="KEY[:N],...",
        help="These components alone, N copies of each (else as many as the box holds); * matches.",
    ),
]
Copies = Annotated[int, typer.Option("--copies", help="Print the game so many times over.")]
ArtPack = Annotated[
    Path | None,
    typer.Option(
        "--art", metavar="DIR", help="Your own pictures, by key, in a folder or zip; docs/art.md."
    ),
]
ArtBleed = Annotated[
    str | None,
    typer.Option(
        "--art-bleed",
        help="Past the edge of art that ends at the cut: mirror, extend or none. [default: mirror]",
    ),
]
Out = Annotated[
    Path,
    typer.Option("-o", "--output", help="NAME.pdf is a file, '-' standard output, else a folder."),
]
Force = Annotated[bool, typer.Option("-f", "--force", help="Replace a file that differs.")]
DryRun = Annotated[bool, typer.Option("-n", "--dry-run", help="Say what would be done.")]
AsJson = Annotated[bool, typer.Option("--json", help="Say it as JSON.")]
Plain = Annotated[bool, typer.Option("--plain", help="One record a line, fields parted by tabs.")]
Quiet = Annotated[bool, typer.Option("-q", "--quiet", help="Say nothing but errors.")]
