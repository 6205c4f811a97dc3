"""Papers by name.  Width x height in mm, portrait."""

from __future__ import annotations

import difflib
import re
from typing import NamedTuple


class Paper(NamedTuple):
    """A sheet of paper as bought: its name and its trim in mm, shorter side first."""

    name: str
    width: float
    height: float


# ISO 216; ANSI/ASME Y14.1 for Letter and Legal.
PAPERS: dict[str, Paper] = {
    "a3": Paper("A3", 297, 420),
    "a4": Paper("A4", 210, 297),
    "a5": Paper("A5", 148, 210),
    "letter": Paper("Letter", 215.9, 279.4),
    "legal": Paper("Legal", 215.9, 355.6),
}
OTHER_NAMES = {"us-letter": "letter", "us-legal": "legal"}
SMALLEST, LARGEST = 50.0, 1500.0  # mm; a page outside is a slip of the pen

CUSTOM = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)")


def paper(name: str) -> Paper:
    """The paper of that name, or of that size ('210x297mm', '8.27x11.69in').

    Raises ValueError naming the nearest papers.
    """
    wanted = name.strip().lower()
    wanted = OTHER_NAMES.get(wanted, wanted)
    if wanted in PAPERS:
        return PAPERS[wanted]
    if match := CUSTOM.fullmatch(wanted):
        unit = 25.4 if match[3] == "in" else 1.0
        sides = sorted((float(match[1]) * unit, float(match[2]) * unit))
        if sides[0] < SMALLEST or sides[1] > LARGEST:
            raise ValueError(
                f"paper {name!r} is out of range; sides go from {SMALLEST:g} to {LARGEST:g} mm"
            )
        return Paper(wanted, *sides)
    near = difflib.get_close_matches(wanted, PAPERS, n=2, cutoff=0.3) or sorted(PAPERS)
    raise ValueError(
        f"no paper {name!r}; nearest: {', '.join(near)}; or give a size as 210x297mm or 8.5x11in"
    )
