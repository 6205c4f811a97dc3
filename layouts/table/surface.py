"""Table tops: planks of jacaranda, and a cloth.  Lengths in mm."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

from layouts import paths
from layouts.marks import Face, Group, Linear, Mark, Outline, Path, Radial, Solid, Stop, Stroke
from layouts.paths import Point
from layouts.themes import Theme

PLANK = 74.0  # about how wide a plank is
GRAINS = 15  # lines of grain in a plank
WEAVE = 5.0  # from one thread of the cloth to the next that shows


def wood(width: float, height: float, theme: Theme) -> Face:
    """Planks laid across the table."""
    count = max(2, round(height / PLANK))
    high = height / count
    marks: list[Mark] = [_light(width, height, "table.wood", theme)]
    for plank in range(count):
        marks += _plank(plank, width, high, theme)
    return Face(width, height, tuple(marks))


def cloth(width: float, height: float, theme: Theme) -> Face:
    """A cloth over the whole table, its weave just to be seen."""
    across: Outline = ()
    for i in range(int((width + height) / WEAVE)):
        across += paths.line(i * WEAVE - height, height, i * WEAVE, 0)
    hem = paths.rectangle(6, 6, width - 12, height - 12)
    light, dark = theme["table.cloth.light"], theme["table.cloth.dark"]
    return Face(
        width,
        height,
        (
            _light(width, height, "table.cloth", theme),
            Path(across, stroke=Stroke(light, 0.5, alpha=0.16)),
            Path(hem, stroke=Stroke(dark, 1.6, alpha=0.5)),
            Path(hem, stroke=Stroke(light, 0.5, alpha=0.7, dash=(3.2, 2.2))),
        ),
    )


Surface = Callable[[float, float, Theme], Face]


def _light(width: float, height: float, role: str, theme: Theme) -> Path:
    """A lamp hangs over the upper left of the middle."""
    stops = (
        Stop(0, theme[f"{role}.light"]),
        Stop(0.5, theme[role]),
        Stop(1, theme[f"{role}.dark"]),
    )
    lamp = Radial(width * 0.42, height * 0.36, max(width, height) * 0.78, stops)
    return Path(paths.rectangle(0, 0, width, height), lamp)


def _lot(*numbers: float) -> float:
    """A number from 0 to 1 that looks drawn by lot and is the same every time."""
    found = sin(sum(n * k for n, k in zip(numbers, (12.9898, 78.233, 37.719), strict=False)))
    return (found * 437.5453) % 1


def _plank(number: int, width: float, high: float, theme: Theme) -> list[Mark]:
    top = number * high
    board = paths.rectangle(0, top, width, high)
    dark, light = theme["table.wood.dark"], theme["table.wood.light"]
    tone = Solid(dark if number % 2 else light, 0.1 + 0.12 * _lot(number, 3))
    grain: list[Mark] = []
    for i in range(GRAINS):
        line = _grain(number, i, width, top, high)
        thick = 0.4 + 1.8 * _lot(number, i, 5) ** 2
        ink = dark if i % 4 else light
        grain.append(Path(line, stroke=Stroke(ink, thick, alpha=0.1 + 0.16 * _lot(i, number, 1))))
    shade = Linear(0, top, 0, top + high, (Stop(0, light), Stop(1, dark)), alpha=0.08)
    return [
        Path(board, tone),
        Group(tuple(grain), clip=board),
        Path(board, shade),
        Path(paths.line(0, top, width, top), stroke=Stroke(dark, 0.9, alpha=0.75)),
        Path(paths.line(0, top + 0.8, width, top + 0.8), stroke=Stroke(light, 0.4, alpha=0.5)),
    ]


def _grain(plank: int, i: int, width: float, top: float, high: float) -> Outline:
    """A line along the plank that swells around the plank's eye."""
    eye_x = width * (0.12 + 0.76 * _lot(plank, 8))
    eye_y = high * (0.3 + 0.4 * _lot(plank, 9))
    at = high * (i + _lot(plank, i)) / GRAINS
    side = 1 if at > eye_y else -1

    def course(t: float) -> Point:
        x = t * (width + 20) - 10
        away = (x - eye_x) / (width * 0.13)
        swell = side * high * 0.13 / (1 + away * away) / (1 + abs(at - eye_y) / high * 4)
        wave = high * 0.03 * sin(x / 61 + plank * 2.1 + at / high)
        return x, top + at + swell + wave

    return paths.plotted(course, 28)
