"""Suits, places and sums of a score, said in a language; files and errors hold letters and keys."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pnp.words import Words
from scoring.cards import SUIT_NAMES, Card

SUITS: dict[str, str] = {str(letter): name for letter, name in SUIT_NAMES.items()}
# game -> values of its notes and errors that may be suits; in other games S can be anybody
SUITED: dict[str, tuple[str, ...]] = {
    "cards": ("choices",),
    "cartawel": ("suit", "suits", "card", "given", "players"),
    "treasure": ("suit",),
}
FROM_ZERO = ("token",)
"""Places that files count from 0, and people from 1."""
PLACES = ("also",)
"""Values that name a place, as the `where` of an error does."""


def suits(text: str, words: Words) -> str:
    """Suits by name, where the text is nothing but their letters: "S H" is spades, hearts."""
    letters = text.replace(",", " ").split()
    if not all(letter in SUITS for letter in letters):
        return text
    return ", ".join(words(f"deck.suit.{SUITS[letter]}") for letter in letters)


def card_or_suit(meant: object, words: Words) -> str:
    """A card or a suit by name: "2 of hearts", "hearts"."""
    if isinstance(meant, Card):
        return words(
            "deck.card", rank=words(f"deck.rank.{meant.rank}"), suit=suits(meant.suit, words)
        )
    return suits(str(meant), words)


def values(key: str, given: Mapping[str, str], words: Words) -> dict[str, str]:
    """The values of a note or an error, suits and places among them named."""
    suited = SUITED.get(key.partition(".")[0], ())
    named = {name: suits(value, words) for name, value in given.items() if name in suited}
    placed = {name: place(value, words) for name, value in given.items() if name in PLACES}
    return {**given, **named, **placed}


def sides(letters: str, words: Words) -> str:
    """Hats' colours with the letters printed on the hats: "red (R) + green (G)"."""
    from scoring.hats.places import NAMES

    colours = (NAMES[letter] for letter in letters)
    told = (f"{words(f'hats.colour.{c}')} ({words(f'hats.letter.{c}')})" for c in colours)
    return " + ".join(told)


def players(game: str, names: Sequence[str], words: Words) -> dict[str, str]:
    """What the players are called: in Hats, colours; in Cartawel, suits stand for names that were
    not given."""
    if game == "hats":
        return {name: sides(name, words) for name in names}
    nameless = game == "cartawel" and all(name in SUITS for name in names)
    return {name: suits(name, words) if nameless else name for name in names}


def about(reason: str, text: str, words: Words) -> str:
    """What a line is about: "house 5" and not 5, spades and not S; otherwise as it is."""
    key = f"score.about.{reason}"
    if not text or key not in words.table:
        return text
    return words(key, number=text, suit=suits(text, words), colour=_colour(text, words))


def _colour(letter: str, words: Words) -> str:
    from scoring.hats.places import NAMES

    return words(f"hats.colour.{NAMES[letter]}") if letter in NAMES else letter


def place(where: str, words: Words) -> str:
    """Where an error is, in words for places we know: "captured.Ana", "house 3", "players"; and
    for a place inside another, "deal 2, counts.Ana"."""
    outer, comma, inner = where.partition(", ")
    if comma:
        return f"{place(outer, words)}, {place(inner, words)}"
    if whole := words.table.get(f"score.where.{where}"):
        return whole
    head, _, inside = where.partition(".")
    if inside and (key := f"score.where-of.{head}") in words.table:
        if head in FROM_ZERO and inside.isdecimal():
            inside = str(int(inside) + 1)
        *owner, last = inside.rsplit(".", 1)
        return words(key, what=", ".join((*owner, suits(last, words))))
    head, _, number = where.partition(" ")
    if number.lstrip("-").isdecimal() and (key := f"score.where-number.{head}") in words.table:
        return words(key, number=number)
    return where


def figures(shown: str, words: Words) -> str:
    """A sum in the language's words and decimal sign: "/ 3 = 166.7; up to 170"."""
    shown = re.sub(r"\d+\.\d", lambda found: words.decimal(float(found[0])), shown)
    for way in ("up", "down"):
        shown = shown.replace(f"; {way} to ", f"; {words(f'score.sum.{way}')} ")
    return shown
