"""The seven companies' emblems, in a disc of radius 10 about (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from layouts import paths
from layouts.marks import Close, Curve, Line, Mark, Matrix, Move, Outline, Path, Solid, Stroke
from layouts.paths import Point

MIRROR = Matrix(a=-1.0)

Drawing = Callable[[Solid, Solid], tuple[Mark, ...]]
"""Draws an emblem in an ink over a ground; the ground serves for what is left blank."""


def sun(ink: Solid, ground: Solid) -> tuple[Mark, ...]:
    """A sun that rises over three lines of horizon."""
    rays: Outline = ()
    for i in range(9):
        angle = 180 + i * 22.5
        tip = 8.1 if i % 2 == 0 else 7.0
        a, b = paths.polar(0, 2, 4.9, angle - 6), paths.polar(0, 2, 4.9, angle + 6)
        rays += paths.polygon((a, paths.polar(0, 2, tip + 1, angle), b))
    disc = (*paths.arc(0, 2, 3.9, 180, 360), Close())
    lines = (
        paths.rounded(-7.8, 3, 15.6, 0.95, 0.5)
        + paths.rounded(-5.6, 4.8, 11.2, 0.95, 0.5)
        + paths.rounded(-3.2, 6.6, 6.4, 0.95, 0.5)
    )
    return (Path(rays + disc + lines, ink),)


def boat(ink: Solid, ground: Solid) -> tuple[Mark, ...]:
    """A sailing boat, its pennant out, on two waves."""
    main = (Move(0.7, -7.4), Curve(3.6, -4.6, 5.6, -1.4, 6.2, 2), Line(0.7, 2), Close())
    jib = (Move(-0.5, -5.6), Curve(-0.9, -2.6, -2.4, 0.2, -5.6, 2), Line(-0.5, 2), Close())
    hull = (
        Move(-6.9, 3),
        Line(7.3, 3),
        Curve(6.7, 4.6, 5.8, 5.6, 4.6, 6.1),
        Line(-4.4, 6.1),
        Curve(-5.8, 5.4, -6.5, 4.4, -6.9, 3),
        Close(),
    )
    wave = Stroke(ink.colour, 0.85, cap="round")
    return (
        Path(main + jib + hull, ink),
        Path(paths.wave((-5.4, 7.4), (5.4, 7.4), height=0.45, turns=3), stroke=wave),
    )


def tree(ink: Solid, ground: Solid) -> tuple[Mark, ...]:
    """An ipê in flower: a cloud of blossom on a forked trunk."""
    tufts = (
        (0, -5.1, 2.9), (-3.4, -3.8, 2.6), (3.4, -3.8, 2.6), (-5.3, -1.1, 2.3), (5.3, -1.1, 2.3),
        (0, -2.2, 3.2), (-2.4, -0.5, 2.1), (2.4, -0.5, 2.1),
    )  # fmt: skip
    blooms = ((0, -5.3), (-3.2, -3.9), (3.2, -3.9), (-5.2, -1.1), (5.2, -1.1), (0, -2))
    crown = sum((paths.circle(*tuft) for tuft in tufts), ())
    trunk = (
        Move(-0.9, 0),
        Curve(-0.7, 3, -0.9, 5.2, -3.4, 7.4),
        Line(3.4, 7.4),
        Curve(0.9, 5.2, 0.7, 3, 0.9, 0),
        Close(),
    )
    fork = paths.polyline(((-3.6, 0.6), (-0.1, 4.1), (3.6, 0.6)))
    petals = sum((paths.star(x, y, 1.0, 0.45, 5) for x, y in blooms), ())
    return (
        Path(crown, ink),
        Path(trunk, ink),
        Path(fork, stroke=Stroke(ink.colour, 1, cap="round")),
        Path(petals, ground),
    )


def tower(ink: Solid, ground: Solid) -> tuple[Mark, ...]:
    """A grand hotel on a hill, its flag up and all its windows lit."""
    hill: Outline = (
        Move(-8.4, 4.6),
        Curve(-5, 2.6, 5, 2.6, 8.4, 4.6),
        *_bowl(8.4, 4.6, 8.4),
        Close(),
    )
    walls = paths.rectangle(-1.9, -5.4, 3.8, 8.2) + paths.rectangle(-5.2, -1.2, 10.4, 4.8)
    roof = paths.polygon(((-2.4, -5.3), (0, -7), (2.4, -5.3)))
    ledge = paths.rectangle(-5.8, -1.7, 11.6, 0.75)
    flag = paths.polygon(
        ((0, -9.2), (2.9, -8.5), (0.35, -7.8), (0.35, -6.5), (-0.2, -6.5), (-0.2, -9.2))
    )
    panes: Outline = ()
    for y in (-4.5, -3.0):
        panes += paths.rectangle(-1.15, y, 0.85, 0.95) + paths.rectangle(0.3, y, 0.85, 0.95)
    for x in (-4.4, -2.9, 2.05, 3.55):
        panes += paths.rectangle(x, -0.2, 0.85, 1.1) + paths.rectangle(x, 1.6, 0.85, 1.1)
    door: Outline = (
        Move(-0.9, 3.6),
        Line(-0.9, 1.3),
        Curve(-0.9, 0.1, 0.9, 0.1, 0.9, 1.3),
        Line(0.9, 3.6),
        Close(),
    )
    return (
        Path(hill, ink),
        Path(roof + flag, ink),
        Path(walls + ledge, ink),
        Path(panes + door, ground),
    )


def bird(ink: Solid, ground: Solid) -> tuple[Mark, ...]:
    """A thrush on its twig, beak open, with two arcs of song."""
    body = (
        Move(4.3, -5.4),
        Curve(3.2, -5.5, 2.6, -5.4, 2.2, -5.5),
        Curve(1.2, -6.9, -1.2, -6.6, -1.9, -4.8),
        Curve(-2.6, -3, -4, -1.6, -5, 0.6),
        Curve(-5.8, 2.4, -7, 4.4, -8, 5.8),
        Line(-6.6, 6.9),
        Curve(-5.6, 5.6, -4.6, 4.6, -3, 4.1),
        Curve(0.4, 4.4, 3.2, 2.4, 3.1, -1),
        Curve(3, -2.4, 2.6, -2.9, 2.5, -3.6),
        Line(4, -2.7),
        Line(2.6, -4.3),
        Close(),
    )
    wing = (
        Move(-1.9, -1.9),
        Curve(0.6, -1.6, 1, 1, -0.4, 2.1),
        Curve(-2, 2.9, -3.8, 2.2, -5.2, 3.4),
        Curve(-4.6, 1, -2.6, 0.6, -1.9, -1.9),
        Close(),
    )
    twig = (Move(-3.4, 6.9), Curve(-1, 6.1, 2, 6.4, 6.2, 5.2))
    leaf = (Move(4.2, 5.6), Curve(4, 3.6, 5.2, 2.6, 7, 2.6), Curve(7.2, 4.4, 6.2, 5.6, 4.2, 5.6))
    legs = paths.line(-0.6, 3.8, -0.4, 6.4) + paths.line(1, 3.4, 1.2, 6.3)
    song = paths.arc(3.2, -4.2, 3.1, -32, 32) + paths.arc(3.2, -4.2, 4.9, -30, 30)
    return (
        Path(body, ink),
        Path((*leaf, Close()), ink),
        Path(wing, ground),
        Path(paths.circle(0.7, -5, 0.5), ground),
        Path(twig, stroke=Stroke(ink.colour, 0.9, cap="round")),
        Path(legs, stroke=Stroke(ink.colour, 0.55)),
        Path(song, stroke=Stroke(ink.colour, 0.75, cap="round")),
    )


def wheel(ink: Solid, ground: Solid) -> tuple[Mark, ...]:
    """A driving wheel with wings."""
    feathers: Outline = ()
    for i, (root, tip) in enumerate((((3.2, -2.4), (9, -4.8)), ((3.6, -0.4), (8.4, -1.9)),
                                     ((3.6, 1.6), (7.4, 0.9)))):  # fmt: skip
        feather = _feather(root, tip, 2.0 - 0.15 * i)
        feathers += feather + paths.moved(feather, MIRROR)
    spokes: Outline = ()
    for i in range(8):
        spokes += paths.line(0, 1, *paths.polar(0, 1, 3.9, 22.5 + 45 * i))
    rail = paths.rounded(-6.6, 6.1, 13.2, 1.0, 0.4)
    ties = sum((paths.rectangle(-5.9 + 2.6 * i, 7.3, 1.4, 0.75) for i in range(5)), ())
    return (
        Path(feathers, ink),
        Path(paths.circle(0, 1, 4.9), ink),
        Path(paths.circle(0, 1, 3.5), ground),
        Path(spokes, stroke=Stroke(ink.colour, 0.6)),
        Path(paths.circle(0, 1, 1.25), ink),
        Path(rail + ties, ink),
    )


def aeroplane(ink: Solid, ground: Solid) -> tuple[Mark, ...]:
    """An airliner climbing straight to its star."""
    wing: tuple[Point, ...] = ((0.8, -1.2), (8, 3), (8, 4.3), (0.8, 2.3))
    tail: tuple[Point, ...] = ((0.5, 5.3), (3.2, 7.1), (3.2, 8), (0.4, 7.2))
    half = paths.polygon(wing) + paths.polygon(tail)
    for x, y in ((3.2, 0.1), (5.3, 1.3)):
        half += paths.rounded(x, y, 0.9, 2.2, 0.45)
    body = (
        Move(0, -5.1),
        Curve(0.8, -4.4, 1.05, -3.4, 1.05, -2.2),
        Line(0.75, 5.6),
        Curve(0.7, 6.8, 0.3, 7.7, 0, 8.1),
        Curve(-0.3, 7.7, -0.7, 6.8, -0.75, 5.6),
        Line(-1.05, -2.2),
        Curve(-1.05, -3.4, -0.8, -4.4, 0, -5.1),
        Close(),
    )
    star = paths.star(0, -7, 2.1, 0.55, 4)
    return (
        Path(half + paths.moved(half, MIRROR), ink),
        Path(body + star, ink),
        Path(paths.rounded(-0.55, -3.6, 1.1, 0.6, 0.2), ground),
    )


def _bowl(r: float, y: float, x: float) -> tuple[Curve, ...]:
    # the lower edge of a hill, round like the disc it lies in
    return (Curve(x - 1.6, y + 1.9, 3.4, 8.4, 0, 8.4), Curve(-3.4, 8.4, 1.6 - x, y + 1.9, -x, y))


def _feather(root: Point, tip: Point, depth: float) -> Outline:
    (x, y), (tx, ty) = root, tip
    return (
        Move(x, y),
        Curve(x + 1.6, y - 0.4, tx - 1.8, ty + 0.6, tx, ty),
        Curve(tx - 0.2, ty + depth * 0.8, tx - 1.8, y + depth * 0.8, x, y + depth * 0.75),
        Close(),
    )


EMBLEMS: dict[str, Drawing] = {
    "aurora": sun,
    "delta": boat,
    "ipe": tree,
    "mirante": tower,
    "sabia": bird,
    "vitoria": wheel,
    "zenite": aeroplane,
}
