"""--only: some components of a box, and how many of each."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from pnp.box import Box, Component

MOST_COPIES = 10_000
READ_ONCE = ("rules", "guide")
"""Kinds that two decks need no second copy of."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A key, or a pattern of keys with *, and how many copies (None: as many as the box holds)."""

    key: str
    count: int | None = None

    def matches(self, key: str) -> bool:
        return fnmatchcase(key, self.key)


def picks(text: str) -> tuple[Pick, ...]:
    """The picks of 'pipe.tee.*:2,valve'.  Raises ValueError for a count that is none."""
    return tuple(_pick(part.strip()) for part in text.split(",") if part.strip())


def _pick(text: str) -> Pick:
    key, colon, count = text.partition(":")
    if not colon:
        return Pick(key)
    if not count.isdecimal() or not 1 <= int(count) <= MOST_COPIES:
        raise ValueError(f"{text!r}: {count!r} is no number of copies; give 1 to {MOST_COPIES}")
    return Pick(key, int(count))


def select(box: Box, only: Sequence[Pick], copies: int) -> Box:
    """The box with only what was picked, and that many copies of the game.

    Raises ValueError naming the nearest keys to one that matches nothing.
    """
    if only:
        check(only, keys(box))
    chosen = [
        (component, pick) for component in box.components if (pick := _picked(component.key, only))
    ]
    return replace(
        box,
        components=tuple(
            replace(component, copies=_count(component, pick) * copies)
            for component, pick in chosen
        ),
        leaflets=tuple(leaflet for leaflet in box.leaflets if _picked(leaflet.key, only)),
    )


def keys(box: Box) -> list[str]:
    """The key of everything that can be printed alone."""
    return ["guide", *(leaf.key for leaf in box.leaflets), *(part.key for part in box.components)]


def check(only: Sequence[Pick], known: Sequence[str]) -> None:
    """Raises ValueError for a pick that matches no key."""
    for pick in only:
        if not any(map(pick.matches, known)):
            near = difflib.get_close_matches(pick.key, known, n=3, cutoff=0.4) or known[:3]
            raise ValueError(f"no component {pick.key!r}; nearest: {', '.join(near)}")


def wants_guide(only: Sequence[Pick]) -> bool:
    """Whether the first page is printed: always, unless other things were picked."""
    return not only or _picked("guide", only) is not None


def _picked(key: str, only: Sequence[Pick]) -> Pick | None:
    if not only:
        return Pick(key)
    return next((pick for pick in only if pick.matches(key)), None)


def _count(component: Component, pick: Pick) -> int:
    return component.copies if pick.count is None else pick.count
