"""Every worked case of every kind, through the real scorers; PNP_CASES names another folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.scoring import (
    acquire_cases,
    cartawel_cases,
    hats_cases,
    treasure_cases,
    waterworks_cases,
)

FOLDER = Path(os.environ.get("PNP_CASES") or Path(__file__).parent / "cases")
RUN: dict[str, Callable[[dict[str, Any]], None]] = {
    "acquire": acquire_cases.run,
    "cartawel": cartawel_cases.run,
    "hats": hats_cases.run,
    "treasure": treasure_cases.run,
    "waterworks": waterworks_cases.run,
}


def cases() -> list[Any]:
    return [
        pytest.param(name, case, id=f"{name}-{case['id']}")
        for name in RUN
        for case in json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["cases"]
    ]


@pytest.mark.parametrize(("name", "case"), cases())
def test_a_worked_case(name: str, case: dict[str, Any]) -> None:
    RUN[name](case)
