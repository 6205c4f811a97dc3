"""PNG: pages of our own PDF as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO

import pypdfium2

from layouts.sheets import Sheet
from output import File, Info, pdf


def write(sheets: Iterable[Sheet], info: Info) -> Iterator[File]:
    """Each sheet as a picture of info.dpi."""
    for number, picture in enumerate(pictures(pdf.document(sheets, info), info.dpi), 1):
        yield File(f"page-{number:03}", picture)


def pictures(document: bytes, dpi: float) -> Iterator[bytes]:
    """Each page of a PDF as a PNG file of that resolution."""
    for page in pypdfium2.PdfDocument(document):
        out = BytesIO()
        page.render(scale=dpi / 72).to_pil().save(out, "PNG", dpi=(dpi, dpi))
        yield out.getvalue()
