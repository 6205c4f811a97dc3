"""Pictures of the documents in 256 colours, a third of the size: `tools/palette.py FILE...`"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image


def reduced(path: Path) -> None:
    """The PNG in its place with colours of its own palette, undithered: flat grounds stay flat."""
    with Image.open(path) as picture:
        dpi = picture.info["dpi"]
        few = picture.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, kmeans=2, dither=0)
    few.save(path, optimize=True, dpi=dpi)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        reduced(Path(name))
