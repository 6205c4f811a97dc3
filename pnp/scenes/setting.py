"""How a table is set: pieces by their keys, in fans and piles.  Lengths in mm, y down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from layouts.marks import Face, Use
from layouts.paths import polar
from layouts.sheets import Sheet
from layouts.table.pieces import Lying, Piece, bounds, drawn
from layouts.table.surface import Surface
from layouts.themes import Theme
from pnp.box import Box
from pnp.problems import Problem

RIM = 8.0
"""At least so much table is seen around everything."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece on the table, and the key of the component it is; a back's key if that is seen."""

    key: str
    piece: Piece


@dataclass(frozen=True, slots=True)
class Scene:
    """A table of that size, and what is on it, the last on top."""

    width: float
    height: float
    surface: Surface
    pieces: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Kit:
    """The faces of a box by key."""

    game: str
    faces: dict[str, Face]

    def __getitem__(self, key: str) -> Face:
        if key not in self.faces:
            raise Problem(f"the scene of {self.game} needs {key}, which is not in this box")
        return self.faces[key]

    def __contains__(self, key: str) -> bool:
        return key in self.faces

    def lying(
        self, key: str, x: float, y: float, turned: float = 0.0, *, lift: float = 0.3,
        thick: float = 0.0,
    ) -> Laid:  # fmt: skip
        """The component flat on the table, its middle at (x, y)."""
        return Laid(key, Lying(self[key], x, y, turned, lift, thick))

    def fan(
        self, keys: Sequence[str], x: float, y: float, *, spread: float, radius: float,
        turned: float = 0.0, lift: float = 0.6,
    ) -> list[Laid]:  # fmt: skip
        """Cards held by their lower ends: the middle of the fan at (x, y), `spread` degrees from
        one card to the next, `radius` mm from the wrist to a card's middle."""
        out = []
        wrist = polar(x, y, radius, turned + 90)
        for i, key in enumerate(keys):
            lean = turned + spread * (i - (len(keys) - 1) / 2)
            out.append(self.lying(key, *polar(*wrist, radius, lean - 90), lean, lift=lift))
        return out

    def row(
        self, keys: Sequence[str], x: float, y: float, dx: float, dy: float = 0.0, *,
        turned: float = 0.0, most: float = 1.5,
    ) -> list[Laid]:  # fmt: skip
        """Pieces one after another, the first at (x, y), each a little askew."""
        return [
            self.lying(key, x + dx * i, y + dy * i, turned + askew(i + x, most))
            for i, key in enumerate(keys)
        ]

    def pile(self, key: str, x: float, y: float, count: int, *, turned: float = 0.0) -> list[Laid]:
        """So many alike on a pile, not quite square."""
        return [
            self.lying(
                key, x + askew(i + y, 0.8), y - 0.35 * i, turned + askew(i + x, 1.4), lift=0.5
            )
            for i in range(count)
        ]


def kit(box: Box) -> Kit:
    """The faces of the box: fronts by their keys, backs by theirs."""
    backs = {c.back_key: c.back for c in box.components if c.back_key and c.back}
    return Kit(box.game, {**{c.key: c.front for c in box.components}, **backs})


def askew(number: float, most: float) -> float:
    """So far off true does a hand put the numbered piece down, -most to most; always the same."""
    return most * ((number * 0.618034 * 7 % 2) - 1)


def fitted(scene: Scene) -> Scene:
    """The scene on a table that all of it lies on, RIM mm from the edge, whatever its size."""
    boxes = [bounds(each.piece) for each in scene.pieces]
    left = max(0.0, RIM - min(x for (x, _), _ in boxes))
    top = max(0.0, RIM - min(y for (_, y), _ in boxes))
    right = max(0.0, RIM - scene.width + max(x for _, (x, _) in boxes))
    foot = max(0.0, RIM - scene.height + max(y for _, (_, y) in boxes))
    pieces = tuple(
        Laid(key, replace(piece, x=piece.x + left, y=piece.y + top))
        for key, piece in ((each.key, each.piece) for each in scene.pieces)
    )
    return replace(
        scene, width=scene.width + left + right, height=scene.height + top + foot, pieces=pieces
    )


def laid(scene: Scene, theme: Theme) -> Sheet:
    """The scene as a page."""
    top = scene.surface(scene.width, scene.height, theme)
    marks = [mark for each in scene.pieces for mark in drawn(each.piece, theme)]
    return Sheet(scene.width, scene.height, (), (Use(top), *marks))


def check(scene: Scene, box: Box) -> None:
    """Problem where the box holds fewer of a piece than lie on the table."""
    held = Counter({c.key: c.copies for c in box.components})
    for component in box.components:
        if component.back_key:
            held[component.back_key] += component.copies
    for key, count in _counted(scene):
        if count > held[key]:
            raise Problem(
                f"the scene of {box.game} needs {count} of {key}; this box holds {held[key]}"
            )


def _counted(scene: Scene) -> Iterator[tuple[str, int]]:
    yield from Counter(each.key for each in scene.pieces).items()
