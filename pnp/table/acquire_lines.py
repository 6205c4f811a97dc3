"""Lines of Acquire as people type them: 5C, found Delta, buy 2 Delta, trade 4 sell 3."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from pnp.problems import Problem
from pnp.table import Event
from pnp.table.hearing import Hearing, shown
from scoring.acquire import closing
from scoring.acquire.events import (
    Agree,
    BankTile,
    Buy,
    Dead,
    Dispose,
    Done,
    End,
    First,
    Found,
    Next,
    Pass,
    Play,
    Position,
    Sell,
    Survivor,
    as_dict,
)  # fmt: skip
from scoring.acquire.events import Event as Happening
from scoring.acquire.mergers import most_traded
from scoring.acquire.state import State

TILE = re.compile(r"([0-9]{1,2})([A-Za-z])")
COUNTED = re.compile(r"([0-9]{1,4})\s*([^\d,;]+)")
TAKEN = re.compile(r"([^\W\d]+)\s+([0-9]{1,4}|[^\W\d]+)")
PAID = re.compile(r"([^=,]+)=\s*([0-9]{1,7})")

Line = Callable[[str, State, str, Hearing], Happening]
"""What a verb makes of the rest of its line, the state, and who was named."""


def read(text: str, state: State, hear: Hearing) -> Event:
    """The event a line means; who it is about is known from the turn unless the line begins with
    a name and a colon."""
    who, said = _speaker(text, state, hear)
    if not said:
        return as_dict(_onward(state, who, hear))
    verb, rest = hear.verb(said, tuple(VERBS))
    if not verb:
        verb, rest = _implied(said, state), said
    if not verb:
        raise Problem(hear.words("score.table.unreadable", typed=shown(text)))
    return as_dict(VERBS[verb](rest, state, who, hear))


def _speaker(text: str, state: State, hear: Hearing) -> tuple[str, str]:
    name, colon, said = text.partition(":")
    if colon:
        return hear.one_of(name, state.players, hear.words("score.table.player")), said.strip()
    if state.phase == "opening":
        name, _, tile = text.strip().rpartition(" ")
        if name and TILE.fullmatch(tile) and not hear.verb(text, tuple(VERBS))[0]:
            return hear.one_of(name, state.players, hear.words("score.table.player")), tile
    return "", text.strip()


def _onward(state: State, who: str, hear: Hearing) -> Happening:
    """What Enter alone means: buy nothing, keep all shares, end the turn."""
    match state.phase:
        case "buy":
            return Buy(who or state.turn)
        case "draw":
            return Done(who or state.turn)
        case "dispose":
            return _keep(state, who)
        case _:
            raise Problem(hear.words("score.table.nothing"))


def _implied(said: str, state: State) -> str:
    """The verb that a line without one has by its look and the moment."""
    by_phase = {"found": "found", "survivor": "survivor", "order": "next", "bank": "bank"}
    if TILE.fullmatch(said):
        return "play"
    if state.phase == "buy" and COUNTED.fullmatch(said):
        return "buy"
    return by_phase.get(state.phase, "")


def _play(rest: str, state: State, who: str, hear: Hearing) -> Happening:
    tile = _tile(rest, hear)
    if state.phase == "opening":
        waiting = [each for each in state.players if each not in dict(state.positions)]
        return Position(who or waiting[0], tile)
    return Play(who or _comes(state), tile)


def _tile(text: str, hear: Hearing) -> str:
    found = TILE.fullmatch(text.strip())
    if not found:
        raise Problem(hear.words("score.play.acquire.no-tile", typed=shown(text)))
    return f"{int(found[1])}{found[2].upper()}"


def _comes(state: State) -> str:
    """Who lays the next tile."""
    return state.following() if state.phase in ("buy", "draw") else state.turn


def _company(text: str, state: State, hear: Hearing) -> str:
    known = [name for name, _ in state.companies]
    return hear.one_of(text, known, hear.words("score.play.acquire.a-company"))


def _buy(rest: str, state: State, who: str, hear: Hearing) -> Happening:
    shares = tuple(
        (_company(name, state, hear), int(count)) for count, name in _counted(rest, hear)
    )
    return Buy(who or state.turn, shares)


def _counted(text: str, hear: Hearing) -> list[tuple[str, str]]:
    """Numbers and names, as in "2 Delta, 1 Ipê"; nothing else may stand there."""
    if COUNTED.sub("", text).strip(" ,;"):
        raise Problem(hear.words("score.play.acquire.no-shares", typed=shown(text)))
    return COUNTED.findall(text)


def _sell(rest: str, state: State, who: str, hear: Hearing) -> Happening:
    """Shares of the absorbed company; or on one's own turn a half-price sale."""
    if state.phase == "dispose":
        return _disposed(f"sell {rest}", state, who, hear)
    counted = _counted(rest, hear)
    if len(counted) != 1:
        raise Problem(hear.words("score.play.acquire.no-shares", typed=shown(rest)))
    ((count, name),) = counted
    return Sell(who or state.turn, _company(name, state, hear), int(count))


