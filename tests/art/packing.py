"""Packs made for tests: pictures in a line, zip files good and bad."""

from __future__ import annotations

import stat
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image


def picture(
    width: int = 63, height: int = 88, colour: object = "#c04020", form: str = "PNG", **save: object
) -> bytes:
    """A picture of one colour as a file; a colour of four numbers is RGBA."""
    mode = "RGBA" if isinstance(colour, tuple) and len(colour) == 4 else "RGB"
    out = BytesIO()
    Image.new(mode, (width, height), colour).save(out, form, **save)  # type: ignore[arg-type]
    return out.getvalue()


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip file of these files."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return out.getvalue()


def special(name: str, mode: int, data: bytes = b"../../etc/passwd") -> bytes:
    """A zip file with one entry of a special mode: a link, a device."""
    info = zipfile.ZipInfo(name)
    info.external_attr = (mode | 0o644) << 16
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(info, data)
    return out.getvalue()


LINK, PIPE, DEVICE = stat.S_IFLNK, stat.S_IFIFO, stat.S_IFBLK


def folder(at: Path, files: Mapping[str, bytes]) -> Path:
    """A folder of these files."""
    for name, data in files.items():
        path = at / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return at
