"""An order: what one person wants printed, on which paper, and how.  Lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

from layouts.papers import Paper
from layouts.sheets import Flip
from layouts.themes import Theme
from pnp.art.claims import NO_ART, Art
from pnp.box import Choice, Game
from pnp.selection import Pick
from pnp.words import Words


@dataclass(frozen=True, slots=True)
class Order:
    """What one person wants printed: a game as chosen, on which paper, and how."""

    game: Game
    choice: Choice
    paper: Paper
    flip: Flip
    bleed: float
    margin: float
    theme: Theme
    words: Words
    only: tuple[Pick, ...] = ()
    copies: int = 1
    art: Art = NO_ART
