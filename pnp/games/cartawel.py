"""Cartawel: what is in the box, how many, cut to what size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations

from layouts.faces.cards.card_backs import spiral
from layouts.faces.cards.houses import house
from layouts.faces.cards.pips import Colours
from layouts.faces.cards.ring_board import ring, ring_board
from layouts.sizes import HOUSE, Size
from layouts.themes import Theme
from pnp.box import Box, Choice, Component, Game, Option
from pnp.games.cartawel_figures import figures
from pnp.games.deck import INDEX, cards
from pnp.games.summary import pad, player_aid, rule_sheet
from pnp.words import Words
from scoring.cards import BLACK, SUIT_NAMES, Suit
from scoring.cartawel import DEFAULT_SUITS, HOUSES, WHOLE

EDITION = "classic"
SEATS = 2
GAMES_ON_PAD = 12
RING = 416 / 63
"""Side of the ring board in card widths: 416 mm for a card of 63 x 88."""

PAIRS: dict[str, tuple[Suit, Suit]] = {
    f"{SUIT_NAMES[one]},{SUIT_NAMES[two]}": (one, two) for one, two in permutations(SUIT_NAMES, 2)
}


def pack(choice: Choice, theme: Theme, words: Words) -> Box:
    """The whole box."""
    suits = PAIRS[choice.options["suits"]]
    values = {f"suit{i}": words(f"deck.suit.{SUIT_NAMES[suit]}") for i, suit in enumerate(suits, 1)}
    back = spiral(choice.card, theme)
    pictures = figures(suits, _colours(suits), theme, words)
    return Box(
        game="cartawel",
        edition=EDITION,
        title=words("cartawel.title"),
        components=(
            player_aid("cartawel", EDITION, SEATS, values, theme, words),
            *_houses(choice, theme, words),
            *cards(
                _colours(suits),
                back,
                "back.cartawel",
                copies=1,
                size=choice.card,
                index=choice.options["index"],
                theme=theme,
                words=words,
            ),
            _pad(theme, words),
        ),
        leaflets=(rule_sheet("cartawel", EDITION, values, pictures, back, words),),
        assembly=(("houses", "token"), ("ring", "board")),
    )


def _colours(suits: tuple[Suit, Suit]) -> dict[Suit, Colours]:
    """One suit black, the other red: whose card it is must be seen at once."""
    one, two = suits
    if (one in BLACK) == (two in BLACK):
        return {one: "black", two: "red"}
    return {suit: "black" if suit in BLACK else "red" for suit in suits}


def _houses(choice: Choice, theme: Theme, words: Words) -> Iterator[Component]:
    """Twelve markers, or one board with the ring on it."""
    if choice.board == "ring":
        yield _ring(choice.card, theme, words)
        return
    for number in range(1, HOUSES + 1):
        name = words("cartawel.house", number=number)
        yield Component(f"house.{number}", name, "token", 1, house(number, HOUSE, theme))


def _ring(card: Size, theme: Theme, words: Words) -> Component:
    side = max(round(RING * card.width), round(RING * card.height * 63 / 88))
    places = ring(card, side)
    seams = (
        _between([x for x, _ in places], card.width),
        _between([y for _, y in places], card.height),
    )
    face = ring_board(card, side, theme)
    return Component("board.ring", words("cartawel.ring"), "board", 1, face, seams=seams)


def _between(middles: list[float], length: float) -> tuple[float, ...]:
    """Where a straight cut crosses the fewest places: between neighbouring rows of them."""
    rows = sorted({round(middle, 3) for middle in middles})
    return tuple((a + b) / 2 for a, b in pairwise(rows))


def _pad(theme: Theme, words: Words) -> Component:
    rows = tuple(words("cartawel.game", number=n) for n in range(1, GAMES_ON_PAD + 1))
    columns = ("", "", words("cartawel.left"))
    note = words("cartawel.pad-note", whole=WHOLE)
    return pad("cartawel", columns, rows, note, theme, words)


GAME = Game(
    id="cartawel",
    editions={EDITION: (SEATS,)},
    default=EDITION,
    pack=pack,
    boards=("markers", "ring"),
    options=(
        Option("suits", tuple(PAIRS), ",".join(SUIT_NAMES[suit] for suit in DEFAULT_SUITS)),
        INDEX,
    ),
)
