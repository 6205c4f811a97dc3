"""Lines of Buried Treasure as people type them: 10+15-8, Ana 17, price 19 12 0 30."""

from __future__ import annotations

from pnp.problems import Problem, safe
from pnp.table import Event
from pnp.table.hearing import Hearing, is_sum, nearest, plain, shown, terms, tight
from pnp.table.treasure_pad import Deal, Pad
from scoring.cards import SUITS, Suit

VERBS = ("quote", "pile")
SIGNS: dict[Suit, str] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""A suit written so that no language mistakes it."""


def read(text: str, pad: Pad, hear: Hearing, deal: int | None = None) -> Event:
    """The event that a line means: for the row being written, unless it corrects another."""
    number = deal or pad.number
    row = pad.deals[number - 1] if number <= len(pad.deals) else Deal()
    verb, rest = hear.verb(text, VERBS)
    if verb == "quote":
        return {"t": "quote", "deal": number, "quotations": _quotations(rest, hear)}
    if verb == "pile":
        return _pile(rest, number, hear)
    if not text.strip():
        return _skip(pad, number, hear)
    if (suit := pad.suit) and number == pad.number and is_sum(text):
        return {"t": "quote", "deal": number, "quotations": {suit: _sum(text, hear)}}
    who, said = _speaker(text, pad, hear)
    if row.quoted:
        return _treasure(who or _next(pad, hear), said, number, hear)
    return _points(pad, who, said, number, hear)


def cell_of(deal: Deal, who: str) -> str:
    """What a cell holds, for the list of rows."""
    cell = deal.cells.get(who)
    if cell is None:
        return ""
    if cell.points is not None:
        return cell.sum or str(cell.points)
    if cell.cards:
        return " ".join(f"{card.rank}{SIGNS[card.suit]}" for card in cell.cards)
    return " ".join(f"{cell.counts.get(suit, 0)}{SIGNS[suit]}" for suit in SUITS)


def _skip(pad: Pad, number: int, hear: Hearing) -> Event:
    if pad.suit or not pad.asked:
        raise Problem(hear.words("score.table.nothing"))
    return {"t": "skip", "deal": number, "p": pad.asked}


def _next(pad: Pad, hear: Hearing) -> str:
    """The player whose cell a line without a name writes."""
    missing = pad.missing
    if pad.asked or len(missing) == 1:
        return pad.asked or missing[0]
    raise Problem(hear.words("score.play.treasure.whose", who=", ".join(map(safe, missing))))


def _speaker(text: str, pad: Pad, hear: Hearing) -> tuple[str, str]:
    """A name at the beginning, and the rest; no name where the line begins with the cell."""
    player = hear.words("score.table.player")
    for mark in (":", "="):
        name, found, said = text.partition(mark)
        if found:
            return hear.one_of(name, pad.agreed.players, player), said.strip()
    # names may have spaces: the longest beginning of the line that begins a name
    parts = text.split()
    for at in range(len(parts) - 1, 0, -1):
        name = " ".join(parts[:at])
        if any(plain(each).startswith(plain(name)) for each in pad.agreed.players):
            return hear.one_of(name, pad.agreed.players, player), " ".join(parts[at:])
    return "", text.strip()


def _points(pad: Pad, who: str, said: str, number: int, hear: Hearing) -> Event:
    """Points of one player, or of several in turn: "17 20 35"."""
    if who or is_sum(said):
        return _cells({who or _next(pad, hear): said}, number, hear)
    parts = tight(said).replace(",", " ").split()
    waiting = [each for each in pad.agreed.players if each not in pad.current.cells]
    waiting = waiting or list(pad.missing)
    if len(parts) != len(waiting) or not all(map(is_sum, parts)):
        raise Problem(_unreadable(said, pad, hear))
    return _cells(dict(zip(waiting, parts, strict=True)), number, hear)


def _unreadable(said: str, pad: Pad, hear: Hearing) -> str:
    first = said.split()[0] if said.split() else said
    if any(letter.isalpha() for letter in first):
        near = ", ".join(map(safe, nearest(first, pad.agreed.players)))
        what = hear.words("score.table.player")
        return hear.words("score.table.unknown", what=what, typed=shown(first), known=near)
    return hear.words("score.table.no-sum", typed=shown(said))


def _cells(sums: dict[str, str], number: int, hear: Hearing) -> Event:
    for said in sums.values():
        _sum(said, hear)
    return {"t": "points", "deal": number, "sums": {w: tight(said) for w, said in sums.items()}}


def _sum(said: str, hear: Hearing) -> int:
    if not is_sum(said):
        raise Problem(hear.words("score.table.no-sum", typed=shown(said)))
    return sum(terms(said))


def _quotations(rest: str, hear: Hearing) -> dict[str, int]:
    """Four quotations in the order S H D C, or a suit and its quotation."""
    parts = tight(rest).split()
    if 1 <= len(parts) <= len(SUITS) and all(map(is_sum, parts)):
        return {suit: _sum(said, hear) for suit, said in zip(SUITS, parts, strict=False)}
    if len(parts) == 2 and is_sum(parts[1]):
        return {hear.suit(parts[0]): _sum(parts[1], hear)}
    raise Problem(hear.words("score.play.treasure.no-quotation", typed=shown(rest)))


def _pile(rest: str, number: int, hear: Hearing) -> Event:
    """A suit and the ranks of its pile, from the bottom."""
    parts = rest.replace(",", " ").split()
    if not parts:
        raise Problem(hear.words("score.play.treasure.no-pile"))
    suit = hear.suit(parts[0])
    pile = [str(hear.card(f"{rank} {SIGNS[suit]}")) for rank in parts[1:]]
    return {"t": "pile", "deal": number, "suit": suit, "cards": pile}


def _treasure(who: str, said: str, number: int, hear: Hearing) -> Event:
    """A treasure: how many cards of S H D C, or the cards."""
    parts = said.replace(",", " ").split()
    if len(parts) == len(SUITS) and all(part.isdecimal() and len(part) == 1 for part in parts):
        counts = {suit: int(part) for suit, part in zip(SUITS, parts, strict=True)}
        return {"t": "counts", "deal": number, "p": who, "counts": counts}
    if not any(letter.isalpha() or letter in SIGNS.values() for letter in said):
        raise Problem(hear.words("score.play.treasure.no-treasure", typed=shown(said)))
    return {"t": "cards", "deal": number, "p": who, "cards": list(map(str, hear.cards(said)))}
