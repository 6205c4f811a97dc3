"""Lines that a stranger would type at the table: half, doubled, hostile, in either language."""

from __future__ import annotations

import json

import pytest

from pnp.ledger import Ledger, default
from pnp.words import LANGUAGES, words
from tests.pnp.test_playing import NEW, PLAY, a_folder_of_its_own, say, shown

__all__ = ["a_folder_of_its_own", "say"]
TREASURE = ("treasure", "play", "x", "--players", "Ana,Bia,Caio")


@pytest.mark.parametrize(
    "lines, told",
    [
        ("5\nprice 1 2 3 4\n", "in points"),
        ("price 1 2 3 4\nAna 1 1 1 1\nBia 5\n", "four counts"),
        ("5 6 7\nedit 1 price 1 2 3 4\n", "in points"),
        ("10 20 30\nedit 1\n", "into what"),
        ("10 20 30\n5\nedit 1 99\n", "Ana, Bia, Caio"),
        ("10 20 30\nedit 2 Ana 5\n", "no such line"),
        ("5 6\n", "Ana, Bia, Caio"),
        ("edit 1 Ana\n", "no such line"),
        ("10 20 30\nedit 1 Ana\n", "Name a player"),
        ("undo 3\n", "one word too many"),
        ("price 19 12 0 30\n2S 3S 4S 5S\n2S 3S 4S 2H\n", "2S"),
        ("pile H 5 5\n", "5H"),
        ("remove \u0663\n", "no line number"),
        ("x 5\n", "there are: Ana, Bia, Caio"),
    ],
)
def test_a_line_of_the_pad_that_cannot_be_is_refused_at_once(say, lines, told):
    code, _, err = say(*TREASURE, lines=lines)
    assert code == 2 and told in err and len(err.splitlines()) == 1


def test_a_row_is_taken_out_by_the_number_that_the_list_shows(say):
    out = say(*TREASURE, lines="10\n20\n30\n40 50 60\nremove 1\nlines\nundo\nlines\n")[1]
    assert "  1  Ana 40, Bia 50, Caio 60; totals: Ana 40, Bia 50, Caio 60" in out
    assert "Ana: 50 -> 40" in out and "Ana: 40 -> 50" in out


def test_a_whole_row_is_put_right_at_once(say):
    out = say(*TREASURE, lines="10 20 30\n40 50 60\n5\nedit 1 1 2 3\nlines\n")[1]
    assert "  2  Ana 40, Bia 50, Caio 60; totals: Ana 41, Bia 52, Caio 63" in out


def test_a_cell_passed_over_is_no_line_and_undo_and_redo_go_past_it(say):
    out = say(*TREASURE, lines="5 6 7\nundo\n\nredo\n\n8\nlines\n")[1]
    assert "  1  Ana 5, Bia 6, Caio 7" in out and "  2  Ana -, Bia 8, Caio -" in out
    assert [line["typed"] for line in shown(say, "x")["lines"]] == ["5 6 7", "8"]


def test_four_cards_are_cards_even_where_a_name_begins_so(say):
    new = ("treasure", "play", "x", "--players", "Astrid,Bia,Caio")
    out = say(*new, lines="price 1 2 3 4\nAS KD 2H 3C\nlines\n")[1]
    assert "Astrid A\u2660 K\u2666 2\u2665 3\u2663" in out


@pytest.mark.parametrize("name", ["Quit", "undo", "12", "A:B", "=1+1", "Comprar"])
def test_a_name_that_would_be_read_as_something_else_is_refused(say, name):
    for language in LANGUAGES:
        if (name, language) != ("Comprar", "en"):
            new = ("acquire", "play", "x", "--players", f"Ana,{name}", "--lang", language)
            code, _, err = say(*new)
            assert code == 2 and repr(name) in err


@pytest.mark.parametrize(
    "lines, told",
    [
        ("first Ana\n5C\n\n5D\nfound Delta\n3 D\n", "3 \u00d7 20 = 60"),
        ("first Ana\n3 D\n", "cannot read"),
        ("first Ana\n5C\nstop it\n", "one word too many"),
        ("first Ana\nexit now\n", "cannot read"),
        ("first Ana\n5C\nedit 2\n", "into what"),
    ],
)
def test_a_line_of_the_banker_is_never_guessed(say, lines, told):
    _, out, err = say(*NEW, lines=lines)
    assert told in out + err and len(err.splitlines()) <= 1


