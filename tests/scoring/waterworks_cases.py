"""One case of cases/waterworks.json through the pipeline checker."""

from __future__ import annotations

from typing import Any

from scoring.waterworks import DEFAULT, Run, check, rules


def checked(case: dict[str, Any]) -> Run:
    """The case's run under the case's rules."""
    options = {**case.get("options", {}), **case}
    chosen = {
        "edition": options.get("edition", DEFAULT),
        "tee": options.get("tee", options.get("tee_shape", "stem")),
        "leak_target": options.get("leak_target", "any"),
    }
    return check(case["placed"], rules(case["players"], **chosen))


def said(run: Run) -> dict[str, Any]:
    """A run in the words of "expect"; what has no order is sorted."""
    return {
        "legal": run.legal,
        "error": run.error,
        "at": run.at,
        "length": run.length,
        "leaks": sorted(run.leaks),
        "t_open": sorted(run.open_tees),
        "spout_ok": run.spout_ok,
        "spout_why": list(run.spout_why),
        "winner": run.winner,
    }


def run(case: dict[str, Any]) -> None:
    """Raises AssertionError where the checker says something else than the case."""
    found = checked(case)
    assert found.minimum == case.get("min_length", found.minimum), case["id"]
    expected = {"error": None, "at": None, **case["expect"]}
    for unordered in ("leaks", "t_open"):
        if unordered in expected:
            expected[unordered] = sorted(expected[unordered])
    ours = {name: value for name, value in said(found).items() if name in expected}
    assert ours == expected, f"{case['id']}: {found.fault}"
