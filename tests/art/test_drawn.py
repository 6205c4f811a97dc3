"""Art lies where it should, in its own colours, in what is printed."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest
from PIL import Image

from layouts import paths
from layouts.marks import Face, Fold, Path, Solid
from layouts.sheets import Placement, Sheet
from output.pdf import document
from output.svg import face_file
from pnp.art.claims import Claim
from pnp.art.fitting import dressed, fit
from pnp.art.load import loaded
from pnp.art.pack import ArtFile, Pack
from pnp.press import make
from tests.art.packing import picture
from tests.ordering import job
from tests.rendering import INFO, pages, poppler_pages

RED, GREEN, BLUE, WHITE, BLACK = (
    (255, 0, 0), (0, 128, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0),
)  # fmt: skip
FACE = Face(60, 90, (Path(paths.rectangle(0, 0, 60, 90), Solid("#888888")),), bleed=2.0)


def claim(name: str, data: bytes) -> Claim:
    """The one claim of a pack of one picture."""
    art, findings = loaded(Pack("p", (ArtFile(name, data),)))
    assert not [each for each in findings if each.grade in ("unsafe", "wrong")], findings
    return art.claims[0]


def printed(face: Face, bleed: float = 0.0) -> bytes:
    bled = replace(face, bleed=bleed)
    size = face.width + 2 * bleed, face.height + 2 * bleed
    return document([Sheet(*size, (Placement("x", bled, bleed, bleed),))], INFO)


def near(image: Image.Image, x: float, y: float, colour: tuple[int, int, int], slack=10) -> bool:
    """Whether the point (x, y), in mm, has that colour, at 4 pixels a mm."""
    seen = image.getpixel((int(x * 4), int(y * 4)))
    return all(abs(a - b) <= slack for a, b in zip(seen, colour, strict=True))


def quartered(form: str = "PNG", mode: str = "RGB", colours: int = 0, **save: object) -> bytes:
    """Red and green above blue and white."""
    image = Image.new("RGB", (60, 90), "white")
    for box, colour in (((0, 0), RED), ((30, 0), GREEN), ((0, 45), BLUE)):
        image.paste(colour, (*box, box[0] + 30, box[1] + 45))
    out = BytesIO()
    image = image.quantize(colours) if colours else image.convert(mode)
    image.save(out, form, **save)  # type: ignore[arg-type]
    return out.getvalue()


def turned(orientation: int) -> bytes:
    """The same seen upright, stored the way a camera held like that stores it."""
    undo = {
        2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM, 5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE, 8: Image.Transpose.ROTATE_270,
    }  # fmt: skip
    image = Image.open(BytesIO(quartered()))
    exif = Image.Exif()
    exif[0x0112] = orientation
    out = BytesIO()
    stored = image.transpose(undo[orientation]) if orientation > 1 else image
    stored.save(out, "JPEG", exif=exif, quality=95, subsampling=0)
    return out.getvalue()


FILES = {
    "png": quartered(),
    "palette": quartered(mode="P", colours=4),
    "webp": quartered("WEBP", lossless=True),
    "jpeg": quartered("JPEG", quality=95, subsampling=0),
    "progressive": quartered("JPEG", quality=95, subsampling=0, progressive=True),
    **{f"exif {n}": turned(n) for n in range(1, 9)},
}


@pytest.mark.parametrize("renderer", [pages, poppler_pages], ids=["pdfium", "poppler"])
@pytest.mark.parametrize("what", FILES)
def test_a_picture_stands_upright_in_its_colours(what, renderer):
    work = claim("valve.png", FILES[what])
    (image,) = renderer(printed(dressed(FACE, work, "none", 0)), 4 * 25.4)
    for (x, y), colour in {(15, 20): RED, (45, 20): GREEN, (15, 70): BLUE, (45, 70): WHITE}.items():
        assert near(image, x, y, colour, 24), (
            f"{what} at {x}, {y}: {image.getpixel((x * 4, y * 4))}"
        )


@pytest.mark.parametrize(
    "what, colour, seen",
    [
        ("half seen through", (255, 0, 0, 128), (255, 127, 127)),
        ("not seen at all", (255, 0, 0, 0), WHITE),
    ],
)
def test_what_is_transparent_stays_so(what, colour, seen):
    work = claim("valve.png", picture(60, 90, colour))
    (image,) = pages(printed(dressed(FACE, work, "none", 0)), 4 * 25.4)
    assert near(image, 30, 40, seen)


def test_sixteen_bits_and_grey_come_out_as_they_are():
    for mode, value in (("L", 128), ("I;16", 0x8000), ("LA", (128, 255))):
        out = BytesIO()
        Image.new(mode, (60, 90), value).save(out, "PNG")
        work = claim("valve.png", out.getvalue())
        (image,) = pages(printed(dressed(FACE, work, "none", 0)), 4 * 25.4)
        assert near(image, 30, 40, (128, 128, 128)), mode


def images(opened: pikepdf.Pdf) -> list[pikepdf.Stream]:
    return [
        each
        for each in opened.objects
        if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image"
    ]


def test_a_jpeg_goes_in_untouched_and_cmyk_stays_cmyk():
    out = BytesIO()
    Image.new("CMYK", (60, 90), (255, 0, 0, 0)).save(out, "JPEG")
    work = claim("valve.jpg", out.getvalue())
    pdf = printed(dressed(FACE, work, "none", 0))
    opened = pikepdf.open(BytesIO(pdf))
    (held,) = images(opened)
    assert held.read_raw_bytes().rstrip(b"\n") == out.getvalue().rstrip(b"\n")
    assert held.ColorSpace == "/DeviceCMYK"
    (image,) = pages(pdf, 4 * 25.4)
    red, green, blue = image.getpixel((100, 100))
    assert red < 60 and green > 100 and blue > 180, "cyan, not its negative"


def test_equal_pictures_under_many_names_are_stored_once():
    noise = Image.effect_noise((315, 440), 90)
    out = BytesIO()
    noise.save(out, "PNG")
    files = [ArtFile(f"card.{rank}H.png", out.getvalue()) for rank in "A23456789"]
    art, _ = loaded(Pack("p", tuple(files)))
    order = replace(job("treasure", only="card.?H").order, art=art)
    pdf = document(make(order).sheets(), INFO)
    assert len(images(pikepdf.open(BytesIO(pdf)))) == 1


def test_trim_cut_folds_and_seams_are_kept():
    face = replace(FACE, cut=paths.rounded(0, 0, 60, 90, 3), folds=(Fold(0, 45, 60, 45),))
    new = dressed(face, claim("valve.png", quartered()), "mirror", 2)
    kept = (new.width, new.height, new.cut, new.folds, new.seams, new.bleed)
    assert kept == (60, 90, face.cut, face.folds, face.seams, 2)


@pytest.mark.parametrize("policy", ["mirror", "extend"])
def test_the_bleed_is_filled_from_the_edge(policy):
    work = claim("valve.png", quartered())
    (image,) = pages(printed(dressed(FACE, work, policy, 6), bleed=6), 4 * 25.4)
    for x, y, colour in ((1, 30, RED), (71, 30, GREEN), (1, 80, BLUE), (20, 1, RED), (50, 1, GREEN),
                         (20, 101, BLUE), (1, 1, RED), (71, 1, GREEN), (1, 101, BLUE),
                         (5.9, 30, RED), (6.1, 30, RED), (20, 6, RED)):  # fmt: skip
        assert near(image, x, y, colour, 24), f"{x}, {y}: {image.getpixel((int(x * 4), y * 4))}"


def test_no_bleed_leaves_the_rim_white():
    work = claim("valve.png", picture(60, 90, "black"))
    (image,) = pages(printed(dressed(FACE, work, "none", 3), bleed=3), 4 * 25.4)
    assert near(image, 1, 40, WHITE) and near(image, 4, 40, BLACK)


@pytest.mark.parametrize(
    "size, face, lies",
    [
        ((600, 900), (60, 90), (0, 0)),
        ((640, 940), (60, 90), (2, 2)),
        ((660, 960), (60, 90), (3, 3)),
        ((825, 1125), (63.5, 88.9), (3.175, 3.175)),  # The Game Crafter's poker card
        ((822, 1122), (63.5, 88.9), (3.04, 3.04)),  # MakePlayingCards'
        ((900, 900), (60, 90), (15, 0)),
        ((900, 900), (20, 20), (0, 0)),
    ],
)
def test_the_shape_of_a_picture_tells_its_bleed(size, face, lies):
    found = fit(claim("valve.png", picture(*size)), *face)
    assert (found.across, found.down) == pytest.approx(lies, abs=0.15)


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
SVG = f"""{HEAD} width="60mm" height="90mm" viewBox="0 0 60 90">
<style>.a {{ fill: #ff0000 }} #late, g > .b {{ fill: blue }}</style>
<defs>
  <linearGradient id="ramp"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/>
  </linearGradient>
  <clipPath id="clip"><circle cx="15" cy="30" r="5"/></clipPath>
  <symbol id="sign" viewBox="0 0 10 10"><rect width="10" height="10" fill="green"/></symbol>
  <g id="dot"><rect width="10" height="10"/></g>
  <pattern id="tiles" width="2" height="2" patternUnits="userSpaceOnUse">
    <rect width="2" height="2" fill="#00f"/></pattern>
</defs>
<rect width="60" height="90" fill="white"/>
<rect width="20" height="20" fill="url(#ramp)"/>
<rect x="20" width="20" height="20" class="a"/>
<rect x="40" width="20" height="20" id="late"/>
<rect y="20" width="30" height="20" fill="red" clip-path="url(#clip)"/>
<use href="#sign" x="30" y="20" width="20" height="20"/>
<g transform="translate(10 50) rotate(90)"><g transform="scale(0.5)"><use xlink:href="#dot"/>
</g></g>
<rect x="20" y="40" width="20" height="10" fill="url(#tiles)"/>
<rect x="40" y="40" width="20" height="10" fill="#000" opacity="0.5"/>
<svg x="20" y="50" width="20" height="20" viewBox="0 0 1 1">
  <rect width="1" height="1" fill="red"/></svg>
<g><path class="b" d="M40 50h20v20h-20z"/></g>
<image x="0" y="70" width="20" height="20" preserveAspectRatio="none"
  href="data:image/png;base64,{b64encode(picture(4, 4, "#00ff00")).decode()}"/>
<text x="22" y="85" font-family="Zilla Slab" font-weight="700" font-size="12"
  style="font-kerning:none">HI</text>
<g data-pnp="guide"><rect width="60" height="90" fill="#ff00ff"/></g>
</svg>""".encode()
LOOK = [
    ((1, 10), RED, "the start of a gradient"), ((19, 10), BLUE, "its end"),
    ((30, 10), RED, "a class"), ((50, 10), BLUE, "an id"),
    ((15, 30), RED, "inside the clip"), ((3, 30), WHITE, "outside the clip"),
    ((40, 30), GREEN, "a symbol used"), ((7, 52), BLACK, "transforms within transforms"),
    ((12, 52), WHITE, "beside it"), ((30, 45), BLUE, "a pattern"),
    ((50, 45), (128, 128, 128), "half seen through"), ((30, 60), RED, "an svg within"),
    ((50, 60), BLUE, "a child of a group"), ((10, 80), (0, 255, 0), "a picture within"),
    ((58, 88), WHITE, "where only a guide is drawn"),
]  # fmt: skip


@pytest.mark.parametrize("renderer", [pages, poppler_pages], ids=["pdfium", "poppler"])
def test_svg_is_drawn_as_it_says(renderer):
    work = claim("valve.svg", SVG)
    (image,) = renderer(printed(dressed(FACE, work, "none", 0)), 4 * 25.4)
    for (x, y), colour, what in LOOK:
        assert near(image, x, y, colour, 30), f"{what}: {image.getpixel((x * 4, y * 4))}"
    letters = image.crop((22 * 4, 74 * 4, 40 * 4, 86 * 4)).convert("L")
    assert min(letters.tobytes()) < 40, "text"


def test_svg_stays_vector_and_its_text_text():
    pdf = printed(dressed(FACE, claim("valve.svg", SVG), "none", 0))
    opened = pikepdf.open(BytesIO(pdf))
    assert len(images(opened)) == 1, "the embedded picture alone"
    names = {str(each.get("/BaseFont", "")) for each in opened.objects if hasattr(each, "keys")}
    assert any("ZillaSlab" in name for name in names)


def test_mirrored_vector_art_is_one_form_used_often():
    pdf = printed(dressed(FACE, claim("valve.svg", SVG), "mirror", 4), bleed=4)
    (image,) = pages(pdf, 4 * 25.4)
    assert near(image, 3.5, 14, RED, 30), "the red end of the gradient, mirrored"


def test_pages_of_pdf_are_art_too_however_they_are_turned():
    for turn in (0, 90, 180, 270):
        made = pikepdf.open(BytesIO(printed(dressed(FACE, claim("a.svg", SVG), "none", 0))))
        made.pages[0].Rotate = turn
        out = BytesIO()
        made.save(out)
        work = claim("valve.pdf", out.getvalue())
        wide = turn % 180 != 0
        assert (work.artwork.width > work.artwork.height) == wide
        face = replace(FACE, width=90, height=60) if wide else FACE
        (image,) = pages(printed(dressed(face, work, "none", 0)), 4 * 25.4)
        spot = {0: (10, 80), 90: (10, 10), 180: (50, 10), 270: (80, 50)}[turn]
        assert near(image, *spot, (0, 255, 0), 30), turn


def test_the_same_art_gives_the_same_bytes():
    first = printed(dressed(FACE, claim("valve.svg", SVG), "mirror", 2))
    assert first == printed(dressed(FACE, claim("valve.svg", SVG), "mirror", 2))


def test_rasters_go_into_svg_and_vectors_are_refused_there():
    face = dressed(FACE, claim("valve.png", quartered()), "none", 0)
    assert face_file(face, "x").count(b"data:image/png;base64,") == 1
    with pytest.raises(ValueError, match="print a PDF"):
        face_file(dressed(FACE, claim("valve.svg", SVG), "none", 0), "x")
