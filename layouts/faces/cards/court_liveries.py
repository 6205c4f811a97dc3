"""What a court wears: its colours, and the key line round every flat shape.  Lengths in mm."""

from __future__ import annotations

from typing import Literal, NamedTuple

from layouts.faces.cards.pips import ROLES, Colours, Suit, ink
from layouts.marks import Outline, Path, Solid, Stroke
from layouts.themes import Theme

Court = Literal["J", "Q", "K"]

KEY = 0.34  # key line
FINE = 0.22


class Livery(NamedTuple):
    """The colours of one court."""

    robe: str
    lining: str
    gold: str
    gold_deep: str
    linen: str
    skin: str
    hair: str
    comb: str
    line: str
    lips: str
    sign: str
    wood: str
    leaf: str


def livery(suit: Suit, colours: Colours, theme: Theme) -> Livery:
    """The suit's livery; the sign has the colour of its pips."""
    return Livery(
        robe=theme[f"court.robe.{ROLES[colours][suit].removeprefix('suit.')}"],
        lining=theme[f"court.lining.{suit}"],
        gold=theme["court.gold"],
        gold_deep=theme["court.gold.deep"],
        linen=theme["court.linen"],
        skin=theme[f"court.skin.{suit}"],
        hair=theme[f"court.hair.{suit}"],
        comb=theme[f"court.comb.{suit}"],
        line=theme["court.line"],
        lips=theme["court.lips"],
        sign=ink(suit, colours, theme),
        wood=theme["court.wood"],
        leaf=theme["court.leaf"],
    )


def keyed(outline: Outline, fill: str, line: str, width: float = KEY) -> Path:
    """A flat shape with its key line."""
    return Path(outline, Solid(fill), Stroke(line, width, join="round"))


def drawn(outline: Outline, line: str, width: float = FINE) -> Path:
    """A pen line."""
    return Path(outline, stroke=Stroke(line, width, cap="round", join="round"))
