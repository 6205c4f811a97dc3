"""Golden sheets: pages as pictures, compared within a tolerance that a moved mark or a changed
colour exceeds.  `make golden` writes them anew; look at them before you commit them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from layouts import marks, paths
from layouts.marks import Group, Solid, move
from layouts.sheets import Sheet
from output.pdf import document
from tests.ordering import job
from tests.rendering import INFO, pages

FOLDER = Path(__file__).parent / "golden"
DPI = 60
LEVEL = 24  # of 255: what two machines' rounding may differ by
PIXELS = 4  # so many may differ by more

# name -> game, wishes, the component (or leaflet) whose first sheet is shown, front or back
SHEETS: dict[str, tuple[str, dict[str, object], str, int]] = {
    "waterworks-guide": ("waterworks", {}, "guide", 0),
    "waterworks-rules-pt": ("waterworks", {"lang": "pt-BR"}, "rules.waterworks", 0),
    "waterworks-cards": ("waterworks", {}, "pipe.vertical.lead", 0),
    "waterworks-backs": ("waterworks", {}, "pipe.vertical.lead", 1),
    "waterworks-letter-plugs": ("waterworks", {"paper": "letter", "only": "plug.*"}, "plug.A1", 0),
    "waterworks-wrenches": ("waterworks", {}, "wrench", 0),
    "acquire-prices-tycoon": ("acquire", {"edition": "tycoon"}, "aid.prices", 0),
    "acquire-board-full": ("acquire", {"board": "full"}, "board.exchange.part-1", 0),
    "acquire-tiles": ("acquire", {}, "tile.1A", 0),
    "acquire-markers": ("acquire", {}, "marker.delta", 0),
    "acquire-shares-pt": ("acquire", {"lang": "pt-BR"}, "share.delta", 0),
    "hats-board-part": ("hats", {}, "board.hats4.part-1", 0),
    "hats-nets": ("hats", {}, "hat.red", 0),
    "hats-six-one": ("hats", {"players": 6, "board": "one"}, "board.hats6", 0),
    "hats-die": ("hats", {}, "die", 0),
    "cartawel-houses": ("cartawel", {}, "house.1", 0),
    "cartawel-backs": ("cartawel", {"settings": ("suits=clubs,diamonds",)}, "card.AC", 1),
    "treasure-courts-pt": ("treasure", {"lang": "pt-BR", "only": "card.[JQK]*"}, "card.JS", 0),
    "treasure-board": ("treasure", {"paper": "letter"}, "board.piles", 0),
    "treasure-pads": ("treasure", {"players": 7}, "pad.treasure", 0),
    "waterworks-cards-ink-saver": (
        "waterworks",
        {"theme": "ink-saver"},
        "pipe.horizontal.copper",
        0,
    ),
    "acquire-shares-ink-saver": ("acquire", {"theme": "ink-saver"}, "share.delta", 0),
    "hats-nets-contrast": ("hats", {"theme": "contrast", "players": 6}, "hat.red", 0),
    "treasure-courts-contrast": (
        "treasure",
        {"theme": "contrast", "only": "card.[JQK]*,card.7*"},
        "card.7S",
        0,
    ),
    "acquire-notes-classic": ("acquire", {"edition": "classic"}, "note.1000", 0),
}


def sheet(name: str) -> Sheet:
    game, wishes, key, side = SHEETS[name]
    made = list(job(game, **wishes).sheets())
    first = next(i for i, s in enumerate(made) if any(p.key == key for p in s.placements))
    return made[first + side]


def picture(page: Sheet) -> Image.Image:
    (image,) = pages(document([page], INFO), DPI)
    return image


def differing(one: Image.Image, other: Image.Image) -> int:
    """Pixels that differ by more than LEVEL in some channel."""
    if one.size != other.size:
        return 10**9
    bands = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(worst.histogram()[LEVEL + 1 :])


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_looks_as_it_did(name, request):
    file = FOLDER / f"{name}.png"
    image = picture(sheet(name))
    if request.config.getoption("--golden"):
        image.save(file, optimize=True)
        return
    assert file.exists(), "run make golden, look at the new sheet, commit it"
    with Image.open(file) as golden:
        assert differing(image, golden.convert("RGB")) <= PIXELS


def test_no_golden_sheet_is_an_orphan():
    assert {file.stem for file in FOLDER.glob("*.png")} == set(SHEETS)


def test_a_mark_moved_by_half_a_millimetre_would_be_seen():
    page = sheet("waterworks-cards")
    crop, *rest = page.guides
    moved = Group((crop,), move(0.5, 0))
    assert differing(picture(page), picture(replace(page, guides=(moved, *rest)))) > PIXELS


def test_a_colour_changed_a_little_would_be_seen():
    page = sheet("acquire-tiles")
    first = page.placements[0]
    face = first.face
    square = paths.rectangle(0, 0, face.width, face.height)
    stain = marks.Path(square, Solid("#c03020", alpha=0.25))
    stained = replace(first, face=replace(face, marks=(*face.marks, stain)))
    changed = replace(page, placements=(stained, *page.placements[1:]))
    assert differing(picture(page), picture(changed)) > PIXELS
