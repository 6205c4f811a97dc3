"""The editions of Acquire: one frozen value each, named in every result."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.acquire import board
from scoring.acquire.chart import Tier

SHARES = 25
"""Shares of each company."""
SAFE, END = 11, 41
"""A company of 11 is never absorbed; one of 41 ends the game."""
BUY_LIMIT = 3
HAND = 6
"""Tiles held by each player."""

# Our own companies, two cheap, three middle, two dear (fact sheet, decision 6).
COMPANIES: dict[str, Tier] = {
    "aurora": "low",
    "delta": "low",
    "ipe": "mid",
    "mirante": "mid",
    "sabia": "mid",
    "vitoria": "high",
    "zenite": "high",
}


@dataclass(frozen=True, slots=True)
class Edition:
    """A set of rules: its unit (the smallest note), cash to start, and what it does differently."""

    id: str
    unit: int
    cash: int
    letters: str
    rows_are_numbers: bool
    """Numbers run down the board (Cartel) or across it (Acquire)."""
    half_price: bool
    """Shares may be sold to the bank at half price on one's own turn (rule 17)."""
    end_bonuses: bool
    third_bonus: bool
    players: tuple[int, ...] = (2, 3, 4, 5, 6)
    automatic_end: bool = False
    """The game is over as soon as it can be (Cartel); otherwise a player says so (rule 27)."""
    tile_bank: bool = False
    """In the game for two, a tile may be turned up as the bank's holding (decision 8)."""


EDITIONS: dict[str, Edition] = {
    edition.id: edition
    for edition in (
        Edition(
            "cartel", 10, 600, board.CARTEL_LETTERS, True, True, False, False, automatic_end=True
        ),
        Edition(
            "classic", 100, 6000, board.ACQUIRE_LETTERS, False, False, True, False, tile_bank=True
        ),
        Edition("tycoon", 100, 6000, board.ACQUIRE_LETTERS, False, False, True, True),
    )
}
DEFAULT = "cartel"
