"""Doubtful words: asked about on a terminal, refused with the choices where nobody can be asked."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer

from pnp.problems import Problem, safe
from pnp.table.hearing import Choose, Hearing, nearest, not_known, plain, shown
from pnp.words import Words


def asks(context: typer.Context) -> bool:
    """Whether a person sits at a terminal and may be asked."""
    refused = context.find_root().params["no_input"]
    return sys.stdin.isatty() and sys.stdout.isatty() and not refused


def hearing(context: typer.Context, words: Words) -> Hearing:
    """How typed words are understood here."""
    return Hearing(words, _asked(words) if asks(context) else _refused(words))


def nearest_to(
    context: typer.Context, what: str, typed: str, known: Sequence[str], words: Words
) -> str:
    """The known word that was meant by something like it: asked about on a terminal; else a
    Problem names the nearest."""
    begun = [each for each in known if typed.strip() and plain(each).startswith(plain(typed))]
    near = begun or nearest(typed, known)
    if asks(context):
        return _asked(words)(typed, near)
    raise Problem(not_known(what, typed, known, words))


def _asked(words: Words) -> Choose:
    """Which of several was meant, asked on the terminal by number."""

    def choose(typed: str, choices: Sequence[str]) -> str:
        print(words("score.table.which", typed=safe(shown(typed))))
        for number, choice in enumerate(choices, 1):
            print(f"{number:>4}  {safe(choice)}")
        try:
            reply = input(f"{words('score.table.which-number')} > ").strip()
        except EOFError:
            reply = ""
        if reply.isdecimal() and 1 <= int(reply[:6]) <= len(choices):
            return choices[int(reply[:6]) - 1]
        raise Problem(words("score.table.not-chosen", typed=shown(typed)))

    return choose


def _refused(words: Words) -> Choose:
    """Nobody to ask: the choices are named."""

    def choose(typed: str, choices: Sequence[str]) -> str:
        raise Problem(words("score.table.several", typed=shown(typed), choices=", ".join(choices)))

    return choose
