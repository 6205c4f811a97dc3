"""SVG: one file a sheet and one a face, at true size in mm; every distinct face one symbol.

Text is drawn as outlines, with its words as a title.  Layers (Inkscape's) are named art, guides,
cut, fold and bleed; the last three are hidden until a cutter's software wants them.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as Members
from typing import Any, assert_never

import svgwrite
from svgwrite.container import Group as Container
from svgwrite.extensions import Inkscape

from layouts import paths
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
    Path,
    Picture,
    Radial,
    Segment,
    Solid,
    Stroke,
    Text,
    Use,
)
from layouts.sheets import Placement, Sheet
from layouts.trimming import bled, finished
from output import File, Info, outlines

OPERATORS: dict[type[Segment], str] = {
    Move: "M{:.3f} {:.3f}",
    Line: "L{:.3f} {:.3f}",
    Curve: "C{:.3f} {:.3f} {:.3f} {:.3f} {:.3f} {:.3f}",
    Close: "Z",
}
CUT, FOLD, BLEED = "#ff0000", "#0000ff", "#00a000"
HAIR = 0.1  # mm

Lettering = Callable[[svgwrite.Drawing, Text], Any]
"""How a run of type becomes an element; None for one that leaves no trace."""


def outlined(drawing: svgwrite.Drawing, text: Text) -> Any:
    """The letters as one path, their words as its title."""
    data = outlines.path(text.words, text.font)
    if not data:
        return None
    k = text.size / 1000
    run = drawing.g(
        transform=f"matrix({k:.7f} 0 0 {-k:.7f} {text.x:.4f} {text.y:.4f})",
        fill=text.fill.colour,
    )
    opacity(run, "fill-opacity", text.fill.alpha)
    run.set_desc(title=text.words)
    run.add(drawing.path(d=data))
    return run


def write(sheets: Iterable[Sheet], info: Info) -> Iterator[File]:
    """Each sheet, then each distinct face, as a file of its own."""
    faces: dict[Face, str] = {}
    for number, sheet in enumerate(sheets, 1):
        yield File(f"sheet-{number:03}", _sheet(sheet, f"{info.title} · {sheet.section}"))
        for placement in sheet.placements:
            faces.setdefault(placement.face, placement.key)
    taken: set[str] = set()
    for face, key in faces.items():
        name = key
        count = 1
        while name in taken:
            count += 1
            name = f"{key}-{count}"
        taken.add(name)
        yield File(f"faces/{name}", face_file(face, key))


def _sheet(sheet: Sheet, title: str) -> bytes:
    page = Page(sheet.width, sheet.height, (0.0, 0.0), title)
    art = page.layer("art")
    for placement in sheet.placements:
        page.use(art, placement.face, placement.matrix)
    page.marks(page.layer("guides"), sheet.guides)
    page.workshop(sheet.placements)
    return page.file()


def face_file(face: Face, title: str) -> bytes:
    """One face, bleed and all, at true size."""
    edge = face.bleed
    page = Page(face.width + 2 * edge, face.height + 2 * edge, (-edge, -edge), title)
    page.use(page.layer("art"), face, UNMOVED)
    page.workshop((Placement(title, face, 0, 0),))
    return page.file()


class Page:
    """A drawing under way: its layers, and the symbols and gradients it already holds.

    inline faces are drawn where they are used instead of as symbols.
    """

    def __init__(
        self,
        width: float,
        height: float,
        corner: tuple[float, float],
        title: str,
        *,
        lettering: Lettering = outlined,
        inline: Members[Face] = frozenset(),
    ) -> None:
        self.lettering = lettering
        self.inline = inline
        self.drawing = svgwrite.Drawing(
            size=(f"{width:.4f}mm", f"{height:.4f}mm"),
            viewBox=f"{corner[0]:.4f} {corner[1]:.4f} {width:.4f} {height:.4f}",
            debug=False,
        )
        self.drawing.set_desc(title=title)
        self.inkscape = Inkscape(self.drawing)
        self.symbols: dict[Face, str] = {}
        self.paints: dict[Linear | Radial, str] = {}
        self.clips: dict[Outline, str] = {}
        self.pictures: dict[tuple[str, bytes], str] = {}

    def file(self) -> bytes:
        """The drawing as it is written to a file."""
        text: str = self.drawing.tostring()
        return f'<?xml version="1.0" encoding="utf-8"?>\n{text}'.encode()

    def layer(self, name: str, *, hidden: bool = False) -> Container:
        """A new layer on top of the others."""
        layer = self.inkscape.layer(label=name, id=name)
        if hidden:
            layer["style"] = "display:none"
        return self.drawing.add(layer)

    def workshop(self, placements: Sequence[Placement]) -> None:
        """What a cutter's software wants: outlines to cut, lines to fold, edges of the bleed."""
        cut, fold, bleed = (self.layer(name, hidden=True) for name in ("cut", "fold", "bleed"))
        for placement in placements:
            face, matrix = placement.face, placement.matrix
            self.hairline(cut, finished(face), matrix, CUT)
            self.hairline(bleed, bled(face), matrix, BLEED)
            self.creases(fold, face, matrix)

    def hairline(self, layer: Container, outline: Outline, matrix: Matrix, ink: str) -> None:
        """The outline, moved, as a line of HAIR."""
        self._path(layer, Path(paths.moved(outline, matrix), stroke=Stroke(ink, HAIR)))

    def creases(self, layer: Container, face: Face, matrix: Matrix) -> None:
        """The face's folds, moved, as hairlines."""
        for ends in face.folds:
            self.hairline(layer, paths.line(*ends), matrix, FOLD)

    def use(self, parent: Container, face: Face, matrix: Matrix) -> None:
        """The face, through its symbol, or drawn here."""
        if face not in self.inline:
            parent.add(self.drawing.use(f"#{self._symbol(face)}", **_transform(matrix)))
            return
        here = self.drawing.g(**_transform(matrix))
        here.add(self._inside(face))
        parent.add(here)

    def marks(self, parent: Container, marks: Iterable[Mark]) -> None:
        """The marks, in order, into a group."""
        for mark in marks:
            match mark:
                case Path():
                    self._path(parent, mark)
                case Text():
                    element = self.lettering(self.drawing, mark)
                    if element is not None:
                        parent.add(element)
                case Group():
                    self._group(parent, mark)
                case Use(face, matrix):
                    self.use(parent, face, matrix)
                case Picture():
                    self._picture(parent, mark)
                case _:
                    assert_never(mark)

    def _symbol(self, face: Face) -> str:
        if name := self.symbols.get(face):
            return name
        inside = self._inside(face)
        name = f"face{len(self.symbols) + 1}"
        self.symbols[face] = name
        symbol = self.drawing.symbol(id=name, overflow="visible")
        symbol.add(inside)
        self.drawing.defs.add(symbol)
        return name

    def _inside(self, face: Face) -> Container:
        """The face's marks, cut off at the edge of its bleed."""
        inside = self.drawing.g(clip_path=self.clip(bled(face)))
        self.marks(inside, face.marks)
        return inside

    def _group(self, parent: Container, group: Group) -> None:
        container = self.drawing.g(**_transform(group.matrix))
        if group.clip:
            container["clip-path"] = self.clip(group.clip)
        self.marks(container, group.marks)
        parent.add(container)

    def _picture(self, parent: Container, picture: Picture) -> None:
        """A picture through a symbol of its own; a page of a PDF cannot stand in an SVG."""
        if picture.media == "pdf":
            raise ValueError("pictures that are PDF or SVG cannot be put into an SVG; print a PDF")
        whole = picture.media, picture.data
        if whole not in self.pictures:
            name = self.pictures[whole] = f"picture{len(self.pictures) + 1}"
            href = f"data:image/{picture.media};base64,{b64encode(picture.data).decode()}"
            image = self.drawing.image(href, insert=(0, 0), size=(1, 1), id=name)
            image["preserveAspectRatio"] = "none"
            image["style"] = "image-orientation:none"  # the matrix turns it upright
            self.drawing.defs.add(image)
        place = _transform(picture.matrix)
        parent.add(self.drawing.use(f"#{self.pictures[whole]}", **place))

    def _path(self, parent: Container, path: Path) -> None:
        element = self.drawing.path(d=_data(path.outline), fill="none")
        if path.fill:
            element["fill"] = self._paint(path.fill)
            opacity(element, "fill-opacity", path.fill.alpha)
            if path.evenodd:
                element["fill-rule"] = "evenodd"
        if path.stroke:
            _pen(element, path.stroke)
        parent.add(element)

    def _paint(self, paint: Solid | Linear | Radial) -> str:
        if isinstance(paint, Solid):
            return paint.colour
        if name := self.paints.get(paint):
            return f"url(#{name})"
        name = f"paint{len(self.paints) + 1}"
        self.paints[paint] = name
        common = {"id": name, "gradientUnits": "userSpaceOnUse"}
        gradient = (
            self.drawing.linearGradient(
                (_r(paint.x0), _r(paint.y0)), (_r(paint.x1), _r(paint.y1)), **common
            )
            if isinstance(paint, Linear)
            else self.drawing.radialGradient((_r(paint.x), _r(paint.y)), _r(paint.r), **common)
        )
        for at, colour in paint.stops:
            gradient.add_stop_color(_r(at), colour)
        self.drawing.defs.add(gradient)
        return f"url(#{name})"

    def clip(self, outline: Outline) -> str:
        """The reference to a clip of that outline, in defs."""
        if outline not in self.clips:
            name = self.clips[outline] = f"clip{len(self.clips) + 1}"
            clip = self.drawing.clipPath(id=name)
            clip.add(self.drawing.path(d=_data(outline)))
            self.drawing.defs.add(clip)
        return f"url(#{self.clips[outline]})"


def _pen(element: Any, stroke: Stroke) -> None:
    element["stroke"] = stroke.colour
    element["stroke-width"] = _r(stroke.width)
    opacity(element, "stroke-opacity", stroke.alpha)
    if stroke.cap != "butt":
        element["stroke-linecap"] = stroke.cap
    if stroke.join == "miter":
        element["stroke-miterlimit"] = 10  # PDF's own; SVG's is 4
    else:
        element["stroke-linejoin"] = stroke.join
    if stroke.dash:
        element["stroke-dasharray"] = " ".join(f"{length:g}" for length in stroke.dash)


def opacity(element: Any, name: str, alpha: float) -> None:
    """Sets the attribute unless it would say what goes without saying."""
    if alpha != 1:
        element[name] = _r(alpha)


def _transform(matrix: Matrix) -> dict[str, str]:
    if matrix == UNMOVED:
        return {}
    a, b, c, d, e, f = matrix
    return {"transform": f"matrix({a:.6f} {b:.6f} {c:.6f} {d:.6f} {e:.4f} {f:.4f})"}


def _data(outline: Outline) -> str:
    return "".join([OPERATORS[type(segment)].format(*segment) for segment in outline])


def _r(value: float) -> float:
    return round(value, 4)
