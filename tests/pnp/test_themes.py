"""Themes chosen on the command line, written as files, and printed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import ImageStat

from layouts import fonts
from layouts.fonts import FILES, FOLDER
from layouts.marks import Face, Stroke, Text
from layouts.marks import Path as Drawn
from layouts.themes import NAMES, theme
from layouts.weights import weigher
from output import Info
from output.pdf import document
from pnp.cli import main
from pnp.cli.asking import Wishes, games, orders
from pnp.cli.looks import themed
from pnp.games import GAMES
from pnp.press import make
from pnp.scenes import scene_sheet
from tests.ordering import EDITIONS, LANGUAGES, job, pdf_of
from tests.reading import text
from tests.rendering import pages

LARGEST_SHARE = 0.25
"""Of the ink of classic, that the ink-saver may take."""
# What changes the pieces of a game, so that between them all of its art is drawn.
CHOICES = {
    "waterworks": [{}],
    "acquire": [{}, {"edition": "tycoon"}],
    "hats": [{"players": 6}, {"settings": ("hats=discs",)}],
    "cartawel": [{}, {"board": "ring", "settings": ("suits=clubs,diamonds",)}],
    "treasure": [{"settings": ("colours=4", "index=jumbo")}],
}


@pytest.fixture(autouse=True)
def a_folder_of_its_own(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    yield
    fonts.dress({})


class Noted(dict[str, str]):
    """Colours that remember which of them were asked for."""

    def __init__(self, colours):
        super().__init__(colours)
        self.asked: set[str] = set()

    def __getitem__(self, role):
        self.asked.add(role)
        return super().__getitem__(role)


def test_every_role_is_asked_for_by_some_drawing():
    colours = Noted(theme("classic").colours)
    look = replace(theme("classic"), colours=colours)
    for name, choices in CHOICES.items():
        for wishes in choices:
            (order,) = orders(games([name]), Wishes(**wishes))
            made = make(replace(order, theme=look))
            list(made.sheets())
            scene_sheet(made.box, order.choice, look)
    assert set(colours) - colours.asked == set()


@pytest.mark.parametrize("look", NAMES[1:])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name, edition", EDITIONS)
def test_every_box_can_be_packed_and_set_in_every_theme(name, edition, lang, look):
    made = job(name, edition=edition, lang=lang, theme=look)
    assert made.pages == sum(1 for _ in made.sheets())


def ink(pdf: bytes) -> float:
    """What the pages take, as shares of a page that is black all over, added up."""
    means = (ImageStat.Stat(page.convert("L")).mean[0] for page in pages(pdf, 60))
    return sum(1 - mean / 255 for mean in means)


@pytest.mark.parametrize("name", GAMES)
def test_the_ink_saver_takes_a_quarter_of_the_ink_or_less(name):
    classic, saver = (ink(pdf_of(job(name, theme=look))) for look in ("classic", "ink-saver"))
    assert saver <= classic * LARGEST_SHARE


@pytest.mark.parametrize("name", GAMES)
def test_the_sheets_name_a_theme_that_is_not_classic(name):
    found = text(pdf_of(job(name, theme="contrast", only="guide")))
    assert "theme contrast" in found and "Theme" in found
    assert "theme" not in text(pdf_of(job(name, only="guide"))).lower()


def say(capsys, *arguments: str) -> tuple[int, str, list[str]]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err.splitlines()


def test_a_theme_of_ones_own_says_only_what_differs(capsys):
    Path("mine.toml").write_text(
        'from = "contrast"\n[colours]\nink = "#123ABC"\npipes.wall.0 = "#00ff00"\n'
        '[patterns]\n"hat.red" = "stars"\n[strokes]\npieces = 2\n'
    )
    mine, base = themed("mine.toml"), theme("contrast")
    assert mine.name == "mine"
    assert (mine["ink"], mine["pipes.wall.0"]) == ("#123abc", "#00ff00")
    assert mine.drawn("hat.red", "stars") and mine.strokes == {**base.strokes, "pieces": 2}
    assert mine["paper"] == base["paper"] and mine.fonts == base.fonts
    assert say(capsys, "print", "hats", "--theme", "mine.toml", "-n")[0] == 0


def test_a_file_with_the_name_of_one_of_ours_is_told_from_it():
    Path("classic.toml").write_text('[colours]\nink = "#000000"')
    assert themed("classic.toml").name == "classic.toml"


# What is in the file, and what must be said of it: a line of the file, the role, what would do.
FAULTS = [
    ('[colours]\n"pipes.wal.0" = "#112233"', ["line 2", "'pipes.wal.0'", "nearest: pipes.wall.0"]),
    ('[colours]\n\npaper = "beige"', ["line 3", "paper", "'beige'", "#rrggbb", "#fbf7ec"]),
    ('[colours]\npaper = "#FfF"', ["line 2", "#ffffff", "#rrggbb"]),
    ("[colours]\npaper = 7", ["line 2", "paper", "7 is no colour"]),
    ('[colours]\npaper = "#12345g"', ["line 2", "'#12345g'"]),
    ('[colours.pipes]\nwal.0 = "#112233"', ["line 2", "'pipes.wal.0'", "pipes.wall.0"]),
    ('colours.papper = "#112233"', ["line 1", "'papper'", "nearest: paper"]),
    ('[colors]\nink = "#000000"', ["line 1", "'colors'", "nearest: colours"]),
    ("colours = 3", ["line 1", "[colours]"]),
    ('from = "clasic"', ["line 1", "'clasic'", "nearest: classic"]),
    ("from = 3", ["line 1", "from", "classic, ink-saver, contrast"]),
    ('[patterns]\n"hat.red" = "spot"', ["line 2", "hat.red", "'spot'", "nearest: spots"]),
    ('[patterns]\n"hat.rad" = "spots"', ["line 2", "'hat.rad'", "nearest: hat.red"]),
    ("[patterns]\nlace = true", ["line 2", "lace", "painted, outline"]),
    ("[strokes]\npieces = 40", ["line 2", "pieces", "40", "0.25 to 4"]),
    ("[strokes]\npieces = nan", ["line 2", "nan", "0.25 to 4"]),
    ("[strokes]\npieces = true", ["line 2", "True", "0.25 to 4"]),
    ('[fonts]\nslab = "ZillaSlab-Bald"', ["line 2", "slab", "nearest: ZillaSlab-Bold", ".ttf"]),
    ('[fonts]\nslab = "none.ttf"', ["line 2", "slab", "none.ttf", "no such file"]),
    ('[fonts]\nslab = "f.toml"', ["line 2", "slab", "f.toml", "TrueType"]),
    ('[fonts]\nserif = "x.ttf"', ["line 2", "'serif'", "slab"]),
    ("[colours\n", ["line 1"]),
    ("[colours]\nink = 1\nink = 2\n\nrule = 3", ["line 3", "ink = 2", "already"]),
]


@pytest.mark.parametrize("content, told", FAULTS, ids=lambda each: str(each)[:40])
def test_a_fault_in_a_theme_is_named_with_its_line_and_what_would_do(content, told, capsys):
    Path("f.toml").write_text(content)
    code, _, lines = say(capsys, "print", "hats", "--theme", "f.toml")
    assert code == 2 and len(lines) == 1 and lines[0].startswith("pnp: f.toml: ")
    for each in told:
        assert each in lines[0]
    assert not Path("printed").exists()


def test_all_faults_are_told_at_once_in_their_order_and_summed_up(capsys):
    Path("f.toml").write_text("\n".join(
        ["[strokes]", "pieces = 0", "[colours]", 'ink = "black"', 'inc = "#000000"', "[x]"]
    ))  # fmt: skip
    code, _, lines = say(capsys, "preview", "hats", "--theme", "f.toml")
    assert code == 2
    assert [line.split(":")[2].strip() for line in lines[:-1]] == [
        "line 2", "line 4", "line 5", "line 6",
    ]  # fmt: skip
    assert lines[-1] == "pnp: f.toml: 4 faults; nothing was printed"


@pytest.mark.parametrize(
    "name, content, told",
    [
        ("none.toml", None, ["none.toml", "no such file"]),
        ("folder.toml", "", ["folder.toml", "not a file"]),
        ("latin.toml", b"# caf\xe9", ["latin.toml", "UTF-8"]),
        ("large.toml", b"#" * 1_000_001, ["large.toml", "1,000,000"]),
        ("☃.toml", b"", ["☃.toml", "☃", "name"]),
        (f"{'m' * 31}.toml", b"", ["at most 30"]),
        ("clasic", None, ["no theme 'clasic'", "classic"]),
    ],
)
def test_a_theme_that_cannot_be_read_is_one_line(name, content, told, capsys):
    if content == "":
        Path(name).mkdir()
    elif content is not None:
        Path(name).write_bytes(content)
    code, _, lines = say(capsys, "print", "hats", "--theme", name)
    assert code == 2 and len(lines) == 1
    for each in told:
        assert each in lines[0]


@pytest.mark.parametrize("base", NAMES)
def test_a_new_theme_has_every_role_and_is_the_look_it_is_from(base, capsys):
    assert say(capsys, "theme", "new", "mine.toml", "--from", base)[0] == 0
    mine, look = themed("mine.toml"), theme(base)
    written = Path("mine.toml").read_text(encoding="utf-8")
    for table in ("colours", "patterns", "strokes", "fonts"):
        assert getattr(mine, table) == getattr(look, table)
        for role in getattr(look, table):
            assert f'\n"{role}" = ' in written or f"\n{role} = " in written


def test_a_new_theme_replaces_a_file_only_when_forced(capsys):
    Path("mine.toml").write_text("mine")
    code, _, lines = say(capsys, "theme", "new", "mine.toml")
    assert code == 3 and "--force" in lines[-1]
    assert Path("mine.toml").read_text() == "mine"
    assert say(capsys, "theme", "new", "mine.toml", "--force")[0] == 0
    assert say(capsys, "theme", "new", "mine.toml")[1] == "mine.toml: up to date\n"


@pytest.mark.parametrize(
    "arguments, told",
    [(["mine.txt"], ".toml"), (["mine.toml", "--from", "contrst"], "contrast")],
)
def test_a_slip_in_a_new_theme_is_named(arguments, told, capsys):
    code, _, lines = say(capsys, "theme", "new", *arguments)
    assert code == 2 and told in lines[-1] and not list(Path().iterdir())


def test_the_themes_are_listed(capsys):
    _, out, _ = say(capsys, "theme", "list")
    assert [line.partition(":")[0] for line in out.splitlines()] == list(NAMES)


def strokes(face: Face) -> list[float]:
    return [mark.stroke.width for mark in face.marks if isinstance(mark, Drawn) and mark.stroke]


def test_lines_are_weighed_and_shapes_and_shading_are_not():
    widths = (0.2, 1.0, 2.0)
    marks = [Drawn((), stroke=Stroke("#000000", width)) for width in widths]
    face = Face(10, 10, (*marks, Drawn((), stroke=Stroke("#000000", 0.2, alpha=0.5))))
    heavy = weigher(2.0)
    assert strokes(heavy(face)) == [0.4, 1.5, 2.0, 0.2]
    assert heavy(face) is heavy(face) and weigher(1.0)(face) is face
    assert weigher(3.0)(heavy(face)) is heavy(face)


def other_font(path: Path, rights: int = 0, letters: str = "") -> None:
    """One of our fonts under other rights, or with these letters left out."""
    from fontTools.ttLib import TTFont

    font = TTFont(str(FOLDER / FILES["sans-bold"]))
    font["OS/2"].fsType = rights
    for table in font["cmap"].tables:
        for letter in letters:
            table.cmap.pop(ord(letter), None)
    font.save(path)


def fonts_of(face: Face) -> set[str]:
    return {mark.font for mark in face.marks if isinstance(mark, Text)}


def test_words_are_set_in_the_font_of_the_theme(capsys):
    other_font(Path("own.ttf"))
    Path("mine.toml").write_text('[fonts]\nslab = "own.ttf"\nsans = "ZillaSlab-Regular"')
    for form in ("pdf", "svg"):
        assert say(capsys, "print", "hats", "--theme", "mine.toml", "--format", form)[0] == 0
    (order,) = orders(games(["acquire"]), Wishes(theme="mine.toml"))
    tile = next(c.front for c in make(order).box.components if c.key == "tile.5C")
    assert fonts_of(tile) == {f"slab={Path('own.ttf').absolute()}", "slab-light"}
    document(make(order).sheets(), Info("Test", "en", "none"))
    (order,) = orders(games(["acquire"]), Wishes())
    tile = next(c.front for c in make(order).box.components if c.key == "tile.5C")
    assert fonts_of(tile) == {"slab", "slab-light"}


@pytest.mark.parametrize("rights, told", [(0x0002, "embedding"), (0x0200, "embedding")])
def test_a_font_that_may_not_be_embedded_is_refused(rights, told, capsys):
    other_font(Path("own.ttf"), rights)
    Path("mine.toml").write_text('[fonts]\nslab = "own.ttf"')
    code, _, lines = say(capsys, "print", "hats", "--theme", "mine.toml")
    assert code == 2 and len(lines) == 1 and told in lines[0] and "line 2" in lines[0]


@pytest.mark.parametrize("command", [["print", "acquire"], ["preview", "acquire"],
                                     ["print", "acquire", "--only", "note.*"]])  # fmt: skip
def test_a_letter_that_a_font_of_ones_own_lacks_is_named(command, capsys):
    other_font(Path("own.ttf"), letters="êã")
    Path("mine.toml").write_text('[fonts]\nslab = "own.ttf"')
    code, _, lines = say(capsys, *command, "--theme", "mine.toml")
    assert code == 2 and len(lines) == 1
    assert "own.ttf has no 'ê' (U+00EA)" in lines[0]
