"""Matches: the deals, their running totals, and who has won.  A pure function of the deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from scoring.cards import summed
from scoring.receipt import Line, Note, Receipt, RulesError, chosen, winners
from scoring.treasure.deals import EDITION
from scoring.treasure.packs import seated

Tie = Literal["playoff", "shared"]
TIES: tuple[Tie, ...] = ("playoff", "shared")
"""A tie at the top: another deal among all until one leads, or all of them win (reading k)."""
Status = Literal["playing", "playoff", "finished"]
Late = Literal["refuse", "set-aside"]


@dataclass(frozen=True, slots=True)
class Agreement:
    """What the table agreed on; build it with `agreement`."""

    players: tuple[str, ...]
    """Clockwise."""
    goal: int | None
    """Points; None with an agreed number of deals."""
    deals: int | None
    """A house option, not in the source: so many deals in place of the goal (reading n)."""
    tie: Tie
    first_dealer: int
    """Seat of the first dealer."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Who deals and who starts (rule T2); the deal passes to the left (reading l)."""

    number: int
    dealer: str
    starts: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the score sheet: one deal, and the totals after it."""

    seats: Seats
    points: tuple[int, ...]
    totals: tuple[int, ...]
    status: Status


@dataclass(frozen=True, slots=True)
class Match:
    """The deals that count, a row each, and deals entered beyond the end, which do not."""

    agreed: Agreement
    deals: tuple[Receipt, ...]
    rows: tuple[Row, ...]
    beyond: tuple[Receipt, ...] = ()

    @property
    def status(self) -> Status:
        """Going on, tied at the top with another deal to play, or finished."""
        return self.rows[-1].status if self.rows else "playing"

    @property
    def totals(self) -> dict[str, int]:
        """Points of everybody."""
        totals = self.rows[-1].totals if self.rows else (0,) * len(self.agreed.players)
        return dict(zip(self.agreed.players, totals, strict=True))

    @property
    def leaders(self) -> tuple[str, ...]:
        """Those with the most points; nobody before the first deal."""
        return winners(self.totals) if self.rows else ()

    @property
    def reached(self) -> tuple[str, ...]:
        """Those who have the goal, in seating order (reading i)."""
        goal = self.agreed.goal
        return tuple(w for w, total in self.totals.items() if goal is not None and total >= goal)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, once it is finished: the highest, not who came first (reading j)."""
        return self.leaders if self.status == "finished" else ()

    @property
    def finished_after(self) -> int | None:
        """Number of the deal that ended it."""
        return len(self.rows) if self.status == "finished" else None

    @property
    def next_seats(self) -> Seats | None:
        """Who deals and starts next; None once it is finished."""
        return None if self.status == "finished" else seats(self.agreed, len(self.rows) + 1)

    @property
    def receipt(self) -> Receipt:
        """A line for each deal of each player; notes say how the match stands."""
        lines = tuple(
            _line(who, number, deal)
            for who in self.agreed.players
            for number, deal in enumerate(self.deals, 1)
        )
        return Receipt("treasure", EDITION, self.agreed.players, lines, _notes(self))


def agreement(
    players: Sequence[str],
    *,
    tie: str = "playoff",
    deals: int | None = None,
    first_dealer: str | None = None,
) -> Agreement:
    """The agreement of those players, clockwise; the first of them deals first unless named.

    RulesError names the choices there are.
    """
    setup = seated(players)
    if deals is not None and deals < 1:
        raise RulesError("deals", "treasure.deals", deals=deals)
    dealer = players[0] if first_dealer is None else first_dealer
    if dealer not in players:
        names = ", ".join(players)
        raise RulesError("first dealer", "treasure.unknown-player", who=dealer, players=names)
    goal = setup.goal if deals is None else None
    top = chosen(tie, TIES, "tie", "treasure.tie", tie=tie, choices=", ".join(TIES))
    return Agreement(tuple(players), goal, deals, top, players.index(dealer))


def match(agreed: Agreement, deals: Sequence[Receipt], late: Late = "refuse") -> Match:
    """The match of those deals; deals after its end are refused or set aside (reading m)."""
    found = Match(agreed, (), ())
    for number, deal in enumerate(deals, 1):
        _check_players(agreed, number, deal)
        if found.status != "finished":
            found = _one_more(found, deal)
        elif late == "refuse":
            raise _over(found, number)
        else:
            found = replace(found, beyond=(*found.beyond, deal))
    return found


