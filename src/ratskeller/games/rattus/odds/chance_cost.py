"""What a ravage is expected to cost each seat before its first rat is revealed, and what it has cost at the end."""

from collections.abc import Sequence

from ratskeller.core.decisions import CHANCE, askee
from ratskeller.core.events import Event

from ..rules.fields import NOBODY, State
from ..views.events import RavageEnded
from ..views.knowledge import without_faces
from ..views.view import knows
from .occasions import begun, occasions
from .ravages import Ravage


def expected_chance_cost(s: State) -> list[float] | None:
    """Return the average number of cubes that the ravage will cost each seat, from public knowledge and if no more cards are used.

    None outside a ravage, and where a seat chooses the order of the rats (K-CRUSADER).
    """
    if s.ravaged == NOBODY or askee(s) != CHANCE:
        return None
    visible = without_faces(s, lambda region, slot: knows(s, None, region, slot))
    ravage = Ravage(begun(visible, s.ravaged, occasions(visible, s.ravaged)[0]), s.ravaged, ())
    if ravage.hangs_on_choice:
        return None
    losses = ravage.losses()
    return [float(sum(lost[seat] * chance for lost, chance in losses.items())) for seat in range(s.players)]


def chance_cost(events: Sequence[Event]) -> list[int] | None:
    """Return how many cubes the ravages that end in these events have cost each seat; None without any."""
    ended = [event.lost for event in events if isinstance(event, RavageEnded)]
    return [sum(lost) for lost in zip(*ended, strict=True)] if ended else None
