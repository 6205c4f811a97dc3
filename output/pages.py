"""Pages of other PDFs as forms: what they draw is copied object by object, nothing else of them."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from io import BytesIO
from typing import Any, NamedTuple

import pikepdf
from reportlab.pdfbase.pdfdoc import PDFObject, PDFStream

from layouts.marks import UNMOVED, Matrix

LEFT_BEHIND = (
    "/Parent", "/StructParent", "/StructParents", "/Metadata", "/PieceInfo", "/AF", "/LastModified",
    "/OPI", "/PS", "/Ref", "/Measure", "/PtData", "/Alternates", "/ID",
)  # fmt: skip
"""Entries that draw nothing on paper, or lead to the rest of the file they come from."""
QUARTERS = {
    0: UNMOVED,
    90: Matrix(0, 1, -1, 0, 1, 0),
    180: Matrix(-1, 0, 0, -1, 1, 1),
    270: Matrix(0, -1, 1, 0, 0, 1),
}

MOST_LEVELS = 50
"""Levels of a tree of pages that are climbed for what a page inherits."""


class Area(NamedTuple):
    """The part of a page that is its picture, in its own points, and the turn it is shown with."""

    left: float
    foot: float
    right: float
    top: float
    turn: int

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as shown, in mm."""
        wide, high = (self.right - self.left) * 25.4 / 72, (self.top - self.foot) * 25.4 / 72
        return (high, wide) if self.turn % 180 else (wide, high)

    @property
    def upright(self) -> Matrix:
        """From the page's points to the unit square of the picture shown."""
        wide, high = self.right - self.left, self.top - self.foot
        level = Matrix(1 / wide, 0, 0, -1 / high, -self.left / wide, self.top / high)
        return level.then(QUARTERS[self.turn])


def area(page: pikepdf.Page) -> Area:
    """The bleed box of a page if it has one, else what is shown of it.

    Raises ValueError for a page without a sensible size.
    """
    box = page.obj.get("/BleedBox", None) or page.cropbox
    left, foot, right, top = (float(edge) for edge in box.as_list())
    turn = int(page.rotation) % 360
    unit = float(page.obj.get("/UserUnit", 1))
    if unit != 1 or turn not in QUARTERS or not (right - left > 1 and top - foot > 1):
        raise ValueError("a page of no sensible size or turn")
    return Area(left, foot, right, top, turn)


class Pages:
    """Copies pages into one document of reportlab's; equal objects of one file once."""

    def __init__(self, document: Any) -> None:
        self.document = document
        self.files: dict[bytes, _File] = {}

    def form(self, data: bytes, number: int) -> tuple[Any, Matrix]:
        """The page as a form to be registered, and the map from its points to the unit square."""
        if data not in self.files:
            self.files[data] = _File(data, self.document)
        return self.files[data].form(number)


class _File:
    """One opened PDF, and the objects of it that were copied."""

    def __init__(self, data: bytes, document: Any) -> None:
        self.pdf = pikepdf.open(BytesIO(data))
        self.document = document
        self.copied: dict[tuple[int, int], _Copy] = {}

    def form(self, number: int) -> tuple[Any, Matrix]:
        page = self.pdf.pages[number]
        shown = area(page)
        stream: Any = PDFStream(content=contents(page))
        stream.dictionary["Type"] = "/XObject"
        stream.dictionary["Subtype"] = "/Form"
        box = f"[{shown.left:.4f} {shown.foot:.4f} {shown.right:.4f} {shown.top:.4f}]"
        stream.dictionary["BBox"] = box
        stream.dictionary["Group"] = "<< /S /Transparency >>"
        stream.dictionary["Resources"] = _Copy(resources(page), self)
        return stream, shown.upright

    def spelt(self, value: Any) -> bytes:
        """A value as it is written inside another."""
        if isinstance(value, pikepdf.Object) and value.is_indirect:
            copy = self.copied.setdefault(value.objgen, _Copy(value, self))
            return bytes(self.document.Reference(copy).format(self.document))
        return self.whole(value)

    def whole(self, value: Any) -> bytes:
        """A value itself; what it holds may be references."""
        if isinstance(value, pikepdf.Stream):
            return self._stream(value)
        if isinstance(value, pikepdf.Dictionary):
            return self._dictionary(value)
        if isinstance(value, pikepdf.Array):
            return b"[" + b" ".join(self.spelt(value[i]) for i in range(len(value))) + b"]"
        if isinstance(value, pikepdf.Object):
            return bytes(value.unparse())
        if value is None:
            return b"null"
        if isinstance(value, bool):
            return b"true" if value else b"false"
        return f"{value:f}".encode() if isinstance(value, Decimal) else str(value).encode()

    def _dictionary(self, value: Any) -> bytes:
        parts = [
            bytes(pikepdf.Name(key).unparse()) + b" " + self.spelt(inner)
            for key, inner in entries(value)
        ]
        return b"<< " + b"\n".join(parts) + b" >>"

    def _stream(self, value: pikepdf.Stream) -> bytes:
        raw = value.read_raw_bytes()
        head = self._dictionary(value)[: -len(b">>")]
        length = f"\n/Length {len(raw)} >>".encode()
        return head + length + b"\nstream\n" + raw + b"\nendstream"


class _Copy(PDFObject):
    """An object of another file, spelt out when it is written."""

    __RefOnly__ = 1

    def __init__(self, value: Any, file: _File) -> None:
        self.value, self.file = value, file

    def format(self, document: Any) -> bytes:
        return self.file.whole(self.value)


def entries(value: Any) -> Iterator[tuple[str, Any]]:
    """The entries of a dictionary or stream that are copied, in the order of their names."""
    for key in sorted(value.keys()):
        if key not in LEFT_BEHIND and not (isinstance(value, pikepdf.Stream) and key == "/Length"):
            yield key, value.get(key)


def resources(page: pikepdf.Page) -> Any:
    """What a page draws with, its own or handed down to it."""
    node: Any = page.obj
    for _ in range(MOST_LEVELS):
        if found := node.get("/Resources", None):
            return found
        if (node := node.get("/Parent", None)) is None:
            break
    return pikepdf.Dictionary()


def contents(page: pikepdf.Page) -> bytes:
    """What a page draws, in one piece, unpacked."""
    held = page.obj.get("/Contents", None)
    if held is None:
        return b""
    parts = [held] if isinstance(held, pikepdf.Stream) else [held[i] for i in range(len(held))]
    return b"\n".join(part.read_bytes() for part in parts)
