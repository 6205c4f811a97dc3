"""An art pack, read whole: a folder or a zip file becomes frozen values, within limits."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pnp.art import archive, folder
from pnp.art.entries import Entry
from pnp.art.findings import Finding
from pnp.art.limits import LARGEST_FILE, LARGEST_INDEX, LARGEST_PACK, LARGEST_SVG, MIB
from pnp.art.names import INDEX, kind, plain, stray, trick
from pnp.problems import Problem, why


@dataclass(frozen=True, slots=True)
class ArtFile:
    """A file of a pack: its name, / between folders, and what is in it."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Pack:
    """The pictures of a pack and its index, in the order of their names; and what was found."""

    source: str
    files: tuple[ArtFile, ...]
    findings: tuple[Finding, ...] = ()


def read(path: Path) -> Pack:
    """The pack in a folder or a zip file; nothing outside it is read.

    Raises Problem if there is no such folder or file, or it is neither.
    """
    if path.is_dir():
        return gathered(str(path), folder.entries(path))
    try:
        data = folder.regular(path.resolve(strict=True), LARGEST_PACK + 1)
    except OSError as error:
        raise Problem(f"{path}: {why(error)}; give a folder of art, or a zip file") from error
    if len(data) > LARGEST_PACK:
        large = Finding("unsafe", "", f"{path}: over {LARGEST_PACK // MIB} MiB")
        return Pack(str(path), (), (large,))
    if path.suffix.lower() != ".zip" and not zipfile.is_zipfile(path):
        raise Problem(f"{path} is neither a folder nor a zip file; give one of them with --art")
    return gathered(str(path), archive.entries(data))


def gathered(source: str, entries: Iterable[Entry | Finding]) -> Pack:
    """The entries that are pictures, read, with a word on each that is not."""
    files: list[ArtFile] = []
    findings: list[Finding] = []
    room = LARGEST_PACK
    for entry in entries:
        if isinstance(entry, Finding):
            findings.append(entry)
            continue
        if found := trick(entry.name) or stray(entry.name):
            findings.append(found)
            continue
        try:
            file = _read(entry, room)
        except (OSError, ValueError) as error:
            findings.append(Finding("wrong", entry.name, _reason(error)))
            continue
        if isinstance(file, Finding):
            findings.append(file)
        else:
            room -= len(file.data)
            files.append(file)
    return Pack(source, tuple(files), tuple(findings))


def _read(entry: Entry, room: int) -> ArtFile | Finding:
    most = largest(entry.name)
    if entry.size > most:
        return Finding("unsafe", entry.name, f"{entry.size:,} bytes; at most {most:,} are read")
    if entry.size > room:
        return Finding("unsafe", entry.name, f"more than {LARGEST_PACK // MIB} MiB in the pack")
    data = entry.read(most + 1)
    if len(data) > min(most, room):
        return Finding("unsafe", entry.name, "larger than it says it is")
    if not data:
        return Finding("wrong", entry.name, "empty; save the picture again")
    return ArtFile(plain(entry.name), data)


def largest(name: str) -> int:
    """Most bytes of a file of that name."""
    if name == INDEX:
        return LARGEST_INDEX
    return LARGEST_SVG if kind(name) == "svg" else LARGEST_FILE


def _reason(error: OSError | ValueError) -> str:
    return why(error) if isinstance(error, OSError) else str(error)
