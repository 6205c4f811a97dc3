"""May the spout be laid, and every reason against it (W27 to W29)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from scoring.waterworks.agreed import Rules
from scoring.waterworks.pipeline import Opening, Pipeline, free
from scoring.waterworks.refusals import listed


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason against: its code in the case files, and the values that belong to it."""

    code: str
    values: Mapping[str, str]

    @property
    def key(self) -> str:
        """The key in the words files."""
        return f"waterworks.{self.code}"


def reasons(pipeline: Pipeline, rules: Rules) -> tuple[Reason, ...]:
    """Every reason against laying the spout now; none means it may be laid."""
    if pipeline.finished:
        return (Reason("GAME_OVER", {}),)
    for opening in pipeline.exits:
        if opening.edge == "W" and not any(_against(chosen(pipeline, opening), rules)):
            return ()
    return tuple(_against(pipeline, rules))


def reasons_at(pipeline: Pipeline, opening: Opening, rules: Rules) -> tuple[Reason, ...]:
    """Every reason against laying it on that exit."""
    return tuple(_against(chosen(pipeline, opening), rules))


def chosen(pipeline: Pipeline, opening: Opening) -> Pipeline:
    """The run that ends with the card of that exit; what lies past it is lost (W23)."""
    last = pipeline.trail.index(opening.at) + 1
    return replace(pipeline, trail=pipeline.trail[:last])


def _against(pipeline: Pipeline, rules: Rules) -> Iterator[Reason]:
    ends = free(pipeline, pipeline.tip)
    if not any(opening.edge == "W" for opening in ends):
        yield Reason("SPOUT_EDGE", {"exits": listed(ends)})
    if pipeline.leaks:
        yield Reason("LEAK_PENDING", {"leak": listed(pipeline.leaks)})
    if openings := _left_open(pipeline, ends):
        yield Reason("T_OPEN", {"openings": listed(openings)})
    if pipeline.length < rules.minimum:
        length, minimum = str(pipeline.length), str(rules.minimum)
        yield Reason("TOO_SHORT", {"length": length, "minimum": minimum})


def _left_open(pipeline: Pipeline, ends: tuple[Opening, ...]) -> tuple[Opening, ...]:
    """Tee openings the spout would leave open: of a tee at the end it closes only one (W18)."""
    west_first = sorted(ends, key=lambda opening: opening.edge != "W")
    return pipeline.open_tees + tuple(west_first[1:])
