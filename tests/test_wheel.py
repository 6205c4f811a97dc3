"""The wheel, alone in an empty environment, prints every game from another folder."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from pnp.games import GAMES

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_all_four_packages_and_the_font_licences(wheel):
    assert wheel.name.startswith("pnp_press-")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {
        "pnp",
        "layouts",
        "scoring",
        "output",
    }
    for wanted in ("ZillaSlab-OFL.txt", "AtkinsonHyperlegible-OFL.txt"):
        assert f"layouts/fonts/{wanted}" in names
    for theme in ("classic", "ink-saver", "contrast"):
        assert f"layouts/themes/{theme}.toml" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any(name.endswith((".pdf", ".png")) for name in names)


def test_it_prints_from_an_empty_environment(wheel, tmp_path):
    home = tmp_path / "empty"
    venv.create(home, with_pip=False)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet",
         "--disable-pip-version-check", "--no-deps", "--no-index", str(wheel)],
        check=True,
    )  # fmt: skip
    # Third-party packages are lent by this environment; a path in a .pth file brings no
    # editable install with it.
    (site,) = home.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    where = subprocess.run([python, "-c", "import pnp; print(pnp.__file__)"], cwd=elsewhere,
                           env=environment, capture_output=True, check=True)  # fmt: skip
    assert str(home) in where.stdout.decode()
    subprocess.run([python.parent / "pnp", "print", "all", "--lang", "pt-BR"], cwd=elsewhere,
                   env=environment, check=True, capture_output=True)  # fmt: skip
    for name in GAMES:
        assert (elsewhere / "printed" / f"{name}.pdf").stat().st_size > 100_000
