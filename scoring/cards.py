"""Ranks and suits, in the letters that files hold: S H D C; A 2-10 J Q K."""

from __future__ import annotations

from typing import Literal

Suit = Literal["S", "H", "D", "C"]
Rank = Literal["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

SUITS: tuple[Suit, ...] = ("S", "H", "D", "C")
RANKS: tuple[Rank, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_NAMES: dict[Suit, str] = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
BLACK: tuple[Suit, ...] = ("S", "C")
