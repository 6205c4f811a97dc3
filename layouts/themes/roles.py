"""The patterns a role can have, and how far a line may be thinned or thickened."""

from __future__ import annotations

RINGS = ("spots", "waves", "firs", "rays", "net", "stars")
"""Drawn by layouts/faces/forest/hat_patterns.py."""
ENGRAVINGS = (
    "rays", "waves", "rings", "chevrons", "stipple", "tracks", "meridians", "ripple", "diagonals",
    "basket", "moire",
)  # fmt: skip
"""Drawn by layouts/faces/exchange/engravings.py."""
DRAWN = ("painted", "outline")
"""In full colour; or in lines on the bare paper, which saves ink."""

PATTERNS: dict[str, tuple[str, ...]] = {
    **{f"hat.{colour}": RINGS for colour in ("red", "blue", "green", "yellow", "white", "black")},
    **{
        f"company.{key}": ENGRAVINGS
        for key in ("aurora", "delta", "ipe", "mirante", "sabia", "vitoria", "zenite")
    },
    **{f"note.{rank}": ENGRAVINGS for rank in range(4)},
    "forest.tree": DRAWN,
    **{f"suit.{colour}": DRAWN for colour in ("black", "red", "blue", "green")},
    "lace": DRAWN,
}
FACTORS = (0.25, 4.0)
"""The least and the most a line's width is multiplied by."""
