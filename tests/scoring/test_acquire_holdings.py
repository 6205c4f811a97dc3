"""Every holding of two, three and four players at every price, against a slow reading of the rule.

No sampling: 351, 3,276 and 23,751 ways to hold at most 25 shares, times eleven prices.
"""

from __future__ import annotations

from itertools import product

import pytest

from scoring.acquire.chart import TIERS, row
from scoring.acquire.editions import EDITIONS
from scoring.acquire.payouts import bonuses, merger
from scoring.receipt import RulesError
from tests.scoring import acquire_oracle as oracle

CLASSIC, CARTEL, TYCOON = EDITIONS["classic"], EDITIONS["cartel"], EDITIONS["tycoon"]
SIZES = [2, 3, 4, 5, 6, 10, 11, 20, 21, 30, 31, 40, 41, 108]
# One company for every price of the card, 200 to 1200.
PRICES = {oracle.price(tier, size, 100): (tier, size) for tier in TIERS for size in SIZES}
HOLDINGS = {2: 351, 3: 3276, 4: 23751}


def holdings(players: int) -> list[dict[str, int]]:
    """Every way in which the players hold at most 25 shares in all."""

    def held(left: int, more: int) -> list[tuple[int, ...]]:
        if not more:
            return [()]
        return [(n, *rest) for n in range(left + 1) for rest in held(left - n, more - 1)]

    return [dict(zip("ABCD", shares, strict=False)) for shares in held(25, players)]


def paid(lines) -> dict[str, int]:
    """Who is paid what; a player is paid once."""
    assert len({line.who for line in lines}) == len(lines)
    return {line.who: line.amount for line in lines}


def test_there_are_eleven_prices():
    assert sorted(PRICES) == list(range(200, 1201, 100))


@pytest.mark.parametrize("tier, size", list(product(TIERS, SIZES)))
def test_the_card_and_the_formula_agree(tier, size):
    line = row(tier, size)
    assert line and line.price * 100 == oracle.price(tier, size, 100)
    assert (line.first, line.second) == (10 * line.price, 5 * line.price)


@pytest.mark.parametrize("price", sorted(PRICES))
@pytest.mark.parametrize("players", HOLDINGS)
def test_every_holding_is_paid_by_the_letter_and_a_tenth_in_cartel(players, price):
    tier, size = PRICES[price]
    every = holdings(players)
    assert len(every) == HOLDINGS[players]
    for held in every:
        classic = paid(bonuses(CLASSIC, "X", tier, size, held))
        assert classic == oracle.bonuses(tier, size, 100, held), held
        cartel = paid(bonuses(CARTEL, "X", tier, size, held))
        assert cartel == {who: amount // 10 for who, amount in classic.items()}, held


@pytest.mark.parametrize("price", sorted(PRICES))
def test_the_bank_pays_what_the_receipt_says_and_nobody_else_is_paid(price):
    tier, size = PRICES[price]
    for held in holdings(3):
        receipt = merger(CARTEL, "X", tier, size, held)
        assert receipt.players == tuple(held)
        assert sum(receipt.totals.values()) == sum(line.amount for line in receipt.lines)
        assert all(held[line.who] and line.amount > 0 for line in receipt.lines)
        owed = 15 * price // 10 if any(held.values()) else 0
        # rounding up gives each of those tied at most a note more
        assert owed <= sum(receipt.totals.values()) < owed + 10 * len(receipt.lines) + 1


@pytest.mark.parametrize("price", sorted(PRICES))
def test_the_banks_tile_counts_as_a_holder_and_is_never_paid(price):
    tier, size = PRICES[price]
    for held, bank in product(holdings(2), range(1, 13)):
        told = paid(bonuses(CLASSIC, "X", tier, size, held, bank))
        nobody = not any(held.values())
        want = {} if nobody else oracle.bonuses(tier, size, 100, {**held, "the bank": bank})
        want.pop("the bank", None)
        assert told == want, (held, bank)


@pytest.mark.parametrize("price", sorted(PRICES))
def test_tycoon_pays_three_or_refuses(price):
    tier, size = PRICES[price]
    for held in holdings(3):
        want = oracle.tycoon(tier, size, held)
        try:
            assert paid(bonuses(TYCOON, "X", tier, size, held)) == want, held
        except RulesError as error:
            assert want is None and error.key.startswith("acquire.tycoon-"), held


@pytest.mark.parametrize("held", [(5, 4, 3, 3), (5, 4, 4, 1), (6, 5, 4, 3), (9, 9, 1, 0)])
def test_tycoon_with_four(held):
    shares = dict(zip("ABCD", held, strict=True))
    want = oracle.tycoon("mid", 3, shares)
    if want is None:
        with pytest.raises(RulesError, match="tycoon-tie"):
            bonuses(TYCOON, "X", "mid", 3, shares)
    else:
        assert paid(bonuses(TYCOON, "X", "mid", 3, shares)) == want
