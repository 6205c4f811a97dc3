"""Acquire and Cartel: what is in the box, how many, cut to what size."""

from __future__ import annotations

from collections.abc import Iterator

from layouts.faces.exchange.banknotes import banknote
from layouts.faces.exchange.board import board
from layouts.faces.exchange.certificates import certificate
from layouts.faces.exchange.companies import medallion
from layouts.faces.exchange.tiles import tile, tile_back
from layouts.nets.pennant import marker
from layouts.sizes import BOARDS, PIECES
from layouts.themes import Theme
from pnp.box import Box, Choice, Component, Game
from pnp.games.acquire_figures import figures
from pnp.games.acquire_prices import prices
from pnp.games.summary import pad, player_aid, rule_sheet
from pnp.words import Words
from scoring.acquire.board import NUMBERS, squares
from scoring.acquire.editions import COMPANIES, DEFAULT, EDITIONS, END, SAFE, SHARES, Edition

# Notes in the box, by what they are worth in units: 28,600 in Cartel, enough for the richest
# game on record (fact sheet, rule 4).
NOTES: dict[int, int] = {1: 60, 5: 40, 10: 60, 50: 40}
MOST_PLAYERS = 6
BORDERS = {"compact": 3.5, "full": 2.0}  # mm; a full board and its marks just fit A3


def pack(choice: Choice, theme: Theme, words: Words) -> Box:
    """The whole box of one edition."""
    edition = EDITIONS[choice.edition]
    values = _values(edition, words)
    card = prices(edition, PIECES["aid.prices"], theme, words)
    pictures = figures(edition, card, theme)
    seats = choice.players or MOST_PLAYERS
    size = choice.board or GAME.boards[0]
    side = BOARDS[size][1]
    return Box(
        game="acquire",
        edition=edition.id,
        title=words("acquire.title"),
        components=(
            Component("aid.prices", words("acquire.prices"), "aid", seats, card),
            player_aid("acquire", edition.id, seats, values, theme, words),
            _board(edition, size, theme, words),
            *_tiles(edition, side, theme, words),
            *_markers(side, theme, words),
            *_shares(theme, words),
            *_notes(edition, theme, words),
            _pad(edition, theme, words),
        ),
        leaflets=(
            rule_sheet(
                "acquire", edition.id, values, pictures, medallion("zenite", 10.0, theme), words
            ),
        ),
        assembly=(("board", "board"), ("tiles", "tile"), ("pennants", "marker"), ("money", "note")),
    )


def _pad(edition: Edition, theme: Theme, words: Words) -> Component:
    """The count at the end: a line a company, a column a player."""
    companies = tuple(words(f"acquire.company.{company}") for company in COMPANIES)
    rows = (*companies, words("acquire.pad-bonuses"), words("acquire.pad-cash"))
    players = ("",) * MOST_PLAYERS
    key = "acquire.pad-note-bonuses" if edition.end_bonuses else "acquire.pad-note"
    return pad("acquire", players, rows, words(key), theme, words)


def _board(edition: Edition, size: str, theme: Theme, words: Words) -> Component:
    square, border = BOARDS[size][0], BORDERS[size]
    numbers, letters = tuple(str(n) for n in NUMBERS), tuple(edition.letters)
    columns, rows = (letters, numbers) if edition.rows_are_numbers else (numbers, letters)
    labels = tuple(
        tuple(row + column if edition.rows_are_numbers else column + row for column in columns)
        for row in rows
    )
    face = board(columns, rows, labels, square, border, theme)
    seams = tuple(
        tuple(border + square * i for i in range(1, len(places))) for places in (columns, rows)
    )
    return Component(
        "board.exchange", words("acquire.board"), "board", 1, face, seams=(seams[0], seams[1])
    )


def _tiles(edition: Edition, side: float, theme: Theme, words: Words) -> Iterator[Component]:
    back = tile_back(side, theme)
    for square in squares(edition.letters):
        name = words("acquire.tile", name=square.name)
        face = tile(square.number, square.letter, side, theme)
        yield Component(f"tile.{square.name}", name, "tile", 1, face, back, "back.acquire")


def _markers(side: float, theme: Theme, words: Words) -> Iterator[Component]:
    for company in COMPANIES:
        name = words(f"acquire.company.{company}")
        face = marker(company, name, name[0], side, theme)
        label = words("acquire.marker", company=name)
        yield Component(f"marker.{company}", label, "marker", 1, face)


def _shares(theme: Theme, words: Words) -> Iterator[Component]:
    for company in COMPANIES:
        name = words(f"acquire.company.{company}")
        face = certificate(
            company,
            name,
            words(f"acquire.business.{company}"),
            words("acquire.one-share"),
            words("acquire.one-of"),
            words("acquire.director"),
            PIECES["share"],
            theme,
        )
        label = words("acquire.share", company=name)
        yield Component(f"share.{company}", label, "share", SHARES, face)


def _notes(edition: Edition, theme: Theme, words: Words) -> Iterator[Component]:
    bank = words("acquire.bank")
    for rank, (units, copies) in enumerate(NOTES.items()):
        value = units * edition.unit
        spelt = words(f"acquire.value.{value}")
        face = banknote(value, spelt, bank, PIECES["note"], theme, rank)
        label = words("acquire.note", value=words.number(value))
        yield Component(f"note.{value}", label, "note", copies, face)


def _values(edition: Edition, words: Words) -> dict[str, str]:
    """What the placeholders of the leaflets stand for."""
    return {
        "players": words("players.range", least=edition.players[0], most=edition.players[-1]),
        "cash": words.number(edition.cash),
        "unit": words.number(edition.unit),
        "notes": ", ".join(words.number(units * edition.unit) for units in NOTES),
        "safe": str(SAFE),
        "end": str(END),
        **{company: words(f"acquire.company.{company}") for company in COMPANIES},
    }


GAME = Game(
    id="acquire",
    editions={name: edition.players for name, edition in EDITIONS.items()},
    default=DEFAULT,
    pack=pack,
    cards=False,
    boards=tuple(BOARDS),
)
