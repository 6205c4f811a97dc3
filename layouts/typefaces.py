"""A person's own font files: what can be embedded, and its measures.  Widths in 1/1000 em."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from fontTools.ttLib import TTFont, TTLibError

from layouts.fonts import Typeface

RESTRICTED, BITMAP_ONLY = 0x0002, 0x0200
"""Bits of OS/2 fsType: no embedding at all; no embedding of outlines."""
USE = 0x000F
"""The bits of fsType that say what may be done; none is everything, the least strict one counts."""


class FontFault(ValueError):
    """A file that cannot be used as a font, and what would do."""


@cache
def opened(path: Path, feature: Literal["", "lnum", "tnum"] = "") -> Typeface:
    """The typeface of a TrueType file, its digits in the forms of an OpenType feature, if it has
    them.

    Raises FontFault for a file that is no such font, or may not be embedded.
    """
    font = _font(path)
    upm, names, advances = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]

    def advance(glyph: str) -> int:
        per_em: int = round(advances[glyph][0] * 1000 / upm)
        return per_em

    widths = {chr(code): advance(glyph) for code, glyph in names.items() if 32 <= code <= 0xFFFF}
    forms = _forms(font, feature) if feature else {}
    figures = {
        digit: (font.getGlyphID(forms[names[ord(digit)]]), advance(forms[names[ord(digit)]]))
        for digit in "0123456789"
        if names.get(ord(digit)) in forms
    }
    widths |= {digit: width for digit, (_, width) in figures.items()}
    return Typeface(path, widths, figures, _cap_height(font) / upm)


def _font(path: Path) -> Any:
    try:
        font = TTFont(path)
        names = font.getBestCmap()
    except OSError as error:
        raise FontFault((error.strerror or str(error)).lower()) from error
    except (TTLibError, KeyError, ValueError, AssertionError) as error:
        raise FontFault("not a font; give a TrueType file, NAME.ttf") from error
    if "glyf" not in font:
        raise FontFault("has PostScript outlines, which cannot be embedded; give its .ttf edition")
    if not names:
        raise FontFault("has no Unicode letters; give another font")
    rights = font["OS/2"].fsType if "OS/2" in font else 0
    if rights & USE == RESTRICTED or rights & BITMAP_ONLY:
        raise FontFault("its maker does not allow embedding (fsType); give another font")
    return font


def _forms(font: Any, feature: str) -> dict[str, str]:
    """Glyph -> its form under a feature of single substitutions."""
    forms: dict[str, str] = {}
    table = font["GSUB"].table if "GSUB" in font else None
    if table is None or not table.FeatureList:
        return forms
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    forms |= getattr(getattr(sub, "ExtSubTable", sub), "mapping", {})
    return forms


def _cap_height(font: Any) -> float:
    """Of OS/2, else of the letter H itself, else as most fonts have it."""
    stated = getattr(font["OS/2"], "sCapHeight", 0) if "OS/2" in font else 0
    if stated:
        return float(stated)
    glyph = font["glyf"][font.getBestCmap()[ord("H")]] if ord("H") in font.getBestCmap() else None
    return float(getattr(glyph, "yMax", 0) or 0.68 * font["head"].unitsPerEm)
