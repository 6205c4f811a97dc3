"""pnp score list, show, export, resume, delete: games that were played at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.score import AsJson, Language, score

if TYPE_CHECKING:
    from pnp.ledger import Saved
    from pnp.table.sitting import Sitting
    from pnp.words import Words

Name = Annotated[str, typer.Argument(help="The game's name; pnp score list shows all.")]


@score.command("list")
def listed(
    deleted: Annotated[bool, typer.Option("--deleted", help="Deleted games as well.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """The saved games, the last one played first.

    \b
    Examples:
      pnp score list
      pnp score list --deleted --json
    """
    from pnp import tally
    from pnp.cli import choosing
    from pnp.ledger import Ledger, default

    words = choosing.spoken(lang)
    games = [each for each in Ledger(default()).saved() if deleted or not each.deleted]
    if as_json:
        told = [_summary(saved) for saved in games]
        print(tally.dumped({"version": tally.VERSION, "games": told}))
        return
    print("\n".join(_line(saved, words) for saved in games) or words("score.saved.none"))


def _summary(saved: Saved) -> dict[str, object]:
    return {
        "name": saved.name,
        "game": saved.game,
        "begun": saved.made,
        "changed": saved.changed,
        "entries": len(saved.entries),
        "deleted": saved.deleted,
    }


def _line(saved: Saved, words: Words) -> str:
    from pnp import tally
    from pnp.problems import safe
    from pnp.table.sitting import opened

    sitting = opened(saved)
    receipt = sitting.table.receipt(sitting.state)
    state = words("score.saved.over") if sitting.table.over(sitting.state) else ""
    state += words("score.saved.deleted") if saved.deleted else ""
    return words(
        "score.saved.line",
        name=safe(saved.name),
        title=words(f"{saved.game}.title"),
        edition=tally.edition(receipt, words),
        players=", ".join(map(safe, receipt.players)),
        lines=len(sitting.history.lines),
        at=saved.changed[:10],
        state=state,
    )


@score.command()
def show(name: Name, lang: Language = None, as_json: AsJson = False) -> None:
    """A saved game: its lines, and how it stands.

    \b
    Examples:
      pnp score show Friday
    """
    from pnp.cli import choosing
    from pnp.exports import as_json as exported

    sitting = _opened(name)
    words = choosing.spoken(lang)
    if as_json:
        print(exported(sitting), end="")
        return
    print("\n".join(sitting.table.rows(sitting.typed, sitting.states, words)))
    print("\n".join(sitting.table.status(sitting.state, words)))
    if not sitting.table.over(sitting.state):
        print(sitting.table.prompt(sitting.state, words))


@score.command()
def export(
    name: Name,
    csv: Annotated[bool, typer.Option("--csv", help="The receipt for a spreadsheet.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Everything there is.")] = False,
    bgstats: Annotated[
        bool, typer.Option("--bgstats", help="A play for the BG Stats app (.bgsplay).")
    ] = False,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="A file; - is standard output.")
    ] = Path("-"),
    force: Annotated[bool, typer.Option("-f", "--force", help="Replace the file.")] = False,
) -> None:
    """A saved game for other programs.

    \b
    Examples:
      pnp score export Friday --csv -o friday.csv
      pnp score export Friday --bgstats -o friday.bgsplay
    """
    from pnp import exports
    from pnp.files import place
    from pnp.problems import Told

    kinds: dict[Callable[[Sitting], str], bool] = {
        exports.as_csv: csv,
        exports.as_json: as_json,
        exports.as_bgstats: bgstats,
    }
    wanted = [write for write, asked in kinds.items() if asked]
    if len(wanted) != 1:
        raise Told("typed.one-export")
    text = wanted[0](_opened(name))
    if str(output) == "-":
        print(text, end="")
        return
    ((path, status),) = place({output: text.encode()}, force=force).items()
    print(f"{path}: {status}")


@score.command()
def resume(context: typer.Context, name: Name, lang: Language = None) -> None:
    """Go on with a saved game, whichever it is.

    \b
    Examples:
      pnp score resume Friday
    """
    from pnp.cli.score import opening

    opening.resume(context, lang, name)


@score.command()
def delete(
    name: Name,
    undo: Annotated[bool, typer.Option("--undo", help="Bring a deleted game back.")] = False,
    lang: Language = None,
) -> None:
    """Take a game out of the list; it is kept, and --undo brings it back.

    \b
    Examples:
      pnp score delete Friday
      pnp score delete Friday --undo
    """
    from pnp.cli import choosing
    from pnp.ledger import Ledger, default
    from pnp.problems import Problem

    words = choosing.spoken(lang)
    ledger = Ledger(default())
    saved = ledger.load(name)
    if saved.deleted != undo:
        key = "score.saved.not-deleted" if undo else "score.saved.is-deleted"
        raise Problem(words(key, **saved.called))
    ledger.append(saved, "restore" if undo else "delete", {})
    print(words("score.saved.restored" if undo else "score.saved.was-deleted", **saved.called))


def _opened(name: str) -> Sitting:
    from pnp.ledger import Ledger, default
    from pnp.table.sitting import opened

    return opened(Ledger(default()).load(name))
