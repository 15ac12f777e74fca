"""What players can attach notes to: regions and rats (`gallia`, `gallia.2`). A note follows its rat."""

from collections.abc import Sequence

from ratskeller.core.events import Event
from ratskeller.core.options import Options

from ..data.board import REGIONS
from ..notation import words_of
from ..rules.fields import State
from .events import RatDiscarded, RatMoved, RatRevealed, RatsSwapped


def note_targets(s: State, options: Options) -> list[str]:
    words, found = words_of(options), []
    for region in range(REGIONS):
        if s.in_play[region]:
            found += [words.regions[region], *(words.token(region, slot) for slot in range(s.rats[region]))]
    return found


def follow_target(events: Sequence[Event], target: str) -> str | None:
    """Return the name of a target after events; None for a rat that has left the board."""
    followed: str | None = target
    for event in events:
        if followed is not None:
            followed = _after(event, followed)
    return followed


def fallback_target(target: str) -> str:
    return target.partition(".")[0]


def _after(event: Event, target: str) -> str | None:
    if isinstance(event, RatMoved):
        return event.to if target == event.token else _without(event.token, target)
    if isinstance(event, RatsSwapped) and event.swapped:
        return {event.token: event.other, event.other: event.token}.get(target, target)
    if isinstance(event, RatRevealed | RatDiscarded):
        return None if target == event.token else _without(event.token, target)
    return target


def _without(removed: str, target: str) -> str:
    """Return the name of a target after a rat was removed: later rats of its region move up."""
    region, _, slot = target.partition(".")
    from_region, _, from_slot = removed.partition(".")
    is_later = bool(slot) and region == from_region and int(slot) > int(from_slot)
    return f"{region}.{int(slot) - 1}" if is_later else target
