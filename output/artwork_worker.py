"""Run by output/artwork.py as a process of its own: drawings in, one PDF out."""

from __future__ import annotations

import json
import sys
from base64 import b64decode, b64encode

MEMORY = 3 * 1024**3  # bytes


def main() -> None:
    """Reads an order from standard input, writes a PDF to standard output, both as text."""
    order = json.load(sys.stdin)
    _confine(order["seconds"])
    import typst

    files: dict[str, bytes] = {}
    pages = []
    for number, drawing in enumerate(order["drawings"]):
        files[f"{number}.svg"] = b64decode(drawing["svg"])
        wide, high = f"{drawing['width']:.4f}mm", f"{drawing['height']:.4f}mm"
        pages.append(
            f"#page(width: {wide}, height: {high}, margin: 0pt)"
            f'[#image("{number}.svg", width: {wide}, height: {high}, fit: "stretch")]'
        )
    files["main.typ"] = "\n".join(pages).encode()
    try:
        pdf = typst.compile(files, font_paths=[order["fonts"]], ignore_system_fonts=True)
    except Exception as error:
        sys.exit(" ".join(str(error).split())[:300])
    sys.stdout.write(b64encode(pdf).decode())


def _confine(seconds: int) -> None:
    """Little memory, little time, no files written; where the system can be asked for it."""
    try:
        import resource
    except ImportError:
        return
    for what, most in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        _, hard = resource.getrlimit(what)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (most, hard))


if __name__ == "__main__":
    main()
