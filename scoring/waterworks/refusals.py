"""Refusals that several kinds of move share: an error names the card, its place and the rule."""

from __future__ import annotations

from scoring.receipt import RulesError
from scoring.waterworks.notation import Token, opposite
from scoring.waterworks.pipeline import Opening, Pipeline, Spot, in_use


def no(token: Token, code: str, **values: object) -> RulesError:
    """The error of that code, for the card and the place of the token."""
    return RulesError(
        str(token), f"waterworks.{code}", **{"card": token.card, "at": token.at, **values}
    )


def listed(names: tuple[object, ...]) -> str:
    """Names with a space between them, or a dash for none."""
    return " ".join(map(str, names)) or "-"


def other_edge(pipeline: Pipeline, opening: Opening) -> dict[str, object]:
    """The placeholders that name an edge on the table."""
    at, edge = opening
    return {"other": pipeline.spots[at].card, "other_at": at, "other_edge": edge}


def right_material(token: Token) -> None:
    """W7 for the owner, W10 for an opponent."""
    if token.by == "s" and token.material == "x":
        raise no(token, "OWN_LEAKY")
    if token.by == "o" and token.material != "x":
        raise no(token, "OPP_GOOD")


def no_leak_yet(pipeline: Pipeline, token: Token) -> None:
    """W12 for the owner, W15 for an opponent."""
    if pipeline.leaks:
        code = "LEAK_PENDING" if token.by == "s" else "ALREADY_LEAKING"
        raise no(token, code, leak=listed(pipeline.leaks))


def own_plugs_good(pipeline: Pipeline, token: Token, new: Spot) -> None:
    """W19: the plugs in use are lead or copper."""
    for opening, plug in in_use(pipeline, token.at, new.plugs).items():
        if plug == "x":
            raise no(token, "OWN_LEAKY", edge=opposite(opening.edge), plug=plug)
