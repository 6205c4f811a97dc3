"""What all pipes of Waterworks share: bore, edges and the flanged joint.  Lengths in mm."""

from __future__ import annotations

from functools import cache

from layouts import paths
from layouts.faces import DRAWN_PAST_TRIM
from layouts.faces.plumbing.metal import barrel, cone, contact, outline, poured
from layouts.marks import Face, Group, Mark, Matrix, Outline, Path, Solid, Use, move, turn
from layouts.sizes import Size
from layouts.themes import Theme

# In bores' radii.
FLANGE = 1.34  # radius of the flange
PLATE = 0.27  # half the joint's thickness, the half that lies on one card
HUB = 0.36  # length of the taper behind the plate
JOINT = PLATE + HUB  # where a joint ends and the bare pipe begins
NUTS = (0.437, 1.055)  # eight bolts on a circle of 1.14, as seen from the front
GASKET = 0.25  # mm to each side of the edge


def radius(size: Size) -> float:
    """Half the bore, in mm: the bore is a third of the card's width."""
    return size.width / 6


def edge(side: str, size: Size) -> Matrix:
    """From a joint's own frame (x from the edge into the card, y = 0 the axis) to the card's."""
    width, height = size
    match side:
        case "W":
            return move(0, height / 2)
        case "E":
            return turn(180).then(move(width, height / 2))
        case "N":
            return turn(90).then(move(width / 2, 0))
        case "S":
            return turn(270).then(move(width / 2, height))
        case _:
            raise ValueError(f"{side!r}: an edge is N, E, S or W")


def joint(side: str, size: Size, theme: Theme) -> Use:
    """The bolted half joint on that edge of a card."""
    r = radius(size)
    face = flange(r, theme)
    return Use(face, move(0, -face.height / 2).then(edge(side, size)))


def flange_outline(r: float) -> Outline:
    """The plate seen from the front, from the bleed to its back; the axis is y = 0."""
    past = DRAWN_PAST_TRIM
    return paths.rounded(-past, -FLANGE * r, past + PLATE * r, 2 * FLANGE * r, 0.35)


@cache
def flange(r: float, theme: Theme) -> Face:
    """Half a cast-iron joint, the same on every card: what lies on the edge never differs."""
    plate = PLATE * r
    hub = paths.rectangle(plate, -1.08 * r, HUB * r, 2.16 * r)
    tall = 2 * (FLANGE * r + 4)
    marks: list[Mark] = [
        contact(theme, flange_outline(r), reach=0.9),
        contact(theme, hub, reach=0.5),
        *cone(theme, "iron", plate, JOINT * r, 1.14 * r, 1.04 * r),
        *barrel(theme, "iron", JOINT * r - 0.12 * r, JOINT * r, 1.06 * r),
        poured(theme, "iron", flange_outline(r), FLANGE * r),
        Path(flange_outline(r), stroke=outline(theme, 0.2)),
        *_gasket(r, theme),
    ]
    for at in NUTS:
        marks += _nut(plate, at * r, r, theme) + _nut(plate, -at * r, r, theme)
    frame = move(0, tall / 2)
    return Face(JOINT * r + 1, tall, (Group(tuple(marks), frame),), bleed=DRAWN_PAST_TRIM)


def _gasket(r: float, theme: Theme) -> list[Mark]:
    plate, far = FLANGE * r, PLATE * r
    seam = paths.rectangle(-GASKET, -plate + 0.35, 2 * GASKET, 2 * plate - 0.7)
    lip = paths.line(far - 0.45, -plate + 0.3, far - 0.45, plate - 0.3)
    return [
        Path(seam, Solid(theme["pipes.gasket"])),
        Path(seam, stroke=outline(theme, 0.12)),
        Path(lip, stroke=outline(theme, 0.12)),
    ]


def _nut(x: float, y: float, r: float, theme: Theme) -> list[Mark]:
    """A hexagon nut seen from the side, with three facets, washer and bolt end."""
    long, half = 0.2 * r, 0.16 * r
    washer = paths.rounded(x, y - half * 1.25, 0.06 * r, half * 2.5, 0.15)
    body = paths.rounded(x + 0.05 * r, y - half, long, 2 * half, 0.25)
    facet = paths.rectangle(x + 0.05 * r, y - half / 2, long, half)
    end = paths.rounded(x + 0.05 * r + long, y - half * 0.55, 0.09 * r, half * 1.1, 0.2)
    dark, light = Solid(theme["pipes.nut.dark"]), Solid(theme["pipes.nut.light"])
    fine = outline(theme, 0.12)
    return [
        Path(washer, dark, fine),
        Path(end, dark, fine),
        Path(body, Solid(theme["pipes.nut"]), fine),
        Path(facet, light),
    ]
