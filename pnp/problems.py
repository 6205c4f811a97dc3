"""What can go wrong for a person, and the exit code that says so."""

from __future__ import annotations

from collections.abc import Sequence

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
