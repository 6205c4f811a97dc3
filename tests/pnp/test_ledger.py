"""Saved games: what was noted comes back whole, or a line says why it does not."""

from __future__ import annotations

import json
import multiprocessing
import os
import sqlite3
import subprocess
import sys
import threading
import unicodedata
from collections.abc import Callable
from contextlib import closing
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnp import config, ledger
from pnp.ledger import Ledger, Moved, Saved, database, schema
from pnp.problems import DEVICE, USAGE, Problem

ROOT = Path(__file__).parents[2]
SETUP = {"players": ["Ana", "Bia"], "edition": "classic"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Ana's games? 100%" / "games.sqlite3"


def clocked() -> Callable[[], str]:
    """A clock that moves on a second each time somebody looks."""
    seconds = count()
    return lambda: f"2026-01-01T{(n := next(seconds)) // 60:02}:{n % 60:02}:00+00:00"


def filled(path: Path, entries: int = 6) -> tuple[Ledger, tuple[Saved, ...]]:
    """A ledger with two games, Friday the last changed."""
    book = Ledger(path, clocked())
    for name in ("José", "Friday"):
        game = book.begin(name, "acquire", SETUP)
        for number in range(entries):
            body = {"tile": "5C", "by": "José", "note": "x" * (number * 37 % 200)}
            game = book.append(game, "add", body)
    return book, book.saved()


def refusal(act: Callable[[], object], code: int = DEVICE) -> str:
    """The one line that is said instead."""
    with pytest.raises(Problem) as caught:
        act()
    assert caught.value.code == code
    assert str(caught.value).splitlines() == [str(caught.value)]
    return str(caught.value)


def beside(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir())


# What is saved


def test_games_live_in_the_persons_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert ledger.default() == config.folder("data") / "games.sqlite3"


def test_before_the_first_game_there_are_none_and_no_file_is_made(path):
    assert Ledger(path).saved() == ()
    assert "none is saved yet" in refusal(lambda: Ledger(path).load("Friday"), USAGE)
    assert not path.parent.exists()


def test_what_was_noted_comes_back_in_a_window_opened_later(path):
    book, (friday, _) = filled(path)
    assert [entry.number for entry in friday.entries] == [1, 2, 3, 4, 5, 6]
    assert friday.setup == SETUP and friday.game == "acquire" and friday.entries[3].kind == "add"
    assert Ledger(path).load("Friday") == friday
    assert book.append(friday, "undo", {}) == Ledger(path).load("Friday")
    assert beside(path) == ["games.sqlite3"]


def test_the_clock_of_the_machine_is_written_in_utc_to_the_second(path):
    made = Ledger(path).begin("Friday", "acquire", SETUP).made
    assert len(made) == len("2026-01-01T00:00:00+00:00") and made.endswith("+00:00")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text("aé☃\0'"), inner),
    max_leaves=8,
)  # fmt: skip


@settings(deadline=None, max_examples=60)
@given(body=st.dictionaries(st.text("aé☃\0'\""), JSON), kind=st.text("aé'", min_size=1))
def test_any_json_object_comes_back_as_it_was(tmp_path_factory, body, kind):
    book = Ledger(tmp_path_factory.mktemp("json") / "games.sqlite3")
    added = book.append(book.begin("Friday", "hats", body), kind, body)
    assert book.load("friday") == added
    assert (added.setup, added.entries[0].kind, added.entries[0].body) == (body, kind, body)


@pytest.mark.parametrize(
    "body",
    [{"n": float("nan")}, {"n": float("inf")}, {"n": {1, 2}}, {"n": "\ud800"}, {"n": "x" * 65536}],
    ids=["nan", "infinity", "a set", "half a character", "too much"],
)
def test_what_json_cannot_hold_or_is_too_much_is_not_saved(body, path):
    book, (friday, _) = filled(path)
    assert "cannot be saved" in refusal(lambda: book.append(friday, "add", body), USAGE)
    assert "cannot be saved" in refusal(lambda: book.begin("new", "hats", body), USAGE)
    assert book.load("Friday") == friday


