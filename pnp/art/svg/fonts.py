"""Fonts in SVG art: ours are at hand, no others; letters they lack are named."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from layouts.font_widths import WIDTHS
from pnp.art.svg.allowed import TEXTS
from pnp.art.svg.style import Rule
from pnp.art.svg.tree import Element
from pnp.art.svg.values import Fault

FAMILIES = {
    "zilla slab": "slab",
    "atkinson hyperlegible": "sans",
    "pnp slab": "slab",
    "pnp sans": "sans",
    "pnp sans tabular": "sans",
}
"""Families at hand, those that exported files name among them -> whose letters they have."""
NAMES = "Zilla Slab or Atkinson Hyperlegible"
SHORTHAND = re.compile(r".*?[\d.]+(?:[a-z]+|%)?(?:\s*/\s*\S+)?\s+(.+)", re.IGNORECASE)


def font_faults(root: Element, rules: Sequence[Rule]) -> Iterator[Fault]:
    """What is wrong with the fonts that the text of a drawing asks for."""
    words = "".join(_words(root))
    if not words.strip():
        return
    asked = [*_asked(root), *(found for rule in rules for found in _families(rule.declarations))]
    if not asked:
        yield "wrong", f"text that names no font; use {NAMES}, or turn it into paths"
    held: set[str] = set()
    for family in dict.fromkeys(asked):
        names = [name.strip().strip("'\"").lower() for name in family.split(",")]
        ours = [name for name in names if name in FAMILIES]
        held.update(FAMILIES[name] for name in ours)
        if not ours:
            yield "wrong", f"font {family[:60]} not found; use {NAMES}, or turn the text into paths"
        elif names[0] not in FAMILIES:
            yield (
                "doubtful",
                f"font {names[0]} not found; {ours[0].title()} is used, its second choice",
            )
    for letter in dict.fromkeys(words):
        if held and letter.isprintable() and not any(ord(letter) in WIDTHS[f] for f in held):
            yield "wrong", f"the letter {letter!r} (U+{ord(letter):04X}) is in none of its fonts"


def _words(element: Element) -> Iterator[str]:
    for each in element.all():
        if each.name in TEXTS:
            yield from (child for child in each.children if isinstance(child, str))


def _asked(root: Element) -> Iterator[str]:
    for each in root.all():
        pairs = [part.partition(":")[::2] for part in each.attributes.get("style", "").split(";")]
        own = [(n, v) for n, v in each.attributes.items() if n in ("font-family", "font")]
        yield from _families((*pairs, *own))


def _families(declarations: Sequence[tuple[str, str]]) -> Iterator[str]:
    for name, value in declarations:
        if name == "font-family":
            yield value
        elif name == "font" and (match := SHORTHAND.fullmatch(value)):
            yield match[1]
