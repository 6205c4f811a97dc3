"""The banker of Acquire and Cartel: what the table waits for, and what every line did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pnp import tally
from pnp.problems import safe
from pnp.table import Event
from pnp.table.acquire_lines import read
from pnp.table.lines import passed, removal, replacing, rows
from pnp.words import Words
from scoring.acquire import closing, ledger, settling
from scoring.acquire.dealing import price
from scoring.acquire.editions import BUY_LIMIT, EDITIONS, SAFE
from scoring.acquire.events import from_dict
from scoring.acquire.mergers import most_traded
from scoring.acquire.state import State
from scoring.acquire.state import begin as seated
from scoring.receipt import Line, Receipt, RulesError
from scoring.receipt import winners as best

__all__ = ["passed", "read", "removal", "rows"]

correction = replacing(read)


def begin(setup: Event) -> State:
    """The table before its first tile: edition, players, companies by tier, bank tile or not."""
    return seated(
        EDITIONS[setup["edition"]],
        setup["players"],
        companies=setup["companies"],
        tile_bank=setup["tile_bank"],
    )


def applied(state: State, event: Event) -> State:
    """The state after an event."""
    return ledger.apply(state, from_dict(event))


def prompt(state: State, words: Words) -> str:
    """Whose turn it is, and for what."""
    return words(f"score.play.acquire.prompt.{state.phase}", **_awaited(state, words))


def _awaited(state: State, words: Words) -> dict[str, object]:
    """The values of the prompts."""
    choices = settling.choices(state) or free(state)
    values: dict[str, object] = {
        "who": safe(state.turn),
        "next": safe(state.following()),
        "limit": BUY_LIMIT,
        "choices": ", ".join(choices),
    }
    if state.phase == "opening":
        waiting = (who for who in state.players if who not in dict(state.positions))
        return values | {"who": safe(next(waiting))}
    if state.phase in ("bank", "agree"):
        merging = state.merging
        return values | {"company": merging.company if merging else closing.unsettled(state)[0]}
    return values | _disposing(state, words) if state.phase == "dispose" else values


def _disposing(state: State, words: Words) -> dict[str, object]:
    """What the next holder of an absorbed company can do."""
    assert state.merging
    merging, who, company = state.merging, state.merging.holders[0], state.merging.company
    held = state.held(who, company)
    return {
        "who": safe(who),
        "company": company,
        "held": held,
        "price": words.number(price(state.edition, state.tier(company), merging.size(company))),
        "most": most_traded(held, state.stock(merging.survivor)),
        "survivor": merging.survivor,
    }


def free(state: State) -> tuple[str, ...]:
    """The companies that are not on the board."""
    return tuple(name for name, _ in state.companies if not state.board.size(name))


def told(before: State, after: State, words: Words) -> list[str]:
    """Money that moved, companies that changed, and the end."""
    out = _money(after, words)
    for name, _ in after.companies:
        was, now = before.board.size(name), after.board.size(name)
        if now and now != was:
            out.append(_company(after, name, words))
        elif was and not now:
            out.append(words("score.play.acquire.gone", company=name))
    if after.phase == "over":
        return [*out, *tally.told(closing.settlement(after), words)]
    if closing.can_end(after) and not closing.can_end(before):
        out.append(words("score.play.acquire.can-end"))
    return out


def why(states: Sequence[State], number: int | None, words: Words) -> list[str]:
    """The money of line `number`, else of the last line that moved any."""
    if number is not None:
        return _money(states[number], words)
    return next((_money(state, words) for state in reversed(states) if state.lines), [])


def _money(state: State, words: Words) -> list[str]:
    return [f"{safe(line.who)}: {tally.said(line, words)}" for line in state.lines]


def status(state: State, words: Words) -> list[str]:
    """Cash and shares of everybody, then the companies on the board; the wealth at the end."""
    if over(state):
        return tally.told(closing.settlement(state), words)
    out = [_player(state, who, words) for who in state.players]
    out += [_company(state, name, words) for name in state.board.sizes]
    if closing.can_end(state):
        out.append(words("score.play.acquire.can-end"))
    return out


def _player(state: State, who: str, words: Words) -> str:
    held = [(state.held(who, name), name) for name, _ in state.companies]
    shares = ", ".join(f"{count} {name}" for count, name in held if count)
    cash = words.number(state.cash_of(who))
    return words("score.play.acquire.player", who=safe(who), cash=cash, shares=shares or "-")


def _company(state: State, name: str, words: Words) -> str:
    size = state.board.size(name)
    key = "score.play.acquire.safe" if size >= SAFE else "score.play.acquire.company"
    price = words.number(state.price(name))
    return words(key, company=name, size=size, price=price, stock=state.stock(name))


def totals(state: State) -> Mapping[str, int]:
    """Everybody's cash; once the game is over, everybody's wealth."""
    if state.phase == "over":
        return closing.settlement(state).totals
    return dict(zip(state.players, state.cash, strict=True))


def receipt(state: State) -> Receipt:
    """Everybody's wealth as the board stands; cash alone while a bonus cannot be told yet."""
    try:
        return closing.settlement(state)
    except RulesError:  # the bank's tile for the end is turned up at the end
        lines = tuple(
            Line(who, "acquire.cash", state.cash_of(who), str(state.cash_of(who)))
            for who in state.players
        )
        return Receipt("acquire", state.edition.id, state.players, lines)


def winners(state: State) -> tuple[str, ...]:
    """The wealthiest at the end."""
    return best(totals(state)) if over(state) else ()


def over(state: State) -> bool:
    """The end has been declared and everything is settled."""
    return state.phase == "over"
