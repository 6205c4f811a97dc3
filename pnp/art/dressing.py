"""A box dressed in art: the faces that a pack claims, drawn with its pictures instead."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from layouts.marks import Face
from pnp.art.claims import Art, Claim
from pnp.art.findings import Finding, Grade
from pnp.art.fitting import Fit, dressed, fit
from pnp.box import Box

INCH = 25.4
FINE, COARSE, NEARLY = 300, 150, 0.97
"""Pixels to a printed inch: what print shops ask for, and where pixels begin to show."""


class Worn(NamedTuple):
    """A face of a box and the claim that dresses it."""

    key: str
    face: Face
    claim: Claim


def dress(box: Box, art: Art, bleed: float) -> Box:
    """The box with the art's pictures on the faces it claims, filled out to so much bleed, in mm.

    Faces that were one stay one.
    """
    if not art.claims:
        return box
    made: dict[tuple[Face, str, str], Face] = {}

    def face(key: str, old: Face) -> Face:
        claim = art.nearest(key)
        if claim is None:
            return old
        policy = claim.policy or art.policy
        same = old, claim.artwork.file, policy
        if same not in made:
            made[same] = dressed(old, claim, policy, bleed)
        return made[same]

    return replace(
        box,
        components=tuple(
            replace(
                each,
                front=face(each.key, each.front),
                back=face(each.back_key, each.back) if each.back and each.back_key else each.back,
            )
            for each in box.components
        ),
    )


def worn(boxes: Iterable[Box], art: Art) -> list[Worn]:
    """Every key of the boxes that the art claims, once, as its box draws it without."""
    found: dict[str, Worn] = {}
    for key, face in _faces(boxes):
        if key not in found and (claim := art.nearest(key)):
            found[key] = Worn(key, face, claim)
    return list(found.values())


def bare(boxes: Iterable[Box], art: Art) -> list[str]:
    """Every key that the art does not claim."""
    return list(dict.fromkeys(key for key, _ in _faces(boxes) if art.nearest(key) is None))


def _faces(boxes: Iterable[Box]) -> Iterator[tuple[str, Face]]:
    for box in boxes:
        for each in box.components:
            yield each.key, each.front
            if each.back and each.back_key:
                yield each.back_key, each.back


def rivals(boxes: Iterable[Box], art: Art) -> Iterator[Finding]:
    """Keys that two files claim alike."""
    for key in dict.fromkeys(key for key, _ in _faces(boxes)):
        for rival in art.rivals(key):
            words = f"another file claims {key} alike; keep one, or name one more closely"
            yield Finding("wrong", rival.artwork.file, words)


def strangers(
    art: Art, known: Sequence[str], others: Callable[[], Mapping[str, str]]
) -> Iterator[Finding]:
    """Claims of no key that is printed; those of another game or edition, by what others tells,
    are only noted."""
    unknown = [claim for claim in art.claims if not any(map(claim.matches, known))]
    elsewhere = others() if unknown else {}
    for claim in unknown:
        other = next((where for key, where in elsewhere.items() if claim.matches(key)), None)
        if other:
            words = f"{claim.pattern} is of {other}; not used here"
            yield Finding("note", claim.artwork.file, words)
            continue
        near = difflib.get_close_matches(
            claim.pattern, list(dict.fromkeys((*known, *elsewhere))), n=3, cutoff=0.4
        )
        hint = f"nearest: {', '.join(near)}" if near else "'pnp box GAME' lists the keys"
        words = f"no component {claim.pattern!r}; {hint}"
        yield Finding("wrong", claim.artwork.file, words)


def doubts(worn: Iterable[Worn], art: Art, bleed: float) -> Iterator[Finding]:
    """What of the art will not look as it should at print size: resolution, shape, bleed."""
    for key, face, claim in worn:
        lies = fit(claim, face.width, face.height)
        yield from _coarse(key, face, claim, lies)
        if lies.lost:
            lost = f"{lies.lost:.0%} of it is cut off"
            words = f"{key}: another shape than the piece; {lost}; {_wanted(face, 0)}"
            yield Finding("doubtful", claim.artwork.file, words)
        if not lies.bleeds(bleed):
            policy = claim.policy or art.policy
            done = {"mirror": "mirrored", "extend": "drawn out", "none": "left white"}[policy]
            has = min(lies.across, lies.down)
            words = f"{key}: {has:.1f} of {bleed:g} mm bleed; past it the edge is {done}"
            yield Finding("note", claim.artwork.file, f"{words} (bleed = mirror, extend or none)")


def _coarse(key: str, face: Face, claim: Claim, lies: Fit) -> Iterator[Finding]:
    if claim.artwork.in_mm:
        return
    density = claim.artwork.width / (face.width + 2 * lies.across) * INCH
    if density < NEARLY * FINE:
        wanted = _wanted(face, 0 if lies.lost else lies.across)
        words = f"{key}: {density:.0f} pixels to the printed inch; {wanted}"
        grade: Grade = "doubtful" if density < COARSE else "note"
        yield Finding(grade, claim.artwork.file, words)


def _wanted(face: Face, bleed: float) -> str:
    """The pixels that would do."""
    wide, high = (round((side + 2 * bleed) / INCH * FINE) for side in (face.width, face.height))
    return f"{wide} x {high} pixels make {FINE}"


def claimable(boxes: Iterable[Box]) -> list[str]:
    """The keys of boxes that art can claim."""
    return list(dict.fromkeys(key for key, _ in _faces(boxes)))