def test_the_last_changed_comes_first_whatever_the_clock_says(path):
    book = Ledger(path, lambda: "2026-01-01T00:00:00+00:00")
    games = [book.begin(name, "hats", {}) for name in "abc"]
    assert [game.name for game in book.saved()] == ["c", "b", "a"]
    book.append(games[1], "add", {})
    assert [game.name for game in book.saved()] == ["b", "c", "a"]


def test_changed_is_the_time_of_the_last_entry(path):
    book = Ledger(path, clocked())
    game = book.begin("Friday", "hats", {})
    assert game.changed == game.made
    game = book.append(game, "add", {})
    assert game.changed == game.entries[0].at > game.made


@pytest.mark.parametrize(
    "kinds, deleted",
    [
        (["add"], False),
        (["delete"], True),
        (["add", "delete", "note"], True),
        (["delete", "restore"], False),
        (["delete", "restore", "delete"], True),
    ],
)
def test_a_game_is_deleted_until_it_is_restored_and_is_listed_all_the_same(kinds, deleted, path):
    book = Ledger(path)
    game = book.begin("Friday", "hats", {})
    for kind in kinds:
        game = book.append(game, kind, {})
    assert game.deleted is deleted and book.load("Friday") == game and book.saved() == (game,)


# Names


NFD = unicodedata.normalize("NFD", "José")


@pytest.mark.parametrize(
    "typed", ["Friday", "José", NFD, "ΣΑΣ", "x" * 60, "カルタ 2", "O'Hara; --"]
)
def test_a_name_is_kept_as_typed_without_the_spaces_around_it(typed, path):
    book = Ledger(path)
    assert book.begin(f"  {typed}\n", "hats", {}).name == typed
    assert book.load(typed).name == typed == book.saved()[0].name


@pytest.mark.parametrize(
    "typed", ["", " ", "x" * 61, "a\tb", "a\x1b[31m", "a\0", "\u202eb", "\ud800"]
)
def test_a_name_nobody_could_read_out_is_refused(typed, path):
    refusal(lambda: Ledger(path).begin(typed, "hats", {}), USAGE)
    refusal(lambda: Ledger(path).load(typed), USAGE)
    assert not path.exists()


SAME = [("José", "JOSÉ"), ("José", NFD), (NFD, "josé"), ("Straße", "STRASSE"), ("ΣΑΣ", "σας")]


@pytest.mark.parametrize("first, second", SAME)
def test_two_spellings_of_a_name_are_one_game(first, second, path):
    book = Ledger(path)
    game = book.begin(first, "hats", {})
    assert book.load(f" {second} ") == game
    assert f"a game {first!r} already" in refusal(lambda: book.begin(second, "hats", {}), USAGE)
    book.append(game, "delete", {})
    told = refusal(lambda: book.begin(second, "hats", {}), USAGE)
    assert "deleted" in told and "--undo" in told


def test_a_name_that_is_not_there_names_the_nearest_that_were_not_deleted(path):
    book = Ledger(path)
    for name in ("Sunday", "Sundae", "Waterloo"):
        book.begin(name, "hats", {})
    book.append(book.load("Sundae"), "delete", {})
    told = refusal(lambda: book.load("sundy"), USAGE)
    assert "'Sunday'" in told and "'Sundae'" not in told and "Waterloo" not in told


# Only ever added to


