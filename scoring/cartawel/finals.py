"""Final scores: exact from the cards, fast from counts, and of two games (rule C9).  Points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scoring.cards import Card, Suit, check_copies, listed, missing, summed
from scoring.cartawel.sides import (
    EDITION,
    POINTS,
    TWENTY,
    WHOLE,
    Sides,
    check_suits,
    in_order,
    points,
)
from scoring.receipt import Line, Note, Receipt, RulesError, winners

TWENTIES = 8
"""Cards of 20 points in play."""
NUMBERS = 108
"""Points of all number cards in play."""


@dataclass(frozen=True, slots=True)
class Count:
    """A captured pile, counted fast."""

    twenties: int
    """How many of J Q K A."""
    numbers: int
    """Sum of the number cards."""

    @property
    def points(self) -> int:
        """Points of the pile."""
        return TWENTY * self.twenties + self.numbers


def final(
    of: Sides, captured: Mapping[Suit, Iterable[Card]], left: Iterable[Card] | None = None
) -> Receipt:
    """The score of the captured cards; what is left on the board is checked if it is given.

    A note shows that the points won and left make 268.
    """
    piles = {of.name(suit): in_order(captured.get(suit, ())) for suit in of.suits}
    _check_no_third(of, captured)
    given = None if left is None else in_order(left)
    places = {f"captured.{who}": cards for who, cards in piles.items()}
    places |= {} if given is None else {"left": given}
    for where, cards in places.items():
        check_suits(of, where, cards)
    check_copies(places, packs=1)
    nowhere = missing(places, of.pack)
    if given is not None and nowhere:
        cards_missing = listed(nowhere)
        raise RulesError(
            "left", "cartawel.cards-unaccounted", cards=cards_missing, count=len(nowhere)
        )
    lines = [line for who, cards in piles.items() for line in _exact(who, cards)]
    return _scored(of, lines, points(nowhere if given is None else given))


def final_fast(of: Sides, captured: Mapping[Suit, Count], left: int | None = None) -> Receipt:
    """The score of piles counted fast; points left on the board are checked if they are given."""
    _check_no_third(of, captured)
    piles = {of.name(suit): captured.get(suit, Count(0, 0)) for suit in of.suits}
    for who, pile in piles.items():
        _check_count(f"captured.{who}", pile)
    won = sum(pile.points for pile in piles.values())
    _check_whole(piles, won)
    if left is not None and won + left != WHOLE:
        raise RulesError(
            "left", "cartawel.not-whole", won=won, left=left, rest=WHOLE - won, whole=WHOLE
        )
    lines = [line for who, pile in piles.items() for line in _fast(who, pile)]
    return _scored(of, lines, WHOLE - won)


def two_games(first: Receipt, second: Receipt) -> Receipt:
    """The total of two games between the same players with sides swapped (reading b)."""
    if set(first.players) != set(second.players):
        raise RulesError(
            "game 2",
            "cartawel.other-players",
            given=", ".join(second.players),
            players=", ".join(first.players),
        )
    lines = tuple(
        _game(who, number, game)
        for who in first.players
        for number, game in enumerate((first, second), 1)
    )
    total = Receipt("cartawel", EDITION, first.players, lines)
    return replace(total, notes=(result(total),))


def result(of: Receipt) -> Note:
    """Who has won, or a draw (reading o)."""
    best = winners(of.totals)
    most = of.total(best[0])
    if len(best) > 1:
        return Note("cartawel.draw", {"points": str(most)})
    lead = 2 * most - sum(of.totals.values())
    return Note("cartawel.won", {"who": best[0], "points": str(most), "lead": str(lead)})


def _game(who: str, number: int, game: Receipt) -> Line:
    parts = [line.amount for line in game.lines if line.who == who]
    return Line(who, "cartawel.game", game.total(who), summed(parts), str(number))


def _exact(who: str, cards: Iterable[Card]) -> list[Line]:
    values = [POINTS[card.rank] for card in cards]
    numbers = [value for value in values if value != TWENTY]
    return _lines(who, values.count(TWENTY), sum(numbers), summed(numbers))


def _fast(who: str, pile: Count) -> list[Line]:
    return _lines(who, pile.twenties, pile.numbers, "")


def _lines(who: str, twenties: int, numbers: int, shown: str) -> list[Line]:
    """A line for the cards of 20 and one for the numbers, those that there are."""
    lines = []
    if twenties:
        figures = f"{twenties} × {TWENTY} = {TWENTY * twenties}"
        lines.append(Line(who, "cartawel.twenties", TWENTY * twenties, figures))
    if numbers:
        lines.append(Line(who, "cartawel.numbers", numbers, shown))
    return lines


def _scored(of: Sides, lines: Iterable[Line], left: int) -> Receipt:
    receipt = Receipt("cartawel", EDITION, of.names, tuple(lines))
    check = summed([*receipt.totals.values(), left])
    notes = (result(receipt), Note("cartawel.check", {"left": str(left), "sum": check}), *of.notes)
    return replace(receipt, notes=notes)


def _check_no_third(of: Sides, captured: Iterable[Suit]) -> None:
    for suit in captured:
        of.seat(suit)


def _check_count(where: str, pile: Count) -> None:
    if not 0 <= pile.twenties <= TWENTIES:
        raise RulesError(where, "cartawel.twenties-range", value=pile.twenties, most=TWENTIES)
    if not 0 <= pile.numbers <= NUMBERS:
        raise RulesError(where, "cartawel.numbers-range", value=pile.numbers, most=NUMBERS)
    if pile.numbers in (1, NUMBERS - 1):
        raise RulesError(where, "cartawel.no-such-sum", value=pile.numbers)


def _check_whole(piles: Mapping[str, Count], won: int) -> None:
    """RulesError for more than there is: over 268, more cards of 20, numbers that leave 1."""
    if won > WHOLE:
        raise RulesError("captured", "cartawel.over-whole", total=won, whole=WHOLE)
    twenties = sum(pile.twenties for pile in piles.values())
    if twenties > TWENTIES:
        raise RulesError("captured", "cartawel.twenties-range", value=twenties, most=TWENTIES)
    numbers = sum(pile.numbers for pile in piles.values())
    if numbers > NUMBERS:
        raise RulesError("captured", "cartawel.numbers-range", value=numbers, most=NUMBERS)
    if NUMBERS - numbers == 1:
        raise RulesError("captured", "cartawel.no-such-sum", value=numbers)
