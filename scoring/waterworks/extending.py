"""Extending a run by a pipe (W3 to W7, W11, W12, W21)."""

from __future__ import annotations

from dataclasses import replace

from scoring.receipt import RulesError
from scoring.waterworks.notation import EDGES, Token, opposite
from scoring.waterworks.pipeline import Opening, Pipeline, Spot, beside, facing
from scoring.waterworks.refusals import listed, no, no_leak_yet, other_edge, right_material
from scoring.waterworks.spout import chosen


def extended(pipeline: Pipeline, token: Token, new: Spot) -> Pipeline:
    """The run after a pipe on an exit of it, one of the pipe's openings meeting that exit."""
    right_material(token)
    no_leak_yet(pipeline, token)
    joints = _exits_there(pipeline, token)
    edges = [opposite(joint.edge) for joint in joints]
    meeting = [joint for joint, edge in zip(joints, edges, strict=True) if edge in new.edges]
    if not meeting:
        raise no(token, "MISMATCH", edge=edges[0], **other_edge(pipeline, joints[0]))
    _no_loop(pipeline, token, new, meeting[0])
    grown = chosen(pipeline, meeting[0])
    return replace(grown, trail=(*grown.trail, token.at)).laid(token.at, new)


def _exits_there(pipeline: Pipeline, token: Token) -> list[Opening]:
    """The exits that face the place; an open tee passed or lost is none (W21)."""
    open_to_it = list(facing(pipeline, token.at))
    if not open_to_it:
        raise no(token, "NOT_CONNECTED", exits=listed(pipeline.exits))
    exits = [opening for opening in open_to_it if opening in pipeline.exits]
    if not exits:
        raise no(token, "SECOND_BRANCH", **other_edge(pipeline, open_to_it[0]))
    return exits


def _no_loop(pipeline: Pipeline, token: Token, new: Spot, joint: Opening) -> None:
    """W5 and W6: every other edge finds nothing, or closed side on closed side, or a plug there.

    A loop is named before a blocked opening.
    """
    blocked: RulesError | None = None
    for edge in EDGES:
        at, across = beside(token.at, edge), opposite(edge)
        other = pipeline.spots.get(at)
        if other is None or at == joint.at:
            continue
        ours, theirs = edge in new.edges, across in other.edges
        named = {"edge": edge, "other": other.card, "other_at": at, "other_edge": across}
        if ours and theirs:
            raise no(token, "LOOP", **named)
        if ours or theirs:
            blocked = blocked or no(token, "BLOCKED", **named)
    if blocked:
        raise blocked
