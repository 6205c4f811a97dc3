"""Every printed or spoken string, by key and language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

FOLDER = resources.files("pnp") / "words"
LANGUAGES = ("en", "pt-BR")
DEFAULT = "en"


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """The strings of one language; words("sheet.front", n=3) fills the placeholders."""

    language: str
    table: Mapping[str, str]

    def __call__(self, key: str, **values: object) -> str:
        return self.table[key].format(**values)

    def number(self, value: int) -> str:
        """Digits grouped as the language groups them: 1,200 or 1.200."""
        grouped = f"{value:,}"
        return grouped.replace(",", ".") if self.language == "pt-BR" else grouped

    def decimal(self, value: float) -> str:
        """A measure with at most one decimal, with the language's decimal sign."""
        plain = f"{value:.1f}".removesuffix(".0")
        return plain.replace(".", ",") if self.language == "pt-BR" else plain

    def text(self, name: str) -> str:
        """The longer text of that name (rules/NAME.LANGUAGE.md)."""
        file = FOLDER / "rules" / f"{name}.{self.language}.md"
        return file.read_text(encoding="utf-8")


@cache
def words(language: str) -> Words:
    """The strings of a language; KeyError if we do not speak it."""
    if language not in LANGUAGES:
        raise KeyError(language)
    text = (FOLDER / f"{language}.toml").read_text(encoding="utf-8")
    return Words(language, dict(_flat(tomllib.loads(text), "")))


def _flat(table: Mapping[str, Any], prefix: str) -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for key, value in table.items():
        name = f"{prefix}{key}"
        out += _flat(value, name + ".") if isinstance(value, dict) else [(name, value)]
    return out
