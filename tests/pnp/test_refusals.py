"""Whatever `pnp score` refuses, it says why on one line, in the language that was asked for."""

from __future__ import annotations

import ast
import errno
import io
import os
import re
import sqlite3
import string
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pnp.cli import main
from pnp.ledger import Ledger, database, default
from pnp.problems import SYSTEM, Problem, Told, cause, told
from pnp.words import LANGUAGES, words
from tests.pnp.speaking import written

ROOT = Path(__file__).parents[2]
REFUSED = "score.refused."
SAID = {
    language: {
        key.removeprefix(REFUSED): text
        for key, text in words(language).table.items()
        if key.startswith(REFUSED)
    }
    for language in LANGUAGES
}
FINISHED = [
    file
    for place in ("ledger", "scorecards", "table", "cli/score", "cli/choosing.py", "config.py")
    for file in sorted((ROOT / "pnp").glob(f"{place}/*.py" if "." not in place else place))
] + [ROOT / "pnp/files.py"]
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def a_folder_of_its_own(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def line(capsys, monkeypatch):
    """Refuses a command, asked with lines on standard input: the last line, alone on stderr."""

    def run(*arguments: str, lines: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        assert main(["score", *arguments])
        err = capsys.readouterr().err
        assert err.startswith("pnp: ") and err.count("\n") == 1 == len(err.splitlines()), err
        return err.removeprefix("pnp: ").removesuffix("\n")

    return run


def pattern(key: str, language: str = "pt-BR") -> str:
    """What a refusal of that key looks like."""
    parts = string.Formatter().parse(SAID[language][key])
    return "".join(
        re.escape(text) + ("(.+)" if name is not None else "") for text, name, *_ in parts
    )


def assert_portuguese(line: str, *keys: str) -> None:
    """The line is of the first key; what fills it has those of the others."""
    assert re.fullmatch(pattern(keys[0]), line), line
    for inner in keys[1:]:
        assert re.search(pattern(inner), line), (inner, line)


# What was typed

BONUS = ("acquire", "bonus", "mid", "2")
TYPED = [
    ("typed.whole", ("acquire", "bonus", "mid", "dois", "Ana=5")),
    ("typed.whole", (*BONUS, "Ana=5", "--bank", "x")),
    ("typed.holder", (*BONUS, "Ana")),
    ("typed.shares", (*BONUS, "Ana=muitas")),
    ("typed.unprintable", (*BONUS, "A\x07na=5")),
    ("typed.twice", (*BONUS, "Ana=5", "ana=3")),
    ("typed.holders", (*BONUS, *(f"{who}=1" for who in "ABCDEFG"))),
    ("typed.json-or-csv", (*BONUS, "Ana=5", "--json", "--csv")),
    ("typed.player", ("acquire", "play", "x", "--players", f"Ana,{'B' * 41}")),
    ("typed.player", ("treasure", "play", "x", "--players", "Ana,B\x1bia,Caio")),
    ("typed.which-mode", ("hats", "play", "x", "--sides", "RG,BY")),
    ("typed.no-text", ("waterworks", "check", "bytes.txt")),
    ("at system.ENOENT", ("waterworks", "check", "none.txt")),
]


@pytest.mark.parametrize("keys, arguments", TYPED, ids=[f"{k} {a[0]}" for k, a in TYPED])
def test_a_slip_of_the_typist_is_told_in_portuguese(line, keys, arguments):
    Path("bytes.txt").write_bytes(b"\xff\xfe\xfd")
    assert_portuguese(line(*arguments, "--lang", "pt-BR"), *keys.split())


# Saved games


@pytest.fixture
def saved(tmp_path) -> Path:
    """The file of saved games: Sunday, and Monday, which is deleted."""
    book = Ledger(default())
    setup = {"players": ["Ana", "Bia", "Caio"], "tie": "playoff", "deals": None, "dealer": None}
    book.begin("Sunday", "treasure", setup)
    book.append(book.begin("Monday", "treasure", setup), "delete", {})
    return default()


NEW = ("treasure", "play", "Friday", "--players", "Ana,Bia,Caio")
SAVED = [
    ("ledger.missing", ("resume", "Sundey")),
    ("ledger.missing", ("delete", "Sundey")),
    ("ledger.name-unprintable", ("treasure", "play", "a\x07b", "--players", "Ana,Bia,Caio")),
    ("ledger.name-length", ("treasure", "play", "x" * 61, "--players", "Ana,Bia,Caio")),
]


@pytest.mark.parametrize("key, arguments", SAVED, ids=[k for k, _ in SAVED])
def test_a_game_that_is_not_to_be_had_is_told_in_portuguese(line, saved, key, arguments):
    assert_portuguese(line(*arguments, "--lang", "pt-BR"), key)


def test_that_no_game_is_saved_is_told_in_portuguese(line):
    assert_portuguese(line("resume", "Friday", "--lang", "pt-BR"), "ledger.none")


def scribble(path: Path) -> None:
    data = path.read_bytes()
    assert data.count(b"Caio") == 2
    path.write_bytes(data.replace(b"Caio", b"Caia", 1))


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def executed(*statements: str) -> Callable[[Path], None]:
    """Something done to the file by another program."""

    def act(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for statement in statements:
                connection.execute(statement)

    return act


HARM = [
    ("ledger.damaged ledger.replace-it ledger.readable", scribble),
    ("ledger.damaged ledger.not-ours", lambda path: path.write_bytes(b"a letter\n" * 99)),
    ("ledger.damaged ledger.not-ours", executed("PRAGMA application_id = 7")),
    ("ledger.damaged ledger.newer ledger.update", executed("PRAGMA user_version = 9")),
    ("ledger.damaged ledger.tables", executed("CREATE TABLE mine (x)")),
    ("ledger.damaged", lambda path: path.write_bytes(path.read_bytes()[:5000])),
    ("ledger.no-file", a_folder),
]


@pytest.mark.parametrize("keys, harm", HARM, ids=[keys for keys, _ in HARM])
@pytest.mark.parametrize("command", [("list",), NEW], ids=["list", "play"])
def test_a_damaged_file_is_told_in_portuguese(line, saved, keys, harm, command):
    harm(saved)
    said = line(*command, "--lang", "pt-BR")
    assert str(saved) in said
    assert_portuguese(said, *keys.split())


def test_a_file_that_another_window_holds_is_told_in_portuguese(line, saved, monkeypatch):
    monkeypatch.setattr(database, "WAIT", 0.0)
    held = sqlite3.connect(saved, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")
    try:
        said = line(*NEW, "--lang", "pt-BR")
    finally:
        held.close()
    assert_portuguese(said, "ledger.not-saved", "ledger.busy")


def test_a_refusal_in_a_file_of_lines_is_told_within_its_line(line, saved):
    said = line("resume", "Sunday", "--lang", "pt-BR", lines=f"10{' ' * 70_000}+5\n")
    why = re.fullmatch(r"linha 1, '10 \+5': (.+)", said)
    assert why, said
    assert_portuguese(why[1], "ledger.too-large")


def test_an_export_says_what_is_wrong_in_the_terminals_language(line, saved, monkeypatch):
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert_portuguese(line("export", "Sunday"), "typed.one-export")
    Path("there.csv").write_text("mine")
    out = ("-o", "there.csv")
    assert_portuguese(line("export", "Sunday", "--csv", *out), "files.differs")
    assert_portuguese(line("export", "Sunday", "--csv", "-o", "."), "at", "system.EISDIR")


# Score cards

PLAYERS = ["Ana", "Bia", "Caio"]
RANKS = ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
WON = {suit: " ".join(f"{rank}{suit}" for rank in RANKS) for suit in "SH"}
HERE = {"to_move": "S", "houses": {"3": "2S 2H"}, "captured": WON}
"""All 26 cards of a game of Cartawel."""
CARDS = [
    ("card.no-entry card.card", "acquire final", {"money": 1}),
    ("card.acquire.players", "acquire final", {"cash": {"Ana": 1}}),
    ("card.acquire.alike", "acquire final", {"cash": {"Ana": 1, "ana": 2}}),
    ("card.acquire.end-bonuses", "acquire final",
     {"end-bonuses": "yes", "cash": {"Ana": 1, "Bia": 2}}),
    ("card.no-tables", "acquire final", {"company": 3, "cash": {"Ana": 1, "Bia": 2}}),
    ("card.acquire.company", "acquire final", {"company": [3], "cash": {"Ana": 1, "Bia": 2}}),
    ("card.acquire.tier", "acquire final",
     {"company": [{"name": "X", "tier": "top", "size": 3}], "cash": {"Ana": 1, "Bia": 2}}),
    ("card.acquire.tier-missing", "acquire final",
     {"company": [{"name": "X", "size": 3}], "cash": {"Ana": 1, "Bia": 2}}),
    ("card.acquire.our-tier", "acquire final",
     {"company": [{"name": "Delta", "tier": "high", "size": 3}], "cash": {"Ana": 1, "Bia": 2}}),
    ("card.acquire.holder", "acquire final",
     {"company": [{"name": "Delta", "size": 3, "shares": {"Caio": 2}}],
      "cash": {"Ana": 1, "Bia": 2}}),
    ("card.no-counts", "acquire final",
     {"company": [{"name": "Delta", "size": 3, "shares": 5}], "cash": {"Ana": 1, "Bia": 2}}),
    ("card.no-table", "acquire final", {"cash": 5}),
    ("card.no-whole", "acquire final", {"cash": {"Ana": "x", "Bia": 2}}),
    ("card.no-size", "acquire final", {"cash": {"Ana": 10**10, "Bia": 2}}),
    ("card.no-size card.too-large", "acquire final", {"cash": {"Ana": "HUGE", "Bia": 2}}),
    ("card.no-text", "acquire final", {"edition": 5, "cash": {"Ana": 1, "Bia": 2}}),
    ("card.unshown", "acquire final", {"cash": {"A\x07": 1, "Bia": 2}}),
    ("card.cartawel.ways card.nothing", "cartawel final", {"suits": ["S", "H"]}),
    ("card.cartawel.ways card.both", "cartawel final", {"captured": {}, "numbers": {}}),
    ("card.cartawel.missing", "cartawel final", {"captured": {"S": "AS"}}),
    ("card.misplaced", "cartawel final", {"captured": {"left": "AS"}}),
    ("card.no-suits", "cartawel final", {"suits": ["S"]}),
    ("card.no-suit", "cartawel final", {"suits": ["S", "X"]}),
    ("card.no-cards", "cartawel final", {"captured": {"S": 5, "H": ""}}),
    ("card.no-names", "cartawel final", {"players": "Ana"}),
    ("card.cartawel.names", "cartawel final", {"players": PLAYERS}),
    ("card.cartawel.players", "cartawel match", {"game": []}),
    ("card.cartawel.games", "cartawel match", {"players": ["Ana", "Bia"], "game": []}),
    ("card.in-game card.no-entry card.game", "cartawel match",
     {"players": ["Ana", "Bia"], "game": [{"x": 1}, {}]}),
    ("card.cartawel.to-move", "cartawel move", {"houses": {"3": "5S"}}),
    ("card.cartawel.house", "cartawel move", {"to_move": "S", "houses": {"13": "5S"}}),
    ("card.cartawel.moves", "cartawel move", {**HERE, "moves": 3}),
    ("card.cartawel.move", "cartawel move", {**HERE, "moves": ["x"]}),
    ("typed.which-house", "cartawel move --order KS", {"to_move": "S"}),
    ("typed.which-order", "cartawel move --house 3", {"to_move": "S", "houses": {"3": "5S"}}),
    ("card.no-stack", "hats move --player R --roll 4", {"cells": {"3": 5}}),
    ("card.treasure.players", "treasure deal", {"points": {"Ana": 1}}),
    ("card.treasure.ways card.nothing", "treasure deal", {"players": PLAYERS}),
    ("card.treasure.pairs", "treasure deal",
     {"players": PLAYERS, "removed": 5, "piles": {}, "treasures": {}}),
    ("card.treasure.pair", "treasure deal",
     {"players": PLAYERS, "removed": ["5H"], "piles": {}, "treasures": {}}),
    ("card.in-deal card.no-entry card.deal", "treasure match",
     {"players": PLAYERS, "deal": [{"x": 1}]}),
]  # fmt: skip


@pytest.mark.parametrize("keys, command, entries", CARDS, ids=[f"{c}: {k}" for k, c, _ in CARDS])
def test_a_fault_of_a_card_is_told_in_portuguese(line, keys, command, entries):
    card = Path(written(Path("card.toml"), **entries))
    card.write_text(card.read_text().replace('"HUGE"', f"0x{'F' * 5000}"))
    game, asked, *options = command.split()
    assert_portuguese(line(game, asked, str(card), *options, "--lang", "pt-BR"), *keys.split())


@pytest.mark.parametrize(
    "keys, data",
    [
        ("at system.ENOENT", None),
        ("unreadable", b"players = ["),
        ("unreadable", b"\xff\xfe"),
        ("card.too-long", b"# \n" * 400_000),
    ],
)
def test_a_card_that_cannot_be_read_is_told_in_portuguese(line, keys, data):
    if data is not None:
        Path("card.toml").write_bytes(data)
    said = line("treasure", "deal", "card.toml", "--lang", "pt-BR")
    assert_portuguese(said, *keys.split())


# Which language


@pytest.mark.parametrize(
    "flags, environment, language",
    [
        ((), {}, "en"),
        (("--lang", "pt-BR"), {}, "pt-BR"),
        (("--lang=PT-br",), {}, "pt-BR"),
        (("--lang", "pt-BR", "--lang", "en"), {}, "en"),
        ((), {"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ((), {"LANG": "pt_BR.UTF-8", "PNP_LANG": "en"}, "en"),
        (("--lang", "en"), {"PNP_LANG": "pt-BR"}, "en"),
    ],
)
def test_a_refusal_is_in_the_language_of_the_command(
    line, monkeypatch, flags, environment, language
):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert re.fullmatch(pattern("ledger.none", language), line("resume", "x", *flags))


@pytest.mark.parametrize(
    "keys, flags, environment, config",
    [
        ("typed.unknown-all typed.language", ("--lang", "xx"), {}, None),
        ("at typed.unknown-all typed.language", (), {"PNP_LANG": "xx"}, None),
        ("config.unknown", (), {}, "tongue = 'pt-BR'"),
        ("config.no-text", (), {}, "lang = 5"),
        ("unreadable", (), {}, "lang ="),
    ],
)
def test_a_wrong_wish_for_a_language_is_told_in_the_terminals_own(
    line, monkeypatch, keys, flags, environment, config
):
    for name, value in {"LANG": "pt_BR.UTF-8", **environment}.items():
        monkeypatch.setenv(name, value)
    if config is not None:
        Path("pnp.toml").write_text(config)
    assert_portuguese(line("list", *flags), *keys.split())


def test_where_no_table_listens_a_refusal_is_in_english(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert main(["print", "chess"]) and "no game 'chess'" in capsys.readouterr().err


# The words


def calls(name: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of that name in the program."""
    for file in sorted((ROOT / "pnp").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield file, node


def test_no_sentence_is_written_where_the_language_is_not_known():
    assert len(FINISHED) > 25
    for file, call in calls("Problem"):
        if file in FINISHED:
            said = call.args[0]
            plain = isinstance(said, ast.JoinedStr | ast.BinOp)
            plain |= isinstance(said, ast.Constant) and isinstance(said.value, str)
            assert not plain, f"{file}:{call.lineno}"


def test_every_refusal_has_its_words_and_their_values():
    found = 0
    for file, call in calls("Told"):
        key = call.args[0]
        if isinstance(key, ast.Constant):
            given = {each.arg for each in call.keywords} - {"code"}
            wanted = {name for _, name, *_ in string.Formatter().parse(SAID["en"][key.value])}
            assert given == wanted - {None}, f"{file}:{call.lineno}"
            found += 1
    assert found > 70


def test_no_words_of_a_refusal_are_left_over():
    written = {"card.in-deal", "card.in-game", *(f"system.{name}" for name in SYSTEM)}
    for file in (ROOT / "pnp").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value)
    assert not SAID["en"].keys() - written


def test_no_refusal_is_left_in_english():
    for key, english in SAID["en"].items():
        prose = "".join(text for text, *_ in string.Formatter().parse(english))
        if any(map(str.isalpha, prose)):
            assert SAID["pt-BR"][key] != english, key


@pytest.mark.skipif(sys.platform != "linux", reason="other systems may have other words")
@pytest.mark.parametrize("name", SYSTEM)
def test_in_english_the_system_speaks_for_itself(name):
    number = getattr(errno, name)
    assert str(cause(OSError(number, os.strerror(number)))) == os.strerror(number).lower()


def test_what_the_system_says_beyond_our_words_is_passed_on():
    error = OSError(errno.EXDEV, os.strerror(errno.EXDEV))
    assert told(cause(error), words("pt-BR")) == os.strerror(errno.EXDEV).lower()


def test_nothing_that_people_supply_steers_the_terminal():
    problem = Told("typed.twice", pair="x", name="A\x1b[2J\n\u202ena")
    for language in LANGUAGES:
        assert told(problem, words(language)).isprintable()
    assert told(Problem("a\x1bb"), words("en")) == "a\N{REPLACEMENT CHARACTER}b"
