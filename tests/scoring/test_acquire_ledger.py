"""The banker's ledger: single events, and games played at random."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.acquire import events as told
from scoring.acquire.board import square, squares
from scoring.acquire.closing import can_end, settlement, unsettled
from scoring.acquire.editions import COMPANIES, EDITIONS
from scoring.acquire.events import KINDS, Event, as_dict, from_dict
from scoring.acquire.ledger import apply, replay
from scoring.acquire.names import NAMES
from scoring.acquire.play import Dead as DeadTile
from scoring.acquire.play import can_found, founding, outcome
from scoring.acquire.settling import choices, dispose
from scoring.acquire.state import State, begin
from scoring.acquire.tiles import Board, board
from scoring.receipt import Line, RulesError
from tests.parsing import parser
from tests.scoring.acquire_games import legal

CLASSIC, CARTEL, TYCOON = EDITIONS["classic"], EDITIONS["cartel"], EDITIONS["tycoon"]
ABC = ("Ana", "Bia", "Caio")


def conserved(before: State, state: State) -> None:
    """Money and shares after an event: nothing appears, nothing is lost."""
    receipt = state.receipt
    on = state.board
    assert len(on.filled) == len(on.loose) + sum(on.sizes.values())
    assert sum(state.cash) + state.bank == len(state.players) * state.edition.cash
    for who in state.players:
        assert state.cash_of(who) == before.cash_of(who) + receipt.total(who) >= 0
        assert state.cash_of(who) % state.edition.unit == 0
    for company, _ in state.companies:
        held = state.holdings(company)
        assert min(held.values()) >= 0 and state.stock(company) >= 0
        assert sum(held.values()) + state.stock(company) == 25


def tables() -> st.SearchStrategy[State]:
    """Every edition, one to six players, any box's names."""
    return st.builds(
        lambda edition, players, names, bank: begin(
            edition,
            [f"P{i}" for i in range(players)],
            companies=NAMES[names],
            tile_bank=bank and players == 2 and edition is CLASSIC,
        ),
        st.sampled_from([CLASSIC, CARTEL, TYCOON]),
        st.integers(1, 6),
        st.sampled_from(sorted(NAMES)),
        st.booleans(),
    )


def played(state: State, dice: Random, most: int) -> tuple[State, list[Event]]:
    log: list[Event] = []
    while state.phase != "over" and len(log) < most:
        event = legal(state, dice)
        before, state = state, apply(state, event)
        log.append(event)
        conserved(before, state)
    return state, log


@settings(max_examples=60, deadline=None)
@given(tables(), st.integers(0, 10**9), st.integers(20, 260))
def test_in_any_game_money_and_shares_are_conserved_and_the_log_gives_the_state(table, seed, most):
    state, log = played(table, Random(seed), most)
    again = replay(
        table.edition, table.players, [from_dict(json.loads(json.dumps(as_dict(e)))) for e in log],
        companies=dict(table.companies), tile_bank=table.tile_bank,
    )  # fmt: skip
    assert again == state
    if state.phase == "over" or not state.tile_bank:
        plain = settlement(state, end_bonuses=False)
        for who in state.players:
            worth = sum(state.held(who, name) * state.price(name) for name, _ in state.companies)
            assert plain.total(who) == state.cash_of(who) + worth


WORDS = st.sampled_from(["Ana", "Bia", "Caio", "Zoé", "delta", "ipe", "zenite", "Luxor", "5C", ""])
TILES = st.sampled_from([s.name for s in squares(CARTEL.letters)] + ["5I", "13A", "0A"])
COUNTS = st.integers(-3, 30)
ANY: dict[str, st.SearchStrategy] = {
    "str": WORDS | TILES,
    "int": COUNTS,
    "bool": st.booleans(),
    "Shares": st.lists(st.tuples(WORDS, COUNTS), max_size=4).map(tuple),
}
NONSENSE = st.one_of(
    *(
        st.builds(kind, **{name: ANY[str(each)] for name, each in kind.__annotations__.items()})
        for kind in KINDS.values()
    )
)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 90), st.lists(NONSENSE, min_size=5, max_size=25))
def test_nonsense_is_refused_by_rule_or_changes_nothing_it_should_not(seed, most, nonsense):
    state, _ = played(begin(CARTEL, ABC), Random(seed), most)
    for event in nonsense:
        before = state
        try:
            state = apply(state, event)
        except RulesError as error:
            assert error.key.startswith("acquire.")
        else:
            conserved(before, state)


