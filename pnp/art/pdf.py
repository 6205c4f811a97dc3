"""PDF art: its one page looked through, object by object.  What could act is refused."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pikepdf

from output.pages import area, contents, entries, resources
from pnp.art.findings import Finding, worst
from pnp.art.limits import (
    LARGEST_STREAM,
    MOST_DEPTH,
    MOST_OBJECTS,
    MOST_PIXELS,
    MOST_SIDE,
)
from pnp.art.refused import Refused

ACTS = ("/JS", "/JavaScript", "/Launch", "/EmbeddedFiles", "/RichMedia", "/XFA")
"""Names of what a page of art has no use for."""
PACKINGS = (
    "/FlateDecode", "/DCTDecode", "/ASCIIHexDecode", "/ASCII85Decode", "/RunLengthDecode",
    "/CCITTFaxDecode", "/JPXDecode",
)  # fmt: skip
MOST_CONTENT = 16 * 1024 * 1024
MOST_DRAWN = 64 * 1024 * 1024
"""Bytes of drawing orders, with every form drawn out where it is used."""
BROKEN = (
    pikepdf.PdfError, ValueError, TypeError, KeyError, IndexError, AttributeError, RuntimeError,
    OSError, NotImplementedError, ArithmeticError,
)  # fmt: skip
"""What qpdf and its wrapper raise over objects that are not what they should be."""
USED = re.compile(rb"/([^\s/<>\[\](){}%]+)\s+(?:Do|scn|SCN|gs)\b")


def vetted(file: str, data: bytes) -> tuple[tuple[float, float] | None, tuple[Finding, ...]]:
    """The size of the page in mm, and what was found; None if it may not be drawn."""
    findings: list[Finding] = []
    try:
        with pikepdf.open(BytesIO(data)) as opened:
            size = _page(file, opened, findings)
    except Refused as refused:
        return None, (refused.finding(file),)
    except pikepdf.PasswordError:
        return None, (Finding("wrong", file, "locked with a password; save it without"),)
    except BROKEN as error:
        words = " ".join(str(error).split())[:120]
        return None, (Finding("wrong", file, f"no PDF that can be read: {words}"),)
    except (MemoryError, RecursionError, OverflowError):
        return None, (Finding("unsafe", file, "a PDF that cannot be read within limits"),)
    bad = worst(findings) in ("unsafe", "wrong")
    return (None if bad else size), tuple(findings)


def _page(file: str, opened: pikepdf.Pdf, findings: list[Finding]) -> tuple[float, float]:
    if opened.is_encrypted:
        raise Refused("wrong", "locked; save it without a password")
    if len(opened.pages) != 1:
        raise Refused("wrong", f"{len(opened.pages)} pages; keep the one that is the picture")
    if len(opened.objects) > MOST_OBJECTS:
        raise Refused("unsafe", f"over {MOST_OBJECTS:,} objects; simplify the drawing")
    _harmless(opened)
    page = opened.pages[0]
    if page.obj.get("/Annots", None):
        words = "notes and form fields are not drawn; flatten them into the page"
        findings.append(Finding("doubtful", file, words))
    if opened.Root.get("/OCProperties", None) is not None:
        words = "layers are all drawn, hidden ones too; flatten them"
        findings.append(Finding("doubtful", file, words))
    walk = _Walk()
    held = page.obj.get("/Contents", None)
    walk.look(held, 0)
    walk.look(resources(page), 0)
    _measured(page)
    findings += [
        Finding("wrong", file, f"font {name} is not in the file; embed it, or make it paths")
        for name in sorted(walk.fonts)
    ]
    return area(page).size


def _harmless(opened: pikepdf.Pdf) -> None:
    """Raises Refused for anything in the file that acts, wherever it hangs."""
    for each in opened.objects:
        for inner in _dictionaries(each, 0):
            for key, held in inner.items():
                if key in ACTS or (key == "/S" and str(held) in ACTS):
                    raise Refused("unsafe", "scripts or links to elsewhere; save it flattened")
            if isinstance(inner, pikepdf.Stream) and "/F" in inner:
                raise Refused("unsafe", "refers to a file outside it; embed that")


def _dictionaries(value: Any, depth: int) -> Iterator[Any]:
    """The dictionaries directly in a value, itself included; those elsewhere are not followed."""
    if depth > MOST_DEPTH:
        raise Refused("unsafe", "nested without end")
    if not isinstance(value, pikepdf.Object) or (depth and value.is_indirect):
        return
    if isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        yield value
        for _, held in value.items():
            yield from _dictionaries(held, depth + 1)
    elif isinstance(value, pikepdf.Array):
        for i in range(len(value)):
            yield from _dictionaries(value[i], depth + 1)


class _Walk:
    """Everything that a page draws with, each object once."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, int]] = set()
        self.fonts: set[str] = set()
        self.room = 4 * LARGEST_STREAM

    def look(self, value: Any, depth: int) -> None:
        if depth > 4 * MOST_DEPTH:
            raise Refused("unsafe", "nested without end")
        if not isinstance(value, pikepdf.Object):
            return
        if value.is_indirect:
            if value.objgen in self.seen:
                return
            self.seen.add(value.objgen)
        if isinstance(value, pikepdf.Array):
            for i in range(len(value)):
                self.look(value[i], depth + 1)
        elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
            if isinstance(value, pikepdf.Stream):
                self._stream(value)
            self._font(value)
            for _, inner in entries(value):
                self.look(inner, depth + 1)

    def _stream(self, stream: pikepdf.Stream) -> None:
        if str(stream.get("/Subtype", "")) == "/PS":
            raise Refused("unsafe", "PostScript in it; save it as plain PDF")
        if str(stream.get("/Subtype", "")) == "/Image":
            wide, high = int(stream.get("/Width", 0)), int(stream.get("/Height", 0))
            if not (0 < wide <= MOST_SIDE and 0 < high <= MOST_SIDE and wide * high <= MOST_PIXELS):
                raise Refused("unsafe", f"a picture of {wide} x {high} pixels")
        size = unpacked(stream)
        self.room -= size
        if self.room < 0:
            raise Refused("unsafe", "unpacks beyond all measure")

    def _font(self, value: Any) -> None:
        """Names of fonts that are not in the file."""
        if str(value.get("/Type", "")) != "/Font" or "/DescendantFonts" in value:
            return
        if str(value.get("/Subtype", "")) == "/Type3":
            return
        held = value.get("/FontDescriptor", None)
        if held is None or not any(f"/FontFile{n}" in held for n in ("", "2", "3")):
            self.fonts.add(str(value.get("/BaseFont", "without a name"))[:60].lstrip("/"))


