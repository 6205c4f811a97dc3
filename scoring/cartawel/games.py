"""Games: the state from move to move, and the third repetition that ends them.  Points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from scoring.cards import Card, Suit, check_copies, listed, missing
from scoring.cartawel.finals import final
from scoring.cartawel.houses import Board, legal_from, over, place
from scoring.cartawel.moves import DEFAULT, Outcome, Rules, move
from scoring.cartawel.sides import PLACED, Sides, in_order
from scoring.receipt import Note, Receipt, RulesError

Ending = Literal["playing", "stuck", "repeated"]
Position = tuple[Board, Suit]
REPEATED = 3
"""The same position with the same side to move so often ends the game (reading p; ours)."""
RESULTS = ("cartawel.won", "cartawel.draw")
"""Notes that wait until the game has ended."""
QUIET = 40
"""Turns without a capture after which a table may stop: a rule of thumb for p."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game under way.  Positions from before a capture cannot come back and are forgotten."""

    sides: Sides
    rules: Rules
    board: Board
    to_move: Suit
    captured: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Cards of either side, in the order of the suits."""
    history: tuple[Position, ...]
    """Positions since the last capture, this one included."""
    turns: int = 0

    @property
    def quiet(self) -> int:
        """Turns since the last capture."""
        return len(self.history) - 1

    @property
    def ending(self) -> Ending:
        """Still playing, the side to move cannot (C9), or the third repetition (reading p)."""
        if over(self.board, self.to_move):
            return "stuck"
        repeated = self.history.count((self.board, self.to_move)) >= REPEATED
        return "repeated" if repeated else "playing"

    @property
    def legal_from(self) -> tuple[int, ...]:
        """Numbers of the houses that may be taken; none once the game has ended."""
        return legal_from(self.board, self.to_move) if self.ending == "playing" else ()

    @property
    def receipt(self) -> Receipt:
        """The score as the piles stand; a note says how the game ended, or that it goes on."""
        piles = dict(zip(self.sides.suits, self.captured, strict=True))
        score = final(self.sides, piles)
        told = (note for note in score.notes if self.ending != "playing" or note.key not in RESULTS)
        return replace(score, notes=(*told, *_notes(self)))


def game(
    of: Sides,
    on: Board,
    first: Suit,
    captured: Mapping[Suit, Iterable[Card]] | None = None,
    rules: Rules = DEFAULT,
) -> Game:
    """The game from a position; board and captured piles must hold all 26 cards, once each."""
    of.seat(first)
    won = captured or {}
    for suit in won:
        of.seat(suit)
    piles = (in_order(won.get(of.suits[0], ())), in_order(won.get(of.suits[1], ())))
    _check_all(of, on, piles)
    return Game(of, rules, on, first, piles, ((on, first),))


def start(of: Sides, on: Board, first: Suit, rules: Rules = DEFAULT) -> Game:
    """The game after placing: all cards on the board, one to three a house (rule C3)."""
    for number, cards in enumerate(on, 1):
        if not 1 <= len(cards) <= PLACED:
            raise RulesError(
                place(number), "cartawel.placing", house=number, count=len(cards), most=PLACED
            )
    return game(of, on, first, rules=rules)


def played(on: Game, house: int, order: Sequence[Card]) -> tuple[Game, Outcome]:
    """The game after a move, and what the move did; RulesError once the game has ended."""
    if on.ending != "playing":
        raise RulesError("move", "cartawel.game-over", turns=on.turns)
    done = move(on.sides, on.board, on.to_move, house, order, on.rules)
    following = on.sides.rival(on.to_move)
    before = () if done.captured else on.history
    after = replace(
        on,
        board=done.board,
        to_move=following,
        captured=_with(on, done.captured),
        history=(*before, (done.board, following)),
        turns=on.turns + 1,
    )
    return after, done


def _with(on: Game, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The captured piles, the mover's with more cards."""
    first, second = on.captured
    if on.sides.seat(on.to_move) == 0:
        return in_order((*first, *cards)), second
    return first, in_order((*second, *cards))


def _check_all(of: Sides, on: Board, piles: Sequence[Iterable[Card]]) -> None:
    places: dict[str, Iterable[Card]] = {place(n): cards for n, cards in enumerate(on, 1)}
    places |= {f"captured.{of.name(suit)}": piles[of.seat(suit)] for suit in of.suits}
    check_copies(places, packs=1)
    if nowhere := missing(places, of.pack):
        cards = listed(nowhere)
        raise RulesError("board", "cartawel.cards-unaccounted", cards=cards, count=len(nowhere))


def _notes(of: Game) -> tuple[Note, ...]:
    who = of.sides.name(of.to_move)
    match of.ending:
        case "stuck":
            return (Note("cartawel.stuck", {"who": who}),)
        case "repeated":
            return (Note("cartawel.repeated", {"who": who, "times": str(REPEATED)}),)
        case "playing":
            quiet = (Note("cartawel.quiet", {"turns": str(of.quiet)}),)
            return (Note("cartawel.to-move", {"who": who}), *quiet[: of.quiet >= QUIET])