@parser
@given(
    st.dictionaries(
        st.sampled_from(["t", "p", "tile", "company", "shares", "count", "agreed", "x"]),
        st.sampled_from([*KINDS, "Ana", 3, 1.5, True, None, 10**30, {"delta": 1}, {"delta": "1"},
                         {1: 1}, [], {}]),
    )
)  # fmt: skip
def test_a_dict_is_an_event_or_is_refused(plain):
    try:
        event = from_dict(plain)
    except RulesError as error:
        assert error.key.startswith("acquire.event-")
    else:
        assert from_dict(as_dict(event)) == event


def after(*events: Event, edition=CLASSIC, players=ABC, companies=COMPANIES, tile_bank=False):
    return replay(edition, players, events, companies=companies, tile_bank=tile_bank)


OPENING = (
    told.Position("Ana", "1A"), told.Position("Bia", "3C"), told.Position("Caio", "5E"),
)  # fmt: skip
FOUNDED = (*OPENING, told.Play("Ana", "1B"), told.Found("Ana", "delta"))


def test_a_round_of_a_game_word_by_word():
    state = after(*OPENING)
    assert (state.turn, state.phase) == ("Ana", "tile")
    state = apply(state, told.Play("Ana", "1B"))
    assert state.phase == "found"
    state = apply(state, told.Found("Ana", "delta"))
    assert (state.held("Ana", "delta"), state.stock("delta"), state.phase) == (1, 24, "buy")
    state = apply(state, told.Buy("Ana", (("delta", 3),)))
    (line,) = state.lines
    assert (line.reason, line.amount, line.sum) == ("acquire.bought", -600, "3 × 200 = 600")
    assert (state.cash_of("Ana"), state.bank, state.phase) == (5400, 600, "draw")
    state = apply(state, told.Play("Bia", "1C"))
    assert (state.turn, state.board.size("delta"), state.price("delta")) == ("Bia", 3, 300)


@pytest.mark.parametrize("edition, beginner", [(CARTEL, "Ana"), (CLASSIC, "Bia")])
def test_the_tiles_of_the_first_round_say_who_begins(edition, beginner):
    tiles = zip(ABC, ("1B", "9A", "9C"), strict=True)
    state = after(*(told.Position(*each) for each in tiles), edition=edition)
    assert state.turn == beginner
    assert apply(state, told.First("Caio")).turn == "Caio"


def test_first_round_tiles_that_touch_stay_loose_until_a_tile_joins_them():
    tiles = zip(ABC, ("5C", "5D", "9A"), strict=True)
    state = after(*(told.Position(*each) for each in tiles), told.First("Ana"))
    assert state.board.companies == ()
    state = apply(apply(state, told.Play("Ana", "5E")), told.Found("Ana", "ipe"))
    assert state.board.sizes == {"ipe": 3}


def test_no_share_is_given_when_the_bank_has_none():
    state = after(*OPENING, told.Play("Ana", "1B"))
    every = tuple(25 * (name == "delta") for name in COMPANIES)
    state = State(**{f: getattr(state, f) for f in State.__slots__} | {
        "shares": ((0,) * 7, every, (0,) * 7)})  # fmt: skip
    state = apply(state, told.Found("Ana", "delta"))
    assert state.held("Ana", "delta") == 0 and state.lines == ()


