"""What is exported to be edited looks, untouched, like what is printed, letter for letter."""

from __future__ import annotations

import io
import re
from functools import cache
from importlib.resources import as_file

import pytest
import resvg_py
from fontTools.ttLib import TTFont
from PIL import Image

from layouts import lettering
from layouts.font_widths import WIDTHS
from layouts.fonts import EDITABLE, FOLDER, FONTS
from layouts.marks import Face
from output import editable, outlines
from pnp.art.export import drawings
from pnp.games import GAMES
from tests.ordering import LANGUAGES, job
from tests.output.test_svg import DPI, SHARE, as_pdf, differing, inside, on_white, page

RIM = 0.254
WORDS = ("AVATAR Tofu 0123456789", "Offices, figs, flat fjord", "To Ana: “Ça va?” 1.005 ½")


@cache
def faces(name: str, lang: str) -> dict[str, Face]:
    """One face of each sort of a game, which its key begins with: the first."""
    found: dict[str, tuple[str, Face]] = {}
    for drawing in drawings(job(name, lang=lang).box, "back"):
        key = drawing.keys[0]
        found.setdefault(key.partition(".")[0], (key, drawing.face))
    return dict(found.values())


SHOWN = [(name, lang, key) for name in GAMES for lang in LANGUAGES for key in faces(name, lang)]
# Large pictures take long, and a language changes little in them: they are shown in one.
SHOWN = [(n, lang, k) for n, lang, k in SHOWN if lang == "en" or not k.startswith(("board", "mat"))]


def as_exported(face: Face, size: tuple[int, int]) -> Image.Image:
    """The file with a rim around it, as the page of the PDF has it, by resvg with our fonts."""
    svg = editable.face_file(face, "x", 3).decode()
    sheet = page(face)
    for name, value in (
        ("width", f"{sheet.width}mm"),
        ("height", f"{sheet.height}mm"),
        ("viewBox", f"{-RIM} {-RIM} {sheet.width} {sheet.height}"),
    ):
        svg = re.sub(f'{name}="[^"]*"', f'{name}="{value}"', svg, count=1)
    with as_file(FOLDER) as folder:
        data = resvg_py.svg_to_bytes(
            svg_string=svg, dpi=DPI, skip_system_fonts=True, font_dirs=[str(folder)]
        )
    picture = on_white(Image.open(io.BytesIO(bytes(data))))
    assert picture.size == size
    return picture


def difference(face: Face, printed: Face) -> float:
    picture = as_pdf(printed)
    return differing(inside(as_exported(face, picture.size), face), inside(picture, printed))


@pytest.mark.parametrize("name, lang, key", SHOWN)
def test_an_untouched_file_looks_like_the_printed_face(name, lang, key):
    face = faces(name, lang)[key]
    assert difference(face, face) <= SHARE


def lines(font: str, words: tuple[str, ...] = WORDS) -> Face:
    marks = (
        lettering.line(2, 6 + 6 * i, line, font=font, size=5, ink="#000000")
        for i, line in enumerate(words)
    )
    return Face(75, 22, tuple(marks))


@pytest.mark.parametrize("font", FONTS)
def test_kerning_ligatures_and_figures_are_those_of_the_print(font):
    assert difference(lines(font), lines(font)) <= SHARE


@pytest.mark.parametrize("font", ["slab", "sans-tabular"])
def test_the_full_fonts_would_be_set_otherwise(font, monkeypatch):
    full = {"slab": "Zilla Slab", "sans-tabular": "Atkinson Hyperlegible"}[font]
    monkeypatch.setitem(EDITABLE, font, EDITABLE[font]._replace(family=full))
    assert difference(lines(font), lines(font)) > SHARE


@pytest.mark.parametrize("font", FONTS)
def test_a_font_to_edit_with_has_our_letters_and_no_choices(font):
    with (FOLDER / EDITABLE[font].file).open("rb") as file:
        opened = TTFont(file)
        letters, glyphs = opened.getBestCmap(), opened.getGlyphSet()
        assert set(letters) >= set(WIDTHS[FONTS[font].file])
        assert not {"GSUB", "GPOS", "kern"} & set(opened.keys())
        assert opened["name"].getDebugName(1) == EDITABLE[font].family
        assert opened["OS/2"].usWeightClass == EDITABLE[font].weight
        for code in WIDTHS[FONTS[font].file]:
            ours = outlines.glyph(chr(code), font)
            pen = outlines.RelativePen(glyphs, 1)
            glyphs[letters[code]].draw(pen)
            assert ("".join(pen.parts), glyphs[letters[code]].width) == ours, chr(code)
