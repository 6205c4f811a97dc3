"""The state of a game: board, money, shares, and what the table waits for.

Amounts in money of the edition.  A state never changes; its functions return the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from scoring.acquire.board import Square
from scoring.acquire.chart import Tier
from scoring.acquire.dealing import price
from scoring.acquire.editions import COMPANIES, SHARES, Edition
from scoring.acquire.names import checked
from scoring.acquire.payouts import check_game_for_two
from scoring.acquire.tiles import Board, Tiles
from scoring.receipt import Line, Receipt, RulesError

MOST_PLAYERS = 6

Phase = Literal[
    "opening", "tile", "found", "survivor", "order", "bank", "agree", "dispose", "buy", "draw",
    "over",
]  # fmt: skip
"""What the table waits for: tiles of the first round, a tile, the founder's company, the survivor,
the next company to settle, the bank's tile, agreed pay-outs, a holder's choice, purchases, the end
of the turn, nothing more."""


@dataclass(frozen=True, slots=True)
class Merging:
    """A merger being settled."""

    sizes: tuple[tuple[str, int], ...]
    """The companies as they were before the tile."""
    tiles: Tiles
    survivor: str = ""
    company: str = ""
    """The absorbed company being settled; none while the next is to be named."""
    left: tuple[str, ...] = ()
    """Absorbed companies still to be settled."""
    holders: tuple[str, ...] = ()
    """Those who still have to say what they do with shares of the company, in turn."""

    def size(self, company: str) -> int:
        """The company's size before the tile."""
        return dict(self.sizes)[company]


@dataclass(frozen=True, slots=True)
class State:
    """A game between two events."""

    edition: Edition
    players: tuple[str, ...]
    """As they sit, clockwise."""
    companies: tuple[tuple[str, Tier], ...]
    board: Board
    cash: tuple[int, ...]
    shares: tuple[tuple[int, ...], ...]
    """By player, then by company."""
    turn: str
    phase: Phase = "opening"
    bank: int = 0
    """Money of the bank beyond what it began with: less than nothing once it has paid out."""
    tile_bank: bool = False
    positions: tuple[tuple[str, Square], ...] = ()
    removed: Tiles = frozenset()
    founding: Tiles = frozenset()
    merging: Merging | None = None
    drawn: tuple[tuple[str, int], ...] = ()
    """The bank's holdings at the end, in the game for two."""
    agreed: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()
    """Bonuses at the end that the table had to agree on."""
    lines: tuple[Line, ...] = ()
    """Money of the last event."""

    @property
    def receipt(self) -> Receipt:
        """What the last event paid and cost."""
        return Receipt("acquire", self.edition.id, self.players, self.lines)

    def cash_of(self, who: str) -> int:
        """A player's money."""
        return self.cash[self.players.index(who)]

    def tier(self, company: str) -> Tier:
        """The company's tier."""
        return dict(self.companies)[company]

    def held(self, who: str, company: str) -> int:
        """Shares of a company that a player holds."""
        return self.shares[self.players.index(who)][self._at(company)]

    def holdings(self, company: str) -> dict[str, int]:
        """Shares of a company by player."""
        return {who: self.held(who, company) for who in self.players}

    def stock(self, company: str) -> int:
        """Shares of a company that the bank has."""
        return SHARES - sum(self.holdings(company).values())

    def price(self, company: str) -> int:
        """Price of a share now; 0 off the board."""
        return price(self.edition, self.tier(company), self.board.size(company))

    def following(self) -> str:
        """Whose turn comes next."""
        return self.players[(self.players.index(self.turn) + 1) % len(self.players)]

    def _at(self, company: str) -> int:
        return [name for name, _ in self.companies].index(company)


def begin(
    edition: Edition,
    players: Iterable[str],
    *,
    companies: Mapping[str, Tier] = COMPANIES,
    tile_bank: bool = False,
) -> State:
    """A game before its first tile: one to six players as they sit, clockwise.

    Raises RulesError for a table that cannot be.
    """
    players = tuple(players)
    if not 1 <= len(players) <= MOST_PLAYERS:
        raise RulesError("players", "acquire.players", count=len(players), most=MOST_PLAYERS)
    for who in players:
        if not who.strip():
            raise RulesError("players", "acquire.no-name")
        if players.count(who) > 1:
            raise RulesError(who, "acquire.player-twice")
    if tile_bank:
        check_game_for_two("players", edition, len(players))
    named = checked(companies)
    return State(
        edition,
        players,
        named,
        Board(edition.letters),
        cash=(edition.cash,) * len(players),
        shares=((0,) * len(named),) * len(players),
        turn=players[0],
        tile_bank=tile_bank,
    )


def paid(state: State, lines: Iterable[Line]) -> State:
    """The state when the bank has paid these lines, or taken in what they cost."""
    lines = tuple(lines)
    receipt = Receipt("acquire", state.edition.id, state.players, lines)
    return replace(
        state,
        cash=tuple(state.cash_of(who) + receipt.total(who) for who in state.players),
        bank=state.bank - sum(line.amount for line in lines),
        lines=state.lines + lines,
    )


def given(state: State, who: str, company: str, count: int) -> State:
    """The state when the bank has given a player shares, or taken some back."""
    player, at = state.players.index(who), state._at(company)
    mine = tuple(n + count * (i == at) for i, n in enumerate(state.shares[player]))
    return replace(state, shares=(*state.shares[:player], mine, *state.shares[player + 1 :]))


def check_player(state: State, who: str) -> None:
    """Raises RulesError for somebody who does not play."""
    if who not in state.players:
        raise RulesError(who, "acquire.player-unknown", players=", ".join(state.players))


def check_company(state: State, company: str) -> None:
    """Raises RulesError for a company that the game does not have."""
    if company not in dict(state.companies):
        known = ", ".join(name for name, _ in state.companies)
        raise RulesError(company, "acquire.company-unknown", companies=known)


def check_choice(state: State, company: str, among: tuple[str, ...]) -> None:
    """Raises RulesError for a company that is none of those to choose from."""
    check_company(state, company)
    if company not in among:
        raise RulesError(company, "acquire.not-a-choice", choices=", ".join(among))
