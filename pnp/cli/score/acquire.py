"""pnp score acquire: bonuses of a merger, wealth at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from pnp.cli.score import AsCsv, AsJson, CardFile, Language, group, show

if TYPE_CHECKING:
    from pnp.cli.score import playing
    from pnp.words import Words

acquire = group("acquire", "Acquire and Cartel: a merger's bonuses, everybody's wealth at the end.")

Edition = Annotated[
    str | None, typer.Option("--edition", help="cartel, classic or tycoon. [default: cartel]")
]


@acquire.command()
def bonus(
    context: typer.Context,
    tier: Annotated[str, typer.Argument(help="low, mid, high, or one of our companies.")],
    size: Annotated[str, typer.Argument(help="Tiles of the company before the merging tile.")],
    holdings: Annotated[list[str], typer.Argument(help="NAME=SHARES for every holder.")],
    edition: Edition = None,
    bank: Annotated[
        str | None, typer.Option("--bank", help="The tile turned up in the game for two, 1-12.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """Who is paid what when a company is absorbed.

    \b
    Examples:
      pnp score acquire bonus mid 2 Ana=5 Bia=5 Caio=1
      pnp score acquire bonus delta 6 Ana=3 Bia=2 --edition classic
    """
    from pnp.cli import choosing
    from pnp.problems import Told
    from scoring.acquire.chart import TIERS
    from scoring.acquire.editions import COMPANIES, EDITIONS
    from scoring.acquire.payouts import merger

    words, known = choosing.spoken(lang), (*TIERS, *COMPANIES)
    chosen = EDITIONS[_edition(context, edition, words)]
    said = {word: each for each in TIERS for word in words(f"score.tier.{each}").split()}
    named = choosing.meant(context, "tier", said.get(tier.lower(), tier), known, words)
    company = words(f"acquire.company.{named}") if named in COMPANIES else ""
    standing = next(each for each in TIERS if each == COMPANIES.get(named, named))
    tiles = choosing.number(Told("typed.size"), size)
    turned = None if bank is None else choosing.number("--bank", bank)
    with choosing.rules(words):
        receipt = merger(chosen, company, standing, tiles, choosing.holdings(holdings), turned)
    show(receipt, words, as_json=as_json, as_csv=as_csv)


@acquire.command()
def final(
    context: typer.Context,
    card: CardFile,
    edition: Edition = None,
    end_bonuses: Annotated[
        bool | None,
        typer.Option("--end-bonuses/--no-end-bonuses", help="Whatever the edition has."),
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
) -> None:
    """Everybody's wealth: cash, shares, bonuses; the other way of counting beside it.

    \b
    Examples:
      pnp score acquire final wealth.toml
      pnp score acquire final - --edition classic < wealth.toml
    """
    from pnp.cli import choosing
    from pnp.scorecards import acquire as cards
    from pnp.scorecards.reading import table
    from scoring.acquire.editions import EDITIONS
    from scoring.acquire.final import wealth

    words = choosing.spoken(lang)
    told = cards.wealth(table(card))
    chosen = EDITIONS[_edition(context, edition or told.edition, words)]
    counted = told.end_bonuses if end_bonuses is None else end_bonuses
    with choosing.rules(words):
        receipt = wealth(chosen, told.companies, told.cash, end_bonuses=counted)
    show(receipt, words, as_json=as_json, as_csv=as_csv)


@acquire.command()
def play(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="What you call this game, such as Friday.")],
    players: Annotated[
        str | None, typer.Option("--players", help="2 to 6 names, clockwise: Ana,Bia,Caio.")
    ] = None,
    edition: Edition = None,
    names: Annotated[
        str | None,
        typer.Option("--names", help="Companies: own, 1976, 1999, 2008, 2023. [default: own]"),
    ] = None,
    bank_tile: Annotated[
        bool | None,
        typer.Option("--bank-tile", help="Two players: a tile turned up is the bank's holding."),
    ] = None,
    lang: Language = None,
) -> None:
    """The banker: keeps cash, shares and the board, pays bonuses, remembers the game.

    A new name begins a game, a known one goes on with it.  Type lines such as 5C, found Delta,
    buy 2 Delta, trade 4 sell 3, undo, status, why, end; help shows all.

    \b
    Examples:
      pnp score acquire play Friday --players Ana,Bia,Caio
      pnp score acquire play Friday
      pnp score acquire play Friday < moves.txt
    """
    from pnp.cli import choosing
    from pnp.cli.score import opening
    from scoring.acquire.names import NAMES, OWN

    def setup(at: playing.Desk) -> dict[str, object]:
        box = choosing.meant(context, "names", names or OWN, tuple(NAMES), at.words)
        return {
            "edition": _edition(context, edition, at.words),
            "players": opening.players(at, name, players, 2, 6),
            "companies": _companies(box, NAMES[box], at.words),
            "tile_bank": bool(bank_tile),
        }

    given = {
        "--players": players,
        "--edition": edition,
        "--names": names,
        "--bank-tile": bank_tile,
    }
    opening.sit(context, lang, name, "acquire", setup=setup, given=given)


def _edition(context: typer.Context, given: str | None, words: Words) -> str:
    """The edition that was meant; the default unless one is given."""
    from pnp.cli import choosing
    from scoring.acquire.editions import DEFAULT, EDITIONS

    return choosing.meant(context, "edition", given or DEFAULT, tuple(EDITIONS), words)


def _companies(box: str, tiers: Mapping[str, str], words: Words) -> dict[str, str]:
    """Companies and their tiers, our own by their names in words."""
    if box != "own":
        return dict(tiers)
    return {words(f"acquire.company.{key}"): tier for key, tier in tiers.items()}
