"""A save cut short at any moment: what was acknowledged is there, whole, and no file too many."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from pnp.ledger import Ledger, Saved
from pnp.problems import Problem

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
ROOT = Path(__file__).parents[2]

# Says on a pipe the number of each entry that append has returned.  Bodies follow from who wrote
# and how often, so that the reader knows what must be there.
WRITER = """
import os, sys, time
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from pnp.ledger import Ledger, Moved
from pnp.problems import Problem

book, who, pause = Ledger(Path(sys.argv[2])), sys.argv[3], float(sys.argv[4])
os.write(1, b"ready\\n")
try:
    game = book.begin("Friday", "hats", {"players": ["Ana", "Bia"]})
except Problem:
    game = book.load("Friday")
os.write(1, b"0\\n")
for turn in range(10**6):
    while True:
        try:
            game = book.append(game, "add", {"who": who, "turn": turn, "note": "x" * (turn * 997 % 6000)})
            break
        except Moved as moved:
            game = moved.now
    os.write(1, b"%d\\n" % game.entries[-1].number)
    time.sleep(pause)
"""  # noqa: E501


class Writer:
    """A window of its own that saves as fast as it can, with a pause, until it is killed."""

    def __init__(self, path: Path, who: str, pause: float = 0) -> None:
        self.who = who
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", WRITER, str(ROOT), str(path), who, str(pause)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self._said: list[str] = []

    def wait_for(self, lines: int) -> None:
        """Until it has said so many lines more."""
        assert self._process.stdout
        for _ in range(lines):
            line = self._process.stdout.readline().decode()
            assert line, self._process.stderr and self._process.stderr.read().decode()
            self._said.append(line)

    def kill(self) -> list[int]:
        """Numbers of the entries it has acknowledged."""
        self._process.kill()
        assert self._process.stdout and self._process.stderr
        with self._process:  # not communicate: it passes over what readline has read ahead
            out, err = self._process.stdout.read(), self._process.stderr.read()
        assert not err, err.decode()
        lines = "".join(self._said) + out.decode()
        return [int(line) for line in lines.splitlines() if line not in ("ready", "0")]


def journal(path: Path) -> str:
    """What a kill has left beside the file."""
    left = path.with_name(f"{path.name}-journal")
    if not left.exists():
        return "no journal"
    return "a journal" if left.stat().st_size else "an empty journal"


def check(path: Path, before: int, written: dict[str, list[int]]) -> Saved:
    """The game after the next start: everything acknowledged, whole, and hardly more."""
    game = Ledger(path).load("Friday")
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    numbers = [entry.number for entry in game.entries]
    assert numbers == list(range(1, len(numbers) + 1))
    acknowledged = {number: who for who, mine in written.items() for number in mine}
    assert len(acknowledged) == sum(map(len, written.values())), "no number given twice"
    turns: Counter[str] = Counter()
    for entry in game.entries[before:]:
        who, turn = entry.body["who"], turns[entry.body["who"]]
        assert entry.body == {"who": who, "turn": turn, "note": "x" * (turn * 997 % 6000)}
        assert acknowledged.pop(entry.number, who) == who
        turns[who] += 1
    assert not acknowledged, "an acknowledged entry is lost"
    for who, mine in written.items():
        assert turns[who] - len(mine) in (0, 1), "at most the one that was being saved"
    return game


def test_a_window_killed_while_it_saves_loses_nothing_it_acknowledged(tmp_path):
    found: Counter[str] = Counter()
    chance = random.Random(1)
    for book in range(8):
        path = tmp_path / str(book) / "games.sqlite3"
        path.parent.mkdir()
        before = 0
        for turn in range(25):
            writer = Writer(path, f"{book}.{turn}")
            writer.wait_for(2 + turn % 4)
            # a sweep in steps of 0.2 ms, every second time; else anywhere in 10 ms
            time.sleep((book * 25 + turn) % 40 * 2e-4 if turn % 2 else chance.random() * 1e-2)
            numbers = writer.kill()
            assert all(b == a + 1 for a, b in pairwise([before, *numbers]))
            found[journal(path)] += 1
            game = check(path, before, {writer.who: numbers})
            found["kills"] += 1
            found["acknowledged"] += len(numbers)
            found["saved, not acknowledged"] += len(game.entries) - before - len(numbers)
            before = len(game.entries)
    print(dict(found))
    assert found["kills"] == 200 and found["acknowledged"] > 200


def test_a_window_killed_while_it_makes_the_file_leaves_none_or_a_whole_one(tmp_path):
    found: Counter[str] = Counter()
    for turn in range(40):
        path = tmp_path / str(turn) / "games.sqlite3"
        path.parent.mkdir()
        writer = Writer(path, "one")
        writer.wait_for(1)
        time.sleep(turn * 1e-4)
        acknowledged = writer.kill()
        found[journal(path)] += 1
        try:
            game = Ledger(path).load("Friday")
        except Problem as problem:
            assert "none is saved yet" in str(problem) and not acknowledged
            found["not begun"] += 1
            game = Ledger(path).begin("Friday", "hats", {"players": ["Ana", "Bia"]})
        assert game.setup == {"players": ["Ana", "Bia"]}
        assert len(game.entries) - len(acknowledged) in (0, 1)
        assert [each.name for each in path.parent.iterdir()] == [path.name]
    print(dict(found))


def test_a_window_killed_beside_another_takes_nothing_from_it(tmp_path):
    path = tmp_path / "ours" / "games.sqlite3"
    path.parent.mkdir()
    before = 0
    for turn in range(15):
        # without a pause the first hardly ever lets the lock go
        one, two = Writer(path, f"{turn}.one", 5e-3), Writer(path, f"{turn}.two", 5e-3)
        one.wait_for(3)
        two.wait_for(3)
        time.sleep(turn * 3e-4)
        first = one.kill()
        two.wait_for(2)
        game = check(path, before, {one.who: first, two.who: two.kill()})
        before = len(game.entries)


# The kernel ends a process whose file would grow beyond a limit, after writing up to the limit:
# a kill in the middle of a page, at each place of the journal and then of the file itself.
ENDED = """
import resource, signal, sys
sys.path.insert(0, sys.argv[1])
from pathlib import Path
from pnp.ledger import Ledger

