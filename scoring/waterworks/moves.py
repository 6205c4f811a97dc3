"""What may be done to a run: one token, allowed or refused with the rule it breaks.

Of several broken rules the one named follows error_order in cases/waterworks.json.
"""

from __future__ import annotations

from dataclasses import replace

from scoring.waterworks.agreed import Rules
from scoring.waterworks.covering import covered, wrenched
from scoring.waterworks.extending import extended
from scoring.waterworks.notation import Token
from scoring.waterworks.pipeline import Opening, Pipeline, beside, spot
from scoring.waterworks.plugging import plugged
from scoring.waterworks.refusals import listed, no
from scoring.waterworks.spout import chosen, reasons_at


def lay(pipeline: Pipeline, token: Token, rules: Rules) -> Pipeline:
    """The run after the token; RulesError says which rule forbids it."""
    if pipeline.finished:
        raise no(token, "GAME_OVER")
    if token.rotation not in (0, 180):
        raise no(token, "SIDEWAYS", rotation=token.rotation)
    match token.code:
        case "W":
            return wrenched(pipeline, token)
        case "S":
            return _spout(pipeline, token, rules)
        case "V":
            raise no(token, "OCCUPIED", other=pipeline.spots[pipeline.trail[0]].card)
        case _ if token.at in pipeline.spots:
            return covered(pipeline, token, rules)
        case "P":
            return plugged(pipeline, token, spot(token, rules.tee))
        case _:
            return extended(pipeline, token, spot(token, rules.tee))


def _spout(pipeline: Pipeline, token: Token, rules: Rules) -> Pipeline:
    """The run after the spout: unturned, on an exit facing W, nothing against it (W28, W29)."""
    if token.rotation:
        raise no(token, "SPOUT_ROTATED", rotation=token.rotation)
    if token.by == "o":
        raise no(token, "OPP_GOOD")
    if token.at in pipeline.spots:
        raise no(token, "OCCUPIED", other=pipeline.spots[token.at].card)
    meeting = Opening(beside(token.at, "E"), "W")
    if meeting not in pipeline.exits:
        raise no(token, "SPOUT_EDGE", exits=listed(pipeline.exits))
    for reason in reasons_at(pipeline, meeting, rules):
        raise no(token, reason.code, **reason.values)
    ended = chosen(pipeline, meeting)
    laid = replace(ended, trail=(*ended.trail, token.at), finished=True)
    return laid.laid(token.at, spot(token, rules.tee))
