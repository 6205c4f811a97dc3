"""How large an SVG says it is, in mm."""

from __future__ import annotations

import re

from pnp.art.refused import Refused
from pnp.art.svg.tree import Element

PX = 25.4 / 96
UNITS = {
    "": PX,
    "px": PX,
    "mm": 1.0,
    "cm": 10.0,
    "in": 25.4,
    "pt": 25.4 / 72,
    "pc": 25.4 / 6,
    "q": 0.25,
}
LENGTH = re.compile(r"\s*\+?(\d*\.?\d+(?:[eE][+-]?\d)?)\s*([a-zA-Z]*)\s*")
NUMBER = re.compile(r"[+-]?\d*\.?\d+(?:[eE][+-]?\d+)?")
LEAST, MOST = 1.0, 2_000.0
"""mm along a side."""


def size(root: Element) -> tuple[float, float]:
    """Width and height in mm.  Raises Refused if it says neither, or nothing sensible."""
    box = _view_box(root)
    width = _length(root, "width", box[2] if box else None)
    height = _length(root, "height", box[3] if box else None)
    for side in (width, height):
        if not LEAST <= side <= MOST:
            raise Refused(
                "wrong", f"{side:g} mm along a side; give {LEAST:g} to {MOST:g}", root.line
            )
    return width, height


def _view_box(root: Element) -> tuple[float, float, float, float] | None:
    """The viewBox, if there is one.  Raises Refused if it is not four numbers."""
    text = root.attributes.get("viewBox")
    if text is None:
        return None
    numbers = [float(number) for number in NUMBER.findall(text)]
    if len(numbers) != 4 or not all(1e-3 <= side <= 1e7 for side in numbers[2:]):
        raise Refused("wrong", f"viewBox {text[:40]!r} is not x, y, width and height", root.line)
    x, y, width, height = numbers
    return x, y, width, height


def _length(root: Element, name: str, otherwise: float | None) -> float:
    text = root.attributes.get(name, "100%").strip()
    if text.endswith("%") or text == "auto":
        if otherwise is None:
            raise Refused("wrong", f"no {name} in mm and no viewBox; give one", root.line)
        return otherwise * PX
    match = LENGTH.fullmatch(text)
    if not match or match[2].lower() not in UNITS:
        raise Refused("wrong", f"{name} {text[:40]!r} is no length; write it in mm", root.line)
    return float(match[1]) * UNITS[match[2].lower()]
