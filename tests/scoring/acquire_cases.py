"""One case of cases/acquire.json through the referee and the scorer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

from scoring.acquire import ending, names
from scoring.acquire.board import square
from scoring.acquire.chart import row
from scoring.acquire.dealing import Order, bought, founders_share, half_price, price
from scoring.acquire.editions import EDITIONS, Edition
from scoring.acquire.final import Company, wealth
from scoring.acquire.mergers import absorbed, disposal, in_turn, joining, most_traded
from scoring.acquire.payouts import bonuses, merger
from scoring.acquire.play import (
    Alone,
    Dead,
    Founds,
    Grows,
    Merges,
    NotNow,
    clockwise,
    first,
    growing,
    outcome,
)
from scoring.acquire.tiles import Board, board
from scoring.receipt import RulesError, winners

# What a case says of a refusal, in our keys.
REFUSALS = {
    "odd trade": "acquire.odd-trade",
    "bank has 3": "acquire.trade-limit",
    "more than held": "acquire.held-short",
    "company not on the board": "acquire.not-on-board",
    "not in Acquire": "acquire.no-half-price",
    "more than 3": "acquire.buy-limit",
    "bank has 2": "acquire.bank-short",
    "cash": "acquire.cash-short",
}
REASONS = {
    "41": "acquire.end-size",
    "all safe": "acquire.end-safe",
    "all safe and nothing can be founded": "acquire.end-nothing-to-found",
}


def run(case: dict[str, Any]) -> None:
    """Raises AssertionError where the scorer says something else than the case."""
    KINDS[case["kind"]](EDITIONS[case["preset"]], case["input"], case["expected"])


def priced(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    tier, size = given["tier"], given["size"]
    line = row(tier, size)
    assert price(edition, tier, size) == expected["price"]
    assert (line.first * edition.unit if line else 0) == expected["first_bonus"]
    assert (line.second * edition.unit if line else 0) == expected["second_bonus"]


def paid(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    receipt = merger(
        edition, "X", given["tier"], given["size"], given["shares"], given.get("bank_draw")
    )
    assert {who: n for who, n in receipt.totals.items() if n} == expected["bonuses"]


def survived(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    sizes = given["sizes"]
    joined = joining(sizes, given["loose"])
    assert (joined is not None) == expected["legal"]
    if joined is None:
        assert expected["dead"] == "forever"
        return
    assert joined.size == expected["new_size"]
    assert joined.survivor == expected["survivor"]
    assert (None if joined.survivor else list(joined.largest)) == expected["choice"]
    if "absorbed_order" in expected:
        assert joined.survivor
        groups = [list(group) for group in absorbed(sizes, joined.survivor)]
        assert groups == expected["absorbed_order"]
    if "then" in expected:
        assert THEN[expected["then"]](absorbed(sizes, joined.largest[0]))


THEN: dict[str, Callable[[tuple[tuple[str, ...], ...]], bool]] = {
    "the other of W/X, then Y": lambda groups: groups == (("X",), ("Y",)),
    "maker picks the order of the other three": lambda groups: [len(g) for g in groups] == [3],
}


def with_others(on: Board, count: int) -> Board:
    """The board with so many companies on it, the added ones in the far corner."""
    missing = count - len(on.companies)
    places = product((12, 10, 8, 6), (on.letters[7:9], on.letters[4:6]))
    pairs = [[square(f"{n}{letter}", on.letters) for letter in two] for n, two in places]
    extra = tuple((f"other {i}", frozenset(pair)) for i, pair in enumerate(pairs[:missing]))
    return Board(on.letters, on.loose, on.companies + extra)


def placed(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    letters = edition.letters
    on = board(
        letters,
        [square(tile, letters) for tile in given.get("loose", ())],
        {name: [square(tile, letters) for tile in tiles]
         for name, tiles in given.get("companies", {}).items()},
    )  # fmt: skip
    if "growing_tiles" in expected:
        ((company, _),) = on.companies
        assert sorted(s.name for s in growing(on, company)) == sorted(expected["growing_tiles"])
        return
    on = with_others(on, given.get("active_companies", len(on.companies)))
    found = outcome(on, square(given["tile"], letters))
    match found:
        case Alone():
            said: dict[str, Any] = {"result": "alone", "size": 1}
        case Founds(tiles):
            free = founders_share(given.get("bank_shares_of_chosen", 25))
            said = {"result": "found", "size": len(tiles), "free_share": free}
        case Grows(company, tiles):
            said = {"result": "grow", "company": company, "size": on.size(company) + len(tiles)}
        case NotNow():
            said = {"result": "not_playable_now", "dead": "no"}
        case Merges() | Dead():
            said = {"result": type(found).__name__}
    assert said == expected


def disposed(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    if "order" in expected:
        order = in_turn(tuple(given["players"]), given["maker"], given["held"])
        assert list(order) == expected["order"]
        return
    held, stock = given["held"], given["survivor_bank"]
    if "max_trade" in expected:
        assert most_traded(held, stock) == expected["max_trade"]
    try:
        done = disposal(
            edition, "A", "X", given["tier"], given["size"],
            held=held, trade=given["trade"], sell=given["sell"], stock=stock,
        )  # fmt: skip
    except RulesError as error:
        assert (False, REFUSALS[expected["reason"]]) == (expected["valid"], error.key)
        return
    said = {
        "valid": True,
        "cash": sum(line.amount for line in done.lines),
        "survivor_shares": done.taken,
        "kept": done.kept,
        "survivor_bank_after": stock - done.taken,
        "absorbed_bank_after": given.get("absorbed_bank", 0) + held - done.kept,
        "max_trade": most_traded(held, stock),
    }
    assert {key: said[key] for key in expected} == expected


def sold_at_half(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    held, count = given["held"], given["sell"]
    try:
        line = half_price(
            edition, "A", "X", given["tier"], given["size"], held=held, count=count
        )  # fmt: skip
    except RulesError as error:
        assert (False, REFUSALS[expected["reason"]]) == (expected["valid"], error.key)
        return
    assert expected["valid"]
    assert (line.amount, held - count) == (expected["cash"], expected["held_after"])
    if "cash_exact" in expected:
        exact, paid = expected["cash_exact"], expected["cash"]
        each = exact // count
        assert line.sum == f"{count} × {each} = {exact}; down to {paid}"


def ordered(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    orders = tuple(
        Order(f"company {i}", each["tier"], each["size"], each["n"], each["bank"])
        for i, each in enumerate(given["buy"])
    )
    try:
        cost = -sum(line.amount for line in bought(edition, "A", given["cash"], orders))
    except RulesError as error:
        assert (False, REFUSALS[expected["reason"]]) == (expected["valid"], error.key)
        return
    assert (True, cost, given["cash"] - cost) == (
        expected["valid"], expected["cost"], expected["cash_after"],
    )  # fmt: skip
    if "shares_of_new_company" in expected:
        gift = founders_share(orders[0].stock)
        assert orders[0].count + gift == expected["shares_of_new_company"]


def began(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    tiles = {who: square(tile, edition.letters) for who, tile in given["tiles"].items()}
    beginner = first(edition, tiles)
    assert beginner == expected["first"]
    if "round" in expected:
        assert list(clockwise(tuple(tiles), beginner)) == expected["round"]


def ended(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    reason = ending.reason(edition, given["sizes"], given.get("can_found", True))
    assert bool(reason) == expected["can_end"]
    if "reason" in expected:
        assert reason == REASONS[expected["reason"]]


def settled(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    total = dict(given["companies"] and {who: 0 for who in given["cash"]})
    draws = given.get("two_player_bank_draw", {})
    off = given.get("shares_of_companies_not_on_board", {})
    companies = [
        Company(c["name"], c["tier"], c["size"], c["shares"], draws.get(c["name"]))
        for c in given["companies"]
    ]
    companies += [
        Company(name, "mid", 0, {who: n}) for who, held in off.items() for name, n in held.items()
    ]
    for choice, name in ((True, "with"), (False, "without")):
        receipt = wealth(edition, tuple(companies), given["cash"], end_bonuses=choice)
        assert receipt.totals == expected[f"total_{name}_bonuses"]
        assert sorted(winners(receipt.totals)) == sorted(expected[f"winner_{name}_bonuses"])
        stock = Counter(total)
        won = Counter(total)
        for line in receipt.lines:
            if line.reason == "acquire.shares":
                stock[line.who] += line.amount
            elif line.reason not in ("acquire.cash", "acquire.off-board"):
                won[line.who] += line.amount
        assert dict(stock) == {**total, **expected["stock"]}
        if choice:
            assert dict(won) == {**total, **expected["bonuses"]}


def merged(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    survivor, others = given["survivor"], {each["name"]: each for each in given["absorbed"]}
    sizes = {survivor["name"]: survivor["size"], **{n: c["size"] for n, c in others.items()}}
    joined = joining(sizes, given.get("loose", 0))
    assert joined and survivor["name"] in joined.largest
    if "new_size" in expected:
        assert joined.size == expected["new_size"]
    assert (joined.survivor is None) == given.get("chosen_by_maker", False)
    groups = absorbed(sizes, survivor["name"])
    if isinstance(expected["order"], list):
        assert [list(group) for group in groups] == [[name] for name in expected["order"]]
    else:
        assert len(groups) == 1, "equal companies stand together: the maker picks"
    everybody = sorted({who for each in others.values() for who in each["shares"]})
    won: Counter[str] = Counter({who: 0 for who in everybody})
    for name, each in others.items():
        for line in bonuses(edition, name, each["tier"], each["size"], each["shares"]):
            won[line.who] += line.amount
    assert dict(won) == {who: expected["bonus_totals"].get(who, 0) for who in everybody}
    if "choices" in given:
        _chosen(edition, given, expected, won)


def _chosen(
    edition: Edition, given: dict[str, Any], expected: dict[str, Any], won: Counter[str]
) -> None:
    """The holders' choices in turn, the survivor's shares running out."""
    stock = given["survivor"]["bank"]
    others = {each["name"]: each for each in given["absorbed"]}
    taken, kept, limits = Counter(dict.fromkeys(won, 0)), {}, {}
    for choice in given["choices"]:
        who, each = choice["p"], others[choice["company"]]
        limits[choice["company"]] = most_traded(each["shares"][who], stock)
        done = disposal(
            edition, who, each["name"], each["tier"], each["size"],
            held=each["shares"][who], trade=choice["trade"], sell=choice["sell"], stock=stock,
        )  # fmt: skip
        won[who] += sum(line.amount for line in done.lines)
        taken[who] += done.taken
        stock -= done.taken
        kept[choice["company"], who] = done.kept
    assert dict(won) == expected["cash_total"]
    assert dict(taken) == expected["survivor_shares"]
    assert limits["Y"] == expected["max_trade_on_Y"]
    assert {who: kept["Y", who] for who in expected["kept_Y"]} == expected["kept_Y"]


def scaled(edition: Edition, given: dict[str, Any], expected: dict[str, Any]) -> None:
    """Cartel pays a tenth: every holding of three players up to seven, at every size."""
    classic = EDITIONS["classic"]
    for tier, size, shares in product(
        names.TIER_COUNTS, (2, 3, 4, 5, 6, 11, 21, 31, 41), product(range(8), repeat=3)
    ):
        held = dict(zip("ABC", shares, strict=True))
        ours = merger(edition, "X", tier, size, held).totals
        theirs = merger(classic, "X", tier, size, held).totals
        assert expected["holds"] == (ours == {who: n // 10 for who, n in theirs.items()})


KINDS: dict[str, Callable[[Edition, dict[str, Any], dict[str, Any]], None]] = {
    "price": priced,
    "merge_bonus": paid,
    "merge_bonus_2p_bank": paid,
    "survivor": survived,
    "place": placed,
    "dispose": disposed,
    "half_price_sale": sold_at_half,
    "buy": ordered,
    "turn_order": began,
    "can_end": ended,
    "endgame": settled,
    "multi_merge": merged,
    "scale": scaled,
}
