"""Saved games for other programs: CSV, JSON, and a play for the BG Stats app."""

from __future__ import annotations

from typing import Any

from pnp import tally
from pnp.table.sitting import Sitting
from pnp.words import DEFAULT, words
from scoring.receipt import ranking

VERSION = 1
"""Of the JSON; it changes when a field changes its meaning."""
SOURCE = "pnp-press"
TITLES = {"acquire": "Acquire", "treasure": "Buried Treasure", "hats": "Trap the Cap"}
"""Names under which the players of other programs know the games."""
BGG_IDS = {"acquire": 5}
"""Numbers of the games at BoardGameGeek, where we are sure of them."""


def as_csv(sitting: Sitting) -> str:
    """The receipt, a row a line."""
    return tally.as_csv(sitting.table.receipt(sitting.state))


def as_json(sitting: Sitting) -> str:
    """The setup, every line, the receipt as the game stands, and the winners."""
    table, saved = sitting.table, sitting.saved
    told = {
        "version": VERSION,
        "name": saved.name,
        "game": saved.game,
        "begun": saved.made,
        "changed": saved.changed,
        "setup": saved.setup,
        "lines": sitting.history.lines,
        "over": table.over(sitting.state),
        "winners": table.winners(sitting.state),
        "receipt": tally.as_json(table.receipt(sitting.state)),
    }
    return tally.dumped(told) + "\n"


def as_bgstats(sitting: Sitting) -> str:
    """A play as BG Stats takes it from other programs (its page "Push plays to BG Stats")."""
    table, saved = sitting.table, sitting.saved
    receipt = table.receipt(sitting.state)
    winners = table.winners(sitting.state)
    game: dict[str, Any] = {
        "name": TITLES[saved.game],
        "sourceGameId": saved.game,
        "highestWins": True,
        "noPoints": False,
    }
    if saved.game in BGG_IDS:
        game["bggId"] = BGG_IDS[saved.game]
    told = {
        "sourceName": SOURCE,
        "sourcePlayId": f"{saved.made} {saved.name}",
        "playDate": saved.made[:19].replace("T", " "),
        "board": tally.edition(receipt, words(DEFAULT)),
        "game": game,
        "players": [
            {
                "name": place.who,
                "sourcePlayerId": place.who,
                "score": place.points,
                "rank": place.place,
                "winner": place.who in winners,
            }
            for place in ranking(receipt.totals)
        ],
    }
    return tally.dumped(told) + "\n"