book, limit = Ledger(Path(sys.argv[2])), int(sys.argv[3])
game = book.load("Friday") if len(sys.argv) == 4 else None
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
if game:
    book.append(game, "add", {"note": "y" * 9000})
else:
    book.begin("Sunday", "hats", {})
print("acknowledged")
"""


def ended(path: Path, limit: int, *begin: str) -> bool:
    """Whether saving with files held to that size was acknowledged."""
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ENDED, str(ROOT), str(path), str(limit), *begin],
        capture_output=True, text=True,
    )  # fmt: skip
    assert run.stdout or run.returncode < 0, run.stderr
    return run.stdout == "acknowledged\n"


def test_a_write_torn_at_any_place_is_taken_back(tmp_path):
    path = tmp_path / "ours" / "games.sqlite3"
    book = Ledger(path)
    game = book.begin("Friday", "hats", {})
    for turn in range(12):
        game = book.append(game, "add", {"turn": turn})
    found: Counter[str] = Counter()
    size = path.stat().st_size
    limits = [0, 1, 100, 512, *range(1000, size + 20000, 1500)]
    for limit in limits:
        if ended(path, limit):
            found["acknowledged"] += 1
            break
        found[journal(path)] += 1
        assert book.load("Friday") == game and book.saved() == (game,)
        assert [each.name for each in path.parent.iterdir()] == [path.name]
    after = book.load("Friday")
    assert after.entries[:-1] == game.entries and after.entries[-1].body == {"note": "y" * 9000}
    assert found["an empty journal"] and found["a journal"] > 10 and found["acknowledged"] == 1
    print(dict(found))


def test_the_first_write_torn_at_any_place_leaves_a_file_to_begin_anew(tmp_path):
    for turn, limit in enumerate(range(0, 30000, 1111)):
        path = tmp_path / str(turn) / "games.sqlite3"
        path.parent.mkdir()
        acknowledged = ended(path, limit, "begin")
        assert [game.name for game in Ledger(path).saved()] == ["Sunday"] * acknowledged
        assert [each.name for each in path.parent.iterdir()] == [path.name]
        Ledger(path).begin("Friday", "hats", {})
        assert Ledger(path).load("Friday").setup == {}
    assert acknowledged
