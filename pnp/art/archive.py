"""A zip file as the source of an art pack.  Nothing is unpacked to disk."""

from __future__ import annotations

import stat
import struct
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from io import BytesIO

from pnp.art.entries import Entry
from pnp.art.findings import Finding
from pnp.art.limits import LONGEST_NAME, MOST_FILES

END = struct.Struct("<4s4H2LH")  # the end record of a zip file, without its comment
COMMENT = 0xFFFF
DIRECTORY = MOST_FILES * (46 + 4 * LONGEST_NAME + 256)
"""Most bytes of a directory of MOST_FILES: 46 an entry, its name, and what systems add."""
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
RATIO = 1_032
"""Deflate cannot pack tighter: who promises more lies."""


def entries(data: bytes) -> Iterator[Entry | Finding]:
    """Every file of a zip file, in the order of its name."""
    if fault := _too_much(data):
        yield Finding("unsafe", "", fault)
        return
    try:
        archive = zipfile.ZipFile(BytesIO(data))
    except (zipfile.BadZipFile, ValueError, OverflowError, struct.error, NotImplementedError) as e:
        yield Finding("unsafe", "", f"a broken zip file: {e}")
        return
    members = sorted(archive.infolist(), key=lambda member: member.filename)
    if len(members) > MOST_FILES:
        yield Finding("unsafe", "", f"over {MOST_FILES} files; a pack holds fewer")
        return
    twice = Counter(member.filename for member in members)
    for member in members:
        name = member.orig_filename
        if twice[member.filename] > 1:
            yield Finding("unsafe", name, "twice in the zip file; one of them hides the other")
        elif fault := _fault(member):
            yield Finding("unsafe", name, fault)
        elif not member.is_dir():
            yield Entry(name, member.file_size, partial(_read, archive, member))


def _too_much(data: bytes) -> str:
    """Why the directory is not even listed; it is measured before it is read."""
    at = len(data) - END.size
    if at < 0 or data[at : at + 4] != b"PK\5\6":
        at = data.rfind(b"PK\5\6", max(0, at - COMMENT))
    if at < 0 or at + END.size > len(data):
        return "no zip file, or a broken one"
    _, _, _, _, count, size, start, _ = END.unpack_from(data, at)
    if 0xFFFF in (count,) or 0xFFFFFFFF in (size, start) or data[at - 20 : at - 16] == b"PK\6\7":
        return "a zip file for millions of files; a pack needs none"
    if count > MOST_FILES or size > DIRECTORY:
        return f"over {MOST_FILES} files; a pack holds fewer"
    return ""


def _fault(member: zipfile.ZipInfo) -> str:
    """What forbids to read a member."""
    mode = member.external_attr >> 16
    if stat.S_ISLNK(mode):
        return "a link; put the file itself in its place"
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
        return "no file: a device, socket or pipe"
    if member.flag_bits & 0x1:
        return "encrypted; pack it without a password"
    if member.compress_type not in METHODS:
        return "packed in an unusual way; pack it with plain deflate"
    if member.file_size > RATIO * member.compress_size + RATIO:
        return "says that it unpacks to more than can be packed so small"
    if "\0" in member.orig_filename:
        return "its name has an end within; rename it"
    return ""


def _read(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
    try:
        with archive.open(member) as file:
            return file.read(most)
    except (
        zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, struct.error,
    ) as error:  # fmt: skip
        raise ValueError(f"broken in the zip file: {error}") from error
