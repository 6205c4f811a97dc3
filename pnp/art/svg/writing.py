"""A vetted tree written as SVG again: only what was looked at is in it."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from pnp.art.svg.tree import SVG, Element


def written(root: Element) -> bytes:
    """The tree as a file."""
    parts: list[str] = []
    _write(root, f' xmlns="{SVG}"', parts)
    return "".join(parts).encode()


def _write(element: Element, more: str, parts: list[str]) -> None:
    parts.append(f"<{element.name}{more}")
    parts += [f" {name}={quoteattr(value)}" for name, value in element.attributes.items()]
    if not element.children:
        parts.append("/>")
        return
    parts.append(">")
    for child in element.children:
        if isinstance(child, Element):
            _write(child, "", parts)
        else:
            parts.append(escape(child))
    parts.append(f"</{element.name}>")
