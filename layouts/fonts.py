"""The one place that measures type.  Sizes and widths in mm; pt() for sizes spoken in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, NamedTuple

FOLDER: Traversable = resources.files("layouts") / "fonts"

FILES: dict[str, str] = {
    "slab": "ZillaSlab-Bold.ttf",
    "slab-light": "ZillaSlab-Regular.ttf",
    "sans": "AtkinsonHyperlegible-Regular.ttf",
    "sans-bold": "AtkinsonHyperlegible-Bold.ttf",
}
STEMS = {font: file.removesuffix(".ttf") for font, file in FILES.items()}


class Font(NamedTuple):
    """A font as marks name it: its file's name in FILES, and the OpenType feature of its digits."""

    file: str
    figures: Literal["", "lnum", "tnum"] = ""


# Zilla Slab's plain digits hang below the line; ours stand on it (lnum).  In tables digits are of
# equal width (tnum).
FONTS: dict[str, Font] = {
    "slab": Font("slab", "lnum"),
    "slab-light": Font("slab-light", "lnum"),
    "sans": Font("sans"),
    "sans-bold": Font("sans-bold"),
    "sans-tabular": Font("sans", "tnum"),
    "sans-bold-tabular": Font("sans-bold", "tnum"),
}


class Editable(NamedTuple):
    """A font of ours as other programs may use it (tools/editable_fonts.py): its file, its family
    and its weight."""

    file: str
    family: str
    weight: Literal[400, 700]


EDITABLE: dict[str, Editable] = {
    "slab": Editable("PnpSlab-Bold.ttf", "Pnp Slab", 700),
    "slab-light": Editable("PnpSlab-Regular.ttf", "Pnp Slab", 400),
    "sans": Editable("PnpSans-Regular.ttf", "Pnp Sans", 400),
    "sans-bold": Editable("PnpSans-Bold.ttf", "Pnp Sans", 700),
    "sans-tabular": Editable("PnpSansTabular-Regular.ttf", "Pnp Sans Tabular", 400),
    "sans-bold-tabular": Editable("PnpSansTabular-Bold.ttf", "Pnp Sans Tabular", 700),
}
CAP_HEIGHT: dict[str, float] = {"slab": 0.65, "slab-light": 0.65, "sans": 0.668, "sans-bold": 0.668}


def pt(points: float) -> float:
    """Points in mm."""
    return points * 25.4 / 72


class TypeFault(ValueError):
    """Words that cannot be set: a letter the font lacks, or too many for their place."""


@dataclass(frozen=True, slots=True, eq=False)
class Typeface:
    """A font file, and what is to be known of it to set words; widths in 1/1000 em."""

    file: Traversable
    widths: Mapping[str, int]
    figures: Mapping[str, tuple[int, int]]
    """Digit -> glyph and width, where it is not the plain one."""
    cap_height: float
    """As a share of the size."""


_own: dict[str, Path] = {}


def dress(names: Mapping[str, str]) -> None:
    """From here on, set words in these fonts; the keys are those of FILES, the values the stem of
    one of its files or the path of another.

    What is drawn already stays as it is: marks name the very file they are set in.
    """
    _own.clear()
    for font, name in names.items():
        if name != STEMS[font]:
            ours = f"{name}.ttf" in FILES.values()
            _own[font] = Path(str(FOLDER / f"{name}.ttf")) if ours else Path(name)


def chosen(font: str) -> str:
    """The name that marks carry: the font's own, or with the file that is in its place."""
    if not _own or "=" in font:
        return font
    file = _own.get(FONTS[font].file)
    return f"{font}={file}" if file else font


@cache
def typeface(chosen: str) -> Typeface:
    """The typeface of a font as marks name it."""
    font, _, path = chosen.partition("=")
    if path:
        from layouts.typefaces import opened

        return opened(Path(path), FONTS[font].figures)
    from layouts.font_widths import FIGURES, WIDTHS

    file, figures = FONTS[font].file, FIGURES.get(font, {})
    widths = {chr(code): width for code, width in WIDTHS[file].items()}
    widths |= {digit: width for digit, (_, width) in figures.items()}
    return Typeface(FOLDER / FILES[file], widths, figures, CAP_HEIGHT[file])


def width(words: str, font: str, size: float) -> float:
    """Width of the words set on one line, in mm.

    Raises TypeFault naming the first letter that the font does not have.
    """
    return _width(words, chosen(font), size)


@lru_cache(maxsize=20_000)
def _width(words: str, font: str, size: float) -> float:
    face = typeface(font)
    table = face.widths
    try:
        return sum(map(table.__getitem__, words)) * size / 1000
    except KeyError as missing:
        letter = missing.args[0]
        raise TypeFault(
            f"{words!r}: the font {face.file.name} has no {letter!r} (U+{ord(letter):04X})"
        ) from None


def cap_height(font: str, size: float) -> float:
    """Height of a capital letter, in mm."""
    return typeface(chosen(font)).cap_height * size


def fitted(words: str, font: str, size: float, room: float, floor: float) -> float:
    """The largest type size up to `size` at which the words take at most `room` mm.

    Raises TypeFault with the excess when that would be under `floor`.
    """
    wanted = width(words, font, size)
    if wanted <= room:
        return size
    smaller = size * room / wanted
    if smaller < floor - 1e-9:
        excess = width(words, font, floor) - room
        raise TypeFault(
            f"{words!r} is {excess:.1f} mm too long for {room:.1f} mm"
            f" at the smallest size, {floor * 72 / 25.4:.1f} pt"
        )
    return smaller


def wrapped(words: str, font: str, size: float, room: float) -> list[str]:
    """The words broken into lines of at most `room` mm; a newline always breaks.

    Raises TypeFault when one word alone is too long.
    """
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if width(longer, font, size) <= room:
                line = longer
                continue
            if (excess := width(word, font, size) - room) > 0:
                raise TypeFault(f"{word!r} is {excess:.1f} mm too long for {room:.1f} mm")
            lines.append(line)
            line = word
        lines.append(line)
    return lines
