"""pnp print --art, pnp preview --art and pnp art check, as typed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image, ImageChops

from layouts.marks import Face
from pnp.art.load import EXTRA
from pnp.cli import main
from tests.art.packing import LINK, folder, picture, special, zipped
from tests.ordering import job
from tests.rendering import picture as rendered

ROOT = Path(__file__).parents[2]
CARD = picture(744, 1039)
TEXT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="67mm" height="92mm" viewBox="0 0 67 92">'
    '<rect width="67" height="92" fill="#fff"/><text x="{x}" y="40" font-size="8"'
    ' font-family="Zilla Slab" font-weight="700">Water</text></svg>'
)
ONLY = ["--only", "valve,spout", "-o", "out.pdf"]


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_art_is_printed_from_a_folder_and_the_same_from_a_zip(capsys):
    files = {"valve.png": CARD, "back.jpg": picture(791, 1087, "green", "JPEG"),
             "spout.svg": TEXT.format(x=20).encode(), "notes.txt": b"by Ana"}  # fmt: skip
    folder(Path("pack"), files)
    Path("pack.zip").write_bytes(zipped(files))
    assert main(["print", "waterworks", "--art", "pack", *ONLY]) == 0
    assert "notes.txt: passed over" in capsys.readouterr().err
    assert main(["print", "waterworks", "--art", "pack.zip", *ONLY]) == 0
    assert "up to date" in capsys.readouterr().out
    with pikepdf.open("out.pdf") as opened:
        held = [each for each in opened.objects if isinstance(each, pikepdf.Stream)]
        assert sum(each.get("/Subtype") == "/Image" for each in held) == 2


@pytest.mark.parametrize(
    "names, wins",
    [
        (["*.png", "pipe.*.png", "pipe.tee.*.png", "pipe.tee.lead.png"], 3),
        (["*.png", "pipe.*.png", "pipe.tee.*.png"], 2),
        (["*.png", "PIPE.*.png", "valve.png"], 1),
        (["fronts/*.png", "back.png"], 0),
    ],
)
def test_a_key_beats_a_pattern_and_the_closer_pattern_the_wider(names, wins):
    colours = [(n * 60, 255 - n * 60, 0) for n in range(len(names))]
    drawn = zip(names, colours, strict=True)
    folder(Path("pack"), {name: picture(744, 1039, colour) for name, colour in drawn})
    assert main(["preview", "waterworks", "--art", "pack", "-q", "-o", "a.png", "--dpi", "60"]) == 0
    from pnp.art.load import load

    found = load(Path("pack")).art.nearest("pipe.tee.lead")
    assert found and found.artwork.file == names[wins]


@pytest.mark.parametrize(
    "what, files, code",
    [
        ("a script", {"valve.svg": b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'}, 4),
        ("20,000 pixels", {"valve.png": picture(20_000, 1)}, 4),
        ("a blur", {"valve.svg": b"<svg width='9mm' height='9mm'><filter/></svg>"}, 2),
        ("an unknown key", {"valvo.png": CARD}, 2),
        ("two for one", {"valve.png": CARD, "more/valve.jpg": picture(form="JPEG")}, 2),
        ("nothing", {"notes.txt": b"x"}, 2),
    ],
)
def test_art_that_cannot_be_used_ends_the_print(what, files, code, capsys):
    folder(Path("pack"), files)
    before = sorted(Path().rglob("*"))
    assert main(["print", "waterworks", "--art", "pack", *ONLY]) == code
    assert sorted(Path().rglob("*")) == before, "no PDF, nothing left behind"
    error = capsys.readouterr().err
    assert error.count("Traceback") == 0 and error.startswith("pnp: ")


def test_everything_is_told_at_once(capsys):
    Path("pack.zip").write_bytes(special("spout.png", LINK))
    files = {
        "valve.png": b"MZ",
        "a/b.svg": b"<svg",
        "../out.png": CARD,
        "ok.svg": b"<svg><script/>",
    }
    Path("more.zip").write_bytes(zipped(files))
    assert main(["print", "waterworks", "--art", "more.zip", *ONLY]) == 4
    lines = capsys.readouterr().err.splitlines()
    for name in files:
        assert any(name in line for line in lines), name


def test_the_check_tells_a_program_too(capsys):
    folder(Path("pack"), {"valve.png": picture(63, 88), "valvo.png": CARD, ".DS_Store": b"x"})
    assert main(["art", "check", "pack", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    found = {(each["grade"], each["file"]) for each in told["findings"]}
    assert {("wrong", "valvo.png"), ("doubtful", "valve.png"), ("note", ".DS_Store")} <= found
    words = " ".join(each["words"] for each in told["findings"])
    for wanted in ("nearest: valve", "25 pixels to the printed inch", "744 x 1039", "mirrored"):
        assert wanted in words


@pytest.mark.parametrize("x, code, edge", [(20, 0, ""), (0.5, 1, "'W'"), (52, 1, "ter")])
def test_text_that_the_cut_takes_off_is_named(x, code, edge, capsys):
    folder(Path("pack"), {"aid.waterworks.svg": TEXT.format(x=x).encode()})
    command = ["art", "check", "pack", "--game", "waterworks", "--bleed", "0"]
    folder(Path("pack"), {"art.toml": b'[[art]]\nfile = "a.svg"\nkey = "plug.A1"\nbleed_mm = 2'})
    Path("pack/aid.waterworks.svg").rename("pack/a.svg")
    main(command)
    said = capsys.readouterr().out
    assert ("the cut takes off" in said) == bool(code)
    assert edge in said


def shot(face: Face, shift: int = 0) -> bytes:
    """A card of ours as a picture, at 8 pixels a mm, moved right by so many pixels."""
    image = ImageChops.offset(rendered(face, 8), shift, 0)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


@pytest.mark.parametrize(
    "key, drawn, shift, said",
    [
        ("pipe.vertical.lead", "pipe.vertical.copper", 0, None),
        ("pipe.tee.leaky", "pipe.tee.lead", 0, None),
        ("pipe.vertical.lead", "pipe.vertical.lead", 16, "side NS: the opening is about 2 mm out"),
        ("pipe.vertical.lead", "pipe.vertical.lead", -16, "move it right"),
        ("pipe.vertical.lead", "pipe.horizontal.lead", 0, "side EW: an opening shows"),
        ("pipe.vertical.lead", "back.waterworks", 0, "no opening like those"),
        ("plug.A1", "pipe.horizontal.lead", 0, "side NS: no opening"),
        ("valve", "spout", 0, "side E: an opening shows"),
    ],
)
def test_openings_that_no_longer_meet_are_named(key, drawn, shift, said, capsys):
    faces = {each.key: each.front for each in job("waterworks").box.components}
    back = next(each.back for each in job("waterworks").box.components if each.key == key)
    folder(Path("pack"), {f"{key}.png": shot({**faces, "back.waterworks": back}[drawn], shift)})
    main(["art", "check", "pack", "--game", "waterworks"])
    lines = [line for line in capsys.readouterr().out.splitlines() if "opening" in line]
    assert any(said in line for line in lines) if said else not lines, lines


def test_a_whole_deck_in_another_hand_plays_if_its_openings_meet(capsys):
    for each in job("waterworks").box.components:
        if each.kind == "card":
            image = Image.open(BytesIO(shot(each.front)))
            out = BytesIO()
            ImageChops.invert(image.convert("RGB")).save(out, "PNG")
            folder(Path("pack"), {f"{each.key}.png": out.getvalue()})
    main(["art", "check", "pack", "--game", "waterworks"])
    assert "opening" not in capsys.readouterr().out


def test_without_the_packages_one_line_says_how_to_get_them(monkeypatch, capsys):
    folder(Path("pack"), {"valve.svg": TEXT.format(x=20).encode(), "spout.png": CARD})
    monkeypatch.setattr("output.artwork.missing", lambda: ("typst",))
    assert main(["print", "waterworks", "--art", "pack", *ONLY]) == 2
    assert capsys.readouterr().err.count(EXTRA) == 1


WATCHED = """
import sys
told = []
def watch(event, arguments):
    if event.startswith(("socket.", "urllib.", "ftplib.", "os.system", "os.exec")):
        told.append(f"{event} {arguments}")
    if event == "open" and isinstance(arguments[0], str) and "secret" in arguments[0]:
        told.append(f"{event} {arguments}")
sys.addaudithook(watch)
from pnp.cli import main
code = main(sys.argv[1:])
print(code, told)
"""


def test_no_socket_is_opened_and_nothing_outside_is_read(here):
    folder(Path(), {"secret.png": CARD})
    reach = '<svg xmlns="http://www.w3.org/2000/svg" width="63mm" height="88mm">{}</svg>'
    folder(Path("pack"), {
        "valve.svg": reach.format('<image href="../secret.png"/>').encode(),
        "spout.svg": reach.format('<image href="http://127.0.0.1:9/x.png"/>').encode(),
        "art.toml": b"[[art]]\nfile = '../secret.png'\nkey = 'valve'",
    })  # fmt: skip
    (Path("pack") / "plug.A1.png").symlink_to("../secret.png")
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, "print", "waterworks", "--art", "pack", *ONLY],
        capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.stdout.strip().splitlines()[-1] == "4 []", done.stderr
    assert not Path("out.pdf").exists()
