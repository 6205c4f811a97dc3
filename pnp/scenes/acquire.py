"""Acquire: three companies, and a tile in the air that will merge two of them.  Lengths in mm.

Squares are named number first and hold letters that every edition has, so that the position is the
same whether numbers run down the board or across it.
"""

from __future__ import annotations

from layouts.sizes import BOARDS
from layouts.table.pieces import Pennant
from layouts.table.surface import wood
from pnp.box import Box, Choice
from pnp.games.acquire import BORDERS, GAME, NOTES
from pnp.scenes.setting import Kit, Laid, Scene, askew, kit
from scoring.acquire.board import NUMBERS, square
from scoring.acquire.editions import COMPANIES, EDITIONS, Edition

# Companies as they grew, tile by tile; the first two founded them.
TILES: dict[str, tuple[str, ...]] = {
    "delta": ("3C", "3D", "4C", "4B", "4D", "5D", "4E"),
    "aurora": ("10G", "10H", "9G", "9H", "11G", "11F", "12F", "12G", "11H", "10F", "11E"),
    "mirante": ("7D", "8D", "8E", "7E"),
}
LOOSE = ("1A", "2G", "6B", "12B", "9B", "7H", "1F")
LAID = "6D"
"""The tile that joins Delta and Mirante."""
MARKED = {"delta": "4C", "aurora": "11G", "mirante": "8D"}
"""Where the markers stand."""
RACK = ("2C", "6F", "8B", "12D", "5G")
"""The other tiles of the player who is about to lay it."""
SHARES = {"delta": 4, "mirante": 3, "aurora": 5}
"""The player's own."""
CASH = (50, 10, 10, 1, 5, 1, 1)
"""Notes before the player, in units."""
SHOWN = 9.0
"""How much of a share another leaves in sight."""
EDGE = 22.0


def scene(box: Box, choice: Choice) -> Scene:
    """The board; to its left the bank, to its right price card and markers; one player's things."""
    pieces = kit(box)
    edition = EDITIONS[choice.edition]
    board, prices, note = pieces["board.exchange"], pieces["aid.prices"], pieces[_note(1, edition)]
    left = EDGE + note.width + 26
    right = left + board.width + 24
    width = right + prices.width + EDGE + 4
    deep = max(board.height, prices.height + 66)
    height = EDGE + deep + 124
    return Scene(
        width,
        height,
        wood,
        (
            *_bank(pieces, edition, EDGE + note.width / 2 + 4, EDGE, deep),
            *_board(pieces, choice, edition, left, EDGE),
            pieces.lying("aid.prices", right + prices.width / 2, EDGE + prices.height / 2, 1.4),
            *_markers(pieces, right + 16, EDGE + prices.height + 48, prices.width - 32),
            *_player(pieces, edition, width, EDGE + deep + 52),
        ),
    )


def _note(units: int, edition: Edition) -> str:
    return f"note.{units * edition.unit}"


def _board(pieces: Kit, choice: Choice, edition: Edition, left: float, top: float) -> list[Laid]:
    """The board with its tiles, the markers on them, and the tile that is being laid."""
    size = choice.board or GAME.boards[0]
    face = pieces["board.exchange"]
    side, border = BOARDS[size][0], BORDERS[size]

    def middle(name: str) -> tuple[float, float]:
        number, letter = square(name, edition.letters)
        at = (edition.letters.index(letter), NUMBERS.index(number))
        column, row = at if edition.rows_are_numbers else at[::-1]
        return left + border + side * (column + 0.5), top + border + side * (row + 0.5)

    tiles = [name for company in TILES.values() for name in company]
    out = [pieces.lying("board.exchange", left + face.width / 2, top + face.height / 2, thick=1.8)]
    for number, name in enumerate((*tiles, *LOOSE)):
        x, y = middle(name)
        x, y = x + askew(number, 0.35), y + askew(number * 3, 0.35)
        out.append(pieces.lying(f"tile.{name}", x, y, askew(number * 5, 2.0), thick=0.8))
    standing = sorted(MARKED.items(), key=lambda each: middle(each[1])[1])
    for number, (company, name) in enumerate(standing):
        out.append(_standing(pieces, company, *middle(name), number))
    x, y = middle(LAID)
    out.append(pieces.lying(f"tile.{LAID}", x + 6, y - 5, -13, lift=9, thick=0.8))
    return out


def _standing(pieces: Kit, company: str, x: float, y: float, number: int) -> Laid:
    key = f"marker.{company}"
    return Laid(key, Pennant(pieces[key], x, y, askew(number * 3 + 1, 9)))


def _bank(pieces: Kit, edition: Edition, x: float, y: float, deep: float) -> list[Laid]:
    """Notes by value, the dearest first."""
    step = (deep - 8) / len(NOTES)
    return [
        laid
        for number, units in enumerate(reversed(NOTES))
        for laid in pieces.pile(
            _note(units, edition), x, y + step * (number + 0.5), 6, turned=askew(number, 2)
        )
    ]


def _markers(pieces: Kit, x: float, y: float, wide: float) -> list[Laid]:
    """The companies that nobody has founded yet."""
    idle = [company for company in COMPANIES if company not in TILES]
    step = wide / (len(idle) - 1)
    return [
        _standing(pieces, company, x + step * number, y + askew(number, 2), number + 4)
        for number, company in enumerate(idle)
    ]


def _player(pieces: Kit, edition: Edition, width: float, y: float) -> list[Laid]:
    """Tiles, money and shares of the player at the near side."""
    money = [_note(units, edition) for units in CASH]
    rows = [([f"share.{company}"] * count, SHOWN) for company, count in SHARES.items()]
    rows.append((money, SHOWN - 1.5))
    long = [pieces[keys[0]].width + step * (len(keys) - 1) for keys, step in rows]
    gap = (width - 2 * EDGE - sum(long)) / (len(rows) - 1)
    out: list[Laid] = []
    x = EDGE
    for (keys, step), length in zip(rows, long, strict=True):
        out += pieces.row(keys, x + pieces[keys[0]].width / 2, y + 6, step, -2.2)
        x += length + gap
    rack = [f"tile.{name}" for name in RACK]
    side = pieces[rack[0]].width + 2
    for i, name in enumerate(rack):
        out.append(pieces.lying(name, width / 2 - side * (2 - i), y + 52, askew(i, 3), thick=0.8))
    return out
