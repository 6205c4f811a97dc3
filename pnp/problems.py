"""What can go wrong for a person, and the exit code that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pnp.words import Words

DONE, NO, USAGE, EXISTS, UNSAFE, DEVICE, STOPPED = 0, 1, 2, 3, 4, 5, 130
"""0 done; 1 the answer is no; 2 bad usage or input; 3 would overwrite; 4 unsafe art; 5 disk or
device; 130 Ctrl-C."""


class Problem(Exception):
    """One clear line for the person at the keyboard, and an exit code; before it come the lines
    that it sums up."""

    def __init__(self, message: str, code: int = USAGE, before: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.before = before


class Told(Problem):
    """A Problem that can be told in any language: its key stands below score.refused in the words.

    A value that is a Problem itself is told in the same language; as a str, all of it is English.
    """

    def __init__(self, key: str, /, *, code: int = USAGE, **values: object) -> None:
        super().__init__(key, code)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        from pnp.words import DEFAULT, words

        return told(self, words(DEFAULT))


def told(problem: Problem, words: Words) -> str:
    """The problem on one line: in that language if it is Told, else as it was written."""
    if not isinstance(problem, Told):
        return safe(str(problem))
    values = {
        name: told(value, words) if isinstance(value, Problem) else value
        for name, value in problem.values.items()
    }
    return safe(words(f"score.refused.{problem.key}", **values))


SYSTEM = (
    "EACCES",
    "EEXIST",
    "EFBIG",
    "EIO",
    "EISDIR",
    "ELOOP",
    "ENAMETOOLONG",
    "ENOENT",
    "ENOSPC",
    "ENOTDIR",
    "EPERM",
    "EROFS",
)
"""Errors of the system that we know words for (POSIX names)."""


def cause(error: OSError) -> Problem:
    """What the system says is wrong with a file or a device, to be told; what we have no words
    for, as the system says it."""
    from errno import errorcode

    name = errorcode.get(error.errno or 0)
    return Told(f"system.{name}") if name in SYSTEM else Problem(why(error))


def why(error: OSError) -> str:
    """What the system says is wrong with a file or a device."""
    return (error.strerror or str(error)).lower()


UNSHOWN = ("C", "Zl", "Zp")
"""Unicode categories: control, format (those of two writing directions too), unassigned; breaks."""


def safe(text: str) -> str:
    """The text on one line, without anything that could steer a terminal."""
    from unicodedata import category

    return "".join(
        "\N{REPLACEMENT CHARACTER}" if category(letter).startswith(UNSHOWN) else letter
        for letter in text
    )
