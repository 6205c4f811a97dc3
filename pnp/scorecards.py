"""Score cards in TOML files: read, checked, every fault named with its place."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pnp.problems import Problem
from scoring.acquire.chart import TIERS, Tier
from scoring.acquire.editions import COMPANIES
from scoring.acquire.final import Company

LARGEST = 1_000_000
"""Bytes of a score card; a larger file is not one."""
WEALTH = {"edition", "cash", "company", "end-bonuses"}
OF_COMPANY = {"name", "tier", "size", "shares", "bank"}


def table(path: Path) -> dict[str, Any]:
    """The TOML of a file, or of standard input for '-'."""
    try:
        raw = sys.stdin.buffer.read(LARGEST + 1) if str(path) == "-" else path.read_bytes()
    except OSError as error:
        raise Problem(f"{path}: {(error.strerror or str(error)).lower()}") from error
    if len(raw) > LARGEST:
        raise Problem(f"{path}: over {LARGEST} bytes; a score card is smaller")
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(f"{path}: {error}") from error


def companies(card: Mapping[str, Any]) -> tuple[Company, ...]:
    """The companies of a card of wealth."""
    listed = card.get("company", [])
    if not isinstance(listed, list):
        raise Problem("company: write each as [[company]]")
    return tuple(_company(i, each) for i, each in enumerate(listed, 1))


def _company(number: int, each: object) -> Company:
    where = f"company {number}"
    if not isinstance(each, dict):
        raise Problem(f"{where}: write it as [[company]] with name, size and shares")
    _known(where, each, OF_COMPANY)
    name = str(each.get("name", where))
    size = whole(f"{name}.size", each.get("size"))
    bank = each.get("bank")
    return Company(
        name,
        _tier(name, each.get("tier", COMPANIES.get(name.lower()))),
        size,
        counts(f"{name}.shares", each.get("shares", {})),
        None if bank is None else whole(f"{name}.bank", bank),
    )


def _tier(name: str, value: object) -> Tier:
    for tier in TIERS:
        if value == tier:
            return tier
    ours = ", ".join(COMPANIES)
    raise Problem(
        f"{name}.tier: {value!r} is none of {', '.join(TIERS)};"
        f" it may be left out for our own companies ({ours})"
    )


def counts(where: str, value: object) -> dict[str, int]:
    """A table of names and whole numbers."""
    if not isinstance(value, dict):
        raise Problem(f"{where}: {value!r} is no table; write {{ Ana = 3, Bia = 2 }}")
    return {str(who): whole(f"{where}.{who}", count) for who, count in value.items()}


def whole(where: str, value: object) -> int:
    """A whole number of a size that means something."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Problem(f"{where}: {value!r} is no whole number")
    if abs(value) > 10**9:
        raise Problem(f"{where}: {value} is out of all proportion")
    return value


def check_wealth(card: Mapping[str, Any]) -> None:
    """Raises Problem for a key that a card of wealth does not have."""
    _known("the card", card, WEALTH)


def _known(where: str, given: Mapping[str, Any], known: set[str]) -> None:
    import difflib

    for key in given:
        if key not in known:
            near = difflib.get_close_matches(key, sorted(known), n=1) or sorted(known)
            raise Problem(f"{where}: no entry {key!r}; nearest: {', '.join(near)}")


OF_HATS = {"board", "mode", "sides", "entry", "cells", "bases", "removed"}


def hats_position(
    card: Mapping[str, Any],
) -> tuple[dict[str, list[str]], dict[str, str], dict[str, int]]:
    """Cells, bases and the numbers of removed hats of a card of a hats position."""
    _known("the card", card, OF_HATS)
    cells = {cell: _stacks(f"cells.{cell}", each) for cell, each in _texts("cells", card).items()}
    bases = {key: str(hats) for key, hats in _texts("bases", card).items()}
    removed = counts("removed", card.get("removed", {}))
    return cells, bases, removed


def _texts(name: str, card: Mapping[str, Any]) -> dict[str, Any]:
    value = card.get(name, {})
    if not isinstance(value, dict):
        raise Problem(f"{name}: {value!r} is no table; write [{name}] and a line for each")
    return value


def _stacks(where: str, value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return value
    raise Problem(f'{where}: {value!r} is no stack; write "YR", or ["Y", "BY"] on a sanctuary')
