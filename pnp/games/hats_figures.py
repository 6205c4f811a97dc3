"""Hats: the pictures of its rule sheet, laid out with its own board and pieces."""

from __future__ import annotations

from layouts import paths
from layouts.faces.forest import board as forest
from layouts.faces.forest.discs import base_marker, disc
from layouts.faces.forest.hat_places import places
from layouts.faces.picture import Placed, arrow, picture
from layouts.fonts import pt
from layouts.lettering import line
from layouts.marks import Face, Mark, Path, Solid, Stroke
from layouts.sizes import RINGS
from layouts.themes import Theme
from pnp.words import Words
from scoring.hats import NAMES, board

RADIUS = RINGS[4]["one"]
SIZE = pt(24)
"""Type that comes out at about 7 pt when the board is shrunk to a column."""
STONE = 17.0
PITCH = 22.0


def figures(letters: tuple[str, ...], theme: Theme, words: Words) -> dict[str, Face]:
    """The pictures, by the names the rule sheet calls them."""
    named = dict(zip(NAMES.values(), letters, strict=False))
    return {
        "board": _board(letters[:4], theme, words),
        "capture": _capture(named, theme),
        "prison": _prison(named, theme),
    }


# Part -> the cell it is shown at (None: the first base), and where its name stands, both in radii.
PARTS: tuple[tuple[str, int | None, tuple[float, float]], ...] = (
    ("base", None, (-0.62, -0.97)),
    ("exit", 13, (0.4, -0.97)),
    ("ring", 19, (0.72, 0.12)),
    ("sanctuary", 23, (0.5, 0.62)),
    ("arm", 73, (-0.62, 0.22)),
    ("centre", 76, (0.0, -0.26)),
)


def _board(letters: tuple[str, ...], theme: Theme, words: Words) -> Face:
    """The four-player board with its parts named."""
    layout = board(4)
    face = forest.board(4, layout.sector, RADIUS, theme, letters)
    middle = face.width / 2
    cells = places(layout.parts.count("ring"), 4, layout.arm, -45)
    marks: list[Mark] = []
    for part, cell, (x, y) in PARTS:
        at = (-0.9, -0.9) if cell is None else cells[cell]
        start = middle + x * RADIUS, middle + y * RADIUS
        end = middle + at[0] * RADIUS, middle + at[1] * RADIUS
        marks += _label(words(f"hats.part.{part}"), start, end, theme)
    return picture([Placed(face, 0, 0)], theme, marks)


def _label(
    name: str, start: tuple[float, float], end: tuple[float, float], theme: Theme
) -> list[Mark]:
    """A name on a slip of paper, and a thread from it to what it names."""
    words = line(start[0], start[1] + SIZE * 0.24, name, font="sans-bold", size=SIZE,
                 ink=theme["ink"], anchor="middle")  # fmt: skip
    half = start[0] - words.x + 3
    slip = paths.rounded(start[0] - half, start[1] - SIZE * 0.65, 2 * half, SIZE * 1.3, 2)
    return [
        Path(paths.line(*start, *end), stroke=Stroke(theme["paper"], 1.4)),
        Path(paths.circle(*end, 2.2), Solid(theme["accent"]), Stroke(theme["paper"], 0.8)),
        Path(slip, Solid(theme["paper"]), Stroke(theme["accent"], 0.6)),
        words,
    ]


def _capture(letters: dict[str, str], theme: Theme) -> Face:
    """Before: red three steps from blue.  After: red on top of blue, which still shows."""
    before = _stones(4, theme)
    red, blue = (disc(name, STONE, theme, letters[name]) for name in ("red", "blue"))
    y = PITCH / 2 - STONE / 2
    below = PITCH * 1.6
    return picture(
        [
            Placed(before, 0, 0),
            Placed(red, 2.5, y),
            Placed(blue, 2.5 + 3 * PITCH, y),
            Placed(before, 0, below),
            Placed(blue, 2.5 + 3 * PITCH, below + y),
            Placed(red, 2.5 + 3 * PITCH - 2.5, below + y - 4.5),
        ],
        theme,
        arrow(
            paths.line(PITCH * 1.05, PITCH / 2, PITCH * 2.7, PITCH / 2),
            (PITCH * 2.7, PITCH / 2),
            0,
            theme,
            1.1,
        ),
    )


def _prison(letters: dict[str, str], theme: Theme) -> Face:
    """A red hat carries a blue one over the exit into the red base."""
    stones = _stones(3, theme)
    base = base_marker("red", 34, theme, letters["red"])
    red, blue = (disc(name, STONE, theme, letters[name]) for name in ("red", "blue"))
    top = 17 - PITCH / 2
    y = top + PITCH / 2 - STONE / 2
    return picture(
        [
            Placed(stones, 40, top),
            Placed(base, 0, 0),
            Placed(blue, 40 + 2 * PITCH + 2.5, y),
            Placed(red, 40 + 2 * PITCH, y - 4.5),
        ],
        theme,
        arrow(paths.line(40 + 1.9 * PITCH, 17, 38, 17), (38, 17), 180, theme, 1.1),
    )


def _stones(count: int, theme: Theme) -> Face:
    """A stretch of the path."""
    marks: list[Mark] = [
        Path(paths.rounded(0, 0, count * PITCH, PITCH, 6), Solid(theme["forest.ground"]))
    ]
    for i in range(count):
        x = PITCH * (i + 0.5)
        marks.append(
            Path(
                paths.circle(x, PITCH / 2, STONE / 2 + 1.4),
                Solid(theme["paper"]),
                Stroke(theme["ink.soft"], 0.5),
            )
        )
    cut = paths.rounded(0, 0, count * PITCH, PITCH, 6)
    return Face(count * PITCH, PITCH, tuple(marks), cut=cut)
