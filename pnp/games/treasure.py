"""Buried Treasure: what is in the box, how many, cut to what size."""

from __future__ import annotations

from typing import cast

from layouts.faces.cards.card_backs import compass
from layouts.faces.cards.pile_board import pile_board
from layouts.faces.cards.pips import Colours
from layouts.sizes import Size
from layouts.themes import Theme
from pnp.box import Box, Choice, Component, Game, Option
from pnp.games.deck import INDEX, cards
from pnp.games.summary import pad, player_aid, rule_sheet
from pnp.games.treasure_figures import figures
from pnp.words import Words
from scoring import treasure as rules
from scoring.cards import SUIT_NAMES, SUITS

EDITION = "classic"
DEALS_ON_PAD = 12
"""A match of any number of players takes at most ten deals (fact sheet, 2.2)."""
BOARD = Size(265, 186)
"""The pile board for four cards of 63 mm side by side: one sheet of A4 or Letter."""


def pack(choice: Choice, theme: Theme, words: Words) -> Box:
    """The whole box: one pack of cards for up to five players, two for more."""
    seats = choice.players or rules.ONE_PACK[-1]
    packs = rules.packs(seats)
    values = _values(seats, words)
    colours = cast(Colours, choice.options["colours"])
    back = compass(choice.card, theme)
    return Box(
        game="treasure",
        edition=EDITION,
        title=words("treasure.title"),
        components=(
            player_aid("treasure", EDITION, seats, values, theme, words),
            _board(choice.card, theme, words),
            *cards(
                dict.fromkeys(SUITS, colours),
                back,
                "back.treasure",
                copies=packs,
                size=choice.card,
                index=choice.options["index"],
                theme=theme,
                words=words,
            ),
            _pad(packs, theme, words),
        ),
        leaflets=(
            rule_sheet("treasure", EDITION, values, figures(colours, theme, words), back, words),
        ),
        assembly=(("piles", "board"),),
    )


def _board(card: Size, theme: Theme, words: Words) -> Component:
    spades, hearts, diamonds, clubs = (words(f"deck.suit.{name}") for name in SUIT_NAMES.values())
    size = Size(max(BOARD.width, 4 * card.width + 12), max(BOARD.height, card.height + 98))
    face = pile_board(card, size, theme, (spades, hearts, diamonds, clubs), words("treasure.grave"))
    return Component("board.piles", words("treasure.board"), "board", 1, face)


def _pad(packs: int, theme: Theme, words: Words) -> Component:
    rows = tuple(str(n) for n in range(1, DEALS_ON_PAD + 1))
    players = ("",) * (rules.ONE_PACK[-1] if packs == 1 else rules.PLAYERS[-1])
    note = words("treasure.pad-note", goal=rules.GOALS[packs])
    return pad("treasure", players, rows, note, theme, words)


def _values(seats: int, words: Words) -> dict[str, str]:
    """What the placeholders of the leaflets stand for."""
    return {
        **{name: words(f"deck.suit.{name}") for name in SUIT_NAMES.values()},
        "players": words("players.range", least=rules.PLAYERS[0], most=rules.PLAYERS[-1]),
        "goal": words("treasure.goal", one=rules.GOALS[1], two=rules.GOALS[2]),
        "cards": str(52 * rules.packs(seats)),
    }


GAME = Game(
    id="treasure",
    editions={EDITION: tuple(rules.PLAYERS)},
    default=EDITION,
    pack=pack,
    options=(Option("colours", ("2", "4"), "2"), INDEX),
)
