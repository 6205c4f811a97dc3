"""A deal scored in four ways, from points alone to the whole pack card by card.  Points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from scoring.cards import DECK, SUITS, Card, Suit, check_copies, listed, missing, summed
from scoring.receipt import Line, Note, Receipt, RulesError
from scoring.treasure.packs import MOST, PILE_VALUES, TREASURE, WHOLE_PILE, Setup, seated, worth
from scoring.treasure.removals import check_pairs, check_pile

EDITION = "classic"
Piles = Mapping[Suit, Sequence[Card]]
Treasures = Mapping[str, Sequence[Card]]


def by_points(players: Sequence[str], points: Mapping[str, int]) -> Receipt:
    """The deal as the players reckoned it: points of each."""
    of = seated(players)
    _check_names(players, points)
    for who in players:
        check_points(of, who, points[who])
    return _receipt(players, tuple(Line(who, "treasure.points", points[who]) for who in players))


def by_quotations(
    players: Sequence[str],
    quotations: Mapping[Suit, int],
    counts: Mapping[str, Mapping[Suit, int]],
) -> Receipt:
    """The deal from the points of each pile, and how many cards of each suit everybody buried."""
    of = seated(players)
    _check_names(players, counts)
    _check_suits("quotations", quotations)
    for suit in SUITS:
        if suit not in quotations:
            raise RulesError(f"quotations.{suit}", "treasure.no-quotation", suit=suit)
        check_quotation(of, suit, quotations[suit])
    for who in players:
        check_counts(who, counts[who])
    _check_suits_go_round(of, quotations, counts)
    return _receipt(players, _lines(players, quotations, counts))


def by_piles(players: Sequence[str], piles: Piles, treasures: Treasures) -> Receipt:
    """The deal from the piles card by card and the treasures; notes show the quotations.

    A pile that is not given counts as empty, and a note says so.
    """
    of = seated(players)
    _check_cards(of, players, piles, treasures)
    return _by_cards(players, piles, treasures, (*_parity(piles), *_not_given(piles)))


def by_whole_pack(
    players: Sequence[str],
    piles: Piles,
    treasures: Treasures,
    removed: Sequence[tuple[Card, Card]],
) -> Receipt:
    """The deal with every pair, discarded and removed: the pack must be whole (section 2.4)."""
    of = seated(players)
    pairs = {f"removed {number}": pair for number, pair in enumerate(removed, 1)}
    _check_cards(of, players, piles, treasures, pairs)
    check_pairs(removed)
    places = {**_places(piles, treasures), **pairs}
    if nowhere := missing(places, DECK * of.packs):
        cards = listed(nowhere)
        raise RulesError("deal", "treasure.cards-unaccounted", cards=cards, count=len(nowhere))
    return _by_cards(players, piles, treasures, ())


def quotations(piles: Piles) -> dict[Suit, int]:
    """The points of each suit's pile (rule T7); of a pile that is not there, 0 (reading e)."""
    return {suit: sum(worth(card) for card in piles.get(suit, ())) for suit in SUITS}


def _by_cards(
    players: Sequence[str], piles: Piles, treasures: Treasures, notes: tuple[Note, ...]
) -> Receipt:
    counts = {who: Counter(card.suit for card in treasures[who]) for who in players}
    quoted = quotations(piles)
    shown = (_quotation(suit, quoted[suit], piles.get(suit, ())) for suit in SUITS)
    return _receipt(players, _lines(players, quoted, counts), (*shown, *notes))


def _lines(
    players: Sequence[str],
    quoted: Mapping[Suit, int],
    counts: Mapping[str, Mapping[Suit, int]],
) -> tuple[Line, ...]:
    return tuple(
        _line(who, suit, quoted[suit], count)
        for who in players
        for suit in SUITS
        if (count := counts[who].get(suit))
    )


def _line(who: str, suit: Suit, quotation: int, count: int) -> Line:
    points = quotation * count
    return Line(who, "treasure.suit", points, f"{quotation} × {count} = {points}", suit)


def _receipt(
    players: Sequence[str], lines: tuple[Line, ...], notes: tuple[Note, ...] = ()
) -> Receipt:
    return Receipt("treasure", EDITION, tuple(players), lines, notes)


