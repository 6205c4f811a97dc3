"""Lines as their entries leave them: undone and redone as far back as the game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.table.history import History, NoSuch, after, told

LINES = st.integers(1, 6)
ENTRIES = st.one_of(
    st.builds(lambda n: ("add", {"event": n}), st.integers()),
    st.builds(lambda n, at: ("edit", {"event": n, "line": at}), st.integers(), LINES),
    st.builds(lambda at: ("remove", {"line": at}), LINES),
    st.just(("undo", {})),
    st.just(("redo", {})),
)


def lines(history: History) -> list[int]:
    return [body["event"] for body in history.lines]


@given(st.lists(ENTRIES, max_size=30))
def test_lines_are_those_of_a_book_that_keeps_every_page(entries):
    """The slow way: a copy of the lines for every change, and a finger on one of them."""
    pages, finger, history = [[]], 0, History()
    for kind, body in entries:
        now = pages[finger]
        at = body.get("line", 1)
        possible = {"add": True, "undo": finger > 0, "redo": finger < len(pages) - 1}
        if not possible.get(kind, at <= len(now)):
            with pytest.raises(NoSuch):
                after(history, kind, body)
            continue
        history = after(history, kind, body)
        if kind in ("undo", "redo"):
            finger += 1 if kind == "redo" else -1
        else:
            page = {
                "add": lambda now=now, body=body: [*now, body["event"]],
                "edit": lambda now=now, body=body, at=at: [
                    *now[: at - 1], body["event"], *now[at:]
                ],
                "remove": lambda now=now, at=at: [*now[: at - 1], *now[at:]],
            }[kind]()  # fmt: skip
            pages, finger = [*pages[: finger + 1], page], finger + 1
        assert lines(history) == pages[finger]


@given(st.lists(ENTRIES, max_size=30))
def test_undone_to_the_beginning_and_redone_it_is_the_same(entries):
    history = History()
    for kind, body in entries:
        try:
            history = after(history, kind, body)
        except NoSuch:
            continue
    count, back = len(history.done), history
    for _ in range(count):
        back = after(back, "undo", {})
    assert back.lines == ()
    for _ in range(count):
        back = after(back, "redo", {})
    assert back == history


def test_entries_that_change_no_line_are_passed_over():
    assert lines(told([("add", {"event": 1}), ("delete", {}), ("restore", {})])) == [1]
