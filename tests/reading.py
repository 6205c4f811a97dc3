"""What a PDF says of itself, read back with pikepdf: where every form lies, in mm."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

import pikepdf
import pypdfium2

from layouts.marks import Matrix

POINT = 72 / 25.4


class Box(NamedTuple):
    """A rectangle on a page in mm, y down."""

    left: float
    top: float
    right: float
    foot: float


class Drawn(NamedTuple):
    """A form drawn on a page: which object it is, its box as bled, and whether it is turned."""

    form: int
    box: Box
    turned: bool


class Page(NamedTuple):
    """A page's size in mm and the forms drawn on it."""

    width: float
    height: float
    drawn: list[Drawn]


def pages(pdf: bytes) -> list[Page]:
    """Every page of the file."""
    with pikepdf.open(BytesIO(pdf)) as opened:
        return [_page(page) for page in opened.pages]


def _page(page: pikepdf.Page) -> Page:
    _, _, width, height = (float(v) for v in page.mediabox)
    here, stack, drawn = Matrix(), [], []
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "q":
                stack.append(here)
            case "Q":
                here = stack.pop()
            case "cm":
                here = Matrix(*map(float, operands)).then(here)
            case "Do":
                form = page.resources.XObject[operands[0]]
                drawn.append(_drawn(form, here, height))
    return Page(width / POINT, height / POINT, drawn)


def _drawn(form: pikepdf.Object, here: Matrix, height: float) -> Drawn:
    x1, y1, x2, y2 = (float(v) for v in form.BBox)
    corners = [here.point(x1, y1), here.point(x2, y2)]
    xs = sorted(x / POINT for x, _ in corners)
    ys = sorted((height - y) / POINT for _, y in corners)
    return Drawn(form.objgen[0], Box(xs[0], ys[0], xs[1], ys[1]), here.a < 0)


def trim(box: Box, bleed: float) -> Box:
    """The trim inside a bled box."""
    return Box(box.left + bleed, box.top + bleed, box.right - bleed, box.foot - bleed)


def text(pdf: bytes) -> str:
    """All words of the file, as pdfium extracts them."""
    opened = pypdfium2.PdfDocument(pdf)
    return "\n".join(page.get_textpage().get_text_bounded() for page in opened)
