"""Sessions as documents show them: commands after "$ ", lines typed after a prompt and " > "."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pnp.cli import main

BLOCK = re.compile(r"```(session|toml) ?(\S*)\n(.*?)```\n", re.DOTALL)


@dataclass
class Session:
    """A command, the lines typed into it, and all that the terminal shows."""

    command: str
    typed: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)


def sessions(document: str) -> list[Session | tuple[str, str]]:
    """The sessions of a document in order, and the files (name, text) that they use."""
    found: list[Session | tuple[str, str]] = []
    for kind, name, text in BLOCK.findall(document):
        if kind == "toml":
            found.append((name, text))
            continue
        for line in text.splitlines():
            if line.startswith("$ "):
                found.append(session := Session(line[2:]))
                continue
            session.shown.append(line)
            if re.search(r"(^| )>( |$)", line):
                session.typed.append(line.partition("> ")[2])
    return found


def played(session: Session, monkeypatch: pytest.MonkeyPatch, capsys) -> list[str]:
    """What a terminal shows when the command is run and the lines are typed."""
    lines = iter(session.typed)

    def typed(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        print(f"{prompt}{line}".rstrip())
        return line

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr("sys.stdin", type("Terminal", (), {"isatty": lambda self: True})())
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    capsys.readouterr()
    main(shlex.split(session.command)[1:])
    out, err = capsys.readouterr()
    return (out + err).rstrip("\n").splitlines()


def place(file: tuple[str, str], folder: Path) -> None:
    """Write a file of the document."""
    name, text = file
    (folder / name).write_text(text, encoding="utf-8")