def _quotation(suit: Suit, quotation: int, pile: Sequence[Card]) -> Note:
    figures = summed([worth(card) for card in pile]) or str(quotation)
    return Note("treasure.quotation", {"suit": suit, "sum": figures})


def _parity(piles: Piles) -> tuple[Note, ...]:
    """Removed cards go in pairs: an odd number in all four piles is a slip (section 2.2)."""
    count = sum(len(pile) for pile in piles.values())
    if count % 2 == 0 or any(suit not in piles for suit in SUITS):
        return ()
    return (Note("treasure.odd-piles", {"count": str(count)}),)


def _not_given(piles: Piles) -> tuple[Note, ...]:
    return tuple(
        Note("treasure.pile-not-given", {"suit": suit}) for suit in SUITS if suit not in piles
    )


def _places(piles: Piles, treasures: Treasures) -> dict[str, Sequence[Card]]:
    """All cards by the place where they lie."""
    in_piles = {f"piles.{suit}": pile for suit, pile in piles.items()}
    return {**in_piles, **{f"treasures.{who}": cards for who, cards in treasures.items()}}


def _check_cards(
    of: Setup,
    players: Sequence[str],
    piles: Piles,
    treasures: Treasures,
    pairs: Mapping[str, Sequence[Card]] | None = None,
) -> None:
    _check_names(players, treasures)
    _check_suits("piles", piles)
    for suit, pile in piles.items():
        check_pile(f"piles.{suit}", pile, suit)
    for who in players:
        _check_four(who, len(treasures[who]))
    check_copies({**_places(piles, treasures), **(pairs or {})}, of.packs)


def _check_names(players: Sequence[str], given: Collection[str]) -> None:
    for who in given:
        if who not in players:
            raise RulesError(who, "treasure.unknown-player", who=who, players=", ".join(players))
    for who in players:
        if who not in given:
            raise RulesError(who, "treasure.missing-player", who=who)


def _check_suits(where: str, given: Collection[str]) -> None:
    for suit in given:
        if suit not in SUITS:
            raise RulesError(where, "cards.unknown-suit", typed=suit)


def check_points(of: Setup, who: str, points: int) -> None:
    """RulesError for points that nobody can make in a deal."""
    _check_range(who, "points", points, MOST * of.packs)


def check_quotation(of: Setup, suit: Suit, quotation: int) -> None:
    """RulesError for points that no pile can have."""
    _check_range(f"quotations.{suit}", "quotation", quotation, WHOLE_PILE * of.packs)


def _check_range(where: str, what: str, value: int, most: int) -> None:
    if not 0 <= value <= most:
        raise RulesError(where, f"treasure.{what}-range", value=value, most=most)


def check_counts(who: str, counts: Mapping[Suit, int]) -> None:
    """RulesError unless the treasure has four cards, of suits there are."""
    _check_suits(f"treasures.{who}", counts)
    for suit, count in counts.items():
        _check_range(f"treasures.{who}.{suit}", "count", count, TREASURE)
    _check_four(who, sum(counts.values()))


def _check_four(who: str, count: int) -> None:
    if count != TREASURE:
        raise RulesError(f"treasures.{who}", "treasure.not-four", who=who, count=count)


def _check_suits_go_round(
    of: Setup, quoted: Mapping[Suit, int], counts: Mapping[str, Mapping[Suit, int]]
) -> None:
    """RulesError where more cards are buried than there are, or left too few for the pile."""
    values = sorted(PILE_VALUES.values())
    for suit in SUITS:
        buried = sum(each.get(suit, 0) for each in counts.values())
        if buried > len(values) * of.packs:
            cards = len(values) * of.packs
            raise RulesError(f"treasures.{suit}", "treasure.suit-count", count=buried, cards=cards)
        # The cheapest cards were buried if the pile is as high as can be.
        most = sum(sorted(values * of.packs)[buried:])
        if quoted[suit] > most:
            raise RulesError(
                f"quotations.{suit}",
                "treasure.quotation-buried",
                value=quoted[suit],
                most=most,
                count=buried,
            )
