"""What every test may use."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden sheets anew")
    parser.addoption("--sessions", action="store_true", help="write the README's sessions anew")


@pytest.fixture(autouse=True)
def a_strangers_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory):
    """No test sees, or leaves behind, anything in the settings of whoever runs it."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    for name in ("PNP_LANG", "PNP_PAPER"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def shared() -> Path:
    """The fact sheets, where this checkout has them beside it."""
    folder = Path(__file__).resolve().parents[2] / "shared"
    if not folder.is_dir():
        pytest.skip("the fact sheets are not beside this checkout")
    return folder
