"""Pictures of faces and pages for tests that look."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from dataclasses import replace
from functools import cache
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from layouts.marks import Face
from layouts.sheets import Placement, Sheet
from output import Info
from output.pdf import document

INFO = Info("Test", "en", "none")


@cache
def picture(face: Face, per_mm: int = 10) -> Image.Image:
    """The face inside its trim, so many pixels a mm, by pdfium."""
    bare = replace(face, bleed=0)
    sheet = Sheet(face.width, face.height, (Placement("x", bare, 0, 0),))
    return pages(document([sheet], INFO), per_mm * 25.4)[0]


def pages(pdf: bytes, dpi: float) -> list[Image.Image]:
    """Every page by pdfium."""
    opened = pypdfium2.PdfDocument(pdf)
    scale = dpi / 72 * (1 - 1e-5)  # a hair less, lest pdfium round 630.001 pixels up to 631
    return [page.render(scale=scale).to_pil().convert("RGB") for page in opened]


def poppler_pages(pdf: bytes, dpi: float) -> list[Image.Image]:
    """Every page by poppler; skips the test where there is none."""
    tool = needed("pdftoppm", "poppler-utils")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "in.pdf"
        source.write_bytes(pdf)
        target = Path(folder) / "page"
        subprocess.run([tool, "-r", f"{dpi:g}", "-png", source, target], check=True)
        return [Image.open(path).convert("RGB") for path in sorted(Path(folder).glob("*.png"))]


def needed(tool: str, package: str) -> str:
    """The path of a tool, or a skip that says where to get it."""
    found = shutil.which(tool)
    if not found:
        pytest.skip(f"{tool} is missing; install {package} for a second opinion")
    return found
