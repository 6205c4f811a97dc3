"""SVG and PDF show the same picture, for every face of every game, by two renderers of SVG."""

from __future__ import annotations

import io
import subprocess
from collections.abc import Callable
from functools import cache
from math import ceil
from xml.etree import ElementTree

import pytest
import resvg_py
import svgwrite
from PIL import Image, ImageChops, ImageFilter

from layouts import lettering
from layouts.marks import Face
from layouts.sheets import Placement, Sheet
from output import Info, writer
from output.pdf import document
from output.svg import face_file
from pnp.games import GAMES
from tests.ordering import EDITIONS, LANGUAGES, job
from tests.rendering import INFO, needed, pages

DPI = 300
LEVEL, SHARE = 40, 0.001
"""At most this part of the pixels may differ by more than LEVEL of 255, edges grown by 1 px."""
SPACE = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"


@cache
def faces(name: str) -> dict[str, Face]:
    """Every distinct face of a game as the default order prints it, by key."""
    found = {}
    for sheet in job(name).sheets():
        for placement in sheet.placements:
            found.setdefault(placement.key, placement.face)
    return found


SHOWN = [(name, key) for name in GAMES for key in faces(name)]
# All tiles are one drawing but for their numerals: a few stand for them here.
SHOWN = [(n, k) for n, k in SHOWN if not k.startswith("tile.") or k in ("tile.1A", "tile.12J")]


def resvg(svg: bytes, size: tuple[int, int]) -> Image.Image:
    data = resvg_py.svg_to_bytes(svg_string=svg.decode(), dpi=DPI)
    picture = on_white(Image.open(io.BytesIO(bytes(data))))
    assert picture.size == size
    return picture


def rsvg(svg: bytes, size: tuple[int, int]) -> Image.Image:
    tool = needed("rsvg-convert", "librsvg2-bin")
    exact = [f"--width={size[0]}", f"--height={size[1]}"]  # it would round 0.1 pixel up to one
    done = subprocess.run([tool, *exact, "--unlimited"], input=svg, capture_output=True, check=True)
    return on_white(Image.open(io.BytesIO(done.stdout)))


def on_white(image: Image.Image) -> Image.Image:
    white = Image.new("RGBA", image.size, "white")
    return Image.alpha_composite(white, image.convert("RGBA")).convert("RGB")


def page(face: Face) -> Sheet:
    """The face, bleed and all, on a page of whole pixels, so that no renderer has to rescale it
    (three pixels at 300 dpi are 0.254 mm), with a rim, so that its edge has neighbours."""
    rim = 0.254
    at = face.bleed + rim
    wide, high = (
        rim * (ceil((side + 2 * face.bleed) / rim - 1e-9) + 2) for side in (face.width, face.height)
    )
    return Sheet(wide, high, (Placement("x", face, at, at),))


def as_pdf(face: Face) -> Image.Image:
    (image,) = pages(document([page(face)], INFO), DPI)
    return image


def as_svg(face: Face) -> bytes:
    return next(writer("svg")([page(face)], INFO)).data


def inside(image: Image.Image, face: Face) -> Image.Image:
    """The picture less the pixels that the edge of the bleed cuts through: renderers cover them
    more or less, and nobody keeps them."""
    right, foot = (
        int((side + 2 * face.bleed) * DPI / 25.4) + 3 for side in (face.width, face.height)
    )
    return image.crop((3, 3, right, foot))


def differing(one: Image.Image, other: Image.Image) -> float:
    """The part of the pixels that differ by more than LEVEL, one pixel at edges forgiven: a pixel
    must lie outside what its neighbours in the other picture show."""
    if _share(_highest(ImageChops.difference(one, other))) <= SHARE:
        return 0.0  # as they stand; nothing has to be forgiven
    worst = Image.new("L", one.size)
    for a, b in zip(one.split(), other.split(), strict=True):
        for here, there in ((a, b), (b, a)):
            high = there.filter(ImageFilter.MaxFilter(3))
            low = there.filter(ImageFilter.MinFilter(3))
            over = ImageChops.subtract(here, high)
            under = ImageChops.subtract(low, here)
            worst = ImageChops.lighter(worst, ImageChops.lighter(over, under))
    return _share(worst)


