"""The end of a game, and the wealth of everybody (rules 27-29)."""

from __future__ import annotations

from dataclasses import replace

from scoring.acquire import ending, final
from scoring.acquire.board import NUMBERS
from scoring.acquire.events import Agree, BankTile, End
from scoring.acquire.payouts import check_bank_tile, undocumented
from scoring.acquire.play import can_found
from scoring.acquire.settling import check_agreed
from scoring.acquire.state import State, check_choice
from scoring.receipt import Receipt, RulesError


def can_end(state: State) -> str | None:
    """Why the game can end now, as a key; None while it cannot."""
    if no_tiles(state):
        return "acquire.end-no-tiles"
    return ending.reason(state.edition, tuple(state.board.sizes.values()), can_found(state.board))


def no_tiles(state: State) -> bool:
    """Whether every tile lies on the board or has left the game (rule 28)."""
    gone = len(state.board.filled) + len(state.removed)
    return gone == len(NUMBERS) * len(state.edition.letters)


def automatic(state: State) -> State:
    """The state, over if the edition ends by itself: after the tile and its merger are settled,
    before anything is bought (decision 11)."""
    if state.edition.automatic_end and state.phase == "buy" and can_end(state):
        return _waiting(state)
    return state


def declared(state: State, event: End) -> State:
    """The state after somebody declares the end, or the table agrees to stop."""
    if not event.agreed and not can_end(state):
        raise RulesError(event.p, "acquire.cannot-end")
    return _waiting(state)


def turned_up(state: State, event: BankTile) -> State:
    """The bank's tile for a company at the end."""
    check_bank_tile(state.edition, event.company, event.number)
    check_choice(state, event.company, unsettled(state))
    return _waiting(replace(state, drawn=(*state.drawn, (event.company, event.number))))


def agreed(state: State, event: Agree) -> State:
    """The bonuses the table agrees on for a company at the end; paid with the others."""
    check_choice(state, event.company, unsettled(state))
    check_agreed(state, event)
    return _waiting(replace(state, agreed=(*state.agreed, (event.company, event.paid))))


def unsettled(state: State) -> tuple[str, ...]:
    """Companies on the board whose bonus at the end needs a tile or an agreement first."""
    return tuple(
        name
        for name in state.board.sizes
        if name not in dict(state.drawn)
        and name not in dict(state.agreed)
        and any(state.holdings(name).values())
        and (state.tile_bank or undocumented(state.edition, state.holdings(name)))
    )


def _waiting(state: State) -> State:
    if unsettled(state):
        return replace(state, phase="bank" if state.tile_bank else "agree")
    return replace(state, phase="over")


def settlement(state: State, *, end_bonuses: bool | None = None) -> Receipt:
    """Everybody's wealth as the board stands: cash, shares and bonuses; at any moment, but not
    while a bank's tile is missing.  Shares of companies off the board are shown and worth nothing.
    """
    if state.tile_bank and (missing := unsettled(state)):
        raise RulesError(missing[0], "acquire.awaits-bank", company=missing[0])
    drawn, told = dict(state.drawn), dict(state.agreed)
    companies = tuple(
        final.Company(
            name, tier, state.board.size(name), state.holdings(name), drawn.get(name),
            dict(told[name]) if name in told else None,
        )
        for name, tier in state.companies
    )  # fmt: skip
    cash = {who: state.cash_of(who) for who in state.players}
    return final.wealth(state.edition, companies, cash, end_bonuses=end_bonuses)
