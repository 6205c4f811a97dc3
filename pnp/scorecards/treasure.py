"""Score cards of Buried Treasure: a deal in any of its four ways, and a match of such deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pnp.problems import Told
from pnp.scorecards.cards import cards, suit
from pnp.scorecards.reading import (
    both,
    counts,
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
from scoring.cards import Card, Suit
from scoring.receipt import Receipt, RulesError
from scoring.treasure import (
    Match,
    agreement,
    by_piles,
    by_points,
    by_quotations,
    by_whole_pack,
    setup,
)
from scoring.treasure import match as played

Players = tuple[str, ...]
Table = Mapping[str, Any]
OF_DEAL = {"points", "quotations", "counts", "piles", "treasures", "removed"}
OF_MATCH = {"players", "tie", "agreed_deals", "first_dealer", "deal"}
BY_NAME = ("points", "counts", "treasures")
"""Tables with an entry for every player; each way to enter a deal has one of them."""
PAIR = 2


def deal_of(card: Table) -> Receipt:
    """The deal of a card with its players; RulesError for one that cannot be."""
    known(Told("card.card"), card, {"players", *OF_DEAL})
    return _deal(_players(card), card)


def match_of(card: Table) -> Match:
    """The match of a card with a [[deal]] for each deal; RulesError for one that cannot be."""
    known(Told("card.card"), card, OF_MATCH)
    players = _players(card)
    length = card.get("agreed_deals")
    dealer = card.get("first_dealer")
    agreed = agreement(
        players,
        tie=text("tie", card.get("tie", "playoff")),
        deals=None if length is None else whole("agreed_deals", length),
        first_dealer=None if dealer is None else text("first_dealer", dealer),
    )
    deals = tables("deal", card.get("deal", []))
    return played(agreed, [_numbered(players, *each) for each in enumerate(deals, 1)])


def _players(card: Table) -> Players:
    if "players" not in card:
        raise Told("card.treasure.players")
    players = names("players", card["players"])
    setup(len(players))
    return players


def _numbered(players: Players, number: int, given: Table) -> Receipt:
    with within("deal", number):
        known(Told("card.deal"), given, OF_DEAL)
        return _deal(players, given)


def _deal(players: Players, given: Table) -> Receipt:
    for where, table in given.items():
        if isinstance(table, dict):
            misplaced(where, table, (OF_DEAL | OF_MATCH).difference(players))
    try:
        return _scored(players, given)
    except RulesError as error:
        raise RulesError(_place(players, given, error.where), error.key, **error.values) from error


def _scored(players: Players, given: Table) -> Receipt:
    """The deal in the way that its tables tell."""
    match sorted(OF_DEAL & given.keys()):
        case ["points"]:
            return by_points(players, counts("points", given["points"]))
        case ["counts", "quotations"]:
            return by_quotations(players, _quotations(given), _buried(given))
        case ["piles", "treasures"]:
            return by_piles(players, _piles(given), _treasures(given))
        case ["piles", "removed", "treasures"]:
            piles, treasures = _piles(given), _treasures(given)
            return by_whole_pack(players, piles, treasures, _pairs(given["removed"]))
        case entered:
            raise Told("card.treasure.ways", has=both(entered))


def _place(players: Players, given: Table, where: str) -> str:
    """The place as the card has it: counts.Ana for Ana, and for treasures.Ana."""
    table = next(each for each in BY_NAME if each in given)
    entered = given[table] if isinstance(given[table], dict) else {}
    if where in players or where in entered:
        return f"{table}.{where}"
    of, dot, rest = where.partition(".")
    return f"{table}.{rest}" if dot and of == "treasures" else where


def _quotations(given: Table) -> dict[Suit, int]:
    table = counts("quotations", given["quotations"])
    return {suit("quotations", key): value for key, value in table.items()}


def _buried(given: Table) -> dict[str, dict[Suit, int]]:
    table = section("counts", given["counts"])
    return {
        who: {suit(where, key): count for key, count in counts(where, each).items()}
        for who, each in table.items()
        if (where := f"counts.{who}")
    }


def _piles(given: Table) -> dict[Suit, tuple[Card, ...]]:
    table = section("piles", given["piles"])
    return {suit("piles", key): cards(f"piles.{key}", each) for key, each in table.items()}


def _treasures(given: Table) -> dict[str, tuple[Card, ...]]:
    table = section("treasures", given["treasures"])
    return {who: cards(f"treasures.{who}", each) for who, each in table.items()}


def _pairs(value: object) -> list[tuple[Card, Card]]:
    if not isinstance(value, list):
        raise Told("card.treasure.pairs", value=shown(value))
    return [_pair(f"removed {number}", each) for number, each in enumerate(value, 1)]


def _pair(where: str, value: object) -> tuple[Card, Card]:
    pair = cards(where, value)
    if len(pair) != PAIR:
        raise Told("card.treasure.pair", where=where, value=shown(value))
    return pair[0], pair[1]
