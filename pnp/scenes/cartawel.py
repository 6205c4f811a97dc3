"""Cartawel: the ring after the fifth move, which won a house.  Lengths in mm.

The game is played here by the referee itself, card by card, in whatever two suits the box holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import cast

from layouts.faces.cards.ring_board import ring
from layouts.paths import Point
from layouts.table.surface import cloth
from pnp.box import Box, Choice
from pnp.games.cartawel import PAIRS
from pnp.scenes.setting import Kit, Laid, Scene, askew, kit
from scoring.cards import Card, Rank
from scoring.cartawel import HOUSES, Board, Outcome, Sides, board, move, sides

# Houses 1 to 12 when all 26 cards are placed.
PLACED: tuple[str, ...] = (
    "8a 5b 5a", "10b", "Ab 6a 9a", "9b 2a 8b", "Ja 7b Aa", "Kb",
    "6b Qb", "Qa", "10a 3b", "4b Jb 2b", "3a 4a", "Ka 7a",
)  # fmt: skip
# A house, and its cards in the order they are sown; the first side begins.
MOVES: tuple[tuple[int, str], ...] = (
    (5, "7b Aa Ja"),
    (3, "6a Ab 9a"),
    (4, "8b 6a 9b 2a"),
    (1, "5b 8a 5a"),
    (12, "7a Ka"),
)
RING, BACK = "board.ring", "back.cartawel"
EDGE = 20.0
SHIFT = (11.0, 3.5)
"""From one card of a pile to the next."""


def read(cards: str, of: Sides) -> tuple[Card, ...]:
    """Cards written as rank and side, a or b, in the suits of those sides."""
    return tuple(
        Card(cast(Rank, word[:-1]), of.suits["ab".index(word[-1])]) for word in cards.split()
    )


def start(of: Sides) -> Board:
    """The board before the first move."""
    return board(of, {number: read(cards, of) for number, cards in enumerate(PLACED, 1)})


def played(of: Sides) -> list[Outcome]:
    """What every move did."""
    out: list[Outcome] = []
    now = start(of)
    for number, (house, order) in enumerate(MOVES):
        out.append(move(of, now, of.suits[number % 2], house, read(order, of)))
        now = out[-1].board
    return out


def scene(box: Box, choice: Choice) -> Scene:
    """The ring, what each side has won, and the last prize in the air."""
    pieces = kit(box)
    wide, high = choice.card
    of = sides(*PAIRS[choice.options["suits"]])
    if RING in pieces:
        side = pieces[RING].width
        width, height = side + high * 2.3 + 3 * EDGE, side + 2 * EDGE
        middle = (EDGE + side / 2, EDGE + side / 2)
        hours = [(EDGE + x, EDGE + y) for x, y in ring(choice.card, side)]
        under = [pieces.lying(RING, *middle, thick=1.6)]
        x, y = side + 2 * EDGE + high * 1.15, middle[1]
        won = (x, y - high * 1.5), (x, y + high * 1.5), (x - 4, y - high * 0.05)
    else:
        width, height = wide * 9.05 + 2 * EDGE, high * 5.5 + 2 * EDGE
        x, y = middle = (width / 2, height / 2)
        hours = [_hour(n, middle, wide * 3.82, high * 2.24) for n in range(1, HOUSES + 1)]
        under = _bowls(pieces, middle, wide * 2.82, high * 1.44)
        won = (
            (x - high * 0.4, y - high * 0.6),
            (x - high * 0.36, y + high * 0.6),
            (x + high * 1.16, y - high * 0.16),
        )
    moves = played(of)
    shift = wide / 63
    out = list(under)
    for (x, y), cards in zip(hours, moves[-1].board, strict=True):
        out += _house(pieces, cards, x, y, shift)
    return Scene(width, height, cloth, (*out, *_winnings(pieces, moves, won, high)))


def _hour(number: int, middle: Point, a: float, b: float) -> Point:
    """The place of the numbered hour on an ellipse, 12 at the top."""
    angle = 2 * pi * number / HOUSES
    return middle[0] + a * sin(angle), middle[1] - b * cos(angle)


def _bowls(pieces: Kit, middle: Point, a: float, b: float) -> list[Laid]:
    """The house markers, each before its house."""
    return [
        pieces.lying(f"house.{n}", *_hour(n, middle, a, b), askew(n, 6), thick=0.8)
        for n in range(1, HOUSES + 1)
    ]


def _house(pieces: Kit, cards: tuple[Card, ...], x: float, y: float, shift: float) -> list[Laid]:
    """The cards of a house, all of them to be read."""
    dx, dy = SHIFT[0] * shift, SHIFT[1] * shift
    back = (len(cards) - 1) / 2
    keys = [f"card.{card}" for card in cards]
    return pieces.row(keys, x - dx * back, y - dy * back, dx, dy, most=2.2)


def _winnings(pieces: Kit, moves: list[Outcome], at: Sequence[Point], high: float) -> list[Laid]:
    """What the far side has won, face down, and the near side, to be seen; and the newest prize,
    still in the air."""
    *before, last = moves
    near, far = ([card for outcome in before[i::2] for card in outcome.captured] for i in (0, 1))
    near_keys, newest = ([f"card.{card}" for card in won] for won in (near, last.captured))
    return [
        *pieces.fan([BACK] * len(far), *at[0], spread=9, radius=high * 1.3, turned=176),
        *pieces.fan(near_keys, *at[1], spread=7, radius=high * 1.5, turned=-3),
        *pieces.fan(newest, *at[2], spread=12, radius=high, turned=12, lift=7),
    ]
