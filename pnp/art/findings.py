"""What is found in an art pack: how bad it is, where it is, and what would do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from pnp.problems import DONE, NO, UNSAFE, USAGE, Problem, safe

Grade = Literal["unsafe", "wrong", "doubtful", "note"]
"""unsafe: nothing is printed from this pack; wrong: this file cannot be printed; doubtful: it can,
but look first; note: good to know."""

GRADES: tuple[Grade, ...] = ("unsafe", "wrong", "doubtful", "note")


class Finding(NamedTuple):
    """One thing about one file of a pack, in one line that says what would do."""

    grade: Grade
    file: str
    words: str
    line: int | None = None

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}, line {self.line}"
        return safe(": ".join(filter(None, (self.grade, where, self.words))))


def worst(findings: Iterable[Finding]) -> Grade | None:
    """The worst grade among them."""
    grades = {finding.grade for finding in findings}
    return next((grade for grade in GRADES if grade in grades), None)


def ordered(findings: Iterable[Finding]) -> list[Finding]:
    """Each once, the worst first, then by file and line."""
    once = dict.fromkeys(findings)
    return sorted(once, key=lambda each: (GRADES.index(each.grade), each.file, each.line or 0))


def by_file(findings: Iterable[Finding]) -> list[Finding]:
    """Each once, by file, the worst of a file first."""
    return sorted(ordered(findings), key=lambda each: each.file)


def verdict(findings: Iterable[Finding]) -> int:
    """The exit code of a check: 4 unsafe, 1 something to mend or to look at, 0 fine."""
    match worst(findings):
        case "unsafe":
            return UNSAFE
        case "wrong" | "doubtful":
            return NO
        case _:
            return DONE


def refusal(source: str, findings: Iterable[Finding]) -> Problem | None:
    """Why nothing can be printed with these findings: exit code 4, or 2 if merely wrong."""
    found = list(findings)
    unsafe, wrong = (_count(found, grade) for grade in ("unsafe", "wrong"))
    if unsafe:
        return Problem(f"{source}: unsafe art in {_files(unsafe)}; nothing was printed", UNSAFE)
    if wrong:
        return Problem(f"{source}: {_files(wrong)} to be mended; nothing was printed", USAGE)
    return None


def _count(findings: list[Finding], grade: str) -> int:
    return len({finding.file for finding in findings if finding.grade == grade})


def _files(count: int) -> str:
    return f"{count} file{'s' * (count != 1)}"
