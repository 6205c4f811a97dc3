"""Leaflets: rule sheets, player aids and the first page, flowed into columns.

Lengths in mm, origin top left, y down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from layouts import paths, prose
from layouts.fonts import fitted, pt
from layouts.lettering import line
from layouts.marks import Face, Group, Mark, Path, Solid, Stroke, Use, flat, move, scale
from layouts.prose import Style
from layouts.themes import Theme
from layouts.trimming import cut_out

TALLEST = 84.0
"""A figure higher than this is shrunk, in mm."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A section's title."""

    words: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule: its tag hangs in the margin."""

    tag: str
    words: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Words between the rules."""

    words: str


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a list; its sign (a bullet if empty) hangs in the margin."""

    words: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and its value on one line."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing with a caption; shrunk to the column if it is wider."""

    face: Face
    caption: str


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """A small picture of a piece beside its name and what to know of it."""

    face: Face
    name: str
    detail: str


Block = Heading | Rule | Paragraph | Item | Fact | Figure | Thumbnail


@dataclass(frozen=True, slots=True)
class Strip:
    """A slice of a column: marks from (0, 0), how high they are, and whether the next strip must
    stand in the same column."""

    marks: tuple[Mark, ...]
    height: float
    keep: bool = False
    gap: bool = False
    """Empty room, dropped at the top of a column."""


@dataclass(frozen=True, slots=True)
class Setter:
    """Sets blocks into strips for a column `room` mm wide."""

    theme: Theme
    room: float
    size: float = pt(8.5)
    hang: float = 9.2
    heading: float = 1.5
    """Size of headings, as a factor of the body's."""

    @property
    def body(self) -> Style:
        return Style(self.size, self.theme["ink"])

    def strips(self, blocks: Iterable[Block]) -> list[Strip]:
        """The blocks, in order, as strips."""
        out: list[Strip] = []
        for block in blocks:
            out += self._block(block)
        return out

    def _block(self, block: Block) -> list[Strip]:
        match block:
            case Heading(words):
                return self._heading(words)
            case Rule(tag, words):
                return self._hanging(words, self._tag(tag))
            case Paragraph(words):
                return self._text(words, self.body, 0.0)
            case Item(words, sign):
                return self._hanging(words, self._tag(sign) if sign else self._bullet())
            case Fact(name, value):
                return self._fact(name, value)
            case Figure(face, caption):
                return self._figure(face, caption)
            case Thumbnail(face, name, detail):
                return [self._thumbnail(face, name, detail), _space(1.6)]

    def _heading(self, words: str) -> list[Strip]:
        style = Style(self.size * self.heading, self.theme["title"], "slab", "slab", 1.15)
        broken = prose.lines(words, style, self.room)
        text = [
            Strip(tuple(prose.line_marks(each, style, 0, style.rise)), style.pitch, keep=True)
            for each in broken
        ]
        under = Path(paths.line(0, 0.8, self.room, 0.8), stroke=Stroke(self.theme["accent"], 0.5))
        return [_space(self.size * 0.7), *text, Strip((under,), self.size * 0.75, keep=True)]

    def _text(
        self, words: str, style: Style, indent: float, first: Sequence[Mark] = ()
    ) -> list[Strip]:
        broken = prose.lines(words, style, self.room - indent)
        last = len(broken) - 1
        out = []
        for i, each in enumerate(broken):
            marks = flat(first if i == 0 else (), prose.line_marks(each, style, indent, style.rise))
            # No single line of a paragraph alone at the foot or head of a column.
            out.append(Strip(marks, style.pitch, keep=last > 0 and i in (0, last - 1)))
        return [*out, _space(self.size * 0.45)]

    def _hanging(self, words: str, sign: Mark) -> list[Strip]:
        return self._text(words, self.body, self.hang, [sign])

    def _tag(self, tag: str) -> Mark:
        return line(0, self.body.rise, tag, font="sans-bold", size=pt(8), ink=self.theme["accent"])

    def _bullet(self) -> Mark:
        y = self.body.rise - self.size * 0.26
        return Path(paths.circle(self.hang - 2.6, y, 0.6), Solid(self.theme["accent"]))

    def _fact(self, name: str, value: str) -> list[Strip]:
        style = self.body
        label = line(
            0, style.rise, name, font="sans-bold", size=style.size, ink=self.theme["ink.soft"]
        )
        indent = self.room * 0.36
        return self._text(value, style, indent, [label])[:-1]

    def _figure(self, face: Face, caption: str) -> list[Strip]:
        factor = min(1.0, self.room / face.width, TALLEST / face.height)
        left = (self.room - face.width * factor) / 2
        picture = Use(face, scale(factor).then(move(left, 1.5)))
        small = Style(pt(8), self.theme["ink.soft"])
        words = self._text(caption, small, 0.0)
        return [Strip((picture,), face.height * factor + 2.5, keep=True), *words, _space(1.5)]

    def _thumbnail(self, face: Face, name: str, detail: str) -> Strip:
        box, gap = 8.0, 3.0
        factor = min(box / face.width, box / face.height)
        wide, high = face.width * factor, face.height * factor
        edge = Stroke(self.theme["rule"], 0.15 / factor)
        place = scale(factor).then(move((box - wide) / 2, (box - high) / 2))
        picture = cut_out(face, edge, place)
        bold, plain = Style(self.size, self.theme["ink"], plain="sans-bold"), self.body
        marks: list[Mark] = [picture]
        y = 0.0
        for words, style in ((name, bold), (detail, plain)):
            for each in prose.lines(words, style, self.room - box - gap):
                marks += prose.line_marks(each, style, box + gap, y + style.rise)
                y += style.pitch
        return Strip(tuple(marks), max(box, y))


