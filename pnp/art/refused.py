"""A file of a pack that is not taken, and why."""

from __future__ import annotations

from pnp.art.findings import Finding, Grade


class Refused(Exception):
    """Why a file is not read to its end."""

    def __init__(self, grade: Grade, words: str, line: int | None = None) -> None:
        super().__init__(words)
        self.grade, self.words, self.line = grade, words, line

    def finding(self, file: str) -> Finding:
        """The same, about that file."""
        return Finding(self.grade, file, self.words, self.line)
