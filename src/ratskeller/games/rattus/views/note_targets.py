"""On what a note can be put: regions, and rats, which it goes with (`gallia`, `gallia.2`)."""

from collections.abc import Sequence

from ratskeller.core.events import Event
from ratskeller.core.options import Options

from ..data.board import REGIONS
from ..notation import words_of
from ..rules.fields import State
from .events import RatDiscarded, RatMoved, RatRevealed, RatsSwapped


def note_targets(s: State, options: Options) -> list[str]:
    """Return the regions in play, each with its rats after it."""
    words, found = words_of(options), []
    for region in range(REGIONS):
        if s.in_play[region]:
            found += [words.regions[region], *(words.token(region, slot) for slot in range(s.rats[region]))]
    return found


def follow_target(events: Sequence[Event], thing: str) -> str | None:
    """Return what a thing is called after events; None for a rat that has left the board."""
    followed: str | None = thing
    for event in events:
        if followed is not None:
            followed = _after(event, followed)
    return followed


def region_of(thing: str) -> str:
    """Return the region that a thing is, or in which a rat is."""
    return thing.partition(".")[0]


def _after(event: Event, thing: str) -> str | None:
    if isinstance(event, RatMoved):
        return event.to if thing == event.token else _without(event.token, thing)
    if isinstance(event, RatsSwapped) and event.swapped:
        return {event.token: event.other, event.other: event.token}.get(thing, thing)
    if isinstance(event, RatRevealed | RatDiscarded):
        return None if thing == event.token else _without(event.token, thing)
    return thing


def _without(lifted: str, thing: str) -> str:
    """Return what a thing is called once a rat was lifted: those that came later to its region move up."""
    region, _, slot = thing.partition(".")
    from_region, _, from_slot = lifted.partition(".")
    is_later = bool(slot) and region == from_region and int(slot) > int(from_slot)
    return f"{region}.{int(slot) - 1}" if is_later else thing
