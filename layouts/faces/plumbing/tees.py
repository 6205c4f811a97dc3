"""The cast tee piece: a sleeve on the run, a branch that meets it true.  Lengths in mm."""

from __future__ import annotations

from layouts import paths
from layouts.faces.plumbing.fittings import JOINT, radius
from layouts.faces.plumbing.metal import band, barrel, contact, outline, poured
from layouts.faces.plumbing.signs import Material
from layouts.fonts import pt
from layouts.lettering import centred
from layouts.marks import Group, Mark, Matrix, Path, Solid, Stroke, move, turn
from layouts.sizes import Size
from layouts.themes import Theme

# In bores' radii.
SLEEVE = 1.1  # radius of the casting
REACH = 1.5  # from the middle of the tee to the face of each socket
LIP = 0.24  # length of a socket's lip


def _frame(openings: str, size: Size) -> Matrix:
    """The run along y = 0, the branch toward +y, the middle at the origin."""
    middle = move(size.width / 2, size.height / 2)
    return middle if openings == "ESW" else turn(-90).then(middle)


def _branch(openings: str, size: Size) -> float:
    """From the middle of the card to the edge that the branch runs to."""
    return size.height / 2 if openings == "ESW" else size.width / 2


def tee_shadow(openings: str, size: Size, theme: Theme) -> Group:
    """What the branch and the casting lay on the wall, under the run."""
    r = radius(size)
    end = _branch(openings, size) - JOINT * r
    leg = paths.rectangle(-r, 0, 2 * r, end)
    sleeve = paths.rectangle(-REACH * r, -SLEEVE * r, 2 * REACH * r, 2 * SLEEVE * r)
    socket = paths.rectangle(-SLEEVE * r, 0, 2 * SLEEVE * r, REACH * r)
    return Group((contact(theme, leg), contact(theme, sleeve, socket)), _frame(openings, size))


def tee(openings: str, material: Material, size: Size, theme: Theme) -> list[Mark]:
    """Branch tube, casting and its three lips, over the run."""
    r = radius(size)
    end = _branch(openings, size) - JOINT * r + 0.5
    down = turn(90)
    wide, reach = SLEEVE * r, REACH * r
    run = paths.rectangle(-reach, -wide, 2 * reach, 2 * wide)
    lips: list[Mark] = []
    for degrees in (0, 90, 180):
        lips.append(Group(_lip(r, theme), turn(degrees)))
    marks: list[Mark] = [
        Group(barrel(theme, material, wide, end, r), down),
        poured(theme, material, run, wide),
        Path(run, stroke=outline(theme)),
        Group(_mitre(material, theme, wide, reach), down),
        *lips,
    ]
    if material != "leaky":
        marks.append(_plate(r, theme, 0 if openings == "ESW" else 90))
    return [Group(tuple(marks), _frame(openings, size))]


def _mitre(material: Material, theme: Theme, wide: float, reach: float) -> tuple[Mark, ...]:
    """The branch's sleeve: two equal barrels lit from the front meet along lines of 45 degrees."""
    body = paths.polygon(((0, 0), (wide, -wide), (reach, -wide), (reach, wide), (wide, wide)))
    seam = paths.polyline(
        ((wide, -wide), (0.12 * wide, -0.06 * wide), (0.12 * wide, 0.06 * wide), (wide, wide))
    )
    return (
        poured(theme, material, body, wide),
        Path(seam, stroke=Stroke(theme["pipes.line"], 0.5, 0.28, join="round")),
        Path(seam, stroke=Stroke(theme["pipes.gloss"], 0.16, 0.35, join="round")),
        Path(
            paths.line(wide, -wide, reach, -wide) + paths.line(wide, wide, reach, wide),
            stroke=outline(theme),
        ),
    )


def _lip(r: float, theme: Theme) -> tuple[Mark, ...]:
    lip = paths.rectangle((REACH - LIP) * r, -1.2 * r, LIP * r, 2.4 * r)
    return (
        contact(theme, lip, reach=0.35),
        *band(theme, "iron", (REACH - LIP) * r, REACH * r, 1.22 * r),
        *band(theme, "iron", REACH * r, (REACH + 0.1) * r, 1.1 * r, 0.15),
    )


def _plate(r: float, theme: Theme, degrees: float) -> Group:
    """The maker's plate, with the year of the game's birth."""
    wide, tall = 0.62 * r, 0.3 * r
    size = max(pt(6), 0.4 * r)
    plate = paths.rounded(-wide, -tall, 2 * wide, 2 * tall, 0.5)
    pins = paths.circle(-wide + 0.5, 0, 0.22) + paths.circle(wide - 0.5, 0, 0.22)
    return Group(
        (
            contact(theme, plate, reach=0.2),
            poured(theme, "brass", plate, tall * 1.6),
            Path(plate, stroke=outline(theme)),
            Path(pins, Solid(theme["pipes.line"])),
            centred(0, 0, "1972", font="slab", size=size, ink=theme["pipes.line"]),
        ),
        turn(degrees),
    )