MERGER = (
    *FOUNDED,                                   # delta 1A 1B
    told.Buy("Ana", (("delta", 2),)),           # Ana 3 delta
    told.Play("Bia", "3D"), told.Found("Bia", "ipe"), told.Buy("Bia", (("delta", 3),)),
    told.Play("Caio", "5D"), told.Found("Caio", "zenite"), told.Buy("Caio", (("ipe", 2),)),
    told.Play("Ana", "3B"), told.Buy("Ana", ()),          # ipe 3C 3D 3B
)  # fmt: skip


def test_a_merger_from_the_tile_to_the_last_holder():
    state = after(*MERGER, told.Play("Bia", "2B"))  # delta 2 into ipe 3
    assert [(ln.who, ln.reason, ln.amount, ln.about) for ln in state.lines] == [
        ("Ana", "acquire.tie-first", 1500, "delta"),
        ("Bia", "acquire.tie-first", 1500, "delta"),
    ]
    assert state.board.sizes == {"ipe": 6, "zenite": 2}
    assert (state.phase, choices(state)) == ("dispose", ())
    with pytest.raises(RulesError) as refused:
        apply(state, told.Dispose("Ana", "delta", 0, 0))
    assert str(refused.value) == "Ana: acquire.not-his-shares (turn Bia)"
    state = apply(state, told.Dispose("Bia", "delta", 2, 1))
    assert [(ln.reason, ln.amount, ln.sum, ln.about) for ln in state.lines] == [
        ("acquire.traded", 0, "2 / 2 = 1", "delta"),
        ("acquire.sold", 200, "1 × 200 = 200", "delta"),
    ]
    assert (state.held("Bia", "delta"), state.held("Bia", "ipe")) == (0, 2)
    state = apply(state, told.Dispose("Ana", "delta", 0, 0))
    assert (state.phase, state.turn, state.stock("delta")) == ("buy", "Bia", 22)
    assert (state.merging, choices(state)) == (None, ())
    with pytest.raises(RulesError) as refused:
        dispose(state, told.Dispose("Bia", "delta", 0, 0))
    assert str(refused.value) == "Bia: acquire.awaits-buy (who Bia)"


def test_in_equal_companies_the_player_of_the_tile_chooses():
    state = after(*MERGER[:-2], told.Play("Ana", "4D"))  # ipe 3C 3D and zenite 5E 5D
    assert state.phase == "survivor" and state.board.sizes["ipe"] == 2
    assert choices(state) == ("ipe", "zenite")
    with pytest.raises(RulesError, match="not-a-choice"):
        apply(state, told.Survivor("Ana", "delta"))
    with pytest.raises(RulesError, match="awaits-survivor"):
        apply(state, told.Buy("Ana"))
    state = apply(state, told.Survivor("Ana", "zenite"))
    assert state.board.sizes == {"delta": 2, "zenite": 5}


