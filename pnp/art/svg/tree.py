"""SVG text to a tree, by expat, with limits.  No entity is declared, nothing outside is read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.parsers import expat

from pnp.art.findings import Grade
from pnp.art.limits import MOST_DEPTH, MOST_ELEMENTS
from pnp.art.refused import Refused

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
XML = "http://www.w3.org/XML/1998/namespace"
PREFIXES = {"": "", SVG: "", XLINK: "", XML: "xml:"}
"""Namespace -> how its names are written; those of any other keep it, and are dropped later."""


@dataclass(frozen=True, slots=True)
class Element:
    """An element: its name, its attributes, what is in it, and the line it begins on."""

    name: str
    attributes: dict[str, str]
    children: tuple[Element | str, ...]
    line: int

    @property
    def elements(self) -> Iterator[Element]:
        """The elements directly in it."""
        return (child for child in self.children if isinstance(child, Element))

    def all(self) -> Iterator[Element]:
        """It and every element below it."""
        yield self
        for child in self.elements:
            yield from child.all()


def parsed(data: bytes) -> Element:
    """The root element.  Raises Refused for what is no XML, or no harmless XML."""
    builder = _Builder()
    try:
        builder.parser.Parse(data, True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        raise Refused("wrong", f"no well-formed XML: {reason}", error.lineno) from error
    except (ValueError, LookupError) as error:
        raise Refused("wrong", f"no XML that can be read: {error}") from error
    assert builder.root is not None  # or expat would have said that no element was found
    return builder.root


class _Builder:
    """Collects a tree from the events of expat."""

    def __init__(self) -> None:
        self.parser: Any = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.EntityDeclHandler = self.entity
        self.parser.ExternalEntityRefHandler = self.entity
        self.parser.SkippedEntityHandler = self.skipped
        self.parser.ProcessingInstructionHandler = self.instruction
        self.root: Element | None = None
        self.open: list[tuple[str, dict[str, str], list[Element | str], int]] = []
        self.count = 0

    def refuse(self, grade: Grade, words: str) -> None:
        raise Refused(grade, words, self.parser.CurrentLineNumber)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS:
            self.refuse("unsafe", f"over {MOST_ELEMENTS:,} elements; simplify the drawing")
        if len(self.open) >= MOST_DEPTH:
            self.refuse("unsafe", f"more than {MOST_DEPTH} elements deep; ungroup the drawing")
        named = {_name(key): value for key, value in attributes.items()}
        self.open.append((_name(name), named, [], self.parser.CurrentLineNumber))

    def end(self, _: str) -> None:
        name, attributes, children, line = self.open.pop()
        element = Element(name, attributes, tuple(children), line)
        if self.open:
            self.open[-1][2].append(element)
        else:
            self.root = element

    def text(self, words: str) -> None:
        if self.open:
            self.open[-1][2].append(words)

    def doctype(self, name: str, system: str | None, public: str | None, subset: bool) -> None:
        if subset:
            self.refuse("unsafe", "declarations of its own in the DOCTYPE; save as plain SVG")

    def entity(self, *_: object) -> bool:
        self.refuse("unsafe", "an entity declared in the file; save as plain SVG")
        return False

    def skipped(self, name: str, _: object) -> None:
        self.refuse("wrong", f"an entity that XML does not know, &{name[:30]};")

    def instruction(self, target: str, _: str) -> None:
        if target.lower() == "xml-stylesheet":
            self.refuse("unsafe", "a style sheet from elsewhere; put it into <style>")


def _name(name: str) -> str:
    """The name as it is written inside SVG; with its namespace if that is a stranger's."""
    space, _, local = name.rpartition(" ")
    prefix = PREFIXES.get(space)
    return name if prefix is None else prefix + local
