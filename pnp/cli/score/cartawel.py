"""pnp score cartawel: the score of a game or of two, and what a move captures."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.score import AsCsv, AsJson, CardFile, Language, count, group, show

if TYPE_CHECKING:
    from pnp.scorecards.cartawel import Position
    from pnp.table.hearing import Hearing
    from pnp.words import Words
    from scoring.cartawel import Board, Outcome

cartawel = group("cartawel", "Cartawel: the final score, two games, the move referee.")


@cartawel.command()
def final(
    card: CardFile,
    lang: Language = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """The score of a game, checked: all that is won and left makes 268.

    \b
    The card may begin with
      players = ["Ana", "Bia"]     else the suits stand for them
      suits = ["S", "H"]           whose is which; S and H if left out
      left = "2S 3H"               on the board; with [numbers], in points
    and has the game in one way:
      [captured]   Ana = "AS 10H"  the cards that either has won
      [twenties]   Ana = 3         how many of J Q K A either has won, and
      [numbers]    Ana = 41        the sum of either's number cards
    Cards: A 2-10 J Q K, then S H D C.

    \b
    Examples:
      pnp score cartawel final game.toml
      pnp score cartawel final - --json < game.toml
    """
    from pnp.scorecards.cartawel import final_of

    count(final_of, card, lang, as_json=as_json, as_csv=as_csv)


@cartawel.command()
def match(
    card: CardFile,
    lang: Language = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """The total of two games with the sides swapped.

    \b
    The card:
      players = ["Ana", "Bia"]
      [[game]]
      twenties = { Ana = 5, Bia = 3 }
      numbers = { Ana = 41, Bia = 60 }
      [[game]]
      captured = { Ana = "AS KS 2H", Bia = "QH 9S" }
    Each game is entered as in pnp score cartawel final --help.
    Suits are S and H, then swapped, unless a game has suits = ["C", "D"].

    \b
    Examples:
      pnp score cartawel match games.toml
      pnp score cartawel match games.toml --lang pt-BR
    """
    from pnp.scorecards.cartawel import match_of

    count(match_of, card, lang, as_json=as_json, as_csv=as_csv)


@cartawel.command()
def move(
    context: typer.Context,
    card: CardFile,
    house: Annotated[
        int | None, typer.Option("--house", help="The house that is taken, 1 to 12.")
    ] = None,
    order: Annotated[
        str | None, typer.Option("--order", help="Its cards as they are sown: 'KS 9H'.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """What a move captures; without --house, the houses that may be taken.

    \b
    The card:
      to_move = "S"
      suits = ["S", "H"]   these if left out
      chain = "sown"       win any house sown; else "contiguous"
      lap = "fill-origin"  with 12 cards or more; else "skip-origin"
      moves = ["3: 9H 5S", "7: KH"]   played first, so that a third repetition
                           is seen; then all 26 cards must be told, those won in
                           captured = { S = "AS", H = "" }
      [houses]             1 to 12 like a clock; leave out empty ones
      3 = "5S 9H"
      4 = "2H"
    Exit code 0: the move is legal (or there is a house to take); 1: there is
    no house to take; 2: the move or the position breaks a rule.

    \b
    Examples:
      pnp score cartawel move position.toml --house 3 --order "9H 5S"
      pnp score cartawel move position.toml
    """
    from pnp.cli import choosing
    from pnp.cli.score import doubts
    from pnp.problems import NO, Told
    from pnp.scorecards import cartawel as cards
    from pnp.scorecards.reading import table

    words = choosing.spoken(lang)
    with choosing.rules(words):
        here = cards.position_of(table(card))
    if here.game and here.game.ending != "playing":
        show(here.game.receipt, words, as_json=as_json)
        raise typer.Exit(NO)
    if house is not None:
        _judge(here, house, order, doubts.hearing(context, words), as_json=as_json)
    elif order is None:
        _list(here, words, as_json=as_json)
    else:
        raise Told("typed.which-house")


def _list(here: Position, words: Words, *, as_json: bool) -> None:
    """Print the houses that may be taken, and exit."""
    from pnp.problems import NO
    from scoring.cards import SUIT_NAMES, listed
    from scoring.cartawel import legal_from

    houses = legal_from(here.board, here.to_move)
    if as_json:
        print(json.dumps({**_head(here), "houses": list(houses)}, indent=2))
    elif houses:
        print("\n".join(f"{each}: {listed(here.board[each - 1])}" for each in houses))
    else:
        suit = words(f"deck.suit.{SUIT_NAMES[here.to_move]}")
        print(words("score.cartawel.stuck", suit=suit))
    raise typer.Exit(0 if houses else NO)


def _judge(here: Position, house: int, order: str | None, hear: Hearing, *, as_json: bool) -> None:
    """Print what the move does."""
    from pnp.cli import choosing
    from pnp.problems import Told
    from scoring.cards import listed
    from scoring.cartawel import HOUSES, move, played

    if order is None:
        lying = listed(here.board[house - 1]) if 1 <= house <= HOUSES else ""
        raise Told("typed.which-order", house=house, cards=lying or "KS 9H")
    words = hear.words
    with choosing.rules(words):
        sown = hear.cards(order)
        outcome = move(here.sides, here.board, here.to_move, house, sown, here.rules)
    after = here.game and played(here.game, house, sown)[0]
    if as_json:
        ending = {"ending": after.ending} if after else {}
        print(json.dumps({**_json(here, house, outcome), **ending}, indent=2))
    else:
        falls = zip(sown, outcome.sown, strict=True)
        steps = ", ".join(f"{each} → {number}" for each, number in falls)
        print("\n".join([words("score.cartawel.sown", steps=steps), *_told(outcome, words)]))
        if after and after.ending != "playing":
            show(after.receipt, words, as_json=False)


def _told(outcome: Outcome, words: Words) -> list[str]:
    from scoring.cards import listed

    reason = words(f"score.reason.{outcome.last_reason}")
    out = [words("score.cartawel.last", house=outcome.last_house, reason=reason)]
    out += [
        words("score.cartawel.won", house=line.about, sum=line.sum)
        for line in outcome.receipt.lines
    ]
    if outcome.captured:
        cards = listed(outcome.captured)
        out.append(words("score.cartawel.captured", cards=cards, points=outcome.points))
    return out


def _head(here: Position) -> dict[str, object]:
    from pnp.tally import VERSION
    from scoring.cartawel import EDITION

    return {"version": VERSION, "game": "cartawel", "edition": EDITION, "mover": here.to_move}


def _json(here: Position, house: int, outcome: Outcome) -> dict[str, object]:
    return {
        **_head(here),
        "house": house,
        "sown": list(outcome.sown),
        "last_house": outcome.last_house,
        "last_reason": outcome.last_reason,
        "captured_houses": list(outcome.captured_houses),
        "captured": [str(each) for each in outcome.captured],
        "points": outcome.points,
        "board": _board(outcome.board),
    }


def _board(board: Board) -> dict[str, list[str]]:
    """The houses that hold cards, by their numbers."""
    return {
        str(number): [str(each) for each in cards] for number, cards in enumerate(board, 1) if cards
    }
