"""pnp print: games to files."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli import app
from pnp.cli.options import (
    ArtBleed,
    ArtPack,
    AsJson,
    Backs,
    Bleed,
    Board,
    CardSize,
    Copies,
    DryRun,
    Edition,
    Force,
    Language,
    Look,
    Margin,
    Names,
    Only,
    Out,
    PaperName,
    Players,
    Quiet,
    Settings,
)
from pnp.problems import Problem

if TYPE_CHECKING:
    from output import Writer
    from pnp.press import Job


@app.command("print")
def print_games(
    games: Annotated[list[str], typer.Argument(help="Games to print, or all.")],
    edition: Edition = None,
    players: Players = None,
    paper: PaperName = None,
    lang: Language = None,
    names: Names = None,
    theme: Look = "classic",
    board: Board = None,
    card_size: CardSize = "standard",
    backs: Backs = "long-edge",
    bleed: Bleed = 2.0,
    margin: Margin = 5.0,
    only: Only = None,
    copies: Copies = 1,
    settings: Settings = None,
    art: ArtPack = None,
    art_bleed: ArtBleed = None,
    format_name: Annotated[str, typer.Option("--format", help="pdf, svg or png.")] = "pdf",
    dpi: Annotated[float, typer.Option("--dpi", help="Resolution of png, 20 to 600.")] = 300.0,
    output: Out = Path("printed"),
    force: Force = False,
    dry_run: DryRun = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Print GAMES: cards, tiles, boards and rules on sheets of paper, one file a game.

    \b
    Examples:
      pnp print waterworks
      pnp print acquire --edition classic --paper letter --lang pt-BR -o out/
      pnp print waterworks --only pipe.elbow-left.copper:2,valve
      pnp print waterworks --art my-pictures
      pnp print all --dry-run
    """
    from output import WHOLE, WRITERS, Info, writer
    from pnp.cli import asking, choosing, work
    from pnp.files import place

    choosing.one_of("format", format_name, tuple(WRITERS))
    choosing.between("--dpi", dpi, 20, 600)
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
        theme=theme,
        only=only,
        copies=copies,
    )
    orders = asking.orders(asking.games(games), wishes)
    if art:
        from pnp.cli import dressing

        orders = dressing.dressed(orders, art, art_bleed, format_name, quiet=quiet)
    called = [order.game.id for order in orders]
    targets = asking.targets(output, called, format_name, whole=format_name in WHOLE)
    jobs = [work.job(order) for order in orders]
    if not quiet:
        for note in (note for order in orders for note in work.notes(order)):
            print(note, file=sys.stderr)
    if dry_run:
        intents = [work.intent(target, force=force) for target in targets]
        _report(jobs, targets, intents, as_json, quiet, detail=True)
        return
    files: list[dict[Path, bytes]] = []
    for job, target in zip(jobs, targets, strict=True):
        info = Info(job.title, job.order.words.language, job.order.flip, dpi)
        sheets = job.sheets() if quiet else work.watched(job.sheets(), job.box.game, job.pages)
        made = list(writer(format_name)(sheets, info))
        files.append(asking.placed(made, target, format_name))
    if "all" in map(str.lower, games) and format_name in WHOLE:
        files.append(_contents(jobs, output / f"contents.{format_name}", writer(format_name)))
    if str(output) == "-":
        _pour([data for each in files for data in each.values()])
        return
    done = place({path: data for each in files for path, data in each.items()}, force=force)
    states = [work.state([done[path] for path in each]) for each in files[: len(jobs)]]
    _report(jobs, targets, states, as_json, quiet, detail=False)


def _contents(jobs: list[Job], target: Path, write: Writer) -> dict[Path, bytes]:
    """The contents page of the whole set, beside the games."""
    from output import Info
    from pnp.contents import contents

    words = jobs[0].order.words
    info = Info(words("contents.title"), words.language, "none")
    (file,) = write(contents(jobs), info)
    return {target: file.data}


def _pour(files: list[bytes]) -> None:
    if len(files) > 1:
        raise Problem("-o - is one stream, and several files would come out; name one game")
    sys.stdout.buffer.write(files[0])
    sys.stdout.flush()


def _report(
    jobs: list[Job],
    targets: list[Path],
    states: list[str],
    as_json: bool,
    quiet: bool,
    *,
    detail: bool,
) -> None:
    from pnp.cli import work

    if as_json:
        files = [
            {
                "path": str(target),
                "game": job.box.game,
                "edition": job.box.edition,
                "sheets": job.leaves,
                "pages": job.pages,
                "state": state,
            }
            for job, target, state in zip(jobs, targets, states, strict=True)
        ]
        print(json.dumps({"version": 1, "files": files}, indent=2, ensure_ascii=False))
        return
    for job, target, state in zip(jobs, targets, states, strict=True):
        if not quiet:
            print(f"{target}: {state}; {work.sheets_line(job)}")
        if detail and not quiet:
            print("\n".join(work.sections(job)))
