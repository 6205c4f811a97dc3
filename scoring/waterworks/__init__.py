"""Waterworks: the deck, the notation of a run, and the umpire who checks a run card by card."""

from scoring.waterworks.agreed import LEAK_TARGETS, LeakTarget, Rules, rules
from scoring.waterworks.deck import (
    DEFAULT,
    EDITIONS,
    HALF_TURN,
    MATERIALS,
    OPENINGS,
    PIPES,
    PLUG_MATERIALS,
    PLUGS,
    TEE_OPENINGS,
    TEES,
    UNTURNED,
    WRENCHES_EACH,
    Edition,
    Material,
    Tee,
    openings,
    turned,
)
from scoring.waterworks.notation import Place, Token, read
from scoring.waterworks.pipeline import Opening, Pipeline, Spot
from scoring.waterworks.spout import Reason
from scoring.waterworks.umpire import Fault, Run, check

__all__ = [
    "DEFAULT",
    "EDITIONS",
    "HALF_TURN",
    "LEAK_TARGETS",
    "MATERIALS",
    "OPENINGS",
    "PIPES",
    "PLUGS",
    "PLUG_MATERIALS",
    "TEES",
    "TEE_OPENINGS",
    "UNTURNED",
    "WRENCHES_EACH",
    "Edition",
    "Fault",
    "LeakTarget",
    "Material",
    "Opening",
    "Pipeline",
    "Place",
    "Reason",
    "Rules",
    "Run",
    "Spot",
    "Tee",
    "Token",
    "check",
    "openings",
    "read",
    "rules",
    "turned",
]
