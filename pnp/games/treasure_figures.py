"""Buried Treasure: the pictures of its rule sheet, laid out with its own cards."""

from __future__ import annotations

from layouts.faces.cards.pips import Colours
from layouts.faces.picture import Placed, picture
from layouts.marks import Face
from layouts.sizes import CARDS
from layouts.themes import Theme
from pnp.games.deck import card_face
from pnp.words import Words
from scoring.cards import Rank, Suit
from scoring.treasure import ELEVENS

CARD = CARDS["mini"]
HALF = CARD.height / 2
GAP = 6.0

Pile = tuple[tuple[Rank, Suit], ...]

# The piles of the example in the rules: spades 24, hearts 7, clubs 11; two cards in the grave.
PILES: tuple[Pile, ...] = (
    (("4", "S"), ("9", "S"), ("6", "S"), ("5", "S")),
    (("7", "H"),),
    (("3", "C"), ("J", "C"), ("8", "C")),
)
GRAVE: Pile = (("2", "D"), ("9", "H"))
# A queen that guards a 7 and a 4, and a 3 that nobody guards: before and after its removal.
GUARDED: Pile = (("7", "D"), ("4", "D"), ("Q", "D"), ("3", "D"))
SUITS_OF_PAIRS: tuple[tuple[Suit, Suit], ...] = (
    ("S", "H"), ("D", "C"), ("H", "S"), ("C", "D"), ("S", "D"),
)  # fmt: skip


def figures(colours: Colours, theme: Theme, words: Words) -> dict[str, Face]:
    """The pictures, by the names the rule sheet calls them."""

    def placed(card: tuple[Rank, Suit], x: float, y: float) -> Placed:
        rank, suit = card
        face = card_face(rank, suit, colours, size=CARD, index="normal", theme=theme, words=words)
        return Placed(face, x, y)

    def pile(cards: Pile, column: float, step: float = HALF) -> list[Placed]:
        x = column * (CARD.width + GAP)
        return [placed(card, x, step * i) for i, card in enumerate(cards)]

    piles = [each for i, cards in enumerate(PILES) for each in pile(cards, i)]
    grave = [placed(card, 3.6 * (CARD.width + GAP) + 7 * i, 0) for i, card in enumerate(GRAVE)]
    pairs = [
        each
        for i, (ranks, suits) in enumerate(zip(ELEVENS, SUITS_OF_PAIRS, strict=True))
        for each in pile(((ranks[0], suits[0]), (ranks[1], suits[1])), i)
    ]
    return {
        "piles": picture([*piles, *grave], theme),
        "eleven": picture(pairs, theme),
        "protect": picture([*pile(GUARDED, 0, 18), *pile(GUARDED[:-1], 1.5, 18)], theme),
    }
