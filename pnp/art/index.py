"""art.toml, the index of a pack: files by other names than their keys, and how each is bled."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

from pnp.art.claims import POLICIES, Policy
from pnp.art.findings import Finding
from pnp.art.names import INDEX, plain
from pnp.art.refused import Refused

TABLES = ("art", "face", "faces", "files")
ENTRIES = ("key", "keys", "file", "bleed_mm", "bleed", "size_mm", "safe_mm", "copies", "name")
MOST_BLEED = 12.0
MOST_KEYS = 2_000
LONGEST_KEY = 200


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the pack and the keys it is for."""

    file: str
    keys: tuple[str, ...]
    policy: Policy | None = None
    bleed: float | None = None


@dataclass(frozen=True, slots=True)
class Index:
    """What an index says: an entry a file, and the policy for files that state none."""

    entries: tuple[Entry, ...] = ()
    policy: Policy | None = None


def index(data: bytes) -> tuple[Index, tuple[Finding, ...]]:
    """The index in a file, and what is wrong with it."""
    try:
        table = tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        words = str(error) or "nested too deep"
        return Index(), (Finding("wrong", INDEX, f"no TOML that can be read: {words[:120]}"),)
    findings: list[Finding] = []
    entries = []
    for name in TABLES:
        rows = table.get(name, [])
        if not isinstance(rows, list):
            findings.append(Finding("wrong", INDEX, f"{name}: give each file its own [[{name}]]"))
            continue
        for number, row in enumerate(rows, 1):
            try:
                entries.append(_entry(row, f"[[{name}]] number {number}", findings))
            except Refused as refused:
                findings.append(refused.finding(INDEX))
    try:
        policy = _policy(table, "bleed")
    except Refused as refused:
        policy = None
        findings.append(refused.finding(INDEX))
    return Index(tuple(entries), policy), tuple(findings)


def _entry(row: object, where: str, findings: list[Finding]) -> Entry:
    if not isinstance(row, dict):
        raise Refused("wrong", f"{where}: not a table of file, key and bleed")
    for name in row:
        if name not in ENTRIES:
            near = difflib.get_close_matches(name[:40], ENTRIES, n=1) or ENTRIES
            findings.append(
                Finding("doubtful", INDEX, f"{where}: no entry {name[:40]!r}; nearest: {near[0]}")
            )
    file = row.get("file")
    if not isinstance(file, str) or not file:
        raise Refused("wrong", f"{where}: file names no file")
    keys = tuple(_keys(row, where))
    if not keys:
        raise Refused("wrong", f"{where}: no key; give key = or keys =")
    return Entry(plain(file), keys, _policy(row, f"{where}: bleed"), _bleed(row, where))


def _keys(row: Mapping[str, Any], where: str) -> Iterator[str]:
    given: list[object] = [row["key"]] if "key" in row else []
    more = row.get("keys", [])
    given += more if isinstance(more, Sequence) and not isinstance(more, str) else [more]
    if len(given) > MOST_KEYS:
        raise Refused("wrong", f"{where}: over {MOST_KEYS} keys")
    for key in given:
        if not isinstance(key, str) or not 0 < len(key) <= LONGEST_KEY or not key.isprintable():
            raise Refused("wrong", f"{where}: {str(key)[:40]!r} is no key")
        yield key


def _policy(row: Mapping[str, Any], where: str) -> Policy | None:
    given = row.get("bleed")
    for policy in POLICIES:
        if given == policy:
            return policy
    if given is None:
        return None
    raise Refused("wrong", f"{where} = {str(given)[:40]!r}; give {', '.join(POLICIES)}")


def _bleed(row: Mapping[str, Any], where: str) -> float | None:
    given = row.get("bleed_mm")
    if given is None:
        return None
    number = isinstance(given, int | float) and not isinstance(given, bool)
    if not number or not isfinite(given) or not 0 <= given <= MOST_BLEED:
        shown = str(given)[:40]
        raise Refused("wrong", f"{where}: bleed_mm = {shown}; give 0 to {MOST_BLEED:g}")
    return float(given)
