"""What is drawn of Hats: coordinates against cases/hats.json, and nets that can be folded."""

from __future__ import annotations

import json
from collections import Counter
from math import floor, hypot, pi
from pathlib import Path

import pytest

from layouts.faces.forest import board as forest
from layouts.faces.forest.hat_patterns import Band, arc_length
from layouts.faces.forest.hat_places import places
from layouts.faces.forest.plan import PLANS
from layouts.marks import Close, Outline
from layouts.nets import die
from layouts.nets.cone import END, START, base_for, hat, outline, slant
from layouts.paths import Point
from layouts.themes import theme

Vector = tuple[int, int, int]
Side = tuple[Point, Point]

CASES = json.loads((Path(__file__).parents[1] / "cases" / "hats.json").read_text("utf-8"))


@pytest.mark.parametrize("name, first", [("h4", -45.0), ("h6", 0.0)])
def test_every_cell_lies_where_the_source_says(name: str, first: float) -> None:
    source = CASES["boards"][name]
    ours = places(source["ring"], source["players"], source["arm_length"], first)
    assert [[round(x, 4) + 0.0, round(y, 4) + 0.0] for x, y in ours] == [
        cell["xy"] for cell in source["cells"]
    ]


@pytest.mark.parametrize("ring, arms, cells, pitch", [
    (52, 4, 77, 0.1208),
    (60, 6, 97, 0.1047),
    (78, 6, 115, 0.0805),
])  # fmt: skip
def test_no_two_cells_are_nearer_than_the_ring_pitch(
    ring: int, arms: int, cells: int, pitch: float
) -> None:
    spots = places(ring, arms, 6, 0.0)
    nearest = min(hypot(a - c, b - d) for a, b in spots for c, d in spots if (a, b) != (c, d))
    assert len(spots) == cells
    assert nearest == pytest.approx(pitch, abs=1e-4)


def points(outline: Outline) -> list[tuple[float, float]]:
    """The ends of an outline's segments."""
    return [segment[-2:] for segment in outline if not isinstance(segment, Close)]


@pytest.mark.parametrize("base", [17, 13.5, 13, 9])
def test_a_hat_rolls_up_to_its_base(base: float) -> None:
    s = slant(base)
    brim = Band(0, s, START, END)
    assert arc_length(brim) == pytest.approx(pi * base)


@pytest.mark.parametrize("base, width, height", [(17, 44.2, 25.5), (13, 33.8, 19.5)])
def test_a_hat_with_its_tab_lies_in_the_box_of_its_paper(
    base: float, width: float, height: float
) -> None:
    face = hat("red", base, theme("classic"), "R")
    assert (face.width, face.height) == pytest.approx((width, height), abs=0.05)
    assert face.cut
    for x, y in points(face.cut):
        assert -1e-9 <= x <= face.width + 1e-9
        assert -1e-9 <= y <= face.height + 1e-9


def test_a_hat_closes_on_a_tab_that_lies_along_its_edge() -> None:
    s = slant(17)
    far = [hypot(x, y) / s for x, y in points(outline(17))]
    beyond = [at for (x, y), at in zip(points(outline(17)), far, strict=True) if y < x * 0.57]
    assert len(beyond) == 2
    assert max(beyond) < 0.98
    assert max(far) == pytest.approx(1)


@pytest.mark.parametrize("radius, players, sector, base", [  # fact sheet, section 4
    (165.5, 4, 13, 17),
    (128.8, 4, 13, 13),
    (150, 6, 10, 13.5),
])  # fmt: skip
def test_hats_have_the_base_that_the_fact_sheet_gives_a_board(
    radius: float, players: int, sector: int, base: float
) -> None:
    assert base_for(forest.cell(players, sector, radius)) == base


def folded() -> dict[int, tuple[Vector, Vector, Vector]]:
    """Each number's outward direction when the die is folded, and where its net's right and
    down then point."""
    placed: dict[int, tuple[Vector, Vector, Vector]] = {1: ((0, 0, 1), (1, 0, 0), (0, 1, 0))}
    for here in (queue := [1]):
        out, right, down = placed[here]
        for other, (column, row) in die.CROSS.items():
            step = column - die.CROSS[here][0], row - die.CROSS[here][1]
            if other in placed or step not in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                continue
            placed[other] = {
                (1, 0): (right, minus(out), down),
                (-1, 0): (minus(right), out, down),
                (0, 1): (down, right, minus(out)),
                (0, -1): (minus(down), right, out),
            }[step]
            queue.append(other)
    return placed


def minus(v: Vector) -> Vector:
    return -v[0], -v[1], -v[2]


def test_opposite_faces_of_the_die_add_to_seven() -> None:
    outward = {number: out for number, (out, _, _) in folded().items()}
    assert len(set(outward.values())) == 6
    for number, out in outward.items():
        assert outward[7 - number] == minus(out)


def test_one_two_three_run_anticlockwise_about_their_corner() -> None:
    (a, b, c), (d, e, f), (g, h, i) = (folded()[number][0] for number in (1, 2, 3))
    # x right, y down and z toward the eye are left-handed: anticlockwise is a negative triple
    assert a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) == -1


def test_every_open_edge_of_the_die_has_one_tab() -> None:
    placed = folded()
    squares = {at: number for number, at in die.CROSS.items()}
    tabs: Counter[frozenset[Vector]] = Counter()
    edges: Counter[frozenset[Vector]] = Counter()
    for i, (column, row, tabbed) in enumerate(die.CORNERS):
        next_column, next_row, _ = die.CORNERS[(i + 1) % len(die.CORNERS)]
        ux, uy = next_column - column, next_row - row
        square = floor((column + next_column) / 2 - uy / 2), floor((row + next_row) / 2 + ux / 2)
        out, right, down = placed[squares[square]]
        side = {(1, 0): minus(down), (0, 1): right, (-1, 0): down, (0, -1): minus(right)}[ux, uy]
        edge = frozenset((out, side))
        edges[edge] += 1
        tabs[edge] += tabbed
    assert len(edges) == 7
    assert set(edges.values()) == {2}
    assert set(tabs.values()) == {1}


def test_no_tab_of_the_die_meets_another() -> None:
    corners = points(die.outline(18))
    sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    for i, first in enumerate(sides):
        for second in sides[i + 2 : len(sides) - (i == 0)]:
            assert not crossing(first, second)


def crossing(first: Side, second: Side) -> bool:
    """Whether two sides cross each other."""

    def left(a: Point, b: Point, c: Point) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = first, second
    return left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)


@pytest.mark.parametrize("players, sector, cut", [(4, 13, 1), (6, 10, 3), (6, 13, 1)])
def test_seams_cut_few_cells(players: int, sector: int, cut: int) -> None:
    radius = 150.0
    plan = PLANS[players, sector]
    (seam_x,), (seam_y,) = forest.seams(players, sector, radius)
    face = forest.board(players, sector, radius, theme("classic"), tuple("RBGYWK"[:players]))
    half = forest.cell(players, sector, radius) / 2 - 0.01
    found = 0
    for x, y in places(plan.ring, plan.arms, 6, plan.first):
        across = abs(face.width / 2 + x * radius - seam_x) < half
        down = abs(face.height / 2 + y * radius - seam_y) < half
        found += across or down
    assert found == cut
