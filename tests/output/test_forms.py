"""A face with alpha, gradients, clips and faces inside it comes out right from inside a form.

reportlab 5.1 drops the resources of a form; this is the test that our cure still works.
"""

from __future__ import annotations

from io import BytesIO

import pikepdf
import pytest
from PIL import Image

from layouts import paths
from layouts.marks import (
    Face,
    Group,
    Linear,
    Path,
    Radial,
    Solid,
    Stop,
    Stroke,
    Use,
    move,
    turn,
)
from layouts.sheets import Placement, Sheet
from output.pdf import document
from tests.rendering import INFO, pages, poppler_pages

BLACK, WHITE, RED, BLUE = "#000000", "#ffffff", "#ff0000", "#0000ff"
RAMP = (Stop(0, BLACK), Stop(0.5, WHITE), Stop(1, BLACK))
INNER = Face(10, 10, (Path(paths.rectangle(0, 0, 10, 10), Solid(BLUE)),))
FACE = Face(
    60,
    60,
    (
        Path(paths.rectangle(0, 0, 60, 60), Solid(WHITE)),
        Path(paths.rectangle(0, 0, 20, 20), Linear(0, 0, 20, 0, RAMP)),
        Path(paths.circle(30, 10, 10), Radial(30, 10, 10, (Stop(0, RED), Stop(1, BLUE)))),
        Path(paths.rectangle(40, 0, 20, 20), Solid(BLACK)),
        Path(paths.rectangle(40, 0, 20, 20), Solid(RED, alpha=0.5)),
        Group((Path(paths.rectangle(0, 20, 20, 20), Solid(RED)),), clip=paths.circle(10, 30, 5)),
        Path(paths.rectangle(20, 20, 20, 20), Linear(20, 20, 40, 20, RAMP, alpha=0.5)),
        Path(paths.line(40, 30, 60, 30), stroke=Stroke(BLACK, 4, alpha=0.5)),
        Path(paths.ring(10, 50, 4, 8), Solid(BLACK), evenodd=True),
        Path(paths.rectangle(20, 40, 20, 20), Solid(RED, alpha=0.1)),
        Use(INNER, turn(180, 5, 5).then(move(25, 45))),
        Path(paths.rectangle(40, 40, 20, 20), Solid(BLUE)),
    ),
)

# Where to look, in mm of the face, and what stands there.
EXPECTED = [
    ((10, 10), (255, 255, 255), "the bright middle of a linear gradient"),
    ((1, 10), (26, 26, 26), "its dark end"),
    ((30, 10), (255, 0, 0), "the heart of a radial gradient"),
    ((38.5, 10), (38, 0, 217), "its rim"),
    ((50, 10), (128, 0, 0), "red half seen through on black"),
    ((10, 30), (255, 0, 0), "inside the clip"),
    ((3, 30), (255, 255, 255), "outside the clip"),
    ((30, 25), (255, 255, 255), "a gradient at half alpha: white stays white"),
    ((21, 25), (140, 140, 140), "and dark turns grey"),
    ((50, 30), (128, 128, 128), "a stroke at half alpha"),
    ((50, 26), (255, 255, 255), "beside the stroke"),
    ((10, 50), (255, 255, 255), "the hole of a ring"),
    ((4, 50), (0, 0, 0), "the ring"),
    ((22, 42), (255, 230, 230), "red at a tenth"),
    ((30, 50), (0, 0, 255), "a face used after it takes over no alpha"),
    ((50, 50), (0, 0, 255), "alpha is back to one"),
]


def file() -> bytes:
    sheet = Sheet(60, 120, (Placement("a", FACE, 0, 0), Placement("b", FACE, 0, 60, 180)))
    return document([sheet], INFO)


@pytest.mark.parametrize("renderer", [pages, poppler_pages], ids=["pdfium", "poppler"])
def test_a_form_keeps_its_alpha_gradients_and_clips(renderer):
    (image,) = renderer(file(), 254)
    for (x, y), colour, what in EXPECTED:
        assert near(image, x, y, colour), (
            f"{what}: {image.getpixel((round(x * 10), round(y * 10)))}"
        )
        assert near(image, 60 - x, 120 - y, colour), f"{what}, turned"


def near(image: Image.Image, x: float, y: float, colour: tuple[int, int, int]) -> bool:
    seen = image.getpixel((round(x * 10), round(y * 10)))
    return all(abs(a - b) <= 8 for a, b in zip(seen, colour, strict=True))


def test_two_uses_of_a_face_are_one_form():
    with pikepdf.open(BytesIO(file())) as opened:
        streams = [o for o in opened.objects if isinstance(o, pikepdf.Stream)]
        forms = [stream for stream in streams if stream.get("/Subtype") == "/Form"]
        assert len(forms) == 2, "the face and the one inside it"


def test_a_gradient_that_stops_short_is_refused():
    face = Face(
        10,
        10,
        (Path(paths.rectangle(0, 0, 9, 9), Linear(0, 0, 9, 0, (Stop(0.2, RED), Stop(1, RED)))),),
    )
    with pytest.raises(ValueError, match="from 0 to 1"):
        document([Sheet(10, 10, (Placement("x", face, 0, 0),))], INFO)
