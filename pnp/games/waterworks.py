"""Waterworks: what is in the box, how many, cut to what size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from layouts.faces.plumbing.bath import bath
from layouts.faces.plumbing.manhole import manhole
from layouts.faces.plumbing.pipes import Index, pipe
from layouts.faces.plumbing.plugs import plugs
from layouts.faces.plumbing.taps import spout, valve
from layouts.faces.plumbing.wrench import wrench, wrench_back
from layouts.marks import Face
from layouts.sizes import PIECES, Size
from layouts.themes import Theme
from pnp.box import Box, Choice, Component, Game, Option
from pnp.games import waterworks_figures as figures
from pnp.games.summary import player_aid, rule_sheet
from pnp.words import Words
from scoring import waterworks as rules

MOST_WRENCHES = 60


def pack(choice: Choice, theme: Theme, words: Words) -> Box:
    """The whole box of one edition."""
    edition = rules.EDITIONS[choice.edition]
    values = _values(choice, words)
    deck = tuple(_deck(choice, theme, words))
    faces = {card.key: card.front for card in deck}
    tee = rules.openings("tee", cast(rules.Tee, choice.options["tee"]))
    token = wrench(PIECES["wrench"], theme)
    pictures = figures.figures(faces, token, tee, theme, words)
    seats = choice.players or max(edition.minimum)
    return Box(
        game="waterworks",
        edition=edition.id,
        title=words("waterworks.title"),
        components=(
            player_aid("waterworks", edition.id, seats, values, theme, words),
            _bath(choice, theme, words),
            *deck,
            _wrenches(choice, theme, words),
        ),
        leaflets=(rule_sheet("waterworks", edition.id, values, pictures, deck[0].back, words),),
        assembly=(("bath", "mat"), ("wrenches", "token")),
    )


def _deck(choice: Choice, theme: Theme, words: Words) -> Iterator[Component]:
    """The cards, each with the common back."""
    edition = rules.EDITIONS[choice.edition]
    back = manhole(choice.card, theme)
    index = cast(Index, words("waterworks.index"))

    def card(key: str, name: str, copies: int, front: Face) -> Component:
        return Component(key, name, "card", copies, front, back, "back.waterworks")

    tee = cast(rules.Tee, choice.options["tee"])
    for kind, copies in rules.PIPES.items():
        for material, count in copies.items():
            name = words(
                "waterworks.pipe",
                kind=words(f"waterworks.{kind}"),
                material=words(f"waterworks.{material}"),
            )
            face = pipe(rules.openings(kind, tee), material, choice.card, theme, index)
            yield card(f"pipe.{kind}.{material}", name, count, face)
    for group, materials in rules.PLUGS.items():
        face = plugs(materials, choice.card, theme, index)
        yield card(f"plug.{group}", words("waterworks.plug", group=group), 1, face)
    valves, spouts = choice.players or edition.valves, choice.players or edition.spouts
    yield card("valve", words("waterworks.valve"), valves, valve(choice.card, theme))
    yield card("spout", words("waterworks.spout"), spouts, spout(choice.card, theme))


def _bath(choice: Choice, theme: Theme, words: Words) -> Component:
    card = choice.card
    size = Size(2 * card.width + 62, card.height + 40)
    face = bath(size, card, theme, words("waterworks.draw"), words("waterworks.drain"))
    return Component("mat.bath", words("waterworks.bath"), "mat", 1, face)


def _wrenches(choice: Choice, theme: Theme, words: Words) -> Component:
    size = PIECES["wrench"]
    return Component(
        "wrench",
        words("waterworks.wrench"),
        "token",
        _wrench_count(choice),
        wrench(size, theme),
        wrench_back(size, theme),
        "back.wrench",
    )


def _wrench_count(choice: Choice) -> int:
    if "wrenches" in choice.options:
        return int(choice.options["wrenches"])
    if choice.players:
        return choice.players * rules.WRENCHES_EACH
    return rules.EDITIONS[choice.edition].wrenches


def _values(choice: Choice, words: Words) -> dict[str, str]:
    """What the placeholders of the leaflets stand for."""
    edition = rules.EDITIONS[choice.edition]
    seats = sorted(edition.minimum)
    pipes = sum(sum(copies.values()) for copies in rules.PIPES.values())
    valves, spouts = choice.players or edition.valves, choice.players or edition.spouts
    return {
        "players": words("players.range", least=seats[0], most=seats[-1]),
        "minimum": ", ".join(
            words(f"waterworks.minimum-{which}", length=edition.minimum[n], players=n)
            for n, which in zip(seats, ["first"] + ["next"] * len(seats), strict=False)
        ),
        "valves": str(valves),
        "spouts": str(spouts),
        "wrenches": str(_wrench_count(choice)),
        "cards": str(pipes + len(rules.PLUGS) + valves + spouts),
    }


GAME = Game(
    id="waterworks",
    editions={name: tuple(edition.minimum) for name, edition in rules.EDITIONS.items()},
    default=rules.DEFAULT,
    pack=pack,
    options=(
        Option("tee", rules.TEES, "stem"),
        Option("wrenches", tuple(str(n) for n in range(1, MOST_WRENCHES + 1))),
    ),
)
