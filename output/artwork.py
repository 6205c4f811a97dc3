"""SVG to PDF by typst, in a process of its own with little memory, little time and no ways out."""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from layouts.fonts import FOLDER

WORKER = Path(__file__).with_name("artwork_worker.py")


class Drawing(NamedTuple):
    """An SVG, and its size in mm."""

    svg: bytes
    width: float
    height: float


class NotDrawn(Exception):
    """Why drawings could not be turned into PDF."""


def missing() -> tuple[str, ...]:
    """The packages that vector art needs and that are not installed."""
    return tuple(name for name in ("typst", "pikepdf") if find_spec(name) is None)


def pages(drawings: Sequence[Drawing], seconds: float) -> bytes:
    """One PDF with a page a drawing, fonts shared.  Raises NotDrawn."""
    order = {
        "fonts": str(FOLDER),
        "seconds": int(seconds),
        "drawings": [
            {"svg": b64encode(each.svg).decode(), "width": each.width, "height": each.height}
            for each in drawings
        ],
    }
    try:
        done = subprocess.run(
            [sys.executable, "-I", str(WORKER)],
            input=json.dumps(order).encode(),
            capture_output=True,
            timeout=seconds,
            cwd=WORKER.parent,
        )
    except subprocess.TimeoutExpired as error:
        raise NotDrawn(f"takes over {seconds:g} seconds to draw; simplify it") from error
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().splitlines()
        raise NotDrawn(last[-1] if last else "its drawing broke off; simplify it")
    return b64decode(done.stdout)
