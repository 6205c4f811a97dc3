"""A person's lasting wishes: flags first, then environment, then the config file."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Literal, NamedTuple

from pnp.problems import Problem, Told, cause

KEYS = ("lang", "paper")
PROJECT = "pnp.toml"


class Wish(NamedTuple):
    """What was wished for, and where: empty for a flag or the default."""

    value: str
    origin: str = ""

    def refused(self, why: Exception) -> Problem:
        """The Problem of a wish that cannot be met, its origin first: "PNP_LANG: no language"."""
        return Told("at", where=self.origin, why=why) if self.origin else Problem(str(why))


def wish(key: str, flag: str | None, default: str) -> Wish:
    """The flag, else the environment (PNP_LANG and the like), else pnp.toml in this folder, the
    person's config file, the system's; else the default."""
    if flag is not None:
        return Wish(flag)
    variable = f"PNP_{key.upper()}"
    if given := os.environ.get(variable):
        return Wish(given, variable)
    for file in files():
        if found := _table(file).get(key):
            return Wish(found, str(file))
    return Wish(default)


def files() -> tuple[Path, ...]:
    """The config files, the nearest first."""
    return Path(PROJECT), folder("config") / "config.toml", *_system()


def folder(kind: Literal["config", "data"]) -> Path:
    """The person's own folder of that kind, where this system keeps such things."""
    given = os.environ.get(f"XDG_{kind.upper()}_HOME", "")
    if given and not Path(given).is_absolute():  # XDG 0.8: relative values are ignored
        return Path.home() / {"config": ".config", "data": ".local/share"}[kind] / "pnp"
    from platformdirs import user_config_dir, user_data_dir

    find = user_config_dir if kind == "config" else user_data_dir
    return Path(find("pnp", appauthor=False))


def _system() -> tuple[Path, ...]:
    from platformdirs import site_config_dir

    return (Path(site_config_dir("pnp", appauthor=False)) / "config.toml",)


def _table(file: Path) -> dict[str, str]:
    if file.exists() and not file.is_file():
        raise Told("config.no-file", file=file)
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise Told("at", where=file, why=cause(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Told("unreadable", path=file, error=error) from error
    for key, value in table.items():
        if key not in KEYS:
            raise Told("config.unknown", file=file, setting=key, known=", ".join(KEYS))
        if not isinstance(value, str):
            raise Told("config.no-text", file=file, setting=key, value=value)
    return table
