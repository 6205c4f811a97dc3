"""Pictures inside an SVG: PNG, JPEG and WebP written into the file itself."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode

from layouts.marks import UNMOVED
from pnp.art.raster import raster
from pnp.art.refused import Refused

DATA = re.compile(r"data:image/(?:png|jpe?g|webp)(?:;[\w=.-]+)*;base64,", re.IGNORECASE)


def embedded(href: str) -> str:
    """The same picture as a data URL, its bytes decoded once and found good.

    Raises Refused for a picture elsewhere, of another kind, or one that raster() refuses.
    """
    match = DATA.match(href)
    if not match:
        if href[:5].lower() == "data:":
            kind = href[5:40].partition(";")[0]
            raise Refused("wrong", f"an embedded {kind!r} is not drawn; embed PNG, JPEG or WebP")
        raise Refused("unsafe", f"refers to {href[:40]!r}, outside the file; embed it")
    try:
        data = b64decode("".join(href[match.end() :].split()), validate=True)
    except ValueError as error:
        raise Refused("wrong", "an embedded picture that is no base64; embed it again") from error
    found = raster(data)
    if found.turn != UNMOVED:
        raise Refused("wrong", "an embedded picture turned by its EXIF note; save it upright")
    return f"data:image/{found.media};base64,{b64encode(found.data).decode()}"
