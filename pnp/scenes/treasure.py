"""Buried Treasure: the middle of a deal of three.  Lengths in mm.

Nineteen turns have been played: as many cards lie in the piles and the grave.
"""

from __future__ import annotations

from layouts.faces.cards.pile_board import STEP, planned
from layouts.sizes import Size
from layouts.table.surface import cloth
from pnp.box import Box, Choice
from pnp.scenes.setting import Kit, Laid, Scene, askew, kit
from scoring.cards import SUITS, Suit

PLAYERS = 3
PILES: dict[Suit, tuple[str, ...]] = {
    "S": ("9S", "4S", "JS", "10S"),
    "H": ("7H", "10H", "KH"),
    "D": ("8D", "3D", "6D", "AD"),
    "C": ("2C", "QC", "9C", "5C"),
}
"""From the first card to the one on top."""
REMOVED: tuple[tuple[str, str], ...] = (("6H", "5D"), ("QH", "10C"))
"""The card discarded, and the one it took off a pile."""
HAND = ("8S", "AH", "7D", "QD", "10D")
TREASURE = 3
HIDDEN = 5
"""Cards in a rival's hand."""
EDGE = 20.0


def scene(box: Box, choice: Choice) -> Scene:
    """The board between three players, the stock and the pad beside it."""
    pieces = kit(box)
    board, pad = pieces["board.piles"], pieces["pad.treasure"]
    card = choice.card
    wide, high = card.width, card.height
    left = EDGE + high * 1.55
    stock = left + board.width + 24 + wide / 2
    width = stock + wide / 2 + 26 + pad.width + EDGE
    foot = EDGE + board.height + 2 * STEP + high * 0.2
    height = foot + high * 1.5 + EDGE
    return Scene(
        width,
        height,
        cloth,
        (
            *_board(pieces, card, left, EDGE),
            *pieces.pile("back.treasure", stock, EDGE + high * 0.62, 9, turned=2),
            pieces.lying("pad.treasure", width - EDGE - pad.width / 2, EDGE + pad.height / 2, 1.6),
            # the rival to the left, and what is buried there
            *_rival(pieces, EDGE + high * 0.78, EDGE + wide * 1.6, 66, high),
            *_buried(pieces, EDGE + high * 0.62, foot - high * 0.12, wide * 0.16, 84),
            # the rival to the right
            *_buried(pieces, stock + 2, foot - high * 0.42, wide * 0.16, 8),
            *_rival(pieces, width - EDGE - high * 0.8, foot + high * 0.74, -24, high),
            # the player at the near side
            *_buried(pieces, left + wide * 0.42, foot + high * 0.86, wide * 0.2, -6),
            *pieces.fan(
                [f"card.{name}" for name in HAND], width * 0.54, foot + high * 0.84,
                spread=10, radius=high * 2, lift=2,
            ),
        ),
    )  # fmt: skip


def _rival(pieces: Kit, x: float, y: float, turned: float, high: float) -> list[Laid]:
    """A hand that nobody else may see."""
    return pieces.fan(
        ["back.treasure"] * HIDDEN, x, y, spread=8, radius=high * 1.5, turned=turned, lift=1.5
    )


def _board(pieces: Kit, card: Size, left: float, top: float) -> list[Laid]:
    """Piles that grow toward the near side, and the grave."""
    face = pieces["board.piles"]
    plan = planned(card, Size(face.width, face.height))
    out = [pieces.lying("board.piles", left + face.width / 2, top + face.height / 2, thick=1.2)]
    for suit, bed in zip(SUITS, plan.beds, strict=True):
        x, y = left + bed.x + card.width / 2, top + bed.y + card.height / 2
        out += pieces.row([f"card.{name}" for name in PILES[suit]], x, y, 0, STEP, most=1.2)
    grave = plan.grave
    x, y = left + grave.x + grave.width / 2, top + grave.y + grave.height / 2
    lying = 90 if grave.width > grave.height else 0
    for i, name in enumerate(name for pair in REMOVED for name in pair):
        out.append(pieces.lying(f"card.{name}", x, y + askew(i, 2), lying + askew(i * 2, 9)))
    return out


def _buried(pieces: Kit, x: float, y: float, step: float, turned: float) -> list[Laid]:
    """A treasure, face down."""
    return pieces.row(
        ["back.treasure"] * TREASURE, x - step, y, step, step * 0.12, turned=turned, most=3
    )
