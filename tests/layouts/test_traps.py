"""Traps that other tools fell into, as tables (their public bug threads: printing.md, 1-5, 10)."""

from __future__ import annotations

from math import ceil

import pytest

from layouts.marks import Matrix
from layouts.papers import paper
from layouts.sheets import Flip, Placement
from layouts.sheets.guides import NEAREST, Lines, crop_marks, cuts, edges
from layouts.sheets.impose import Pages, Run
from layouts.sheets.slots import grid, grids
from layouts.sizes import Size
from tests.sample import card, run, sheets

PAPERS = ("a4", "letter", "legal", "a3", "a5")
TRIMS = (Size(63, 88), Size(57, 87), Size(44, 67), Size(20, 20), Size(85, 54), Size(18, 66))


@pytest.mark.parametrize("count", [0, 1, 8, 9, 10, 18, 108, 110])
def test_a_deck_takes_just_the_sheets_it_fills(count):
    made = run(count)
    assert made.grid.count == 9
    assert len(sheets(made, "none")) == ceil(count / 9)
    both = sheets(made)
    assert len(both) == 2 * ceil(count / 9)
    assert all(sheet.placements for sheet in both), "no blank page"
    keys = [p.key for sheet in both[::2] for p in sheet.placements]
    assert keys == [f"card.{n}" for n in range(1, count + 1)], "none lost, none twice"


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
@pytest.mark.parametrize("on", PAPERS)
def test_a_partial_last_sheet_keeps_the_full_grid_and_mirrors_it(on, flip):
    made = run(made_of := grid(paper(on), Size(63, 88), 0, 5).count + 1, on=on)
    *_, front, back = sheets(made, flip)
    assert len(front.placements) == 1
    assert (front.placements[0].x, front.placements[0].y) == made.grid.slot(0)
    assert _behind(front.placements[0], back.placements[0], front.width, front.height, flip)
    assert made_of > 1


def test_cards_without_backs_do_not_move_those_with():
    mixed = [run(10), run(3, backs=False)]
    pages = [sheet for each in mixed for sheet in sheets(each)]
    assert len(pages) == 6, "front, back; front, back; front and its empty other side"
    assert pages[4].placements and not pages[5].placements
    assert pages[5].guides, "the empty side says that it is one"


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
@pytest.mark.parametrize("upright", [True, False])
def test_arrows_agree_when_page_two_is_turned_over_the_stated_edge(upright, flip):
    size = Size(63, 88) if upright else Size(88, 63)
    made = run(4, on="a5", size=size)
    assert (made.grid.sheet.height > made.grid.sheet.width) == upright
    front, back = sheets(made, flip)
    for one, other in zip(front.placements, back.placements, strict=True):
        assert one.key == other.key
        assert _behind(one, other, front.width, front.height, flip)
        over = _turned_over(front.width, front.height, flip)
        tip = (one.face.width / 2, 8.0)
        seen = over.point(*other.matrix.point(*tip))
        assert seen == pytest.approx(one.matrix.point(*tip)), "the arrow points the same way"


def _turned_over(width: float, height: float, flip: Flip) -> Matrix:
    """Where a point of page two lies as seen through page one."""
    vertical_axis = (height > width) == (flip == "long-edge")
    return Matrix(a=-1, e=width) if vertical_axis else Matrix(d=-1, f=height)


def _behind(one: Placement, other: Placement, width: float, height: float, flip: Flip) -> bool:
    over = _turned_over(width, height, flip)
    return _box(other, other.matrix.then(over)) == pytest.approx(_box(one, one.matrix))


def _box(placed: Placement, matrix: Matrix) -> tuple[float, float, float, float]:
    (x1, y1), (x2, y2) = matrix.point(0, 0), matrix.point(placed.face.width, placed.face.height)
    return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)


@pytest.mark.parametrize(
    "name, width, height",
    [
        ("A4", 210, 297),
        ("a4", 210, 297),
        ("Letter", 215.9, 279.4),
        ("us-letter", 215.9, 279.4),
        ("210x297mm", 210, 297),
        ("297x210mm", 210, 297),
        ("8.27x11.69in", 210.058, 296.926),
        ("8.5x11in", 215.9, 279.4),
    ],
)
def test_papers_answer_to_their_names(name, width, height):
    found = paper(name)
    assert (found.width, found.height) == pytest.approx((width, height))


