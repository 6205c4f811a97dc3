"""The writers, by format.  Each module has write(sheets, info) -> files and is loaded when used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple, cast

from layouts.sheets import Flip, Sheet

WRITERS: dict[str, str] = {
    "pdf": "output.pdf",
    "svg": "output.svg",
    "png": "output.png",
}
WHOLE = ("pdf",)
"""Formats that put all sheets into one file; the others make a file of each."""


@dataclass(frozen=True, slots=True)
class Info:
    """What a file says of itself: its title, language (BCP 47), and the duplex edge it is for;
    and for pictures, their resolution."""

    title: str
    language: str
    flip: Flip
    dpi: float = 300.0


class File(NamedTuple):
    """A file to be placed: its name in the folder of the print, without suffix."""

    name: str
    data: bytes


Writer = Callable[[Iterable[Sheet], Info], Iterator[File]]


def writer(format_name: str) -> Writer:
    """The writer of that format; KeyError if there is none."""
    return cast(Writer, import_module(WRITERS[format_name]).write)