def _highest(image: Image.Image) -> Image.Image:
    red, green, blue = image.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _share(levels: Image.Image) -> float:
    return sum(levels.histogram()[LEVEL + 1 :]) / (levels.width * levels.height)


@pytest.mark.parametrize("renderer", [resvg, rsvg], ids=["resvg", "librsvg"])
@pytest.mark.parametrize("name, key", SHOWN)
def test_the_svg_of_a_face_looks_like_its_pdf(name, key, renderer: Callable):
    face = faces(name)[key]
    printed = as_pdf(face)
    picture = renderer(as_svg(face), printed.size)
    assert differing(inside(picture, face), inside(printed, face)) <= SHARE


def test_a_moved_letter_would_be_seen():
    plain = Face(30, 10, (lettering.line(5, 7, "Rules", font="slab", size=5, ink="#000000"),))
    moved = Face(30, 10, (lettering.line(5.4, 7, "Rules", font="slab", size=5, ink="#000000"),))
    picture = resvg(as_svg(plain), as_pdf(plain).size)
    assert differing(picture, as_pdf(plain)) <= SHARE
    assert differing(picture, as_pdf(moved)) > SHARE


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_file_a_sheet_and_a_file_a_face_at_true_size(name):
    made = job(name)
    files = {f.name: f.data for f in writer("svg")(made.sheets(), INFO)}
    sheets = list(made.sheets())
    assert [f"sheet-{n:03}" for n in range(1, len(sheets) + 1)] == [
        file for file in files if file.startswith("sheet-")
    ]
    for number, sheet in enumerate(sheets, 1):
        root = ElementTree.fromstring(files[f"sheet-{number:03}"])
        assert float(root.get("width").removesuffix("mm")) == pytest.approx(sheet.width, abs=1e-3)
        assert float(root.get("height").removesuffix("mm")) == pytest.approx(sheet.height, abs=1e-3)
    for component in made.box.components:
        if f"faces/{component.key}.part-1" in files:
            continue  # a board over several sheets
        root = ElementTree.fromstring(files[f"faces/{component.key}"])
        wide = component.front.width + 2 * made.order.bleed
        assert float(root.get("width").removesuffix("mm")) == pytest.approx(wide, abs=1e-3)
        layers = [g.get(f"{INKSCAPE}label") for g in root.iter(f"{SPACE}g")]
        assert [each for each in layers if each] == ["art", "cut", "fold", "bleed"]
        if component.back_key:
            assert f"faces/{component.back_key}" in files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_outlines_with_their_words_as_titles(lang):
    (rules,) = [
        f.data
        for f in writer("svg")(
            job("waterworks", lang=lang, only="rules.*").sheets(), Info("x", lang, "none")
        )
        if f.name == "faces/rules.waterworks"
    ]
    root = ElementTree.fromstring(rules)
    titles = " ".join(each.text or "" for each in root.iter(f"{SPACE}title"))
    assert ("Pipes" if lang == "en" else "encanamento") in titles
    assert not list(root.iter(f"{SPACE}text"))


def test_a_face_used_twice_is_one_symbol():
    (sheet, *_) = job("waterworks", only="valve:3", backs="none").sheets()
    (file, *_) = writer("svg")([sheet], INFO)
    root = ElementTree.fromstring(file.data)
    (art,) = [g for g in root.iter(f"{SPACE}g") if g.get(f"{INKSCAPE}label") == "art"]
    assert len(art) == 3
    assert len({use.get("{http://www.w3.org/1999/xlink}href") for use in art}) == 1


def test_plain_elements_pass_svgwrites_own_check(monkeypatch):
    real = svgwrite.Drawing

    def checking(*arguments, **options):
        return real(*arguments, **{**options, "debug": True})

    monkeypatch.setattr(svgwrite, "Drawing", checking)
    face = Face(30, 10, (lettering.line(5, 7, "Rules", font="slab", size=5, ink="#000000"),))
    assert face_file(face, "x")


def test_the_same_order_gives_the_same_svg():
    made = [list(writer("svg")(job("waterworks", only="plug.A1").sheets(), INFO))
            for _ in range(2)]  # fmt: skip
    assert made[0] == made[1]
    assert EDITIONS
