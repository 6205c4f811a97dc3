"""Lines of Buried Treasure as people type them: 10+15-8, Ana 17, price 19 12 0 30."""

from __future__ import annotations

from collections.abc import Sequence

from pnp.problems import Problem, safe
from pnp.table import Event
from pnp.table.hearing import Hearing, is_sum, not_known, plain, shown, terms, tight
from pnp.table.treasure_pad import Deal, Pad
from scoring.cards import SUITS, Suit
from scoring.treasure import TREASURE

VERBS = ("quote", "pile")
SIGNS: dict[Suit, str] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
"""A suit written so that no language mistakes it."""


def read(text: str, pad: Pad, hear: Hearing, deal: int | None = None) -> Event | None:
    """The event that a line means: for the row being written, unless it corrects another.  None:
    the player asked for is passed over."""
    number = deal or pad.number
    verb, rest = hear.verb(text, VERBS)
    if verb == "quote":
        return {"t": "quote", "deal": number, "quotations": _quotations(rest, hear)}
    if verb == "pile":
        return _pile(rest, number, hear)
    if deal is not None:
        return _corrected(text, pad, deal, hear)
    if not text.strip():
        if pad.suit or not pad.asked:
            raise Problem(hear.words("score.table.nothing"))
        return None
    if (suit := pad.suit) and is_sum(text):
        return {"t": "quote", "deal": number, "quotations": {suit: _sum(text, hear)}}
    who, said = _speaker(text, pad.current, pad, hear)
    return _cell(who or _asked(pad), said, pad.current, _waiting(pad), number, hear)


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


def _corrected(text: str, pad: Pad, number: int, hear: Hearing) -> Event:
    """Cells of an earlier row: of the player named, or of everybody."""
    row, players = pad.deals[number - 1], pad.agreed.players
    who, said = _speaker(text, row, pad, hear)
    return _cell(who, said, row, players, number, hear)


def _waiting(pad: Pad) -> tuple[str, ...]:
    """The players whose cells are written next: those not asked yet, else those passed over."""
    asked = {*pad.current.cells, *pad.passed}
    return tuple(who for who in pad.agreed.players if who not in asked) or pad.missing


def _asked(pad: Pad) -> str:
    """The player whose cell a line without a name writes; "" if it could be several."""
    missing = pad.missing
    return pad.asked or (missing[0] if len(missing) == 1 else "")


def _speaker(text: str, row: Deal, pad: Pad, hear: Hearing) -> tuple[str, str]:
    """A name at the beginning, and the rest; no name where the line begins with the cell."""
    players, player = pad.agreed.players, hear.words("score.table.player")
    for mark in (":", "="):
        name, found, said = text.partition(mark)
        if found:
            return hear.one_of(name, players, player), said.strip()
    parts = text.split()
    if row.quoted and (len(parts) == TREASURE or text.count(",") == TREASURE - 1):
        return "", text.strip()  # four cards or counts, even where a name begins like a card
    if len(parts) == 1 and any(letter.isalpha() for letter in text):
        parts.append("")  # a name, and nothing for its cell
    # names may have spaces: the longest beginning of the line that begins a name
    for at in range(len(parts) - 1, 0, -1):
        name = " ".join(parts[:at])
        if any(plain(each).startswith(plain(name)) for each in players):
            return hear.one_of(name, players, player), " ".join(parts[at:])
    return "", text.strip()


def _cell(
    asked: str, said: str, row: Deal, waiting: Sequence[str], number: int, hear: Hearing
) -> Event:
    """The cell of the player asked for, or points of all who are waited for: "17 20 35"."""
    if row.quoted and asked:
        return _treasure(asked, said, number, hear)
    parts = tight(said).replace(",", " ").split()
    for part in parts:
        if not is_sum(part):
            raise Problem(_unreadable(part, waiting, hear))
    if len(parts) == 1 and asked:
        return _points({asked: parts[0]}, number, hear)
    if row.quoted or not parts or len(parts) != len(waiting):
        who = ", ".join(map(safe, waiting))
        raise Problem(hear.words("score.play.treasure.whose", who=who))
    return _points(dict(zip(waiting, parts, strict=True)), number, hear)


def _points(sums: dict[str, str], number: int, hear: Hearing) -> Event:
    return {"t": "points", "deal": number, "sums": sums}


def _unreadable(said: str, players: Sequence[str], hear: Hearing) -> str:
    """Why a cell is no sum: perhaps it is a name that nobody has."""
    if any(letter.isalpha() for letter in said):
        return not_known(hear.words("score.table.player"), said, players, hear.words)
    return hear.words("score.table.no-sum", typed=shown(said))


def _sum(said: str, hear: Hearing) -> int:
    if not is_sum(said):
        raise Problem(hear.words("score.table.no-sum", typed=shown(said)))
    return sum(terms(said))


def _quotations(rest: str, hear: Hearing) -> dict[str, int]:
    """Quotations in the order S H D C, or a suit and its quotation."""
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
    if len(parts) == len(SUITS) and all(part in "01234" for part in parts):
        counts = {suit: int(part) for suit, part in zip(SUITS, parts, strict=True)}
        return {"t": "counts", "deal": number, "p": who, "counts": counts}
    if not any(letter.isalpha() or letter in SIGNS.values() for letter in said):
        raise Problem(hear.words("score.play.treasure.no-treasure", typed=shown(said)))
    return {"t": "cards", "deal": number, "p": who, "cards": list(map(str, hear.cards(said)))}
