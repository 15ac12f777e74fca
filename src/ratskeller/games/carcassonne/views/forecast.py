"""The next steps of the plague (PLG5): where every marker goes and why, and which figures fall sick or recover.

The rules themselves play the steps, on a copy.
"""

from collections.abc import Sequence

from ratskeller.core.state import copy_of, share

from ..notation import node_name, place_of_tile
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.grid import neighbour
from ..rules.plague import is_free, spread, step
from ..schema.view import HealthChange, StepReason
from .description import Sick


def trial_of(s: State) -> State:
    """Return a copy that logs no events."""
    copy = copy_of(s)
    copy.logging = 0
    return copy


MOVED = ("marker", "quit", "site")
"""All rows that a step of the markers changes."""


def trial_of_steps(s: State) -> State:
    """Return a state to try steps of the markers. Only the rows of MOVED may change; the others are shared."""
    trial = share(s, MOVED)
    trial.logging = 0
    return trial


AHEAD = 4
"""Number of steps in a forecast."""


def will_spread(s: State) -> bool:
    """Tell whether the markers will take another step: after every turn, by default except the last one (PLG5, PLG11)."""
    return steps_to_come(s) > 0


def steps_to_come(s: State) -> int:
    """Return how many steps the markers will take, if no drawn tile leaves the game (PLG5, PLG11)."""
    return 0 if s.step == numbers.OVER else s.left - int(s.step == numbers.ASK_DRAW) + s.last_step


def reasoned_steps(s: State) -> dict[int, tuple[int, StepReason]]:
    """Return for every marker that would go the tile it would go to, and why (PLG5)."""
    if not will_spread(s):
        return {}
    after, found = trial_of_steps(s), {}
    for number in range(1, s.markers + 1):
        beside = [neighbour(after, s.site[number], side) for side in range(4)]
        quits = [after.quit[tile] for tile in beside if tile != f.NOBODY and is_free(after, tile)]
        to = step(after, number)
        if to != f.NOBODY:
            oldest = min(quits)
            found[number] = (to, StepReason(len(quits), oldest == 0, quits.count(oldest)))
    return found


def sites(s: State) -> list[int]:
    return s.site[1 : s.markers + 1]


def steps_ahead(s: State) -> list[list[int]]:
    """Return where the markers lie after one step, two, and so on, as if no tile were laid and no figure set in between."""
    after, found = trial_of_steps(s), []
    for _ in range(min(AHEAD, steps_to_come(s)) if s.markers else 0):
        spread(after)
        found.append(sites(after))
        # The next step belongs to the next turn
        after.turn += 1
    return found


def after_next_step(s: State, movable: Sequence[int] | None = None) -> State:
    """Return a state in which only the markers have changed, by their next step (PLG5).

    `movable` are the markers that can move, if known.
    """
    after = trial_of_steps(s)
    if will_spread(s):
        for number in range(1, s.markers + 1) if movable is None else movable:
            step(after, number)
    return after


def movable_markers(s: State) -> list[int]:
    """Return the markers that can move if no tile is laid. Where markers copy themselves (PLG6), enclosed ones can never move again."""
    numbers = range(1, s.markers + 1)
    return [number for number in numbers if s.copies != f.COPY or has_room(s, s.site[number])]


def has_room(s: State, tile: int) -> bool:
    """Tell whether a marker could go to a tile beside a tile (PLG5)."""
    return any((other := neighbour(s, tile, side)) != f.NOBODY and is_free(s, other) for side in range(4))


def changes(s: State, now: Sick, then: Sick) -> list[HealthChange]:
    """Return the figures whose health changes, with the markers that make them sick then (PLG4, PLG7)."""
    return [
        HealthChange(
            at=place_of_tile(s, s.home[s.node[i]]),
            on=node_name(s, s.node[i]),
            seat=s.owner[i],
            kind=f.FIGURE_NAMES[s.figure[i]],
            sick=i in then,
            because=then.get(i, []),
        )
        for i in sorted(now.keys() ^ then.keys())
    ]