FORBIDDEN = [
    "UPDATE game SET name = 'x'",
    "UPDATE OR REPLACE game SET id = 8 WHERE id = 1",
    "DELETE FROM game",
    "UPDATE entry SET body = '{}' WHERE number = 2",
    "DELETE FROM entry WHERE number = 6",
    "REPLACE INTO game SELECT * FROM game",
    "REPLACE INTO game SELECT 99, key, 'x', game, setup, made, seal FROM game",
    "REPLACE INTO entry SELECT * FROM entry",
    "REPLACE INTO entry SELECT id, of, 7, at, kind, body, seal FROM entry WHERE number = 6",
    "REPLACE INTO entry SELECT id + 90, of, number, at, kind, body, seal FROM entry",
    "INSERT INTO entry SELECT 99, of, 9, at, kind, body, seal FROM entry LIMIT 1",
    "INSERT INTO entry SELECT * FROM entry WHERE true ON CONFLICT DO UPDATE SET body = '{}'",
]


@pytest.mark.parametrize("statement", FORBIDDEN)
def test_the_file_itself_refuses_to_change_or_lose_a_row(statement, path):
    book, games = filled(path)
    with closing(sqlite3.connect(path)) as connection:
        with pytest.raises(sqlite3.IntegrityError, match=r"only ever added|stay as they are"):
            connection.execute(statement)
        connection.commit()
    assert book.saved() == games


def test_the_file_says_whose_it_is_and_of_which_format(path):
    filled(path)
    header = path.read_bytes()[:100]
    assert header[68:72] == b"pnpg" and header[60:64] == bytes([0, 0, 0, schema.VERSION])


# Two windows


def test_whoever_adds_to_what_another_window_has_changed_is_told_what_it_is_now(path):
    one, two = Ledger(path), Ledger(path)
    before = one.begin("Friday", "hats", {})
    after = two.append(two.load("friday"), "add", {"by": 2})
    with pytest.raises(Moved) as caught:
        one.append(before, "add", {"by": 1})
    assert caught.value.now == after == two.load("Friday")
    assert [e.body for e in one.append(after, "add", {"by": 1}).entries] == [{"by": 2}, {"by": 1}]


def test_a_game_begun_anew_in_another_file_of_the_same_name_has_moved_too(path):
    before = Ledger(path, lambda: "2026-01-01T00:00:00+00:00").begin("Friday", "hats", {})
    path.unlink()
    refusal(lambda: Ledger(path).append(before, "add", {}), USAGE)
    assert not path.exists()
    Ledger(path, lambda: "2026-01-02T00:00:00+00:00").begin("Friday", "hats", {})
    with pytest.raises(Moved):
        Ledger(path).append(before, "add", {})


def test_a_window_waits_for_another_to_finish(path):
    book, (friday, _) = filled(path)
    held = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    held.execute("BEGIN EXCLUSIVE")
    threading.Timer(0.2, lambda: held.execute("ROLLBACK")).start()
    assert len(book.append(friday, "add", {}).entries) == 7
    held.close()


