"""--names: a person's own names on what is printed, and one clear line for what cannot be."""

from __future__ import annotations

import io
from pathlib import Path

import pdfplumber
import pytest
from hypothesis import given

from pnp.cli import main
from pnp.problems import Problem
from pnp.renaming import GROUPS, _names
from pnp.words import LANGUAGES, words
from tests.parsing import parser
from tests.pnp.speaking import any_card

CARD = """
[companies]
delta = "Jequitibá"

[games]
acquire = "O Pregão"

[terms]
"acquire.pad-cash" = "Na mão"
"""


@pytest.fixture(autouse=True)
def a_folder_of_its_own(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "names.toml").write_text(CARD, encoding="utf-8")


def printed(*arguments: str) -> str:
    """All words of a printed file."""
    assert main(["print", *arguments, "-o", "out.pdf", "-q", "--force"]) == 0
    with pdfplumber.open(io.BytesIO(Path("out.pdf").read_bytes())) as pdf:
        return "\n".join(page.extract_text() for page in pdf.pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_names_stand_on_every_piece_and_in_the_rules(language):
    wanted = ("acquire", "--only", "share.delta,rules.acquire,pad.acquire", "--lang", language)
    own = printed(*wanted, "--names", "names.toml")
    assert "Delta" in printed(*wanted) and "Delta" not in own
    assert "Jequitibá" in own and "O Pregão" in own.replace("\n", " ")
    assert words(language)("acquire.title") not in own
    assert own.casefold().replace("\n", " ").count("na mão") > printed(*wanted).count("na mão")


def test_suits_have_own_names_in_the_example_of_the_rules():
    Path("names.toml").write_text('[suits]\nspades = "swords"\n')
    assert "The swords show" in printed(
        "treasure", "--only", "rules.treasure", "--names", "names.toml"
    ).replace("\n", " ")


def test_the_box_lists_own_names(capsys):
    assert main(["box", "acquire", "--names", "names.toml"]) == 0
    out = capsys.readouterr().out
    assert "Jequitibá" in out and "O Pregão" in out


@pytest.mark.parametrize(
    "text, told",
    [
        ('[companies]\ndetla = "x"', "nearest: delta"),
        ('[compnies]\ndelta = "x"', "nearest: companies"),
        ('[companies]\ndelta = ""', "printable"),
        ('[companies]\ndelta = "a\\u001bb"', "printable"),
        ('[companies]\ndelta = 3', "quotes"),
        ('companies = 3', "companies"),
        ('[terms]\n"acquire.tile" = "Tile"', "{name}"),
        ('[terms]\n"acquire.tile" = "{name} {x}"', "{name}"),
        ('[terms]\n"acquire.board" = "Bo{ard"', "braces"),
        ('[terms]\n"score.head" = "x"', "score.head"),
        ('[companies]\ndelta = "Extraordinarily"', "2.4 mm too long"),
        ('[companies]\ndelta = "日本"', "U+65E5"),
        ("x", "Expected"),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_is_told_in_one_line(text, told, capsys):
    Path("names.toml").write_text(text, encoding="utf-8")
    code = main(["print", "acquire", "--names", "names.toml", "-o", "out.pdf"])
    err = capsys.readouterr().err
    assert code == 2 and told in err and not Path("out.pdf").exists()
    assert "Traceback" not in err and "\x1b" not in err


def test_a_file_that_is_not_there_is_named(capsys):
    assert main(["print", "acquire", "--names", "nowhere.toml"]) == 2
    assert "nowhere.toml" in capsys.readouterr().err


@parser
@given(any_card(GROUPS))
def test_whatever_toml_holds_it_names_or_is_refused(card):
    try:
        table = _names(words("en"), card)
    except Problem as problem:
        assert "\n" not in str(problem)
    else:
        assert set(table) <= set(words("en").table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_words_in_every_language(language):
    for pattern in GROUPS.values():
        assert any(key.startswith(pattern.partition("{")[0]) for key in words(language).table)