REFUSED = {
    "unknown player": (OPENING, told.Play("Zoé", "9A"),
        "Zoé: player-unknown (players Ana, Bia, Caio)"),
    "not in turn": (OPENING, told.Play("Bia", "9A"), "Bia: not-your-turn (turn Ana)"),
    "before the first round is laid": (OPENING[:1], told.Play("Ana", "9A"),
        "Ana: awaits-opening (company )"),
    "two first tiles": (OPENING[:1], told.Position("Ana", "2A"), "Ana.2A: positioned"),
    "a first tile on another": (OPENING[:1], told.Position("Bia", "1A"), "1A: tile-twice"),
    "a first tile later": (OPENING, told.Position("Ana", "9A"), "Ana: awaits-tile (company )"),
    "tile twice": (OPENING, told.Play("Ana", "3C"), "3C: tile-twice"),
    "no such tile": (OPENING, told.Play("Ana", "5J"), "5J: tile-unknown (first 1A, last 12I)"),
    "unknown company": ((*OPENING, told.Play("Ana", "1B")), told.Found("Ana", "Tower"),
        "Tower: company-unknown (companies aurora, delta, ipe, mirante, sabia, vitoria, zenite)"),
    "company on the board": ((*FOUNDED, told.Buy("Ana"), told.Play("Bia", "3D")),
                             told.Found("Bia", "delta"), "delta: company-taken"),
    "buying before founding": ((*OPENING, told.Play("Ana", "1B")), told.Buy("Ana"),
                               "Ana: awaits-found (company )"),
    "four bought": (FOUNDED, told.Buy("Ana", (("delta", 4),)), "Ana: buy-limit (count 4, limit 3)"),
    "minus one bought": (FOUNDED, told.Buy("Ana", (("delta", -1),)),
        "Ana.delta: negative (count -1)"),
    "one company twice": (FOUNDED, told.Buy("Ana", (("delta", 1), ("delta", 1))),
        "Ana: company-twice"),
    "bought off the board": (FOUNDED, told.Buy("Ana", (("ipe", 1),)), "Ana.ipe: not-on-board"),
    "bought twice": ((*FOUNDED, told.Buy("Ana")), told.Buy("Ana"), "Ana: awaits-draw (company )"),
    "half price in Acquire": (FOUNDED, told.Sell("Ana", "delta", 1),
        "Ana.delta: no-half-price (edition classic)"),
    "not dead": (FOUNDED, told.Dead("Ana", "9A"), "Ana.9A: not-dead"),
    "the end too early": (FOUNDED, told.End("Ana"), "Ana: cannot-end"),
    "disposing without a merger": (FOUNDED, told.Dispose("Ana", "delta", 0, 1),
        "Ana: awaits-buy (company )"),
    "a bank's tile for nothing": (FOUNDED, told.BankTile("delta", 3), "Ana: awaits-buy (company )"),
    "beginning over": (FOUNDED, told.First("Bia"), "Bia: begun"),
    "odd trade": ((*MERGER, told.Play("Bia", "2B")), told.Dispose("Bia", "delta", 1, 0),
                  "Bia.delta: odd-trade (count 1, limit 2)"),
    "more than held": ((*MERGER, told.Play("Bia", "2B")), told.Dispose("Bia", "delta", 2, 2),
                       "Bia.delta: held-short (count 4, held 3)"),
    "another company": ((*MERGER, told.Play("Bia", "2B")), told.Dispose("Bia", "ipe", 0, 1),
                        "ipe: not-being-settled (company delta)"),
    "playing in a merger": ((*MERGER, told.Play("Bia", "2B")), told.Play("Caio", "9A"),
                            "Caio: not-your-turn (turn Bia)"),
}  # fmt: skip


@pytest.mark.parametrize("events, wrong, text", REFUSED.values(), ids=REFUSED)
def test_what_the_rules_do_not_allow_is_refused_by_name(events, wrong, text):
    state = after(*events)
    with pytest.raises(RulesError) as error:
        apply(state, wrong)
    assert str(error.value) == text.replace(": ", ": acquire.", 1)


HALF = (*FOUNDED, told.Buy("Ana", (("delta", 2),)), told.Play("Bia", "1C"), told.Buy("Bia"),
        told.Done("Bia"), told.Pass("Caio"), told.Done("Caio"))  # fmt: skip


def test_cartel_sells_at_half_price_down_to_the_smallest_note():
    state = after(*HALF, edition=CARTEL)  # delta of three: 30 a share
    state = apply(state, told.Sell("Ana", "delta", 3))
    assert [(ln.reason, ln.amount, ln.sum) for ln in state.lines] == [
        ("acquire.half-price", 40, "3 × 15 = 45; down to 40")
    ]
    assert state.stock("delta") == 25 and state.phase == "tile"


