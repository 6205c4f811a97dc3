"""The same order gives the same bytes, wherever and whenever it is made (printing.md, trap 11)."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from pnp.games import GAMES
from tests.ordering import LANGUAGES, printed

ROOT = Path(__file__).parents[2]
MACHINES = [
    {"PYTHONHASHSEED": "1", "TZ": "UTC", "LC_ALL": "C"},
    {"PYTHONHASHSEED": "77", "TZ": "Asia/Tokyo", "LC_ALL": "pt_BR.UTF-8", "LANG": "pt_BR.UTF-8"},
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_machine_makes_the_same_file(name, lang, tmp_path):
    _, here = printed(name, lang=lang)
    for number, machine in enumerate(MACHINES):
        folder = tmp_path / f"machine {number}"
        folder.mkdir()
        done = subprocess.run(
            [sys.executable, "-m", "pnp", "print", name, "--lang", lang, "-o", f"out{number}.pdf"],
            cwd=folder,
            env={**os.environ, **machine, "PYTHONPATH": str(ROOT)},
            capture_output=True,
        )
        assert done.returncode == 0, done.stderr
        there = (folder / f"out{number}.pdf").read_bytes()
        assert sha256(there).digest() == sha256(here).digest()


@pytest.mark.parametrize("name", GAMES)
def test_no_date_and_no_folder_is_in_the_file(name):
    _, pdf = printed(name)
    assert str(ROOT).encode() not in pdf
    assert b"D:2000" in pdf and b"D:202" not in pdf
