"""PNG: pages of our own PDF as pictures."""

from __future__ import annotations

from io import BytesIO

import pypdfium2


def pictures(pdf: bytes, dpi: float) -> list[bytes]:
    """Each page of a PDF as a PNG file of that resolution."""
    document = pypdfium2.PdfDocument(pdf)
    found = []
    for page in document:
        out = BytesIO()
        page.render(scale=dpi / 72).to_pil().save(out, "PNG", optimize=False)
        found.append(out.getvalue())
    return found