@pytest.mark.parametrize(
    "sale, key",
    [
        (told.Sell("Ana", "delta", 4), "held-short"),
        (told.Sell("Ana", "delta", 0), "nothing-sold"),
        (told.Sell("Ana", "delta", -2), "nothing-sold"),
        (told.Sell("Ana", "ipe", 1), "not-on-board"),
        (told.Sell("Caio", "delta", 1), "not-your-turn"),
    ],
)
def test_a_half_price_sale_that_cannot_be_is_refused(sale, key):
    with pytest.raises(RulesError, match=key):
        apply(after(*HALF, edition=CARTEL), sale)


def test_a_company_without_holders_is_absorbed_without_a_word():
    state = after(
        *HALF, told.Sell("Ana", "delta", 3), told.Play("Ana", "5A"), told.Done("Ana"),
        told.Play("Bia", "5B"), told.Found("Bia", "ipe"), told.Done("Bia"),
        told.Play("Caio", "5C"), told.Done("Caio"), told.Play("Ana", "5D"),
        told.Done("Ana"), told.Play("Bia", "4A"), told.Done("Bia"), told.Play("Caio", "3A"),
        told.Done("Caio"), told.Play("Ana", "2A"), edition=CARTEL,
    )  # fmt: skip
    assert state.lines == () and state.phase == "buy"
    assert "delta" not in state.board.sizes and state.stock("delta") == 25


SAFE_PAIR = {
    "delta": [f"{n}A" for n in range(1, 13)],
    "ipe": [f"{n}C" for n in range(1, 13)],
}


def standing(edition, companies: dict[str, list[str]], loose=(), players=ABC, **changes) -> State:
    """A game with these companies on the board, the first player about to lay a tile."""
    tiles = {name: [square(t, edition.letters) for t in each] for name, each in companies.items()}
    on = board(edition.letters, [square(t, edition.letters) for t in loose], tiles)
    state = apply(begin(edition, players), told.First(players[0]))
    return State(**{f: getattr(state, f) for f in State.__slots__} | {"board": on, **changes})


def test_a_tile_between_two_safe_companies_is_dead_and_leaves_the_game():
    state = standing(CLASSIC, SAFE_PAIR)
    with pytest.raises(RulesError, match="tile-dead"):
        apply(state, told.Play("Ana", "5B"))
    state = apply(state, told.Dead("Ana", "5B"))
    for again in (told.Play("Ana", "5B"), told.Dead("Ana", "5B")):
        with pytest.raises(RulesError, match="tile-removed"):
            apply(state, again)


def test_acquire_ends_when_somebody_says_so_after_his_tile():
    state = standing(CLASSIC, SAFE_PAIR)
    with pytest.raises(RulesError, match="awaits-tile"):
        apply(state, told.End("Ana"))
    state = apply(state, told.Play("Ana", "9H"))
    assert can_end(state) == "acquire.end-safe"
    state = apply(apply(state, told.Buy("Ana", (("delta", 1),))), told.End("Ana"))
    assert state.phase == "over"
    with pytest.raises(RulesError, match="awaits-over"):
        apply(state, told.Play("Bia", "9F"))


def test_cartel_ends_by_itself_without_buying():
    row = {"delta": [f"{n}{x}" for x in "ABC" for n in range(1, 13)] + ["1D", "2D", "3D", "4D"]}
    state = apply(standing(CARTEL, row), told.Play("Ana", "5D"))
    assert state.board.size("delta") == 41 and state.phase == "over"
    assert apply(standing(CLASSIC, row), told.Play("Ana", "5D")).phase == "buy"


def test_cartel_settles_the_merger_before_it_ends():
    row = {"delta": [f"{n}{x}" for x in "ABC" for n in range(1, 13)] + ["1D", "2D", "3D", "4D"]}
    held = tuple(tuple(n * (name == "ipe") for name in COMPANIES) for n in (2, 0, 0))
    state = apply(
        standing(CARTEL, {**row, "ipe": ["5E", "5F"]}, shares=held), told.Play("Ana", "5D")
    )
    assert state.phase == "dispose" and state.board.size("delta") == 43
    assert apply(state, told.Dispose("Ana", "ipe", 0, 2)).phase == "over"


