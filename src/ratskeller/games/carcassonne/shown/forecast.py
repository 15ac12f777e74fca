"""What the next step of the plague will do (PLG5): where every marker goes, who falls sick and who recovers.

It is tried on a copy, by the rules themselves.
"""

from typing import Any

from ratskeller.core.state import copy_of

from ..notation import node_name, place_of_tile
from ..rules import fields as f
from ..rules import numbers
from ..rules.fields import State
from ..rules.plague import spread, step
from ..rules.sickness import is_sick
from .describing import because


def trial_of(s: State) -> State:
    """Return a copy in which nobody listens to events."""
    copy = copy_of(s)
    copy.logging = 0
    return copy


def will_spread(s: State) -> bool:
    """Tell whether the markers will take another step: after every turn at whose end there are tiles in the stack (PLG5)."""
    return s.step != numbers.OVER and s.left > int(s.step == numbers.ASK_DRAW)


def next_steps(s: State) -> dict[int, int]:
    """Return the tile that every marker would go to if its step came now (PLG5); none for one that would stay."""
    if not will_spread(s):
        return {}
    after = trial_of(s)
    found = {number: step(after, number) for number in range(1, s.markers + 1)}
    return {number: to for number, to in found.items() if to != f.NOBODY}


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
