"""Files written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from pnp.problems import DEVICE, EXISTS, Told, cause

Status = Literal["written", "up to date"]


def place(files: Mapping[Path, bytes], *, force: bool) -> dict[Path, Status]:
    """Write the files; those already there byte for byte are left alone.

    Raises Problem, before anything is written, for one that would be overwritten without force.
    """
    held = {path: _held(path) for path in files}
    for path, data in files.items():
        if held[path] not in (None, data) and not force:
            raise Told("files.differs", code=EXISTS, path=path)
    done: dict[Path, Status] = {}
    for path, data in files.items():
        if held[path] == data:
            done[path] = "up to date"
        else:
            _write(path, data)
            done[path] = "written"
    return done


def _held(path: Path) -> bytes | None:
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            raise Told("files.device", code=DEVICE, path=path)
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Told("at", code=DEVICE, where=path, why=cause(error)) from error


def _write(path: Path, data: bytes) -> None:
    """Into a file beside it, then in its place: whoever looks sees the old file or the new one."""
    temporary = ""
    try:
        path = path.resolve()  # a link stays one; what it points to is replaced
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(path.stat().st_mode if path.exists() else 0o666 & ~_umask())
        Path(temporary).replace(path)
    except OSError as error:
        raise Told("at", code=DEVICE, where=path, why=cause(error)) from error
    finally:
        if temporary:
            Path(temporary).unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
