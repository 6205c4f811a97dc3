"""Colours as eyes see them: contrast, lightness, and what colour-blind people are left with."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

Colour = Sequence[float]
"""Red, green and blue light, 0 to 1."""
Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes 2009, table 1, severity 1; grey is luminance, Rec. 709.
EYES: dict[str, Matrix] = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def light(channel: float) -> float:
    """Light of a channel of 0 to 255 (sRGB)."""
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def of(colour: str) -> Colour:
    """The light of #rrggbb."""
    return [light(int(colour[i : i + 2], 16)) for i in (1, 3, 5)]


def contrast(one: str, other: str) -> float:
    """Contrast of two colours as WCAG 2 has it, 1 to 21."""
    low, high = sorted(seen(of(each), "grey")[0] for each in (one, other))
    return (high + 0.05) / (low + 0.05)


def seen(colour: Colour, eyes: str) -> Colour:
    """The colour as those eyes see it."""
    return [min(1.0, max(0.0, value)) for value in _times(EYES[eyes], colour)]


def apart(one: Colour, other: Colour, eyes: str) -> float:
    """How far apart two colours are to those eyes: distance in CIE L*a*b*."""
    return dist(_lab(seen(one, eyes)), _lab(seen(other, eyes)))


def _lab(colour: Colour) -> tuple[float, float, float]:
    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    x, y, z = (root(v / w) for v, w in zip(_times(XYZ, colour), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _times(matrix: Matrix, colour: Colour) -> list[float]:
    return [sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix]
