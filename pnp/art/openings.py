"""Pipes whose openings no longer meet: cards that look well and cannot be played.

The rim of each card is compared, as one line of pixels, with what the openings of all cards of the
box have in common.  Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from statistics import median

from PIL import Image

from layouts.marks import Face
from layouts.sheets import Placement, Sheet
from output import Info
from output.pdf import document
from output.png import pictures
from pnp.art.claims import Art
from pnp.art.dressing import dress
from pnp.art.findings import Finding
from pnp.box import Box

PER_MM = 4
RIM = 6
"""Pixels inward from an edge that are taken together: knives are no finer."""
DPI = PER_MM * 25.4 * (1 - 1e-5)  # a hair less, lest a row of pixels more be half paper
WINDOW = 0.62
"""Part of a card's width that is looked at in the middle of an edge; openings take a third."""
FARTHEST = 6
"""How far an opening is looked for."""
SHIFTS = range(-FARTHEST * PER_MM, FARTHEST * PER_MM + 1)
STEP = 0.7
"""A shift that a table can see."""
ALIKE, THE_SAME = 0.6, 0.85
"""How like the others' an opening must be, and how like them nothing else may be."""
Line = tuple[float, ...]
Openings = Callable[[str], str | None]
"""The open sides of a card by its key; None for what is no card of the game."""


def unmet(box: Box, art: Art, openings: Openings) -> Iterator[Finding]:
    """Cards of the art whose openings are missing, out of place, or where none should be."""
    faces = {
        each.key: (each.front, sides)
        for each in dress(box, art, 0.0).components
        if (sides := openings(each.key)) is not None
    }
    if not any(art.nearest(key) for key in faces):
        return
    lines = _lines({key: face for key, (face, _) in faces.items()})
    usual = _usual([lines[key, side] for key, (_, sides) in faces.items() for side in sides])
    for key, (_, sides) in faces.items():
        if claim := art.nearest(key):
            told: dict[str, str] = {}
            for side in "NESW":
                if words := _fault(lines[key, side], usual, side, side in sides):
                    told[words] = told.get(words, "") + side
            for words, at in told.items():
                yield Finding("doubtful", claim.artwork.file, f"{key}, side {at}: {words}")


def _fault(line: Line, usual: Line, side: str, opened: bool) -> str:
    """What is wrong with one edge; '' if it plays."""
    alike, shift = max((_alike(line, usual, s), -abs(s), s) for s in SHIFTS)[::2]
    if not opened:
        return "an opening shows where the card has none" if alike > THE_SAME else ""
    if alike < ALIKE:
        return "no opening like those of the other cards: in the middle, a third of the width"
    far = shift / PER_MM
    if abs(far) > STEP:
        back = (("left", "right") if side in "NS" else ("up", "down"))[far < 0]
        return f"the opening is about {abs(far):.0f} mm out of place; move it {back}"
    return ""


def _lines(faces: dict[str, Face]) -> dict[tuple[str, str], Line]:
    """(key, side) -> its line of pixels, red, green and blue in turn, longer than the window."""
    sheets = [
        Sheet(face.width, face.height, (Placement(key, face, 0, 0),)) for key, face in faces.items()
    ]
    pages = pictures(document(sheets, Info("", "en", "none")), DPI)
    found = {}
    for (key, face), page in zip(faces.items(), pages, strict=True):
        image = Image.open(BytesIO(page)).convert("RGB")
        half = round((WINDOW * face.width / 2 + FARTHEST) * PER_MM)
        for side in "NESW":
            found[key, side] = _line(image, side, half)
    return found


def _line(image: Image.Image, side: str, half: int) -> Line:
    wide, high = image.size
    x, y = wide // 2, high // 2
    box = {
        "N": (x - half, 0, x + half, RIM),
        "S": (x - half, high - RIM, x + half, high),
        "W": (0, y - half, RIM, y + half),
        "E": (wide - RIM, y - half, wide, y + half),
    }[side]
    thin = (2 * half, 1) if side in "NS" else (1, 2 * half)
    return tuple(map(float, image.resize(thin, Image.Resampling.BOX, box).tobytes()))


def _usual(lines: Sequence[Line]) -> Line:
    """What lines have in common, read from either end; the part in the window."""
    both = [*lines, *map(_reversed, lines)]
    middle = tuple(median(values) for values in zip(*both, strict=True))
    rim = 3 * FARTHEST * PER_MM
    return middle[rim:-rim]


def _reversed(line: Line) -> Line:
    pixels = [line[i : i + 3] for i in range(0, len(line), 3)]
    return tuple(value for pixel in reversed(pixels) for value in pixel)


def _alike(line: Line, usual: Line, shift: int) -> float:
    """How alike they are with the line looked at so many pixels further on: 1 the same, 0 no more
    than chance."""
    start = 3 * (FARTHEST * PER_MM + shift)
    part = line[start : start + len(usual)]
    mean, usual_mean = sum(part) / len(part), sum(usual) / len(usual)
    own = [value - mean for value in part]
    other = [value - usual_mean for value in usual]
    both = sum(a * b for a, b in zip(own, other, strict=True))
    size = (sum(a * a for a in own) * sum(b * b for b in other)) ** 0.5
    return both / size if size else 0.0
