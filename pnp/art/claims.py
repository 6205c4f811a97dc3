"""Art ready to be placed: which picture claims which keys.  Frozen values, nothing heavy to import.

A claim is a key, or a pattern of keys with * in it.  Backs are claimed by names that begin with
back; `back` alone claims every back.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Literal

from layouts.marks import Picture

Policy = Literal["mirror", "extend", "none"]
"""What is done where art ends at the cut: its edge mirrored outward, its outermost line drawn out,
or nothing, which leaves white."""
POLICIES: tuple[Policy, ...] = ("mirror", "extend", "none")
BACK = "back"


@dataclass(frozen=True, slots=True)
class Artwork:
    """A picture of a pack.  Its matrix turns it upright within the unit square; its size is in
    pixels, or in mm if it says of itself how large it is."""

    file: str
    picture: Picture
    width: float
    height: float
    in_mm: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """Keys that an artwork is for; its policy and its bleed in mm, if the pack states them."""

    pattern: str
    artwork: Artwork
    policy: Policy | None = None
    bleed: float | None = None

    def matches(self, key: str) -> bool:
        """Whether it claims a key; capitals do not matter."""
        key, pattern = key.lower(), self.pattern.lower()
        if is_back(key):
            return pattern == BACK or (is_back(pattern) and fnmatchcase(key, pattern))
        return fnmatchcase(key, pattern)

    @property
    def closeness(self) -> tuple[bool, int]:
        """A key beats a pattern, and a pattern beats one that spells out less."""
        return "*" not in self.pattern and self.pattern != BACK, len(self.pattern.replace("*", ""))


def is_back(key: str) -> bool:
    """Whether a key or a pattern is one of backs."""
    return key == BACK or key.startswith(f"{BACK}.")


@dataclass(frozen=True, slots=True)
class Art:
    """All claims of a pack; policy is for those that state none."""

    claims: tuple[Claim, ...] = ()
    policy: Policy = "mirror"

    def nearest(self, key: str) -> Claim | None:
        """The claim that fits a key most closely."""
        fitting = [claim for claim in self.claims if claim.matches(key)]
        return max(fitting, key=lambda claim: claim.closeness, default=None)

    def rivals(self, key: str) -> list[Claim]:
        """Claims of other files that fit a key as closely as the nearest does."""
        nearest = self.nearest(key)
        if nearest is None:
            return []
        return [
            claim
            for claim in self.claims
            if claim.matches(key)
            and claim.closeness == nearest.closeness
            and claim.artwork.file != nearest.artwork.file
        ]


NO_ART = Art()
