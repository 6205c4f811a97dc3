"""Waterworks: a run that has just won.  Lengths in mm."""

from __future__ import annotations

from layouts.table.surface import wood
from pnp.box import Box, Choice
from pnp.scenes.setting import Kit, Laid, Scene, askew, kit
from scoring.waterworks import PLUGS, Token, read

# From the valve at the upper right: west, back along the middle, west again to the spout.  An
# opponent made two lead pipes leak; a wrench lies on each.  Fifteen pipes: enough for two players.
RUNS: dict[str, str] = {
    "stem": """
        V@0,0 H.c@-1,0 T.l@-2,0 H.l@-3,0 o:H.x@-3,0 W@-3,0 P:A1@-2,1 H.c@-4,0 H.l@-5,0 H.l@-6,0
        R.c@-7,0 L.l@-7,1/180 H.l@-6,1 H.c@-5,1 H.l@-4,1 L.l@-3,1 o:L.x@-3,1 W@-3,1
        R.c@-3,2/180 H.l@-4,2 H.l@-5,2 S@-6,2
        """,
    "side": """
        V@0,0 H.c@-1,0 H.l@-2,0 H.l@-3,0 o:H.x@-3,0 W@-3,0 H.c@-4,0 H.l@-5,0 H.l@-6,0
        R.c@-7,0 T.l@-7,1 P:A1@-7,2 H.l@-6,1 H.c@-5,1 H.l@-4,1 L.l@-3,1 o:L.x@-3,1 W@-3,1
        R.c@-3,2/180 H.l@-4,2 H.l@-5,2 S@-6,2
        """,
}
HAND = ("pipe.tee.copper", "pipe.vertical.lead", "plug.D2", "pipe.elbow-left.leaky",
        "pipe.vertical.copper")  # fmt: skip
DISCARDS = ("pipe.vertical.leaky", "plug.C2", "pipe.elbow-right.leaky")
DRAW_PILE = 6  # backs that show at the edges of the pile
MATERIALS = {"l": "lead", "c": "copper", "x": "leaky"}
COLUMNS, ROWS = 8, 3
EDGE = 26.0


def scene(box: Box, choice: Choice) -> Scene:
    """The run, the bath with its piles, and a hand of five."""
    pieces = kit(box)
    wide, high = pieces["valve"].width, pieces["valve"].height
    width = COLUMNS * wide + 2 * EDGE + 20
    height = 2 * EDGE + (ROWS + 1.42) * high
    return Scene(
        width,
        height,
        wood,
        (
            *_bath(pieces, width, height),
            *_run(pieces, choice, width - EDGE - 10 - wide, EDGE),
            *pieces.fan(
                HAND,
                EDGE + wide * 3.1,
                height - EDGE - high * 0.58,
                spread=10,
                radius=high * 2.2,
                lift=2,
            ),
        ),
    )


def _run(pieces: Kit, choice: Choice, left: float, top: float) -> list[Laid]:
    """Card by card, as the tokens say; wrenches last, or cards would cover them."""
    wide, high = pieces["valve"].width, pieces["valve"].height
    cards, wrenches = [], []
    for number, token in enumerate(read(RUNS[choice.options["tee"]])):
        x, y = left + (token.at.x + 0.5) * wide, top + (token.at.y + 0.5) * high
        if token.code == "W":
            wrenches.append(pieces.lying("wrench", x + 2, y + 3, 38 + askew(number, 9), lift=1.0))
            continue
        turned = token.rotation + askew(number, 0.75)
        cards.append(pieces.lying(key(token), x, y + askew(number * 3, 0.5), turned))
    return [*cards, *wrenches]


def key(token: Token) -> str:
    """The component that a token lays down."""
    if token.code == "P":
        return next(f"plug.{name}" for name, plugs in PLUGS.items() if plugs == token.plugs)
    if token.kind in ("valve", "spout"):
        return token.kind
    return f"pipe.{token.kind}.{MATERIALS[token.material]}"


def _bath(pieces: Kit, width: float, height: float) -> list[Laid]:
    mat, card = pieces["mat.bath"], pieces["valve"]
    x, y = width - EDGE - 8 - mat.width / 2, height - EDGE - mat.height / 2
    draw, drain = x - card.width / 2 - 7, x + card.width / 2 + 7
    return [
        pieces.lying("mat.bath", x, y, -1.2),
        *pieces.pile("back.waterworks", draw, y + 1, DRAW_PILE, turned=-1.5),
        *(
            pieces.lying(name, drain + askew(i, 2.5), y + askew(i * 2, 2), askew(i + 1, 14))
            for i, name in enumerate(DISCARDS)
        ),
    ]