def _trade(rest: str, state: State, who: str, hear: Hearing) -> Happening:
    return _disposed(f"trade {rest}", state, who, hear)


def _keep(state: State, who: str) -> Happening:
    return Dispose(*_holder(state, who), 0, 0)


def _disposed(said: str, state: State, who: str, hear: Hearing) -> Happening:
    """A line such as "trade 4 sell 3"; what is not named is kept."""
    holder, company = _holder(state, who)
    told = {"trade": "", "sell": ""}
    if TAKEN.sub("", said).strip(" ,;"):
        raise Problem(hear.words("score.play.acquire.no-disposal", typed=shown(said)))
    for word, count in TAKEN.findall(said):
        verb = hear.verb(word, tuple(told))[0]
        if not verb or told[verb]:
            raise Problem(hear.words("score.play.acquire.no-disposal", typed=shown(said)))
        told[verb] = count
    held = state.held(holder, company) if company else 0
    stock = state.stock(state.merging.survivor) if state.merging else 0
    trade = _count(told["trade"], most_traded(held, stock), hear)
    return Dispose(holder, company, trade, _count(told["sell"], held - trade, hear))


def _count(text: str, all_of_them: int, hear: Hearing) -> int:
    if not text:
        return 0
    if text.isdecimal():
        return int(text)
    if hear.verb(text, ("all",))[0]:
        return all_of_them
    raise Problem(hear.words("score.play.acquire.no-disposal", typed=shown(text)))


def _holder(state: State, who: str) -> tuple[str, str]:
    """Who disposes now, and of which company; the rules refuse it outside a merger."""
    merging = state.merging
    company = merging.company if merging else ""
    first = merging.holders[0] if merging and merging.holders else state.turn
    return who or first, company


def _bank(rest: str, state: State, who: str, hear: Hearing) -> Happening:
    """The number of the tile, and the company if it is named: "7", "7 Delta"."""
    number, _, name = rest.partition(" ")
    if not (number.isascii() and number.isdecimal() and len(number) < 4):
        raise Problem(hear.words("score.play.acquire.no-bank-tile", typed=shown(rest)))
    company = _company(name, state, hear) if name.strip() else _settled(state)
    return BankTile(company, int(number))


def _settled(state: State) -> str:
    """The company whose bonuses wait for a tile or an agreement."""
    if state.merging:
        return state.merging.company
    return next(iter(closing.unsettled(state)), "")


def _agree(rest: str, state: State, who: str, hear: Hearing) -> Happening:
    if PAID.sub("", rest).strip(" ,;") or not rest:
        raise Problem(hear.words("score.play.acquire.no-agreement", typed=shown(rest)))
    player = hear.words("score.table.player")
    paid = tuple((hear.one_of(n, state.players, player), int(m)) for n, m in PAID.findall(rest))
    return Agree(_settled(state), paid)


def _first(rest: str, state: State, who: str, hear: Hearing) -> Happening:
    return First(who or hear.one_of(rest, state.players, hear.words("score.table.player")))


def _alone(meant: Callable[[State, str], Happening]) -> Line:
    """A line of one word, that nothing follows."""

    def line(rest: str, state: State, who: str, hear: Hearing) -> Happening:
        if rest:
            raise Problem(hear.words("score.table.alone", typed=shown(rest)))
        return meant(state, who)

    return line


def _named(kind: Callable[[str, str], Any]) -> Line:
    """A line that names a company, by the player of the tile."""
    return lambda rest, state, who, hear: kind(who or state.turn, _company(rest, state, hear))


VERBS: dict[str, Line] = {
    "play": _play,
    "pass": _alone(lambda state, who: Pass(who or _comes(state))),
    "found": _named(Found),
    "survivor": _named(Survivor),
    "next": _named(Next),
    "bank": _bank,
    "agree": _agree,
    "keep": _alone(_keep),
    "trade": _trade,
    "sell": _sell,
    "buy": _buy,
    "dead": lambda rest, state, who, hear: Dead(who or state.turn, _tile(rest, hear)),
    "done": _alone(lambda state, who: Done(who or state.turn)),
    "first": _first,
    "end": _alone(lambda state, who: End(who or state.turn)),
    "stop": _alone(lambda state, who: End(who or state.turn, agreed=True)),
}
"""What a line may begin with; its words in a language are `score.verb.<name>`."""
