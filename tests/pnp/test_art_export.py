"""pnp art export: every face once, at true size, its text as text; art.toml tells what is what."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from layouts.marks import Face, Group, Mark, Text, Use
from pnp.art.export import Drawing, drawings, files, listed
from pnp.box import Box
from pnp.cli import main
from pnp.games import GAMES
from tests.ordering import EDITIONS, LANGUAGES, job

SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
SODIPODI = "{http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd}"
KITS = [(name, edition, lang) for name, edition in EDITIONS for lang in LANGUAGES]


@cache
def exported(name: str, edition: str, lang: str) -> tuple[Box, tuple[Drawing, ...], dict]:
    made = job(name, edition=edition, lang=lang)
    every = drawings(made.box, "back")
    return made.box, every, files(made.order, made.box, every)


def words(marks: Iterable[Mark]) -> Iterator[str]:
    """All that a drawing says."""
    for mark in marks:
        match mark:
            case Text():
                yield mark.words
            case Group():
                yield from words(mark.marks)
            case Use():
                yield from words(mark.face.marks)


def layers(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {
        str(group.get(f"{INKSCAPE}label")): group
        for group in root.findall(f"{SVG}g")
        if group.get(f"{INKSCAPE}groupmode") == "layer"
    }


@pytest.mark.parametrize("name, edition, lang", KITS)
def test_every_key_of_a_box_has_a_file_and_the_list_names_it(name, edition, lang):
    box, _, made = exported(name, edition, lang)
    listed = tomllib.loads(made["art.toml"].decode())
    top = {key: value for key, value in listed.items() if key != "face"}
    assert top == {"version": 1, "game": name, "edition": edition, "language": lang,
                   "theme": "classic"}  # fmt: skip
    keys = [key for face in listed["face"] for key in face["keys"]]
    assert len(set(map(str.lower, keys))) == len(keys) and keys == sorted(keys)
    fronts = {component.key for component in box.components}
    backs = {component.back_key for component in box.components if component.back_key}
    assert set(keys) == fronts | backs
    drawn = {file for file in made if file.endswith(".svg")}
    assert [face["file"] for face in listed["face"]] == sorted(drawn, key=lambda f: f[:-4])
    copies = Counter(c.key for c in box.components for _ in range(c.copies))
    copies += Counter(c.back_key for c in box.components if c.back for _ in range(c.copies))
    assert {face["keys"][0]: face["copies"] for face in listed["face"]} == copies
    assert all(face["name"] for face in listed["face"])


@pytest.mark.parametrize("name, edition, lang", KITS)
def test_a_file_is_of_true_size_with_art_and_locked_guides(name, edition, lang):
    _, every, made = exported(name, edition, lang)
    faces = {f["file"]: f for f in tomllib.loads(made["art.toml"].decode())["face"]}
    for drawing in every:
        face, told = drawing.face, faces[drawing.file]
        root = ElementTree.fromstring(made[drawing.file])
        across, down = (side + 2 * told["bleed_mm"] for side in told["size_mm"])
        assert (across, down) == pytest.approx((face.width + 4, face.height + 4))
        assert root.get("width") == f"{across:.4f}mm" and root.get("height") == f"{down:.4f}mm"
        assert [*map(float, root.get("viewBox").split())] == pytest.approx([0, 0, across, down])
        art, *guides = layers(root).items()
        fold = ["fold"] if face.folds else []
        assert [art[0], *(label for label, _ in guides)] == ["art", "cut", *fold, "safe", "bleed"]
        assert art[1].get("data-pnp") is None and "none" not in art[1].get("style").split(":")[0]
        for _, guide in guides:
            assert guide.get("data-pnp") == "guide" and guide.get("style") == "display:none"
            assert guide.get(f"{SODIPODI}insensitive") == "true"
            assert len(guide)


@pytest.mark.parametrize("name, edition, lang", KITS)
def test_text_is_text(name, edition, lang):
    _, every, made = exported(name, edition, lang)
    said = set()
    for drawing in every:
        root = ElementTree.fromstring(made[drawing.file])
        texts = list(root.iter(f"{SVG}text"))
        spoken = {each for each in words(drawing.face.marks) if each.strip()}
        assert {text.text for text in texts} == spoken
        assert all("'Pnp S" in text.get("font-family") for text in texts)
        assert len(list(root.iter(f"{SVG}title"))) == 1, "outlines of letters bring titles"
        said |= spoken
    assert len(said) > 15


def test_every_reference_in_a_file_leads_somewhere():
    for name in GAMES:
        _, every, made = exported(name, job(name).box.edition, "en")
        for drawing in every:
            root = ElementTree.fromstring(made[drawing.file])
            ids = [each.get("id") for each in root.iter() if each.get("id")]
            assert len(ids) == len(set(ids))
            for each in root.iter():
                for value in each.attrib.values():
                    if value.startswith("url(#"):
                        assert value[5:-1] in ids
                    elif value.startswith("#") and each.tag == f"{SVG}use":
                        assert value[1:] in ids


def test_a_face_of_several_components_is_one_file():
    made = job("waterworks")
    valve, spout = (c for c in made.box.components if c.key in ("valve", "spout"))
    box = replace(made.box, components=(valve, replace(spout, front=valve.front)))
    every = drawings(box, "back")
    told = tomllib.loads(listed(made.order, box, every))["face"]
    assert [(f["keys"], f["file"], f["copies"]) for f in told] == [
        (["back.waterworks"], "back.waterworks.svg", 10),
        (["valve", "spout"], "valve.svg", 10),
    ]


@pytest.mark.parametrize("bleed", [0, 2, 4.5])
def test_the_trim_begins_where_the_bleed_ends(bleed):
    made = job("cartawel")
    face = Face(40, 30, (), bleed=bleed)
    data = files(made.order, made.box, [Drawing(("x",), "x", face, 1)])["x.svg"]
    root = ElementTree.fromstring(data)
    (inside,) = layers(root)["art"]
    assert inside.get("transform") == f"translate({bleed:.4f} {bleed:.4f})"
    (cut,) = layers(root)["cut"]
    assert cut.get("d").startswith(f"M{bleed:.3f} {bleed:.3f}L{40 + bleed:.3f} {bleed:.3f}")
    (edge,) = layers(root)["bleed"]
    assert edge.get("d").startswith(f"M0.000 0.000L{40 + 2 * bleed:.3f} 0.000")


def test_every_machine_exports_the_same_files(tmp_path):
    root = str(Path(__file__).parents[2])
    for seed in ("1", "77"):
        subprocess.run(
            [sys.executable, "-m", "pnp", "art", "export", "hats", seed],
            cwd=tmp_path,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": root},
            capture_output=True,
            check=True,
        )
    one, other = (
        {path.relative_to(tmp_path / seed): path.read_bytes()
         for path in (tmp_path / seed).rglob("*") if path.is_file()}
        for seed in ("1", "77")
    )  # fmt: skip
    assert one == other and len(one) == 7 + 1 + 8


def say(capsys, *arguments: str) -> tuple[int, str, str]:
    code = main(["art", "export", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_what_is_there_is_kept_unless_forced(tmp_path, capsys):
    folder = tmp_path / "made" / "here"
    code, out, _ = say(capsys, "hats", str(folder))
    assert (code, out) == (0, f"{folder}: 16 of 16 files written; 7 faces\n")
    assert say(capsys, "hats", str(folder))[1] == f"{folder}: 16 files up to date; 7 faces\n"
    die, hat = folder / "die.svg", folder / "hat.red.svg"
    drawn = die.read_bytes()
    die.write_text("my own")
    hat.unlink()
    code, out, err = say(capsys, "hats", str(folder))
    assert (code, out) == (3, "") and "die.svg is there already" in err and "--force" in err
    assert die.read_text() == "my own" and not hat.exists()
    assert say(capsys, "hats", str(folder), "--force", "-q") == (0, "", "")
    assert die.read_bytes() == drawn and hat.exists()


@pytest.mark.parametrize("only, written", [
    ("hat.red", ["hat.red"]),
    ("HAT.*", ["hat.blue", "hat.green", "hat.red", "hat.yellow"]),
    ("die, aid.*", ["aid.hats", "die"]),
])  # fmt: skip
def test_only_what_was_picked_is_written(tmp_path, capsys, only, written):
    assert say(capsys, "hats", str(tmp_path), "--only", only)[0] == 0
    assert sorted(path.stem for path in tmp_path.glob("*.svg")) == written
    told = tomllib.loads((tmp_path / "art.toml").read_text("utf-8"))["face"]
    assert [face["keys"] for face in told] == [[key] for key in written]


def test_a_common_back_can_be_picked_alone(tmp_path, capsys):
    assert say(capsys, "cartawel", str(tmp_path), "--only", "back.*")[0] == 0
    assert [path.name for path in tmp_path.glob("*.svg")] == ["back.cartawel.svg"]


def test_the_options_of_a_preview_are_those_of_an_export(tmp_path, capsys):
    (tmp_path / "names.toml").write_text('[ranks]\nJ = "Pajem"\n', encoding="utf-8")
    folder = tmp_path / "out"
    code, _, err = say(capsys, "treasure", str(folder), "--card-size", "57x87mm", "--lang", "pt-BR",
                       "--set", "index=jumbo", "--players", "7", "--bleed", "3",
                       "--only", "card.JS", "--names", str(tmp_path / "names.toml"))  # fmt: skip
    assert code == 0, err
    told = tomllib.loads((folder / "art.toml").read_text("utf-8"))
    assert (told["language"], told["edition"]) == ("pt-BR", "classic")
    (face,) = told["face"]
    assert (face["size_mm"], face["bleed_mm"], face["copies"]) == ([57, 87], 3, 2)
    assert "Pajem" in face["name"]


@pytest.mark.parametrize("arguments, code, told", [
    (["hats", "file"], 2, ["file", "not a folder"]),
    (["hats", "file/below"], 5, ["file/below", "not a directory"]),
    (["hats", "art", "--only", "hat.pink"], 2, ["'hat.pink'", "hat."]),
    (["hats", "art", "--only", "die:2"], 2, ["die:2", "count"]),
    (["hats", "art", "--only", "rules.hats"], 2, ["'rules.hats'", "aid.hats"]),
    (["hats", "art", "--only", ","], 2, ["names nothing"]),
    (["hats", "art", "--bleed", "7"], 2, ["7", "0 to 6"]),
    (["hat", "art"], 2, ["'hat'", "hats"]),
    (["all", "art"], 2, ["'all'", "hats"]),
])  # fmt: skip
def test_a_slip_is_told_in_one_line_and_writes_nothing(
    tmp_path, monkeypatch, capsys, arguments, code, told
):
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("mine")
    given, out, err = say(capsys, *arguments)
    assert (given, out, err.count("\n")) == (code, "", 1)
    for words in told:
        assert words in err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert Path("file").read_text() == "mine"
