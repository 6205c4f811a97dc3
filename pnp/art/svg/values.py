"""Values of attributes and properties: what they refer to, and whether they are drawn right."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnp.art.findings import Grade
from pnp.art.svg.allowed import AS_USUAL, COLOUR, COLOURS, HUGE, IGNORED, PROPERTIES, TRANSFORM

Fault = tuple[Grade, str]
URL = re.compile(r"url\(\s*(['\"]?)(.*?)\1\s*\)", re.IGNORECASE | re.DOTALL)
SCHEME = re.compile(
    r"(?:java|vb)script\s*:|data\s*:|file\s*:|https?\s*:|expression\s*\(|@import", re.I
)
SHOWN = 40
NUMBERS = re.compile(r"[\d.]+")
FINEST = 0.01
"""Dashes add up to more than this, or drawing them would never end."""


def references(value: str) -> Iterator[str]:
    """The ids that url(#id) names in a value."""
    for _, target in URL.findall(value):
        if target.startswith("#"):
            yield target[1:]


def reach(value: str) -> Fault | None:
    """What a value reaches for outside its own file."""
    for _, target in URL.findall(value):
        if not target.startswith("#"):
            return "unsafe", f"refers to {_shown(target)}, outside the file; embed it"
    if value.lower().count("url(") != len(URL.findall(value)):
        return "unsafe", f"a reference that does not end: {_shown(value)}"
    if SCHEME.search(value) or "\\" in value:
        return "unsafe", f"reaches outside the file: {_shown(value)}"
    return None


def fault(name: str, value: str) -> Fault | None:
    """Why a property or geometry attribute of that value is not drawn as it should be."""
    if found := reach(value):
        return found
    if "var(" in value or "calc(" in value or "env(" in value:
        return "wrong", f"{name}: {_shown(value)} is not worked out; write the value itself"
    if name in COLOURS and not COLOUR.fullmatch(value.strip()):
        return "wrong", f"{name}: the colour {_shown(value)} is not known; write it as #rrggbb"
    if name.lower().endswith("transform") and not TRANSFORM.fullmatch(value.strip()):
        return "wrong", f"{name}: {_shown(value)} is not read; write plain numbers, no units"
    if name == "stroke-dasharray" and _endless(value):
        return "unsafe", f"dashes too fine to be drawn: {_shown(value)}"
    if name not in (*COLOURS, "font-family", "font") and HUGE.search(value):
        return "wrong", f"{name}: a number beyond all measure"
    return None


def property_fault(name: str, value: str) -> Fault | None:
    """The same for a property, and for those that are not drawn at all."""
    if found := reach(value):
        return found
    if name in PROPERTIES:
        return fault(name, value)
    if name in IGNORED or name.startswith("-") or value.strip() in AS_USUAL.get(name, ()):
        return None
    if name in AS_USUAL:
        return "wrong", f"{name}: {_shown(value)} is not drawn; {_remedy(name)}"
    return "doubtful", f"{_shown(name)} is not known here and left out; see that nothing is missing"


def _remedy(name: str) -> str:
    if name == "filter":
        return "turn the effect into an embedded picture, or leave it out"
    return "leave it out, or turn the shape into plain paths"


def _endless(value: str) -> bool:
    numbers = [float(n) for n in NUMBERS.findall(value) if n.count(".") < 2 and n != "."]
    return 0 < sum(numbers) < FINEST


def _shown(text: str) -> str:
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")
