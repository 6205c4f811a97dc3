"""Covering a card: leaks and repairs, wrenches too (W8 to W16, W24)."""

from __future__ import annotations

from dataclasses import replace

from scoring.waterworks.agreed import Rules
from scoring.waterworks.deck import WRENCHES_EACH
from scoring.waterworks.notation import Token
from scoring.waterworks.pipeline import Opening, Pipeline, Spot, facing, in_use, leaks, spot
from scoring.waterworks.refusals import no, no_leak_yet, own_plugs_good, right_material


def covered(pipeline: Pipeline, token: Token, rules: Rules) -> Pipeline:
    """The run after a card on top of another: by the owner a repair, by an opponent a leak."""
    there, new = pipeline.spots[token.at], spot(token, rules.tee)
    if token.by == "s":
        _repair(pipeline, token, there, new)
    else:
        _leak(pipeline, token, there, new, rules)
    return pipeline.laid(token.at, replace(new, leaked=True))


def wrenched(pipeline: Pipeline, token: Token) -> Pipeline:
    """W13: two to a player, each for one leak; an opponent has none to give."""
    if token.by == "o":
        raise no(token, "OPP_GOOD")
    there = pipeline.spots.get(token.at)
    if there is None or not leaks(pipeline, token.at):
        raise no(token, "NOTHING_TO_REPAIR", other=there.card if there else "-")
    if pipeline.wrenches == WRENCHES_EACH:
        raise no(token, "NO_WRENCH", wrenches=WRENCHES_EACH)
    mended = pipeline.laid(token.at, replace(there, wrench=True))
    return replace(mended, wrenches=pipeline.wrenches + 1)


def _repair(pipeline: Pipeline, token: Token, there: Spot, new: Spot) -> None:
    """W14: good over leaky, same kind, same orientation; plugs in use all good (W24)."""
    if not leaks(pipeline, token.at):
        raise no(token, "NOTHING_TO_REPAIR", other=there.card)
    right_material(token)
    if there.is_plug and new.is_plug:
        own_plugs_good(pipeline, token, new)
    _same_card(token, there, new)


def _leak(pipeline: Pipeline, token: Token, there: Spot, new: Spot, rules: Rules) -> None:
    """W9: leaky over lead, once, while nothing else leaks; W24 the same for plugs."""
    used = in_use(pipeline, token.at, new.plugs) if there.is_plug and new.is_plug else {}
    if "x" not in (used.values() if used else new.plugs or new.material):
        raise no(token, "OPP_GOOD")
    if there.kind == "valve":
        raise no(token, "COPPER_IMMUNE", other=there.card)
    _same_card(token, there, new)
    no_leak_yet(pipeline, token)
    if there.leaked:
        raise no(token, "ALREADY_LEAKED_ONCE", other=there.card)
    if "c" in _under_leaks(pipeline, token, there, used):
        raise no(token, "COPPER_IMMUNE", other=there.card)
    if not _in_play(pipeline, token, there, rules):
        raise no(token, "OCCUPIED", other=there.card)


def _same_card(token: Token, there: Spot, new: Spot) -> None:
    """Same kind, and for pipes the same open edges; plug cards may turn (W9, W24)."""
    if there.kind != new.kind:
        raise no(token, "WRONG_KIND", other=there.card)
    if there.edges != new.edges:
        edges, others = "".join(new.edges), "".join(there.edges)
        raise no(token, "WRONG_ROTATION", other=there.card, edges=edges, other_edges=others)


def _under_leaks(
    pipeline: Pipeline, token: Token, there: Spot, used: dict[Opening, str]
) -> list[str]:
    """The materials that the leaky pipe or the leaky plugs in use would cover."""
    if not there.is_plug:
        return [there.material]
    before = in_use(pipeline, token.at, there.plugs)
    return [before[opening] for opening, plug in used.items() if plug == "x"]


def _in_play(pipeline: Pipeline, token: Token, there: Spot, rules: Rules) -> bool:
    """Cards lost after W23 leak no more; leak_target "last" spares all pipes but the last (W9)."""
    if there.is_plug:
        return any(opening.at in pipeline.trail for opening in facing(pipeline, token.at))
    last = rules.leak_target == "last"
    return token.at == pipeline.tip if last else token.at in pipeline.trail
