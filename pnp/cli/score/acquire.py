"""pnp score acquire: bonuses of a merger, wealth at the end."""

from __future__ import annotations

from typing import Annotated

import typer

from pnp.cli.score import AsCsv, AsJson, CardFile, Language, group, show

acquire = group("acquire", "Acquire and Cartel: a merger's bonuses, everybody's wealth at the end.")

Edition = Annotated[
    str | None, typer.Option("--edition", help="cartel, classic or tycoon. [default: cartel]")
]


@acquire.command()
def bonus(
    tier: Annotated[str, typer.Argument(help="low, mid, high, or one of our companies.")],
    size: Annotated[int, typer.Argument(help="Tiles of the company before the merging tile.")],
    holdings: Annotated[list[str], typer.Argument(help="NAME=SHARES for every holder.")],
    edition: Edition = None,
    bank: Annotated[
        int | None, typer.Option("--bank", help="The tile turned up in the game for two, 1-12.")
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
    from scoring.acquire.chart import TIERS
    from scoring.acquire.editions import COMPANIES, EDITIONS
    from scoring.acquire.payouts import merger

    words = choosing.spoken(lang)
    chosen = EDITIONS[choosing.one_of("edition", edition or "cartel", tuple(EDITIONS))]
    named = choosing.one_of("tier or company", tier, (*TIERS, *COMPANIES))
    company = words(f"acquire.company.{named}") if named in COMPANIES else ""
    standing = next(each for each in TIERS if each == COMPANIES.get(named, named))
    with choosing.rules(words):
        receipt = merger(chosen, company, standing, size, choosing.holdings(holdings), bank)
    show(receipt, words, as_json=as_json, as_csv=as_csv)


@acquire.command()
def final(
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
    given = table(card)
    cards.check(given)
    asked = edition or given.get("edition", "cartel")
    chosen = EDITIONS[choosing.one_of("edition", str(asked), tuple(EDITIONS))]
    counted = given.get("end-bonuses") if end_bonuses is None else end_bonuses
    with choosing.rules(words):
        receipt = wealth(
            chosen,
            cards.companies(given),
            cards.cash(given),
            end_bonuses=None if counted is None else bool(counted),
        )
    show(receipt, words, as_json=as_json, as_csv=as_csv)
