"""Names of files in a pack: which are pictures, which are strays, which are up to no good."""

from __future__ import annotations

from pathlib import PurePosixPath
from unicodedata import category, normalize

from pnp.art.findings import Finding
from pnp.art.limits import LONGEST_NAME, MOST_FOLDERS

KINDS: dict[str, str] = {
    ".png": "png",
    ".jpg": "jpeg",
    ".jpeg": "jpeg",
    ".webp": "webp",
    ".svg": "svg",
    ".pdf": "pdf",
}
"""Suffix -> what it says the file is."""
INDEX = "art.toml"
STRAYS = ("thumbs.db", "desktop.ini", "ehthumbs.db", "icon\r")
"""What file managers leave behind."""
OTHER_PICTURES = (".gif", ".bmp", ".tif", ".tiff", ".heic", ".avif", ".psd", ".ai", ".eps", ".svgz")


def plain(name: str) -> str:
    """The name as names are compared: composed letters, slashes between folders."""
    return normalize("NFC", name)


def kind(name: str) -> str:
    """What the suffix says the file is; '' for none of ours."""
    return KINDS.get(PurePosixPath(name).suffix.lower(), "")


def stem(name: str) -> str:
    """The name without folders and suffix: a key, or a pattern of keys."""
    return PurePosixPath(plain(name)).stem


def trick(name: str) -> Finding | None:
    """Why a file of that name is not touched: it leads out of the pack, or hides what it is."""
    parts = name.split("/")
    if name.startswith("/") or (len(name) > 1 and name[1] == ":" and name[0].isalpha()):
        return Finding("unsafe", name, "an absolute path; files of a pack lie inside it")
    if "\\" in name:
        return Finding("unsafe", name, "a backslash in its name; part folders with /")
    if ".." in parts:
        return Finding("unsafe", name, "its path leads out of the pack")
    if len(name) > LONGEST_NAME:
        return Finding("unsafe", f"{name[:60]}…", f"a name of over {LONGEST_NAME} letters")
    if any(category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") for letter in name.rstrip("\r")):
        return Finding("unsafe", name, "a control character in its name; rename it")
    if len(parts) > MOST_FOLDERS + 1:
        return Finding("unsafe", name, f"more than {MOST_FOLDERS} folders deep")
    return None


def stray(name: str) -> Finding | None:
    """Why a file is passed over, in a word; None for a picture or the index."""
    parts = PurePosixPath(name).parts
    last = parts[-1].lower()
    hidden = any(part.startswith((".", "~$")) or part == "__MACOSX" for part in parts)
    if hidden or last in STRAYS:
        return Finding("note", name, "passed over: left behind by a file manager or hidden")
    if PurePosixPath(last).suffix in OTHER_PICTURES:
        return Finding("doubtful", name, "passed over: save it as PNG, JPEG, WebP, SVG or PDF")
    if last == INDEX and len(parts) > 1:
        return Finding("doubtful", name, f"passed over: {INDEX} belongs at the top of the pack")
    if not kind(name) and last != INDEX:
        return Finding("note", name, "passed over: no PNG, JPEG, WebP, SVG or PDF")
    return None
