"""A person's own names for games, companies, suits and terms, in place of a language's words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pnp.problems import Problem
from pnp.scorecards.reading import known, section, shown, table, text
from pnp.words import Words

GROUPS = {
    "games": "{}.title",
    "mottos": "{}.motto",
    "companies": "acquire.company.{}",
    "businesses": "acquire.business.{}",
    "suits": "deck.suit.{}",
    "ranks": "deck.rank.{}",
    "letters": "deck.letter.{}",
    "colours": "hats.colour.{}",
    "hat-letters": "hats.letter.{}",
    "terms": "{}",
}
"""Tables of a file of names, and the words that their entries stand for."""
SPOKEN = "score."
"""Words of the table and not of what is printed."""
LONGEST = 200


def renamed(words: Words, path: Path) -> Words:
    """The words with the names of that file in place of their own.

    Raises Problem for an entry that is no word of ours, with the nearest; for a name that cannot be
    shown; and for one that leaves out, or adds, what is filled in.
    """
    try:
        own = _names(words, table(path))
    except Problem as problem:
        raise Problem(f"{path}: {problem}".replace(f"{path}: {path}: ", f"{path}: ")) from problem
    return Words(words.language, {**words.table, **own})


def _names(words: Words, given: Mapping[str, Any]) -> dict[str, str]:
    known("the file", given, GROUPS)
    own = {}
    for group, entries in given.items():
        pattern = GROUPS[group]
        keys = {key: pattern.format(key) for key in _keys(words, pattern)}
        named = section(group, entries)
        known(group, named, keys)
        for key, name in named.items():
            own[keys[key]] = _checked(f"{group}.{key}", text(f"{group}.{key}", name),
                                      words.table[keys[key]])  # fmt: skip
    return own


def _keys(words: Words, pattern: str) -> list[str]:
    """What may stand for {} in the pattern."""
    wanted = re.compile(re.escape(pattern).replace(r"\{\}", "(.+)"))
    found = (wanted.fullmatch(key) for key in words.table if not key.startswith(SPOKEN))
    return [match[1] for match in found if match]


def _checked(where: str, name: str, instead_of: str) -> str:
    if not name.strip() or not name.isprintable() or len(name) > LONGEST:
        raise Problem(f"{where}: {shown(name)}: give 1 to {LONGEST} printable characters")
    asked, filled = _filled(instead_of), _filled(name)
    if asked != filled:
        wanted = ", ".join(sorted(asked)) or "nothing in braces"
        raise Problem(f"{where}: {shown(name)} must have {wanted}, as {shown(instead_of)} has")
    return name


def _filled(text: str) -> set[str]:
    """What is filled in, with its braces; a brace alone is one more."""
    return set(re.findall(r"\{[^{}]*\}|[{}]", text))
