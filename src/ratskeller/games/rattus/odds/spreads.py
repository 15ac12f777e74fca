"""Where the plague piece can come, and what rats its coming would add (C1, C2): the rules themselves lay them, on a copy."""

from dataclasses import dataclass

from ratskeller.core.state import copy_of
from ratskeller.core.steps import memo, top_step

from ..data.board import REGIONS
from ..rules.fields import REGULAR, State
from ..rules.hooks import plague_steps
from ..rules.numbers import ASK_RAT, ASK_TURN, PLAGUE, REGION
from ..rules.pieces import in_reach, room_for_rats
from ..rules.plague import begin_plague, rat_answer, rat_options


@dataclass(frozen=True)
class Spread:
    """How many rats are added, and for how many the regions where they can go have room."""

    count: int
    room: dict[int, int]


def reach(s: State) -> list[int]:
    """Return the regions to which the one on turn can lead the piece; none once it has moved, nor in a final turn (C1)."""
    if not _may_move(s):
        return []
    regions = in_reach(s, s.plague, plague_steps(s, s.seat))
    return [region for region in range(REGIONS) if regions >> region & 1]


def spread(s: State, region: int) -> Spread | None:
    """Return what the piece would add if it came to a region now, or has still to add there; None where it adds no more."""
    trial = copy_of(s)
    trial.logging = 0
    if _may_move(s):
        begin_plague(trial, PLAGUE + region)
    elif top_step(s) != ASK_RAT or memo(s, 1) != region:
        return None
    room = {it: room_for_rats(s, it) for it in _places(trial)}
    count = 0
    while places := _places(trial):
        # Wherever they go, as many fit
        rat_answer(trial, REGION + places[0])
        count += 1
    return Spread(count, room)


def _may_move(s: State) -> bool:
    return s.round == REGULAR and s.steps[0] == ASK_TURN


def _places(s: State) -> list[int]:
    """Return where the next rat can go; nowhere when no more is added."""
    if top_step(s) != ASK_RAT:
        return []
    out = [0] * REGIONS
    return [place - REGION for place in out[: rat_options(s, out)]]