def test_none_may_be_bought_of_any_company():
    assert apply(after(*FOUNDED), told.Buy("Ana", (("ipe", 0),))).phase == "draw"


def test_cartel_goes_on_while_a_company_can_be_founded():
    state = apply(standing(CARTEL, SAFE_PAIR), told.Play("Ana", "1D"))
    assert state.phase == "buy" and can_end(state) is None


def test_the_table_may_agree_to_stop():
    assert apply(after(*FOUNDED), told.End("Bia", agreed=True)).phase == "over"


def test_in_the_game_for_two_the_banks_tile_is_turned_up_before_a_bonus():
    two = ("Ana", "Bia")
    start = after(told.First("Ana"), players=two, tile_bank=True)
    small = {"delta": ["1A", "1B"], "ipe": ["3A", "3B", "3C"]}
    held = tuple(tuple(n * (name == "delta") for name in COMPANIES) for n in (6, 3))
    board_ = standing(CLASSIC, small, players=two).board
    state = State(**{f: getattr(start, f) for f in State.__slots__} | {
        "board": board_, "shares": held})  # fmt: skip
    state = apply(state, told.Play("Ana", "2A"))
    assert state.phase == "bank" and state.lines == ()
    with pytest.raises(RulesError, match="bank-tile"):
        apply(state, told.BankTile("delta", 13))
    with pytest.raises(RulesError, match="not-being-settled"):
        apply(state, told.BankTile("ipe", 3))
    state = apply(state, told.BankTile("delta", 4))
    assert [(ln.who, ln.amount) for ln in state.lines] == [("Ana", 2000)]
    assert state.phase == "dispose"


def test_in_the_game_for_two_the_bank_draws_at_the_end_as_well():
    two = ("Ana", "Bia")
    held = tuple(tuple(n * (name == "delta") for name in COMPANIES) for n in (6, 3))
    state = standing(
        CLASSIC, {"delta": SAFE_PAIR["delta"]}, players=two, shares=held, tile_bank=True
    )
    state = apply(apply(state, told.Play("Ana", "9H")), told.End("Ana"))
    assert state.phase == "bank"
    with pytest.raises(RulesError) as refused:
        settlement(state)
    assert str(refused.value) == "delta: acquire.awaits-bank (company delta)"
    with pytest.raises(RulesError, match="not-a-choice"):
        apply(state, told.BankTile("ipe", 5))
    with pytest.raises(RulesError) as refused:
        apply(state, told.BankTile("delta", 13))
    assert str(refused.value) == "delta: acquire.bank-tile (count 13)"
    state = apply(state, told.BankTile("delta", 12))
    assert state.phase == "over"
    wealth = settlement(state)
    assert wealth.totals == {"Ana": 6000 + 6 * 700 + 3500, "Bia": 6000 + 3 * 700}


def test_where_tycoon_tells_nothing_the_table_agrees():
    held = tuple(tuple(n * (name == "delta") for name in COMPANIES) for n in (3, 3, 0))
    small = {"delta": ["1A", "1B"], "ipe": ["3A", "3B", "3C"]}
    state = apply(standing(TYCOON, small, shares=held), told.Play("Ana", "2A"))
    assert state.phase == "agree"
    for company, paid, text in (
        ("delta", (("Ana", -100),), "delta.Ana: acquire.negative (count -100)"),
        ("delta", (("Ana", 150),), "delta.Ana: acquire.odd-money (money 150, unit 100)"),
        ("delta", (("Ana", 100), ("Ana", 200)), "delta.Ana: acquire.player-twice"),
        ("delta", (("Zoé", 100),), "Zoé: acquire.player-unknown (players Ana, Bia, Caio)"),
        ("ipe", (("Ana", 100),), "ipe: acquire.not-being-settled (company delta)"),
        ("delta", (("Caio", 100),), "delta.Caio: acquire.agreed-no-share (money 100)"),
        (
            "delta",
            (("Ana", 2500), ("Bia", 2300)),
            "delta: acquire.agreed-too-much (money 4800, limit 4700)",
        ),
    ):
        with pytest.raises(RulesError) as refused:
            apply(state, told.Agree(company, paid))
        assert str(refused.value) == text
    state = apply(state, told.Agree("delta", (("Ana", 2000), ("Bia", 2000), ("Caio", 0))))
    assert [(ln.who, ln.reason, ln.amount, ln.about) for ln in state.lines] == [
        ("Ana", "acquire.agreed", 2000, "delta"),
        ("Bia", "acquire.agreed", 2000, "delta"),
    ]
    assert state.phase == "dispose"


