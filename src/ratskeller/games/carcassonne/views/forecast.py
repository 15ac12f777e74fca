"""What the next steps of the plague will do (PLG5): where every marker goes and why, who falls sick and who recovers.

It is tried on a copy, by the rules themselves.
"""

from collections.abc import Sequence

from ratskeller.core.state import copy_of, share

from ..notation import node_name, place_of_tile
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.grid import neighbour
from ..rules.plague import is_free, spread, step
from ..rules.sickness import is_sick
from .description import because


def trial_of(s: State) -> State:
    """Return a copy in which nobody listens to events."""
    copy = copy_of(s)
    copy.logging = 0
    return copy


MOVED = ("marker", "quit", "site")
"""All rows that a step of the markers changes."""


def trial_of_steps(s: State) -> State:
    """Return a state to try out steps of the markers: nothing else may be changed in it, for all else is shared."""
    trial = share(s, MOVED)
    trial.logging = 0
    return trial


AHEAD = 4
"""How many steps are foretold."""


def will_spread(s: State) -> bool:
    """Tell whether the markers will take another step: after every turn, by default but the last one (PLG5, PLG11)."""
    return steps_to_come(s) > 0


def steps_to_come(s: State) -> int:
    """Return how many steps the markers will take, if no drawn tile leaves the game (PLG5, PLG11)."""
    return 0 if s.step == numbers.OVER else s.left - int(s.step == numbers.ASK_DRAW) + s.last_step


def next_steps(s: State) -> dict[int, int]:
    """Return the tile that every marker would go to if its step came now (PLG5); none for one that would stay."""
    return {number: to for number, (to, _) in reasoned_steps(s).items()}


def reasoned_steps(s: State) -> dict[int, tuple[int, dict[str, int]]]:
    """Return for every marker that would go the tile it would go to, and why (PLG5).

    `free` is between how many tiles beside it the marker could choose, `fresh` whether the chosen one never held a marker, `equal` how many
    are as good as that: the first of them in the order north, east, south, west is taken.
    """
    if not will_spread(s):
        return {}
    after, found = trial_of_steps(s), {}
    for number in range(1, s.markers + 1):
        beside = [neighbour(after, s.site[number], side) for side in range(4)]
        quits = [after.quit[tile] for tile in beside if tile != f.NOBODY and is_free(after, tile)]
        to = step(after, number)
        if to != f.NOBODY:
            oldest = min(quits)
            why = {"free": len(quits), "fresh": oldest == 0, "equal": quits.count(oldest)}
            found[number] = (to, why)
    return found


def steps_ahead(s: State) -> list[State]:
    """Return copies after one step of the markers, two, and so on, as if nothing were laid and nobody set in between."""
    after, found = trial_of_steps(s), []
    for _ in range(min(AHEAD, steps_to_come(s)) if s.markers else 0):
        spread(after)
        found.append(trial_of_steps(after))
        # What is left in one turn was left before what is left in the next
        after.turn += 1
    return found


def after_next_step(s: State, movable: Sequence[int] | None = None) -> State:
    """Return a state in which the markers have taken their next step (PLG5), as if nothing came before it; only markers differ in it.

    `movable` are the markers that may go somewhere, where that is known.
    """
    after = trial_of_steps(s)
    if will_spread(s):
        for number in range(1, s.markers + 1) if movable is None else movable:
            step(after, number)
    return after


def movable_markers(s: State) -> list[int]:
    """Return the markers that may take a step when nobody lays a tile.

    Where they copy themselves (PLG6), those that are walled in stay so.
    """
    numbers = range(1, s.markers + 1)
    return [number for number in numbers if s.copies != f.COPY or has_room(s, s.site[number])]


def has_room(s: State, tile: int) -> bool:
    """Tell whether a tile that a marker may go to lies beside one (PLG5)."""
    return any((other := neighbour(s, tile, side)) != f.NOBODY and is_free(s, other) for side in range(4))


def changes(s: State, after: State, sick_now: Sequence[bool]) -> list[dict[str, object]]:
    """Return whose health is another after some steps than now, with the markers that make sick then (PLG4, PLG7)."""
    return [
        {
            "at": place_of_tile(s, s.home[node]),
            "on": node_name(s, node),
            "seat": s.owner[i],
            "kind": f.FIGURE_NAMES[s.figure[i]],
            "sick": sick,
            "because": because(after, node),
        }
        for i, node in enumerate(s.node[: s.figures])
        if (sick := is_sick(after, node)) != sick_now[i]
    ]
