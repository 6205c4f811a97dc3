"""Lines as people type them: every event can be typed, and nothing typed gives a traceback."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.problems import Problem
from pnp.table import GAMES, table
from pnp.words import LANGUAGES, words
from scoring.acquire.editions import EDITIONS
from scoring.acquire.events import as_dict
from scoring.acquire.ledger import apply
from scoring.acquire.names import NAMES
from scoring.acquire.state import begin
from scoring.hats import Turn, legal_moves
from scoring.receipt import RulesError
from tests.parsing import parser
from tests.pnp.table.test_hearing import hearing
from tests.scoring.acquire_games import legal

ACQUIRE, TREASURE, HATS = map(table, GAMES)
SETUPS = {
    "acquire": {
        "edition": "cartel", "players": ["Ana", "Bia", "Caio"], "companies": NAMES["own"],
        "tile_bank": False,
    },
    "treasure": {
        "players": ["Ana", "Bia", "Caio"], "tie": "playoff", "deals": None, "dealer": None,
    },
    "hats": {
        "board": "h4", "mode": "each", "sides": [], "entry": "step", "colours": None, "first": None,
    },
}  # fmt: skip


def typed(event: dict, language: str) -> str:
    """The line of an event of Acquire, in a language."""
    say = words(language)

    def verb(name: str) -> str:
        return say(f"score.verb.{name}").split()[0]

    match event["t"]:
        case "position":
            return f"{event['p']} {event['tile']}"
        case "first":
            return f"{verb('first')} {event['p']}"
        case "play":
            return f"{event['p']}: {event['tile']}"
        case "found" | "survivor" | "next" as name:
            return f"{verb(name)} {event['company']}"
        case "bank":
            return f"{verb('bank')} {event['number']}"
        case "agree":
            paid = " ".join(f"{who}={money}" for who, money in event["paid"].items())
            return f"{verb('agree')} {paid}" if paid else ""
        case "dispose":
            parts = [(verb(name), event[name]) for name in ("trade", "sell") if event[name]]
            return " ".join(f"{name} {count}" for name, count in parts) or verb("keep")
        case "sell":
            return f"{event['p']}: {verb('sell')} {event['count']} {event['company']}"
        case "buy":
            shares = ", ".join(f"{count} {name}" for name, count in event["shares"].items())
            return f"{verb('buy')} {shares}" if shares else ""
        case "dead":
            return f"{event['p']}: {verb('dead')} {event['tile']}"
        case "end":
            return f"{event['p']}: {verb('stop' if event['agreed'] else 'end')}"
        case name:
            return f"{event['p']}: {verb(name)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_game_of_acquire_can_be_typed(edition, language, seed):
    dice, hear = Random(seed), hearing(language)
    state = begin(EDITIONS[edition], ["Ana", "Bia", "Caio"], companies=NAMES["1976"])
    kinds = set()
    for _ in range(250):
        if state.phase == "over":
            break
        event = legal(state, dice)
        if line := typed(as_dict(event), language):
            kinds.add(as_dict(event)["t"])
            assert ACQUIRE.read(line, state, hear) == as_dict(event), line
        state = apply(state, event)
    assert {"play", "found", "buy"} <= kinds


ANA = begin(EDITIONS["cartel"], ["Ana", "Bia", "Caio"])


@pytest.mark.parametrize(
    "lines, event",
    [
        (["5c"], {"t": "position", "p": "Ana", "tile": "5C"}),
        (["first ana", "05C"], {"t": "play", "p": "Ana", "tile": "5C"}),
        (["first Ana", "5C", ""], {"t": "buy", "p": "Ana", "shares": {}}),
        (["first Ana", "5C", "", ""], {"t": "done", "p": "Ana"}),
        (["first Ana", "5C", "7D"], {"t": "play", "p": "Bia", "tile": "7D"}),
        (["first Ana", "5C", "", "6C", "ipe"], {"t": "found", "p": "Bia", "company": "ipe"}),
        (["first Ana", "5C", "", "6C", "ipe", "2 ipe"],
         {"t": "buy", "p": "Bia", "shares": {"ipe": 2}}),
        (["first Ana", "5C", "stop"], {"t": "end", "p": "Ana", "agreed": True}),
    ],
)  # fmt: skip
def test_what_is_not_said_follows_from_the_turn(lines, event):
    state, hear = ANA, hearing()
    for line in lines:
        said = ACQUIRE.read(line, state, hear)
        state = ACQUIRE.applied(state, said)
    assert said == event


@pytest.mark.parametrize(
    "line, told",
    [
        ("buy Delta", "2 Delta"), ("buy two Delta", "2 Delta"), ("trade x", "trade 4"),
        ("dead C5", "5C"), ("bank x", "bank 7"), ("agree Ana", "Ana=300"), ("fund Delta", "help"),
        ("Davi: 5C", "Ana"), ("found Luxor", "delta"), ("buy 2", "2 Delta"),
        ("end end", "too many"),        ("pass the salt", "too many"), ("3 D", "help"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_in_one_line(line, told):
    with pytest.raises((Problem, RulesError)) as refused:
        ACQUIRE.applied(ANA, ACQUIRE.read(line, ANA, hearing()))
    assert told in str(refused.value) and "\n" not in str(refused.value)


WORDS = st.sampled_from([
    "5C", "12J", "0", "1", "3", "7", "19", "10+15-8", "-", "Ana", "an", "Bia:", "Caio=", "delta",
    "ipe", "buy", "sell", "trade", "keep", "all", "found", "end", "stop", "pass", "first", "agree",
    "bank", "Ana=300", "price", "pile", "S", "d", "c", "♥", "KS", "10", "10H", "dama", "de",
    "copas", "bR", "R", "YR", "16", "comprar", "vender", "tudo", "pilha", ",", ":", "=",
    "\x1b[2J", "١٢", "9" * 30,
])  # fmt: skip
LINES = st.lists(WORDS | st.text(max_size=6), max_size=7).map(" ".join)


@parser
@given(st.sampled_from(GAMES), st.sampled_from(LANGUAGES), st.lists(LINES, max_size=12), st.data())
def test_whatever_is_typed_it_is_an_event_or_refused_in_one_line(game, language, lines, data):
    def choose(said, choices):
        assert len(choices) > 1
        return data.draw(st.sampled_from(list(choices)))

    play, say = table(game), words(language)
    hear = type(hearing())(say, choose)
    states = [play.begin(SETUPS[game])]
    for line in lines:
        try:
            event = play.read(line, states[-1], hear)
            now = states[-1]
            states.append(play.applied(now, event) if event else play.passed(now))
        except (Problem, RulesError) as refused:
            assert "\n" not in str(refused)
            continue
        told = play.told(states[-2], states[-1], say) + play.status(states[-1], say)
        told += [play.prompt(states[-1], say), *play.why(states, None, say)]
        assert not any("\x1b" in each or "\n" in each for each in told)
        play.totals(states[-1]), play.receipt(states[-1]), play.winners(states[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_of_hats_can_be_typed_in_printed_letters(language):
    from pnp.table.hats import _printed

    hear, dice, state = hearing(language), Random(5), HATS.begin(SETUPS["hats"])
    for _ in range(60):
        roll = dice.randint(1, 6)
        moves = list(
            legal_moves(state.play.game, state.play.position, Turn(state.play.to_move, roll))
        )
        move = str(dice.choice(moves))
        event = HATS.read(f"{roll} {_printed(move, words(language))}", state, hear)
        assert event == {"p": state.play.to_move, "roll": roll, "move": move}
        state = HATS.applied(state, event)
        assert isinstance(state.play.turns, int)
