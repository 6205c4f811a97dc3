"""The look that a person asks for: one of ours by name, or their own from a file."""

from __future__ import annotations

from pathlib import Path

from layouts.fonts import TypeFault, width
from layouts.themes import NAMES, Theme, theme
from pnp.cli.choosing import one_of
from pnp.problems import Problem, why

LONGEST = 30
"""Letters of a theme's name."""
LARGEST = 1_000_000
"""Bytes of a theme file."""


def themed(wish: str) -> Theme:
    """The theme of that name, or of that FILE.toml.

    Raises Problem for a name that there is not, and for a file with a line for every fault in it.
    """
    if not wish.lower().endswith(".toml"):
        return theme(one_of("theme", wish, NAMES))
    return _own(Path(wish))


def _own(path: Path) -> Theme:
    from layouts.themes.faults import ThemeFaults
    from layouts.themes.own import own

    try:
        return own(_text(path), _name(path), path.parent)
    except ThemeFaults as faults:
        *others, last = [f"{path}: {line}" for line in faults.lines]
        if not others:
            raise Problem(last) from faults
        sum_up = f"{path}: {len(faults.lines)} faults; nothing was printed"
        raise Problem(sum_up, before=(*others, last)) from faults


def _name(path: Path) -> str:
    """What the sheets call the theme; never what they call one of ours."""
    if len(path.stem) > LONGEST:
        raise Problem(f"{path}: sheets carry the file's name; give it at most {LONGEST} letters")
    try:
        width(path.stem, "sans", 1)
    except TypeFault as fault:
        raise Problem(f"{path}: sheets carry the file's name; {fault}") from fault
    return path.name if path.stem in NAMES else path.stem


def _text(path: Path) -> str:
    if path.exists() and not path.is_file():
        raise Problem(f"{path}: not a file; give the theme's file, or one of: {', '.join(NAMES)}")
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Problem(f"{path}: {why(error)}") from error
    if len(data) > LARGEST:
        raise Problem(f"{path}: {len(data):,} bytes; a theme has at most {LARGEST:,}")
    try:
        return data.decode("utf-8").removeprefix("\N{BYTE ORDER MARK}").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Problem(f"{path}: not UTF-8 text; save it as UTF-8") from error
