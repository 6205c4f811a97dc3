"""Text of vector art that the cut would take off, found where it is drawn.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import pypdfium2

from pnp.art.dressing import Worn
from pnp.art.findings import Finding
from pnp.art.fitting import fit

TOLERANCE = 0.1
SHOWN = 24


class Letter(NamedTuple):
    """A letter, and the part of its picture that it takes up: from 0 to 1, y down."""

    sign: str
    left: float
    top: float
    right: float
    foot: float


def cut_off(worn: Iterable[Worn]) -> Iterator[Finding]:
    """Pieces whose text runs over the cut, and how far it must be moved in."""
    for key, face, claim in worn:
        picture = claim.artwork.picture
        if picture.media != "pdf":
            continue
        lies = fit(claim, face.width, face.height)
        wide, high = face.width + 2 * lies.across, face.height + 2 * lies.down
        lost, far = "", 0.0
        for sign, left, top, right, foot in letters(picture.data, picture.page):
            over = max(
                lies.across - left * wide,
                lies.down - top * high,
                right * wide - lies.across - face.width,
                foot * high - lies.down - face.height,
            )
            if over > TOLERANCE:
                lost, far = lost + sign, max(far, over)
        if lost:
            words = f"{key}: the cut takes off {lost[:SHOWN]!r}; move it in by {far:.1f} mm"
            yield Finding("doubtful", claim.artwork.file, words)


@cache
def letters(data: bytes, number: int) -> tuple[Letter, ...]:
    """The letters of a page, where its text is text; none of a page that is shown turned."""
    document = pypdfium2.PdfDocument(data)
    page = document[number]
    if page.get_rotation():
        return ()
    left, foot, right, top = page.get_bleedbox()
    wide, high = right - left, top - foot
    text = page.get_textpage()
    found = []
    for i in range(text.count_chars()):
        sign = text.get_text_range(i, 1)
        if sign.strip():
            x0, y0, x1, y1 = text.get_charbox(i)
            found.append(
                Letter(
                    sign,
                    (x0 - left) / wide,
                    (top - y1) / high,
                    (x1 - left) / wide,
                    (top - y0) / high,
                )
            )
    return tuple(found)
