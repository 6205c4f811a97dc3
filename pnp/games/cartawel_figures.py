"""Cartawel: the pictures of its rule sheet, laid out with its own houses and cards."""

from __future__ import annotations

from collections.abc import Mapping

from layouts import paths
from layouts.faces.cards.houses import house
from layouts.faces.cards.pips import Colours
from layouts.faces.picture import Placed, arrow, picture
from layouts.marks import Face, Mark
from layouts.paths import polar
from layouts.sizes import CARDS, HOUSE
from layouts.themes import Theme
from pnp.games.deck import card_face
from pnp.words import Words
from scoring.cards import Rank, Suit
from scoring.cartawel import HOUSES

CARD = CARDS["mini"]
RADIUS = 58.0  # of the circle of houses, in mm before the picture is shrunk
STEP = CARD.width + 5.0
FAN = 15.0  # how far each card of a pile lies to the right of the one before

# A pile of four in house 6, and what houses 7 to 10 hold when it has been sown: the first suit
# moves, and its 9 on a 4 wins house 10.  (rank, index of the suit)
PILE: tuple[tuple[Rank, int], ...] = (("3", 0), ("J", 1), ("6", 1), ("9", 0))
SOWN: tuple[tuple[tuple[Rank, int], ...], ...] = (
    (("3", 0),),
    (("K", 1), ("J", 1)),
    (("8", 1), ("2", 0), ("5", 1), ("6", 1)),
    (("4", 1), ("9", 0)),
)
FIRST = 6


def figures(
    suits: tuple[Suit, Suit], colours: Mapping[Suit, Colours], theme: Theme, words: Words
) -> dict[str, Face]:
    """The pictures, by the names the rule sheet calls them."""

    def card(rank: Rank, side: int) -> Face:
        suit = suits[side]
        return card_face(
            rank, suit, colours[suit], size=CARD, index="normal", theme=theme, words=words
        )

    faces = {(rank, side): card(rank, side) for pile in (PILE, *SOWN) for rank, side in pile}
    return {"ring": _ring(theme), "sow": _sow(faces, theme)}


def _ring(theme: Theme) -> Face:
    """The houses in a circle, and an arrow the way of sowing."""
    middle = RADIUS + HOUSE / 2
    placed = [
        Placed(house(hour, HOUSE, theme), x - HOUSE / 2, y - HOUSE / 2)
        for hour in range(1, HOUSES + 1)
        for x, y in [polar(middle, middle, RADIUS, 30 * hour - 90)]
    ]
    sweep = paths.arc(middle, middle, RADIUS * 0.55, -150, 100)
    tip = polar(middle, middle, RADIUS * 0.55, 100)
    return picture(placed, theme, arrow(sweep, tip, 190, theme, 1.6))


def _sow(faces: Mapping[tuple[Rank, int], Face], theme: Theme) -> Face:
    """Above the pile that is picked up, below the four houses with their cards."""
    placed = [Placed(house(FIRST, HOUSE, theme), 0, CARD.height / 2 - HOUSE / 2)]
    placed += [Placed(faces[each], HOUSE + 8 + FAN * i, 0.0) for i, each in enumerate(PILE)]
    top = CARD.height + 18.0
    extra: list[Mark] = []
    x = 0.0
    for number, pile in enumerate(SOWN, FIRST + 1):
        placed.append(Placed(house(number, HOUSE, theme), x + (CARD.width - HOUSE) / 2, top))
        placed += [Placed(faces[each], x, top + HOUSE + 3 + FAN * i) for i, each in enumerate(pile)]
        x += STEP
    run = paths.line(HOUSE / 2, CARD.height + 9, x - 12, CARD.height + 9)
    extra += arrow(run, (x - 12, CARD.height + 9), 0, theme, 1.4)
    return picture(placed, theme, extra)
