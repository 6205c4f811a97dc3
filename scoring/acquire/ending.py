"""When the game ends (rule 27, decisions 7 and 11)."""

from __future__ import annotations

from collections.abc import Collection

from scoring.acquire.editions import END, SAFE, Edition


def reason(edition: Edition, sizes: Collection[int], can_found: bool) -> str | None:
    """Why the game can end, as a key; None while it cannot.

    In Acquire it is enough that every company on the board is safe; in Cartel none may be left
    to found either.
    """
    if any(size >= END for size in sizes):
        return "acquire.end-size"
    if not sizes or any(size < SAFE for size in sizes):
        return None
    if not edition.automatic_end:
        return "acquire.end-safe"
    return None if can_found else "acquire.end-nothing-to-found"
