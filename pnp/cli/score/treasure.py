"""pnp score treasure: the points of a deal, and the match deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.score import AsCsv, AsJson, CardFile, Language, count, group, show

if TYPE_CHECKING:
    from pnp.cli.score import playing
    from pnp.words import Words
    from scoring.treasure import Match, Row

treasure = group("treasure", "Buried Treasure: the points of a deal, the match deal by deal.")


@treasure.command()
def deal(
    card: CardFile,
    lang: Language = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """The points of a deal: for each suit the quotation times the cards buried.

    \b
    The card names the players clockwise, three to eight:
      players = ["Ana", "Bia", "Caio"]
    and has the deal in one way, from the fastest to the most exact:
      [points]      Ana = 76                     of everybody, as reckoned
      [quotations]  S = 19                       of all suits S H D C, and
      [counts]      Ana = { S = 2, H = 1, C = 1 }  of what each buried
      [piles]       S = "4S 9S 6S"               cards A 2-10 J Q K, and
      [treasures]   Ana = "KS 2S 5H 9D"          the four that each buried
    Write above these two, to account for the whole pack, every removal:
      removed = [["5H", "6S"], ["KD", "9C"]]     first the discarded card

    \b
    Examples:
      pnp score treasure deal deal.toml
      pnp score treasure deal - --json < deal.toml
    """
    from pnp.scorecards.treasure import deal_of

    count(deal_of, card, lang, as_json=as_json, as_csv=as_csv)


@treasure.command()
def match(
    card: CardFile,
    lang: Language = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """The match: a row for each deal, who leads or has won, who deals next.

    \b
    The card, for a match of two deals so far:
      players = ["Ana", "Bia", "Caio"]
      [[deal]]
      points = { Ana = 76, Bia = 0, Caio = 112 }
      [[deal]]
      points = { Ana = 45, Bia = 48, Caio = 18 }
    A deal may also be entered otherwise: see pnp score treasure deal --help.
    Above the deals you may write
      tie = "shared"        a tie is a shared victory; else "playoff"
      agreed_deals = 5      in place of the goal (a house variant)
      first_dealer = "Bia"  else the first of the players

    \b
    Examples:
      pnp score treasure match evening.toml
      pnp score treasure match evening.toml --csv > evening.csv
    """
    from pnp.cli import choosing
    from pnp.scorecards import treasure as cards
    from pnp.scorecards.reading import table

    words = choosing.spoken(lang)
    with choosing.rules(words):
        found = cards.match_of(table(card))
    show(
        found.receipt,
        words,
        as_json=as_json,
        as_csv=as_csv,
        rows=[_row(found, row, words) for row in found.rows],
        more=_more(found),
    )


@treasure.command()
def play(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="What you call this game, such as Friday.")],
    players: Annotated[
        str | None, typer.Option("--players", help="3 to 8 names, clockwise: Ana,Bia,Caio.")
    ] = None,
    tie: Annotated[
        str | None, typer.Option("--tie", help="playoff or shared. [default: playoff]")
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option("--deals", help="So many deals in place of the goal (a house variant)."),
    ] = None,
    dealer: Annotated[
        str | None, typer.Option("--dealer", help="Who deals first. [default: the first player]")
    ] = None,
    lang: Language = None,
) -> None:
    """The score pad: points are typed deal by deal, the match and its totals follow.

    A new name begins a match, a known one goes on with it.  Type 17, 10+15-8, Ana 17, or all at
    once, 17 20 35; edit 2 Ana 20 puts an earlier deal right; help shows all.

    \b
    Examples:
      pnp score treasure play Saturday --players Ana,Bia,Caio
      pnp score treasure play Saturday
    """
    from pnp.cli.score import opening
    from scoring.treasure import PLAYERS

    def setup(at: playing.Desk) -> dict[str, object]:
        return {
            "players": opening.players(at, name, players, PLAYERS[0], PLAYERS[-1]),
            "tie": tie or "playoff",
            "deals": deals,
            "dealer": dealer,
        }

    given = {"--players": players, "--tie": tie, "--deals": deals, "--dealer": dealer}
    opening.sit(context, lang, name, "treasure", setup=setup, given=given)


def _row(of: Match, row: Row, words: Words) -> str:
    from pnp.problems import safe

    entries = zip(of.agreed.players, row.points, row.totals, strict=True)
    totals = ", ".join(f"{who} +{more} = {words.number(total)}" for who, more, total in entries)
    number, dealer = row.seats.number, row.seats.dealer
    return safe(words("score.treasure.row", number=number, dealer=dealer, totals=totals))


def _more(found: Match) -> dict[str, object]:
    """What a match has beyond its receipt, as JSON."""
    players = found.agreed.players
    following = found.next_seats
    return {
        "status": found.status,
        "goal": found.agreed.goal,
        "agreed_deals": found.agreed.deals,
        "leaders": list(found.leaders),
        "winners": list(found.winners),
        "reached": list(found.reached),
        "rows": [
            {
                "number": row.seats.number,
                "dealer": row.seats.dealer,
                "starts": row.seats.starts,
                "points": dict(zip(players, row.points, strict=True)),
                "totals": dict(zip(players, row.totals, strict=True)),
                "status": row.status,
            }
            for row in found.rows
        ],
        "next": following
        and {
            "number": following.number,
            "dealer": following.dealer,
            "starts": following.starts,
        },
    }
