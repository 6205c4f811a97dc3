"""Words set in place: on a line, in a box, fitted to their room.  Lengths in mm."""

from __future__ import annotations

from typing import Literal

from layouts import fonts
from layouts.fonts import TypeFault, pt
from layouts.marks import Solid, Text

Anchor = Literal["start", "middle", "end"]
SMALLEST_ON_CARD = pt(6)  # art-direction.md, house rules
SMALLEST_ON_SHEET = pt(8)


def line(
    x: float,
    y: float,
    words: str,
    *,
    font: str,
    size: float,
    ink: str,
    anchor: Anchor = "start",
    alpha: float = 1.0,
) -> Text:
    """One line of type with its baseline at y; x is its start, middle or end."""
    wide = fonts.width(words, font, size)
    left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
    return Text(left, y, words, fonts.chosen(font), size, Solid(ink, alpha))


def fitted(
    x: float,
    y: float,
    words: str,
    *,
    font: str,
    size: float,
    room: float,
    ink: str,
    anchor: Anchor = "middle",
    floor: float = SMALLEST_ON_CARD,
) -> Text:
    """One line that shrinks from `size` to `floor` to take at most `room` mm; else TypeFault."""
    best = fonts.fitted(words, font, size, room, floor)
    return line(x, y, words, font=font, size=best, ink=ink, anchor=anchor)


def centred(
    x: float, y: float, words: str, *, font: str, size: float, ink: str, room: float = 1e9
) -> Text:
    """Capitals or figures with their middle, not their baseline, at (x, y)."""
    best = fonts.fitted(words, font, size, room, SMALLEST_ON_CARD)
    drop = fonts.cap_height(font, best) / 2
    return line(x, y + drop, words, font=font, size=best, ink=ink, anchor="middle")


def paragraph(
    x: float,
    y: float,
    words: str,
    *,
    font: str,
    size: float,
    room: float,
    height: float,
    ink: str,
    anchor: Anchor = "start",
    leading: float = 1.25,
    floor: float = SMALLEST_ON_CARD,
) -> tuple[Text, ...]:
    """Lines in a box `room` wide and `height` high with its top at y; x is the anchor's side.

    Shrinks from `size` to `floor`; then raises TypeFault that says by how much it runs over.
    """
    best, lines = size, fonts.wrapped(words, font, size, room)
    while len(lines) * best * leading > height and best > floor:
        best = max(floor, best * 0.96)
        lines = fonts.wrapped(words, font, best, room)
    if (excess := len(lines) * best * leading - height) > 1e-6:
        raise TypeFault(
            f"{words[:60]!r} runs {excess:.1f} mm over its box of {room:.0f} x {height:.0f} mm"
            f" at the smallest size, {best * 72 / 25.4:.1f} pt"
        )
    rise = best * (leading - 1) / 2 + fonts.cap_height(font, best) * 1.2
    return tuple(
        line(x, y + rise + i * best * leading, text, font=font, size=best, ink=ink, anchor=anchor)
        for i, text in enumerate(lines)
    )
