"""Our deck: every card has its index where a fan of cards shows it."""

from __future__ import annotations

import pytest

from layouts.faces.cards.indices import indices
from layouts.faces.cards.playing_cards import RANKS
from layouts.marks import Face
from layouts.sizes import CARDS
from tests.rendering import picture


@pytest.mark.parametrize("cut", ["normal", "jumbo"])
@pytest.mark.parametrize("size", ["standard", "poker", "bridge", "mini"])
def test_the_index_lies_in_the_first_12_by_14_mm(size, cut):
    card = CARDS[size]
    for rank in RANKS:
        for suit in "SHDC":
            marks = indices(rank, suit, card, cut, "#000000")
            ink = picture(Face(card.width, card.height, tuple(marks))).convert("L")
            corner = ink.crop((0, 0, round(card.width * 5), round(card.height * 5)))
            left, top, right, foot = corner.point(lambda v: 255 * (v < 128)).getbbox()
            assert right <= 120 and foot <= 140, (rank, suit)
            assert left >= 24 and top >= 24, "2.4 mm or more from the cut"
