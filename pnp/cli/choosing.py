"""Choices checked, the nearest ones named; and the language to speak.  Light to import."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise

import typer

from pnp import config
from pnp.problems import Problem, Told
from pnp.words import LANGUAGES, Words, words

MOST_HOLDERS = 6
"""Of shares of Acquire: everybody at the table."""
LONGEST_NAME = 40
"""Characters of a player's name."""


def one_of(what: str | Told, value: str, known: Sequence[str]) -> str:
    """The value, if it is known; else a Problem with the nearest ones."""
    if value in known:
        return value
    if found := _capitals_apart(value, known):
        return found
    import difflib

    near = difflib.get_close_matches(value.lower(), known, n=3, cutoff=0.4)
    key = "typed.unknown" if near else "typed.unknown-all"
    raise Told(key, what=what, typed=value, known=", ".join(near or known))


def meant(context: typer.Context, what: str, typed: str, known: Sequence[str], words: Words) -> str:
    """The one of the known words that was typed, but for capitals; asked about on a terminal, or a
    Problem with the nearest, if it is none of them."""
    if found := _capitals_apart(typed, known):
        return found
    from pnp.cli.score import doubts

    return doubts.nearest_to(context, words(f"score.what.{what}"), typed, known, words)


def _capitals_apart(typed: str, known: Sequence[str]) -> str | None:
    """The known word that was typed, whatever its capitals."""
    return next((each for each in known if each.lower() == typed.lower()), None)


def between(what: str, value: float, least: float, most: float) -> float:
    """The value, if it lies in its range (NaN lies in none)."""
    if not least <= value <= most:
        raise Told("typed.between", what=what, value=value, least=least, most=most)
    return value


def language(flag: str | None) -> Words:
    """The words to print in."""
    return _words(config.wish("lang", flag, "en"))


def spoken(flag: str | None) -> Words:
    """The words to speak at the table: asked for, configured, or the terminal's own."""
    return _words(config.wish("lang", flag, _own()))


def refusing(arguments: Sequence[str]) -> Words:
    """The words to refuse those arguments in: of the language spoken, or the terminal's own where
    the wish for a language is what is wrong."""
    for flag in (_flag(arguments), None):
        with suppress(Problem):
            return spoken(flag)
    return words(_own())


def _own() -> str:
    """The terminal's own language."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "pt-BR" if locale.lower().startswith("pt") else "en"


def _flag(arguments: Sequence[str]) -> str | None:
    """What --lang says among arguments not parsed yet, or that could not be."""
    found = None
    for option, following in pairwise((*arguments, "")):
        name, equals, value = option.partition("=")
        if name == "--lang":
            found = value if equals else following
    return found


def _words(wish: config.Wish) -> Words:
    try:
        return words(one_of(Told("typed.language"), wish.value, LANGUAGES))
    except Problem as problem:
        if not wish.origin:
            raise
        raise wish.refused(problem) from problem


def number(what: str | Told, typed: str) -> int:
    """A whole number, typed in plain digits."""
    if not (typed.isascii() and typed.isdecimal() and len(typed) < 10):
        raise Told("typed.whole", what=what, typed=typed)
    return int(typed)


def names(text: str) -> tuple[str, ...]:
    """Names typed with commas between them, each printable."""
    found = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in found:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise Told("typed.player", name=name, most=LONGEST_NAME)
    return found


def holdings(pairs: Sequence[str]) -> dict[str, int]:
    """Names and whole numbers typed as NAME=5; each name once."""
    held: dict[str, int] = {}
    for pair in pairs:
        name, equals, count = pair.rpartition("=")
        name = name.strip()
        if not equals or not name or "," in name:
            raise Told("typed.holder", pair=pair)
        if not (count.strip().isascii() and count.strip().isdecimal() and len(count) < 6):
            raise Told("typed.shares", pair=pair, count=count)
        if not name.isprintable():
            raise Told("typed.unprintable", pair=pair, name=name)
        if name.lower() in map(str.lower, held):
            raise Told("typed.twice", pair=pair, name=name)
        held[name] = int(count)
    if len(held) > MOST_HOLDERS:
        raise Told("typed.holders", count=len(held), most=MOST_HOLDERS)
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
