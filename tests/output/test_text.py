"""Words come out of the file as they went in; what a font lacks or a box cannot hold is said."""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pytest

from layouts import fonts, lettering
from layouts.fonts import FONTS, TypeFault, pt, width
from layouts.marks import Face
from layouts.sheets import Placement, Sheet
from output.pdf import document
from pnp.games import GAMES
from tests.ordering import LANGUAGES, printed
from tests.reading import text
from tests.rendering import INFO, needed

WORDS = ["Příliš žluťoučký kůň úpěl ďábelské ódy", "Łódź, gęślą jaźń", "Abúhukü", "ação, avô, maçã",
         "1.005 ½ × 7°"]  # fmt: skip


def file(words: list[str], font: str) -> bytes:
    marks = tuple(
        lettering.line(5, 10 + 8 * i, line, font=font, size=4, ink="#000000")
        for i, line in enumerate(words)
    )
    face = Face(150, 80, marks)
    return document([Sheet(150, 80, (Placement("x", face, 0, 0),))], INFO)


@pytest.mark.parametrize("font", FONTS)
def test_words_come_back_from_the_file(font):
    found = text(file(WORDS, font))
    for line in WORDS:
        assert line in found


def test_poppler_reads_the_same_words(tmp_path):
    import subprocess

    source = tmp_path / "in.pdf"
    source.write_bytes(file(WORDS, "sans"))
    tool = needed("pdftotext", "poppler-utils")
    found = subprocess.run([tool, source, "-"], capture_output=True, check=True).stdout.decode()
    for line in WORDS:
        assert line in found


@pytest.mark.parametrize("letter", ["→", "♠", "🂡", "中"])
def test_a_letter_the_font_lacks_is_named(letter):
    with pytest.raises(TypeFault, match=rf"Ana {letter}.*has no '{letter}' \(U\+"):
        lettering.line(0, 0, f"Ana {letter}", font="sans", size=4, ink="#000000")


def test_words_too_long_shrink_and_then_say_by_how_much():
    long = "Companhia Brasileira de Navegação"
    fitting = fonts.fitted(long, "sans", pt(12), 50, pt(6))
    assert pt(6) <= fitting < pt(12) and width(long, "sans", fitting) == pytest.approx(50)
    with pytest.raises(TypeFault, match=r"is \d+\.\d mm too long for 20\.0 mm .* 6\.0 pt"):
        fonts.fitted(long, "sans", pt(12), 20, pt(6))


def test_a_text_that_overflows_its_box_says_by_how_much():
    with pytest.raises(TypeFault, match=r"runs \d+\.\d mm over its box of 50 x 20 mm"):
        lettering.paragraph(
            0,
            0,
            ("word " * 80 + "\n") * 6,
            font="sans",
            size=pt(9),
            room=50,
            height=20,
            ink="#000000",
        )


def test_digits_of_tables_are_of_equal_width():
    for font in ("sans-tabular", "sans-bold-tabular"):
        assert len({width(digit, font, 1) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_embedded_subsets_of_our_fonts_are_in_a_file(name, lang):
    _, pdf = printed(name, lang=lang)
    with pikepdf.open(BytesIO(pdf)) as opened:
        fonts_ = [o for o in opened.objects if isinstance(o, pikepdf.Dictionary)
                  and o.get("/Type") == "/Font"]  # fmt: skip
        assert fonts_
        for font in fonts_:
            assert "+" in str(font.BaseFont), f"{font.BaseFont} is no subset"
            assert "/FontFile2" in font.FontDescriptor


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_searched_in_the_file(name, lang):
    job, pdf = printed(name, lang=lang)
    found = " ".join(text(pdf).split())
    assert job.box.title in found
    words = job.order.words
    assert words("guide.title") in found and words("kind.rules") in found
    across = words("guide.ruler-across", length=180)
    assert across in found
