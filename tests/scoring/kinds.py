"""A case by its kind: a check for each, or the refusal it asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scoring.receipt import RulesError

Check = Callable[[Mapping[str, Any], Mapping[str, Any]], None]
"""Raises AssertionError where we say something else of what is given than is expected."""
Reader = Callable[[Mapping[str, Any]], object]
"""What we make of what is given; RulesError where we refuse it."""


def run(
    case: Mapping[str, Any],
    checks: Mapping[str, Check],
    readers: Mapping[str, Reader],
    errors: Mapping[str, str],
) -> None:
    """Raises AssertionError where we say something else than the case.

    Names of errors in the files are suggestions: a name that is not in errors is only asked to be
    refused.
    """
    given, expect = case["input"], case["expect"]
    if case["kind"] == "error":
        _refused(readers[given["op"]], given, expect["error"], errors)
    else:
        checks[case["kind"]](given, expect)


def _refused(
    reader: Reader, given: Mapping[str, Any], code: str, errors: Mapping[str, str]
) -> None:
    try:
        reader(given)
    except RulesError as error:
        assert error.key == errors.get(code, error.key), error
    else:
        raise AssertionError(f"not refused: {code}")
