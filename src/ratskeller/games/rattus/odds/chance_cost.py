"""What a ravage is expected to cost each seat before its first rat is revealed, and what it has cost at the end.

The final ravage is predicted as a whole, as it begins (F5), like the odds that are shown of it.
"""

from collections.abc import Sequence

from ratskeller.core.events import Event
from ratskeller.core.steps import CHANCE, askee

from ..data.board import REGIONS
from ..rules.fields import NOBODY, RAVAGE, State
from ..rules.pieces import population
from ..views.events import RavageEnded
from ..views.knowledge import without_faces
from ..views.view import knows
from .occasions import Occasion, begun, occasions
from .ravages import Ravage


def expected_chance_cost(s: State) -> list[float] | None:
    """Return the average number of cubes that the ravage will cost each seat, from public knowledge and if no more cards are used.

    None outside a ravage, and where a seat chooses the order of the rats (K-CRUSADER).
    """
    if s.ravaged == NOBODY or askee(s) != CHANCE:
        return None
    visible = without_faces(s, lambda region, slot: knows(s, None, region, slot))
    at = {s.ravaged: occasions(visible, s.ravaged)[0]}
    if s.round == RAVAGE:
        at = {region: Occasion("last") for region in range(REGIONS) if s.rats[region] and population(s, region)} | at
    ravages = [Ravage(begun(visible, region, occasion), region, ()) for region, occasion in at.items()]
    if any(ravage.hangs_on_choice for ravage in ravages):
        return None
    costs = [ravage.losses() for ravage in ravages]
    return [
        float(sum(lost[seat] * chance for losses in costs for lost, chance in losses.items()))
        for seat in range(s.players)
    ]


def chance_cost(events: Sequence[Event]) -> list[int] | None:
    """Return how many cubes the ravages that end in these events have cost each seat; None without any."""
    ended = [event.lost for event in events if isinstance(event, RavageEnded)]
    return [sum(lost) for lost in zip(*ended, strict=True)] if ended else None


def has_more_chance_cost(s: State) -> bool:
    """Tell whether regions of the final ravage are still to come (F5)."""
    return s.round == RAVAGE
