"""Where things lie on paper, read back from the file by an independent library."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from itertools import groupby

import pdfplumber
import pikepdf
import pytest

from layouts.marks import Path, Use
from layouts.sheets import Sheet
from layouts.sheets.impose import Run
from output import Info
from output.pdf import document
from pnp.games import GAMES
from tests.ordering import EDITIONS, printed
from tests.ordering import job as made
from tests.reading import Box, pages, trim
from tests.rendering import pages as rendered

NEAR = 0.01  # mm
READ = ("guide", "rules.")
ORDERS = [
    (name, paper, backs, bleed)
    for name in GAMES
    for paper, backs, bleed in (
        ("a4", "long-edge", 2.0),
        ("letter", "long-edge", 2.0),
        ("a4", "short-edge", 0.0),
        ("letter", "none", 0.0),
    )
]


@pytest.mark.parametrize("name, paper, backs, bleed", ORDERS)
def test_every_trim_lies_where_it_should(name, paper, backs, bleed):
    job, pdf = printed(name, paper=paper, backs=backs, bleed=bleed)
    for sheet, page in zip(job.sheets(), pages(pdf), strict=True):
        assert (page.width, page.height) == pytest.approx((sheet.width, sheet.height), abs=1e-3)
        drawn = page.drawn[: len(sheet.placements)]
        for placement, form in zip(sheet.placements, drawn, strict=True):
            face = placement.face
            assert trim(form.box, face.bleed) == pytest.approx(
                Box(placement.x, placement.y, placement.x + face.width, placement.y + face.height),
                abs=NEAR,
            )
            assert form.turned == (placement.turned == 180)


@pytest.mark.parametrize("name, paper, backs, bleed", [o for o in ORDERS if o[2] != "none"])
def test_every_back_is_the_exact_mirror_of_its_front(name, paper, backs, bleed):
    job, pdf = printed(name, paper=paper, backs=backs, bleed=bleed)
    found = 0
    sides = list(zip(job.sheets(), pages(pdf), strict=True))
    for (front, here), (back, there) in zip(sides[::2], sides[1::2], strict=True):
        if not back.placements or front.placements[0].face.width == front.width:
            continue
        fronts = here.drawn[: len(front.placements)]
        backs_ = there.drawn[: len(back.placements)]
        sideways = (front.height > front.width) == (backs == "long-edge")
        for one, other in zip(fronts, backs_, strict=True):
            found += 1
            box = other.box
            seen = (
                Box(here.width - box.right, box.top, here.width - box.left, box.foot)
                if sideways
                else Box(box.left, here.height - box.foot, box.right, here.height - box.top)
            )
            assert seen == pytest.approx(one.box, abs=1e-3)
            assert other.turned == (one.turned != (not sideways))
    assert found == sum(c.copies for c in job.box.components if c.back)


@pytest.mark.parametrize("name, paper", [(n, p) for n in GAMES for p in ("a4", "letter", "a3")])
@pytest.mark.parametrize("bleed", [0.0, 2.0])
def test_no_mark_has_ink_inside_a_trim(name, paper, bleed):
    job, _ = printed(name, paper=paper, bleed=bleed)
    fronts = [s for s in job.sheets() if s.placements and s.placements[0].face.width != s.width]
    bare = [Sheet(s.width, s.height, (), s.guides) for s in fronts]
    pdf = document(bare, Info("Guides", "en", "none"))
    checked = 0
    with pdfplumber.open(BytesIO(pdf)) as opened:
        for sheet, page in zip(fronts, opened.pages, strict=True):
            inks = [_box(each, each["linewidth"] / 2) for each in (*page.lines, *page.curves)]
            inks += [_box(each, 0.0) for each in page.chars]
            assert inks
            for placement in sheet.placements:
                face = placement.face
                left, top = placement.x, placement.y
                own = Box(left, top, left + face.width, top + face.height)
                for ink in inks:
                    checked += 1
                    assert _apart(ink, own) >= 0.499
    assert checked


def _box(each: dict, half: float) -> Box:
    """What the mark covers, in mm; ends of lines are butt, so only their sides are inked."""
    wide, high = each["x1"] - each["x0"], each["bottom"] - each["top"]
    across = half if wide < 1e-6 or high > 1e-6 else 0.0
    along = half if high < 1e-6 or wide > 1e-6 else 0.0
    k = 25.4 / 72
    return Box(
        (each["x0"] - across) * k,
        (each["top"] - along) * k,
        (each["x1"] + across) * k,
        (each["bottom"] + along) * k,
    )


def _apart(one: Box, other: Box) -> float:
    """The larger of the gaps between two boxes; negative where they overlap."""
    return max(
        other.left - one.right, one.left - other.right, other.top - one.foot, one.top - other.foot
    )


@pytest.mark.parametrize("name, edition", EDITIONS)
def test_the_file_holds_just_the_copies_of_the_box(name, edition):
    job, pdf = printed(name, edition=edition)
    fronts, backs = Counter(), Counter()
    forms: dict[str, set[int]] = {}
    for number, (sheet, page) in enumerate(zip(job.sheets(), pages(pdf), strict=True)):
        drawn = page.drawn[: len(sheet.placements)]
        for placement, form in zip(sheet.placements, drawn, strict=True):
            (backs if number % 2 else fronts)[placement.key] += 1
            if number % 2 == 0:
                forms.setdefault(placement.key, set()).add(form.form)
    parts = Counter(key.split(".part-")[0] for key in fronts if ".part-" in key)
    pieces = {c.key: c for c in job.box.components if c.key not in parts}
    assert set(parts) <= {component.key for component in job.box.components if component.seams[0]}
    for key, component in pieces.items():
        if component.spares:
            assert component.copies <= fronts[key]
        else:
            assert component.copies == fronts[key]
    assert {key for key in fronts if not key.startswith(READ)} - set(pieces) == {
        f"{key}.part-{n}" for key, count in parts.items() for n in range(1, count + 1)
    }
    shared = Counter()
    for component in pieces.values():
        if component.back:
            shared[component.back_key] += component.copies
    assert {key: n for key, n in backs.items() if not key.startswith(READ)} == shared
    drawn_as = [forms[key] for key in pieces]
    assert all(len(each) == 1 for each in drawn_as), "one form for each front"
    assert len(set.union(*drawn_as)) == len({c.front for c in pieces.values()})


@pytest.mark.parametrize("name", GAMES)
def test_the_file_is_sound_and_says_how_to_print_it(name):
    job, pdf = printed(name)
    with pikepdf.open(BytesIO(pdf)) as opened:
        assert opened.check_pdf_syntax() == []
        root = opened.Root
        assert root.ViewerPreferences.PrintScaling == "/None"
        assert root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert str(root.Lang) == "en"
        assert str(opened.docinfo["/Title"]) == job.title
        with opened.open_outline() as outline:
            names = [name for name, _ in groupby(s.name for s in job.plan.sections)]
            assert [item.title for item in outline.root] == names
        for sheet, page in zip(job.sheets(), opened.pages, strict=True):
            _check_boxes(sheet, page)


def _check_boxes(sheet: Sheet, page: pikepdf.Page) -> None:
    k = 72 / 25.4
    assert [float(v) for v in page.mediabox] == pytest.approx(
        [0, 0, sheet.width * k, sheet.height * k], abs=1e-3
    )
    if len(sheet.placements) != 1:
        return
    (only,) = sheet.placements
    face = only.face
    for box, edge in ((page.trimbox, 0.0), (page.bleedbox, face.bleed)):
        assert [float(v) for v in box] == pytest.approx(
            [
                (only.x - edge) * k,
                (sheet.height - only.y - face.height - edge) * k,
                (only.x + face.width + edge) * k,
                (sheet.height - only.y + edge) * k,
            ],
            abs=1e-2,
        )


@pytest.mark.parametrize("name", GAMES)
def test_each_face_is_drawn_once_in_the_file(name):
    job, pdf = printed(name)
    faces = {p.face for sheet in job.sheets() for p in sheet.placements}
    drawn = {form.form for page in pages(pdf) for form in page.drawn}
    guides = {run.grid for run in job.plan.sections if isinstance(run, Run)}
    assert len(faces) <= len(drawn) <= len(faces) + 2 * len(guides)


@pytest.mark.parametrize(
    "name, paper, bleed",
    [(n, p, b) for n in GAMES for p in ("a4", "letter") for b in (0.0, 2.0)]
    + [("waterworks", "a4", 6.0)],
)
def test_every_mark_is_seen_over_the_art(name, paper, bleed):
    """By pixels: the middle of every crop mark is black, whatever the bleed under it shows."""
    job = made(name, paper=paper, bleed=bleed)
    seen: set[object] = set()
    for sheet in job.sheets():
        kind = sheet.guides[0]
        if not isinstance(kind, Use) or kind.face in seen:
            continue
        seen.add(kind.face)
        (image,) = rendered(document([sheet], Info("x", "en", "none")), 600)
        for mark in kind.face.marks:
            straight = isinstance(mark, Path) and len(mark.outline) == 2
            if straight and mark.stroke.colour == "#000000" and not mark.stroke.dash:
                start, end = mark.outline
                x, y = (start.x + end.x) / 2, (start.y + end.y) / 2
                spot = round(x / 25.4 * 600), round(y / 25.4 * 600)
                around = image.crop((spot[0] - 2, spot[1] - 2, spot[0] + 3, spot[1] + 3))
                assert around.convert("L").getextrema()[0] < 110, (sheet.section, x, y)
    assert seen
