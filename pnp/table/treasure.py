"""Buried Treasure at the table: a pad with a row for each deal, and the match that follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pnp import naming, tally
from pnp.problems import safe
from pnp.table import Event
from pnp.table.hearing import Hearing
from pnp.table.history import NoSuch
from pnp.table.treasure_lines import cell_of, read
from pnp.table.treasure_pad import Pad, written
from pnp.words import Words
from scoring.receipt import Receipt
from scoring.treasure import Match, agreement

__all__ = ["read"]


def begin(setup: Event) -> Pad:
    """An empty pad: players clockwise, what a tie does, the goal or a number of deals, who deals
    first."""
    return Pad(
        agreement(
            setup["players"],
            tie=setup["tie"],
            deals=setup["deals"],
            first_dealer=setup["dealer"],
        )
    )


def applied(pad: Pad, event: Event) -> Pad:
    """The pad with something more written on it."""
    return written(pad, event)


def correction(number: int, text: str, states: Sequence[Pad], hear: Hearing) -> tuple[str, Event]:
    """A cell of row `number` written anew; the rows after it follow."""
    pad = states[-1]
    _check_row(pad, number)
    return "add", {"event": read(text, pad, hear, number), "typed": f"{number}: {text}"}


def removal(number: int, states: Sequence[Pad]) -> tuple[str, Event]:
    """Row `number` taken out; the rows after it move up."""
    _check_row(states[-1], number)
    return "add", {"event": {"t": "out", "deal": number}, "typed": f"- {number}"}


def _check_row(pad: Pad, number: int) -> None:
    if not 1 <= number <= len(pad.deals):
        raise NoSuch("line")


def passed(pad: Pad) -> Pad:
    """The pad with the player asked for passed over for now."""
    return replace(pad, passed=(*pad.passed, pad.asked)) if pad.asked else pad


def rows(typed: Sequence[str], states: Sequence[Pad], words: Words) -> list[str]:
    """The rows of the pad: every cell as it was typed, then the totals."""
    pad = states[-1]
    match = pad.match
    out = []
    for number, deal in enumerate(pad.deals, 1):
        cells = ", ".join(
            f"{safe(who)} {cell_of(deal, who) or words('score.play.treasure.empty')}"
            for who in pad.agreed.players
        )
        out.append(f"{number:>3}  {cells}{_totals(match, number, words)}")
    return out


def _totals(match: Match, number: int, words: Words) -> str:
    """What everybody has after that deal, if it is part of the match."""
    if number > len(match.rows):
        return ""
    totals = zip(match.agreed.players, match.rows[number - 1].totals, strict=True)
    said = ", ".join(f"{safe(who)} {total}" for who, total in totals)
    return words("score.play.treasure.totals", totals=said)


def prompt(pad: Pad, words: Words) -> str:
    """Which cell is written next; what is missing, once everybody was asked."""
    if over(pad):
        return words("score.play.treasure.finished")
    number = pad.number
    if suit := pad.suit:
        return words("score.play.treasure.prompt-suit", deal=number, suit=naming.suits(suit, words))
    if who := pad.asked:
        key = "counts" if pad.current.quoted else "points"
        return words(f"score.play.treasure.prompt-{key}", deal=number, who=safe(who))
    return "".join(_missing(pad, words))


def told(before: Pad, after: Pad, words: Words) -> list[str]:
    """Sums typed into cells; a finished deal with its totals, and how the match stands."""
    match = after.match
    finished = len(match.deals)
    if finished == len(before.match.deals):
        return _sums(before, after) + ([] if after.asked else _missing(after, words))
    out = _sums_of(match.deals[-1], words) if after.deals[finished - 1].quoted else []
    if over(after):
        return out + tally.told(match.receipt, words)
    return [*out, rows((), (after,), words)[finished - 1], *tally.notes(match.receipt, words)]


def _sums(before: Pad, after: Pad) -> list[str]:
    """Cells that were typed as a sum, with what they come to."""
    out = []
    for was, now in zip((*before.deals, None), after.deals, strict=False):
        for who, cell in now.cells.items():
            if cell and cell.sum and (was is None or was.cells.get(who) != cell):
                out.append(f"{safe(who)}: {cell.sum}")
    return out


def why(states: Sequence[Pad], number: int | None, words: Words) -> list[str]:
    """The sums of deal `number`, else of the last finished one."""
    deals = states[-1].match.deals
    if not deals and number is None:
        return []
    return _sums_of(deals[(number or len(deals)) - 1], words)


def _sums_of(deal: Receipt, words: Words) -> list[str]:
    return [f"{safe(line.who)}: {tally.said(line, words)}" for line in deal.lines]


def status(pad: Pad, words: Words) -> list[str]:
    """What is missing on the pad; then the totals, places and notes of the match."""
    return _missing(pad, words) + tally.told(pad.match.receipt, words)


def _missing(pad: Pad, words: Words) -> list[str]:
    missing = ", ".join(map(safe, pad.missing))
    key = "score.play.treasure.missing"
    return [words(key, deal=pad.number, who=missing)] if missing else []


def totals(pad: Pad) -> Mapping[str, int]:
    """Everybody's points."""
    return pad.match.totals


def receipt(pad: Pad) -> Receipt:
    """The match as it stands."""
    return pad.match.receipt


def winners(pad: Pad) -> tuple[str, ...]:
    """Who has won the match."""
    return pad.match.winners


def over(pad: Pad) -> bool:
    """The match is finished and no row is half written."""
    return pad.match.status == "finished" and not pad.missing
