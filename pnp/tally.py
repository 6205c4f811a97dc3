"""Receipts put into words, JSON and CSV; what people typed is shown without control signs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping

from pnp import naming
from pnp.problems import safe
from pnp.words import Words
from scoring.receipt import Line, Note, Receipt, RulesError

VERSION = 1
"""Of the JSON; it changes when a field changes its meaning."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def told(receipt: Receipt, words: Words) -> list[str]:
    """The receipt for a person: edition, lines with their sums, totals with places, notes."""
    out = [
        words("score.head", game=words(f"{receipt.game}.title"), edition=edition(receipt, words))
    ]
    names = _names(receipt, words)
    for who in receipt.players:
        mine = [line for line in receipt.lines if line.who == who]
        if not mine:
            continue
        out.append(f"{names[who]}: {words.number(receipt.total(who))}")
        out += [f"  {said(line, words)}" for line in mine]
    if len(receipt.players) > 1:
        out += _ranking(receipt, names, words)
    return out + notes(receipt, words)


def notes(receipt: Receipt, words: Words) -> list[str]:
    """What the table should know beside the figures."""
    names = _names(receipt, words)
    return [_note(note, names, words) for note in receipt.notes]


def edition(receipt: Receipt, words: Words) -> str:
    """The edition's name in words."""
    return words(f"{receipt.game}.{receipt.edition}")


def reason(key: str, words: Words) -> str:
    """A reason in words: of a line, of a house won or not, of a card removed or not."""
    return words(f"score.reason.{key}")


def said(line: Line, words: Words) -> str:
    """A line in words: what for, how reckoned, how much."""
    about = naming.about(line.reason, safe(line.about), words)
    what = f"{about}, {reason(line.reason, words)}" if about else reason(line.reason, words)
    if not line.sum or line.sum == str(line.amount):
        return f"{what}: {line.amount}"
    figures = naming.figures(line.sum, words)
    # Shares that are given, "+1", are no money: there the amount is 0 and not what comes of it.
    whole = "=" in figures or figures.startswith("+")
    return f"{what}: {figures}" if whole else f"{what}: {figures} = {line.amount}"


def _names(receipt: Receipt, words: Words) -> dict[str, str]:
    called = naming.players(receipt.game, receipt.players, words)
    return {who: safe(name) for who, name in called.items()}


def _ranking(receipt: Receipt, names: Mapping[str, str], words: Words) -> list[str]:
    out = []
    for place, who, points, shared in receipt.ranking:
        mark = "=" if shared else "."
        out.append(f"{place}{mark} {names[who]} {words.number(points)}")
    return out


def _note(note: Note, names: Mapping[str, str], words: Words) -> str:
    given = {name: safe(value) for name, value in note.values.items()}
    if (who := note.values.get("who", "")) in names:
        given["who"] = names[who]
    return words(f"score.note.{note.key}", **naming.values(note.key, given, words))


def fault(error: RulesError, words: Words) -> str:
    """A rule that was broken, in one line: where, and what would do."""
    given = {name: safe(value) for name, value in error.values.items()}
    said = words(f"score.error.{error.key}", **naming.values(error.key, given, words))
    return f"{naming.place(safe(error.where), words)}: {said}"


def as_json(receipt: Receipt) -> dict[str, object]:
    """The receipt for other programs; stable, see VERSION."""
    return {
        "version": VERSION,
        "game": receipt.game,
        "edition": receipt.edition,
        "lines": [
            {
                "who": line.who,
                "reason": line.reason,
                "about": line.about,
                "amount": line.amount,
                "sum": line.sum,
            }
            for line in receipt.lines
        ],
        "totals": receipt.totals,
        "ranking": [place._asdict() for place in receipt.ranking],
        "notes": [{"key": note.key, "values": dict(note.values)} for note in receipt.notes],
    }


def dumped(told: object) -> str:
    """JSON with letters as they are, and what could steer a terminal escaped."""
    text = json.dumps(told, indent=2, ensure_ascii=False, default=dict)
    return "".join(
        letter if letter == "\n" or safe(letter) == letter else json.dumps(letter)[1:-1]
        for letter in text
    )


def as_csv(receipt: Receipt) -> str:
    """The lines as CSV; no cell can start a formula in a spreadsheet."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(("who", "reason", "about", "amount", "sum"))
    for line in receipt.lines:
        table.writerow(
            (inert(line.who), line.reason, inert(line.about), line.amount, inert(line.sum))
        )
    return out.getvalue()


def inert(cell: str) -> str:
    """The cell with an apostrophe before anything that a spreadsheet would reckon out."""
    shown = safe(cell)
    return f"'{shown}" if shown.startswith(FORMULA) else shown
