"""Choices checked, the nearest ones named; and the language to speak.  Light to import."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import typer

from pnp import config
from pnp.problems import Problem
from pnp.words import LANGUAGES, Words, words

MOST_HOLDERS = 6
"""Of shares of Acquire: everybody at the table."""
LONGEST_NAME = 40
"""Characters of a player's name."""


def one_of(what: str, value: str, known: Sequence[str]) -> str:
    """The value, if it is known; else a Problem with the nearest ones."""
    if value in known:
        return value
    for each in known:
        if each.lower() == value.lower():
            return each
    import difflib

    near = difflib.get_close_matches(value.lower(), known, n=3, cutoff=0.4)
    hint = f"nearest: {', '.join(near)}" if near else f"there are: {', '.join(known)}"
    raise Problem(f"no {what} {value!r}; {hint}")


def meant(context: typer.Context, what: str, typed: str, known: Sequence[str], words: Words) -> str:
    """The one of the known words that was typed, but for capitals; asked about on a terminal, or a
    Problem with the nearest, if it is none of them."""
    for each in known:
        if each.lower() == typed.lower():
            return each
    from pnp.cli.score import doubts

    return doubts.nearest_to(context, words(f"score.what.{what}"), typed, known, words)


def between(what: str, value: float, least: float, most: float) -> float:
    """The value, if it lies in its range (NaN lies in none)."""
    if not least <= value <= most:
        raise Problem(f"{what} {value:g}: give {least:g} to {most:g}")
    return value


def language(flag: str | None) -> Words:
    """The words to print in."""
    return _words(config.wish("lang", flag, "en"))


def spoken(flag: str | None) -> Words:
    """The words to speak at the table: asked for, configured, or the terminal's own."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    own = "pt-BR" if locale.lower().startswith("pt") else "en"
    return _words(config.wish("lang", flag, own))


def _words(wish: config.Wish) -> Words:
    try:
        return words(one_of("language", wish.value, LANGUAGES))
    except Problem as problem:
        raise wish.refused(problem) from problem


def number(what: str, typed: str) -> int:
    """A whole number, typed in plain digits."""
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
        raise Problem(f"{what}: {typed!r} is no whole number")
    return int(typed)


def names(text: str) -> tuple[str, ...]:
    """Names typed with commas between them, each printable."""
    found = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in found:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise Problem(f"player {name!r}: give 1 to {LONGEST_NAME} printable characters")
    return found


def holdings(pairs: Sequence[str]) -> dict[str, int]:
    """Names and whole numbers typed as NAME=5; each name once."""
    held: dict[str, int] = {}
    for pair in pairs:
        name, equals, count = pair.rpartition("=")
        name = name.strip()
        if not equals or not name or "," in name:
            raise Problem(f"{pair!r}: give a holder as NAME=SHARES, such as Ana=5")
        if not (count.strip().isascii() and count.strip().isdecimal() and len(count) < 6):
            raise Problem(f"{pair!r}: {count!r} is no number of shares")
        if not name.isprintable():
            raise Problem(f"{pair!r}: {name!r} cannot be printed; leave such characters out")
        if name.lower() in map(str.lower, held):
            raise Problem(f"{pair!r}: {name} is there already")
        held[name] = int(count)
    if len(held) > MOST_HOLDERS:
        raise Problem(f"{len(held)} holders: at most {MOST_HOLDERS} play")
    return held


@contextmanager
def rules(words: Words) -> Iterator[None]:
    """What the rules do not allow, said in one line."""
    from scoring.receipt import RulesError

    try:
        yield
    except RulesError as error:
        from pnp import tally

        raise Problem(tally.fault(error, words)) from error