@pytest.mark.parametrize("name", ["A9X", "", "letr", "10x10mm", "0x0mm", "99999x99999mm", "nan"])
def test_an_unknown_paper_is_refused_with_what_there_is(name):
    with pytest.raises(ValueError, match=r"nearest|sides go from"):
        paper(name)


@pytest.mark.parametrize(
    "trim, on", [(Size(242, 400), "a4"), (Size(480, 360), "a4"), (Size(148, 210), "a5")]
)
def test_what_is_too_big_is_refused_with_what_would_hold_it(trim, on):
    with pytest.raises(ValueError, match=r"does not fit .*; it fits"):
        grid(paper(on), trim, 2, 5)


@pytest.mark.parametrize("bleed", [0, 1, 2, 3])
@pytest.mark.parametrize("trim", TRIMS)
@pytest.mark.parametrize("on", PAPERS)
def test_slots_lie_inside_the_margins_and_apart(on, trim, bleed):
    for each in grids(paper(on), trim, bleed, 5):
        assert each.left - bleed >= 5 - 1e-6 and each.top - bleed >= 5 - 1e-6
        x, y = each.slot(each.count - 1)
        assert x + trim.width + bleed <= each.sheet.width - 5 + 1e-6
        assert y + trim.height + bleed <= each.sheet.height - 5 + 1e-6
        assert each.left == pytest.approx(each.sheet.width - x - trim.width), "centred"


@pytest.mark.parametrize("bleed", [0, 2])
@pytest.mark.parametrize("trim", TRIMS)
@pytest.mark.parametrize("on", PAPERS)
def test_every_cut_still_has_its_two_marks_when_it_is_due(on, trim, bleed):
    each = grid(paper(on), trim, bleed, 5)
    due = Lines(tuple(each.xs()), tuple(each.ys()))
    ends = _mark_lines(crop_marks(each, due))
    frame = each.xs()[0] - NEAREST, each.ys()[0] - NEAREST
    for x1, y1, x2, y2 in cuts(due):
        if x1 == x2:
            marks = [m for m in ends if m[0] == m[2] == pytest.approx(x1)]
            assert min(m[3] for m in marks) <= y1 - NEAREST + 1e-6
            assert max(m[1] for m in marks) >= y2 + NEAREST - 1e-6
        else:
            marks = [m for m in ends if m[1] == m[3] == pytest.approx(y1)]
            assert min(m[2] for m in marks) <= x1 - NEAREST + 1e-6
            assert max(m[0] for m in marks) >= x2 + NEAREST - 1e-6
    for m in ends:  # all marks stand in the frame, which no cut reaches
        upright = m[0] == m[2]
        outside = (
            m[3] <= frame[1] + 1e-6 or m[1] >= each.sheet.height - frame[1] - 1e-6
            if upright
            else m[2] <= frame[0] + 1e-6 or m[0] >= each.sheet.width - frame[0] - 1e-6
        )
        assert outside


def _mark_lines(face) -> list[tuple[float, float, float, float]]:
    lines = []
    for mark in face.marks:
        start, end = mark.outline
        lines.append((start.x, start.y, end.x, end.y))
    return lines


def test_whole_sheet_pages_share_leaves_when_both_sides_are_printed():
    faces = tuple(card(n, Size(210, 297)) for n in range(3))
    pages = Pages("Rules", "rules.sample", faces, 5)
    assert pages.leaves("none") == 3 and pages.leaves("long-edge") == 2
    words = [str(sheet.guides[-1].words) for sheet in sheets(pages)]
    assert words == ["1 front", "1 back", "2 front", "2 empty"]


def test_a_run_counts_its_leaves():
    assert [run(n).leaves("long-edge") for n in (0, 1, 9, 10)] == [0, 1, 1, 2]
    assert isinstance(run(1), Run)


def test_only_pieces_that_are_there_are_marked():
    made = run(4)
    front, back = sheets(made)
    assert edges(front.placements) == Lines(tuple(made.grid.xs()), tuple(made.grid.ys()[:3]))
    mirrored = tuple(sorted(round(front.width - x, 6) for x in edges(front.placements).x))
    assert edges(back.placements).x == pytest.approx(mirrored)
    assert made.grid.used(4) == (3, 2)
