"""Raster pictures: PNG, JPEG and WebP looked at, decoded once within limits, kept as files."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Literal

from PIL import Image, UnidentifiedImageError

from layouts.marks import UNMOVED, Matrix
from pnp.art.limits import MOST_PIXELS, MOST_SIDE
from pnp.art.refused import Refused

MAGIC = {b"\x89PNG\r\n\x1a\n": "png", b"\xff\xd8\xff": "jpeg", b"RIFF": "webp"}
FORMATS = {"png": "PNG", "jpeg": "JPEG", "webp": "WEBP"}
ORIENTATION = 0x0112
# EXIF's eight ways to hold a camera: where the unit square of the stored picture goes.
TURNS: dict[int, Matrix] = {
    1: UNMOVED,
    2: Matrix(-1, 0, 0, 1, 1, 0),
    3: Matrix(-1, 0, 0, -1, 1, 1),
    4: Matrix(1, 0, 0, -1, 0, 1),
    5: Matrix(0, 1, 1, 0, 0, 0),
    6: Matrix(0, 1, -1, 0, 1, 0),
    7: Matrix(0, -1, -1, 0, 1, 1),
    8: Matrix(0, -1, 1, 0, 0, 1),
}


@dataclass(frozen=True, slots=True)
class Raster:
    """A picture that was decoded without fault: its file, its pixels as seen upright."""

    media: Literal["png", "jpeg"]
    data: bytes
    width: int
    height: int
    turn: Matrix = UNMOVED
    """From the unit square of the stored picture to that of the one seen."""


def media(data: bytes) -> str:
    """What a file is by its first bytes; '' for no raster picture."""
    kind = next((kind for magic, kind in MAGIC.items() if data.startswith(magic)), "")
    return "" if kind == "webp" and data[8:12] != b"WEBP" else kind


def raster(data: bytes) -> Raster:
    """The picture in a file.  A JPEG or PNG stays the file it is; WebP becomes PNG.

    Raises Refused for what is no picture, a broken one, a moving one, or one beyond the limits.
    """
    kind = media(data)
    if not kind:
        raise Refused("wrong", "no PNG, JPEG or WebP, whatever its name says; save it anew")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            image = Image.open(BytesIO(data), formats=[FORMATS[kind]])
            _within_limits(image)
            image.load()
            turn = TURNS.get(_orientation(image), UNMOVED)
            if kind == "webp":
                data = _as_png(image)
    except Image.DecompressionBombError as error:
        raise Refused("unsafe", _too_large()) from error
    except UnidentifiedImageError as error:
        raise Refused("wrong", f"a broken {FORMATS[kind]}; save it anew") from error
    except (OSError, ValueError, SyntaxError, EOFError, IndexError, KeyError, TypeError) as error:
        raise Refused("wrong", f"a broken {FORMATS[kind]} ({error}); save it anew") from error
    except (MemoryError, OverflowError, ArithmeticError, RuntimeError) as error:
        raise Refused("unsafe", f"a {FORMATS[kind]} that cannot be decoded: {error}") from error
    width, height = image.size if turn.a else image.size[::-1]
    return Raster("jpeg" if kind == "jpeg" else "png", data, width, height, turn)


def _within_limits(image: Image.Image) -> None:
    width, height = image.size
    if width > MOST_SIDE or height > MOST_SIDE or width * height > MOST_PIXELS:
        raise Refused("unsafe", f"{width} x {height} pixels: {_too_large()}")
    if getattr(image, "is_animated", False):
        raise Refused("wrong", "a moving picture; save one frame of it")
    if image.mode not in (
        "1",
        "L",
        "LA",
        "P",
        "PA",
        "RGB",
        "RGBA",
        "CMYK",
        "I",
        "I;16",
        "La",
        "RGBa",
    ):
        raise Refused("wrong", f"colours of an unusual kind ({image.mode}); save it as RGB")


def _too_large() -> str:
    return (
        f"at most {MOST_SIDE:,} a side and {MOST_PIXELS // 1_000_000} million in all are read;"
        " 300 to a printed inch are plenty"
    )


def _orientation(image: Image.Image) -> int:
    try:
        return int(image.getexif().get(ORIENTATION, 1))
    except Exception:  # whatever a broken note of the camera does, the picture was decoded
        return 1


def _as_png(image: Image.Image) -> bytes:
    out = BytesIO()
    keep: dict[str, Any] = {}
    if profile := image.info.get("icc_profile"):
        keep["icc_profile"] = profile
    image.save(out, "PNG", compress_level=6, **keep)
    return out.getvalue()
