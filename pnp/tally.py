"""Receipts put into words, JSON and CSV; what people typed is shown without control signs."""

from __future__ import annotations

import csv
import io

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
    for who in receipt.players:
        mine = [line for line in receipt.lines if line.who == who]
        if not mine:
            continue
        out.append(f"{safe(who)}: {words.number(receipt.total(who))}")
        out += [f"  {_line(line, words)}" for line in mine]
    if len(receipt.players) > 1:
        out += _ranking(receipt, words)
    return out + [_note(note, words) for note in receipt.notes]


def edition(receipt: Receipt, words: Words) -> str:
    """The edition's name in words."""
    return words(f"{receipt.game}.{receipt.edition}")


def _line(line: Line, words: Words) -> str:
    reason = words(f"score.reason.{line.reason}")
    what = f"{safe(line.about)}, {reason}" if line.about else reason
    if not line.sum or line.sum == str(line.amount):
        return f"{what}: {line.amount}"
    return f"{what}: {line.sum}" if "=" in line.sum else f"{what}: {line.sum} = {line.amount}"


def _ranking(receipt: Receipt, words: Words) -> list[str]:
    out = []
    for place, who, points, shared in receipt.ranking:
        mark = "=" if shared else "."
        out.append(f"{place}{mark} {safe(who)} {words.number(points)}")
    return out


def _note(note: Note, words: Words) -> str:
    values = {name: safe(value) for name, value in note.values.items()}
    return words(f"score.note.{note.key}", **values)


def fault(error: RulesError, words: Words) -> str:
    """A rule that was broken, in one line: where, and what would do."""
    values = {name: safe(value) for name, value in error.values.items()}
    return f"{safe(error.where)}: {words(f'score.error.{error.key}', **values)}"


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
