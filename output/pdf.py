"""PDF: sheets to pages, every distinct face one form XObject.  Points and bottom-left live here.

Page and form streams begin with one map from points to millimetres, y down; after it all numbers
are the display list's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from io import BytesIO
from typing import Any, Literal, assert_never
from zlib import crc32

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.pdfdoc import (
    PDFResourceDictionary,
)
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from layouts.fonts import FONTS, typeface
from layouts.marks import (
    UNMOVED,
    Close,
    Curve,
    Face,
    Group,
    Line,
    Linear,
    Mark,
    Matrix,
    Move,
    Outline,
    Paint,
    Path,
    Picture,
    Radial,
    Segment,
    Solid,
    Stroke,
    Text,
    Use,
)
from layouts.sheets import Sheet
from output import File, Info
from output.gradients import Shading, rgb
from output.pictures import Pictures

POINT = 72 / 25.4  # points in a millimetre
CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}
OPERATORS: dict[type[Segment], str] = {
    Move: "{:.3f} {:.3f} m",
    Line: "{:.3f} {:.3f} l",
    Curve: "{:.3f} {:.3f} {:.3f} {:.3f} {:.3f} {:.3f} c",
    Close: "h",
}
DUPLEX = {
    "long-edge": "DuplexFlipLongEdge",
    "short-edge": "DuplexFlipShortEdge",
    "none": "Simplex",
}


def write(sheets: Iterable[Sheet], info: Info) -> Iterator[File]:
    """The sheets as one file."""
    yield File("", document(sheets, info))


def document(sheets: Iterable[Sheet], info: Info) -> bytes:
    """The sheets as one PDF, a page a sheet; the same sheets give the same bytes."""
    rl_config.useA85 = 0
    out = BytesIO()
    first_font: Any = _font("sans")  # instead of Helvetica, which would not be embedded
    canvas = FormCanvas(out, invariant=1, pageCompression=1, initialFontName=first_font)
    canvas._doc.ensureMinPdfVersion("transparency")
    canvas.setTitle(info.title)
    canvas.setAuthor("pnp-press")
    canvas.setCreator("pnp-press")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", DUPLEX[info.flip])
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas._doc.Catalog.Lang = pdfdoc.PDFString(info.language)
    pen = Pen(canvas)
    section = ""
    for sheet in sheets:
        pen.page(sheet)
        if sheet.section and sheet.section != section:
            section = sheet.section
            name = f"page{canvas.getPageNumber()}"
            canvas.bookmarkPage(name)
            canvas.addOutlineEntry(section, name, level=0)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


class FormCanvas(Canvas):
    """A canvas whose forms keep the alpha states and shadings they use.

    reportlab 5.1 writes only fonts and forms into a form's resources; gradients and transparency
    drawn inside beginForm/endForm are lost without a word.
    """

    # Names of reportlab's own, unknown to its type stubs.
    _doc: Any
    _code: list[str]
    _extgstate: Any
    _formsinuse: list[str]
    _shadingUsed: dict[str, str]
    _colorsUsed: Any
    _addShading: Any

    def endForm(self, **extra: Any) -> None:
        resources: Any = PDFResourceDictionary()
        resources.basicFonts()
        if self._formsinuse:
            resources.XObject = self._doc.xobjDict(self._formsinuse)
        if states := self._extgstate.getState():
            resources.ExtGState = states
        resources.setShading(self._shadingUsed)
        resources.setColorSpace(self._colorsUsed)
        contents = pdfdoc.PDFStream()
        contents.content = "\n".join(self._code).encode("ascii")
        self._code = []
        super().endForm(Resources=resources, Contents=contents, **extra)


class Pen:
    """Draws marks on a canvas; remembers which faces and gradients the file already holds."""

    def __init__(self, canvas: FormCanvas) -> None:
        self.canvas = canvas
        self.forms: dict[Face, str] = {}
        self.shadings: dict[Paint, str] = {}
        self.pictures = Pictures(canvas._doc)

    def page(self, sheet: Sheet) -> None:
        """One page of the sheet's exact size, with page boxes where one face is all there is."""
        width, height = sheet.width * POINT, sheet.height * POINT
        canvas = self.canvas
        canvas.setPageSize((width, height))
        canvas.setTrimBox(None)
        canvas.setBleedBox(None)
        if len(sheet.placements) == 1:
            self._boxes(sheet)
        for placement in sheet.placements:
            self._form(placement.face)
        self._forms_of(sheet.guides)
        self._emit(f"{POINT:.8f} 0 0 {-POINT:.8f} 0 {height:.5f} cm")
        for placement in sheet.placements:
            self._use(placement.face, placement.matrix)
        self.marks(sheet.guides)  # over the art: where room is short, marks cross the bleed

    def _boxes(self, sheet: Sheet) -> None:
        (only,) = sheet.placements
        face, height = only.face, sheet.height

        def box(edge: float) -> tuple[float, float, float, float]:
            left, top = only.x - edge, only.y - edge
            right, foot = only.x + face.width + edge, only.y + face.height + edge
            return left * POINT, (height - foot) * POINT, right * POINT, (height - top) * POINT

        self.canvas.setTrimBox(box(0))
        self.canvas.setBleedBox(box(face.bleed))

    def marks(self, marks: Iterable[Mark]) -> None:
        """Draw the marks in order, in the millimetres of the stream that is open."""
        for mark in marks:
            match mark:
                case Path():
                    self._path(mark)
                case Text():
                    self._text(mark)
                case Group():
                    self._group(mark)
                case Use(face, matrix):
                    self._use(face, matrix)
                case Picture():
                    self._picture(mark)
                case _:
                    assert_never(mark)

    def _form(self, face: Face) -> str:
        """The name of the face's form, written into the file the first time it is asked for."""
        if name := self.forms.get(face):
            return name
        self._forms_of(face.marks)
        name = self.forms[face] = f"face{len(self.forms) + 1}"
        edge = face.bleed
        box: Any = (-edge, -edge, face.width + edge, face.height + edge)  # the stubs want int
        self.canvas.beginForm(name, *box)
        self.marks(face.marks)
        self.canvas.endForm()
        return name

    def _forms_of(self, marks: Iterable[Mark]) -> None:
        # A form cannot be begun inside another stream's drawing: inner ones go first.
        for mark in marks:
            if isinstance(mark, Use):
                self._form(mark.face)
            elif isinstance(mark, Group):
                self._forms_of(mark.marks)

    def _use(self, face: Face, matrix: Matrix) -> None:
        self._do(self._form(face), matrix)

    def _picture(self, picture: Picture) -> None:
        name, upright = self.pictures.named(picture)
        self._do(name, upright.then(picture.matrix))

    def _do(self, name: str, matrix: Matrix) -> None:
        # A form takes over the alpha in force, and believes that it starts at 1.
        self._alpha("ca", 1)
        self._alpha("CA", 1)
        self._emit("q " + _cm(matrix))
        self._emit(f"/{self.canvas._doc.getXObjectName(name)} Do Q")
        if name not in self.canvas._formsinuse:
            self.canvas._formsinuse.append(name)

    def _group(self, group: Group) -> None:
        alphas = self.canvas._extgstate
        self.canvas._extgstate = alphas.pushCopy()
        self._emit("q")
        if group.matrix != UNMOVED:
            self._emit(_cm(group.matrix))
        if group.clip:
            self._emit(_outline(group.clip) + " W n")
        self.marks(group.marks)
        self._emit("Q")
        self.canvas._extgstate = alphas

    def _path(self, path: Path) -> None:
        outline = _outline(path.outline)
        star = "*" if path.evenodd else ""
        if isinstance(path.fill, Linear | Radial):
            self._alpha("ca", path.fill.alpha)
            self._emit(f"q {outline} W{star} n /{self._shading(path.fill)} sh Q")
        elif path.fill:
            self._fill(path.fill)
        if path.stroke:
            self._stroke(path.stroke)
        solid = isinstance(path.fill, Solid)
        if solid and path.stroke:
            self._emit(f"{outline} B{star}")
        elif solid:
            self._emit(f"{outline} f{star}")
        elif path.stroke:
            self._emit(f"{outline} S")

    def _text(self, text: Text) -> None:
        self._fill(text.fill)
        font: Any = pdfmetrics.getFont(_font(text.font))
        self._emit(f"BT 1 0 0 -1 {text.x:.4f} {text.y:.4f} Tm")
        for subset, codes in font.splitString(text.words, self.canvas._doc):
            name = font.getSubsetInternalName(subset, self.canvas._doc)
            self._emit(f"{name} {text.size:.4f} Tf <{codes.hex()}> Tj")
        self._emit("ET")

    def _fill(self, paint: Solid) -> None:
        self._alpha("ca", paint.alpha)
        self._emit(f"{rgb(paint.colour)} rg")

    def _stroke(self, stroke: Stroke) -> None:
        self._alpha("CA", stroke.alpha)
        dash = " ".join(f"{length:g}" for length in stroke.dash)
        self._emit(
            f"{rgb(stroke.colour)} RG {stroke.width:.3f} w"
            f" {CAPS[stroke.cap]} J {JOINS[stroke.join]} j [{dash}] 0 d"
        )

    def _alpha(self, kind: Literal["ca", "CA"], value: float) -> None:
        """Opacity of what follows, fills (ca) or strokes (CA); nothing is written if it is so."""
        self.canvas._extgstate.set(self.canvas, kind, value)

    def _shading(self, paint: Linear | Radial) -> str:
        if name := self.shadings.get(paint):
            self.canvas._shadingUsed[name] = name
            return name
        name = str(self.canvas._addShading(Shading(paint)))
        self.shadings[paint] = name
        return name

    def _emit(self, code: str) -> None:
        self.canvas._code.append(code)


@cache
def _font(name: str) -> str:
    """The reportlab name of one of our fonts, registered when first used."""
    pdfmetrics.registerFont(FiguredFont(name, typeface(name).file.read_bytes()))
    return name


class FiguredFont(TTFont):
    """A font whose digits are the forms our font of that name asks for."""

    def __init__(self, name: str, data: bytes) -> None:
        super().__init__(name, BytesIO(data))
        font, _, own = name.partition("=")
        # reportlab takes fonts of one face name for one font, whatever their glyphs.
        if font != FONTS[font].file or own:
            self.face.name += b"-" + FONTS[font].figures.encode()
        if own:
            self.face.name += b"-%08x" % crc32(data)
        for digit, (glyph, width) in typeface(name).figures.items():
            self.face.charToGlyph[ord(digit)] = glyph
            self.face.charWidths[ord(digit)] = width


def _outline(outline: Outline) -> str:
    return " ".join([OPERATORS[type(segment)].format(*segment) for segment in outline])


def _cm(matrix: Matrix) -> str:
    return "{:.6f} {:.6f} {:.6f} {:.6f} {:.4f} {:.4f} cm".format(*matrix)
