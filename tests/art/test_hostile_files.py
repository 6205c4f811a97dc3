"""Art that means harm, or cannot be drawn right, is named with its line and refused."""

from __future__ import annotations

import struct
import zlib
from base64 import b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pnp.art import limits
from pnp.art.findings import Finding, worst
from pnp.art.index import index
from pnp.art.load import loaded
from pnp.art.pack import ArtFile, Pack
from pnp.art.svg.vetting import vetted
from tests.art.packing import picture
from tests.parsing import parser

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' width="63mm" height="88mm" viewBox="0 0 63 88">'
)


def svg(inside: str, head: str = HEAD, before: str = "") -> bytes:
    return f"{before}{head}\n{inside}\n</svg>".encode()


LAUGHS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
USES = "".join(f'<g id="u{n}">{f"""<use href="#u{n - 1}"/>""" * 10}</g>' for n in range(1, 9))

UNSAFE = {
    "a billion laughs": svg("&a9;", before=f'<!DOCTYPE svg [<!ENTITY a0 "ha">{LAUGHS}]>'),
    "an entity": svg("<text>&x;</text>", before='<!DOCTYPE svg [<!ENTITY x "y">]>'),
    "a file as entity": svg("&x;", before='<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    "a parameter entity": svg("", before='<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://x/"> %x;]>'),
    "an attribute default": svg("", before='<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>'),
    "a style sheet elsewhere": svg("", before='<?xml-stylesheet href="http://x/a.css"?>'),
    "a script": svg("<script>alert(1)</script>"),
    "a script in a guide": svg('<g data-pnp="guide"><script>alert(1)</script></g>'),
    "a script in metadata": svg("<metadata><script>alert(1)</script></metadata>"),
    "an XHTML script": svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>'),
    "an event": svg('<rect width="9" height="9" onclick="x()"/>'),
    "an event in capitals": svg('<rect width="9" height="9" OnLoad="x()"/>'),
    "a frame": svg('<iframe src="http://x/"/>'),
    "a picture on the web": svg('<image href="http://x/a.png" width="9" height="9"/>'),
    "a picture on a disk": svg('<image xlink:href="/etc/passwd" width="9" height="9"/>'),
    "a picture beside": svg('<image href="../secret.png" width="9" height="9"/>'),
    "a use elsewhere": svg('<use href="other.svg#a"/>'),
    "a use of data": svg('<use href="data:image/svg+xml,&lt;svg/&gt;#a"/>'),
    "a paint elsewhere": svg('<rect width="9" height="9" fill="url(http://x/a.svg#b)"/>'),
    "a paint elsewhere in style": svg('<rect width="9" height="9" style="fill:url(//x/a#b)"/>'),
    "a clip elsewhere": svg('<rect width="9" height="9" clip-path="url(file:///a#b)"/>'),
    "an import": svg("<style>@import 'http://x/a.css';</style>"),
    "a font elsewhere": svg("<style>@font-face{font-family:x;src:url(http://x/a.ttf)}</style>"),
    "a hidden import": svg("<style>@\\69mport 'http://x/a.css';</style>"),
    "a reference in a rule": svg("<style>rect{fill:url('https://x/#a')}</style>"),
    "a reference unended": svg('<rect fill="url(http://x" width="9" height="9"/>'),
    "javascript": svg('<rect fill="javascript:x()" width="9" height="9"/>'),
    "nesting without end": svg("<g>" * 300 + "</g>" * 300),
    "elements without end": svg("<g/>" * (limits.MOST_ELEMENTS + 1)),
    "uses of uses": svg(f'<g id="u0"><path d="M0 0h1"/></g>{USES}<use href="#u8"/>'),
    "a use of itself": svg('<g id="a"><use href="#a"/></g>'),
    "a circle of uses": svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    "a pattern of itself": svg(
        '<pattern id="p" width="1" height="1"><rect width="1" height="1" fill="url(#p)"/></pattern>'
    ),
    "a mask by rule of itself": svg(
        '<style>.m{mask:url(#m)}</style><mask id="m"><g class="m"/></mask>'
    ),
    "markers without end": svg(
        '<marker id="m">' + "<g/>" * 5_000 + '</marker><path marker-mid="url(#m)" d="'
        + "M0 0L1 1" * 500 + '"/>'
    ),
    "dashes without end": svg('<path d="M0 0H60" stroke="red" stroke-dasharray="0.0000001"/>'),
    "a style sheet without end": svg("<style>" + "a{fill:red}" * 10_000 + "</style>"),
    "a bomb within": svg(
        '<image width="9" height="9" href="data:image/png;base64,'
        + b64encode(picture(limits.MOST_SIDE + 1, 1)).decode() + '"/>'
    ),
}  # fmt: skip

WRONG = {
    "a blur": ('<filter id="f"/><rect width="9" height="9" filter="url(#f)"/>', "filter"),
    "a blur in style": ('<rect width="9" height="9" style="filter:url(#f)"/>', "filter"),
    "foreignObject": ("<foreignObject/>", "foreignObject"),
    "animation": ('<animate attributeName="x"/>', "animation"),
    "a switch": ("<switch/>", "switch"),
    "a link": ('<a href="#x"/>', "links"),
    "a mesh": ("<meshgradient/>", "mesh"),
    "an unknown element": ("<blob/>", "blob"),
    "a custom property": ('<rect style="fill:var(--a)" width="9" height="9"/>', "var(--a)"),
    "a selector of places": ("<style>rect:nth-child(2){fill:red}</style>", "nth-child"),
    "a media rule": ("<style>@media print{rect{fill:red}}</style>", "@media"),
    "a colour not known": ('<rect fill="oklch(1 0 0)" width="9" height="9"/>', "oklch"),
    "a transform with units": ('<g transform="rotate(4deg)"/>', "4deg"),
    "a number beyond measure": ('<path d="M0 0L1e300 5"/>', "measure"),
    "an SVG within": ('<image href="data:image/svg+xml;base64,AAAA"/>', "svg+xml"),
    "no picture within": ('<image href="data:image/png;base64,AAAA"/>', "no PNG"),
    "no base64 within": ('<image href="data:image/png;base64,A*A"/>', "base64"),
    "a font not there": ('<text font-family="Comic Sans">x</text>', "Comic Sans"),
    "no font at all": ("<text>x</text>", "no font"),
    "a font in a rule": ("<style>text{font:4px Papyrus}</style><text>x</text>", "Papyrus"),
    "a letter not there": ('<text font-family="Zilla Slab">字</text>', "U+5B57"),
    "an id twice": ('<g id="a"/><g id="a"/>', "twice"),
    "lines that scale not": ('<path vector-effect="non-scaling-stroke"/>', "vector-effect"),
}


@pytest.mark.parametrize("what", UNSAFE)
def test_an_unsafe_svg_is_refused(what):
    vector, findings = vetted("a.svg", UNSAFE[what])
    assert vector is None and worst(findings) == "unsafe"
    assert all(finding.line for finding in findings)
    assert all(str(finding).isprintable() for finding in findings)


@pytest.mark.parametrize("what", WRONG)
def test_what_is_not_drawn_right_is_named_with_its_line(what):
    inside, word = WRONG[what]
    vector, findings = vetted("a.svg", svg(inside))
    assert vector is None
    named = [each for each in findings if each.grade == "wrong" and word in each.words]
    assert {each.line for each in named} == {1 if "font" in what or "letter" in what else 2}


def test_every_fault_of_a_file_is_told_at_once():
    inside = "\n".join(text for text, _ in WRONG.values())
    _, findings = vetted("a.svg", svg(inside + "<script/>"))
    assert len(findings) >= len(WRONG) - 3, "those about fonts as a whole aside"


def test_a_colour_is_no_number():
    """#1e1013 looks like 1 with 1013 noughts."""
    inside = '<rect width="9" height="9" fill="#1e1013" style="stroke:#99999999"/>'
    vector, findings = vetted("a.svg", svg(inside))
    assert vector and not findings


@pytest.mark.parametrize(
    "data",
    [b"", b"<svg", b"\xff\xfe<", b"<html/>", b"\0" * 99, svg("", head="<svg>"), b"<a:b/>",
     svg("", head='<svg viewBox="0 0 x 9">'), svg("", head='<svg width="1e9mm" height="4mm">'),
     svg("", head='<svg width="63furlongs" height="9">'),
     b'<?xml version="1.0" encoding="x"?><a/>'],
)  # fmt: skip
def test_what_is_no_svg_is_said(data):
    vector, findings = vetted("a.svg", data)
    assert vector is None and worst(findings) == "wrong"


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))


