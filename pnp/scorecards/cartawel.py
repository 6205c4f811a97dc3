"""Score cards of Cartawel: what was won in a game or in two, and a position with its mover."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pnp.problems import Told
from pnp.scorecards.cards import cards, suit, suits
from pnp.scorecards.reading import (
    both,
    known,
    misplaced,
    names,
    section,
    shown,
    tables,
    text,
    whole,
    within,
)
from scoring.cards import Suit
from scoring.cartawel import (
    DEFAULT_SUITS,
    HOUSES,
    Board,
    Count,
    Game,
    Rules,
    Sides,
    board,
    final,
    final_fast,
    game,
    played,
    rules,
    sides,
    two_games,
)
from scoring.receipt import Receipt, RulesError

Table = Mapping[str, Any]
OF_COUNT = {"captured", "twenties", "numbers", "left"}
OF_FINAL = {"players", "suits", *OF_COUNT}
OF_GAME = {"suits", *OF_COUNT}
OF_MATCH = {"players", "game"}
OF_POSITION = {"suits", "houses", "to_move", "chain", "lap", "captured", "moves"}
NUMBERS = {str(number): number for number in range(1, HOUSES + 1)}
PAIR = 2


@dataclass(frozen=True, slots=True)
class Position:
    """A board, whose turn it is, and what the table agreed on."""

    sides: Sides
    board: Board
    to_move: Suit
    rules: Rules
    game: Game | None = None
    """The game as it stands after the moves of the card, if it has any."""


def final_of(card: Table) -> Receipt:
    """The score of a card with the captured piles; RulesError for one that cannot be."""
    known(Told("card.card"), card, OF_FINAL)
    called = _players(card) if "players" in card else None
    return _final(sides(*_suits(card, DEFAULT_SUITS), called), card)


def match_of(card: Table) -> Receipt:
    """The total of a card with two [[game]]s; the second has the suits swapped unless it tells."""
    known(Told("card.card"), card, OF_MATCH)
    if "players" not in card:
        raise Told("card.cartawel.players")
    called = _players(card)
    games = tables("game", card.get("game", []))
    if len(games) != PAIR:
        raise Told("card.cartawel.games", count=len(games))
    with within("game", 1):
        known(Told("card.game"), games[0], OF_GAME)
        held = _suits(games[0], DEFAULT_SUITS)
        first = _final(sides(*held, called), games[0])
    with within("game", 2):
        known(Told("card.game"), games[1], OF_GAME)
        second = _final(sides(*_suits(games[1], held[::-1]), called), games[1])
    return two_games(first, second)


def position_of(card: Table) -> Position:
    """The position of a card; RulesError for one that cannot be."""
    known(Told("card.card"), card, OF_POSITION)
    houses = section("houses", card.get("houses", {}))
    misplaced("houses", houses, OF_POSITION)
    held = sides(*_suits(card, DEFAULT_SUITS))
    if "to_move" not in card:
        raise Told("card.cartawel.to-move", suit=held.suits[0])
    mover = suit("to_move", card["to_move"])
    held.seat(mover)
    on = {_number(key): cards(f"houses.{key}", each) for key, each in houses.items()}
    agreed = rules(
        text("chain", card.get("chain", "contiguous")), text("lap", card.get("lap", "skip-origin"))
    )
    here = Position(held, board(held, on), mover, agreed)
    return _moved(here, card) if "moves" in card else here


def _moved(here: Position, card: Table) -> Position:
    """The position after the moves of the card, for which all 26 cards must be told."""
    won = section("captured", card.get("captured", {}))
    piles = {suit("captured", key): cards(f"captured.{key}", won[key]) for key in won}
    now = game(here.sides, here.board, here.to_move, piles, here.rules)
    for number, each in enumerate(_texts(card["moves"]), 1):
        house, colon, order = each.partition(":")
        if not (colon and house.strip() in NUMBERS):
            raise Told("card.cartawel.move", number=number, value=shown(each))
        try:
            now, _ = played(now, NUMBERS[house.strip()], cards(f"move {number}", order))
        except RulesError as error:
            raise RulesError(f"move {number}, {error.where}", error.key, **error.values) from error
    return Position(here.sides, now.board, now.to_move, here.rules, now)


def _texts(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Told("card.cartawel.moves", value=shown(value))
    return value


def _final(of: Sides, given: Table) -> Receipt:
    """The score in the way that its tables tell."""
    match sorted({"captured", "twenties", "numbers"} & given.keys()):
        case ["captured"]:
            piles = _by_side(of, "captured", given)
            left = cards("left", given["left"]) if "left" in given else None
            won = {s: cards(f"captured.{of.name(s)}", pile) for s, pile in piles.items()}
            return final(of, won, left)
        case ["numbers", "twenties"]:
            rest = whole("left", given["left"]) if "left" in given else None
            return final_fast(of, _counted(of, given), rest)
        case entered:
            raise Told("card.cartawel.ways", has=both(entered))


def _counted(of: Sides, given: Table) -> dict[Suit, Count]:
    twenties, numbers = _by_side(of, "twenties", given), _by_side(of, "numbers", given)
    return {
        each: Count(
            whole(f"twenties.{of.name(each)}", twenties[each]),
            whole(f"numbers.{of.name(each)}", numbers[each]),
        )
        for each in of.suits
    }


def _by_side(of: Sides, where: str, given: Table) -> dict[Suit, object]:
    """The entry of each side, under its name."""
    table = section(where, given[where])
    misplaced(where, table, OF_FINAL.difference(of.names))
    known(where, table, of.names)
    for name in of.names:
        if name not in table:
            nothing = '""' if where == "captured" else "0"
            raise Told("card.cartawel.missing", where=where, name=shown(name), nothing=nothing)
    return {each: table[of.name(each)] for each in of.suits}


def _players(card: Table) -> tuple[str, str]:
    given = names("players", card["players"])
    if len(given) != PAIR:
        raise Told("card.cartawel.names", count=len(given))
    return given[0], given[1]


def _suits(card: Table, otherwise: tuple[Suit, Suit]) -> tuple[Suit, Suit]:
    return suits("suits", card["suits"]) if "suits" in card else otherwise


def _number(key: str) -> int:
    if key not in NUMBERS:
        raise Told("card.cartawel.house", house=shown(key), houses=HOUSES)
    return NUMBERS[key]
