"""From a pack to art: every file looked at, every fault found, vector art drawn in one go."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from layouts.marks import UNMOVED, Picture
from output import artwork
from pnp.art.claims import Art, Artwork, Claim, Policy
from pnp.art.findings import Finding
from pnp.art.index import Index, index
from pnp.art.limits import LONGEST_WORK, MOST_PIXELS_IN_ALL
from pnp.art.names import INDEX, kind, stem
from pnp.art.pack import ArtFile, Pack, read
from pnp.art.raster import media, raster
from pnp.art.refused import Refused
from pnp.art.svg.vetting import Vector
from pnp.art.svg.vetting import vetted as vetted_svg

EXTRA = "SVG and PDF art needs typst and pikepdf: pip install 'pnp-press[art]'"


class Loaded(NamedTuple):
    """The art of a pack, and all that was found on the way."""

    art: Art
    findings: tuple[Finding, ...]


def load(path: Path, policy: Policy | None = None) -> Loaded:
    """The art in a folder or zip file; a policy given here is stronger than the pack's.

    Raises Problem if there is no such folder or file.
    """
    return loaded(read(path), policy)


def loaded(pack: Pack, policy: Policy | None = None) -> Loaded:
    """The art of a pack that was read."""
    findings = list(pack.findings)
    listed = Index()
    pictures = [file for file in pack.files if file.name != INDEX]
    for file in pack.files:
        if file.name == INDEX:
            listed, about_index = index(file.data)
            findings += about_index
    works, about_files = _works(pictures)
    claims, about_claims = _claims(pictures, listed, works)
    findings += about_files + about_claims
    if policy:
        claims = [replace(claim, policy=None) for claim in claims]
    return Loaded(Art(tuple(claims), policy or listed.policy or "mirror"), tuple(findings))


def _claims(
    files: list[ArtFile], listed: Index, works: dict[str, Artwork]
) -> tuple[list[Claim], list[Finding]]:
    """What each file is for: what the index says, or its own name."""
    claims, findings = [], []
    names = {file.name for file in files}
    instead = {stem(name) for name in names}
    for entry in listed.entries:
        if entry.file not in names:
            if stem(entry.file) not in instead:  # another kind of picture by its name will do
                words = f"{entry.file[:80]!r} is not in the pack, or is no picture; left out"
                findings.append(Finding("doubtful", INDEX, words))
        elif work := works.get(entry.file):
            claims += [Claim(key, work, entry.policy, entry.bleed) for key in entry.keys]
    spoken_for = {entry.file for entry in listed.entries}
    claims += [
        Claim(stem(file.name), works[file.name])
        for file in files
        if file.name in works and file.name not in spoken_for
    ]
    return claims, findings


def _works(files: list[ArtFile]) -> tuple[dict[str, Artwork], list[Finding]]:
    """Every file that can be drawn, by name; equal files are looked at once."""
    looked: dict[bytes, _Looked] = {}
    findings: list[Finding] = []
    pixels = MOST_PIXELS_IN_ALL
    for file in files:
        if file.data not in looked:
            seen = looked[file.data] = _look(file)
            pixels -= seen.pixels
            findings += seen.findings
            if pixels < 0:
                findings.append(
                    Finding("unsafe", file.name, f"over {MOST_PIXELS_IN_ALL:,} pixels in the pack")
                )
                break
        elif not looked[file.data].good:
            findings.append(Finding("wrong", file.name, f"the same as {looked[file.data].file}"))
    findings += _draw(looked)
    made = {data: seen.work for data, seen in looked.items() if seen.work}
    return {
        file.name: replace(made[file.data], file=file.name) for file in files if file.data in made
    }, findings


class _Looked:
    """What became of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.work: Artwork | None = None
        self.vector: Vector | None = None
        self.findings: tuple[Finding, ...] = ()
        self.pixels = 0

    @property
    def good(self) -> bool:
        return bool(self.work or self.vector)


def _look(file: ArtFile) -> _Looked:
    seen = _Looked(file.name)
    said = kind(file.name)
    if media(file.data):
        _look_at_raster(file, said, seen)
    elif said == "pdf" or file.data.startswith(b"%PDF-"):
        _look_at_pdf(file, seen)
    elif said == "svg":
        seen.vector, seen.findings = vetted_svg(file.name, file.data)
    else:
        words = "no PNG, JPEG or WebP, whatever its name says; save it anew"
        seen.findings = (Finding("wrong", file.name, words),)
    return seen


def _look_at_raster(file: ArtFile, said: str, seen: _Looked) -> None:
    try:
        found = raster(file.data)
    except Refused as refused:
        seen.findings = (refused.finding(file.name),)
        return
    really = media(file.data)
    if really != said:
        seen.findings = (
            Finding("note", file.name, f"is a {really.upper()} file, and read as one"),
        )
    seen.pixels = found.width * found.height
    picture = Picture(found.data, found.media, found.turn)
    seen.work = Artwork(file.name, picture, found.width, found.height)


def _look_at_pdf(file: ArtFile, seen: _Looked) -> None:
    if artwork.missing():
        seen.findings = (Finding("wrong", file.name, EXTRA),)
        return
    from pnp.art.pdf import vetted

    size, seen.findings = vetted(file.name, file.data)
    if size:
        picture = Picture(file.data, "pdf", UNMOVED)
        seen.work = Artwork(file.name, picture, *size, in_mm=True)


def _draw(looked: dict[bytes, _Looked]) -> Iterator[Finding]:
    """Turns all vetted SVG into pages of one PDF; if that fails, finds the one that is at fault."""
    waiting = [seen for seen in looked.values() if seen.vector]
    if waiting and artwork.missing():
        yield from (Finding("wrong", seen.file, EXTRA) for seen in waiting)
        return
    start = time.monotonic()
    try:
        _place(waiting, LONGEST_WORK)
    except artwork.NotDrawn as error:
        if len(waiting) == 1:
            yield Finding("unsafe", waiting[0].file, str(error))
            return
        for seen in waiting:
            left = LONGEST_WORK - (time.monotonic() - start)
            try:
                _place([seen], max(1.0, left))
            except artwork.NotDrawn as fault:
                yield Finding("unsafe", seen.file, str(fault))
            if left < 0:
                yield Finding("unsafe", seen.file, f"over {LONGEST_WORK} seconds to draw the pack")
                return


def _place(waiting: list[_Looked], seconds: float) -> None:
    vectors = [(seen, seen.vector) for seen in waiting if seen.vector]
    if not vectors:
        return
    drawings = [artwork.Drawing(each.data, each.width, each.height) for _, each in vectors]
    pdf = artwork.pages(drawings, seconds)
    for page, (seen, each) in enumerate(vectors):
        picture = Picture(pdf, "pdf", UNMOVED, page)
        seen.work = Artwork(seen.file, picture, each.width, each.height, in_mm=True)
