"""Plugging an opening (W18 to W23b)."""

from __future__ import annotations

from dataclasses import replace

from scoring.waterworks.notation import Token, opposite
from scoring.waterworks.pipeline import Opening, Pipeline, Spot, drawn_back, in_use
from scoring.waterworks.refusals import listed, no, no_leak_yet, other_edge, own_plugs_good


def plugged(pipeline: Pipeline, token: Token, new: Spot) -> Pipeline:
    """The run after a plug card on a place that its openings face.

    An owner plugs a tee with good plugs (W19); an opponent, with leaky ones only (W10), a tee or
    the growing end while a tee is open (W23, W23b); nobody the only exit (W22).
    """
    used = in_use(pipeline, token.at, new.plugs)
    if not any(opening.at in pipeline.trail for opening in used):
        raise no(token, "NOT_CONNECTED", exits=listed(pipeline.exits))
    if token.by == "s":
        _on_a_tee(pipeline, token, used)
    else:
        _leaky_plugs_only(token, used)
    leaky = "x" in used.values()
    shut = drawn_back(pipeline.laid(token.at, replace(new, leaked=leaky)))
    if shut is None:
        raise no(token, "PLUG_ONLY_EXIT", **other_edge(pipeline, next(iter(used))))
    if token.by == "s":
        own_plugs_good(pipeline, token, new)
    else:
        no_leak_yet(pipeline, token)
    return shut


def _on_a_tee(pipeline: Pipeline, token: Token, used: dict[Opening, str]) -> None:
    if not any(pipeline.spots[opening.at].kind == "tee" for opening in used):
        raise no(token, "PLUG_NOT_T", **other_edge(pipeline, next(iter(used))))


def _leaky_plugs_only(token: Token, used: dict[Opening, str]) -> None:
    """W10: every plug that an opponent puts to use is leaky."""
    for opening, plug in used.items():
        if plug != "x":
            raise no(token, "OPP_GOOD", edge=opposite(opening.edge), plug=plug)
