"""What was typed: names completed, sums in a cell, verbs in the table's language or in English."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from pnp import naming
from pnp.problems import Problem, safe
from pnp.words import DEFAULT, Words, words
from scoring.cards import Card, Language, Reading, Suit, typed_card, typed_suit

T = TypeVar("T")

Choose = Callable[[str, Sequence[str]], str]
"""Asks which of several was meant; a Problem with the choices where nobody can be asked."""
MOST_TERMS = 50
SUM = re.compile(r"[+-]?[0-9]{1,6}(?:[+-][0-9]{1,6})*")


@dataclass(frozen=True, slots=True)
class Hearing:
    """In which language lines are typed, and whom to ask about doubtful ones."""

    words: Words
    choose: Choose

    def one_of(self, typed: str, known: Sequence[str], what: str) -> str:
        """The name that was meant: as typed, but for accents and capitals; or the only one that
        begins so.  Several are asked about; for none a Problem names the nearest."""
        said = plain(typed)
        same = [name for name in known if name == typed.strip()]
        alike = same or [name for name in known if plain(name) == said]
        found = alike or [name for name in known if said and plain(name).startswith(said)]
        if len(found) > 1:
            return self.choose(typed.strip(), found)
        if found:
            return found[0]
        raise Problem(not_known(what, typed, known, self.words))

    def verb(self, text: str, known: Sequence[str]) -> tuple[str, str]:
        """The verb that a line begins with, and what follows; "" and the line if it has none."""
        first, _, rest = text.strip().partition(" ")
        for name in known:
            if plain(first) in _verbs(name, self.words):
                return name, rest.strip()
        return "", text.strip()

    def cards(self, text: str) -> tuple[Card, ...]:
        """Cards typed with spaces between them, or with commas: "KS 9H", "dama de copas, 2♠"."""
        typed = text.split(",") if "," in text else text.split()
        return tuple(map(self.card, typed))

    def card(self, typed: str) -> Card:
        """The card that was typed."""
        return self._meant(typed_card(typed, self._language), typed)

    def suit(self, typed: str) -> Suit:
        """The suit that was typed."""
        return self._meant(typed_suit(typed, self._language), typed)

    def _meant(self, reading: Reading[T], typed: str) -> T:
        """What was typed, asked about where it is not sure."""
        if reading.sure:
            return reading.choices[0]
        named = {naming.card_or_suit(choice, self.words): choice for choice in reading.choices}
        return named[self.choose(typed.strip(), list(named))]

    @property
    def _language(self) -> Language:
        return cast(Language, self.words.language)


def _verbs(name: str, spoken: Words) -> set[str]:
    """The ways to type a verb: those of the language, and the English ones."""
    key = f"score.verb.{name}"
    return {plain(each) for language in (spoken, words(DEFAULT)) for each in language(key).split()}


def plain(text: str) -> str:
    """The text without accents, capitals and outer spaces."""
    apart = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def nearest(typed: str, known: Sequence[str]) -> list[str]:
    """Up to three known names like the one typed; all of them if none is like it."""
    return _like(typed, known) or list(known)


def _like(typed: str, known: Sequence[str]) -> list[str]:
    import difflib

    by_plain = {plain(name): name for name in known}
    near = difflib.get_close_matches(plain(typed), by_plain, n=3, cutoff=0.6)
    return [by_plain[each] for each in near]


def not_known(what: str, typed: str, known: Sequence[str], words: Words) -> str:
    """That there is no such name: the nearest ones, or all there are."""
    key = "unknown" if _like(typed, known) else "unknown-all"
    near = ", ".join(map(safe, nearest(typed, known)))
    return words(f"score.table.{key}", what=what, typed=shown(typed), known=near)


def shown(text: str) -> str:
    """What was typed, short enough for a line."""
    text = " ".join(text.split())
    return text if len(text) <= 40 else f"{text[:40]}…"


def is_sum(text: str) -> bool:
    """Whether the text is a number, or a sum of numbers: 10+15-8."""
    return bool(SUM.fullmatch(tight(text))) and len(terms(text)) <= MOST_TERMS


def tight(text: str) -> str:
    """The sum without spaces around its signs; a minus sign of typesetters is one too."""
    return re.sub(r"\s*([+-])\s*", r"\1", text.replace("\N{MINUS SIGN}", "-").strip())


def terms(text: str) -> tuple[int, ...]:
    """The numbers of a sum, with their signs."""
    return tuple(int(each) for each in re.findall(r"[+-]?[0-9]+", tight(text)))
