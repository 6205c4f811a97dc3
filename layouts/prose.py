"""Prose: paragraphs with bold words, broken into lines of measured type.  Lengths in mm, y down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from layouts import fonts
from layouts.fonts import TypeFault
from layouts.marks import Solid, Text


@dataclass(frozen=True, slots=True)
class Style:
    """How a paragraph is set: fonts, size and leading (a factor of the size), ink."""

    size: float
    ink: str
    plain: str = "sans"
    bold: str = "sans-bold"
    leading: float = 1.3

    @property
    def pitch(self) -> float:
        """From one baseline to the next."""
        return self.size * self.leading

    @property
    def rise(self) -> float:
        """From the top of a line's room to its baseline."""
        return self.pitch / 2 + fonts.cap_height(self.plain, self.size) / 2


class Piece(NamedTuple):
    """Letters of one word in one font; a word may change font inside, as in **lead**, here."""

    letters: str
    font: str


Word = tuple[Piece, ...]


@cache
def words(text: str, plain: str, bold: str) -> tuple[Word, ...]:
    """The words of a paragraph; **double asterisks** make them bold."""
    out: list[list[Piece]] = [[]]
    for i, part in enumerate(text.split("**")):
        font = bold if i % 2 else plain
        for j, letters in enumerate(part.split(" ")):
            if j:
                out.append([])
            if letters:
                out[-1].append(Piece(letters, font))
    return tuple(tuple(word) for word in out if word)


def lines(text: str, style: Style, room: float) -> list[list[Word]]:
    """The paragraph broken into lines of at most `room` mm.

    Raises TypeFault when a word alone is too long.
    """
    space = fonts.width(" ", style.plain, style.size)
    out: list[list[Word]] = [[]]
    used = 0.0
    for word in words(text, style.plain, style.bold):
        wide = sum(fonts.width(letters, font, style.size) for letters, font in word)
        if wide > room:
            letters = "".join(piece.letters for piece in word)
            raise TypeFault(f"{letters!r} is {wide - room:.1f} mm too long for {room:.1f} mm")
        if out[-1] and used + space + wide > room:
            out.append([])
        used = wide if not out[-1] else used + space + wide
        out[-1].append(word)
    return out


def line_marks(line: list[Word], style: Style, x: float, y: float) -> list[Text]:
    """One line from x on the baseline y; neighbours of one font make one run of type."""
    runs: list[Piece] = []
    for i, word in enumerate(line):
        for j, (letters, font) in enumerate(word):
            gap = " " if i and not j else ""
            if runs and runs[-1].font == font:
                runs[-1] = Piece(runs[-1].letters + gap + letters, font)
                continue
            if gap:
                runs[-1] = Piece(runs[-1].letters + gap, runs[-1].font)
            runs.append(Piece(letters, font))
    out = []
    for letters, font in runs:
        out.append(Text(x, y, letters, fonts.chosen(font), style.size, Solid(style.ink)))
        x += fonts.width(letters, font, style.size)
    return out
