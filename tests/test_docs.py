"""What the documents say is true: their commands run, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from pnp.cli import main
from pnp.cli.asking import Wishes
from tests.sessions import place, played, sessions

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    blocks = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    lines = [line.split(" #")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("pnp ")]


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_readme_runs(command, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(shlex.split(command)[1:]) == 0
    assert capsys.readouterr().out


def test_a_session_of_the_readme_shows_what_the_terminal_shows(
    tmp_path, monkeypatch, capsys, request
):
    """Written anew by --sessions."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pnp.ledger._utc", lambda: "2026-12-01T20:15:00+00:00")
    seen = 0
    text = README
    for each in sessions(README):
        if isinstance(each, tuple):
            place(each, tmp_path)
            continue
        shown = played(each, monkeypatch, capsys)
        if request.config.getoption("--sessions"):
            text = text.replace(
                "\n".join([f"$ {each.command}", *each.shown, ""]),
                "\n".join([f"$ {each.command}", *shown, ""]),
            )
        else:
            assert shown == each.shown, each.command
        seen += 1
    assert seen > 12
    if text != README:
        (ROOT / "README.md").write_text(text, encoding="utf-8")


def test_the_make_targets_of_the_readme_exist():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile


@pytest.mark.parametrize("name", ["README.md", "ARCHITECTURE.md", "docs/gallery.md"])
def test_links_and_named_files_are_there(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)
    targets += re.findall(r"`((?:pnp|layouts|scoring|output|tests|tools)/[\w/.-]+)`", text)
    assert targets
    for target in targets:
        assert (ROOT / target).exists() or (ROOT / name).parent.joinpath(target).exists(), target


def test_every_print_option_is_in_the_readme(capsys):
    main(["print", "--help"])
    for option in re.findall(r"--[a-z-]+", capsys.readouterr().out.split("Options:")[1]):
        short = {"--output": "-o", "--force": "-f", "--dry-run": "-n", "--quiet": "-q"}
        wanted = short.get(option, option)
        assert wanted in README or option in ("--help", "--format"), option
    assert Wishes().bleed == 2
