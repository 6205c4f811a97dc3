"""Pictures inside a PDF: each file once, JPEG untouched, PNG repacked only where it must be."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from typing import Any

from PIL import Image
from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFStream

from layouts.marks import Matrix, Picture

FLIPPED = Matrix(1, 0, 0, -1, 0, 1)
"""An image of a PDF stands on its foot; ours hang from their top."""
SPACES = {"1": "DeviceGray", "L": "DeviceGray", "RGB": "DeviceRGB", "CMYK": "DeviceCMYK"}
PROFILES = {"DeviceGray": b"GRAY", "DeviceRGB": b"RGB ", "DeviceCMYK": b"CMYK"}
CHANNELS = {"DeviceGray": 1, "DeviceRGB": 3, "DeviceCMYK": 4}
LARGEST_PROFILE = 4_000_000
INVERTED = "[1 0 1 0 1 0 1 0]"


class Pictures:
    """The pictures that a file already holds."""

    def __init__(self, document: Any) -> None:
        self.document = document
        self.names: dict[tuple[bytes, int], tuple[str, Matrix]] = {}
        self.pages: Any = None

    def named(self, picture: Picture) -> tuple[str, Matrix]:
        """The picture's name in the file, and the map from its own axes to our unit square."""
        key = picture.data, picture.page
        if key not in self.names:
            name = f"picture{len(self.names) + 1}"
            held, upright = self._made(picture)
            self.document.Reference(held, self.document.getXObjectName(name))
            self.names[key] = name, upright
        return self.names[key]

    def _made(self, picture: Picture) -> tuple[Any, Matrix]:
        match picture.media:
            case "jpeg":
                return _jpeg(picture.data, self.document), FLIPPED
            case "png":
                return _png(picture.data, self.document), FLIPPED
            case "pdf":
                from output.pages import Pages

                self.pages = self.pages or Pages(self.document)
                return self.pages.form(picture.data, picture.page)  # type: ignore[no-any-return]


def _jpeg(data: bytes, document: Any) -> Any:
    image = Image.open(BytesIO(data), formats=["JPEG"])
    space = SPACES[image.mode]
    stream = _image(image.size, 8, _space(space, image, document), data, "DCTDecode")
    if space == "DeviceCMYK" and "adobe" in image.info:
        stream.dictionary["Decode"] = INVERTED  # Adobe's way: 0 is full ink
    return stream


def _png(data: bytes, document: Any) -> Any:
    opened = Image.open(BytesIO(data), formats=["PNG"])
    if packed := _as_it_is(data):
        return _packed(opened, *packed, document)
    opened.load()
    image = _in_eight_bits(opened)
    if "A" not in image.getbands():
        return _png(_saved(image), document)
    colours = image.convert("L" if image.mode == "LA" else "RGB")
    stream = _png(_saved(colours), document)
    stream.dictionary["SMask"] = document.Reference(_png(_saved(image.getchannel("A")), document))
    return stream


def _in_eight_bits(image: Image.Image) -> Image.Image:
    """Grey or RGB, with alpha if it has any."""
    if image.mode in ("I", "I;16"):
        return image.point(lambda value: value * (1 / 256)).convert("L")
    if "transparency" in image.info or image.mode in ("PA", "La", "RGBa"):
        return image.convert("RGBA")
    return image if image.mode in ("L", "LA", "RGB", "RGBA") else image.convert("RGB")


def _saved(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=6, icc_profile=image.info.get("icc_profile"))
    return out.getvalue()


def _as_it_is(data: bytes) -> tuple[int, int, bytes, bytes] | None:
    """Bits, kind of colour, palette and packed pixels of a PNG that a PDF can hold as it is."""
    head, palette, pixels = b"", b"", []
    at = 8
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">L", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        if kind == b"tRNS":
            return None
        if kind == b"IHDR":
            head = body
        elif kind == b"PLTE":
            palette = body
        elif kind == b"IDAT":
            pixels.append(body)
        at += 12 + length
    width, height, bits, colour, _, _, interlace = struct.unpack(">LLBBBBB", head[:13])
    packed = b"".join(pixels)
    if interlace or bits > 8 or colour not in (0, 2, 3):
        return None
    row = 1 + (width * bits * (3 if colour == 2 else 1) + 7) // 8
    return (bits, colour, palette, packed) if _unpacks_to(packed, row * height) else None


def _unpacks_to(packed: bytes, size: int) -> bool:
    """Whether that is all there is to it: a reader of the PDF must not be made to unpack more."""
    opened = zlib.decompressobj()
    try:
        return len(opened.decompress(packed, size + 1)) == size and not opened.unconsumed_tail
    except zlib.error:
        return False


def _packed(
    image: Image.Image, bits: int, colour: int, palette: bytes, pixels: bytes, document: Any
) -> Any:
    space: Any = _space("DeviceRGB" if colour else "DeviceGray", image, document)
    if colour == 3:
        colours = palette[: 3 * 2**bits]
        space = PDFArray([PDFName("Indexed"), space, len(colours) // 3 - 1, f"<{colours.hex()}>"])
    stream = _image(image.size, bits, space, pixels, "FlateDecode")
    stream.dictionary["DecodeParms"] = PDFDictionary(
        {
            "Predictor": 15,
            "Colors": 3 if colour == 2 else 1,
            "BitsPerComponent": bits,
            "Columns": image.width,
        }
    )
    return stream


def _image(size: tuple[int, int], bits: int, space: Any, data: bytes, packing: str) -> Any:
    stream: Any = PDFStream(content=data)
    for name, value in (
        ("Type", PDFName("XObject")),
        ("Subtype", PDFName("Image")),
        ("Width", size[0]),
        ("Height", size[1]),
        ("BitsPerComponent", bits),
        ("ColorSpace", space),
        ("Filter", PDFName(packing)),
    ):
        stream.dictionary[name] = value
    return stream


def _space(space: str, image: Image.Image, document: Any) -> Any:
    """The colour space: by the picture's own profile, if it has one that fits."""
    profile = image.info.get("icc_profile") or b""
    fits = (
        128 < len(profile) <= LARGEST_PROFILE
        and int.from_bytes(profile[:4], "big") == len(profile)
        and profile[16:20] == PROFILES[space]
        and profile[36:40] == b"acsp"
    )
    if not fits:
        return PDFName(space)
    stream: Any = PDFStream(content=profile)
    stream.dictionary["N"] = CHANNELS[space]
    stream.dictionary["Alternate"] = PDFName(space)
    return PDFArray([PDFName("ICCBased"), document.Reference(stream)])
