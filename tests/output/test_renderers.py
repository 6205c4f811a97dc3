"""Every page of every game is drawn by two renderers and passes qpdf without complaint."""

from __future__ import annotations

import subprocess

import pypdfium2
import pytest

from pnp.games import GAMES
from tests.ordering import LANGUAGES, printed
from tests.rendering import needed

KITS = [(name, lang) for name in GAMES for lang in LANGUAGES]


@pytest.mark.parametrize("name, lang", KITS)
def test_pdfium_draws_every_page(name, lang):
    job, pdf = printed(name, lang=lang)
    opened = pypdfium2.PdfDocument(pdf)
    assert len(opened) == job.pages
    for sheet, page in zip(job.sheets(), opened, strict=True):
        levels = page.render(scale=0.25).to_pil().convert("L").getextrema()
        assert (levels[0] < 250) == bool(sheet.placements or sheet.guides)


@pytest.mark.parametrize("name, lang", KITS)
def test_poppler_draws_every_page_without_a_warning(name, lang, tmp_path):
    tool = needed("pdftoppm", "poppler-utils")
    job, pdf = printed(name, lang=lang)
    source = tmp_path / "in.pdf"
    source.write_bytes(pdf)
    done = subprocess.run(
        [tool, "-r", "18", "-png", source, tmp_path / "page"], capture_output=True, check=True
    )
    assert done.stderr == b"" and len(list(tmp_path.glob("page*.png"))) == job.pages


@pytest.mark.parametrize("name, lang", KITS)
def test_qpdf_finds_nothing(name, lang, tmp_path):
    tool = needed("qpdf", "qpdf")
    _, pdf = printed(name, lang=lang)
    source = tmp_path / "in.pdf"
    source.write_bytes(pdf)
    done = subprocess.run([tool, "--check", source], capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr
