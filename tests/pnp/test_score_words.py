"""Every key that a scorer can write has words in both languages, and its values fill them."""

from __future__ import annotations

import ast
import json
import re
import string
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from pnp import naming, tally
from pnp.words import LANGUAGES, words
from scoring.acquire.closing import settlement
from scoring.acquire.editions import EDITIONS, END
from scoring.acquire.events import KINDS as KINDS_OF_EVENTS
from scoring.acquire.events import from_dict
from scoring.acquire.ledger import apply
from scoring.acquire.payouts import merger
from scoring.acquire.state import Phase, State, begin
from scoring.cards import card, cards, typed_card, typed_suit
from scoring.cartawel import board, final_fast, move, sides, two_games, verdict
from scoring.cartawel.finals import Count
from scoring.cartawel.sides import TWENTY
from scoring.hats import game as hats_game
from scoring.hats import tally as prisoners
from scoring.receipt import Line, Receipt, RulesError
from scoring.treasure import agreement, by_piles, by_points, by_quotations, edited, match, removal
from scoring.treasure.removals import ELEVEN
from tests.scoring import acquire_games
from tests.test_cases import RUN, cases

ROOT = Path(__file__).parents[2]
PATHS = (*ROOT.glob("scoring/**/*.py"), ROOT / "pnp" / "table" / "treasure_pad.py")
MODULES = {path: ast.parse(path.read_text("utf-8")) for path in PATHS}
KINDS = ("reason", "note", "error")
KEY = re.compile(r"(acquire|cards|cartawel|hats|treasure|waterworks)\.[A-Za-z]([\w-]*\w)?")
LETTERS = ("IHLRT", "NESW", "SWNE")
"""Pipes and edges, which are written like codes and are none."""
CODE = re.compile(r"[A-Z]+(_[A-Z]+)*")


