"""The faces of a box as a folder to edit: an SVG each, art.toml that lists them, the fonts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from layouts.marks import Face
from pnp.art.names import INDEX
from pnp.box import Box
from pnp.contact import prints
from pnp.order import Order
from pnp.selection import Pick, check_known

VERSION = 1
"""Of art.toml; it changes when a field changes its meaning."""
FONTS = "fonts"
SAFE = 3.0
"""Rim inside the cut to keep free, in mm: a cut may miss by so much (services ask for 1/8 inch)."""
HEAD = """\
# The faces of {title} ({edition}), drawn by pnp-press, to be edited.
#
# 1. Install the fonts in the folder fonts; without them the letters look different.
# 2. Edit an SVG, in Inkscape or any other editor.  The layer art is what is printed.  The others,
#    cut, fold, safe and bleed, are guides: show them with the eye in the list of layers; they are
#    never printed.  Art reaches past the cut to the edge of the bleed; keep what matters out of
#    the shaded rim of safe.
# 3. Keep the size of the page and the name of the file.  Files that you do not change may stay.  In
#    place of one, a PNG, JPEG, WebP or PDF of the same name will do; without one, the game's own
#    drawing is printed.
# 4. Look it over with pnp art check, and print it with pnp print {game} --art and this folder.
#
# Sizes are of the finished piece, without the bleed around it.  A file with several keys is the
# face of each of them; copies is how many the box holds.
"""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A distinct face, the components (or the common back) it is for, and how many there are."""

    keys: tuple[str, ...]
    name: str
    face: Face
    copies: int

    @property
    def file(self) -> str:
        """The name of its file in the folder."""
        return f"{self.keys[0]}.svg"


def drawings(box: Box, back: str) -> tuple[Drawing, ...]:
    """Every distinct face of the components, by key; back is what a common back is called.

    Leaflets are none of them: they are set to the paper they are printed on.
    """
    names = {component.key: component.name for component in box.components}
    found: dict[Face, Drawing] = {}
    for each in prints(box):
        before = found.get(each.face)
        keys, copies = (before.keys, before.copies) if before else ((), 0)
        name = before.name if before else names.get(each.key, back)
        keys = tuple(dict.fromkeys((*keys, each.key)))
        found[each.face] = Drawing(keys, name, each.face, copies + each.copies)
    return tuple(sorted(found.values(), key=lambda drawing: drawing.keys))


def picked(drawings: Sequence[Drawing], only: Sequence[Pick]) -> tuple[Drawing, ...]:
    """The drawings with a key that was picked; all of them if nothing was.

    Raises ValueError for a pick that matches none, naming the nearest, or that asks for a count.
    """
    known = [key for drawing in drawings for key in drawing.keys]
    for pick in only:
        if pick.count is not None:
            raise ValueError(f"{pick.key}:{pick.count}: a face is one file; leave its count out")
        check_known(pick, known, "face")
    return tuple(
        drawing
        for drawing in drawings
        if not only or any(pick.matches(key) for pick in only for key in drawing.keys)
    )


def files(order: Order, box: Box, drawings: Sequence[Drawing]) -> dict[str, bytes]:
    """The files of the folder by name: the drawings, their list, and the fonts."""
    from output import editable

    made = {
        drawing.file: editable.face_file(drawing.face, drawing.keys[0], SAFE)
        for drawing in drawings
    }
    made[INDEX] = listed(order, box, drawings).encode()
    return made | {f"{FONTS}/{name}": data for name, data in editable.font_files().items()}


def listed(order: Order, box: Box, drawings: Sequence[Drawing]) -> str:
    """The text of art.toml."""
    edition = order.words(f"{box.game}.{box.edition}")
    top = {
        "version": VERSION,
        "game": box.game,
        "edition": box.edition,
        "language": order.words.language,
        "theme": order.theme.name,
    }
    tables = [_lines(top), *(f"[[face]]\n{_lines(_row(drawing))}" for drawing in drawings)]
    return "\n".join([HEAD.format(title=box.title, edition=edition, game=box.game), *tables])


def _row(drawing: Drawing) -> dict[str, object]:
    face = drawing.face
    return {
        "keys": list(drawing.keys),
        "name": drawing.name,
        "file": drawing.file,
        "size_mm": [_mm(face.width), _mm(face.height)],
        "bleed_mm": _mm(face.bleed),
        "safe_mm": _mm(SAFE),
        "copies": drawing.copies,
    }


def _mm(length: float) -> float:
    return round(float(length), 4)


def _lines(table: dict[str, object]) -> str:
    """A table of TOML: strings, numbers and arrays of them are written there as in JSON."""
    return "".join(
        f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in table.items()
    )
