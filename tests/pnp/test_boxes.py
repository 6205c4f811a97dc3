"""The boxes hold exactly what the fact sheets say."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from layouts.leaflet import Paragraph
from layouts.marks import Text
from pnp.cli import main
from pnp.games import GAMES, game
from scoring.cards import RANKS, SUITS
from tests.ordering import EDITIONS, LANGUAGES, job

CASES = Path(__file__).parents[1] / "cases"

# waterworks.md, section 1, "Other editions": valves, spouts, wrenches.
FITTINGS = {"estrela": (5, 5, 10), "hasbro-1999": (6, 6, 12), "winning-moves": (4, 4, 8)}
KINDS = {
    "straight_vertical": "vertical",
    "straight_horizontal": "horizontal",
    "elbow_left": "elbow-left",
    "elbow_right": "elbow-right",
    "tee": "tee",
}


def copies(name: str, **wishes: object) -> dict[str, int]:
    return {component.key: component.copies for component in job(name, **wishes).box.components}


@pytest.mark.parametrize("edition", FITTINGS)
def test_the_waterworks_deck_is_the_one_of_the_fact_sheet(edition):
    held = copies("waterworks", edition=edition)
    deck = {
        row["kind"]: row
        for row in json.loads((CASES / "waterworks.json").read_text(encoding="utf-8"))["deck"]
    }
    for kind, ours in KINDS.items():
        for material in ("lead", "copper", "leaky"):
            assert held[f"pipe.{ours}.{material}"] == deck[kind][material]
        assert (
            sum(n for key, n in held.items() if key.startswith(f"pipe.{ours}."))
            == (deck[kind]["total"])
        )
    plugs = {key: n for key, n in held.items() if key.startswith("plug.")}
    assert plugs == {f"plug.{group}{n}": 1 for group in "ABCD" for n in (1, 2, 3)}
    valves, spouts, wrenches = FITTINGS[edition]
    assert (held["valve"], held["spout"], held["wrench"]) == (valves, spouts, wrenches)
    assert held["mat.bath"] == 1
    cards = [c for c in job("waterworks", edition=edition).box.components if c.kind == "card"]
    assert sum(card.copies for card in cards) == 100 + valves + spouts
    assert {card.back_key for card in cards} == {"back.waterworks"}
    assert len({card.back for card in cards}) == 1, "one common back"


@pytest.mark.parametrize(
    "edition, last, money",
    [
        ("cartel", "12J", {10: 60, 50: 40, 100: 60, 500: 40}),
        ("classic", "12I", {100: 60, 500: 40, 1000: 60, 5000: 40}),
        ("tycoon", "12I", {100: 60, 500: 40, 1000: 60, 5000: 40}),
    ],
)
def test_the_acquire_box_is_the_one_of_the_fact_sheet(edition, last, money):
    box = job("acquire", edition=edition).box
    held = {component.key: component.copies for component in box.components}
    kinds = Counter()
    for component in box.components:
        kinds[component.kind] += component.copies
    tiles = [key for key in held if key.startswith("tile.")]
    assert tiles[0] == "tile.1A" and tiles[-1] == f"tile.{last}"
    assert len(tiles) == kinds["tile"] == 108
    assert not any(key.endswith("I" if edition == "cartel" else "J") for key in tiles)
    assert {key: n for key, n in held.items() if key.startswith("note.")} == {
        f"note.{value}": n for value, n in money.items()
    }
    shares = {key: n for key, n in held.items() if key.startswith("share.")}
    assert len(shares) == 7 and set(shares.values()) == {25}
    assert kinds["share"] == 175 and kinds["marker"] == 7
    assert held["aid.prices"] == 6 and held["board.exchange"] == 1


@pytest.mark.parametrize("board, square, tile", [("compact", 21, 20), ("full", 31, 30)])
def test_boards_and_tiles_have_the_sizes_of_the_fact_sheet(board, square, tile):
    sizes = {c.key: c.front for c in job("acquire", board=board).box.components}
    xs, ys = next(c.seams for c in job("acquire", board=board).box.components if c.seams[0])
    assert {round(b - a, 6) for a, b in pairwise(xs)} == {square}
    assert (len(xs) + 1, len(ys) + 1) == (9, 12)
    assert sizes["tile.5C"].width == sizes["tile.5C"].height == tile
    assert (sizes["share.delta"].width, sizes["share.delta"].height) == (85, 54)
    assert (sizes["note.100"].width, sizes["note.100"].height) == (100, 50)
    assert (sizes["aid.prices"].width, sizes["aid.prices"].height) == (148, 210)


def test_the_classic_board_lies_the_other_way():
    xs, ys = next(c.seams for c in job("acquire", edition="classic").box.components if c.seams[0])
    assert (len(xs) + 1, len(ys) + 1) == (12, 9)


@pytest.mark.parametrize(
    "board, paper, sheets", [("compact", "a4", 1), ("compact", "letter", 1), ("full", "a3", 1),
                             ("full", "a4", 3), ("full", "letter", 4)]
)  # fmt: skip
def test_a_board_takes_as_few_sheets_as_it_can(board, paper, sheets):
    assert job("acquire", board=board, paper=paper, only="board.exchange").leaves == sheets


@pytest.mark.parametrize(
    "paper, bleed, a_sheet",
    [("a4", 2.0, 8), ("a4", 0.0, 9), ("letter", 2.0, 8), ("letter", 0.0, 9)],
)
def test_a_sheet_holds_as_many_cards_as_it_should(paper, bleed, a_sheet):
    sections = job("waterworks", paper=paper, bleed=bleed, only="pipe.*").plan.sections
    assert [section.grid.count for section in sections] == [a_sheet]


def test_options_and_players_change_what_is_packed():
    assert copies("waterworks", settings=("wrenches=12",))["wrench"] == 12
    few = copies("waterworks", players=3)
    assert (few["valve"], few["spout"], few["wrench"], few["aid.waterworks"]) == (3, 3, 6, 3)
    stem, side = job("waterworks"), job("waterworks", settings=("tee=side",))
    faces = [
        {c.key: c.front for c in made.box.components}["pipe.tee.lead"] for made in (stem, side)
    ]
    assert faces[0] is not faces[1]


@pytest.mark.parametrize(
    "players, board, colours",
    [(None, "hats4", 4), (3, "hats4", 4), (5, "hats6", 6), (6, "hats6", 6)],
)
def test_hats_has_four_of_every_colour_a_board_and_a_die(players, board, colours):
    box = job("hats", players=players).box
    held = {component.key: component.copies for component in box.components}
    hats = {key: n for key, n in held.items() if key.startswith("hat.")}
    assert len(hats) == colours and set(hats.values()) == {4}
    assert held[f"board.{board}"] == 1 and held["die"] == 1
    assert all(component.spares for component in box.components if component.kind == "hat")


# hats.md, section 4, "Print sizes": sheet, base of a hat that fits its cell.  Its 9 mm for one A4
# would break its own rule, a base at least 1.5 mm narrower than the cell (10.03 mm).
@pytest.mark.parametrize(
    "players, board, base", [(4, "2x2", 17), (4, "a3", 13), (4, "one", 8.5), (6, "2x2", 13.5)]
)
def test_hats_fit_the_cells_of_their_board(players, board, base):
    from layouts.nets.cone import slant

    made = job("hats", players=players, board=board, settings=("hats=cones",))
    net = next(c.front for c in made.box.components if c.key == "hat.red")
    assert net.height == pytest.approx(slant(base))
    discs = job("hats", players=players, board=board, settings=("hats=discs",))
    held = {c.key: c for c in discs.box.components}
    assert held["hat.red"].front.width == base and held["base.red"].copies == 1


@pytest.mark.parametrize(
    "board, paper, sheets",
    [("2x2", "a4", 4), ("2x2", "letter", 4), ("a3", "a3", 1), ("one", "a4", 1)],
)
@pytest.mark.parametrize("players", [4, 6])
def test_a_hats_board_takes_the_sheets_it_is_named_for(board, paper, sheets, players):
    only = f"board.hats{players}"
    assert job("hats", board=board, paper=paper, players=players, only=only).leaves == sheets


def test_a_longer_sector_makes_the_larger_board():
    for sector, cells in (("10", "97"), ("13", "115")):
        (rules,) = job("hats", players=6, settings=(f"sector={sector}",)).box.leaflets
        words = " ".join(block.words for block in rules.blocks if isinstance(block, Paragraph))
        assert f"{cells} spaces" in words


@pytest.mark.parametrize(
    "suits, colours",
    [
        ("spades,hearts", {"S": "black", "H": "red"}),
        ("clubs,diamonds", {"C": "black", "D": "red"}),
        ("diamonds,clubs", {"D": "red", "C": "black"}),
        ("spades,clubs", {"S": "black", "C": "red"}),
        ("hearts,diamonds", {"H": "black", "D": "red"}),
    ],
)
def test_cartawel_has_two_suits_always_black_against_red(suits, colours):
    box = job("cartawel", settings=(f"suits={suits}",)).box
    held = {component.key: component.copies for component in box.components}
    cards = [key for key in held if key.startswith("card.")]
    assert len(cards) == 26 and {key[-1] for key in cards} == set(colours)
    inks = {"black": "#000000", "red": "#d5160a"}
    for suit, colour in colours.items():
        face = next(c.front for c in box.components if c.key == f"card.7{suit}")
        assert {m.fill.colour for m in face.marks if isinstance(m, Text)} <= {inks[colour]}
        other = inks["red" if colour == "black" else "black"]
        assert other not in repr(face.marks)


@pytest.mark.parametrize("board, kind, count", [("markers", "token", 12), ("ring", "board", 1)])
def test_cartawel_has_twelve_houses_or_a_ring(board, kind, count):
    box = job("cartawel", board=board).box
    assert sum(c.copies for c in box.components if c.kind == kind) == count
    assert {c.key for c in box.components if c.kind == "pad"} == {"pad.cartawel"}


@pytest.mark.parametrize("players, packs", [(None, 1), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_treasure_has_a_pack_or_two_with_one_back(players, packs):
    box = job("treasure", players=players).box
    cards = [component for component in box.components if component.kind == "card"]
    assert len(cards) == 52 and {card.copies for card in cards} == {packs}
    assert {card.back_key for card in cards} == {"back.treasure"}
    assert len({card.back for card in cards}) == 1
    held = {component.key for component in box.components}
    assert {"board.piles", "pad.treasure", "aid.treasure"} <= held
    assert {f"card.{rank}{suit}" for suit in SUITS for rank in RANKS} <= held


def test_a_plain_deck_can_be_had_alone():
    box = job("treasure", only="card.*", settings=("index=jumbo", "colours=4")).box
    assert len(box.components) == 52 and not box.leaflets


@pytest.mark.parametrize("name, edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_the_same_in_every_language(name, edition, lang):
    here = job(name, edition=edition, lang=lang).box
    english = job(name, edition=edition).box
    assert [(c.key, c.kind, c.copies) for c in here.components] == [
        (c.key, c.kind, c.copies) for c in english.components
    ]


@pytest.mark.parametrize("name", GAMES)
def test_box_json_keeps_its_shape(name, capsys):
    assert main(["box", name, "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert set(listed) == {"version", "game", "edition", "components"}
    assert (listed["version"], listed["game"]) == (1, name)
    assert listed["edition"] == game(name).default
    for row in listed["components"]:
        assert set(row) == {"key", "name", "kind", "copies", "size_mm", "back"}
        assert row["copies"] >= 1 and len(row["size_mm"]) == 2
    keys = [row["key"] for row in listed["components"]]
    assert len(keys) == len(set(keys)) and f"rules.{name}" in keys and f"aid.{name}" in keys
