"""Share certificates: one face a company, all its shares alike.  Lengths in mm."""

from __future__ import annotations

from functools import cache
from math import cos, pi

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.exchange.companies import medallion, panel, signature
from layouts.faces.exchange.house import house
from layouts.faces.guilloche import Lace, engraved, frame, placed, rosette, woven
from layouts.fonts import pt
from layouts.marks import (
    Face,
    Group,
    Mark,
    Outline,
    Path,
    Solid,
    Stroke,
    Use,
    dots,
    flat,
    move,
    turn,
)
from layouts.sizes import Size
from layouts.themes import Theme

EDGE = 5.7  # middle of the guilloche, from the cut
LACES = {  # a company's border has a weave of its own
    "aurora": Lace(4.6, 1.9, strands=6, turns=2, waist=0.5),
    "delta": Lace(7.0, 1.9, strands=9, turns=2, waist=0.7),
    "ipe": Lace(3.6, 1.9, strands=6, turns=1, waist=0.8),
    "mirante": Lace(4.0, 1.9, strands=5, turns=2, waist=0.6),
    "sabia": Lace(5.4, 1.9, strands=6, turns=2, waist=0.35),
    "vitoria": Lace(4.4, 1.9, strands=4, turns=2, waist=1.0, line=0.16),
    "zenite": Lace(9.0, 1.9, strands=7, turns=4, waist=0.3),
}


@cache
def certificate(
    key: str,
    name: str,
    business: str,
    share: str,
    one_of: str,
    director: str,
    size: Size,
    theme: Theme,
) -> Face:
    """One share of a company, size.width x size.height mm (made for 85 x 54).

    share: "1 share"; one_of: "one of 25"; director: the word under the signature.
    """
    width, height = size
    role = f"company.{key}"
    stub = width * 0.29
    left, top, foot = 9.0, 9.0, height - 9.0
    text_left = left + stub + 2.5
    text_right = width - 9.8
    return Face(
        width,
        height,
        flat(
            _ground(size, theme[f"{role}.tint"]),
            panel(key, left, top, stub, foot - top, theme),
            _stub_edge(left + stub, top, foot, theme[role]),
            _stub_seal(key, left + stub / 2, height / 2, stub * 0.42, theme),
            _border(key, size, theme),
            _watermark(key, (text_left + text_right) / 2, height / 2, theme),
            _titles(name, business, text_left, text_right, theme[role]),
            _holding(share, one_of, text_left, text_right, theme, role),
            _signed(key, director, text_left, foot, theme),
            wax(text_right - 5.6, foot - 5.4, 4.6, theme),
            _initials(key, name[0], size, theme),
        ),
        bleed=2.0,
    )


def _ground(size: Size, colour: str) -> Path:
    d = DRAWN_PAST_TRIM
    return Path(paths.rectangle(-d, -d, size.width + 2 * d, size.height + 2 * d), Solid(colour))


def _border(key: str, size: Size, theme: Theme) -> tuple[Mark, ...]:
    ink = theme[f"company.{key}.lace"]
    width, height = size.width - 2 * EDGE, size.height - 2 * EDGE
    lace = frame(width, height, 2.4, woven(LACES[key], theme), ink)
    rules = ((3.1, 0.45), (8.35, 0.3), (9.0, 0.12))
    return (
        Use(lace, move(EDGE, EDGE)),
        *(
            Path(
                paths.rectangle(d, d, size.width - 2 * d, size.height - 2 * d),
                stroke=Stroke(ink, thick),
            )
            for d, thick in rules
        ),
    )


def _stub_edge(x: float, top: float, foot: float, ink: str) -> tuple[Mark, ...]:
    # the line a clerk would have torn along
    holes = Stroke(ink, 0.5, cap="round", dash=dots(1.2))
    return (
        Path(paths.line(x, top, x, foot), stroke=Stroke(ink, 0.25)),
        Path(paths.line(x + 1.0, top + 0.9, x + 1.0, foot - 0.5), stroke=holes),
    )


