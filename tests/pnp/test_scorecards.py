"""What all score cards share: light imports, errors that can be shown, text that steers nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pnp.problems import safe
from pnp.scorecards.reading import SHOWN, shown

ROOT = Path(__file__).parents[2]
ASKED = {
    "acquire": ["final", "-"],
    "hats": ["move", "-", "--player", "R", "--roll", "1"],
    "treasure": ["deal", "-"],
    "cartawel": ["final", "-"],
}


@pytest.mark.parametrize("game", ASKED)
def test_a_card_loads_its_own_game_and_no_printing(game):
    script = (
        f"import sys; from pnp.cli import main; main({['score', game, *ASKED[game]]!r});"
        "print('loaded:', *{'.'.join(m.split('.')[:2]) for m in sys.modules})"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=b"nonsense = 1", cwd=ROOT, capture_output=True
    )
    assert b"'nonsense'" in done.stderr
    loaded = set(done.stdout.decode().split("loaded: ")[-1].split())
    assert not {f"scoring.{other}" for other in ASKED if other != game} & loaded
    rooms = {name.split(".")[0] for name in loaded}
    assert not {"reportlab", "svgwrite", "pypdfium2", "fontTools", "layouts", "output"} & rooms


@pytest.mark.parametrize(
    "text",
    ["a\x1b[31mb", "a\nb", "a\x9bb", "a\u202eb", "a\u2066b", "a\u200fb", "a\u2028b", "a\u2029b"],
    ids=ascii,
)
def test_nothing_shown_can_steer_a_terminal(text):
    assert safe(text) == f"a\N{REPLACEMENT CHARACTER}{text[2:]}"


@pytest.mark.parametrize("text", ["Íris e Zé", "Ana\u00a0Lu", "阿 娜", "🙂", "e\u0301"], ids=ascii)
def test_letters_and_spaces_are_shown_as_they_are(text):
    assert safe(text) == text


@pytest.mark.parametrize(
    "value, written",
    [
        ("Ana", "'Ana'"),
        ([1, 2], "[1, 2]"),
        ("x" * 1000, f"'{'x' * (SHOWN - 1)}…"),
        (16**5000, "a value too large to show"),
        ([16**5000], "a value too large to show"),
    ],
    ids=["a name", "a list", "a long text", "a huge number", "a huge number in a list"],
)
def test_a_wrong_value_is_shown_short_whatever_it_is(value, written):
    assert str(shown(value)) == written