def arguments(function: str, at: int) -> set[str]:
    """The strings that a private function of scoring is called with, at that place."""
    calls = (
        node
        for tree in MODULES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == function
    )
    return {
        part.value
        for call in calls
        for part in ast.walk(call.args[at])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def codes(game: str) -> set[str]:
    """The codes of broken rules that stand in a game's modules."""
    return {
        node.value
        for path, tree in MODULES.items()
        for node in ast.walk(tree)
        if path.parent.name == game and path.name != "__init__.py"
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if CODE.fullmatch(node.value) and len(node.value) > 3 and node.value not in LETTERS
    }


# keys that are put together -> what can be put into them
FAMILIES: dict[str, set[str]] = {
    "acquire.awaits-{state.phase}": set(get_args(Phase)),
    "acquire.{reason}": arguments("_split", 2) | {"first-bonus", "second-bonus", "third-bonus"},
    "hats.{self.code}": codes("hats"),
    "hats.{where}": arguments("_choice", 0),
    "treasure.{what}-range": arguments("_check_range", 1),
    "waterworks.{code}": codes("waterworks"),
    "waterworks.{self.code}": codes("waterworks"),
}
# Nobody gets there without a merger, and with one the error names its company.
UNREACHED = ("settling.py", "acquire.awaits-dispose")


def keys(node: ast.AST) -> Iterator[str]:
    """The keys written in a piece of code, those put together one by one."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            if KEY.fullmatch(part.value):
                yield part.value
        elif isinstance(part, ast.JoinedStr):
            text = ast.unparse(part)[2:-1]
            if re.match(KEY.pattern.partition(r"\.")[0] + r"\.", text):
                yield from (re.sub(r"\{.*\}", each, text) for each in FAMILIES[text])


def placeholders(key: str) -> set[str]:
    text = words("en").table[key]
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def written() -> Iterator[tuple[str, str, str, set[str] | None]]:
    """Module, kind, key and names of the values, where the key stands in the call itself."""
    for path, tree in MODULES.items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(ast.Name("RulesError"), [_, key], named):
                    kind, values = "error", {each.arg for each in named}
                case ast.Call(ast.Name("Note"), [key, ast.Dict(given)], []):
                    kind, values = "note", {ast.literal_eval(each) for each in given if each}
                case ast.Call(ast.Name("_note"), [key], named):
                    kind, values = "note", {each.arg for each in named}
                case ast.Call(ast.Name("Line"), [_, key, *_], _):
                    kind, values = "reason", set()
                case _:
                    continue
            known = None if None in values else {name for name in values if name}
            yield from ((path.name, kind, each, known) for each in keys(key))


@pytest.mark.parametrize("game", ["hats", "waterworks"])
def test_the_codes_found_are_those_of_the_case_file(game):
    file = ROOT / "tests" / "cases" / f"{game}.json"
    assert codes(game) == set(json.loads(file.read_text("utf-8"))["errors"])


def test_every_key_in_the_code_can_be_said():
    found = {key for tree in MODULES.values() for key in keys(tree)}
    table = words("en").table
    assert len(found) > 220
    assert not {key for key in found if not any(f"score.{kind}.{key}" in table for kind in KINDS)}


def test_every_key_is_said_as_what_it_is_and_its_values_fill_the_words():
    found = list(written())
    assert len(found) > 150
    for module, kind, key, values in found:
        asked = placeholders(f"score.{kind}.{key}")
        if values is not None and (module, key) != UNREACHED:
            assert asked <= values, (module, key)


def test_no_words_are_left_for_keys_that_nobody_writes():
    found = {key for tree in MODULES.values() for key in keys(tree)}
    said = {
        key.split(".", 2)[2]
        for key in words("en").table
        if key.startswith(tuple(f"score.{kind}." for kind in KINDS))
    }
    assert not said - found


def test_every_reason_against_the_spout_has_words():
    table = words("en").table
    said = {key.rsplit(".", 1)[1] for key in table if key.startswith("score.spout.waterworks.")}
    assert said == arguments("Reason", 0)


# Figures of the rules that stand in the sentences themselves.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key, figure",
    [
        ("error.acquire.cannot-end", str(END)),
        ("reason.acquire.end-size", str(END)),
        ("reason.treasure.sum-eleven", str(ELEVEN)),
        ("error.treasure.bad-pair", str(ELEVEN)),
        ("error.cartawel.twenties-range", str(TWENTY)),
    ],
)
def test_a_figure_in_a_sentence_is_that_of_the_rules(language, key, figure):
    assert figure in words(language).table[f"score.{key}"]


def one_line(text: str) -> None:
    assert len(text.splitlines()) == 1 and "{" not in text and "}" not in text, text


def said(told: RulesError | Receipt) -> None:
    """Says it in every language; KeyError if a word or a value is missing."""
    for language in LANGUAGES:
        spoken = words(language)
        lines = (
            [tally.fault(told, spoken)]
            if isinstance(told, RulesError)
            else tally.told(told, spoken)
        )
        for line in lines:
            one_line(line)


@pytest.fixture
def heard(monkeypatch) -> list[RulesError | Receipt]:
    """Every error and receipt that scoring makes during a test."""
    made: list[RulesError | Receipt] = []

    def recorded(kind: type) -> Callable[..., None]:
        original = kind.__init__

        def init(self: Any, *given: Any, **named: Any) -> None:
            original(self, *given, **named)
            made.append(self)

        return init

    for kind in (RulesError, Receipt):
        monkeypatch.setattr(kind, "__init__", recorded(kind))
    return made


@pytest.mark.parametrize(("name", "case"), cases())
def test_whatever_a_worked_case_says_can_be_said(name, case, heard):
    if case.get("kind") == "scale":  # thousands of receipts of one sort
        pytest.skip("the same receipts as merge_bonus, over and over")
    RUN[name](case)
    if case.get("kind") == "error":
        assert any(isinstance(each, RulesError) for each in heard)
    for each in heard:
        said(each)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
@pytest.mark.parametrize("tile_bank", [False, True])
def test_whatever_happens_in_a_game_of_acquire_can_be_said(edition, tile_bank, heard):
    if tile_bank and not edition.tile_bank:
        pytest.skip("no bank's tile in this edition")
    dice = Random(7)
    people = ("Ana", "Bia") if tile_bank else ("Ana", "Bia", "Caio")
    state: State = begin(edition, people, tile_bank=tile_bank)
    receipts = []
    for _ in range(600):
        if state.phase == "over":
            break
        state = apply(state, acquire_games.legal(state, dice))
        receipts.append(state.receipt)
    receipts.append(settlement(state))
    for each in receipts:
        said(each)


TABLE = ("Ana", "Bia", "Caio")
NO_PILES = {"S": 0, "H": 0, "D": 0, "C": 0}
SPADES_AND_HEARTS = sides("S", "H")
EMPTY = board(SPADES_AND_HEARTS, {})


def deal(*points: int) -> Receipt:
    return by_points(TABLE, dict(zip(TABLE, points, strict=True)))


def bury(**piles: str) -> Receipt:
    """A deal in which everybody buried the same four clubs' worth of different cards."""
    treasures = {"Ana": "AC 2C 3C 4C", "Bia": "5C 6C 7C 8C", "Caio": "9C 10C JC QC"}
    return by_piles(
        TABLE,
        {suit: cards(pile.split()) for suit, pile in piles.items()},
        {who: cards(buried.split()) for who, buried in treasures.items()},
    )


def event(**plain: Any) -> State:
    return apply(begin(EDITIONS["cartel"], TABLE), from_dict(plain))


FAULTS: list[tuple[Callable[[], object], str, str]] = [
    (
        lambda: by_quotations(TABLE, {**NO_PILES, "S": 60}, {who: {"S": 4} for who in TABLE}),
        "price, spades: 60 is no price; it can be 0 to 55",
        "cotação, espadas: 60 não é uma cotação; pode ser de 0 a 55",
    ),
    (
        lambda: by_quotations(TABLE, NO_PILES, {who: {"H": 5} for who in TABLE}),
        "treasure, Ana, hearts: 5 cards of the suit buried; it can be 0 to 4",
        "tesouro, Ana, copas: 5 cartas do naipe enterradas; podem ser de 0 a 4",
    ),
    (
        lambda: bury(S="9S", C="5C"),
        "treasure, Bia: 5C once too often; also here: pile, clubs; copies in play: 1",
        "tesouro, Bia: 5C uma vez a mais; também aqui: pilha, paus; cópias em jogo: 1",
    ),
    (
        lambda: removal(cards(["4S", "8H"]), card("7C")),
        "pile: 8H does not belong here; this pile takes only spades",
        "pilha: 8H não cabe aqui; esta pilha só recebe espadas",
    ),
    (
        lambda: match(agreement(TABLE, deals=1), [deal(1, 2, 3), deal(1, 2, 3)]),
        "deal 2: the match ended after deal 1; it was won by: Caio",
        "rodada 2: a partida acabou depois da rodada 1; vitória de: Caio",
    ),
    (
        lambda: edited(match(agreement(TABLE), [deal(1, 2, 3)]), -4, None),
        "deal -4: not entered; deals so far: 1",
        "rodada -4: não foi anotada; rodadas até agora: 1",
    ),
    (
        lambda: agreement(TABLE, first_dealer="Zé\x1b[2J\u2028"),
        "first dealer: Zé�[2J� does not play; there are: Ana, Bia, Caio",
        "primeiro a dar as cartas: Zé�[2J� não joga; há: Ana, Bia, Caio",
    ),
    (
        lambda: move(SPADES_AND_HEARTS, EMPTY, "S", 5, ()),
        "house 5: no card of spades here; take a house with a card of your own",
        "casa 5: aqui não há carta de espadas; escolha uma casa com uma carta sua",
    ),
    (
        lambda: move(sides("D", "C"), EMPTY, "S", 13, ()),
        "house 13: no such house; houses go from 1 to 12",
        "casa 13: não há essa casa; as casas vão de 1 a 12",
    ),
    (
        lambda: SPADES_AND_HEARTS.seat("D"),
        "suit: not in this game: diamonds; its suits are: spades, hearts",
        "naipe: fora deste jogo: ouros; os naipes são: espadas, copas",
    ),
    (
        lambda: final_fast(SPADES_AND_HEARTS, {"S": Count(9, 0)}),
        "captured cards, spades: 9 cards of 20 points; it can be 0 to 8",
        "cartas ganhas, espadas: 9 cartas de 20 pontos; podem ser de 0 a 8",
    ),
    (
        lambda: final_fast(sides("S", "H", ("Ana", "Bia")), {"S": Count(0, 1)}),
        "captured cards, Ana: number cards cannot add up to 1",
        "cartas ganhas, Ana: cartas de número não podem somar 1",
    ),
    (
        lambda: typed_suit("c", "pt-BR").only(),
        "card: 'c' is not clear; it may be: hearts, clubs",
        "carta: 'c' não está claro; pode ser: copas, paus",
    ),
    (
        lambda: typed_card("9 c", "pt-BR").only("discard"),
        "discard: '9 c' is not clear; it may be: 9H 9C",
        "carta gasta: '9 c' não está claro; pode ser: 9H 9C",
    ),
    (
        lambda: begin(EDITIONS["cartel"], ["Ana"] * 7),
        "players: 7 players; it takes 1 to 6",
        "jogadores: 7 jogadores; jogam de 1 a 6",
    ),
    (
        lambda: event(t="jump"),
        "event: no event 'jump'; there are: " + ", ".join(KINDS_OF_EVENTS),
        "evento: não há evento 'jump'; há: " + ", ".join(KINDS_OF_EVENTS),
    ),
    (
        lambda: event(t="bank", company="S", number="x"),
        "bank.number: 'x' does not fit this field",
        "bank.number: 'x' não serve neste campo",
    ),
    (
        lambda: event(t="play", p="Ana", tile="5C"),
        "Ana: first everybody lays a tile of the opening round, or the table says who begins",
        "Ana: antes, todos põem a peça da rodada de abertura, ou a mesa diz quem começa",
    ),
]


@pytest.mark.parametrize(("act", "english", "portuguese"), FAULTS)
def test_a_refusal_names_the_place_in_both_languages(act, english, portuguese):
    with pytest.raises(RulesError) as refused:
        act()
    assert tally.fault(refused.value, words("en")) == english
    assert tally.fault(refused.value, words("pt-BR")) == portuguese


def lines_of(receipt: Receipt, language: str) -> list[str]:
    return [line.strip() for line in tally.told(receipt, words(language))[1:]]


TOLD: list[tuple[Callable[[], Receipt], str, str]] = [
    (
        lambda: bury(S="4S 9S"),
        "Price of spades: 4 + 9 = 13",
        "Cotação de espadas: 4 + 9 = 13",
    ),
    (
        lambda: bury(C="KC"),
        "clubs, price × cards buried: 0 × 4 = 0",
        "paus, cotação × cartas enterradas: 0 × 4 = 0",
    ),
    (
        lambda: bury(C="KC"),
        "No pile of hearts was given; it counts as empty.",
        "A pilha de copas não foi informada; conta como vazia.",
    ),
    (
        lambda: match(agreement(TABLE), [deal(1, 2, 3), deal(4, 5, 6)]).receipt,
        "deal 2, points: 6",
        "rodada 2, pontos: 6",
    ),
    (
        lambda: verdict(SPADES_AND_HEARTS, cards(["5S", "4H"]), "S", "5").receipt,
        "house 5, cards won: 5 + 4 = 9",
        "casa 5, cartas ganhas: 5 + 4 = 9",
    ),
    (
        lambda: final_fast(sides("S", "C"), {"S": Count(2, 30)}),
        "1. spades 70",
        "1. espadas 70",
    ),
    (
        lambda: final_fast(sides("S", "C"), {"S": Count(2, 30)}),
        "spades wins with 70 points, 70 ahead.",
        "espadas vence com 70 pontos, 70 a mais.",
    ),
    (
        lambda: final_fast(sides("S", "C", ("S", "Bia")), {"S": Count(2, 30)}),
        "Both suits have the same colour: spades, clubs. Look twice.",
        "Os dois naipes têm a mesma cor: espadas, paus. Olhem duas vezes.",
    ),
    (
        lambda: final_fast(sides("D", "H", ("S", "Bia")), {"D": Count(2, 30)}),
        "1. S 70",
        "1. S 70",
    ),
    (
        lambda: two_games(*2 * [final_fast(SPADES_AND_HEARTS, {"H": Count(1, 7)})]),
        "game 2, points: 20 + 7 = 27",
        "partida 2, pontos: 20 + 7 = 27",
    ),
    (
        lambda: prisoners(hats_game(), {"R": "YYB"}),
        "yellow, prisoners: 2",
        "amarelo, prisioneiros: 2",
    ),
    (
        lambda: merger(EDITIONS["cartel"], "Ipê", "mid", 2, dict.fromkeys(TABLE, 1) | {"Ana": 2}),
        "Ipê, tie for second: 150; / 2 = 75; up to 80",
        "Ipê, empate em segundo: 150; / 2 = 75; sobe para 80",
    ),
    (
        lambda: merger(EDITIONS["classic"], "Ipê", "mid", 4, dict.fromkeys("ABCDEFG", 1)),
        "Ipê, tie for first: 5000 + 2500 = 7500; / 7 = 1071.4; up to 1100",
        "Ipê, empate em primeiro: 5000 + 2500 = 7500; / 7 = 1071,4; sobe para 1100",
    ),
    (
        lambda: Receipt(
            "acquire", "cartel", TABLE, (Line("Ana", "acquire.founder", 0, "+1", "Ipê"),)
        ),
        "Ipê, share given to the founder: +1",
        "Ipê, ação de presente na fundação: +1",
    ),
]


@pytest.mark.parametrize(("make", "english", "portuguese"), TOLD)
def test_a_receipt_says_it_in_both_languages(make, english, portuguese):
    receipt = make()
    assert english in lines_of(receipt, "en")
    assert portuguese in lines_of(receipt, "pt-BR")


def test_json_and_csv_keep_keys_and_letters():
    receipt = bury(S="4S 9S", C="KC")
    plain = tally.as_json(receipt)
    assert {"key": "treasure.quotation", "values": {"suit": "S", "sum": "4 + 9 = 13"}} in (
        plain["notes"]
    )
    assert "Ana,treasure.suit,C,0,0 × 4 = 0" in tally.as_csv(receipt).splitlines()


@pytest.mark.parametrize(
    "where",
    ["Ana", "Ana.Delta", "Ana Maria.5C", "cells.5", "buy.shares", "house of Ana", "deal two",
     "of.captured", "{what}", "captured.", ".", "", "Delta.S"],
)  # fmt: skip
def test_a_place_that_is_not_known_is_named_as_it_is(where):
    assert [naming.place(where, words(language)) for language in LANGUAGES] == [where, where]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_called_s_is_no_suit_where_suits_are_not_players(language):
    spoken = words(language)
    error = RulesError("S", "treasure.unknown-player", who="S", players="S, H, C")
    assert "S, H, C" in tally.fault(error, spoken) and "spades" not in tally.fault(error, spoken)
    error = RulesError("S", "acquire.not-a-choice", choices="S")
    assert tally.fault(error, spoken).endswith(" S")
