"""Bonuses: who is paid when a company is absorbed, or at the end (rules 21 and 29).

Amounts in money of the edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from scoring.acquire.board import ACQUIRE_LETTERS, NUMBERS
from scoring.acquire.chart import TYCOON, Row, Tier, row, shared
from scoring.acquire.editions import SHARES, Edition
from scoring.receipt import Line, Note, Receipt, RulesError

SQUARES = len(NUMBERS) * len(ACQUIRE_LETTERS)
"""Of the board: no company has more tiles."""
BANK = ""
"""The bank among the holders, in the game for two (never paid)."""

Groups = list[tuple[str, ...]]


def merger(
    edition: Edition,
    company: str,
    tier: Tier,
    size: int,
    shares: Mapping[str, int],
    bank: int | None = None,
) -> Receipt:
    """The bonuses of one company at its size; shares by player, the bank's if it holds any.

    Raises RulesError for impossible holdings, and for what Tycoon does not tell.
    """
    if size > SQUARES:
        raise RulesError(company or tier, "acquire.too-many-tiles", tiles=size, squares=SQUARES)
    lines = bonuses(edition, company, tier, size, shares, bank)
    notes = () if any(shares.values()) else (Note("acquire.no-holder", {}),)
    return Receipt("acquire", edition.id, tuple(shares), lines, notes)


def bonuses(
    edition: Edition,
    company: str,
    tier: Tier,
    size: int,
    shares: Mapping[str, int],
    bank: int | None = None,
) -> tuple[Line, ...]:
    """The lines of those who are paid, highest first; none if nobody holds a share."""
    chart = _line_of_chart(company, tier, size)
    if bank is not None:
        check_bank_tile(edition, company, bank, len(shares))
    groups = _groups(company, shares, bank)
    if not groups:
        return ()
    pay = _tycoon if edition.third_bonus else _two_bonuses
    return tuple(line for line in pay(edition, company, chart, groups) if line.who != BANK)


def agreed_lines(company: str, paid: Iterable[tuple[str, int]]) -> tuple[Line, ...]:
    """The lines of what the table agreed to pay, money by player; none for nothing."""
    return tuple(
        Line(who, "acquire.agreed", amount, str(amount), company) for who, amount in paid if amount
    )


def most_agreed(edition: Edition, tier: Tier, size: int, holders: int) -> int:
    """The most that a table can agree to pay for a company: all the bonuses there are, each
    holder's part rounded up."""
    chart = row(tier, size)
    if not chart:
        return 0
    lesser = sum(TYCOON[chart.price]) if edition.third_bonus else chart.second
    return (chart.first + lesser + holders) * edition.unit


def check_bank_tile(edition: Edition, company: str, number: int, players: int = 2) -> None:
    """Raises RulesError for a tile that is none, and outside Classic's game for two."""
    where = company or "bank"
    if number not in NUMBERS:
        raise RulesError(where, "acquire.bank-tile", count=number)
    # whoever holds nothing may go unnamed
    check_game_for_two(where, edition, max(players, 2))


def check_game_for_two(where: str, edition: Edition, players: int) -> None:
    """Raises RulesError where the bank turns up no tile: outside Classic, or not for two."""
    if not edition.tile_bank:
        raise RulesError(where, "acquire.bank-edition", edition=edition.id)
    if players != 2:
        raise RulesError(where, "acquire.bank-players", count=players)


def undocumented(edition: Edition, shares: Mapping[str, int]) -> str | None:
    """The key of what Tycoon does not tell about these holdings; None where all is told."""
    held = sorted((count for count in shares.values() if count), reverse=True)
    if not edition.third_bonus or not held:
        return None
    # a fourth holder level with the third ties for the third bonus
    if any(held.count(count) > 1 for count in held[:3]):
        return "acquire.tycoon-tie"
    return "acquire.tycoon-sole" if len(held) == 1 else None


def _line_of_chart(company: str, tier: Tier, size: int) -> Row:
    chart = row(tier, size)
    if not chart:
        raise RulesError(company or tier, "acquire.no-company", size=size)
    return chart


def check_shares(company: str, shares: Mapping[str, int]) -> None:
    """Raises RulesError for holdings below nothing, or above 25 in all (decision 5)."""
    for who, count in shares.items():
        if count < 0:
            raise RulesError(
                f"{company}.{who}" if company else who, "acquire.negative", count=count
            )
    if (held := sum(shares.values())) > SHARES:
        where = company or ", ".join(shares)
        raise RulesError(where, "acquire.too-many-shares", held=held, shares=SHARES)


def _groups(company: str, shares: Mapping[str, int], bank: int | None) -> Groups:
    """Holders with equal shares together, the largest holdings first."""
    check_shares(company, shares)
    holders = [(count, who) for who, count in shares.items() if count]
    holders += [(bank, BANK)] if bank else []
    holders.sort(key=lambda holder: -holder[0])
    return [tuple(who for _, who in group) for _, group in groupby(holders, lambda h: h[0])]


def _two_bonuses(edition: Edition, company: str, chart: Row, groups: Groups) -> list[Line]:
    first, second = chart.first * edition.unit, chart.second * edition.unit
    both = first + second
    both_shown = f"{first} + {second} = {both}"
    top, *others = groups
    if len(top) > 1:
        return _split(edition, company, "tie-first", both, both_shown, top)
    (largest,) = top
    if not others:
        return [Line(largest, "acquire.sole", both, both_shown, company)]
    paid = [Line(largest, "acquire.first-bonus", first, str(first), company)]
    runners = others[0]
    if len(runners) > 1:
        return paid + _split(edition, company, "tie-second", second, str(second), runners)
    return [*paid, Line(runners[0], "acquire.second-bonus", second, str(second), company)]


def _split(
    edition: Edition, company: str, reason: str, pot: int, pot_shown: str, among: tuple[str, ...]
) -> list[Line]:
    """A pot shared among the tied, each part rounded up to the smallest note."""
    part = shared(pot // edition.unit, len(among)) * edition.unit
    exact = pot / len(among)
    shown = f"{exact:.1f}".removesuffix(".0")
    steps = [pot_shown, f"/ {len(among)} = {shown}"]
    if part != exact:
        steps.append(f"up to {part}")
    return [Line(who, f"acquire.{reason}", part, "; ".join(steps), company) for who in among]


def _tycoon(edition: Edition, company: str, chart: Row, groups: Groups) -> list[Line]:
    """First, second and third; what a tie or a sole holder gets is not documented."""
    shares = {who: len(groups) - at for at, group in enumerate(groups) for who in group}
    if key := undocumented(edition, shares):
        raise RulesError(company or edition.id, key)
    second, third = TYCOON[chart.price]
    amounts = (chart.first, second, third)
    reasons = ("first-bonus", "second-bonus", "third-bonus")
    return [
        Line(who, f"acquire.{reason}", amount * edition.unit, str(amount * edition.unit), company)
        for (who,), amount, reason in zip(groups, amounts, reasons, strict=False)
    ]
