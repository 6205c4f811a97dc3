"""Waterworks: the pictures of its rule sheet, laid out with the game's own cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from layouts.faces.picture import Placed, captioned, picture
from layouts.marks import Face
from layouts.themes import Theme
from pnp.words import Words


class Card(NamedTuple):
    """A card of a picture: its place, in cards from the top left, and half a turn if asked."""

    key: str
    column: float
    row: float
    turned: bool = False


# From the valve at the right to the spout at the left: west, south, west again.
RUN = (
    Card("valve", 3, 0),
    Card("pipe.horizontal.copper", 2, 0),
    Card("pipe.elbow-right.lead", 1, 0),
    Card("pipe.elbow-right.copper", 1, 1, turned=True),
    Card("spout", 0, 1),
)
# A lead pipe; a leaky one sliding over it; the repaired place.
LEAK = (
    Card("pipe.horizontal.lead", 0, 0),
    Card("pipe.horizontal.lead", 1.3, 0),
    Card("pipe.horizontal.leaky", 1.5, 0.12),
    Card("pipe.horizontal.leaky", 2.9, 0),
)
# A T whose third mouth a plug card closes; which side that is depends on the T.
PLUG = {
    "ESW": (
        Card("pipe.horizontal.lead", 2, 0),
        Card("pipe.tee.copper", 1, 0),
        Card("pipe.horizontal.copper", 0, 0),
        Card("plug.A1", 1, 1),
    ),
    "NES": (
        Card("pipe.horizontal.lead", 1, 1),
        Card("pipe.tee.copper", 0, 1),
        Card("plug.A3", 0, 0),
        Card("pipe.elbow-right.copper", 0, 2, turned=True),
    ),
}


def figures(
    faces: Mapping[str, Face], wrench: Face, tee: str, theme: Theme, words: Words
) -> dict[str, Face]:
    """The pictures, by the names the rule sheet calls them; tee is the T's openings."""
    kinds = ("vertical", "horizontal", "elbow-left", "elbow-right", "tee")
    materials = ("lead", "copper", "leaky")

    def named(kind: str, material: str, label: str) -> tuple[Face, str]:
        return faces[f"pipe.{kind}.{material}"], words(f"waterworks.{label}")

    return {
        "kinds": captioned([named(kind, "lead", kind) for kind in kinds], theme),
        "materials": captioned([named("horizontal", m, m) for m in materials], theme),
        "run": picture(_laid(RUN, faces), theme),
        "leak": picture([*_laid(LEAK, faces), _on_last(LEAK, faces, wrench)], theme),
        "plug": picture(_laid(PLUG[tee], faces), theme),
    }


def _laid(cards: tuple[Card, ...], faces: Mapping[str, Face]) -> list[Placed]:
    width, height = faces["valve"].width, faces["valve"].height
    return [
        Placed(faces[key], column * width, row * height, 180 if turned else 0)
        for key, column, row, turned in cards
    ]


def _on_last(cards: tuple[Card, ...], faces: Mapping[str, Face], wrench: Face) -> Placed:
    """The wrench on the middle of the last card, a little askew."""
    face, x, y, _ = _laid(cards, faces)[-1]
    return Placed(
        wrench, x + (face.width - wrench.width) / 2, y + (face.height - wrench.height) / 2, 40
    )
