"""A pack that means harm is read no further than it takes to say so."""

from __future__ import annotations

import os
import socket
import zipfile
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.art import limits
from pnp.art.archive import entries
from pnp.art.findings import Finding, worst
from pnp.art.pack import Pack, gathered, read
from pnp.problems import Problem
from tests.art.packing import DEVICE, LINK, PIPE, folder, picture, special, zipped
from tests.parsing import parser

GOOD = picture()


def twice() -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("valve.png", GOOD)
        archive.writestr("valve.png", picture(1, 1))
    return out.getvalue()


def edited(data: bytes, old: bytes, new: bytes) -> bytes:
    assert old in data and len(old) == len(new)
    return data.replace(old, new)


def lying(size: int) -> bytes:
    """A zip file whose one entry says it unpacks to so many bytes."""
    data = bytearray(zipped({"valve.png": GOOD}))
    central = data.index(b"PK\1\2")
    data[central + 24 : central + 28] = size.to_bytes(4, "little")
    return bytes(data)


def crowded(count: int) -> bytes:
    return zipped({f"{n}.png": b"" for n in range(count)}, zipfile.ZIP_STORED)


BAD_ZIPS = {
    "a path that climbs out": zipped({"../valve.png": GOOD}),
    "a path that climbs out later": zipped({"a/../../valve.png": GOOD}),
    "an absolute path": zipped({"/etc/valve.png": GOOD}),
    "a drive": zipped({"C:valve.png": GOOD}),
    "backslashes": zipped({"..\\valve.png": GOOD}),
    "a share of another machine": zipped({"//host/share/valve.png": GOOD}),
    "a name with a line break": zipped({"va\nlve.png": GOOD}),
    "a name that steers a terminal": zipped({"\x1b[2Jvalve.png": GOOD}),
    "a name that runs backwards": zipped({"valve\u202egnp.png": GOOD}),
    "a name without end": zipped({"a" * 60_000 + ".png": GOOD}),
    "an end within a name": edited(zipped({"val_e.png": GOOD}), b"val_e", b"val\0e"),
    "too many folders": zipped({"a/" * 30 + "valve.png": GOOD}),
    "a link": special("valve.png", LINK),
    "a pipe": special("valve.png", PIPE),
    "a device": special("valve.png", DEVICE),
    "one name twice": twice(),
    "too many files": crowded(limits.MOST_FILES + 1),
    "a file of 300 MB in 300 kB": zipped({"valve.png": bytes(limits.LARGEST_FILE + 1)}),
    "many files of 60 MB": zipped({f"{n}.png": bytes(60 * limits.MIB) for n in range(5)}),
    "a promise of 4 GB": lying(0xFFFFFFF0),
    "a promise beyond deflate": lying(50 * limits.MIB),
    "lzma": zipped({"valve.png": GOOD}, zipfile.ZIP_LZMA),
    "bzip2": zipped({"valve.png": GOOD}, zipfile.ZIP_BZIP2),
    "encrypted": edited(
        zipped({"valve.png": GOOD}), b"PK\1\2\x14\3\x14\0\0", b"PK\1\2\x14\3\x14\0\1"
    ),
    "a directory of no end": zipped({})[:-22] + b"PK\5\6" + b"\0" * 4 + b"\xff" * 14 + b"\0\0",
    "an empty file": b"",
    "no zip file": b"PK\5\6",
    "half a zip file": zipped({"valve.png": GOOD})[:-40],
    "a large SVG": zipped({"valve.svg": bytes(limits.LARGEST_SVG + 1)}),
    "a large index": zipped({"art.toml": bytes(limits.LARGEST_INDEX + 1)}),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_ZIPS)
def test_a_bad_zip_file_is_unsafe(what, tmp_path):
    path = tmp_path / "pack.zip"
    path.write_bytes(BAD_ZIPS[what])
    before = sorted(tmp_path.parent.rglob("*"))
    pack = read(path)
    assert worst(pack.findings) == "unsafe"
    assert all(str(finding).isprintable() for finding in pack.findings)
    assert sorted(tmp_path.parent.rglob("*")) == before


@pytest.mark.parametrize(
    "what, target",
    [("a link out", "/etc/passwd"), ("a link within", "valve.png"), ("a link to nothing", "gone")],
)
def test_a_link_in_a_folder_is_never_followed(what, target, tmp_path):
    folder(tmp_path, {"valve.png": GOOD})
    (tmp_path / "spout.png").symlink_to(target)
    pack = read(tmp_path)
    assert [finding.file for finding in pack.findings] == ["spout.png"]
    assert worst(pack.findings) == "unsafe" and len(pack.files) == 1


