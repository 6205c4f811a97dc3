"""A face as a drawing that people edit: one SVG at true size in mm, its text kept as text.

Layers (Inkscape's): art, which is printed, and the guides cut, fold, safe and bleed, which are not:
hidden, locked and marked data-pnp="guide".  The corner of the trim lies at (bleed, bleed).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from layouts import paths
from layouts.fonts import EDITABLE, FILES, FOLDER, FONTS
from layouts.marks import Face, Path, Stroke, Text, move, uses
from layouts.trimming import bled, finished
from output.svg import BLEED, CUT, Page, opacity

SAFE = "#ff8000"
FALLBACK = {"slab": "'Zilla Slab', serif", "sans": "'Atkinson Hyperlegible', sans-serif"}
"""For whoever has not installed the fonts."""


def face_file(face: Face, title: str, safe: float) -> bytes:
    """The face, bleed and all; safe is the width in mm of the rim inside the cut that should stay
    free of whatever matters."""
    edge = face.bleed
    page = Page(
        face.width + 2 * edge,
        face.height + 2 * edge,
        (0.0, 0.0),
        title,
        lettering=lettered,
        inline=once(face),
    )
    page.drawing["xmlns:sodipodi"] = "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
    art = page.layer("art")
    art["style"] = "font-kerning:none;font-variant-ligatures:none"
    inside = page.drawing.g(transform=f"translate({edge:.4f} {edge:.4f})")
    page.marks(inside, face.marks)
    art.add(inside)
    _guides(page, face, safe)
    return page.file()


def lettered(drawing: Any, text: Text) -> Any:
    """The run as <text> in a font of EDITABLE, which sets it letter for letter as we measured."""
    if not text.words.strip():
        return None
    font = EDITABLE[text.font]
    run = drawing.text(
        text.words,
        insert=(round(text.x, 4), round(text.y, 4)),
        fill=text.fill.colour,
        font_family=f"'{font.family}', {FALLBACK[_kind(text.font)]}",
        font_size=f"{text.size:.4f}px",
        font_weight=font.weight,
    )
    run["xml:space"] = "preserve"
    opacity(run, "fill-opacity", text.fill.alpha)
    return run


def font_files() -> dict[str, bytes]:
    """The fonts that lettered art wants, and their licences, by file name."""
    licences = {f"{FILES[FONTS[font].file].partition('-')[0]}-OFL.txt" for font in EDITABLE}
    names = {font.file for font in EDITABLE.values()} | licences
    return {name: (FOLDER / name).read_bytes() for name in sorted(names)}


def once(face: Face) -> frozenset[Face]:
    """The faces drawn inside this one in one place only: a symbol would save nothing, and a symbol
    is harder to edit."""
    count: Counter[Face] = Counter()
    waiting = [face]
    while waiting:
        for inner in uses(waiting.pop().marks):
            count[inner] += 1
            if count[inner] == 1:
                waiting.append(inner)
    return frozenset(inner for inner, places in count.items() if places == 1)


def _kind(font: str) -> str:
    return font.partition("-")[0]


def _guides(page: Page, face: Face, safe: float) -> None:
    at = move(face.bleed, face.bleed)
    outline = finished(face)
    page.hairline(_guide(page, "cut"), outline, at, CUT)
    if face.folds:
        page.creases(_guide(page, "fold"), face, at)
    # A line twice as wide as the rim, of which the cut leaves the inner half: true to any outline.
    moved = paths.moved(outline, at)
    rim = page.drawing.g(clip_path=page.clip(moved))
    page.marks(rim, [Path(moved, stroke=Stroke(SAFE, 2 * safe, alpha=0.35, join="round"))])
    _guide(page, "safe").add(rim)
    page.hairline(_guide(page, "bleed"), bled(face), at, BLEED)


def _guide(page: Page, name: str) -> Any:
    layer = page.layer(name, hidden=True)
    layer["data-pnp"] = "guide"
    layer["sodipodi:insensitive"] = "true"
    return layer