def _stub_seal(key: str, x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    return (placed(medallion(key, r, theme), x, y),)


def _watermark(key: str, x: float, y: float, theme: Theme) -> tuple[Mark, ...]:
    ink = theme[f"company.{key}.mark"]
    great = woven(Lace(1, 3.4, strands=5, turns=2, waist=0.3, line=0.1), theme)
    small = woven(Lace(1, 2.6, strands=4, turns=1, waist=0.5, line=0.1), theme)
    outer, inner = rosette(12.5, 24, great, ink), rosette(6.5, 16, small, ink)
    return placed(outer, x, y, 1.25, 1.0), placed(inner, x, y, 1.25, 1.0)


def _titles(name: str, business: str, left: float, right: float, ink: str) -> tuple[Mark, ...]:
    x, room = (left + right) / 2, right - left
    words = business.upper()
    return (
        lettering.fitted(x, 13.2, words, font="sans", size=pt(7), room=room, ink=ink),
        lettering.fitted(x, 22.5, name, font="slab", size=pt(33), room=room, ink=ink),
        Path(_flourish(x, 26.0, room * 0.46), Solid(ink)),
    )


def _flourish(x: float, y: float, reach: float) -> Outline:
    # a swelled rule: hair-thin ends, a lozenge at the middle
    blade = paths.polygon(((x + 2, y - 0.22), (x + reach, y), (x + 2, y + 0.22)))
    other = paths.polygon(((x - 2, y - 0.22), (x - reach, y), (x - 2, y + 0.22)))
    gem = paths.polygon(((x - 1.2, y), (x, y - 0.8), (x + 1.2, y), (x, y + 0.8)))
    return blade + other + gem


def _holding(
    share: str, one_of: str, left: float, right: float, theme: Theme, role: str
) -> tuple[Mark, ...]:
    x, room = (left + right) / 2, right - left
    ink = theme["ink"]
    return (
        lettering.fitted(x, 31.7, share, font="slab", size=pt(18), room=room, ink=ink),
        lettering.fitted(x, 35.7, one_of, font="slab-light", size=pt(8.5), room=room, ink=ink),
    )


def _signed(key: str, director: str, left: float, foot: float, theme: Theme) -> tuple[Mark, ...]:
    length = 22.0
    y = foot - 3.6
    rule = Stroke(theme[f"company.{key}"], 0.15)
    return (
        Path(paths.line(left + 1, y, left + 1 + length, y), stroke=rule),
        *signature(key, left + 1.5, y, length - 3, theme["exchange.signature"]),
        lettering.fitted(
            left + 1 + length / 2, y + 2.3, director, font="sans", size=pt(6.2), room=length,
            ink=theme["ink"],
        ),
    )  # fmt: skip


def wax(x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    """The exchange's seal: a scalloped wafer of radius r with ribbon ends and its house."""
    red, light = theme["exchange.wax"], theme["exchange.wax.ink"]
    ribbon = paths.polygon(
        (
            (x - r * 0.75, y + r * 0.3), (x - r * 0.95, y + r * 1.5), (x - r * 0.45, y + r * 1.25),
            (x, y + r * 1.5), (x + r * 0.45, y + r * 1.25), (x + r * 0.95, y + r * 1.5),
            (x + r * 0.75, y + r * 0.3),
        )
    )  # fmt: skip
    beads: Outline = ()
    for i in range(28):
        beads += paths.circle(*paths.polar(x, y, r * 0.8, i * 360 / 28), r * 0.035)
    return (
        Path(ribbon, Solid(theme["exchange.wax.deep"])),
        Path(_scalloped(x, y, r, 20), Solid(red)),
        Path(beads, Solid(light)),
        Path(paths.circle(x, y, r * 0.7), stroke=Stroke(light, r * 0.035)),
        *house(x, y + r * 0.4, r * 0.32, r * 0.4, 4, light),
    )


def _scalloped(x: float, y: float, r: float, teeth: int) -> Outline:
    def rim(t: float) -> paths.Point:
        return paths.polar(x, y, r * (0.97 + 0.03 * cos(2 * pi * teeth * t)), 360 * t)

    return engraved(rim, 2 * teeth)


@cache
def _corner(key: str, initial: str, theme: Theme) -> Face:
    """The company's initial in a little rosette, 2 x 3.7 mm square."""
    r, role = 3.7, f"company.{key}"
    lace = woven(Lace(1, r * 0.14, strands=5, turns=1, waist=0.5), theme)
    ring = rosette(r * 0.84, 14, lace, theme[f"{role}.lace"])
    return Face(
        2 * r,
        2 * r,
        (
            Path(paths.circle(r, r, r * 0.97), Solid(theme[f"{role}.tint"])),
            placed(ring, r, r),
            Path(paths.circle(r, r, r * 0.72), Solid(theme[f"{role}.seal"])),
            lettering.centred(r, r, initial, font="slab", size=pt(11), ink=theme[f"{role}.emblem"]),
        ),
        bleed=0.3,
    )


def _initials(key: str, initial: str, size: Size, theme: Theme) -> tuple[Mark, ...]:
    face = _corner(key, initial, theme)
    inset = EDGE + 0.6
    upright = [placed(face, x, inset) for x in (inset, size.width - inset)]
    other_way_up = turn(180, size.width / 2, size.height / 2)
    return (*upright, Group(tuple(upright), other_way_up))
