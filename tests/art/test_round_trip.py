"""Art that is exported and left alone prints the same kit, through the reader of anybody's SVG."""

from __future__ import annotations

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageFilter

from pnp.cli import main
from pnp.games import GAMES

pytest.importorskip("typst", reason="vector art needs typst: pip install 'pnp-press[art]'")
DPI, MOST, FAR = 60, 0.001, 40
LANGUAGE = dict(zip(GAMES, ("en", "pt-BR", "en", "pt-BR", "en"), strict=True))


def pages(path) -> list[Image.Image]:
    with pypdfium2.PdfDocument(path) as pdf:
        return [page.render(scale=DPI / 72).to_pil().convert("RGB") for page in pdf]


def differ(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels further than FAR from all that lies within a pixel of them."""
    low, high = one.filter(ImageFilter.MinFilter(3)), one.filter(ImageFilter.MaxFilter(3))
    off = ImageChops.lighter(ImageChops.subtract(low, other), ImageChops.subtract(other, high))
    red, green, blue = off.split()
    far = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()[FAR + 1 :]
    return sum(far) / (one.width * one.height)


@pytest.mark.parametrize("name", GAMES)
def test_an_untouched_export_prints_the_same_kit(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    say = ["--lang", LANGUAGE[name]]
    assert main(["art", "export", name, "art", *say]) == 0
    assert main(["art", "check", "art", "--game", name]) == 0, capsys.readouterr().out
    assert main(["print", name, "-o", "own.pdf", "-q", *say]) == 0
    assert main(["print", name, "--art", "art", "-o", "art.pdf", "-q", *say]) == 0
    own, art = pages("own.pdf"), pages("art.pdf")
    assert len(own) == len(art)
    for number, (one, other) in enumerate(zip(own, art, strict=True), 1):
        assert differ(one, other) <= MOST, f"page {number}"


def test_a_face_that_is_changed_is_seen(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["art", "export", "waterworks", "art", "-q"]) == 0
    (tmp_path / "art" / "valve.svg").unlink()
    Image.new("RGB", (792, 1086), "#c02020").save(tmp_path / "art" / "valve.png")
    wanted = ["waterworks", "--only", "valve:1", "-q", "--backs", "none"]
    assert main(["print", *wanted, "-o", "own.pdf"]) == 0
    assert main(["print", *wanted, "--art", "art", "-o", "art.pdf"]) == 0
    assert differ(pages("own.pdf")[0], pages("art.pdf")[0]) > MOST
