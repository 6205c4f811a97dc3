"""Words in a narrow place, stacked: no word is broken, the longest decides the size.

Lengths in mm.
"""

from __future__ import annotations

from dataclasses import replace

from layouts import fonts, lettering
from layouts.marks import Text


def stacked(
    x: float,
    y: float,
    words: str,
    *,
    font: str,
    size: float,
    room: float,
    height: float,
    ink: str,
    leading: float = 1.08,
) -> tuple[Text, ...]:
    """Lines centred on x in a box `room` wide, `height` high, its top at y.

    Raises fonts.TypeFault when they do not fit at 6 pt.
    """
    return lettering.paragraph(
        x, y, words, font=font, size=widest(words, font, size, room), room=room + 1e-6,
        height=height, ink=ink, anchor="middle", leading=leading,
    )  # fmt: skip


def balanced(lines: tuple[Text, ...], y: float) -> tuple[Text, ...]:
    """The same lines with the middle of the whole, capitals to last baseline, at y."""
    first, last = lines[0], lines[-1]
    middle = (first.y - fonts.cap_height(first.font, first.size) + last.y) / 2
    return tuple(replace(line, y=line.y + y - middle) for line in lines)


def widest(words: str, font: str, size: float, room: float) -> float:
    """The largest size up to `size` at which every single word fits in `room` mm."""
    floor = lettering.SMALLEST_ON_CARD
    return min(fonts.fitted(word, font, size, room, floor) for word in words.split())


def halves(words: str) -> tuple[str, ...]:
    """The words on two lines of about equal length, or on one if there is one word."""
    parts = words.split()
    cuts = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    return min(cuts, key=lambda cut: max(map(len, cut))) if cuts else (words,)
