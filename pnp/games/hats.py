"""Hats: what is in the box, how many, cut to what size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from layouts.faces.forest import board as forest
from layouts.faces.forest.discs import base_marker, disc
from layouts.marks import Face
from layouts.nets import cone
from layouts.nets.die import die
from layouts.sizes import DIE, RINGS
from layouts.themes import Theme
from pnp.box import Box, Choice, Component, Game, Option
from pnp.games.hats_figures import figures
from pnp.games.summary import player_aid, rule_sheet
from pnp.words import Words
from scoring import hats as rules

BASES = {"four": 4, "six": 6}
"""Edition -> bases on its board."""
BASE_MARKER = 1.6
"""Diameter of a base marker in cells."""


def pack(choice: Choice, theme: Theme, words: Words) -> Box:
    """The whole box: one board, four hats of every colour, a die."""
    size = choice.board or GAME.boards[0]
    bases = BASES[choice.edition]
    sector = int(choice.options["sector"]) if bases == 6 else None
    places = rules.board(bases, sector)
    radius = RINGS[bases][size]
    values = _values(choice.edition, places, words)
    letters = tuple(words(f"hats.letter.{rules.NAMES[colour]}") for colour in places.colours)
    board = forest.board(bases, places.sector, radius, theme, letters)
    seams = forest.seams(bases, places.sector, radius)
    flat = choice.options.get("hats", "discs" if size == "one" else "cones") == "discs"
    cell = forest.cell(bases, places.sector, radius)
    return Box(
        game="hats",
        edition=choice.edition,
        title=words("hats.title"),
        components=(
            player_aid("hats", choice.edition, choice.players or bases, values, theme, words),
            Component(
                f"board.hats{bases}", words("hats.board"), "board", 1, board, seams=seams
            ),
            *_hats(disc if flat else cone.hat, places, cell, theme, words),
            *(_base_markers(places, cell, theme, words) if flat else ()),
            Component("die", words("hats.die"), "die", 1, die(DIE, theme)),
        ),
        leaflets=(
            rule_sheet(
                "hats", choice.edition, values, figures(letters, theme, words),
                disc("red", 20, theme, letters[0]), words,
            ),
        ),
        assembly=(("forest", "board"), ("discs" if flat else "cones", "hat"), ("die", "die")),
    )  # fmt: skip


def _hats(
    drawn: Callable[[str, float, Theme, str], Face],
    places: rules.Board,
    cell: float,
    theme: Theme,
    words: Words,
) -> Iterator[Component]:
    """Hats to roll and glue, or flat ones to stack.

    Spares fill the sheet, for hats get crushed and lost.
    """
    for colour in places.colours:
        name = rules.NAMES[colour]
        face = drawn(name, cone.base_for(cell), theme, words(f"hats.letter.{name}"))
        label = words("hats.hat", colour=words(f"hats.colour.{name}"))
        yield Component(f"hat.{name}", label, "hat", rules.HATS, face, spares=True)


def _base_markers(
    places: rules.Board, cell: float, theme: Theme, words: Words
) -> Iterator[Component]:
    """A marker for every base; they go with flat hats."""
    side = round(cell * BASE_MARKER)
    for colour in places.colours:
        name = rules.NAMES[colour]
        face = base_marker(name, side, theme, words(f"hats.letter.{name}"))
        label = words("hats.base", colour=words(f"hats.colour.{name}"))
        yield Component(f"base.{name}", label, "marker", 1, face)


def _values(edition: str, places: rules.Board, words: Words) -> dict[str, str]:
    """What the placeholders of the leaflets stand for."""
    seats = GAME.editions[edition]
    return {
        "players": words("players.range", least=seats[0], most=seats[-1]),
        "hats": str(rules.HATS),
        "cells": str(len(places.cells)),
        "sanctuaries": str(len(places.sanctuaries)),
    }


GAME = Game(
    id="hats",
    editions={"four": (2, 3, 4), "six": (2, 3, 4, 5, 6)},
    default="four",
    pack=pack,
    cards=False,
    boards=tuple(RINGS[4]),
    options=(Option("hats", ("cones", "discs")), Option("sector", ("10", "13"), "10")),
    follows_players=True,
)
