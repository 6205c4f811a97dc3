"""PNG: pictures of our own PDF, of the resolution asked for."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from output import Info, writer
from output.pdf import document
from tests.ordering import job
from tests.rendering import pages


@pytest.mark.parametrize("dpi", [40, 100])
def test_every_page_is_a_picture_of_its_size_and_resolution(dpi):
    made = job("waterworks", only="valve:9")
    files = list(writer("png")(made.sheets(), Info("x", "en", "long-edge", dpi)))
    assert [file.name for file in files] == [f"page-{n:03}" for n in range(1, made.pages + 1)]
    for file, sheet in zip(files, made.sheets(), strict=True):
        with Image.open(BytesIO(file.data)) as picture:
            assert picture.info["dpi"] == pytest.approx((dpi, dpi), abs=0.1)
            assert picture.width == pytest.approx(sheet.width / 25.4 * dpi, abs=1)
            assert picture.height == pytest.approx(sheet.height / 25.4 * dpi, abs=1)


def test_a_picture_shows_what_the_pdf_shows():
    made = job("waterworks", only="valve")
    info = Info("x", "en", "long-edge", 72)
    file, *_ = writer("png")(made.sheets(), info)
    page, *_ = pages(document(made.sheets(), info), 72)
    with Image.open(BytesIO(file.data)) as picture:
        same = picture.convert("RGB").resize(page.size)
        assert ImageChops.difference(same, page).convert("L").histogram()[0] > 0.9 * (
            page.width * page.height
        )
