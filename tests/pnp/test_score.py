"""pnp score: receipts people can check, faults in one line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pnp.words import LANGUAGES, words
from tests.pnp.speaking import say

ROOT = Path(__file__).parents[2]
WATERWORKS = json.loads((ROOT / "tests" / "cases" / "waterworks.json").read_text(encoding="utf-8"))[
    "cases"
]
CARD = """
edition = "cartel"

[cash]
Ana = 450
Bia = 320
Caio = 710

[[company]]
name = "Mirante"
size = 18
shares = { Ana = 8, Bia = 5, Caio = 2 }

[[company]]
name = "Continental"
tier = "high"
size = 43
shares = { Ana = 3, Bia = 6, Caio = 4 }

[[company]]
name = "Vitoria"
size = 12
shares = { Ana = 4, Bia = 2, Caio = 5 }
"""


@pytest.fixture(autouse=True)
def a_folder_of_its_own(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "wealth.toml").write_text(CARD, encoding="utf-8")


@pytest.mark.parametrize("edition, each", [("cartel", 230), ("classic", 2300)])
def test_the_merger_of_the_readme(edition, each, capsys):
    ask = ["acquire", "bonus", "mid", "2", "Ana=5", "Bia=5", "Caio=1", "--edition", edition]
    code, out, _ = say(capsys, *ask, "--json")
    told = json.loads(out)
    assert code == 0 and told["version"] == 1 and told["edition"] == edition
    assert told["totals"] == {"Ana": each, "Bia": each, "Caio": 0}
    assert [p["place"] for p in told["ranking"]] == [1, 1, 3]
    assert f"up to {each}" in say(capsys, *ask)[1]


def test_wealth_from_a_file_and_from_standard_input(capsys, monkeypatch):
    code, out, _ = say(capsys, "acquire", "final", "wealth.toml")
    assert code == 0 and "1. Ana 1,810" in out and "Ana 3060, Bia 3220, Caio 3300" in out
    assert "ranking" in out, "the other way of counting ranks otherwise, and that is said"
    piped = subprocess.run(
        [sys.executable, "-m", "pnp", "score", "acquire", "final", "-", "--json"],
        input=CARD.encode(), capture_output=True, cwd=ROOT,
    )  # fmt: skip
    assert json.loads(piped.stdout)["totals"] == {"Ana": 1810, "Bia": 1620, "Caio": 1800}
    with_bonuses = say(capsys, "acquire", "final", "wealth.toml", "--end-bonuses", "--json")[1]
    assert json.loads(with_bonuses)["totals"]["Caio"] == 3300


MISTAKES = [
    (["bonus", "mid", "2", "Ana"], "Ana=5"),
    (["bonus", "mid", "2", "Ana=x"], "'x'"),
    (["bonus", "mid", "2", "Ana=5", "Ana=6"], "already"),
    (["bonus", "mid", "1", "Ana=5"], "two tiles or more"),
    (["bonus", "mid", "2", "Ana=20", "Bia=7"], "27"),
    (["bonus", "midle", "2", "Ana=5"], "mid"),
    (["bonus", "mid", "2", "Ana=5", "--edition", "clasic"], "classic"),
    (["bonus", "mid", "2", "Ana=5", "Bia=5", "--edition", "tycoon"], "Tycoon"),
    (["bonus", "mid", "2", "Ana=5", "--bank", "13"], "1 to 12"),
    (["final", "no.toml"], "no.toml"),
    (["final", "broken.toml"], "broken.toml"),
    (["final", "typo.toml"], "shares"),
    (["final", "text.toml"], "whole number"),
    (["final", "tier.toml"], "low, mid, high"),
]


@pytest.mark.parametrize("arguments, told", MISTAKES, ids=lambda v: " ".join(v)[:40])
def test_a_mistake_is_answered_in_one_line(arguments, told, capsys, tmp_path):
    (tmp_path / "broken.toml").write_text("[[company\n")
    (tmp_path / "typo.toml").write_text(CARD.replace("shares =", "sharse ="))
    (tmp_path / "text.toml").write_text(CARD.replace("size = 18", 'size = "18"'))
    (tmp_path / "tier.toml").write_text(CARD.replace('tier = "high"', 'tier = "hi"'))
    code, out, err = say(capsys, "acquire", *arguments)
    assert code == 2 and out == "" and "Traceback" not in err
    assert told in err.rstrip().splitlines()[-1]


RUNS = [
    ("H -1..-8,0 S -9,0", 5, 0, "won"),
    ("H -1..-7,0 S -8,0", 5, 1, "pipes in the run: 7; it needs 8"),
    ("H@-1,0 T@-2,0 H@-3..-6,0", 5, 1, "T must be plugged"),
    ("I.c@-1,0", 2, 1, "does not meet"),
    ("H@-1,0 o:H.x@-2,0", 2, 1, "leak at -2,0"),
]


@pytest.mark.parametrize("run, players, code, told", RUNS)
def test_a_pipeline_is_judged_in_words_and_by_exit_code(run, players, code, told, capsys):
    ask = ["waterworks", "check", run, "--players", str(players)]
    found, out, err = say(capsys, *ask)
    assert found == code and told in out and err == ""
    assert json.loads(say(capsys, *ask, "--json")[1])["winner"] == (code == 0)


@pytest.mark.parametrize("case", WATERWORKS, ids=lambda case: case["id"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_the_cases_can_be_said(case, lang, capsys, tmp_path):
    file = tmp_path / "run.txt"
    file.write_text("\n".join(case["placed"]), encoding="utf-8")
    edition = "hasbro-1999" if case["players"] == 6 else "estrela"
    code, out, err = say(
        capsys, "waterworks", "check", "run.txt", "--players", str(case["players"]),
        "--edition", edition, "--lang", lang,
    )  # fmt: skip
    assert code == (0 if case["expect"]["winner"] else 1) and err == "" and out
    assert "{" not in out


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["Q"], "'Q'"),
        (["H -1,0", "--players", "6"], "hasbro-1999"),
        (["H -1,0", "--edition", "estrella"], "estrela"),
        (["H -1,0", "--tee", "up"], "stem"),
        (["none.txt"], "no such file"),
    ],
)
def test_a_run_that_cannot_be_read_is_named(arguments, told, capsys):
    code, out, err = say(capsys, "waterworks", "check", *arguments)
    assert code == 2 and out == "" and told in err.splitlines()[-1]


def test_the_table_speaks_the_terminals_language_unless_told(capsys, monkeypatch):
    ask = ["acquire", "bonus", "mid", "2", "Ana=5"]
    assert "sole holder" in say(capsys, *ask)[1]
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert "único acionista" in say(capsys, *ask)[1]
    assert "sole holder" in say(capsys, *ask, "--lang", "en")[1]


def test_names_cannot_steer_the_terminal_or_a_spreadsheet(capsys):
    out = say(capsys, "acquire", "bonus", "mid", "2", "A\x1b[31mna=5")[1]
    assert "\x1b" not in out
    table = say(capsys, "acquire", "bonus", "mid", "2", "@cmd=5", "=1+1=4", "--csv")[1]
    assert "'@cmd" in table and "'=1+1" in table


def keys_said_in(*modules: str) -> set[str]:
    """The keys of reasons, notes and errors that a module of scoring writes."""
    source = "".join((ROOT / "scoring" / f"{each}.py").read_text("utf-8") for each in modules)
    return set(re.findall(r'"(acquire\.[a-z0-9-]+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_a_receipt_of_acquire_may_use_has_words(language):
    table = words(language).table
    known = {key.split(".", 2)[2] for key in table if key.startswith("score.")
             and key.count(".") > 2}  # fmt: skip
    said = keys_said_in("acquire/payouts", "acquire/final")
    assert len(said) > 15 and said <= known, said - known


POSITION = """
board = "h4"

