"""The banker's ledger: events in, state out (rules 6-29).

The pay-outs are derived, never told.  Every event yields the receipt of its money.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import assert_never

from scoring.acquire import closing, settling
from scoring.acquire.board import square
from scoring.acquire.chart import Tier
from scoring.acquire.dealing import Order, bought, founders_share, half_price
from scoring.acquire.editions import COMPANIES, Edition
from scoring.acquire.events import (
    Agree,
    BankTile,
    Buy,
    Dead,
    Dispose,
    Done,
    End,
    Event,
    First,
    Found,
    Next,
    Pass,
    Play,
    Position,
    Sell,
    Survivor,
)  # fmt: skip
from scoring.acquire.play import Alone, Founds, Grows, Merges, NotNow, first, outcome
from scoring.acquire.play import Dead as DeadTile
from scoring.acquire.state import Phase, State, begin, check_company, check_player, given, paid
from scoring.acquire.tiles import laid, owned
from scoring.receipt import Line, RulesError


def replay(
    edition: Edition,
    players: Iterable[str],
    events: Iterable[Event],
    *,
    companies: Mapping[str, Tier] = COMPANIES,
    tile_bank: bool = False,
) -> State:
    """The state after these events, from the start.  Raises RulesError at the first that the rules
    do not allow."""
    state = begin(edition, players, companies=companies, tile_bank=tile_bank)
    for event in events:
        state = apply(state, event)
    return state


def apply(state: State, event: Event) -> State:
    """The state after one event; its receipt tells the money.  Raises RulesError, and nothing has
    happened, for an event that the rules do not allow."""
    return closing.automatic(_applied(replace(state, lines=()), event))


def _applied(state: State, event: Event) -> State:
    match event:
        case Position():
            return _position(state, event)
        case First():
            return _first(state, event)
        case Play():
            return _play(_on_turn(state, event.p, "tile"), event)
        case Pass():
            return replace(_on_turn(state, event.p, "tile"), phase="buy")
        case Found():
            return _found(_on_turn(state, event.p, "found"), event)
        case Survivor():
            return settling.survivor(_on_turn(state, event.p, "survivor"), event)
        case Next():
            return settling.following(_on_turn(state, event.p, "order"), event)
        case BankTile():
            return _bank_tile(state, event)
        case Agree():
            return _agree(state, event)
        case Dispose():
            _await(state, "dispose")
            return settling.dispose(state, event)
        case Sell():
            return _sell(_on_turn(state, event.p, "tile", "buy", "draw"), event)
        case Buy():
            return _buy(_on_turn(state, event.p, "buy"), event)
        case Dead():
            return _dead(_on_turn(state, event.p, "tile", "buy", "draw"), event)
        case Done():
            return _next_turn(_on_turn(state, event.p, "buy", "draw"))
        case End():
            return closing.declared(_ending(state, event), event)
        case _:
            assert_never(event)


def _await(state: State, *phases: Phase) -> None:
    """Raises RulesError while the table waits for something else."""
    if state.phase not in phases:
        merging = state.merging
        who = merging.holders[0] if merging and merging.holders else state.turn
        company = merging.company if merging else next(iter(closing.unsettled(state)), "")
        raise RulesError(who, f"acquire.awaits-{state.phase}", company=company)


def _on_turn(state: State, who: str, *phases: Phase) -> State:
    """The state in this player's turn; the next player's first event ends the turn before."""
    check_player(state, who)
    over = state.phase in ("buy", "draw") and "tile" in phases
    if over and who == state.following() and (who != state.turn or state.phase not in phases):
        state = _next_turn(state)
    if state.phase == "opening" and "tile" in phases:
        _await(state, *phases)
    if who != state.turn and state.phase not in ("opening", "over"):
        raise RulesError(who, "acquire.not-your-turn", turn=state.turn)
    _await(state, *phases)
    return state


def _next_turn(state: State) -> State:
    return replace(state, turn=state.following(), phase="tile")


def _position(state: State, event: Position) -> State:
    check_player(state, event.p)
    _await(state, "opening")
    if event.p in dict(state.positions):
        raise RulesError(f"{event.p}.{event.tile}", "acquire.positioned")
    tile = square(event.tile, state.edition.letters)
    outcome(state.board, tile)
    positions = (*state.positions, (event.p, tile))
    state = replace(state, positions=positions, board=laid(state.board, tile))
    if len(positions) < len(state.players):
        return state
    return replace(state, turn=first(state.edition, dict(positions)), phase="tile")


def _first(state: State, event: First) -> State:
    check_player(state, event.p)
    untouched = len(state.board.filled) == len(state.positions) and not state.removed
    if not (state.phase == "opening" or (state.phase == "tile" and untouched)):
        raise RulesError(event.p, "acquire.begun")
    return replace(state, turn=event.p, phase="tile")


def _play(state: State, event: Play) -> State:
    where = f"{event.p}.{event.tile}"
    tile = square(event.tile, state.edition.letters)
    if tile in state.removed:
        raise RulesError(where, "acquire.tile-removed")
    match outcome(state.board, tile):
        case Alone():
            return replace(state, board=laid(state.board, tile), phase="buy")
        case Grows(company, tiles):
            return replace(state, board=owned(state.board, company, tiles), phase="buy")
        case Founds(tiles):
            return replace(state, founding=tiles, phase="found")
        case Merges(companies, tiles):
            return settling.merged(state, companies, tiles)
        case DeadTile(safe):
            raise RulesError(where, "acquire.tile-dead", companies=", ".join(safe))
        case NotNow():
            raise RulesError(where, "acquire.tile-not-now")
        case never:
            assert_never(never)


def _found(state: State, event: Found) -> State:
    check_company(state, event.company)
    if state.board.size(event.company):
        raise RulesError(event.company, "acquire.company-taken")
    share = founders_share(state.stock(event.company))
    board = owned(state.board, event.company, state.founding)
    state = replace(state, board=board, founding=frozenset(), phase="buy")
    gift = Line(event.p, "acquire.founder", 0, f"+{share}", event.company)
    return given(paid(state, (gift,) if share else ()), event.p, event.company, share)


def _buy(state: State, event: Buy) -> State:
    wanted = dict(event.shares)
    for company in wanted:
        check_company(state, company)
    if len(wanted) < len(event.shares):
        raise RulesError(event.p, "acquire.company-twice")
    orders = tuple(
        Order(name, state.tier(name), state.board.size(name), count, state.stock(name))
        for name, count in event.shares
    )
    state = paid(state, bought(state.edition, event.p, state.cash_of(event.p), orders))
    for order in orders:
        state = given(state, event.p, order.company, order.count)
    return replace(state, phase="draw")


def _sell(state: State, event: Sell) -> State:
    check_company(state, event.company)
    line = half_price(
        state.edition, event.p, event.company, state.tier(event.company),
        state.board.size(event.company),
        held=state.held(event.p, event.company), count=event.count,
    )  # fmt: skip
    return given(paid(state, (line,)), event.p, event.company, -event.count)


def _dead(state: State, event: Dead) -> State:
    where = f"{event.p}.{event.tile}"
    tile = square(event.tile, state.edition.letters)
    if tile in state.removed:
        raise RulesError(where, "acquire.tile-removed")
    if not isinstance(outcome(state.board, tile), DeadTile):
        raise RulesError(where, "acquire.not-dead")
    return replace(state, removed=state.removed | {tile})


def _bank_tile(state: State, event: BankTile) -> State:
    check_company(state, event.company)
    _await(state, "bank")
    return (settling.turned_up if state.merging else closing.turned_up)(state, event)


def _agree(state: State, event: Agree) -> State:
    check_company(state, event.company)
    _await(state, "agree")
    return (settling.agreed if state.merging else closing.agreed)(state, event)


def _ending(state: State, event: End) -> State:
    """The state in which the end is declared: by the player in turn, or by the whole table."""
    check_player(state, event.p)
    if event.agreed:
        _await(state, "tile", "buy", "draw")
        return state
    return _on_turn(
        state, event.p, *(("tile", "buy", "draw") if closing.no_tiles(state) else ("buy", "draw"))
    )
