"""The games of the house, by id.  A module a game; a game is loaded when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from pnp.box import Game

GAMES: dict[str, str] = {
    "waterworks": "pnp.games.waterworks",
    "acquire": "pnp.games.acquire",
    "hats": "pnp.games.hats",
    "cartawel": "pnp.games.cartawel",
    "treasure": "pnp.games.treasure",
}


def game(name: str) -> Game:
    """The game of that id; KeyError if there is none."""
    return cast(Game, import_module(GAMES[name]).GAME)
