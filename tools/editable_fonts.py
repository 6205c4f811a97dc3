"""Write the fonts that exported art is lettered in.  Run after a bundled font changes.

Our fonts under names of their own, reduced to what our files print: every letter one shape of one
width, digits in the form we use, no kerning and no ligatures.  Whatever program sets type in them
sets it as we do; features of the full fonts would be left to each program's taste.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from layouts.font_widths import FIGURES, WIDTHS
from layouts.fonts import EDITABLE, FILES, FOLDER, FONTS, Editable

TARGET = Path(__file__).resolve().parents[1] / "layouts" / "fonts"
# Entries of a font's name table.
COPYRIGHT, FAMILY, STYLE, UNIQUE, FULL, POSTSCRIPT, ABOUT, LICENCE, LICENCE_AT = (
    0, 1, 2, 3, 4, 6, 10, 13, 14,
)  # fmt: skip


def generated(font: str) -> bytes:
    """The file of one font of FONTS."""
    opened = TTFont(FOLDER / FILES[FONTS[font].file], recalcTimestamp=False)
    order = opened.getGlyphOrder()
    for table in opened["cmap"].tables:
        for digit, (number, _) in FIGURES.get(font, {}).items():
            table.cmap[ord(digit)] = order[number]
    options = subset.Options(hinting=False, name_IDs=["*"])
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=WIDTHS[FONTS[font].file])
    subsetter.subset(opened)
    _name(opened, EDITABLE[font], FILES[FONTS[font].file])
    out = BytesIO()
    opened.save(out)
    return out.getvalue()


def _name(opened: TTFont, editable: Editable, source: str) -> None:
    table = opened["name"]
    kept = {number: table.getDebugName(number) for number in (COPYRIGHT, LICENCE, LICENCE_AT)}
    style = "Bold" if editable.weight == 700 else "Regular"
    ours = {
        FAMILY: editable.family,
        STYLE: style,
        UNIQUE: f"{editable.family} {style}, pnp-press",
        FULL: f"{editable.family} {style}",
        POSTSCRIPT: editable.file.removesuffix(".ttf"),
        ABOUT: f"{source} with one shape a letter, for editing art of pnp-press",
    }
    table.names = []
    for number, text in sorted((kept | ours).items()):
        if text:
            table.setName(text, number, 3, 1, 0x409)
    opened["OS/2"].usWeightClass = editable.weight


if __name__ == "__main__":
    for font, editable in EDITABLE.items():
        (TARGET / editable.file).write_bytes(generated(font))
