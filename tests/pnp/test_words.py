"""English and Portuguese say the same things."""

from __future__ import annotations

import re
import string

import pytest

from pnp.games import game
from pnp.words import LANGUAGES, leaflets, words
from tests.ordering import EDITIONS, job

# The numbered rules of the fact sheets (waterworks.md section 3, acquire.md section 1).
RULES = {
    "waterworks": ["W" + str(n) for n in range(1, 31)] + ["W23b"],
    "acquire": ["A" + str(n) for n in range(1, 31)],
    "hats": ["H" + str(n) for n in range(1, 23)],
    "cartawel": ["C" + str(n) for n in range(1, 10)] + ["C" + each for each in "abcdefghijklmnopq"],
    "treasure": ["T" + str(n) for n in range(1, 9)] + ["T" + each for each in "abcdefghijklmno"],
}
# game -> where its rules stand in the fact sheet, how they are numbered, what we put before
FACT_SHEET = {
    "waterworks": ("## 3. Rules", "### Worked", r"^- (W\d+b?) ", ""),
    "acquire": ("### Material", "### Editions", r"^(\d+)\. ", "A"),
    "hats": ("## 5. Rules", "### Worked", r"^- (H\d+) ", ""),
    "cartawel": ("### 1.1 Rules", "### What", r"^(?:(C\d)|([a-q]))\. ", ""),
    "treasure": ("### 2.1 Rules", "### 2.4", r"^(?:(T\d)|([a-o]))\. ", ""),
}
SEEDS = {
    "waterworks": "000_be4707ad71853c7a.txt",
    "acquire": "001_24bf1aec57a0b4c1.txt",
    "hats": "002_fd37619f6af8cbc6.txt",
    "cartawel": "003_f28afe44859c4c56.txt",
    "treasure": "004_7ad957882bb4f43e.txt",
}


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_language_has_the_same_keys_and_placeholders():
    english = words("en").table
    for language in LANGUAGES:
        table = words(language).table
        assert table.keys() == english.keys()
        for key, text in table.items():
            assert placeholders(text) == placeholders(english[key]), key
            assert text.strip() == text and text


@pytest.mark.parametrize("name, edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_fact_sheet_is_there_once(name, edition, language):
    found = [
        entry.tag
        for entry in leaflets.entries(words(language).text(name), edition)
        if entry.role == "rule"
    ]
    assert sorted(found) == sorted(RULES[name])


@pytest.mark.parametrize("name", FACT_SHEET)
def test_the_list_of_rules_is_that_of_the_fact_sheet(name, shared):
    sheet = (shared / "games" / f"{name}.md").read_text(encoding="utf-8")
    start, end, numbered, prefix = FACT_SHEET[name]
    section = sheet[sheet.index(start) : sheet.index(end, sheet.index(start))]
    found = set()
    for match in re.finditer(numbered, section, re.MULTILINE):
        first, *letter = match.groups()
        found.add(f"{prefix}{first}" if first else f"{RULES[name][0][0]}{letter[0]}")
    # Two rules of the Acquire sheet stand on the line of another.
    assert found <= set(RULES[name]) and len(found) >= len(RULES[name]) - 2


@pytest.mark.parametrize("name, edition", EDITIONS)
def test_leaflets_are_the_same_in_every_language(name, edition):
    shapes = []
    for language in LANGUAGES:
        entries = leaflets.entries(words(language).text(name), edition)
        shapes.append([(e.role, e.tag, placeholders(e.words)) for e in entries])
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_the_seeds(name, language, shared):
    theirs = runs((shared / "seeds" / SEEDS[name]).read_text(encoding="utf-8"))
    text = words(language).text(name) + words(language).text(f"aid-{name}")
    assert not runs(text) & theirs


def runs(text: str, length: int = 7) -> set[tuple[str, ...]]:
    """Every run of so many words."""
    found = re.findall(r"\w+", text.lower())
    return {tuple(found[i : i + length]) for i in range(len(found) - length + 1)}


@pytest.mark.parametrize("name, edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "legal", "a3"])
def test_nothing_overflows_in_any_language_on_any_paper(name, edition, language, paper):
    made = job(name, edition=edition, lang=language, paper=paper)
    assert made.leaves > 5 and game(name).id == name


def test_numbers_are_grouped_as_the_language_does():
    assert [words(language).number(12345) for language in LANGUAGES] == ["12,345", "12.345"]
    assert [words(language).decimal(2.5) for language in LANGUAGES] == ["2.5", "2,5"]
