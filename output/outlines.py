"""Letters as outlines, for formats that must not depend on a font.  In font units, y up."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import NamedTuple

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from layouts.fonts import typeface


class Glyph(NamedTuple):
    """A letter's outline as SVG path data in steps from its origin, and its advance."""

    data: str
    advance: int


class RelativePen(BasePen):  # type: ignore[misc]  # fontTools has no types
    """Writes path data in relative steps, so that outlines can be strung together."""

    def __init__(self, glyphs: object, scale: float) -> None:
        super().__init__(glyphs)
        self.scale = scale
        self.parts: list[str] = []
        self.x = self.y = self.start_x = self.start_y = 0

    def _step(self, letter: str, *points: tuple[float, float]) -> None:
        grid = [(round(x * self.scale), round(y * self.scale)) for x, y in points]
        steps = " ".join(f"{x - self.x} {y - self.y}" for x, y in grid)
        self.parts.append(f"{letter}{steps}")
        self.x, self.y = grid[-1]

    def _moveTo(self, point: tuple[float, float]) -> None:
        self._step("m", point)
        self.start_x, self.start_y = self.x, self.y

    def _lineTo(self, point: tuple[float, float]) -> None:
        self._step("l", point)

    def _qCurveToOne(self, control: tuple[float, float], point: tuple[float, float]) -> None:
        self._step("q", control, point)

    def _curveToOne(self, *points: tuple[float, float]) -> None:
        self._step("c", *points)

    def _closePath(self) -> None:
        self.parts.append("z")
        self.x, self.y = self.start_x, self.start_y


@cache
def _font(name: str) -> TTFont:
    return TTFont(BytesIO(typeface(name).file.read_bytes()), lazy=True)


@cache
def glyph(letter: str, font: str) -> Glyph:
    """One letter of one of our fonts; its digits are those of the font's figures."""
    opened, face = _font(font), typeface(font)
    if letter in face.figures:
        number, advance = face.figures[letter]
        name = opened.getGlyphName(number)
    else:
        name, advance = opened.getBestCmap()[ord(letter)], face.widths[letter]
    glyphs = opened.getGlyphSet()
    pen = RelativePen(glyphs, 1000 / opened["head"].unitsPerEm)
    glyphs[name].draw(pen)
    return Glyph("".join(pen.parts), advance)


def path(words: str, font: str) -> str:
    """The path data of a run of words, in thousandths of the size, y up."""
    parts: list[str] = []
    x = 0
    for letter in words:
        data, advance = glyph(letter, font)
        if data:
            parts.append(f"M{x} 0{data}")
        x += advance
    return "".join(parts)
