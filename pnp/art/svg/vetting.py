"""An SVG looked through: everything wrong with it named, and what is left written anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pnp.art.findings import Finding, Grade
from pnp.art.refused import Refused
from pnp.art.svg import allowed
from pnp.art.svg.embedded import embedded
from pnp.art.svg.expansion import drawn
from pnp.art.svg.fonts import font_faults
from pnp.art.svg.size import size
from pnp.art.svg.style import Rule, declarations, rules
from pnp.art.svg.tree import Element, parsed
from pnp.art.svg.values import Fault, fault, property_fault, reach, references
from pnp.art.svg.writing import written

GUIDE = ("data-pnp", "guide")
"""The mark of layers that help who draws and are not printed."""


@dataclass(frozen=True, slots=True)
class Vector:
    """An SVG that was vetted: the file written anew, and its size in mm as it states it."""

    data: bytes
    width: float
    height: float


def vetted(file: str, data: bytes) -> tuple[Vector | None, tuple[Finding, ...]]:
    """The SVG as it may be drawn, and all that was found; None if it may not be."""
    look = _Look(file)
    try:
        root = parsed(data)
        if root.name != "svg":
            raise Refused("wrong", "no SVG: its root is another element", root.line)
        clean = look.element(root)
        look.add(clean, font_faults(clean, look.rules))
        width, height = size(clean)
        drawn(clean, look.references)
    except Refused as refused:
        return None, (*look.findings, refused.finding(file))
    findings = tuple(look.findings)
    if any(finding.grade in ("unsafe", "wrong") for finding in findings):
        return None, findings
    sized = {**clean.attributes, "width": f"{width:.4f}mm", "height": f"{height:.4f}mm"}
    sized.setdefault("viewBox", f"0 0 {width / 25.4 * 96:.4f} {height / 25.4 * 96:.4f}")
    return Vector(written(replace(clean, attributes=sized)), width, height), findings


class _Look:
    """Walks a tree, collects findings, gives back the tree without what draws nothing."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.findings: dict[Finding, None] = {}
        self.rules: list[Rule] = []
        self.told: set[tuple[Grade, str]] = set()

    def add(self, element: Element, faults: Iterable[Fault]) -> None:
        """Each fault once, at the first line that has it."""
        for grade, words in faults:
            if (grade, words) not in self.told:
                self.told.add((grade, words))
                self.findings[Finding(grade, self.file, words, element.line)] = None

    def element(self, element: Element) -> Element:
        """The element with what is drawn of it."""
        if element.name == "style":
            return self._sheet(element)
        attributes = dict(self._attributes(element))
        children = tuple(self._children(element))
        return replace(element, attributes=attributes, children=children)

    def _children(self, element: Element) -> Iterator[Element | str]:
        for child in element.children:
            if isinstance(child, str):
                if element.name in allowed.TEXTS:
                    yield child
            elif self._kept(child):
                yield self.element(child)

    def _kept(self, element: Element) -> bool:
        """Whether an element is drawn; what should be and is not becomes a finding."""
        local = element.name.rpartition(" ")[2]
        if local in allowed.UNSAFE:
            self.add(element, [("unsafe", allowed.UNSAFE[local])])
            return False
        if element.attributes.get(GUIDE[0]) == GUIDE[1]:
            self._search(element)
            return False
        if element.name in allowed.ELEMENTS:
            return True
        if " " not in element.name and element.name not in allowed.SILENT:
            remedy = allowed.REMEDIES.get(element.name, "it is not drawn; turn it into paths")
            self.add(element, [("wrong", f"<{element.name[:30]}>: {remedy}")])
        self._search(element)
        return False

    def _search(self, element: Element) -> None:
        """Harm hidden in what is not drawn."""
        for each in element.all():
            local = each.name.rpartition(" ")[2]
            if local in allowed.UNSAFE:
                self.add(each, [("unsafe", allowed.UNSAFE[local])])
            self.add(each, [_EVENT for name in each.attributes if name.lower().startswith("on")])

    def _attributes(self, element: Element) -> Iterator[tuple[str, str]]:
        for name, value in element.attributes.items():
            if name.lower().startswith("on"):
                self.add(element, [_EVENT])
            elif name == "href":
                yield from self._href(element, value)
            elif name == "style":
                kept, faults = declarations(value)
                self.add(element, faults)
                if kept:
                    yield name, ";".join(f"{key}:{each}" for key, each in kept)
            elif name in allowed.GEOMETRY:
                yield from self._checked(element, name, value, fault(name, value))
            elif name in allowed.PROPERTIES:
                yield from self._checked(element, name, value, property_fault(name, value))
            elif name in ("id", "class", "xml:space"):
                yield from self._checked(element, name, value, reach(value))
            else:
                self._left_out(element, name, value)

    def _left_out(self, element: Element, name: str, value: str) -> None:
        silent = " " in name or name.startswith(("data-", "aria-", "xml:"))
        if not silent and (found := property_fault(name, value)):
            self.add(element, [found])

    def _checked(
        self, element: Element, name: str, value: str, found: Fault | None
    ) -> Iterator[tuple[str, str]]:
        if found:
            self.add(element, [found])
        else:
            yield name, value

    def _href(self, element: Element, value: str) -> Iterator[tuple[str, str]]:
        if value.startswith("#"):
            yield "href", value
        elif element.name == "image":
            try:
                yield "href", embedded(value)
            except Refused as refused:
                self.add(element, [(refused.grade, refused.words)])
        else:
            self.add(element, [("unsafe", f"refers to {value[:40]!r}, outside the file; embed it")])

    def _sheet(self, element: Element) -> Element:
        text = "".join(child for child in element.children if isinstance(child, str))
        found, faults = rules(text)
        self.add(element, faults)
        self.rules += found
        clean = "\n".join(
            f"{','.join(rule.selectors)}{{{';'.join(f'{k}:{v}' for k, v in rule.declarations)}}}"
            for rule in found
        )
        return replace(element, attributes={}, children=(clean,))

    def references(self, element: Element) -> Iterator[str]:
        """The ids that an element draws or paints with."""
        href = element.attributes.get("href", "")
        if href.startswith("#"):
            yield href[1:]
        for value in element.attributes.values():
            if "url(" in value:
                yield from references(value)
        for rule in self.rules:
            named = [i for _, value in rule.declarations for i in references(value)]
            if named and rule.may_select(element):
                yield from named


_EVENT: Fault = ("unsafe", "a script in an attribute (on...); pictures hold none")
