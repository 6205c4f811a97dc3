"""A folder as the source of an art pack.  Links, devices and pipes are never opened."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from pnp.art.entries import Entry
from pnp.art.findings import Finding
from pnp.art.limits import MOST_FILES, MOST_FOLDERS
from pnp.problems import why

QUIET = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
QUIET |= getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
"""Opens a file itself or nothing: no link is followed, no pipe waited for."""


def entries(top: Path) -> Iterator[Entry | Finding]:
    """Every file below a folder, in the order of its name; at most MOST_FILES are looked at."""
    for number, each in enumerate(_below(top, "")):
        if number >= MOST_FILES:
            yield Finding("unsafe", "", f"{top}: over {MOST_FILES} files; a pack holds fewer")
            return
        yield each


def _below(folder: Path, prefix: str) -> Iterator[Entry | Finding]:
    try:
        with os.scandir(folder) as found:
            inside = sorted(_some(found), key=lambda entry: entry.name)
    except OSError as error:
        yield Finding("wrong", prefix or str(folder), why(error))
        return
    for entry in inside:
        name = f"{prefix}{entry.name}"
        if entry.is_symlink() or _junction(entry):
            yield Finding("unsafe", name, "a link; put the file itself in its place")
        elif entry.is_dir(follow_symlinks=False):
            if name.count("/") < MOST_FOLDERS:
                yield from _below(Path(entry.path), f"{name}/")
            else:
                yield Finding("unsafe", name, f"more than {MOST_FOLDERS} folders deep")
        elif entry.is_file(follow_symlinks=False):
            size = entry.stat(follow_symlinks=False).st_size
            yield Entry(name, size, partial(regular, Path(entry.path)))
        else:
            yield Finding("unsafe", name, "no file: a device, socket or pipe")


def _some(found: Iterator[os.DirEntry[str]]) -> list[os.DirEntry[str]]:
    return [entry for entry, _ in zip(found, range(MOST_FILES + 1), strict=False)]


def _junction(entry: os.DirEntry[str]) -> bool:
    return bool(getattr(entry, "is_junction", bool)())


def regular(path: Path, most: int) -> bytes:
    """At most so many bytes of a regular file.  Raises OSError for anything else."""
    handle = os.open(path, QUIET)
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError("no regular file")
        return file.read(most)
