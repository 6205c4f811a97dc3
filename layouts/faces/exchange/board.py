"""The exchange's board: squares for tiles, engraved on petrol blue.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.exchange.companies import emblem
from layouts.faces.guilloche import Lace, placed, rosette
from layouts.marks import Face, Mark, Outline, Path, Solid, Stroke, Use, flat, move
from layouts.themes import Theme


@cache
def board(
    columns: tuple[str, ...],
    rows: tuple[str, ...],
    labels: tuple[tuple[str, ...], ...],
    square: float,
    border: float,
    theme: Theme,
) -> Face:
    """The board, columns x rows squares of `square` mm with `border` mm round them.

    labels[row][column] is what an empty square says, such as "5C".
    """
    width = len(columns) * square + 2 * border
    height = len(rows) * square + 2 * border
    places = [
        (border + i * square, border + j * square, i, j)
        for j in range(len(rows))
        for i in range(len(columns))
    ]
    return Face(
        width,
        height,
        flat(
            _ground(width, height, theme),
            [Use(_cell(square, (i + j) % 2, theme), move(x, y)) for x, y, i, j in places],
            _crossings(len(columns), len(rows), square, border, theme),
            [_label(labels[j][i], x, y, square, theme) for x, y, i, j in places],
            _songster(places[len(places) * 2 // 3 + len(columns) // 2 + 1], square, theme),
            _frame(width, height, border, theme),
        ),
        bleed=2.0,
    )


def _ground(width: float, height: float, theme: Theme) -> Path:
    d = DRAWN_PAST_TRIM
    sheet = paths.rectangle(-d, -d, width + 2 * d, height + 2 * d)
    return Path(sheet, Solid(theme["exchange.board"]))


@cache
def _cell(square: float, shade: int, theme: Theme) -> Face:
    """One empty square: a sunk bed for the tile with an engraved rosette."""
    k, line = square / 21, theme["exchange.line"]
    x, gap = square / 2, 0.55 * square / 21
    bed = paths.rounded(gap, gap, square - 2 * gap, square - 2 * gap, 0.9 * k)
    inner = paths.rounded(
        gap + 1.2 * k,
        gap + 1.2 * k,
        square - 2 * gap - 2.4 * k,
        square - 2 * gap - 2.4 * k,
        1.8 * k,
    )
    colour = theme["exchange.cell" if shade else "exchange.board.deep"]
    strands, petals = (5, 16) if shade else (6, 12)
    lace = Lace(1, 1.5 * k, strands=strands, turns=1, waist=0.35, line=0.09)
    ring = rosette(6.2 * k, petals, lace, line)
    return Face(
        square,
        square,
        (
            Path(bed, Solid(colour), Stroke(line, 0.14)),
            Path(inner, stroke=Stroke(line, 0.1)),
            placed(ring, x, x),
        ),
    )


def _label(words: str, x: float, y: float, square: float, theme: Theme) -> Mark:
    return lettering.centred(
        x + square / 2, y + square / 2, words, font="slab", size=square * 0.2,
        ink=theme["exchange.label"],
    )  # fmt: skip


def _crossings(
    columns: int, rows: int, square: float, border: float, theme: Theme
) -> tuple[Mark, ...]:
    # little brass studs where four squares meet; they stay in sight between tiles
    studs: Outline = ()
    for i in range(1, columns):
        for j in range(1, rows):
            studs += paths.regular(border + i * square, border + j * square, square * 0.028, 4)
    return (Path(studs, Solid(theme["exchange.brass"])),)


def _songster(
    place: tuple[float, float, int, int], square: float, theme: Theme
) -> tuple[Mark, ...]:
    # one square in all has a bird in its corner; whoever lays the tile may whistle
    x, y, i, j = place
    ground = "exchange.cell" if (i + j) % 2 else "exchange.board.deep"
    at = square * 0.83
    return emblem("sabia", x + at, y + at, square * 0.075, theme, "exchange.label", ground)


def _frame(width: float, height: float, border: float, theme: Theme) -> tuple[Mark, ...]:
    brass = theme["exchange.brass"]
    outer, inner = border * 0.42, border * 0.78

    def rule(inset: float, thick: float) -> Path:
        sides = paths.rectangle(inset, inset, width - 2 * inset, height - 2 * inset)
        return Path(sides, stroke=Stroke(brass, thick))

    return rule(outer, border * 0.13), rule(inner, border * 0.045)
