"""Write layouts/font_widths.py from the bundled fonts.  Run after a font changes."""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont

from layouts.fonts import FILES, FOLDER, FONTS

TARGET = Path(__file__).resolve().parents[1] / "layouts" / "font_widths.py"
HEAD = '''"""Widths of the bundled fonts, in 1/1000 em; written by tools/font_widths.py."""

# ruff: noqa: E501
# fmt: off
'''


def figures(font: TTFont, feature: str) -> dict[str, str]:
    """Digit -> glyph name of its form under an OpenType feature."""
    table = font["GSUB"].table
    names = font.getBestCmap()
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    mapping = getattr(sub, "ExtSubTable", sub).mapping
                    return {d: mapping[names[ord(d)]] for d in "0123456789"}
    raise ValueError(f"no feature {feature}")


def generated() -> str:
    """The text of the module."""
    files = {name: TTFont(FOLDER / file) for name, file in FILES.items()}

    def advance(file: str, glyph: str) -> int:
        font = files[file]
        return round(font["hmtx"][glyph][0] * 1000 / font["head"].unitsPerEm)

    widths = {
        name: {
            code: advance(name, glyph)
            for code, glyph in sorted(font.getBestCmap().items())
            if 32 <= code <= 0xFFFF
        }
        for name, font in files.items()
    }
    digits = {
        name: {
            digit: (files[file].getGlyphID(glyph), advance(file, glyph))
            for digit, glyph in figures(files[file], feature).items()
        }
        for name, (file, feature) in FONTS.items()
        if feature
    }
    return (
        HEAD
        + "WIDTHS: dict[str, dict[int, int]] = {\n"
        + "".join(f"    {name!r}: {table},\n" for name, table in widths.items())
        + "}\n# font -> digit -> (glyph id, width) of the digit's form in that font\n"
        + "FIGURES: dict[str, dict[str, tuple[int, int]]] = {\n"
        + "".join(f"    {name!r}: {table},\n" for name, table in digits.items())
        + "}\n"
    )


if __name__ == "__main__":
    TARGET.write_text(generated(), encoding="utf-8")
