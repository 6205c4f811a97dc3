"""Courts: half a figure in a notched double frame, and the same half turned.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import fonts, lettering, paths
from layouts.faces.cards import court_heads, court_robes
from layouts.faces.cards.court_emblems import held
from layouts.faces.cards.court_liveries import Court, Livery, drawn, keyed, livery
from layouts.faces.cards.indices import Cut, corner
from layouts.faces.cards.pips import Colours, Suit, pip
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
    scale,
    turn,
)
from layouts.sizes import Size
from layouts.themes import Theme

EDGE = 4.3  # outer rule, from the cut
BAND = 2.9  # between the two rules
HALF = Size(48.9, 37.1)  # half a picture on a poker card
LEAN = 0.2  # slope of the sash


@cache
def court(
    rank: Court, suit: Suit, size: Size, theme: Theme, index: Cut, colours: Colours, name: str
) -> tuple[Mark, ...]:
    """The frame with the figure and its twin; `name` runs up the left side and down the right."""
    x, y = size.width / 2, size.height / 2
    outer, inner = (_notched(size, corner(size, index), inset) for inset in (EDGE, EDGE + BAND))
    kx = (size.width - 2 * (EDGE + BAND)) / HALF.width
    ky = min((size.height / 2 - EDGE - BAND) / HALF.height, kx * 1.08)
    half = Use(_half(rank, suit, theme, colours), scale(kx, ky))
    wear = livery(suit, colours, theme)
    figure = (half, Use(half.face, half.matrix.then(turn(180))), *_sash(size.width, kx, wear))
    sign = pip(suit, 18.6 * kx, -y + EDGE + BAND + 6.2 * ky, 8.4 * kx, wear.sign)
    sky = Use(_sky(rank, theme), scale(kx))
    picture = (sky, *figure, sign, Group((sign,), turn(180)))
    return (
        Path(outer, Solid(theme["court.band"])),
        *_beads(size, corner(size, index), theme),
        *_lettered(name, size, corner(size, index), theme),
        Path(inner, Solid(theme["court.sky"])),
        Group((Group(picture, move(x, y)),), clip=inner),
        Path(outer, stroke=Stroke(wear.line, 0.36)),
        Path(inner, stroke=Stroke(wear.line, 0.36)),
    )  # fmt: skip


def _notched(size: Size, away: Size, inset: float) -> Outline:
    """The card's rectangle inset, two opposite corners cut away for the indices."""
    left, top = inset, inset
    right, foot = size.width - inset, size.height - inset
    w, h = away.width + inset - EDGE + 1.0, away.height + inset - EDGE + 1.0
    across, down = size.width - w, size.height - h
    return paths.polygon(
        ((w, top), (right, top), (right, down), (across, down), (across, foot), (left, foot),
         (left, h), (w, h))
    )  # fmt: skip


def _beads(size: Size, away: Size, theme: Theme) -> tuple[Mark, ...]:
    """Beads between the rules: half the way round, and the same turned."""
    run = _notched(size, away, EDGE + BAND / 2)[:5]
    # a notch leaves the length round a rectangle as it was
    length = size.width + size.height - 4 * (EDGE + BAND / 2)
    pitch = length / round(length / 1.9)
    pen = Stroke(theme["court.gold.deep"], 0.75, cap="round", dash=dots(pitch))
    half = Path(run, stroke=pen)
    return half, Group((half,), turn(180, size.width / 2, size.height / 2))


@cache
def _half(rank: Court, suit: Suit, theme: Theme, colours: Colours) -> Face:
    """The upper half about the card's middle, cut along the sash."""
    wear = livery(suit, colours, theme)
    marks = flat(
        court_heads.mane(rank, wear),
        court_robes.robe(rank, suit, wear),
        court_robes.sleeve(wear),
        court_heads.head(rank, suit, wear) if rank == "J" else (),
        court_robes.collar(rank, wear),
        court_heads.head(rank, suit, wear) if rank != "J" else (),
        court_heads.crown(rank, wear),
        held(suit, wear),
    )
    above = paths.polygon(((-30, 30 * LEAN), (30, -30 * LEAN), (30, -60), (-30, -60)))
    return Face(0, 0, (Group(marks, clip=above),), bleed=60)


def _sash(width: float, k: float, wear: Livery) -> tuple[Mark, ...]:
    half, reach = 2.5 * k, width / 2
    gems: Outline = ()
    for i in range(-6, 7):
        gems += paths.regular(i * 4.4 * k, -i * 4.4 * k * LEAN, 1.15 * k, 4)

    def slope(off: float) -> Outline:
        return paths.line(-reach, reach * LEAN + off, reach, -reach * LEAN + off)

    belt = paths.polygon(
        ((-reach, reach * LEAN - half), (reach, -reach * LEAN - half),
         (reach, -reach * LEAN + half), (-reach, reach * LEAN + half))
    )  # fmt: skip
    return (
        keyed(belt, wear.gold, wear.line),
        drawn(slope(0.72 * half) + slope(-0.72 * half), wear.line),
        Path(gems, Solid(wear.robe)),
    )


@cache
def _sky(rank: Court, theme: Theme) -> Face:
    """Behind the head: rays for kings, dots for queens, bars for jacks."""
    mark = theme["court.sky.mark"]
    rays: Outline = ()
    for i in range(-9, 10):
        for twin in (-90, 90):
            a = i * 10 + twin
            rays += paths.polygon(
                (
                    paths.polar(0, 0, 6, a),
                    paths.polar(0, 0, 62, a - 2.2),
                    paths.polar(0, 0, 62, a + 2.2),
                )
            )
    dots: Outline = ()
    bars: Outline = ()
    for i in range(-9, 10):
        bars += paths.rectangle(i * 3 - 0.5, -45, 1.0, 90)
        for j in range(-14, 15):
            dots += paths.circle(i * 3 + 1.5 * (j % 2), j * 3, 0.45)
    pattern = {"J": bars, "Q": dots, "K": rays}[rank]
    return Face(0, 0, (Path(pattern, Solid(mark)),), bleed=65)


def _lettered(name: str, size: Size, away: Size, theme: Theme) -> tuple[Mark, ...]:
    """The name in the band, on both long sides, with beads to fill the rest."""
    ink = theme["court.line"]
    along = size.height - EDGE - BAND - away.height - 1
    words = lettering.centred(
        0, 0, name.upper(), font="sans-bold", size=pt(6), ink=ink, room=along - 2
    )
    half = words.size * 0.6 + fonts.width(words.words, words.font, words.size) / 2
    clear = paths.rectangle(-half, -0.8, 2 * half, 1.6)
    place = turn(-90).then(move(EDGE + BAND / 2, size.height / 2 + (away.height - EDGE) / 2))
    one = Group((Path(clear, Solid(theme["court.band"])), words), place)
    return one, Group((one,), turn(180, size.width / 2, size.height / 2))
