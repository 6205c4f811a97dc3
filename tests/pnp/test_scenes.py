"""Scenes: legal positions, made of what the box holds, all of it in the picture."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from layouts.table.pieces import Die, bounds
from output import Info
from output.pdf import document
from pnp.cli import main
from pnp.cli.asking import Wishes, games, orders
from pnp.games import GAMES, game
from pnp.order import Order
from pnp.problems import Problem
from pnp.scenes import SCENES, Scene, acquire, cartawel, hats, scene, scene_sheet, treasure
from pnp.scenes.waterworks import RUNS
from scoring import hats as hat_rules
from scoring import waterworks as pipe_rules
from scoring.acquire.board import square
from scoring.acquire.editions import EDITIONS
from scoring.acquire.play import Alone, Founds, Grows, Merges, outcome
from scoring.acquire.tiles import Board, laid, owned
from scoring.cards import DECK, cards, check_copies, missing
from scoring.cartawel import DEFAULT_SUITS, HOUSES, board, sides
from scoring.cartawel.sides import PLACED as MOST_PLACED
from scoring.treasure.packs import DEALT, setup
from scoring.treasure.removals import check_pairs, check_pile
from tests.ordering import EDITIONS as ALL_EDITIONS
from tests.ordering import LANGUAGES

VARIANTS: tuple[tuple[str, dict[str, object]], ...] = (
    *((name, {"edition": edition}) for name, edition in ALL_EDITIONS),
    *((name, {"lang": lang}) for name in GAMES for lang in LANGUAGES),
    *(
        (name, {"board": board})
        for name in GAMES
        for board in game(name).boards
    ),
    ("waterworks", {"settings": ("tee=side",)}),
    ("waterworks", {"players": 2}),
    ("hats", {"settings": ("hats=discs",)}),
    ("hats", {"players": 6, "settings": ("sector=13",)}),
    ("cartawel", {"settings": ("suits=clubs,diamonds",)}),
    ("treasure", {"players": 7, "settings": ("index=jumbo", "colours=4")}),
    *((name, {"card": size}) for name in ("waterworks", "cartawel", "treasure")
      for size in ("mini", "poker", "tarot", "40x140mm", "140x140mm")),
)  # fmt: skip


def order(name: str, **wishes: object) -> Order:
    (made,) = orders(games([name]), Wishes(**wishes))  # type: ignore[arg-type]
    return made


def set_table(name: str, **wishes: object) -> Scene:
    made = order(name, **wishes)
    return scene(made.game.pack(made.choice, made.theme, made.words), made.choice)


def test_every_game_has_a_scene():
    assert SCENES.keys() == GAMES.keys()


@pytest.mark.parametrize("name, wishes", VARIANTS)
def test_a_scene_uses_pieces_of_the_box_and_no_more_than_it_holds(name, wishes):
    made = order(name, **wishes)
    box = made.game.pack(made.choice, made.theme, made.words)
    held: Counter[str] = Counter()
    for component in box.components:
        held[component.key] += component.copies
        if component.back_key:
            held[component.back_key] += component.copies
    laid_out = Counter(each.key for each in scene(box, made.choice).pieces)
    assert laid_out and all(count <= held[key] for key, count in laid_out.items())


@pytest.mark.parametrize("name, wishes", VARIANTS)
def test_nothing_lies_outside_the_picture(name, wishes):
    table = set_table(name, **wishes)
    for each in table.pieces:
        (left, top), (right, foot) = bounds(each.piece)
        assert left >= 0 and top >= 0, each.key
        assert right <= table.width and foot <= table.height, each.key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_scene_comes_out_the_same_twice(name, lang):
    def made() -> bytes:
        wanted = order(name, lang=lang)
        box = wanted.game.pack(wanted.choice, wanted.theme, wanted.words)
        return document([scene_sheet(box, wanted.choice, wanted.theme)], Info("", lang, "none"))

    assert made() == made()


@pytest.mark.parametrize(
    "edition, players",
    [(e.id, n) for e in pipe_rules.EDITIONS.values() for n in e.minimum],
)
@pytest.mark.parametrize("tee", RUNS)
def test_the_run_of_pipes_has_won_in_every_edition(tee, edition, players):
    run = pipe_rules.check(RUNS[tee], pipe_rules.rules(players, edition=edition, tee=tee))
    assert run.fault is None and run.winner and not run.leaks and not run.open_tees
    codes = Counter(token.code for token in pipe_rules.read(RUNS[tee]))
    assert codes["T"] == 1 and codes["P"] == 1 and codes["W"] >= 1


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_the_exchange_can_be_reached_tile_by_tile_and_is_about_to_merge(edition):
    letters = edition.letters
    on = Board(letters)
    for company, tiles in acquire.TILES.items():
        for number, name in enumerate(tiles):
            at = square(name, letters)
            match outcome(on, at):
                case Alone():
                    assert number == 0
                    on = laid(on, at)
                case Founds(tiles=found):
                    assert number == 1
                    on = owned(on, company, found)
                case Grows(company=grown, tiles=found):
                    assert grown == company
                    on = owned(on, company, found)
                case other:
                    pytest.fail(f"{name}: {other}")
    for name in acquire.LOOSE:
        assert outcome(on, square(name, letters)) == Alone()
        on = laid(on, square(name, letters))
    merger = outcome(on, square(acquire.LAID, letters))
    assert isinstance(merger, Merges)
    assert merger.companies == ("delta", "mirante") and len(merger.tiles) == 1
    assert len(on.companies) == 3 and acquire.MARKED.keys() == on.sizes.keys()
    for company, name in acquire.MARKED.items():
        assert name in acquire.TILES[company]
    rack = {square(name, letters) for name in (*acquire.RACK, acquire.LAID)}
    assert len(rack) == 6 and not rack & on.filled


@pytest.mark.parametrize("board, wishes", [
    ("h4", {}),
    ("h6", {"players": 6}),
    ("h6-13", {"players": 6, "settings": ("sector=13",)}),
])  # fmt: skip
def test_the_chase_is_a_position_in_which_the_die_decides(board, wishes):
    agreed = hat_rules.game(board=board)
    on = hats.layout(order("hats", **wishes).choice)
    assert on == agreed.board
    cells, bases = hats.position(on)
    at = hat_rules.position(agreed, cells, bases)
    every = "".join(stack for stacks in cells.values() for stack in stacks) + "".join(
        bases.values()
    )
    assert Counter(every) == {colour: hat_rules.HATS for colour in agreed.colours}
    turn = hat_rules.Turn("B", hats.ROLL)
    chased = hats.cell(on, ("R", 4))
    moves = [
        move for move in hat_rules.legal_moves(agreed, at, turn)
        if move.path[-1] == chased and move.start == hats.cell(on, ("R", 9))
    ]  # fmt: skip
    assert moves and hat_rules.judge(agreed, at, turn, moves[0]).captured
    (die,) = (each.piece for each in set_table("hats", **wishes).pieces if each.key == "die")
    assert isinstance(die, Die) and die.top == hats.ROLL


def test_the_ring_was_placed_and_sown_by_the_rules_and_the_last_move_wins():
    of = sides(*DEFAULT_SUITS)
    placed = cartawel.start(of)
    assert len(placed) == HOUSES and all(1 <= len(house) <= MOST_PLACED for house in placed)
    assert Counter(card for house in placed for card in house) == Counter(of.pack)
    moves = cartawel.played(of)
    assert len(moves) % 2 and moves[-1].captured and not moves[-1].board[moves[-1].last_house - 1]
    won = [card for move in moves for card in move.captured]
    left = [card for house in moves[-1].board for card in house]
    assert Counter(won + left) == Counter(of.pack)
    shown = Counter(each.key for each in set_table("cartawel").pieces)
    assert all(shown[f"card.{card}"] == 1 for card in left)
    assert sum(shown[key] for key in shown if "card." in key or "back." in key) == len(of.pack)


def test_what_the_ring_shows_is_what_the_scorer_has():
    of = sides(*DEFAULT_SUITS)
    houses = {n: house for n, house in enumerate(cartawel.played(of)[-1].board, 1)}
    assert board(of, houses) == cartawel.played(of)[-1].board


def test_the_deal_is_one_that_three_players_can_be_in_the_middle_of():
    piles = {suit: cards(names) for suit, names in treasure.PILES.items()}
    for suit, pile in piles.items():
        check_pile(suit, pile, suit)
    removed = [(one, other) for one, other in map(cards, treasure.REMOVED)]
    check_pairs(removed)
    seen = {
        **piles,
        "removed": [card for pair in removed for card in pair],
        "hand": cards(treasure.HAND),
    }
    check_copies(seen, packs=1)
    of = setup(treasure.PLAYERS)
    turns = sum(map(len, piles.values())) + 2 * len(removed)
    hidden = DEALT * of.players - len(treasure.HAND)
    assert 0 < turns < of.turns_with_draw and len(treasure.HAND) == treasure.HIDDEN
    assert treasure.TREASURE + treasure.HIDDEN == DEALT
    assert len(missing(seen, DECK)) == hidden + of.stock - turns


@pytest.mark.parametrize("name, setting, said", [
    ("waterworks", "wrenches=1", "needs 2 of wrench; this box holds 1"),
])  # fmt: skip
def test_a_scene_that_cannot_be_is_one_line(name, setting, said, tmp_path, capsys):
    arguments = ["preview", name, "--scene", "--set", setting, "-o", str(tmp_path / "x.png")]
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_a_piece_that_the_box_lacks_is_named():
    made = order("hats")
    box = made.game.pack(made.choice, made.theme, made.words)
    bare = replace(box, components=tuple(c for c in box.components if c.key != "die"))
    with pytest.raises(Problem, match="needs die"):
        scene(bare, made.choice)


def test_preview_makes_the_scene_and_leaves_what_is_there(tmp_path, capsys):
    target = tmp_path / "hats.png"
    command = ["preview", "hats", "--scene", "--dpi", "30", "--lang", "pt-BR", "-o", str(target)]
    assert main(command) == 0
    assert target.read_bytes().startswith(b"\x89PNG")
    first = target.read_bytes()
    assert main(command) == 0 and "up to date" in capsys.readouterr().out
    assert target.read_bytes() == first
