"""What every game packs alike: its player aid, its rule sheet, its score pad."""

from __future__ import annotations

from collections.abc import Mapping

from layouts.faces.aid import aid
from layouts.faces.score_pad import score_pad
from layouts.marks import Face
from layouts.sizes import PIECES
from layouts.themes import Theme
from pnp.box import Component, Leaflet
from pnp.words import Words, leaflets

PADS = 4
"""Leaves of a score pad: two sheets of A4 or Letter."""


def player_aid(
    game: str, edition: str, seats: int, values: Mapping[str, str], theme: Theme, words: Words
) -> Component:
    """The summary of a turn, one for each seat."""
    text = words.text(f"aid-{game}")
    blocks = leaflets.blocks(text, edition, values, {})
    face = aid(leaflets.title(text), words(f"{game}.title"), blocks, PIECES["aid"], theme)
    return Component(f"aid.{game}", words("piece.aid"), "aid", seats, face)


def rule_sheet(
    game: str,
    edition: str,
    values: Mapping[str, str],
    figures: Mapping[str, Face],
    motif: Face | None,
    words: Words,
) -> Leaflet:
    """The rules of an edition, with their pictures."""
    text = words.text(game)
    return Leaflet(
        f"rules.{game}",
        words("piece.rules"),
        "rules",
        words(f"{game}.title"),
        words(f"{game}.motto"),
        leaflets.blocks(text, edition, values, figures),
        motif,
    )


def pad(
    game: str,
    columns: tuple[str, ...],
    rows: tuple[str, ...],
    note: str,
    theme: Theme,
    words: Words,
) -> Component:
    """A score pad of the game's own columns and rows."""
    face = score_pad(
        words(f"{game}.title"), columns, rows, words("pad.total"), PIECES["pad"], theme, note
    )
    return Component(f"pad.{game}", words("piece.pad"), "pad", PADS, face)