[cells]
4 = "R"
8 = "Y"

[bases]
bR = "RRR"
bB = "BBBB"
bG = "GGGG"
bY = "YYY"
"""


def test_a_move_of_hats_is_judged(capsys, tmp_path):
    (tmp_path / "position.toml").write_text(POSITION, encoding="utf-8")
    ask = ["hats", "move", "position.toml", "--player", "R", "--roll", "4"]
    code, out, _ = say(capsys, *ask)
    assert code == 0
    moves = out.split("\n")[:-1]
    assert "4 R 5 6 7 8" in moves
    code, out, _ = say(capsys, *ask, "--move", "4 R 5 6 7 8", "--json")
    found = json.loads(out)
    assert code == 0 and found["legal"] and found["captured"]
    code, out, _ = say(capsys, *ask, "--move", "4 R 5 6 7", "--lang", "pt-BR")
    assert code == 1 and "3" in out and "4" in out
    assert say(capsys, *ask, "--move", "-")[0] == 1, "there is a move, so nobody passes"


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("[cells]", "[cell]", "cells"),
        ('bR = "RRR"', 'bR = "RRRR"', "5 hats of R"),
        ('8 = "Y"', "8 = 3", "8"),
        ('"h4"', '"h5"', "h4"),
    ],
)
def test_an_impossible_position_of_hats_is_named(old, new, told, capsys, tmp_path):
    (tmp_path / "position.toml").write_text(POSITION.replace(old, new), encoding="utf-8")
    code, out, err = say(capsys, "hats", "move", "position.toml", "--player", "R", "--roll", "4")
    assert code == 2 and out == "" and told in err.splitlines()[-1]


def test_scoring_loads_no_printing():
    loaded = (
        "import sys; from pnp.cli import main;"
        "main(['score', 'acquire', 'bonus', 'mid', '2', 'Ana=5']);"
        "print(*[m for m in sys.modules if m.split('.')[0] in ('reportlab', 'svgwrite',"
        " 'pypdfium2', 'PIL', 'fontTools', 'rich', 'layouts', 'output')], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True)
    assert done.returncode == 0 and done.stderr.decode().strip() == ""
