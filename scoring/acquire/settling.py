"""A merger in progress: survivor, then company by company bonus and disposal (rules 19-24)."""

from __future__ import annotations

from dataclasses import replace

from scoring.acquire.events import Agree, BankTile, Dispose, Next, Survivor
from scoring.acquire.mergers import absorbed, disposal, in_turn, largest
from scoring.acquire.payouts import agreed_lines, bonuses, most_agreed, undocumented
from scoring.acquire.state import Merging, State, check_choice, check_player, given, paid
from scoring.acquire.tiles import Tiles, owned
from scoring.receipt import Line, RulesError


def merged(state: State, companies: tuple[str, ...], tiles: Tiles) -> State:
    """The state after a tile that joins companies: the survivor is known or must be named."""
    merging = Merging(tuple((name, state.board.size(name)) for name in companies), tiles)
    state = replace(state, merging=merging, phase="survivor")
    may_survive = choices(state)
    return _survives(state, may_survive[0]) if len(may_survive) == 1 else state


def survivor(state: State, event: Survivor) -> State:
    """The player of the tile names the survivor among the largest."""
    check_choice(state, event.company, choices(state))
    return _survives(state, event.company)


def following(state: State, event: Next) -> State:
    """The player of the tile names the next of equal absorbed companies."""
    check_choice(state, event.company, choices(state))
    return _settled(state, event.company)


def choices(state: State) -> tuple[str, ...]:
    """The companies among which the player of the tile has to choose now; none if nothing."""
    merging = state.merging
    if merging and state.phase == "survivor":
        return largest(dict(merging.sizes))
    if merging and state.phase == "order":
        return largest({name: merging.size(name) for name in merging.left})
    return ()


def turned_up(state: State, event: BankTile) -> State:
    """The bank's tile for the company being settled."""
    merging = _merging(state)
    _check_current(event.company, merging)
    return _disposing(paid(state, _bonuses(state, merging, event.number)))


def agreed(state: State, event: Agree) -> State:
    """The pay-outs the table agrees on for the company being settled."""
    _check_current(event.company, _merging(state))
    check_agreed(state, event)
    return _disposing(paid(state, agreed_lines(event.company, event.paid)))


def check_agreed(state: State, event: Agree) -> None:
    """Raises RulesError for agreed pay-outs to strangers and to people without shares, beyond all
    the bonuses there are, or that cannot be paid in notes."""
    unit, company = state.edition.unit, event.company
    told = [who for who, _ in event.paid]
    for who, amount in event.paid:
        check_player(state, who)
        if told.count(who) > 1:
            raise RulesError(f"{event.company}.{who}", "acquire.player-twice")
        if amount < 0:
            raise RulesError(f"{event.company}.{who}", "acquire.negative", count=amount)
        if amount % unit:
            raise RulesError(f"{event.company}.{who}", "acquire.odd-money", money=amount, unit=unit)
        if amount and not state.held(who, company):
            raise RulesError(f"{company}.{who}", "acquire.agreed-no-share", money=amount)
    size = state.merging.size(company) if state.merging else state.board.size(company)
    holders = sum(1 for count in state.holdings(company).values() if count)
    most = most_agreed(state.edition, state.tier(company), size, holders)
    total = sum(amount for _, amount in event.paid)
    if total > most:
        raise RulesError(company, "acquire.agreed-too-much", money=total, limit=most)


def dispose(state: State, event: Dispose) -> State:
    """A holder's choice; the next holder's turn, or the next company's."""
    merging = _merging(state)
    _check_current(event.company, merging)
    check_player(state, event.p)
    if event.p != merging.holders[0]:
        raise RulesError(event.p, "acquire.not-his-shares", turn=merging.holders[0])
    done = disposal(
        state.edition, event.p, event.company, state.tier(event.company),
        merging.size(event.company), held=state.held(event.p, event.company),
        trade=event.trade, sell=event.sell, stock=state.stock(merging.survivor),
    )  # fmt: skip
    state = given(paid(state, done.lines), event.p, event.company, -event.trade - event.sell)
    state = given(state, event.p, merging.survivor, done.taken)
    holders = merging.holders[1:]
    state = replace(state, merging=replace(merging, holders=holders))
    return state if holders else _onward(state)


def _survives(state: State, company: str) -> State:
    """The board is one company's; the others are settled one by one."""
    merging = _merging(state)
    groups = absorbed(dict(merging.sizes), company)
    left = tuple(name for group in groups for name in group)
    board = owned(state.board, company, merging.tiles, left)
    return _onward(
        replace(state, board=board, merging=replace(merging, survivor=company, left=left))
    )


def _onward(state: State) -> State:
    """The next company to settle, if one stands out; the end of the merger after the last."""
    merging = _merging(state)
    if not merging.left:
        return replace(state, merging=None, phase="buy")
    state = replace(state, phase="order", merging=replace(merging, company=""))
    next_ones = choices(state)
    return _settled(state, next_ones[0]) if len(next_ones) == 1 else state


def _settled(state: State, company: str) -> State:
    """A company's bonuses, unless the table has to say something first."""
    left = tuple(name for name in _merging(state).left if name != company)
    merging = replace(_merging(state), company=company, left=left)
    state = replace(state, merging=merging)
    holdings = state.holdings(company)
    if state.tile_bank and any(holdings.values()):
        return replace(state, phase="bank")
    if undocumented(state.edition, holdings):
        return replace(state, phase="agree")
    return _disposing(paid(state, _bonuses(state, merging, None)))


def _bonuses(state: State, merging: Merging, bank: int | None) -> tuple[Line, ...]:
    company = merging.company
    size = merging.size(company)
    holdings = state.holdings(company)
    return bonuses(state.edition, company, state.tier(company), size, holdings, bank)


def _disposing(state: State) -> State:
    """The holders' choices, the player of the tile first; the next company if there are none."""
    merging = _merging(state)
    holders = in_turn(state.players, state.turn, state.holdings(merging.company))
    state = replace(state, phase="dispose", merging=replace(merging, holders=holders))
    return state if holders else _onward(state)


def _merging(state: State) -> Merging:
    if state.merging is None:
        raise RulesError(state.turn, f"acquire.awaits-{state.phase}", who=state.turn)
    return state.merging


def _check_current(company: str, merging: Merging) -> None:
    if company != merging.company:
        raise RulesError(company, "acquire.not-being-settled", company=merging.company)
