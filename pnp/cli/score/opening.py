"""A game opened by its name: a new one with its setup, or one that was begun before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import typer

from pnp.cli import choosing
from pnp.cli.score import playing
from pnp.cli.score.playing import Desk
from pnp.ledger import Saved
from pnp.problems import Problem, safe
from pnp.table import table
from pnp.table.hearing import plain

VERB = "score.verb."
Setup = Callable[[Desk], Mapping[str, Any]]


def sit(
    context: typer.Context,
    lang: str | None,
    name: str,
    game: str,
    *,
    setup: Setup,
    given: Mapping[str, object],
) -> None:
    """Play the game of that name: a new one of this setup, or one begun before, for which no
    option may be given."""
    at = playing.desk(context, choosing.spoken(lang))
    saved = at.ledger.find(name)
    if saved is None:
        wanted = setup(at)
        with choosing.rules(at.words):
            table(game).begin(wanted)
        saved = at.ledger.begin(name, game, wanted)
    else:
        _check(at, saved, game, [option for option, value in given.items() if value is not None])
    playing.play(at, saved)


def resume(context: typer.Context, lang: str | None, name: str) -> None:
    """Go on with a game of any kind."""
    at = playing.desk(context, choosing.spoken(lang))
    saved = at.ledger.load(name)
    _check(at, saved, saved.game, ())
    playing.play(at, saved)


def _check(at: Desk, saved: Saved, game: str, given: Sequence[str]) -> None:
    if saved.deleted:
        raise Problem(at.words("score.saved.is-deleted", **saved.called))
    if saved.game != game:
        title = at.words(f"{saved.game}.title")
        said = {"game": title, "id": saved.game, **saved.called}
        raise Problem(at.words("score.saved.other-game", **said))
    if given:
        raise Problem(
            at.words("score.saved.begun", name=safe(saved.name), options=", ".join(given))
        )


def players(at: Desk, name: str, given: str | None, least: int, most: int) -> tuple[str, ...]:
    """The players of a new game: given, or asked for on a terminal."""
    if given is None and not at.asks:
        raise Problem(at.words("score.table.new", name=safe(name)))
    found = choosing.names(given if given is not None else _asked(at))
    if not least <= len(found) <= most:
        values = {"count": len(found), "least": least, "most": most}
        raise Problem(at.words("score.table.how-many", **values))
    for who in found:
        if not any(map(str.isalpha, who)) or set(who) & set(":=;") or _is_verb(at, who):
            raise Problem(at.words("score.table.name", name=who))
        if [plain(each) for each in found].count(plain(who)) > 1:
            raise Problem(at.words("score.table.name-twice", name=who))
    return found


def _is_verb(at: Desk, name: str) -> bool:
    """Whether a line that begins with the name would be taken for a command."""
    known = [key.removeprefix(VERB) for key in at.words.table if key.startswith(VERB)]
    return bool(at.hear.verb(name, known)[0])


def _asked(at: Desk) -> str:
    try:
        return input(f"{at.words('score.table.players')} > ")
    except EOFError:
        return ""
