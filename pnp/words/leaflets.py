"""Leaflet texts: the small markup of pnp/words/rules, and blocks made of it.

# Title                        [W3] a rule           [A27 cartel] a rule of one edition
## Section                     - an item             [- cartel] anything of one edition
!name: caption                 a paragraph           {placeholder}   **bold**
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from layouts.leaflet import Block, Figure, Heading, Item, Paragraph, Rule
from layouts.marks import Face

Role = Literal["title", "heading", "rule", "item", "figure", "paragraph"]

TAG = re.compile(r"\[(\S+)((?: \S+)*)\] (.*)")
FIGURE = re.compile(r"!([a-z-]+): (.*)")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a leaflet text: its role, its tag (a rule's id, a figure's name), its words."""

    role: Role
    tag: str
    words: str


def entries(text: str, edition: str) -> list[Entry]:
    """The lines of a text that hold for the edition."""
    found = []
    for line in filter(None, map(str.strip, text.splitlines())):
        entry, editions = _entry(line)
        if not editions or edition in editions:
            found.append(entry)
    return found


def _entry(line: str) -> tuple[Entry, list[str]]:
    editions: list[str] = []
    if match := TAG.fullmatch(line):
        editions = match[2].split()
        if match[1] != "-":
            return Entry("rule", match[1], match[3]), editions
        line = match[3]
    if line.startswith("# "):
        return Entry("title", "", line[2:]), editions
    if line.startswith("## "):
        return Entry("heading", "", line[3:]), editions
    if line.startswith("- "):
        return Entry("item", "", line[2:]), editions
    if match := FIGURE.fullmatch(line):
        return Entry("figure", match[1], match[2]), editions
    return Entry("paragraph", "", line), editions


def blocks(
    text: str, edition: str, values: Mapping[str, str], figures: Mapping[str, Face]
) -> tuple[Block, ...]:
    """The text as blocks, placeholders filled; its title is left to the title panel."""
    out: list[Block] = []
    for role, tag, words in ((e.role, e.tag, e.words) for e in entries(text, edition)):
        filled = words.format_map(values)
        match role:
            case "title":
                continue
            case "heading":
                out.append(Heading(filled))
            case "rule":
                out.append(Rule(tag, filled))
            case "item":
                out.append(Item(filled))
            case "figure":
                out.append(Figure(figures[tag], filled))
            case "paragraph":
                out.append(Paragraph(filled))
    return tuple(out)


def title(text: str) -> str:
    """The title of a leaflet text."""
    return text.split("\n", 1)[0].removeprefix("# ").strip()
