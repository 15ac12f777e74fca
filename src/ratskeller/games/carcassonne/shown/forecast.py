"""What the next steps of the plague will do (PLG5): where every marker goes and why, who falls sick and who recovers.

It is tried on a copy, by the rules themselves.
"""

from typing import Any

from ratskeller.core.state import copy_of

from ..notation import node_name, place_of_tile
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.grid import neighbour
from ..rules.plague import spread, step
from ..rules.sickness import is_sick
from .describing import because


def trial_of(s: State) -> State:
    """Return a copy in which nobody listens to events."""
    copy = copy_of(s)
    copy.logging = 0
    return copy


AHEAD = 4
"""How many steps are foretold."""


def will_spread(s: State) -> bool:
    """Tell whether the markers will take another step: after every turn at whose end there are tiles in the stack (PLG5)."""
    return steps_to_come(s) > 0


def steps_to_come(s: State) -> int:
    """Return how many steps the markers will take, if no drawn tile leaves the game (PLG5)."""
    return 0 if s.step == numbers.OVER else s.left - int(s.step == numbers.ASK_DRAW)


def next_steps(s: State) -> dict[int, int]:
    """Return the tile that every marker would go to if its step came now (PLG5); none for one that would stay."""
    return {number: to for number, (to, _) in reasoned_steps(s).items()}


def reasoned_steps(s: State) -> dict[int, tuple[int, dict[str, Any]]]:
    """Return for every marker that would go the tile it would go to, and why (PLG5).

    `free` is between how many tiles beside it the marker could choose, `fresh` whether the chosen one never held a marker, `equal` how many
    are as good as that: the first of them in the order north, east, south, west is taken.
    """
    if not will_spread(s):
        return {}
    after, found = trial_of(s), {}
    for number in range(1, s.markers + 1):
        beside = [neighbour(after, s.site[number], side) for side in range(4)]
        quits = [after.quit[tile] for tile in beside if tile != f.NOBODY and after.marker[tile] == 0]
        to = step(after, number)
        if to != f.NOBODY:
            oldest = min(quits)
            why = {"free": len(quits), "fresh": oldest == 0, "equal": quits.count(oldest)}
            found[number] = (to, why)
    return found


def steps_ahead(s: State) -> list[State]:
    """Return copies after one step of the markers, two, and so on, as if nothing were laid and nobody set in between."""
    after, found = trial_of(s), []
    for _ in range(min(AHEAD, steps_to_come(s)) if s.markers else 0):
        spread(after)
        found.append(trial_of(after))
        # What is left in one turn was left before what is left in the next
        after.turn += 1
    return found


def after_next_step(s: State) -> State:
    """Return a copy in which the markers have taken their next step (PLG5), as if nothing came before it."""
    after = trial_of(s)
    if will_spread(s):
        spread(after)
    return after


def changes(s: State, after: State) -> list[dict[str, Any]]:
    """Return whose health is another in a copy than now, with the markers that make sick then (PLG4, PLG7)."""
    return [
        {
            "at": place_of_tile(s, s.home[node]),
            "on": node_name(s, node),
            "seat": s.owner[i],
            "kind": f.FIGURE_NAMES[s.figure[i]],
            "sick": is_sick(after, node),
            "because": because(after, node),
        }
        for i, node in enumerate(s.node[: s.figures])
        if is_sick(after, node) != is_sick(s, node)
    ]
