"""The writers, by format.  Each module has write(sheets, info) -> bytes and is loaded when used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from layouts.sheets import Flip, Sheet

Writer = Callable[[Iterable[Sheet], "Info"], bytes]

WRITERS: dict[str, str] = {
    "pdf": "output.pdf",
}


@dataclass(frozen=True, slots=True)
class Info:
    """What a file says of itself: its title, language (BCP 47), and the duplex edge it is for."""

    title: str
    language: str
    flip: Flip


def writer(format_name: str) -> Writer:
    """The writer of that format; KeyError if there is none."""
    return cast(Writer, import_module(WRITERS[format_name]).write)
