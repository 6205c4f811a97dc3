"""The eyes under every hat: six characters.  Lengths in mm, drawn about the origin, y down."""

from __future__ import annotations

from collections.abc import Callable

from layouts import paths
from layouts.marks import Group, Mark, Outline, Path, Solid, Stroke, move
from layouts.themes import Theme

APART = 1.22  # half the distance between the two, in eye radii


def eyes(colour: str, r: float, theme: Theme) -> Group:
    """A pair of eyes of radius r mm, side by side about the origin."""
    one = CHARACTERS[colour]
    pair = tuple(Group(one(colour, r, side, theme), move(side * APART * r, 0)) for side in (-1, 1))
    return Group(pair)


def _ball(r: float, theme: Theme, role: str = "hat.eye") -> Path:
    rim = Stroke(theme["hat.pupil"], r * 0.13)
    return Path(paths.circle(0, 0, r), Solid(theme[role]), rim)


def _pupil(x: float, y: float, r: float, theme: Theme) -> tuple[Mark, ...]:
    spark = paths.circle(x - r * 0.34, y - r * 0.36, r * 0.3)
    return (
        Path(paths.circle(x, y, r), Solid(theme["hat.pupil"])),
        Path(spark, Solid(theme["hat.eye"])),
    )


def _keen(colour: str, r: float, side: int, theme: Theme) -> tuple[Mark, ...]:
    """Red looks straight ahead, brows down, at whoever is next."""
    brow = paths.line(side * r * 1.15, -r * 1.42, -side * r * 0.5, -r * 0.82)
    stroke = Stroke(theme["hat.pupil"], r * 0.34, cap="round")
    return (
        _ball(r, theme),
        *_pupil(-side * r * 0.2, r * 0.1, r * 0.52, theme),
        Path(brow, stroke=stroke),
    )


def _sleepy(colour: str, r: float, side: int, theme: Theme) -> tuple[Mark, ...]:
    """Blue can hardly keep them open."""
    lid: Outline = (*paths.arc(0, 0, r, 172, 368), *paths.line(r, 0, -r, 0)[1:])
    rim = Stroke(theme["hat.pupil"], r * 0.2, join="round")
    return (
        _ball(r, theme),
        *_pupil(0, r * 0.3, r * 0.5, theme),
        Path(lid, Solid(theme[f"hat.{colour}.pattern"]), rim),
    )


def _shifty(colour: str, r: float, side: int, theme: Theme) -> tuple[Mark, ...]:
    """Green looks over its shoulder."""
    return _ball(r, theme), *_pupil(r * 0.42, -r * 0.05, r * 0.5, theme)


def _merry(colour: str, r: float, side: int, theme: Theme) -> tuple[Mark, ...]:
    """Yellow laughs."""
    smile = paths.arc(0, r * 0.45, r * 0.8, 195, 345)
    return (Path(smile, stroke=Stroke(theme["hat.pupil"], r * 0.42, cap="round")),)


def _startled(colour: str, r: float, side: int, theme: Theme) -> tuple[Mark, ...]:
    """White has seen somebody coming."""
    brow = paths.arc(0, r * 0.1, r * 1.5, 245, 295)
    stroke = Stroke(theme["hat.pupil"], r * 0.24, cap="round")
    return _ball(r, theme), *_pupil(0, 0, r * 0.34, theme), Path(brow, stroke=stroke)


def _catlike(colour: str, r: float, side: int, theme: Theme) -> tuple[Mark, ...]:
    """Black sees in the dark."""
    slit = paths.ellipse(0, 0, r * 0.24, r * 0.78)
    return _ball(r, theme, f"hat.{colour}.pattern"), Path(slit, Solid(theme["hat.pupil"]))


CHARACTERS: dict[str, Callable[[str, float, int, Theme], tuple[Mark, ...]]] = {
    "red": _keen,
    "blue": _sleepy,
    "green": _shifty,
    "yellow": _merry,
    "white": _startled,
    "black": _catlike,
}
