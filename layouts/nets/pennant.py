"""The company's marker: a strip folded into a standing pennant.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import lettering, paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.exchange.companies import panel, sealed
from layouts.faces.wording import balanced, stacked
from layouts.fonts import pt
from layouts.marks import Face, Fold, Group, Mark, Path, Solid, Stroke, flat, turn
from layouts.themes import Theme

CLEAR = 2.5  # a marker is as small as a tile: words keep this far from the cut


@cache
def marker(key: str, name: str, initial: str, side: float, theme: Theme) -> Face:
    """A strip for a tile of `side` mm (20: 18 x 66): foot, face, face, foot, folded at each.

    Folded over the top and glued, with both feet bent outward, it stands in one square.  The
    upper face is upside down on the strip, so that both stand upright.
    """
    k = side / 20
    width, flap, tall = 18 * k, 8 * k, 25 * k
    height = 2 * (flap + tall)
    half = flat(
        _flag(key, name, initial, k, theme),
        _foot(key, name, k, theme),
    )
    folds = (flap, flap + tall, flap + 2 * tall)
    d = DRAWN_PAST_TRIM
    # Behind both flags, or renderers show the paper through where they meet at the top fold.
    behind = Path(
        paths.rectangle(-d, flap + tall / 2, width + 2 * d, tall),
        Solid(theme[f"company.{key}.panel"]),
    )
    return Face(
        width,
        height,
        (behind, *half, Group(half, turn(180, width / 2, height / 2))),
        bleed=2.0,
        folds=tuple(Fold(0, y, width, y) for y in folds),
    )


def _flag(key: str, name: str, initial: str, k: float, theme: Theme) -> tuple[Mark, ...]:
    role, d = f"company.{key}", DRAWN_PAST_TRIM
    width, top, tall = 18 * k, 33 * k, 25 * k
    x = width / 2
    edge = top + 15.2 * k
    seam = paths.rectangle(-d, edge - 0.4 * k, width + 2 * d, 0.8 * k)
    plate = paths.rectangle(-d, edge, width + 2 * d, top + tall - edge)
    return flat(
        panel(key, -d, top, width + 2 * d, edge - top, theme),
        Path(plate, Solid(theme[f"{role}.seal"])),
        Path(seam, Solid(theme[f"{role}.emblem"])),
        Path(paths.circle(x, top + 7.6 * k, 6.3 * k), Solid(theme[f"{role}.emblem"])),
        sealed(key, x, top + 7.6 * k, 5.9 * k, theme),
        lettering.centred(
            x, edge + 5.2 * k, initial, font="slab", size=10.5 * k, room=width - 2 * CLEAR,
            ink=theme[f"{role}.emblem"],
        ),
    )  # fmt: skip


def _foot(key: str, name: str, k: float, theme: Theme) -> tuple[Mark, ...]:
    role, d = f"company.{key}", DRAWN_PAST_TRIM
    width, top, flap = 18 * k, 58 * k, 8 * k
    ground = paths.rectangle(-d, top, width + 2 * d, flap + d)
    words = stacked(
        width / 2, 0, name, font="slab", size=pt(10.5) * k, room=width - 2 * CLEAR,
        height=5.2 * k, ink=theme[role],
    )  # fmt: skip
    rule = paths.line(CLEAR, top + 0.9 * k, width - CLEAR, top + 0.9 * k)
    return flat(
        Path(ground, Solid(theme[f"{role}.tint"])),
        Path(rule, stroke=Stroke(theme[role], 0.25 * k)),
        balanced(words, top + 0.9 * k + (flap - 0.9 * k) * 0.4),
    )  # fmt: skip
