"""pnp score waterworks: is the pipeline legal, complete, won?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.score import AsJson, Language, group

if TYPE_CHECKING:
    from pnp.words import Words
    from scoring.waterworks import Run

waterworks = group("waterworks", "Waterworks: the pipeline checker.")


@waterworks.command()
def check(
    run: Annotated[
        list[str],
        typer.Argument(help="Cards in quotes, as 'H.c -1,0'; or FILE.txt; or -."),
    ],
    players: Annotated[int, typer.Option("--players", help="Who plays: sets the length.")] = 2,
    edition: Annotated[
        str, typer.Option("--edition", help="estrela, hasbro-1999 or winning-moves.")
    ] = "estrela",
    tee: Annotated[str, typer.Option("--tee", help="stem or side: the shape of the T.")] = "stem",
    leaks: Annotated[
        str, typer.Option("--leaks", help="any, or last: which pipes may be covered.")
    ] = "any",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check a run: legal, how long, what leaks, may the spout be laid, is it won.

    The valve lies at 0,0; x grows to the right, y toward you.  Kinds: I H L R T, P:clll or P:A1
    for plugs, S the spout, W a wrench; materials l c x; o: before a card laid by a rival.
    Exit code 0: the run is won; 1: not yet, or a card breaks a rule.

    \b
    Examples:
      pnp score waterworks check "H -1..-8,0 S -9,0" --players 5
      pnp score waterworks check run.txt --json
    """
    from pnp.cli import choosing
    from pnp.problems import NO
    from scoring.waterworks import check as judge
    from scoring.waterworks import rules

    words = choosing.spoken(lang)
    with choosing.rules(words):
        agreed = rules(players, edition=edition, tee=tee, leak_target=leaks)
        judged = judge(_text(run), agreed)
    if as_json:
        print(json.dumps(_json(judged), indent=2))
    else:
        print("\n".join(_told(judged, words)))
    if not judged.winner:
        raise typer.Exit(NO)


def _text(run: list[str]) -> str:
    """What was typed; or the text of the one file that was named."""
    import sys

    from pnp.problems import Told, cause

    if run == ["-"]:
        return sys.stdin.read(100_000)
    if len(run) > 1 or Path(run[0]).suffix != ".txt":
        return " ".join(run)
    try:
        return Path(run[0]).read_text(encoding="utf-8")[:100_000]
    except OSError as error:
        raise Told("at", where=run[0], why=cause(error)) from error
    except UnicodeDecodeError as error:
        raise Told("typed.no-text", file=run[0], why=error.reason) from error


def _told(run: Run, words: Words) -> list[str]:
    from pnp.problems import safe

    out = [words("score.pipeline.length", length=run.length, minimum=run.minimum)]
    if run.leaks:
        out.append(words("score.pipeline.leaks", places="; ".join(run.leaks)))
    if run.open_tees:
        out.append(words("score.pipeline.open", places="; ".join(run.open_tees)))
    if run.winner:
        return [*out, words("score.pipeline.won")]
    if run.spout_ok:
        out.append(words("score.pipeline.spout"))
    elif not run.fault:
        out += [words(f"score.spout.waterworks.{why.code}", **why.values) for why in run.against]
    if run.fault:
        values = {key: safe(value) for key, value in run.fault.values.items()}
        fault = words(f"score.error.{run.fault.key}", **values)
        card = {"number": run.fault.index + 1, "token": safe(run.fault.token)}
        out.append(words("score.pipeline.fault", **card, fault=fault))
    return out


def _json(run: Run) -> dict[str, object]:
    return {
        "version": 1,
        "game": "waterworks",
        "edition": run.rules.edition.id,
        "legal": run.legal,
        "error": run.error,
        "at": run.at,
        "length": run.length,
        "minimum": run.minimum,
        "leaks": list(run.leaks),
        "t_open": list(run.open_tees),
        "spout_ok": run.spout_ok,
        "spout_why": list(run.spout_why),
        "winner": run.winner,
    }
