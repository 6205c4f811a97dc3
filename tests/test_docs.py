"""What the documents say is true: their commands run, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from pnp.cli import main
from pnp.cli.asking import Wishes

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


def test_the_score_cards_of_the_readme_are_counted(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    wealth, position = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    Path("wealth.toml").write_text(wealth, encoding="utf-8")
    assert main(["score", "acquire", "final", "wealth.toml"]) == 0
    assert "Ana" in capsys.readouterr().out
    Path("position.toml").write_text(position, encoding="utf-8")
    (command,) = re.findall(r"`(pnp score hats move [^`]*--move[^`]*)`", README)
    assert main(shlex.split(command)[1:]) == 0
    assert "captures" in capsys.readouterr().out


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
