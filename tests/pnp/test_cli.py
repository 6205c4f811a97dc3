"""The command line: what a person types, what comes back, and with which exit code."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from layouts.marks import Group, Text
from pnp.cli import main
from pnp.games import GAMES

PNP = [sys.executable, "-m", "pnp"]
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def a_folder_of_its_own(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)


def say(capsys, *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


# What a hurried stranger types, and what the last line must tell.
MISTAKES = [
    (["print", "watrworks"], ["no game 'watrworks'", "waterworks"]),
    (["print", "acquire", "--edition", "clasic"], ["clasic", "classic"]),
    (["print", "waterworks", "--paper", "A9X"], ["A9X", "A4"]),
    (["print", "waterworks", "--paper", ""], ["no paper", "A4"]),
    (["print", "waterworks", "--lang", "pt"], ["'pt'", "pt-BR"]),
    (["print", "acquire", "--board", "ful"], ["'ful'", "full"]),
    (["print", "waterworks", "--board", "full"], ["no choice of boards"]),
    (["print", "waterworks", "--card-size", "63by88"], ["63by88", "57x87mm"]),
    (["print", "waterworks", "--card-size", "9000x9mm"], ["9000", "140"]),
    (["print", "waterworks", "--card-size", "88x63mm"], ["upright"]),
    (["print", "waterworks", "--backs", "long"], ["'long'", "long-edge"]),
    (["print", "waterworks", "--bleed", "9"], ["9", "0 to 6"]),
    (["print", "waterworks", "--bleed", "nan"], ["nan", "0 to 6"]),
    (["print", "waterworks", "--margin", "-1"], ["-1", "0 to 60"]),
    (["print", "waterworks", "--copies", "0"], ["0", "1 to 1000"]),
    (["print", "waterworks", "--players", "6"], ["6", "hasbro-1999"]),
    (["print", "waterworks", "--players", "40"], ["2 to 5", "40"]),
    (["print", "waterworks", "--only", "pipe.elbow.copper"], ["pipe.elbow", "pipe.elbow-"]),
    (["print", "waterworks", "--only", "valve:x"], ["'x'", "1 to"]),
    (["print", "waterworks", "--only", ""], ["names nothing"]),
    (["print", "waterworks", "--set", "te=side"], ["'te'", "tee"]),
    (["print", "waterworks", "--set", "tee=sid"], ["'sid'", "side"]),
    (["print", "waterworks", "--set", "tee"], ["tee=stem"]),
    (["print", "waterworks", "--set", "wrenches=900"], ["900", "1 to 60"]),
    (["print", "acquire", "--set", "tee=side"], ["no options"]),
    (["print", "waterworks", "--format", "docx"], ["docx", "pdf"]),
    (["print", "waterworks", "--papr", "a4"], ["--papr", "--paper"]),
    (["print"], ["GAMES"]),
    (["print", "all", "-o", "x.pdf"], ["x.pdf", "name a folder"]),
    (["print", "acquire", "--paper", "a5"], ["aid.prices", "148 x 210", "A4"]),
    (["print", "waterworks", "--paper", "60x90mm"], ["does not fit"]),
    (["box", "acquir"], ["acquir", "acquire"]),
    (["preview", "waterworks", "--dpi", "9999"], ["9999", "20 to 300"]),
    (["prnt"], ["prnt"]),
    (["box", "all"], ["'all'", "acquire"]),
    (["preview", "ALL"], ["'ALL'", "acquire"]),
    (["print", "waterworks", "--only", "guide:2"], ["guide", "once"]),
    (["print", "waterworks", "--only", f"valve:{'9' * 5000}"], ["valve", "999…", "1 to"]),
    (["print", "waterworks", "--card-size", "pokr"], ["pokr", "poker"]),
    (["print", "acquire", "--paper", "50x60mm"], ["does not fit", "A4"]),
    (
        ["print", "acquire", "--paper", "50x60mm", "--only", "rules.*"],
        ["rules.acquire", "larger paper"],
    ),
    (
        ["print", "acquire", "--paper", "60x300mm", "--only", "rules.*"],
        ["rules.acquire", "59 mm", "larger paper"],
    ),
    (["print", "waterworks", "--set", "\x1b[2J"], ["option", "tee"]),
]


@pytest.mark.parametrize("arguments, told", MISTAKES, ids=lambda v: " ".join(v)[:50])
def test_a_mistake_is_answered_in_one_clear_last_line(arguments, told, capsys, tmp_path):
    code, out, err = say(capsys, *arguments)
    assert code == 2 and out == ""
    last = err.rstrip().splitlines()[-1]
    for words in told:
        assert words.lower() in last.lower()
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == [], "nothing is written"


def test_print_writes_once_says_up_to_date_and_refuses_to_overwrite(capsys, tmp_path):
    code, out, _ = say(capsys, "print", "waterworks")
    file = tmp_path / "printed" / "waterworks.pdf"
    assert code == 0 and "written" in out and file.read_bytes().startswith(b"%PDF")
    first = file.read_bytes()
    code, out, _ = say(capsys, "print", "waterworks")
    assert code == 0 and "up to date" in out
    code, out, err = say(capsys, "print", "waterworks", "--paper", "letter")
    assert code == 3 and "--force" in err and file.read_bytes() == first
    code, *_ = say(capsys, "print", "waterworks", "--paper", "letter", "--force")
    assert code == 0 and file.read_bytes() != first
    assert sorted(p.name for p in file.parent.iterdir()) == ["waterworks.pdf"], "nothing left over"


def test_the_first_refusal_stops_before_anything_is_written(capsys, tmp_path):
    folder = tmp_path / "printed"
    folder.mkdir()
    (folder / "acquire.pdf").write_text("mine")
    code, _, err = say(capsys, "print", "waterworks", "acquire", "--only", "valve,tile.5C")
    assert code == 3 and "acquire.pdf" in err
    assert not (folder / "waterworks.pdf").exists()
    assert (folder / "acquire.pdf").read_text() == "mine"


def test_only_prints_those_pieces(capsys):
    only = "pipe.elbow-left.copper:2,tile.5C"
    code, out, _ = say(capsys, "print", "waterworks", "acquire", "--only", only, "--json", "-n")
    assert code == 0
    sheets = {file["game"]: file["sheets"] for file in json.loads(out)["files"]}
    assert sheets == {"waterworks": 1, "acquire": 1}
    from tests.ordering import job

    box = job("waterworks", only="pipe.elbow-left.copper:2,plug.A*").box
    assert [(c.key, c.copies) for c in box.components] == [
        ("pipe.elbow-left.copper", 2),
        ("plug.A1", 1),
        ("plug.A2", 1),
        ("plug.A3", 1),
    ]


def test_what_is_picked_twice_is_printed_for_both():
    from tests.ordering import job

    held = {c.key: c.copies for c in job("waterworks").box.components}
    both = {c.key: c.copies for c in job("waterworks", only="*,VALVE:2").box.components}
    assert both == {**held, "valve": held["valve"] + 2}
    assert [c.copies for c in job("waterworks", only="valve:2,valve:3").box.components] == [5]
    sheets = job("waterworks", only="rules.waterworks:3").plan.sections
    assert [each.name for each in sheets] == ["Rules"] * 3


def test_a_narrow_sheet_keeps_the_end_of_its_slug():
    from tests.ordering import job

    (front, _) = job("waterworks", paper="300x60mm", only="wrench:1").sheets()
    (words,) = [mark.words for mark in slug_texts(front.guides)]
    assert "Pipes" not in words and words.endswith("sheet 1 of 1 · front · flip on the long edge")


def slug_texts(marks):
    for mark in marks:
        if isinstance(mark, Text):
            yield mark
        elif isinstance(mark, Group):
            yield from slug_texts(mark.marks)


def test_a_file_name_a_folder_and_standard_output(capsys, tmp_path):
    assert say(capsys, "print", "waterworks", "--only", "valve", "-o", "v.pdf")[0] == 0
    assert (tmp_path / "v.pdf").is_file()
    assert say(capsys, "print", "waterworks", "--only", "valve", "-o", "new/deep")[0] == 0
    assert (tmp_path / "new" / "deep" / "waterworks.pdf").is_file()
    done = pnp("print", "waterworks", "--only", "valve", "-o", "-", cwd=tmp_path)
    assert done.stdout == (tmp_path / "v.pdf").read_bytes()


def test_a_dry_run_writes_nothing(capsys, tmp_path):
    code, out, _ = say(capsys, "print", "ALL", "--dry-run")
    assert code == 0 and "sheets" in out and list(tmp_path.iterdir()) == []
    (tmp_path / "v.pdf").write_text("mine")
    valve = ["print", "waterworks", "--only", "valve", "-n", "-o"]
    assert "--force is needed" in say(capsys, *valve, "v.pdf")[1]
    assert "replaced" in say(capsys, *valve, "v.pdf", "-f")[1]
    assert "standard output" in say(capsys, *valve, "-")[1]
    assert (tmp_path / "v.pdf").read_text() == "mine"


def test_the_whole_set_has_a_contents_page(capsys, tmp_path):
    from tests.reading import text

    assert say(capsys, "print", "all", "-q")[0] == 0
    found = " ".join(text((tmp_path / "printed" / "contents.pdf").read_bytes()).split())
    for name in GAMES:
        assert f"{name}.pdf" in found


def test_quiet_says_nothing(capsys):
    assert say(capsys, "print", "waterworks", "--only", "valve", "-q") == (0, "", "")


def test_a_narrow_margin_is_named(capsys):
    code, _, err = say(capsys, "print", "waterworks", "--margin", "3", "--only", "valve")
    assert code == 0 and "3 mm" in err and "5 mm" in err


def test_games_lists_editions_boards_and_options(capsys):
    code, out, _ = say(capsys, "games")
    assert code == 0 and len(out.splitlines()) == len(GAMES)
    for words in ("estrela (default)", "hasbro-1999 2-6", "compact, full", "tee=stem|side"):
        assert words in out
    listed = json.loads(say(capsys, "games", "--json")[1])
    assert listed["version"] == 1 and [g["id"] for g in listed["games"]] == list(GAMES)
    plain = say(capsys, "games", "--plain")[1].splitlines()
    assert [line.split("\t")[0] for line in plain] == list(GAMES)


def test_the_language_is_asked_for_or_configured_never_the_locales(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert "Pipes" in say(capsys, "box", "waterworks")[1]
    config = Path(os.environ["XDG_CONFIG_HOME"]) / "pnp" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text('lang = "pt-BR"\n')
    assert "Canos" in say(capsys, "box", "waterworks")[1]
    monkeypatch.setenv("PNP_LANG", "en")
    assert "Pipes" in say(capsys, "box", "waterworks")[1]
    assert "Canos" in say(capsys, "box", "waterworks", "--lang", "pt-BR")[1]


@pytest.mark.parametrize("variable, value", [("PNP_LANG", "fr"), ("PNP_PAPER", "a9x")])
def test_a_wish_that_cannot_be_met_is_named_with_its_origin(variable, value, capsys, monkeypatch):
    monkeypatch.setenv(variable, value)
    code, _, err = say(capsys, "print", "hats", "-n")
    assert code == 2 and err.startswith(f"pnp: {variable}: ") and repr(value) in err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_config_that_is_no_file_is_named_and_not_waited_for(capsys, tmp_path):
    os.mkfifo(tmp_path / "pnp.toml")
    code, _, err = say(capsys, "box", "hats")
    assert code == 2 and "pnp.toml: not a file" in err


@pytest.mark.parametrize("text, told", [("lang = 3", "quotes"), ("langue = 'en'", "langue"),
                                        ("lang = ", "config.toml")])  # fmt: skip
def test_a_broken_config_is_named(text, told, capsys):
    config = Path(os.environ["XDG_CONFIG_HOME"]) / "pnp" / "config.toml"
    config.parent.mkdir(parents=True)
    config.write_text(text)
    code, _, err = say(capsys, "box", "waterworks")
    assert code == 2 and told in err.splitlines()[-1] and "config.toml" in err


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_shows_every_face_as_one_picture(name, capsys, tmp_path):
    from PIL import Image

    code, out, _ = say(capsys, "preview", name, "--dpi", "30")
    assert code == 0 and f"{name}-preview.png" in out
    with Image.open(tmp_path / "printed" / f"{name}-preview.png") as picture:
        assert picture.width > 400


@pytest.mark.parametrize("command", ["", "games", "box", "print", "preview"])
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_has_examples_first(command, flag, capsys):
    code, out, _ = say(capsys, *filter(None, [command, flag]))
    assert code == 0 and "Examples:" in out
    assert out.index("Examples:") < out.index("Options:")


def test_version_and_bare_call(capsys):
    assert say(capsys, "--version")[1].startswith("pnp 0.")
    code, out, err = say(capsys)
    assert "Usage:" in out + err and code == 2


def pnp(*arguments: str, cwd: Path, **more) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([*PNP, *arguments], cwd=cwd, env=environment, capture_output=True, **more)


def test_help_loads_nothing_heavy(tmp_path):
    loaded = (
        "import sys; from pnp.cli import main; main(['--help']);"
        "print(*[m for m in sys.modules if m.split('.')[0] in"
        " ('reportlab','svgwrite','pypdfium2','PIL','rich','pydantic','layouts','output')],"
        " file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", loaded], cwd=tmp_path, capture_output=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})  # fmt: skip
    assert done.returncode == 0 and done.stderr.decode().strip() == ""


@pytest.mark.parametrize("wait", [0.6, 1.1, 1.5, 2.0])
def test_ctrl_c_leaves_no_half_file(tmp_path, wait):
    process = subprocess.Popen(
        [*PNP, "print", "waterworks", "--copies", "800"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
    )
    time.sleep(wait)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130 and b"Traceback" not in err
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_one_line_and_exit_5(tmp_path, monkeypatch, capsys):
    import errno

    from pnp import files

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    code, _, err = say(capsys, "print", "waterworks", "--only", "valve")
    assert code == 5 and "no space left" in err and len(err.splitlines()) == 1
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == []


def test_a_link_stays_a_link(tmp_path, capsys):
    (tmp_path / "link.pdf").symlink_to(tmp_path / "real.pdf")
    assert say(capsys, "print", "waterworks", "--only", "valve", "-o", "link.pdf")[0] == 0
    assert (tmp_path / "link.pdf").is_symlink() and (tmp_path / "real.pdf").is_file()


def test_closed_streams_are_borne(tmp_path):
    for stream in ("1", "2"):
        done = subprocess.run(
            ["sh", "-c", f"exec '{sys.executable}' -m pnp games {stream}>&-"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
        )
        assert b"Traceback" not in done.stderr and done.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("stream, told", [("> /dev/full", b"standard output"), ("| true", b"")])
def test_an_output_that_takes_nothing_is_exit_5(stream, told, tmp_path):
    command = f"'{sys.executable}' -m pnp print waterworks --only valve -o -"
    done = subprocess.run(
        ["bash", "-c", f"{command} {stream}; exit ${{PIPESTATUS[0]}}"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
    )
    assert done.returncode == 5 and told in done.stderr
    assert len(done.stderr.splitlines()) == bool(told)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_device_is_no_file(tmp_path, capsys):
    (tmp_path / "x.pdf").symlink_to("/dev/full")
    code, _, err = say(capsys, "print", "waterworks", "--only", "valve", "-o", "x.pdf")
    assert code == 5 and "device" in err


def test_a_replaced_file_keeps_its_mode_and_a_long_name_is_no_trouble(tmp_path, capsys):
    name = "a" * 245 + ".pdf"
    (tmp_path / name).write_text("mine")
    (tmp_path / name).chmod(0o600)
    assert say(capsys, "print", "waterworks", "--only", "valve", "-f", "-o", name)[0] == 0
    assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    assert [p.name for p in tmp_path.iterdir()] == [name]


def test_a_folder_that_cannot_be_made_is_named(tmp_path, capsys):
    (tmp_path / "taken").write_text("a file")
    code, _, err = say(capsys, "print", "waterworks", "--only", "valve", "-o", "taken/x")
    assert code == 5 and "taken" in err and "Traceback" not in err


def test_a_fault_of_ours_is_one_line_and_a_log(capsys, monkeypatch):
    import pnp.cli.work

    monkeypatch.setattr(pnp.cli.work, "make", lambda order: 1 / 0)
    code, _, err = say(capsys, "print", "waterworks")
    assert code == 1 and len(err.splitlines()) == 1
    log = Path(err.split()[-1])
    assert "ZeroDivisionError" in log.read_text()
    log.unlink()
