"""Art for orders: a pack read, judged on their boxes, reported on in one go, put on or refused."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from pnp.art import dressing
from pnp.art.claims import POLICIES, Art, Policy
from pnp.art.findings import Finding, ordered, refusal
from pnp.art.load import load
from pnp.box import Box, Choice
from pnp.cli.choosing import one_of
from pnp.games import GAMES, game
from pnp.order import Order
from pnp.press import packed
from pnp.problems import Problem


def dressed(
    orders: Sequence[Order], path: Path, bleed: str | None, format_name: str, *, quiet: bool
) -> list[Order]:
    """The orders with the art of a pack.  All that was found is told on standard error.

    Raises Problem, exit code 4, if anything in the pack is unsafe; 2 if anything cannot be used.
    """
    found, findings = load(path, policy(bleed))
    boxes = [packed(order) for order in orders]
    report = [*findings, *judged(found, boxes, orders[0])]
    problem = refusal(str(path), report)
    if problem or not quiet:
        tell(report)
    if problem:
        raise problem
    if not found.claims:
        raise Problem(f"{path}: no art in it; name pictures by the keys that 'pnp box' lists")
    if format_name == "svg" and any(c.artwork.picture.media == "pdf" for c in found.claims):
        raise Problem("--format svg takes PNG, JPEG and WebP art; print SVG and PDF art as pdf")
    return [replace(order, art=found) for order in orders]


def policy(bleed: str | None) -> Policy | None:
    """The way to fill the bleed that was typed, if any."""
    if bleed is None:
        return None
    wanted = one_of("way to fill the bleed", bleed, POLICIES)
    return next(each for each in POLICIES if each == wanted)


def judged(art: Art, boxes: Sequence[Box], order: Order) -> list[Finding]:
    """What is to be said about art on these boxes, printed with the bleed of that order."""
    known = dressing.claimable(boxes)
    return [
        *dressing.rivals(boxes, art),
        *dressing.strangers(art, known, lambda: every_key(order)),
        *dressing.doubts(dressing.worn(boxes, art), art, order.bleed),
    ]


def every_key(order: Order) -> dict[str, str]:
    """Every key of every game and edition that art can claim, and whose it is."""
    found: dict[str, str] = {}
    for name in GAMES:
        each = game(name)
        options = {option.key: option.default for option in each.options if option.default}
        for edition in each.editions:
            choice = Choice(edition, None, None, order.choice.card, options)
            box = each.pack(choice, order.theme, order.words)
            for key in dressing.claimable([box]):
                found.setdefault(key, f"{name}, edition {edition}")
    return found


def tell(findings: Iterable[Finding]) -> None:
    """The findings, a line each, the worst first, on standard error."""
    for finding in ordered(findings):
        print(f"pnp: {finding}", file=sys.stderr)
