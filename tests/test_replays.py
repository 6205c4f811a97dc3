"""Whole games of Acquire, replayed to the coin, in Acquire units and in Cartel's.

The games are not ours to copy: they are read from the folder that PNP_REPLAYS names, or from
../shared/replays beside the checkout, and skipped where there is none.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scoring.acquire import events as told
from scoring.acquire.closing import settlement
from scoring.acquire.editions import EDITIONS, Edition
from scoring.acquire.events import Event, from_dict
from scoring.acquire.ledger import apply, replay
from scoring.acquire.state import State, begin
from scoring.receipt import RulesError

FOLDER = Path(
    os.environ.get("PNP_REPLAYS") or Path(__file__).resolve().parents[2] / "shared" / "replays"
)
FILES = sorted(FOLDER.glob("*.json")) if FOLDER.is_dir() else []
# The games were played to a declared end; Cartel's own end would cut them short.
UNITS = {
    "acquire": EDITIONS["classic"],
    "cartel": replace(EDITIONS["cartel"], automatic_end=False),
}
BONUSES = {"first-bonus", "second-bonus", "tie-first", "tie-second", "sole"}
IGNORED = {"bonus", "end_request_refused"}


def games() -> list[Any]:
    if not FILES:
        missing = pytest.mark.skip(reason=f"no games to replay in {FOLDER}; set PNP_REPLAYS")
        return [pytest.param(None, id="no-replays", marks=missing)]
    return [pytest.param(path, id=path.stem) for path in FILES]


def name(player: int) -> str:
    return f"P{player}"


def in_edition(edition: Edition, tile: str) -> str:
    return tile.replace("I", "J") if edition.letters.endswith("J") else tile


def opening(game: dict[str, Any]) -> Iterator[Event]:
    """Tiles of the first round; the servers order turns by number in Acquire too."""
    for player, tile in enumerate(game.get("position_tiles", ())):
        yield told.Position(name(player), tile)
    for event in game["events"]:
        if event["t"] == "position":
            yield told.Position(name(event["p"]), event["tile"])
    yield told.First(name(0))


def translated(event: dict[str, Any]) -> Event:
    plain = {key: value for key, value in event.items() if key != "chain"}
    plain["p"] = name(event["p"])
    plain["t"] = {"dispose_next": "next"}.get(event["t"], event["t"])
    if "chain" in event:
        plain["company"] = event["chain"]
    return from_dict(plain)


def unsaid(state: State, event: Event) -> Iterator[Event]:
    """Passes and ends of turns that the log leaves out before this event."""
    if not isinstance(event, told.Play | told.Buy):
        return
    phase = "tile" if isinstance(event, told.Play) else "buy"
    while (state.turn, state.phase) != (event.p, phase):
        silent = told.Pass(state.turn) if state.phase == "tile" else told.Done(state.turn)
        yield silent
        state = apply(state, silent)


class Banker:
    """Plays a log through the ledger, with all that it sees on the way."""

    def __init__(self, game: dict[str, Any], edition: Edition) -> None:
        self.edition = edition
        self.log: list[Event] = []
        players = tuple(name(i) for i in range(game["players"]))
        self.state = begin(edition, players, companies=game["tiers"])
        self.bonuses: Counter[tuple[int, str, str, int]] = Counter()
        self.plays = 0

    def hear(self, event: Event) -> None:
        if isinstance(event, told.Position | told.Play | told.Dead):
            event = replace(event, tile=in_edition(self.edition, event.tile))
        for each in (*unsaid(self.state, event), event):
            before = self.state
            try:
                self.state = apply(before, each)
            except RulesError as error:  # servers time dead tiles differently: not judged
                assert error.key == "acquire.not-dead"
                return
            self.log.append(each)
            self.plays += isinstance(each, told.Play)
            self.conserved(before)
        for line in self.state.lines:
            if line.reason.removeprefix("acquire.") in BONUSES:
                self.bonuses[self.plays, line.who, line.about, line.amount] += 1

    def conserved(self, before: State) -> None:
        state, receipt = self.state, self.state.receipt
        assert sum(state.cash) + state.bank == len(state.players) * self.edition.cash
        for who in state.players:
            assert state.cash_of(who) - before.cash_of(who) == receipt.total(who)
            assert state.cash_of(who) >= 0
        for company, _ in state.companies:
            held = state.holdings(company).values()
            assert min(held) >= 0 and sum(held) + state.stock(company) == 25
            assert state.stock(company) >= 0


def played(game: dict[str, Any], edition: Edition) -> tuple[Banker, Counter[Any]]:
    """The game through the ledger, and the bonuses of its log."""
    banker = Banker(game, edition)
    scale = game["unit"] // edition.unit
    logged: Counter[Any] = Counter()
    for event in opening(game):
        banker.hear(event)
    for event in game["events"]:
        if event["t"] == "bonus":
            amount = event["amount"] // scale
            logged[banker.plays, name(event["p"]), event["chain"], amount] += 1
        elif event["t"] == "end_request_refused":
            with pytest.raises(RulesError, match=r"cannot-end|awaits"):
                apply(banker.state, told.End(name(event["p"])))
        elif event["t"] != "position":
            banker.hear(translated(event))
    return banker, logged


@pytest.mark.parametrize("edition", UNITS.values(), ids=UNITS)
@pytest.mark.parametrize("path", games())
def test_a_whole_game_ends_as_it_did(path, edition):
    game = json.loads(path.read_text(encoding="utf-8"))
    banker, logged = played(game, edition)
    state, final, scale = banker.state, game["final"], game["unit"] // edition.unit
    assert game["start_cash"] == edition.cash * scale
    assert banker.bonuses == logged
    assert state.board.sizes == final["sizes"]
    assert [cash * scale for cash in state.cash] == final["cash"]
    assert {company: state.stock(company) for company in game["tiers"]} == final["bank_shares"]
    for player, held in enumerate(final["shares"]):
        assert held == {
            company: count
            for company in game["tiers"]
            if (count := state.held(name(player), company))
        }
    ended = any(event["t"] == "end" for event in game["events"])
    assert (state.phase == "over") == ended


@pytest.mark.parametrize("edition", UNITS.values(), ids=UNITS)
@pytest.mark.parametrize("path", games())
def test_the_wealth_at_the_end_is_what_it_was(path, edition):
    game = json.loads(path.read_text(encoding="utf-8"))
    banker, _ = played(game, edition)
    final, scale = game["final"], game["unit"] // edition.unit
    for choice, way in ((True, "with"), (False, "without")):
        receipt = settlement(banker.state, end_bonuses=choice)
        net = [receipt.total(who) * scale for who in banker.state.players]
        assert net == final[f"net_{way}_end_bonuses"]
    bonuses: dict[str, dict[str, int]] = {}
    for line in settlement(banker.state, end_bonuses=True).lines:
        if line.reason.removeprefix("acquire.") in BONUSES:
            bonuses.setdefault(line.about, {})[line.who[1:]] = line.amount * scale
    assert bonuses == final["end_bonuses"]


@pytest.mark.parametrize("path", games())
def test_the_log_alone_gives_the_same_state(path):
    game = json.loads(path.read_text(encoding="utf-8"))
    edition = UNITS["cartel"]
    banker, _ = played(game, edition)
    log = [from_dict(json.loads(json.dumps(told.as_dict(event)))) for event in banker.log]
    assert log == banker.log
    again = replay(edition, banker.state.players, log, companies=game["tiers"])
    assert again == banker.state