def added(to: Match, deal: Receipt) -> Match:
    """The match with one more deal; RulesError once it is finished."""
    if to.status == "finished":
        raise _over(to, len(to.deals) + 1)
    _check_players(to.agreed, len(to.deals) + 1, deal)
    return _one_more(to, deal)


def edited(of: Match, number: int, deal: Receipt | None) -> Match:
    """The match with deal `number` entered anew, or taken out; everything after is derived.

    Deals beyond an earlier end are set aside, and count again if another edit re-opens the match.
    """
    deals = (*of.deals, *of.beyond)
    if not 1 <= number <= len(deals):
        raise RulesError(f"deal {number}", "treasure.no-deal", number=number, deals=len(deals))
    anew = () if deal is None else (deal,)
    return match(of.agreed, (*deals[: number - 1], *anew, *deals[number:]), "set-aside")


def seats(agreed: Agreement, number: int) -> Seats:
    """Who deals and who starts deal `number`, from 1."""
    players = agreed.players
    dealer = agreed.first_dealer + number - 1
    return Seats(number, players[dealer % len(players)], players[(dealer + 1) % len(players)])


def _one_more(to: Match, deal: Receipt) -> Match:
    players = to.agreed.players
    points = tuple(deal.total(who) for who in players)
    totals = tuple(to.totals[who] + deal.total(who) for who in players)
    number = len(to.rows) + 1
    row = Row(seats(to.agreed, number), points, totals, _status(to.agreed, number, totals))
    return replace(to, deals=(*to.deals, deal), rows=(*to.rows, row))


def _status(agreed: Agreement, number: int, totals: Sequence[int]) -> Status:
    """Tested after complete deals only (reading i)."""
    top = max(totals)
    ended = number >= agreed.deals if agreed.deals else agreed.goal and top >= agreed.goal
    if not ended:
        return "playing"
    return "playoff" if totals.count(top) > 1 and agreed.tie == "playoff" else "finished"


def _check_players(agreed: Agreement, number: int, deal: Receipt) -> None:
    if set(deal.players) != set(agreed.players):
        raise RulesError(
            f"deal {number}",
            "treasure.other-players",
            given=", ".join(deal.players),
            players=", ".join(agreed.players),
        )


def _over(found: Match, number: int) -> RulesError:
    return RulesError(
        f"deal {number}",
        "treasure.match-over",
        winners=", ".join(found.winners),
        after=len(found.rows),
    )


def _line(who: str, number: int, deal: Receipt) -> Line:
    parts = [line.amount for line in deal.lines if line.who == who]
    return Line(who, "treasure.deal", deal.total(who), summed(parts), str(number))


def _notes(of: Match) -> tuple[Note, ...]:
    notes = [_agreed_end(of.agreed)]
    if len(of.reached) > 1:
        notes.append(_note("treasure.several-over", who=", ".join(of.reached)))
    notes.append(_standing(of))
    if of.beyond:
        first, last = len(of.deals) + 1, len(of.deals) + len(of.beyond)
        notes.append(_note("treasure.beyond-end", first=first, last=last))
    return tuple(notes)


def _agreed_end(agreed: Agreement) -> Note:
    if agreed.goal is not None:
        return _note("treasure.goal", goal=agreed.goal)
    return _note("treasure.house-deals", deals=agreed.deals)


def _standing(of: Match) -> Note:
    leaders = ", ".join(of.leaders)
    if of.status == "finished":
        key = "treasure.won" if len(of.winners) == 1 else "treasure.shared"
        return _note(key, who=leaders, points=max(of.totals.values()), after=len(of.rows))
    following = seats(of.agreed, len(of.rows) + 1)
    values: Mapping[str, object] = {"dealer": following.dealer, "starts": following.starts}
    if of.status == "playoff":
        return _note("treasure.playoff", who=leaders, **values)
    return _note("treasure.next", number=following.number, **values)


def _note(key: str, **values: object) -> Note:
    return Note(key, {name: str(value) for name, value in values.items()})
