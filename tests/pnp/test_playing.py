"""pnp score ... play, resume, list, show, export, delete: a table that forgets nothing."""

from __future__ import annotations

import csv
import io
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pnp.cli import main
from pnp.ledger import Ledger, default
from pnp.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
BEGUN = "first Ana\n5C\n\n5D\nfound Delta\nbuy 2 Delta\n"
PLAY = ("acquire", "play", "Friday")
NEW = (*PLAY, "--players", "Ana,Bia,Caio")


@pytest.fixture(autouse=True)
def a_folder_of_its_own(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def say(capsys, monkeypatch):
    """Runs a command of pnp score with lines on standard input: code, output, error."""

    def run(*arguments: str, lines: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = main(["score", *arguments])
        return code, *capsys.readouterr()

    return run


def shown(say, name: str = "Friday") -> dict:
    return json.loads(say("show", name, "--json")[1])


def test_a_game_begun_is_gone_on_with_under_its_name(say):
    code, out, _ = say(*NEW, lines=BEGUN)
    assert code == 0 and "2 × 20 = 40" in out and "pnp score resume Friday" in out
    assert say(*PLAY, lines="7A\n")[0] == 0
    assert say("resume", "friday", lines="undo\nredo\n")[0] == 0
    told = shown(say)
    assert [line["typed"] for line in told["lines"]] == [*BEGUN.splitlines(), "7A"]
    assert told["receipt"]["totals"] == {"Ana": 600, "Bia": 620, "Caio": 600}
    assert not told["over"] and told["winners"] == []


def test_every_line_before_a_bad_one_is_saved_and_the_bad_one_is_named(say):
    code, _, err = say(*NEW, lines=BEGUN + "7A\nfuond Delta\n5E\n")
    assert code == 2 and len(err.splitlines()) == 1
    assert "line 8" in err and "fuond Delta" in err
    assert len(shown(say)["lines"]) == 7


@pytest.mark.parametrize(
    "lines, told",
    [
        ("first Ana\n5C\nbuy 1 Delta\n", "not on the board"),
        ("first Ana\n5C\n5D\n5C\n", "is founded"),
        ("undo\n", "nothing to undo"),
        ("redo\n", "nothing to redo"),
        ("edit 1 5C\n", "lines shows"),
        ("edit x 5C\n", "lines shows"),
        ("remove 9\n", "lines shows"),
        ("why 7\n", "lines shows"),
        ("Z: 5C\n", "Ana"),
        ("end\n", "opening round"),
    ],
)
def test_a_line_that_cannot_be_ends_in_one_clear_line(say, lines, told):
    code, _, err = say(*NEW, lines=lines)
    assert code == 2 and told in err and len(err.splitlines()) == 1 and "Traceback" not in err


def test_an_ambiguous_name_is_exit_2_with_the_choices(say):
    code, _, err = say("acquire", "play", "x", "--players", "Ana,Anabela", lines="first An\n")
    assert code == 2 and "Ana, Anabela" in err
    assert say("resume", "x", lines="first Ana\n")[0] == 0, "the whole name is not ambiguous"


def test_a_lone_c_or_d_in_portuguese_is_exit_2_with_the_choices(say):
    new = ("treasure", "play", "x", "--players", "Ana,Bia,Caio", "--lang", "pt-BR")
    lines = "cotação 1 2 3 4\nKE 2E 3E 4C\n"
    code, _, err = say(*new, lines=lines)
    assert code == 2 and "4 de copas, 4 de paus" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edit_tells_exactly_which_totals_moved(say, language):
    new = ("treasure", "play", "x", "--players", "Ana,Bia,Caio", "--lang", language)
    edit = words(language)("score.verb.edit").split()[0]
    out = say(*new, lines=f"17 20 35\n10 20 30\n{edit} 1 Bia 10+15-8\n")[1]
    moved = re.findall(r"^(\w+): (\d+) -> (\d+)$", out, re.MULTILINE)
    assert moved == [("Bia", "40", "37")]


def test_a_missing_entry_is_shown_before_totals(say):
    new = ("treasure", "play", "x", "--players", "Ana,Bia,Caio")
    code, out, _ = say(*new, lines="17\n\n35\nstatus\n20\n")
    before, after = out.split("Buried Treasure, 1994 edition", 1)
    assert code == 0 and "missing: Bia" in before and "totals" not in before
    assert "totals: Ana 17, Bia 20, Caio 35" in after


def test_an_edit_after_which_a_later_line_could_not_be_changes_nothing(say):
    say(*NEW, lines=BEGUN)
    code, _, err = say(*PLAY, lines="edit 4 9A\n")
    assert code == 2 and "line 5" in err and len(err.splitlines()) == 1
    assert [line["typed"] for line in shown(say)["lines"]] == BEGUN.splitlines()
    code, out, _ = say(*PLAY, lines="edit 6 buy 1 Delta\nremove 6\nundo\nundo\n")
    assert code == 0 and "Bia: 560 -> 580" in out and "Bia: 580 -> 600" in out


def test_two_windows_on_one_game_lose_nothing(say, capsys):
    from pnp.cli.score.playing import Desk, line
    from pnp.problems import Problem
    from pnp.table.hearing import Hearing
    from pnp.table.sitting import opened

    say(*NEW, lines="first Ana\n")
    at = Desk(Ledger(default()), Hearing(words("en"), lambda typed, choices: choices[0]), True)
    one = two = opened(Ledger(default()).load("Friday"))
    one = line(at, one, "5C")
    two = line(at, two, "7A")
    out, err = capsys.readouterr()
    assert "Another window" in out and "Ana: 5C" in out and "not entered" in err
    assert two.typed == one.typed == ("first Ana", "Ana: 5C")
    silent = Desk(at.ledger, at.hear, False)
    line(at, two, "")
    with pytest.raises(Problem, match="not entered"):
        line(silent, one, "7A")


def test_saved_games_are_listed_deleted_and_brought_back(say):
    assert "No saved games" in say("list")[1]
    say(*NEW, lines=BEGUN)
    say("hats", "play", "Sunday", lines="4 bR 3\n")
    listed = say("list")[1].splitlines()
    assert len(listed) == 2 and "Sunday: Hats" in listed[0] and "lines: 6" in listed[1]
    code, out, _ = say("delete", "Friday")
    assert code == 0 and "--undo" in out
    assert "Friday" not in say("list")[1] and "Friday" in say("list", "--deleted")[1]
    code, _, err = say(*PLAY)
    assert code == 2 and "--undo" in err
    assert say("delete", "Friday")[0] == 2
    assert say("delete", "Friday", "--undo")[0] == 0
    assert say("delete", "Friday", "--undo")[0] == 2
    assert len(shown(say)["lines"]) == 6
    games = json.loads(say("list", "--json")[1])
    assert games["version"] == 1 and {each["name"] for each in games["games"]} == {
        "Friday", "Sunday",
    }  # fmt: skip


@pytest.mark.parametrize(
    "arguments, told",
    [
        (("acquire", "play", "New"), "--players"),
        (("acquire", "play", "New", "--players", "Ana"), "2 to 6"),
        (("acquire", "play", "New", "--players", "A,B,C,D,E,F,G"), "2 to 6"),
        (("acquire", "play", "New", "--players", "Ana,ANA"), "two of that name"),
        (("acquire", "play", "New", "--players", "Ana,\x1b[2J"), "printable"),
        (("acquire", "play", "New", "--players", "Ana,Bia", "--edition", "carttel"), "cartel"),
        (("acquire", "play", "New", "--players", "Ana,Bia", "--names", "1977"), "1976"),
        (("acquire", "play", "New", "--players", "Ana,Bia", "--bank-tile"), "classic"),
        (("treasure", "play", "New", "--players", "Ana,Bia"), "3 to 8"),
        (("hats", "play", "New", "--first", "W"), "R, B, G, Y"),
        (("hats", "play", "New", "--mode", "teams"), "pair"),
        (("acquire", "play", "Friday", "--edition", "classic"), "begun"),
        (("hats", "play", "Friday"), "pnp score acquire play Friday"),
        (("show", "Fryday"), "Friday"),
        (("export", "Friday"), "--csv"),
        (("export", "Friday", "--csv", "--json"), "one of"),
        (("resume", ""), "Friday"),
        (("acquire", "play", "x" * 61, "--players", "Ana,Bia"), "60"),
        (("acquire", "play", "\x1b", "--players", "Ana,Bia"), "printed"),
    ],
    ids=lambda v: " ".join(v)[:60] if isinstance(v, tuple) else v,
)
def test_a_bad_command_is_answered_in_one_line(say, arguments, told):
    say(*NEW, lines=BEGUN)
    code, out, err = say(*arguments)
    assert code == 2 and out == "" and len(err.splitlines()) == 1 and "\x1b" not in err
    assert told in err


def test_the_exports_hold_the_score(say, tmp_path):
    say(*NEW, lines=BEGUN + "stop\n")
    rows = list(csv.DictReader(io.StringIO(say("export", "Friday", "--csv")[1])))
    assert sum(int(row["amount"]) for row in rows if row["who"] == "Bia") == 620
    play = json.loads(say("export", "Friday", "--bgstats")[1])
    assert play["game"]["name"] == "Acquire" and re.fullmatch(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"]
    )
    bia = next(player for player in play["players"] if player["name"] == "Bia")
    assert bia["score"] == 620 and bia["rank"] == 1 and bia["winner"]
    assert say("export", "Friday", "--csv", "-o", "f.csv")[0] == 0
    say(*PLAY, lines="undo\n")
    assert say("export", "Friday", "--csv", "-o", "f.csv")[0] in (0, 3)
    assert (tmp_path / "f.csv").read_text().startswith("who,")


def test_a_name_that_is_a_formula_stays_a_name_in_csv(say):
    players = "@SUM,-Bia,+Caio"
    say("treasure", "play", "x", "--players", players, lines="1 2 3\n")
    for row in csv.DictReader(io.StringIO(say("export", "x", "--csv")[1])):
        assert not row["who"].startswith(("=", "@", "+", "-"))


def test_a_damaged_file_is_reported_and_left_as_it_is(say):
    say(*NEW, lines=BEGUN)
    file = default()
    whole = file.read_bytes()
    file.write_bytes(broken := whole[: len(whole) // 2])
    for command in (("list",), ("show", "Friday"), (*PLAY,), NEW, ("delete", "Friday")):
        code, _, err = say(*command, lines="7A\n")
        assert code == 5 and str(file) in err and len(err.splitlines()) == 1
        assert file.read_bytes() == broken


def test_on_a_terminal_what_is_doubtful_is_asked(tmp_path):
    """A person at a terminal: asked for players, then which of two names, and told of a slip."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "dumb", "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-m", "pnp", "score", "acquire", "play", "Pub"], stdin=theirs,
        stdout=theirs, stderr=theirs, env=environment, cwd=ROOT, close_fds=True,
    ) as child:  # fmt: skip
        os.close(theirs)
        os.write(ours, b"Ana,Anabela\nfirst an\n2\nnonsense\n5C\nquit\n")
        text = heard(ours)
        code = child.wait(timeout=20)
    os.close(ours)
    assert code == 0 and "which one?" in text and "Anabela: tile" in text
    assert "cannot read 'nonsense'" in text and "pnp score resume Pub" in text
    lines = [entry.body["typed"] for entry in Ledger(default()).load("Pub").entries]
    assert lines == ["first an", "5C"]


@pytest.mark.parametrize(
    "arguments, reply, told",
    [
        (("bonus", "mid", "2", "Ana=5", "--edition", "c"), b"2", "Classic edition"),
        (("bonus", "mod", "2", "Ana=5"), b"1", "450"),
        (("bonus", "mid", "2", "Ana=5", "--edition", "x"), b"", "nothing was chosen"),
    ],
)
def test_on_a_terminal_a_doubtful_edition_or_tier_is_asked_about(arguments, reply, told):
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "pnp", "score", "acquire", *arguments],
        stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, close_fds=True,
        env={**os.environ, "LANG": "C.UTF-8"},
    ) as child:  # fmt: skip
        os.close(theirs)
        os.write(ours, reply + b"\n")
        assert told in heard(ours)
        child.wait(timeout=20)
    os.close(ours)


def heard(terminal: int) -> str:
    """All that a program says on a terminal until it ends."""
    said = b""
    while True:
        try:
            said += os.read(terminal, 4096)
        except OSError:  # the other side is closed
            return said.decode()


def test_playing_never_loads_a_writer_of_pages():
    script = (
        "import sys; from pnp.cli import main; "
        "main(['score','hats','play','x']); "
        "bad = {'reportlab','svgwrite','pypdfium2','layouts','output'} & set(sys.modules); "
        "sys.exit(f'loaded: {bad}' if bad else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input="4 bR 3\n", text=True, capture_output=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["acquire", "hats"])
def test_help_tells_every_line_in_the_language(say, game, language):
    more = ("--players", "Ana,Bia") if game == "acquire" else ()
    told = say(game, "play", "x", *more, "--lang", language, lines="help\n")[1]
    assert words(language)(f"score.help.{game}") in told
