"""Random games of Acquire, played by the rules; for the tests of the ledger."""

from __future__ import annotations

from random import Random

from scoring.acquire import events as told
from scoring.acquire.board import squares
from scoring.acquire.closing import can_end, unsettled
from scoring.acquire.events import Event
from scoring.acquire.mergers import most_traded
from scoring.acquire.play import Dead, NotNow, outcome
from scoring.acquire.settling import choices
from scoring.acquire.state import State


def legal(state: State, dice: Random) -> Event:
    """One event that the rules allow, whatever the table waits for."""
    who = state.turn
    match state.phase:
        case "opening":
            waiting = [p for p in state.players if p not in dict(state.positions)]
            return told.Position(dice.choice(waiting), _tile(state, dice))
        case "tile":
            return _tile_or_pass(state, dice)
        case "found":
            off = [name for name, _ in state.companies if not state.board.size(name)]
            return told.Found(who, dice.choice(off))
        case "survivor":
            return told.Survivor(who, dice.choice(choices(state)))
        case "order":
            return told.Next(who, dice.choice(choices(state)))
        case "bank":
            company = state.merging.company if state.merging else unsettled(state)[0]
            return told.BankTile(company, dice.randint(1, 12))
        case "agree":
            company = state.merging.company if state.merging else unsettled(state)[0]
            holder = dice.choice([p for p, count in state.holdings(company).items() if count])
            return told.Agree(company, ((holder, state.edition.unit * dice.randint(0, 9)),))
        case "dispose":
            return _disposal(state, dice)
        case "buy":
            return _purchase(state, dice)
        case "draw":
            return _last(state, dice)
        case "over":
            raise AssertionError("the game is over")


def _tile(state: State, dice: Random) -> str:
    free = [s for s in squares(state.edition.letters) if s not in state.board.filled]
    return dice.choice(free).name


def _tile_or_pass(state: State, dice: Random) -> Event:
    if dice.random() < 0.2 and (sale := _sale(state, dice)):
        return sale
    gone = state.board.filled | state.removed
    for square in dice.sample(squares(state.edition.letters), 108):
        if square in gone:
            continue
        match outcome(state.board, square):
            case NotNow():
                continue
            case Dead():
                return told.Dead(state.turn, square.name)
            case _:
                return told.Play(state.turn, square.name)
    return told.Pass(state.turn)


def _sale(state: State, dice: Random) -> Event | None:
    mine = [name for name in state.board.sizes if state.held(state.turn, name)]
    if not state.edition.half_price or not mine:
        return None
    company = dice.choice(mine)
    return told.Sell(state.turn, company, dice.randint(1, state.held(state.turn, company)))


def _disposal(state: State, dice: Random) -> Event:
    merging = state.merging
    assert merging
    who = merging.holders[0]
    held = state.held(who, merging.company)
    trade = 2 * dice.randint(0, most_traded(held, state.stock(merging.survivor)) // 2)
    return told.Dispose(who, merging.company, trade, dice.randint(0, held - trade))


def _purchase(state: State, dice: Random) -> Event:
    wanted: dict[str, int] = {}
    cash, left = state.cash_of(state.turn), 3
    for company in state.board.sizes:
        most = min(left, state.stock(company), cash // state.price(company))
        if count := dice.randint(0, most):
            wanted[company] = count
            cash, left = cash - count * state.price(company), left - count
    return told.Buy(state.turn, tuple(wanted.items()))


def _last(state: State, dice: Random) -> Event:
    if can_end(state) and dice.random() < 0.5:
        return told.End(state.turn)
    if dice.random() < 0.1 and (sale := _sale(state, dice)):
        return sale
    return told.Done(state.turn)
