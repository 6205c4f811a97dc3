"""--only: some components of a box, and how many of each."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from pnp.box import Box

MOST_COPIES = 10_000


@dataclass(frozen=True, slots=True)
class Pick:
    """A key, or a pattern of keys with *, and how many copies (None: as many as the box holds)."""

    key: str
    count: int | None = None

    def matches(self, key: str) -> bool:
        return fnmatchcase(key.lower(), self.key.lower())


def picks(text: str) -> tuple[Pick, ...]:
    """The picks of 'pipe.tee.*:2,valve'.  Raises ValueError for a count that is none."""
    return tuple(_pick(part.strip()) for part in text.split(",") if part.strip())


def _pick(text: str) -> Pick:
    key, colon, count = text.partition(":")
    if not colon:
        return Pick(key)
    if not (count.isdecimal() and len(count) < 6 and 1 <= int(count) <= MOST_COPIES):
        shown = count if len(count) < 20 else f"{count[:20]}…"
        raise ValueError(f"{key}: {shown!r} is no number of copies; give 1 to {MOST_COPIES}")
    return Pick(key, int(count))


def select(box: Box, only: Sequence[Pick], copies: int) -> Box:
    """The box with only what was picked, and that many copies of the game.

    What is picked twice is printed for both: '*,valve:2' is the box and two valves more.
    Raises ValueError naming the nearest keys to one that matches nothing.
    """
    if only:
        check(only, keys(box))
    components = [
        replace(each, copies=_count(each.key, each.copies, only) * copies)
        for each in box.components
    ]
    leaflets = [each for each in box.leaflets for _ in range(_count(each.key, 1, only))]
    return replace(
        box,
        components=tuple(each for each in components if each.copies),
        leaflets=tuple(leaflets),
    )


def keys(box: Box) -> list[str]:
    """The key of everything that can be printed alone."""
    return ["guide", *(leaf.key for leaf in box.leaflets), *(part.key for part in box.components)]


def check(only: Sequence[Pick], known: Sequence[str]) -> None:
    """Raises ValueError for a pick that matches no key."""
    for pick in only:
        check_known(pick, known, "component")
        if pick.count and pick.count > 1 and pick.matches("guide") and "*" not in pick.key:
            raise ValueError("the guide is the first page of a file, once; leave its count out")


def check_known(pick: Pick, known: Sequence[str], what: str) -> None:
    """Raises ValueError for a pick that matches no key, naming the nearest."""
    if not any(map(pick.matches, known)):
        near = difflib.get_close_matches(pick.key, known, n=3, cutoff=0.4) or known[:3]
        raise ValueError(f"no {what} {pick.key!r}; nearest: {', '.join(near)}")


def wants_guide(only: Sequence[Pick]) -> bool:
    """Whether the first page is printed: always, unless other things were picked."""
    return _count("guide", 1, only) > 0


def _count(key: str, held: int, only: Sequence[Pick]) -> int:
    """How many to print of a key the box holds so many of."""
    if not only:
        return held
    return sum(held if pick.count is None else pick.count for pick in only if pick.matches(key))
