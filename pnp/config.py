"""A person's lasting wishes: flags first, then environment, then the config file."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

from pnp.problems import Problem

KEYS = ("lang", "paper")


def wish(key: str, flag: str | None, default: str) -> str:
    """The flag, else PNP_LANG and the like, else the config file, else the default."""
    if flag is not None:
        return flag
    return os.environ.get(f"PNP_{key.upper()}") or _file().get(key) or default


def path() -> Path:
    """Where the config file is looked for."""
    given = os.environ.get("XDG_CONFIG_HOME", "")
    if given and not Path(given).is_absolute():  # XDG 0.8: relative values are ignored
        return Path.home() / ".config" / "pnp" / "config.toml"
    from platformdirs import user_config_dir

    return Path(user_config_dir("pnp", appauthor=False)) / "config.toml"


def _file() -> dict[str, str]:
    file = path()
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise Problem(f"{file}: {error}") from error
    for key, value in table.items():
        if key not in KEYS:
            raise Problem(f"{file}: no setting {key!r}; settings: {', '.join(KEYS)}")
        if not isinstance(value, str):
            raise Problem(f"{file}: {key} must be a text in quotes, not {value!r}")
    return table
