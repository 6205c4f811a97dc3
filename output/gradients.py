"""Gradients as PDF shadings, each one object with its colour function inside."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFObject

from layouts.marks import Linear, Radial, Stop


class Shading(PDFObject):
    """A shading, already spelt out."""

    def __init__(self, paint: Linear | Radial) -> None:
        self.text = _shading(paint).encode("ascii")

    def format(self, document: PDFDocument) -> bytes:
        return self.text


def _shading(paint: Linear | Radial) -> str:
    kind, places = (
        (2, [paint.x0, paint.y0, paint.x1, paint.y1])
        if isinstance(paint, Linear)
        else (3, [paint.x, paint.y, 0, paint.x, paint.y, paint.r])
    )
    coordinates = " ".join(f"{place:.4f}" for place in places)
    return (
        f"<< /ShadingType {kind} /ColorSpace /DeviceRGB /Coords [{coordinates}]"
        f" /Extend [true true] /Function {_ramp(paint.stops)} >>"
    )


def _ramp(stops: tuple[Stop, ...]) -> str:
    """The colour function of the stops, which run from 0 to 1."""
    if stops[0].at != 0 or stops[-1].at != 1:
        raise ValueError(f"gradient stops run from 0 to 1, not {stops[0].at} to {stops[-1].at}")
    pieces = [
        f"<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [{rgb(a.colour)}] /C1 [{rgb(b.colour)}] >>"
        for a, b in pairwise(stops)
    ]
    if len(pieces) == 1:
        return pieces[0]
    bounds = " ".join(f"{stop.at:.4f}" for stop in stops[1:-1])
    return (
        f"<< /FunctionType 3 /Domain [0 1] /Functions [{' '.join(pieces)}]"
        f" /Bounds [{bounds}] /Encode [{'0 1 ' * len(pieces)}] >>"
    )


@cache
def rgb(colour: str) -> str:
    """#rrggbb as three numbers from 0 to 1."""
    return " ".join(f"{int(colour[i : i + 2], 16) / 255:.4g}" for i in (1, 3, 5))