def test_where_tycoon_tells_nothing_at_the_end_the_table_agrees_as_well():
    held = tuple(tuple(n * (name == "delta") for name in COMPANIES) for n in (3, 3, 0))
    state = standing(TYCOON, {"delta": SAFE_PAIR["delta"]}, shares=held)
    state = apply(apply(state, told.Play("Ana", "9H")), told.End("Ana"))
    assert (state.phase, unsettled(state)) == ("agree", ("delta",))
    with pytest.raises(RulesError, match=r"^delta\.Ana: acquire\.odd-money"):
        apply(state, told.Agree("delta", (("Ana", 150),)))
    with pytest.raises(RulesError, match=r"^ipe: acquire\.not-a-choice \(choices delta\)"):
        apply(state, told.Agree("ipe", (("Ana", 100),)))
    state = apply(state, told.Agree("delta", (("Ana", 5300), ("Bia", 5200))))
    assert (state.phase, unsettled(state)) == ("over", ())
    assert [ln for ln in settlement(state).lines if ln.reason == "acquire.agreed"] == [
        Line("Ana", "acquire.agreed", 5300, "5300", "delta"),
        Line("Bia", "acquire.agreed", 5200, "5200", "delta"),
    ]
    assert settlement(state, end_bonuses=False).totals == {
        "Ana": 6000 + 3 * 700, "Bia": 6000 + 3 * 700, "Caio": 6000,
    }  # fmt: skip


def test_two_companies_are_agreed_on_at_the_end_one_after_the_other():
    held = tuple(tuple(n * (name in SAFE_PAIR) for name in COMPANIES) for n in (3, 3, 0))
    state = standing(TYCOON, SAFE_PAIR, shares=held)
    state = apply(apply(state, told.Play("Ana", "9H")), told.End("Ana"))
    for company, left in (("ipe", ("delta",)), ("delta", ())):
        state = apply(state, told.Agree(company, (("Ana", 100),)))
        assert unsettled(state) == left
    agreed = [ln.about for ln in settlement(state).lines if ln.reason == "acquire.agreed"]
    assert agreed == ["delta", "ipe"]


@pytest.mark.parametrize("left, reason", [(0, "acquire.end-no-tiles"), (1, "acquire.end-size")])
def test_a_game_can_end_once_every_tile_is_on_the_board_or_out_of_the_game(left, reason):
    row = {"delta": [f"{n}{x}" for x in "ABCDEFGH" for n in range(1, 13)]}
    gone = frozenset(square(f"{n}I", CLASSIC.letters) for n in range(1, 13 - left))
    assert can_end(standing(CLASSIC, row, removed=gone)) == reason


FOUR = {"aurora": ["4E", "3E"], "delta": ["6E", "7E"], "ipe": ["5D", "5C"], "zenite": ["5F", "5G"]}


