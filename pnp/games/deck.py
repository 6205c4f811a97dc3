"""Our own deck as components: any suits, with one common back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from layouts.faces.cards.indices import Cut
from layouts.faces.cards.pips import Colours
from layouts.faces.cards.playing_cards import playing_card
from layouts.marks import Face
from layouts.sizes import Size
from layouts.themes import Theme
from pnp.box import Component, Option
from pnp.words import Words
from scoring.cards import RANKS, SUIT_NAMES, Rank, Suit

COURTS = ("J", "Q", "K")
INDEX = Option("index", ("normal", "jumbo"), "normal")


def cards(
    colours: Mapping[Suit, Colours],
    back: Face,
    back_key: str,
    *,
    copies: int,
    size: Size,
    index: str,
    theme: Theme,
    words: Words,
) -> Iterator[Component]:
    """Thirteen cards of each suit, in the colours given for it."""
    for suit, colour in colours.items():
        for rank in RANKS:
            yield Component(
                f"card.{rank}{suit}",
                card_name(rank, suit, words),
                "card",
                copies,
                card_face(rank, suit, colour, size=size, index=index, theme=theme, words=words),
                back,
                back_key,
            )


def card_face(
    rank: Rank, suit: Suit, colour: Colours, *, size: Size, index: str, theme: Theme, words: Words
) -> Face:
    """One card's front in the words of the language."""
    jack, queen, king = (words(f"deck.letter.{court}") for court in COURTS)
    names = tuple(words(f"deck.rank.{court}") for court in COURTS)
    return playing_card(
        rank,
        suit,
        size,
        theme,
        cast(Cut, index),
        colour,
        (jack, queen, king),
        (names[0], names[1], names[2]),
    )


def card_name(rank: Rank, suit: Suit, words: Words) -> str:
    """The card's name: the queen of hearts."""
    return words(
        "deck.card", rank=words(f"deck.rank.{rank}"), suit=words(f"deck.suit.{SUIT_NAMES[suit]}")
    )
