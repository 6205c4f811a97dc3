"""Tables inside tables as one table, their keys joined by dots."""

from __future__ import annotations

from typing import Any


def flat(value: Any, prefix: str = "") -> dict[str, Any]:
    """{"pipes": {"wall": {"0": x}}} is {"pipes.wall.0": x}; an empty table stands for itself."""
    if not isinstance(value, dict):
        return {prefix: value}
    if not value and prefix:
        return {prefix: value}
    out: dict[str, Any] = {}
    for key, inner in value.items():
        out |= flat(inner, f"{prefix}.{key}" if prefix else key)
    return out
