"""SVG is drawn in a process of its own, and what that cannot do is told of the file at fault."""

from __future__ import annotations

import subprocess
import sys

import pytest

from output import artwork
from pnp.art import load
from pnp.art.pack import ArtFile, Pack

GOOD = b'<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm"><path d="M0 0h9"/></svg>'
OTHER = GOOD.replace(b"h9", b"h8")


def test_drawings_are_pages_of_one_file():
    both = artwork.pages([artwork.Drawing(GOOD, 9, 9), artwork.Drawing(OTHER, 20, 9)], 60)
    assert both.startswith(b"%PDF-")


def test_drawing_takes_no_longer_than_it_may():
    with pytest.raises(artwork.NotDrawn, match=r"over 0\.01 seconds"):
        artwork.pages([artwork.Drawing(GOOD, 9, 9)], 0.01)


def test_what_typst_says_is_one_line():
    with pytest.raises(artwork.NotDrawn) as told:
        artwork.pages([artwork.Drawing(b"<svg", 9, 9)], 60)
    assert "\n" not in str(told.value) and len(str(told.value)) < 400


def test_the_one_drawing_at_fault_is_named(monkeypatch):
    draw = artwork.pages

    def broken(drawings, seconds):
        if any(b"h8" in each.svg for each in drawings):
            raise artwork.NotDrawn("its drawing broke off")
        return draw(drawings, seconds)

    monkeypatch.setattr(artwork, "pages", broken)
    files = (ArtFile("a.svg", GOOD), ArtFile("b.svg", OTHER))
    art, findings = load.loaded(Pack("p", files))
    assert [claim.artwork.file for claim in art.claims] == ["a.svg"]
    assert [(each.grade, each.file) for each in findings] == [("unsafe", "b.svg")]


def test_the_process_can_write_no_file(tmp_path):
    """RLIMIT_FSIZE is 0 in it; where the system knows no such limits there is nothing to try."""
    pytest.importorskip("resource")
    code = (
        "import pathlib, sys; sys.path.insert(0, sys.argv[1]); import artwork_worker as worker;"
        "worker._confine(9); pathlib.Path(sys.argv[2]).write_text('x')"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code, str(artwork.WORKER.parent), str(tmp_path / "x")],
        capture_output=True,
    )
    assert b"File too large" in done.stderr
    assert not (tmp_path / "x").read_bytes()
