"""Style sheets and style attributes: plain rules with plain selectors, the rest named."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pnp.art.limits import LONGEST_STYLE, MOST_RULES
from pnp.art.svg.allowed import PROPERTIES
from pnp.art.svg.tree import Element
from pnp.art.svg.values import Fault, property_fault

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
NAME = r"[A-Za-z_][\w-]*"
COMPOUND = re.compile(rf"(?:(?P<type>{NAME}|\*))?(?P<more>(?:[.#]{NAME})*)")
COMBINED = re.compile(r"\s*>\s*|\s+")
AT = re.compile(r"@[\w-]*")
URGENT = re.compile(r"\s*!\s*important$", re.IGNORECASE)
MOST_STEPS = 8
Declarations = tuple[tuple[str, str], ...]


class Rule(NamedTuple):
    """Selectors, and the declarations for what they select."""

    selectors: tuple[str, ...]
    declarations: Declarations

    def may_select(self, element: Element) -> bool:
        """Whether the last part of a selector fits the element; what is above it is not asked."""
        return any(_fits(COMBINED.split(each)[-1], element) for each in self.selectors)


def declarations(text: str) -> tuple[Declarations, list[Fault]]:
    """The declarations of a style attribute that are drawn; and what is wrong with the others."""
    kept: list[tuple[str, str]] = []
    faults: list[Fault] = []
    for part in COMMENT.sub(" ", text).split(";"):
        name, colon, value = part.partition(":")
        name, value = name.strip().lower(), value.strip()
        value, urgent = URGENT.subn("", value)
        if not name and not value:
            continue
        if not colon:
            faults.append(("wrong", f"style {part.strip()[:40]!r} is no name: value"))
        elif found := property_fault(name, value):
            faults.append(found)
        elif name in PROPERTIES:
            kept.append((name, value + " !important" * urgent))
    return tuple(kept), faults


def rules(text: str) -> tuple[tuple[Rule, ...], list[Fault]]:
    """The rules of a style sheet that are drawn; and what is wrong with the others."""
    faults: list[Fault] = []
    if len(text) > LONGEST_STYLE:
        return (), [("unsafe", f"a style sheet of over {LONGEST_STYLE:,} letters")]
    text = COMMENT.sub(" ", text)
    if "\\" in text:
        return (), [("unsafe", "a backslash in the style sheet; write letters as they are")]
    if text.count("{") > MOST_RULES:
        return (), [("unsafe", f"a style sheet of over {MOST_RULES:,} rules")]
    found = []
    for selector, body in _blocks(text, faults):
        kept, wrong = declarations(body)
        faults += wrong
        selectors = tuple(" ".join(each.split()) for each in selector.split(","))
        bad = [each for each in selectors if not _plain(each)]
        if bad:
            faults.append(
                ("wrong", f"the selector {bad[0][:40]!r} is not followed; use types, classes, ids")
            )
        elif kept:
            found.append(Rule(selectors, kept))
    return tuple(found), faults


def _blocks(text: str, faults: list[Fault]) -> Iterator[tuple[str, str]]:
    """Selector and body of each rule; rules that begin with @ are faults."""
    for part in text.split("}"):
        selector, brace, body = part.rpartition("{")
        head = selector.strip()
        if "@" in part:
            word = AT.findall(part)[0][:20]
            grade_words: Fault = (
                ("unsafe", f"{word} fetches from elsewhere; leave it out")
                if word.lower() in ("@import", "@font-face", "@namespace")
                else ("wrong", f"{word} is not followed; write plain rules")
            )
            faults.append(grade_words)
        elif brace and "{" not in head:
            yield head, body
        elif head or body.strip():
            faults.append(("wrong", f"a style sheet that cannot be read at {part.strip()[:30]!r}"))


def _plain(selector: str) -> bool:
    steps = COMBINED.split(selector)
    return len(steps) <= MOST_STEPS and all(
        step and COMPOUND.fullmatch(step) is not None for step in steps
    )


def _fits(compound: str, element: Element) -> bool:
    match = COMPOUND.fullmatch(compound)
    if not match:
        return False
    if match["type"] and match["type"] not in ("*", element.name):
        return False
    classes = element.attributes.get("class", "").split()
    return all(
        name in classes if sign == "." else name == element.attributes.get("id")
        for sign, name in re.findall(rf"([.#])({NAME})", match["more"])
    )