def png(width: int, height: int, *chunks: bytes) -> bytes:
    head = chunk(b"IHDR", struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + b"".join(chunks) + chunk(b"IEND", b"")


def with_chunk(kind: bytes, body: bytes) -> bytes:
    """A good PNG with one more chunk after its head."""
    good = picture()
    return good[:33] + chunk(kind, body) + good[33:]


BOMB = zlib.compress(bytes(50 * limits.MIB))
RASTERS = {
    "20,000 pixels": (picture(20_000, 3), "unsafe"),
    "20,000 by 20,000 pixels that are not there": (png(20_000, 20_000), "unsafe"),
    "two thousand million pixels": (png(2**31 - 1, 2**31 - 1), "unsafe"),
    "a large area": (png(10_000, 10_000), "unsafe"),
    "half a PNG": (picture()[:-40], "wrong"),
    "half a JPEG": (picture(300, 300, form="JPEG")[:900], "wrong"),
    "a PNG of nothing": (png(9, 9), "wrong"),
    "a text bomb": (with_chunk(b"zTXt", b"a\0\0" + BOMB), "wrong"),
    "a profile bomb": (with_chunk(b"iCCP", b"a\0\0" + BOMB), "wrong"),
    "an executable": (b"MZ" + bytes(99), "wrong"),
    "a page": (b"<html><script>alert(1)</script>", "wrong"),
    "a GIF": (picture(form="GIF"), "wrong"),
    "a moving WebP": (
        picture(form="WEBP", save_all=True, append_images=[Image.new("RGB", (63, 88))]),
        "wrong",
    ),
    "PostScript": (b"%!PS-Adobe-3.0 EPSF-3.0\n", "wrong"),
}  # fmt: skip


@pytest.mark.parametrize("what", RASTERS)
def test_a_hostile_picture_is_refused(what):
    data, grade = RASTERS[what]
    art, findings = loaded(Pack("p", (ArtFile("valve.png", data),)))
    assert not art.claims and worst(findings) == grade


ROW = b"[[art]]\nkey = 'valve'\nfile = 'valve.png'\n"
INDEXES = {
    "no TOML": b"[[art",
    "a deep nest": b"a = " + b"[" * 5_000,
    "no UTF-8": b"\xff\xfe\xfa",
    "a long number": b"a = " + b"9" * 9_000,
    "no list": b'art = "x"',
    "no file": b"[[art]]\nkey = 'a'",
    "a file not there": b"[[art]]\nkey = 'a'\nfile = '../../etc/passwd'",
    "no key": b"[[art]]\nfile = 'valve.png'",
    "a key of numbers": b"[[art]]\nkey = 5\nfile = 'valve.png'",
    "a bleed of no end": ROW + b"bleed_mm = inf",
    "a bleed of nothing": ROW + b"bleed_mm = nan",
    "a bleed below nothing": ROW + b"bleed_mm = -1",
    "a policy not known": b"bleed = 'blur'",
    "a key that steers a terminal": b"[[art]]\nkey = \"\\u001b[2J\"\nfile = 'valve.png'",
}


@pytest.mark.parametrize("what", INDEXES)
def test_a_bad_index_is_named(what):
    files = (ArtFile("art.toml", INDEXES[what]), ArtFile("valve.png", picture()))
    _, findings = loaded(Pack("p", files))
    grade = "doubtful" if what == "a file not there" else "wrong"  # the game's own drawing will do
    bad = [finding for finding in findings if finding.grade == grade]
    assert [finding.file for finding in bad] == ["art.toml"]


WORDS = st.sampled_from(
    """<g>|</g>|<use href='#a'/>|<g id='a'>|<style>|</style>|rect{fill:url(#a)}|@import 'x';
    |<text font-family='Zilla Slab'>|</text>|&lt;|&x;|<!--|-->|<![CDATA[|]]>
    |<image href='data:image/png;base64,AAAA'/>| style='fill:red;;x'|<path d='|M0 0L9 9|'/>|url(|)
    |\\|\0|é|<?x y?>|<rect width='9' height='9'/>|<svg viewBox='0 0 1 1'>|</svg>|1e99
    |transform='rotate(5)'|<script/>|on|=''""".replace("\n    ", "").split("|")
)


@parser
@given(st.lists(WORDS | st.text(max_size=6), max_size=30))
def test_any_svg_is_drawn_or_refused(words):
    vector, findings = vetted("a.svg", svg("".join(words)))
    assert (vector is None) == (worst(findings) in ("unsafe", "wrong"))
    if vector:
        again, more = vetted("a.svg", vector.data)
        assert again and not [each for each in more if each.grade in ("unsafe", "wrong")]
        assert b"<!" not in vector.data and b"<script" not in vector.data


TOML = st.sampled_from(
    """[[art]]\n|key = |keys = |file = |bleed_mm = |bleed = |'a'|[1]|[[|]]|\n|-1|inf|{a=1}
    |"valve.png"|"mirror\"""".replace("\n    ", "").split("|")
)


@parser
@given(st.lists(TOML | st.text(max_size=5), max_size=20))
def test_any_index_is_read_or_refused(words):
    found, findings = index("".join(words).encode("utf-8", "surrogatepass"))
    assert all(entry.keys and entry.file for entry in found.entries)
    assert all(isinstance(finding, Finding) for finding in findings)


@parser
@given(st.binary(max_size=200), st.sampled_from(["png", "jpg", "webp"]), st.integers(0, 400))
def test_any_picture_is_read_or_refused(noise, suffix, at):
    form = {"jpg": "JPEG"}.get(suffix, suffix.upper())
    data = bytearray(picture(20, 20, form=form))
    at %= len(data)
    data[at : at + len(noise)] = noise
    art, findings = loaded(Pack("p", (ArtFile(f"valve.{suffix}", bytes(data)),)))
    assert bool(art.claims) != (worst(findings) in ("unsafe", "wrong"))
