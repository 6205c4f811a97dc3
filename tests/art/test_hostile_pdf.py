"""A PDF that acts, reaches out, or unpacks or draws without end is refused."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from io import BytesIO

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pikepdf import Array, Dictionary, Name, Pdf, Stream

from layouts.marks import Face
from layouts.sheets import Placement, Sheet
from output.pdf import document
from pnp.art import limits
from pnp.art.findings import worst
from pnp.art.fitting import dressed
from pnp.art.load import loaded
from pnp.art.pack import ArtFile, Pack
from pnp.art.pdf import vetted
from tests.parsing import parser
from tests.rendering import INFO
from tests.sample import run, sheets


def made(
    change: Callable[[Pdf], object], content: bytes = b"0 0 9 9 re f", **save: object
) -> bytes:
    """A page of 63 x 88 mm, changed."""
    pdf = Pdf.new()
    pdf.add_blank_page(page_size=(178.58, 249.45))
    pdf.pages[0].Contents = Stream(pdf, content)
    pdf.pages[0].Resources = Dictionary()
    change(pdf)
    out = BytesIO()
    pdf.save(out, deterministic_id="encryption" not in save, compress_streams=False, **save)  # type: ignore[arg-type]
    return out.getvalue()


def action(kind: str) -> Callable[[Pdf], object]:
    def change(pdf: Pdf) -> None:
        pdf.Root.OpenAction = Dictionary(S=Name(kind), JS="app.alert(1)", F="/bin/sh")

    return change


def packed(pdf: Pdf, times: int) -> None:
    data = bytes(limits.LARGEST_STREAM + 1)
    for _ in range(times):
        data = zlib.compress(data)
    stream = Stream(pdf, b"")
    filters = Array([Name.FlateDecode] * times) if times > 1 else Name.FlateDecode
    stream.write(data, filter=filters, decode_parms=None)
    form(pdf, stream)


def form(pdf: Pdf, stream: Stream, **more: object) -> None:
    stream.Type, stream.Subtype = Name.XObject, Name.Form
    stream.BBox = Array([0, 0, 9, 9])
    for name, value in more.items():
        stream[f"/{name}"] = value
    pdf.pages[0].Resources.XObject = Dictionary(X=pdf.make_indirect(stream))
    pdf.pages[0].Contents = Stream(pdf, b"/X Do")


def itself(pdf: Pdf) -> None:
    stream = pdf.make_indirect(Stream(pdf, b"/X Do"))
    form(pdf, stream)
    stream.Resources = Dictionary(XObject=Dictionary(X=stream))


def laughs(pdf: Pdf) -> None:
    inner = pdf.make_indirect(Stream(pdf, b"0 0 9 9 re f " * 10))
    for _ in range(9):
        outer = pdf.make_indirect(Stream(pdf, b"/X Do " * 10))
        outer.Resources = Dictionary(XObject=Dictionary(X=inner))
        inner.Type, inner.Subtype, inner.BBox = Name.XObject, Name.Form, Array([0, 0, 9, 9])
        inner = outer
    form(pdf, inner)


def image(pdf: Pdf, **more: object) -> None:
    stream = Stream(pdf, b"\0")
    stream.Type, stream.Subtype = Name.XObject, Name.Image
    stream.ColorSpace, stream.BitsPerComponent = Name.DeviceGray, 8
    stream.Width, stream.Height = 1, 1
    for name, value in more.items():
        stream[f"/{name}"] = value
    pdf.pages[0].Resources.XObject = Dictionary(X=pdf.make_indirect(stream))


def crowd(pdf: Pdf) -> None:
    for _ in range(limits.MOST_OBJECTS + 1):
        pdf.make_indirect(Dictionary())
    pdf.Root.Crowd = Array([pdf.make_indirect(Dictionary(N=n)) for n in range(limits.MOST_OBJECTS)])


def font(pdf: Pdf) -> None:
    pdf.pages[0].Resources.Font = Dictionary(
        F=Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
    )


SCRIPT = Dictionary(S=Name.JavaScript)
BAD = {
    "a script": (made(action("/JavaScript")), "unsafe"),
    "a program": (made(action("/Launch")), "unsafe"),
    "a script in a note": (
        made(lambda pdf: setattr(pdf.pages[0].obj, "Annots", Array([Dictionary(A=SCRIPT)]))),
        "unsafe",
    ),
    "a file within": (
        made(lambda pdf: setattr(pdf.Root, "Names", Dictionary(EmbeddedFiles=Dictionary()))),
        "unsafe",
    ),
    "a stream in another file": (
        made(lambda pdf: form(pdf, Stream(pdf, b""), F="/etc/passwd")), "unsafe"
    ),
    "a bomb": (made(lambda pdf: packed(pdf, 1)), "unsafe"),
    "a bomb in a bomb": (made(lambda pdf: packed(pdf, 2)), "unsafe"),
    "a form of itself": (made(itself), "unsafe"),
    "a billion forms": (made(laughs), "unsafe"),
    "a crowd of objects": (made(crowd), "unsafe"),
    "PostScript": (made(lambda pdf: image(pdf, Subtype=Name.PS)), "unsafe"),
    "20,000 pixels": (made(lambda pdf: image(pdf, Width=20_000)), "unsafe"),
    "a picture of less than nothing": (made(lambda pdf: image(pdf, Height=-5)), "unsafe"),
    "JBIG2": (made(lambda pdf: image(pdf, Filter=Name.JBIG2Decode)), "wrong"),
    "a lock": (made(lambda pdf: None, encryption=pikepdf.Encryption(owner="a", user="b")), "wrong"),
    "an open lock": (made(lambda pdf: None, encryption=pikepdf.Encryption(owner="a")), "wrong"),
    "two pages": (made(lambda pdf: pdf.add_blank_page()), "wrong"),
    "no page": (made(lambda pdf: pdf.pages.__delitem__(0)), "wrong"),
    "a page of no size": (
        made(lambda pdf: setattr(pdf.pages[0], "MediaBox", Array([0, 0, 0, 9]))), "wrong"
    ),
    "a font not embedded": (made(font), "wrong"),
    "half a PDF": (made(lambda pdf: None)[:60], "wrong"),
    "no PDF": (b"%PDF-1.7\n", "wrong"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_a_bad_pdf_is_refused(what):
    data, grade = BAD[what]
    size, findings = vetted("a.pdf", data)
    assert size is None and worst(findings) == grade, findings
    assert all(str(finding).isprintable() for finding in findings)


def test_our_own_pages_may_be_art():
    (page, *_) = sheets(run(4, backs=False))
    size, findings = vetted("a.pdf", document([page], INFO))
    assert size == pytest.approx((210, 297), abs=0.01) and not findings


GOOD = made(lambda pdf: form(pdf, Stream(pdf, b"0 0 9 9 re f")))


@parser
@given(st.lists(st.tuples(st.integers(0, len(GOOD) - 1), st.integers(0, 255)), max_size=8))
def test_any_pdf_is_read_or_refused(edits):
    data = bytearray(GOOD)
    for at, value in edits:
        data[at] = value
    art, findings = loaded(Pack("p", (ArtFile("valve.pdf", bytes(data)),)))
    assert bool(art.claims) != (worst(findings) in ("unsafe", "wrong"))
    for claim in art.claims:
        face = dressed(Face(63, 88, ()), claim, "mirror", 2)
        assert document([Sheet(63, 88, (Placement("x", face, 0, 0),))], INFO)
