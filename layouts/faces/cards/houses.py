"""Houses of Cartawel: clay bowls seen from above, numbered like a clock.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.marks import (
    Face,
    Mark,
    Outline,
    Path,
    Radial,
    Solid,
    Stop,
    Stroke,
    Use,
    flat,
    move,
    scale,
    turn,
)
from layouts.paths import polar
from layouts.themes import Theme

HOURS = 12


@cache
def house(number: int, side: float, theme: Theme) -> Face:
    """A marker: a round of `side` mm, the house's number and as many seeds, 1 to 12."""
    r = side / 2
    return Face(
        side,
        side,
        (
            Path(paths.circle(r, r, r + DRAWN_PAST_TRIM), Solid(theme["cartawel.clay.deep"])),
            Use(bowl(number, theme), scale(r / 10).then(move(r, r))),
        ),
        bleed=2.0,
        cut=paths.circle(r, r, r),
    )


@cache
def bowl(number: int, theme: Theme) -> Face:
    """The bowl of a house, 10 mm in radius about the face's origin.

    Seeds lie at the hours gone by; the arrow on the rim goes on from the last.
    """
    ink = theme["cartawel.ink.light"]
    return Face(
        0,
        0,
        flat(
            Use(_clay(theme)),
            _seeds(number, theme),
            lettering.centred(0, 0, str(number), font="slab", size=7.6, room=6.6, ink=ink),
            _onward(number, ink),
        ),
        bleed=11,
    )


@cache
def _clay(theme: Theme) -> Face:
    """Rim, slip decoration and hollow, lit from above left."""
    light, clay = theme["cartawel.clay.light"], theme["cartawel.clay"]
    deep, dark = theme["cartawel.clay.deep"], theme["cartawel.clay.dark"]
    rim = Radial(-3, -4, 14, (Stop(0, light), Stop(0.6, clay), Stop(1, deep)))
    hollow = Radial(1.6, 2.2, 9, (Stop(0, clay), Stop(0.55, deep), Stop(1, dark)))
    nicks: Outline = ()
    for i in range(60):
        inner = 8.95 if i % 5 else 8.7
        nicks += paths.line(*polar(0, 0, inner, i * 6), *polar(0, 0, 9.3, i * 6))
    return Face(
        0,
        0,
        (
            Path(paths.circle(0, 0, 10), rim),
            Path(paths.circle(0, 0, 9.6), stroke=Stroke(dark, 0.12)),
            Path(nicks, stroke=Stroke(dark, 0.16)),
            Path(paths.circle(0, 0, 7.5), hollow, Stroke(dark, 0.3)),
            Path(paths.arc(0, 0, 7.3, 195, 255), stroke=Stroke(light, 0.2, cap="round")),
        ),
        bleed=11,
    )


def _angle(hour: float) -> float:
    return -90 + hour * 360 / HOURS


def _seeds(number: int, theme: Theme) -> tuple[Mark, ...]:
    shade: Outline = ()
    seeds: Outline = ()
    for hour in range(1, number + 1):
        place = turn(_angle(hour)).then(move(*polar(0, 0, 5.75, _angle(hour))))
        seed = paths.ellipse(0, 0, 1.05, 0.78)
        seeds += paths.moved(seed, place)
        shade += paths.moved(seed, place.then(move(0.18, 0.24)))
    return (
        Path(shade, Solid(theme["cartawel.clay.dark"])),
        Path(seeds, Solid(theme["cartawel.seed"])),
    )


def _onward(number: int, ink: str) -> tuple[Mark, ...]:
    """The arrow on the rim, clockwise from the house's own hour."""
    start, r = _angle(number), 8.25
    end = start + 24
    tip = polar(0, 0, r, end + 7)
    return (
        Path(paths.circle(*polar(0, 0, r, start), 0.42), Solid(ink)),
        Path(paths.arc(0, 0, r, start, end), stroke=Stroke(ink, 0.42, cap="round")),
        Path(
            paths.polygon((tip, polar(0, 0, r + 0.8, end - 1), polar(0, 0, r - 0.8, end - 1))),
            Solid(ink),
        ),
    )