def _space(height: float) -> Strip:
    return Strip((), height, gap=True)


def columns(
    strips: Sequence[Strip], heights: Iterable[float]
) -> tuple[list[list[Strip]], list[Strip]]:
    """The strips dealt into columns of the given heights, kept ones together, and those left over.

    Raises ValueError when strips that must stay together are higher than a column.
    """
    out: list[list[Strip]] = []
    rest = list(strips)
    for height in heights:
        column, rest = _column(rest, height)
        out.append(column)
    return out, rest


def _column(strips: list[Strip], height: float) -> tuple[list[Strip], list[Strip]]:
    while strips and strips[0].gap:
        strips = strips[1:]
    used, taken = 0.0, 0
    for i, strip in enumerate(strips):
        used += strip.height
        if used > height + 1e-6 and not strip.gap:
            break
        if not strip.keep:
            taken = i + 1
    else:
        taken = len(strips)
    if strips and not taken:
        needed = next((sum(each.height for each in strips[: i + 1])
                       for i, each in enumerate(strips) if not each.keep), used)  # fmt: skip
        raise ValueError(
            f"a picture and its words need a column of {needed:.0f} mm, and this paper leaves"
            f" {height:.0f} mm; take larger paper"
        )
    return strips[:taken], strips[taken:]


def column_marks(column: Sequence[Strip], x: float, y: float) -> list[Mark]:
    """The column's marks with its top left corner at (x, y)."""
    out: list[Mark] = []
    for strip in column:
        if strip.marks:
            out.append(Group(strip.marks, move(x, y)))
        y += strip.height
    return out


def title_panel(
    theme: Theme, room: float, title: str, subtitle: str, motif: Face | None, height: float = 24.0
) -> tuple[Mark, ...]:
    """A band with the title and, at its right, a picture; from (0, 0), `room` wide."""
    marks: list[Mark] = [
        Path(paths.rounded(0, 0, room, height, 2.5), Solid(theme["panel"])),
        Path(
            paths.rounded(1.2, 1.2, room - 2.4, height - 2.4, 1.6),
            stroke=Stroke(theme["title.ink"], 0.25, alpha=0.6),
        ),
    ]
    taken, factor = 0.0, (height - 6) / motif.height if motif else 1.0
    if motif and motif.width * factor < room / 2:  # a narrow sheet keeps the words
        taken = motif.width * factor + 4
        marks.append(Use(motif, scale(factor).then(move(room - taken, 3))))
    free, words = room - taken - 10, theme["title.ink"]
    size = fitted(title, "slab", height * 0.42, free, pt(6))
    small = fitted(subtitle, "sans", pt(9), free, pt(3))
    marks.append(line(5, height * 0.56, title, font="slab", size=size, ink=words))
    marks.append(line(5, height * 0.82, subtitle, font="sans", size=small, ink=words))
    return tuple(marks)