def unpacked(stream: Any) -> int:
    """Bytes of a stream once unpacked.  Raises Refused beyond LARGEST_STREAM."""
    held = stream.get("/Filter", None)
    names = (
        [] if held is None else [held] if isinstance(held, pikepdf.Name) else list(held.as_list())
    )
    filters = [str(name) for name in names]
    for name in filters:
        if name not in PACKINGS:
            raise Refused("wrong", f"packed as {name[1:20]}, which is not read; save it anew")
    if len(filters) > 2 or filters.count("/FlateDecode") > 1:
        raise Refused("unsafe", "packed over and over; save it anew")
    raw = stream.read_raw_bytes()
    if filters == ["/FlateDecode"]:
        return _inflated(raw)
    if "/FlateDecode" in filters and filters[0] == "/FlateDecode":
        raise Refused("wrong", "packed in an unusual order; save it anew")
    if "/FlateDecode" in filters:
        raise Refused("wrong", "packed as text; save it anew")
    return len(raw) * (64 if "/RunLengthDecode" in filters else 1)


def _inflated(raw: bytes) -> int:
    opened, total = zlib.decompressobj(), 0
    try:
        piece = opened.decompress(raw, LARGEST_STREAM + 1)
        total = len(piece)
    except zlib.error as error:
        raise Refused("wrong", f"broken inside ({error}); save it anew") from error
    if total > LARGEST_STREAM:
        raise Refused("unsafe", "unpacks beyond all measure")
    return total


def _measured(page: pikepdf.Page) -> None:
    """Raises Refused if its forms, drawn out, are too much to draw, or go round in a circle."""
    orders = contents(page)
    _Drawn().size(orders, resources(page), 0)


class _Drawn:
    """Sizes of drawing orders with forms drawn out; each form is sized once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], int] = {}
        self.open: set[tuple[int, int]] = set()

    def size(self, orders: bytes, held: Any, depth: int) -> int:
        if len(orders) > MOST_CONTENT or depth > MOST_DEPTH:
            raise Refused("unsafe", "draws without end; simplify it")
        total = len(orders)
        inner = dict(self._forms(held))
        for name in USED.findall(orders):
            if form := inner.get(b"/" + name):
                total += self._form(form, held, depth)
            if total > MOST_DRAWN:
                raise Refused("unsafe", "draws without end once its forms are drawn out")
        return total

    def _form(self, form: Any, held: Any, depth: int) -> int:
        name = form.objgen
        if name in self.open:
            raise Refused("unsafe", "a form that draws itself")
        if name not in self.known:
            self.open.add(name)
            own = form.get("/Resources", held)
            self.known[name] = self.size(form.read_bytes(), own, depth + 1)
            self.open.discard(name)
        return self.known[name]

    def _forms(self, held: Any) -> Iterator[tuple[bytes, Any]]:
        """What resources hold that draws: forms, patterns, and masks of graphics states."""
        for kind in ("/XObject", "/Pattern", "/ExtGState"):
            table: Any = held.get(kind, None)
            for key in table.keys() if isinstance(table, pikepdf.Dictionary) else ():
                each: Any = table.get(key)
                if kind == "/ExtGState" and isinstance(each, pikepdf.Dictionary):
                    mask = each.get("/SMask", None)
                    each = mask.get("/G", None) if isinstance(mask, pikepdf.Dictionary) else None
                if isinstance(each, pikepdf.Stream) and str(each.get("/Subtype", "")) != "/Image":
                    yield key.encode(), each