def test_four_equal_companies_are_settled_in_the_order_the_player_names():
    held = ((2, 2, 2, 0, 0, 0, 2), (0,) * 7, (0,) * 7)
    state = apply(standing(CLASSIC, FOUR, shares=held), told.Play("Ana", "5E"))
    state = apply(state, told.Survivor("Ana", "zenite"))
    assert (state.board.sizes, state.phase) == ({"zenite": 9}, "order")
    assert choices(state) == ("aurora", "delta", "ipe")
    with pytest.raises(RulesError, match="not-a-choice"):
        apply(state, told.Next("Ana", "zenite"))
    for company in ("ipe", "aurora"):
        assert state.merging and state.merging.company == "", "none while the next is to be named"
        state = apply(apply(state, told.Next("Ana", company)), told.Dispose("Ana", company, 2, 0))
    assert state.merging and state.merging.company == "delta"  # the last needs no naming
    state = apply(state, told.Dispose("Ana", "delta", 0, 2))
    assert (state.phase, state.held("Ana", "zenite")) == ("buy", 4)


@pytest.mark.parametrize(
    "edition, players, companies, bank, key",
    [
        (CLASSIC, (), COMPANIES, False, "players"),
        (CLASSIC, tuple("ABCDEFG"), COMPANIES, False, "players"),
        (CLASSIC, ("Ana", "Ana"), COMPANIES, False, "player-twice"),
        (CLASSIC, ("Ana", " "), COMPANIES, False, "no-name"),
        (CLASSIC, ABC, {**COMPANIES, "more": "low"}, False, "tier-count"),
        (CLASSIC, ABC, {**NAMES["1999"], "Zeta": "mid"}, False, "tier-count"),
        (CLASSIC, ABC, COMPANIES, True, "bank-players"),
        (CARTEL, ("Ana", "Bia"), COMPANIES, True, "bank-edition"),
    ],
)
def test_a_table_that_cannot_be_is_refused(edition, players, companies, bank, key):
    with pytest.raises(RulesError, match=f"acquire.{key}"):
        begin(edition, players, companies=companies, tile_bank=bank)


@pytest.mark.parametrize("box", NAMES)
def test_every_box_has_two_cheap_three_middle_and_two_dear_companies(box):
    tiers = list(NAMES[box].values())
    assert [tiers.count(tier) for tier in ("low", "mid", "high")] == [2, 3, 2]


def test_nothing_can_be_founded_without_two_empty_squares_away_from_companies():
    letters = CARTEL.letters
    full = [s for s in squares(letters) if s.name not in ("1A", "1B", "2A")]
    assert not can_found(Board(letters, companies=(("delta", frozenset(full)),)))
    far = [s for s in full if s.name not in ("3A", "2B", "1C")]
    assert can_found(Board(letters, companies=(("delta", frozenset(far)),)))
    seven = tuple((name, frozenset()) for name in COMPANIES)
    assert not can_found(Board(letters, companies=seven))


def test_a_square_beside_a_loose_tile_is_enough_to_found():
    letters = CARTEL.letters
    apart = ("1A", "1B", "1C", "2A", "2B", "3A")
    full = frozenset(s for s in squares(letters) if s.name not in apart)
    loose = frozenset({square("1B", letters), square("2A", letters)})
    corner = Board(letters, loose, (("delta", full),))
    assert can_found(corner)  # 1A alone
    only = frozenset({square("1A", letters)})
    assert not can_found(
        Board(
            letters,
            only,
            (
                ("delta", full | {square("3A", letters)}),
                ("ipe", frozenset({square("1C", letters)})),
            ),
        )
    )


@pytest.mark.parametrize("sizes, dead", [((11, 11), True), ((11, 10), False), ((12, 11), True)])
def test_a_company_of_eleven_is_safe(sizes, dead):
    rows = {
        name: [f"{n}{letter}" for n in range(1, size + 1)]
        for name, letter, size in zip(("delta", "ipe"), "AC", sizes, strict=True)
    }
    tile = square("5B", CARTEL.letters)
    assert isinstance(outcome(standing(CARTEL, rows).board, tile), DeadTile) == dead


def test_a_company_is_founded_beside_a_loose_tile_only():
    on = board(CARTEL.letters, [square("1A", CARTEL.letters)], {})
    assert sorted(s.name for s in founding(on)) == ["1B", "2A"]
