"""Ranks and suits, and cards in the letters that files hold: S H D C; A 2-10 J Q K."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Generic, Literal, TypeVar

from scoring.receipt import RulesError

Suit = Literal["S", "H", "D", "C"]
Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
Language = Literal["en", "pt-BR"]
T = TypeVar("T")

SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
RANKS: tuple[Rank, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_NAMES: dict[Suit, str] = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
BLACK: tuple[Suit, ...] = ("S", "C")
COURTS: tuple[Rank, ...] = ("J", "Q", "K")

# What people type in either language; the first line is what files hold.
SUIT_WORDS: dict[str, Suit] = {
    "s": "S", "h": "H", "d": "D", "c": "C",
    "♠": "S", "♥": "H", "♦": "D", "♣": "C",
    "spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C",
    "spade": "S", "heart": "H", "diamond": "D", "club": "C",
    "espadas": "S", "copas": "H", "ouros": "D", "paus": "C",
    "espada": "S", "copa": "H", "ouro": "D", "pau": "C",
}  # fmt: skip
RANK_WORDS: dict[str, Rank] = {
    "ace": "A", "jack": "J", "queen": "Q", "king": "K",
    "ás": "A", "as": "A", "valete": "J", "dama": "Q", "rei": "K",
}  # fmt: skip
SHORT_RANKS: dict[str, Rank] = {rank.lower(): rank for rank in RANKS}
# Letters that only Portuguese has.
SUIT_LETTERS: dict[Language, dict[str, Suit]] = {"en": {}, "pt-BR": {"e": "S", "o": "D", "p": "C"}}
RANK_LETTERS: dict[Language, dict[str, Rank]] = {"en": {}, "pt-BR": {"v": "J", "d": "Q", "r": "K"}}
# C is copas to one and clubs to another; D is no Portuguese suit, and also begins "dama".
DOUBTFUL: dict[Language, dict[str, tuple[Suit, ...]]] = {
    "en": {},
    "pt-BR": {"c": ("H", "C"), "d": ("D",)},
}
LINKS = ("de", "of")
SIGN_STYLE = "\ufe0f\ufe0e"
"""Marks that phones put behind a suit sign."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card; printed as in files: rank, then the letter of the suit."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"

    @property
    def is_court(self) -> bool:
        """Jack, queen or king."""
        return self.rank in COURTS


@dataclass(frozen=True, slots=True)
class Reading(Generic[T]):
    """What something typed can mean; unless it is sure, the person is to be asked."""

    typed: str
    choices: tuple[T, ...]
    sure: bool

    def only(self, where: str = "card") -> T:
        """What was meant; RulesError with the choices if that is not sure."""
        if not self.sure:
            choices = listed(self.choices)
            raise RulesError(where, "cards.ambiguous", typed=self.typed, choices=choices)
        return self.choices[0]


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
IN_FILES: dict[str, Card] = {str(card): card for card in DECK}


def card(text: str, where: str = "card") -> Card:
    """The card of a file: "10H", "AS", in capitals or not."""
    try:
        return IN_FILES[text.strip().upper()]
    except KeyError:
        raise RulesError(where, "cards.unknown", typed=text) from None


def cards(texts: Iterable[str], where: str = "card") -> tuple[Card, ...]:
    """The cards of a file, in their order."""
    return tuple(card(text, where) for text in texts)


def listed(several: Iterable[object]) -> str:
    """Cards or suits as in files, with spaces between."""
    return " ".join(str(each) for each in several)


def typed_suit(text: str, language: Language, where: str = "suit") -> Reading[Suit]:
    """The suits that something typed can mean: a letter, a name or a sign."""
    word = _plain(text)
    suits = _suits(word, language)
    if not suits:
        return _refuse(where, "cards.unknown-suit", text)
    return Reading(text, suits, word not in DOUBTFUL[language])


def typed_card(text: str, language: Language, where: str = "card") -> Reading[Card]:
    """The cards that something typed can mean: "10H", "10 de copas", "dama ♥", "DO"."""
    parts = _parts(text)
    if len(parts) == 3 and parts[1] in LINKS:
        del parts[1]
    match parts:
        case [rank_word, suit_word]:
            rank = _rank(rank_word, language)
        case [together]:
            at = 2 if together.startswith("10") else 1
            rank, suit_word = _short_rank(together[:at], language), together[at:]
        case _:
            return _refuse(where, "cards.unknown", text)
    suits = _suits(suit_word, language)
    if rank is None or not suits:
        return _refuse(where, _fault(parts, language), text)
    cards_meant = tuple(Card(rank, each) for each in suits)
    return Reading(text, cards_meant, suit_word not in DOUBTFUL[language])


def check_copies(places: Mapping[str, Iterable[Card]], packs: int) -> None:
    """RulesError where a card lies once more than the packs have it; cards by place."""
    first: dict[Card, str] = {}
    count: Counter[Card] = Counter()
    for where, lying in places.items():
        for each in lying:
            count[each] += 1
            first.setdefault(each, where)
            if count[each] > packs:
                raise RulesError(
                    where, "cards.duplicate", card=each, copies=packs, also=first[each]
                )


def missing(places: Mapping[str, Iterable[Card]], whole: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of the whole that lie nowhere."""
    return tuple((Counter(whole) - Counter(chain.from_iterable(places.values()))).elements())


def summed(numbers: Sequence[int]) -> str:
    """The sum in figures: "4 + 9 + 6 = 19"; empty where there is nothing to add."""
    if len(numbers) < 2:
        return ""
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}"


def _plain(text: str) -> str:
    return text.strip().strip(SIGN_STYLE).lower()


def _parts(text: str) -> list[str]:
    """The words of what was typed; a suit sign is a word of its own."""
    plain = text.lower()
    for sign in ("♠", "♥", "♦", "♣"):
        plain = plain.replace(sign, f" {sign} ")
    return [part for part in plain.split() if part.strip(SIGN_STYLE)]


def _rank(word: str, language: Language) -> Rank | None:
    return RANK_WORDS.get(word) or _short_rank(word, language)


def _short_rank(word: str, language: Language) -> Rank | None:
    return SHORT_RANKS.get(word) or RANK_LETTERS[language].get(word)


def _suits(word: str, language: Language) -> tuple[Suit, ...]:
    """The suits that the word can mean; none if it is no suit."""
    if doubtful := DOUBTFUL[language].get(word):
        return doubtful
    suit = SUIT_WORDS.get(word) or SUIT_LETTERS[language].get(word)
    return (suit,) if suit else ()


def _fault(parts: Sequence[str], language: Language) -> str:
    """What is wrong with something that is no card."""
    if len(parts) != 1:
        return "cards.unknown"
    is_rank = _rank(parts[0], language) is not None
    is_suit = bool(_suits(parts[0], language))
    faults = {
        (True, True): "cards.rank-or-suit",
        (True, False): "cards.no-suit",
        (False, True): "cards.no-rank",
    }
    return faults.get((is_rank, is_suit), "cards.unknown")


def _refuse(where: str, key: str, text: str) -> Reading[T]:
    raise RulesError(where, key, typed=text)