def test_a_linked_folder_is_never_entered(tmp_path):
    folder(tmp_path / "outside", {"valve.png": GOOD})
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "more").symlink_to(tmp_path / "outside")
    (tmp_path / "pack" / "round").symlink_to(tmp_path / "pack")
    pack = read(tmp_path / "pack")
    assert not pack.files and len(pack.findings) == 2


def test_pipes_and_sockets_are_not_waited_for(tmp_path, monkeypatch):
    os.mkfifo(tmp_path / "valve.png")
    monkeypatch.chdir(tmp_path)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind("spout.png")
    pack = read(tmp_path)
    listening.close()
    assert [finding.grade for finding in pack.findings] == ["unsafe", "unsafe"]


def test_a_folder_of_too_many_files_is_given_up(tmp_path):
    for number in range(limits.MOST_FILES + 5):
        (tmp_path / f"{number}.txt").touch()
    assert worst(read(tmp_path).findings) == "unsafe"


def test_a_folder_without_bottom_is_given_up(tmp_path):
    folder(tmp_path, {"a/" * 40 + "valve.png": GOOD})
    assert worst(read(tmp_path).findings) == "unsafe"


def test_a_file_of_no_size_that_a_disk_can_hold_is_not_read(tmp_path):
    with (tmp_path / "valve.png").open("wb") as file:
        file.truncate(1 << 40)
    (finding,) = read(tmp_path).findings
    assert finding.grade == "unsafe" and "bytes" in finding.words


STRAYS = {
    ".DS_Store": b"\0", "Thumbs.db": b"\0", "desktop.ini": b"[x]", "._valve.png": b"\0",
    "__MACOSX/._valve.png": b"\0", "notes.txt": b"by Ana", "README.md": b"#", "run.sh": b"rm -rf /",
    ".git/config": b"[core]", "page.html": b"<script>", "nested.zip": b"PK", "~$sketch.docx": b"",
}  # fmt: skip


@pytest.mark.parametrize("form", ["folder", "zip"])
def test_strays_are_passed_over_with_a_word_each(form, tmp_path):
    files = {**STRAYS, "valve.png": GOOD, "fronts/spout.png": GOOD}
    if form == "zip":
        (tmp_path / "pack.zip").write_bytes(zipped(files))
        pack = read(tmp_path / "pack.zip")
    else:
        pack = read(folder(tmp_path / "pack", files))
    assert sorted(file.name for file in pack.files) == ["fronts/spout.png", "valve.png"]
    assert {finding.file for finding in pack.findings} == set(STRAYS)
    assert {finding.grade for finding in pack.findings} == {"note"}


@pytest.mark.parametrize("form", ["folder", "zip"])
def test_odd_names_are_read(form, tmp_path):
    names = [
        "Mein Bild.png",
        "ação.png",
        "Łódź ½ ♠.png",
        "CON.png",
        "nul.png",
        "test..png",
        "-q.png",
    ]
    files = dict.fromkeys(names, GOOD)
    if form == "zip":
        (tmp_path / "pack.zip").write_bytes(zipped(files))
        pack = read(tmp_path / "pack.zip")
    else:
        pack = read(folder(tmp_path / "pack", files))
    assert sorted(file.name for file in pack.files) == sorted(names) and not pack.findings


def test_what_is_no_pack_is_said_in_one_line(tmp_path):
    (tmp_path / "valve.png").write_bytes(GOOD)
    for name in ("gone", "valve.png"):
        with pytest.raises(Problem, match="folder"):
            read(tmp_path / name)


SEED = zipped({"valve.png": GOOD, "a/spout.svg": b"<svg/>", "art.toml": b"version = 1"})


@parser
@given(st.lists(st.tuples(st.integers(0, len(SEED) - 1), st.integers(0, 255)), max_size=12))
def test_any_zip_file_is_read_or_refused(edits):
    data = bytearray(SEED)
    for at, value in edits:
        data[at] = value
    pack = gathered("fuzz", entries(bytes(data)))
    assert isinstance(pack, Pack)
    assert sum(len(file.data) for file in pack.files) <= limits.LARGEST_PACK
    assert all(isinstance(finding, Finding) for finding in pack.findings)