@pytest.mark.parametrize("lock", ["IMMEDIATE", "EXCLUSIVE"])
def test_a_window_that_holds_the_file_too_long_is_told_of(lock, path, monkeypatch):
    monkeypatch.setattr(database, "WAIT", 0.05)
    book, games = filled(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as held:
        held.execute(f"BEGIN {lock}")
        for act in (lambda: book.append(games[0], "add", {}), lambda: book.begin("x", "hats", {})):
            told = refusal(act)
            assert told.startswith(f"not saved: {path}: another window")
        if lock == "IMMEDIATE":
            assert book.saved() == games, "reading goes on until the very moment of writing"
        else:
            assert refusal(book.saved).startswith(f"{path}: another window")
    assert book.saved() == games


def _append_many(path: Path, who: int, times: int) -> None:
    book = Ledger(path)
    try:
        book.begin("Friday", "hats", {})
    except Problem as problem:
        assert "already" in str(problem)
    for turn in range(times):
        game = book.load("Friday")
        while True:
            try:
                book.append(game, "add", {"who": who, "turn": turn})
                break
            except Moved as moved:
                game = moved.now


def test_windows_side_by_side_lose_nothing_not_even_while_the_file_is_made(path):
    spawn = multiprocessing.get_context("spawn")
    windows = [spawn.Process(target=_append_many, args=(path, who, 40)) for who in range(3)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert [window.exitcode for window in windows] == [0, 0, 0]
    entries = Ledger(path).load("Friday").entries
    assert [entry.number for entry in entries] == list(range(1, 121))
    for who in range(3):
        assert [e.body["turn"] for e in entries if e.body["who"] == who] == list(range(40))
    assert beside(path) == ["games.sqlite3"]


# Damage


@cache
def sample() -> tuple[bytes, tuple[Saved, ...]]:
    """A file of several pages a table, and its games."""
    with TemporaryDirectory() as folder:
        _, games = filled(Path(folder) / "games.sqlite3", entries=30)
        return (Path(folder) / "games.sqlite3").read_bytes(), games


def survives(data: bytes, games: tuple[Saved, ...], path: Path) -> bool:
    """Whether every way to use the file tells the truth, or is refused and changes nothing."""
    book, whole = Ledger(path), []
    for act in (book.saved, lambda: (book.load("Friday"), book.load("José"))):
        path.write_bytes(data)
        try:
            assert act() == games
            whole.append(True)
        except Problem:
            whole.append(False)
        assert path.read_bytes() == data and beside(path) == [path.name]
    for act in (lambda: book.append(games[0], "add", {}), lambda: book.begin("new", "hats", {})):
        path.write_bytes(data)
        try:
            act()
        except Problem:
            assert path.read_bytes() == data and beside(path) == [path.name]
        else:
            assert whole[0], "nothing is written to a damaged file"
            assert len(book.load("Friday").entries) + len(book.saved()) == 30 + 2 + 1
    return whole[0]


@settings(deadline=None, max_examples=150)
@given(place=st.integers(0, 2**20), flip=st.integers(1, 255), more=st.integers(0, 2))
def test_no_flipped_byte_goes_unnoticed(tmp_path_factory, place, flip, more):
    data, games = bytearray(sample()[0]), sample()[1]
    for step in range(more + 1):
        data[(place + step * 4096) % len(data)] ^= flip
    survives(bytes(data), games, tmp_path_factory.mktemp("flip") / "games.sqlite3")


def test_every_byte_of_the_header_may_flip(tmp_path):
    data, games = sample()
    for place in range(100):
        flipped = data[:place] + bytes([data[place] ^ 3]) + data[place + 1 :]
        survives(flipped, games, tmp_path / "games.sqlite3")


@settings(deadline=None, max_examples=60)
@given(length=st.integers(1, 2**20))
def test_no_cut_goes_unnoticed(tmp_path_factory, length):
    data, games = sample()
    cut = data[: 1 + length % (len(data) - 1)]
    assert not survives(cut, games, tmp_path_factory.mktemp("cut") / "games.sqlite3")


def test_no_page_lost_or_left_from_before_goes_unnoticed(path):
    book, games = filled(path)
    history = [path.read_bytes()]
    friday = games[0]
    for number in range(10):
        friday = book.append(friday, "add", {"note": "y" * 150, "turn": number})
        history.append(path.read_bytes())
    last, games, noticed = history[-1], book.saved(), 0
    for older in [bytes(len(last)), *history[:-1]]:
        for start in range(0, len(last), 4096):
            page = older[start : start + 4096].ljust(4096, b"\0")
            if page != last[start : start + 4096]:
                path.write_bytes(last[:start] + page + last[start + 4096 :])
                try:  # an older first page says the same, but for a counter
                    assert book.saved() == games
                except Problem:
                    noticed += 1
    assert noticed > 20


def test_a_letter_changed_in_one_game_leaves_the_others_to_be_read(path):
    book, (friday, jose) = filled(path)
    friday = book.append(friday, "add", {"tile": "9A"})
    friday = book.append(friday, "add", {"tile": "1B"})
    data = path.read_bytes().replace(b'{"tile":"9A"}', b'{"tile":"9B"}')
    path.write_bytes(data)
    acts = [book.saved, lambda: book.load("Friday"), lambda: book.append(jose, "add", {})]
    for told in map(refusal, acts):
        assert str(path) in told and "'Friday' is damaged at entry 7" in told
        assert "nothing was written to it" in told and "move it elsewhere" in told
    assert "still to be read: 'José'" in refusal(book.saved)
    assert book.load("José") == jose
    assert path.read_bytes() == data


LOSE_THE_LAST_OF_JOSE = """
    DELETE FROM entry WHERE id = (SELECT max(e.id) FROM entry e, game g
        WHERE g.id = e.of AND g.name = 'José')"""


@pytest.mark.parametrize(
    "statements, told",
    [
        (["DROP TRIGGER entry_comes_last"], "not as they were made"),
        (["CREATE TABLE mine (note)"], "not as they were made"),
        (["PRAGMA user_version = 0"], "not as they were made"),
        (["PRAGMA journal_mode = WAL"], "not as they were made"),
        (["DROP TRIGGER entry_stays_on_delete", LOSE_THE_LAST_OF_JOSE, "again"], "are missing"),
    ],
)
def test_a_file_another_program_has_changed_is_left_alone(statements, told, path):
    book, games = filled(path)
    again = next(each for each in schema.SCHEMA if "entry_stays_on_delete" in each)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        order = connection.execute("SELECT name FROM sqlite_master").fetchall()[-1]
        assert order == ("entry_stays_on_delete",), "made last, so it is last when made again"
        for statement in statements:
            connection.execute(again if statement == "again" else statement)
    data = path.read_bytes()
    for act in (book.saved, lambda: book.append(games[0], "add", {})):
        assert told in refusal(act)
        assert path.read_bytes() == data and beside(path) == ["games.sqlite3"]


def _newer(path: Path) -> None:
    filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")


def _of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE note (text)")


def _never_named(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE game (id)")
        connection.commit()


@pytest.mark.parametrize(
    "make, told",
    [
        (_newer, "update pnp"),
        (_of_another_program, "pnp did not write it"),
        (_never_named, "pnp did not write it"),
        (lambda path: path.write_text("Ana 5, Bia 7\n" * 100), "pnp did not write it"),
        (lambda path: path.write_text("Ana"), "pnp did not write it"),
        (lambda path: path.write_bytes(bytes(4096)), "pnp did not write it"),
        (lambda path: path.mkdir(), "a folder"),
    ],
    ids=["newer", "another's", "nobody's", "text", "a word", "zeros", "folder"],
)
def test_a_file_that_is_not_ours_is_refused_and_left_alone(make, told, path):
    path.parent.mkdir()
    make(path)
    before = path.is_file() and path.read_bytes()
    book = Ledger(path)
    game = Saved("Friday", "hats", {}, "2026-01-01T00:00:00+00:00")
    for act in (
        book.saved,
        lambda: book.load("Friday"),
        lambda: book.begin("new", "hats", {}),
        lambda: book.append(game, "add", {}),
    ):
        assert told in refusal(act)
        assert (path.is_file() and path.read_bytes()) == before
        assert beside(path) == ["games.sqlite3"]


# The disk


def test_a_folder_that_cannot_be_made_is_told_of(tmp_path):
    (tmp_path / "pnp").write_text("in the way")
    book = Ledger(tmp_path / "pnp" / "games.sqlite3")
    told = refusal(lambda: book.begin("Friday", "hats", {}))
    assert told.startswith(f"not saved: {book.path}: ")
    refusal(book.saved)


@pytest.mark.parametrize("shut", ["file", "folder", "both"])
def test_what_may_only_be_read_is_read_and_not_written(shut, path):
    book, games = filled(path)
    if shut != "folder":
        path.chmod(0o400)
    if shut != "file":
        path.parent.chmod(0o500)
    try:
        if os.access(path if shut == "file" else path.parent, os.W_OK):
            pytest.skip("whoever runs this may write anywhere")
        assert book.saved() == games
        assert refusal(lambda: book.append(games[0], "add", {})).startswith(f"not saved: {path}: ")
        assert refusal(lambda: book.begin("x", "hats", {})).startswith(f"not saved: {path}: ")
    finally:
        path.parent.chmod(0o700)
    assert book.saved() == games


def test_a_full_disk_leaves_the_game_as_it_was_and_room_lets_it_go_on(path, monkeypatch):
    book, games = filled(path)
    connect = sqlite3.connect

    def full(*place: str, **how: object) -> sqlite3.Connection:
        connection = connect(*place, **how)
        if place != (":memory:",):
            connection.execute("PRAGMA max_page_count = 1")  # no page more than there are
        return connection

    large = {"note": "x" * 9000}
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", full)
        for act in (
            lambda: book.append(games[0], "add", large),
            lambda: book.begin("new", "hats", large),
        ):
            told = refusal(act)
            assert told.startswith(f"not saved: {path}: the disk is full")
            assert book.saved() == games and beside(path) == ["games.sqlite3"]
    assert book.append(games[0], "add", large).entries[-1].body == large


class Failing(sqlite3.Connection):
    """A connection of which the n-th statement, counted over all of them, meets a full disk."""

    left = 0

    def execute(self, *statement: object) -> sqlite3.Cursor:
        Failing.left -= 1
        if Failing.left == 0:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return super().execute(*statement)


@pytest.mark.parametrize("act", ["begin", "append", "first"])
def test_whatever_statement_fails_all_is_saved_or_nothing(act, path, monkeypatch):
    book, games = filled(path) if act != "first" else (Ledger(path), ())
    connect = sqlite3.connect
    failed = 0
    for turn in count(1):
        with monkeypatch.context() as patch:
            patch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, factory=Failing, **k))
            Failing.left = turn
            try:
                if act == "append":
                    book.append(games[0], "add", {"turn": turn})
                else:
                    book.begin(f"game {turn}", "hats", {})
            except Problem as problem:
                assert problem.code == DEVICE and str(problem).startswith("not saved: ")
                assert book.saved() == games
                failed += 1
            reached = Failing.left <= 0
        assert beside(path) == ["games.sqlite3"]
        games = book.saved()
        if not reached:
            break
    assert failed > 10


SMALL_DISK = """
import resource, sys
from pathlib import Path
from pnp.ledger import Ledger
from pnp.problems import DEVICE, Problem

book = Ledger(Path(sys.argv[1]))
game = book.load("Friday")
size = book.path.stat().st_size
refused = 0
for limit in range(0, size + 20000, 512):
    before = book.path.read_bytes()
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        after = book.append(game, "add", {"note": "x" * 9000})
    except Problem as problem:
        assert problem.code == DEVICE and str(problem).startswith("not saved: "), problem
        refused += 1
        after = game
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    assert book.load("Friday") == after
    assert after != game or book.path.read_bytes() == before
    assert [each.name for each in book.path.parent.iterdir()] == [book.path.name]
    if after != game:
        break
book.append(after, "add", {})
print(refused)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on the size of files")
def test_a_write_that_fails_anywhere_leaves_the_game_as_it_was(path):
    filled(path)
    run = subprocess.run(
        [sys.executable, "-c", SMALL_DISK, str(path)], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 20


# What it costs


def test_who_only_prints_does_not_wait_for_a_database():
    code = (
        "import sys; from pnp.cli import main; main(['--version']); print('sqlite3' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.stdout.split()[-1] == "False", run.stderr


def test_a_body_lies_in_the_file_as_json_with_its_keys_in_order(path):
    book, (friday, _) = filled(path)
    book.append(friday, "add", {"b": "é", "a": [1]})
    assert '{"a":[1],"b":"é"}'.encode() in path.read_bytes()
    with closing(sqlite3.connect(path)) as connection:
        bodies = connection.execute("SELECT body FROM entry").fetchall()
    assert all(isinstance(json.loads(body), dict) for (body,) in bodies)
