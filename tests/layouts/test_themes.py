"""The looks: complete, readable, and their pieces told apart."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from layouts.faces.exchange.companies import panel
from layouts.faces.exchange.engravings import ENGRAVINGS
from layouts.faces.forest.hat_patterns import PATTERNS as RINGS
from layouts.fonts import STEMS
from layouts.marks import Face
from layouts.themes import NAMES, roles, theme
from tests.looks import EYES, Colour, apart, contrast, light, of
from tests.rendering import picture

COMPANIES = ("aurora", "delta", "ipe", "mirante", "sabia", "vitoria", "zenite")
HATS = ("red", "blue", "green", "yellow", "white", "black")

# What is read: the role of the words, and of what they stand on.
TEXT = [
    ("ink", "paper"), ("ink.soft", "paper"), ("title", "paper"), ("accent", "paper"),
    ("title.ink", "panel"), ("ink", "tint"),
    ("pipes.sign.ink", "pipes.sign"), ("pipes.bath.ink", "pipes.bath.water"),
    ("exchange.label", "exchange.cell"), ("exchange.label", "exchange.board.deep"),
    ("exchange.tile.ink", "exchange.tile"), ("exchange.tile.letter", "exchange.tile.shade"),
    *((f"company.{key}", f"company.{key}.tint") for key in COMPANIES),
    *((f"note.{rank}", f"note.{rank}.tint") for rank in range(4)),
    *((f"note.{rank}.{part}.ink", f"note.{rank}.{part}")
      for rank in range(4) for part in ("plate", "tab", "heart")),
    ("prices.head.ink", "prices.head"), ("prices.price", "paper"),
    *(("ink", f"prices.{tier}") for tier in ("low", "mid", "high")),
    ("treasure.ink", "treasure.parchment"), ("treasure.ink", "treasure.bed"),
    ("cartawel.ink.light", "cartawel.clay.deep"),
    ("hat.die.pip", "hat.die"),
]  # fmt: skip
# Large letters and signs.
SIGNS = [
    *((f"company.{key}.emblem", f"company.{key}.seal") for key in COMPANIES),
    *((f"suit.{colour}", "paper.card") for colour in ("black", "red", "blue", "green")),
    *((f"hat.{colour}.ink", f"hat.{colour}") for colour in HATS),
]


@pytest.mark.parametrize("name", NAMES)
def test_every_theme_has_every_role_once_and_nothing_else(name):
    classic, other = theme("classic"), theme(name)
    for table in ("colours", "patterns", "strokes", "fonts"):
        assert list(getattr(other, table)) == list(getattr(classic, table))
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in other.colours.values())
    assert all(other.patterns[role] in known for role, known in roles.PATTERNS.items())
    assert list(other.patterns) == list(roles.PATTERNS)
    assert set(other.fonts.values()) <= set(STEMS.values())


def test_every_pattern_that_can_be_named_is_drawn():
    assert tuple(RINGS) == roles.RINGS
    assert tuple(ENGRAVINGS) == roles.ENGRAVINGS


@pytest.mark.parametrize("name, text, signs", [("classic", 4.5, 3), ("ink-saver", 4.5, 3),
                                               ("contrast", 7, 7)])  # fmt: skip
def test_words_and_signs_stand_out_from_what_they_stand_on(name, text, signs):
    look = theme(name)
    for pairs, least in ((TEXT, text), (SIGNS, signs)):
        for ink, ground in pairs:
            assert contrast(look[ink], look[ground]) >= least, (ink, ground)


def mixed(face: Face) -> Colour:
    """The colour of a face from afar."""
    image = picture(face, 6)
    area = image.width * image.height
    return [
        sum(count * light(level) for level, count in enumerate(band.histogram())) / area
        for band in image.split()
    ]


# What players must tell apart at a glance, by its own colour alone.
def sets() -> dict[str, dict[str, Colour]]:
    look = theme("contrast")
    return {
        "companies": {
            key: mixed(Face(22, 40, panel(key, 0, 0, 22, 40, look))) for key in COMPANIES
        },
        "hats": {colour: of(look[f"hat.{colour}"]) for colour in HATS},
        "pipes": {metal: of(look[f"pipes.{metal}.5"]) for metal in ("lead", "copper", "leaky")},
        "notes": {str(rank): of(look[f"note.{rank}.tint"]) for rank in range(4)},
    }


@pytest.mark.parametrize("eyes", EYES)
def test_in_contrast_pieces_of_a_kind_are_apart_to_all_eyes(eyes):
    """In grey what is left is lightness alone; 9 of its 100 steps can be named at a glance."""
    least = 9 if eyes == "grey" else 18
    for kind, colours in sets().items():
        for one, other in combinations(colours, 2):
            assert apart(colours[one], colours[other], eyes) >= least, (kind, one, other)


@pytest.mark.parametrize("name", NAMES)
def test_no_two_companies_notes_or_hats_share_a_pattern(name):
    patterns = theme(name).patterns
    for kind in ("company.", "note.", "hat."):
        drawn = [pattern for role, pattern in patterns.items() if role.startswith(kind)]
        assert len(set(drawn)) == len(drawn)
