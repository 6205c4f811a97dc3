"""Trim sizes by name, each with its source.  Width x height in mm."""

from __future__ import annotations

from typing import NamedTuple


class Size(NamedTuple):
    """A trim size in mm."""

    width: float
    height: float


# Usual card trims: printing.md 1 and 2 (pnp-howto, tellarticle.com, bgdf.com).
CARDS: dict[str, Size] = {
    "standard": Size(63, 88),
    "poker": Size(63.5, 88.9),
    "bridge": Size(57, 87),
    "mini": Size(44, 67),
    "tarot": Size(70, 120),
}

# Default trim of every piece that does not follow a board or a card.
PIECES: dict[str, Size] = {
    "card": CARDS["standard"],
    "wrench": Size(18, 46),  # printing.md: about 15 x 45 leaves the pipe in sight
    "share": Size(85, 54),
    "note": Size(100, 50),
    "aid.prices": Size(148, 210),  # A5
    "pad": Size(128, 186),  # two to an A4 or Letter sheet
    "aid": Size(95, 85),  # six to an A4 or Letter sheet
}

HOUSE = 24.0
"""Diameter of a Cartawel house marker."""
DIE = 18.0
"""Edge of a paper die (hats.md, section 6: 16 to 20)."""

# Ring radius of a Hats board by bases and by the paper it is meant for (hats.md, section 4; the
# smaller ones for six are as large as A3 and A4 hold).
RINGS: dict[int, dict[str, float]] = {
    4: {"2x2": 165.5, "a3": 128.8, "one": 88.3},
    6: {"2x2": 150.0, "a3": 115.0, "one": 79.0},
}

# Side of a board square and of the tile that lies on it.
BOARDS: dict[str, tuple[float, float]] = {
    "compact": (21, 20),
    "full": (31, 30),
}