def test_signs_that_steer_a_terminal_reach_neither_screen_nor_json(say):
    say(*NEW, lines="first Ana\n")
    code, out, err = say(*PLAY, lines="5C\n\n\x1b[2J\n")
    assert code == 2 and "\x1b" not in out + err
    book = Ledger(default())
    typed = "done\x1b[31m\u202e"
    entry = {"event": {"t": "done", "p": "Ana"}, "typed": typed}
    book.append(book.load("Friday"), "add", entry)
    for command in (("show", "Friday"), ("show", "Friday", "--json"), ("list", "--json")):
        assert not {"\x1b", "\u202e"} & set(say(*command)[1])
    assert json.loads(say("export", "Friday", "--json")[1])["lines"][-1]["typed"] == typed


def test_a_game_deleted_in_another_window_takes_no_more_lines(say):
    from pnp.cli.score.playing import Desk, Gone, line
    from pnp.table.hearing import Hearing
    from pnp.table.sitting import opened

    say(*NEW, lines="first Ana\n")
    at = Desk(Ledger(default()), Hearing(words("en"), lambda typed, choices: choices[0]), True)
    sitting = opened(at.ledger.load("Friday"))
    say("delete", "Friday")
    for _ in range(2):
        with pytest.raises(Gone, match="--undo"):
            line(at, sitting, "5C")


@pytest.mark.parametrize(
    "options, setup",
    [
        (("--first", "V"), {"first": "R"}),
        (("--colours", "VAE", "--first", "a"), {"colours": "RBG", "first": "B"}),
        (("--mode", "teams", "--sides", "VE,AM"), {"sides": ["RG", "BY"]}),
    ],
)
def test_hats_are_named_by_their_printed_letters_from_the_start(say, options, setup):
    assert say("hats", "play", "x", "--lang", "pt-BR", *options)[0] == 0
    told = shown(say, "x")["setup"]
    assert {key: told[key] for key in setup} == setup


WEALTH = """
[cash]
Ana = 100
Bia = 300

[[company]]
name = "Delta"
size = 5
shares = { Ana = 2 }
"""


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("shares = { Ana = 2 }", "shares = { Zed = 2 }", "no line in [cash]"),
        ('"Delta"', '"Delta"\ntier = "high"', "our Delta is low"),
        ('"Delta"', '"Delt"', "delta"),
        ("Bia = 300", "ana = 300", "once"),
        ("Bia = 300", "", "2 to 6"),
        ("[cash]", 'end-bonuses = "no"\n[cash]', "true or false"),
        ("[[company]]", '[[company]]\nname = "DELTA"\nsize = 3\n[[company]]', "twice"),
        ("size = 5", "size = 109", "108"),
    ],
)
def test_a_card_of_wealth_that_cannot_be_is_refused(say, tmp_path, old, new, told):
    (tmp_path / "wealth.toml").write_text(WEALTH)
    assert say("acquire", "final", "wealth.toml")[0] == 0
    (tmp_path / "wealth.toml").write_text(WEALTH.replace(old, new, 1))
    code, out, err = say("acquire", "final", "wealth.toml")
    assert code == 2 and out == "" and told in err and len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments, told",
    [
        (("mid", "109", "Ana=5"), "108"),
        (("mid", "1_0", "Ana=5"), "1_0"),
        (("mid", "\u0663", "Ana=5"), "no whole number"),
        (("mid", "3", "Ana=\u0663"), "no number of shares"),
        (("mid", "3", *(f"P{n}=1" for n in range(7))), "at most 6"),
        (("mid", "3", "Ana=1", "ana=2"), "already"),
        (("mid", "3", "Ana=1,Bia=2"), "NAME=SHARES"),
        (("mid", "3", "Ana=1", "--json", "--csv"), "choose one"),
    ],
)
def test_a_merger_that_cannot_be_is_refused(say, arguments, told):
    code, out, err = say("acquire", "bonus", *arguments)
    assert code == 2 and out == "" and told in err and len(err.splitlines()) == 1


def test_where_nobody_holds_a_share_that_is_said(say):
    assert "Nobody holds a share" in say("acquire", "bonus", "mid", "3", "Ana=0")[1]
