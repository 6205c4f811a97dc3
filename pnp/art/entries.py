"""A file of a pack before it is read: its name, its size as promised, and how to read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Entry(NamedTuple):
    """read(n) gives at most n bytes, or raises OSError or ValueError saying why not."""

    name: str
    size: int
    read: Callable[[int], bytes]
