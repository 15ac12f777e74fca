"""Events: what an answer did, as structs. Log, animation and screen reader are all made from them.

A game declares its events as frozen subclasses of `Event`. Fields that only one seat may know are named in `SECRET`, and the seat is the
`knower`; `visible_to` alone decides who sees them.
"""

from typing import Any, ClassVar, TypeVar

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """Something that happened. `rule` is the number of the rule behind it, prefixed by the letters of the game."""

    SECRET: ClassVar[tuple[str, ...]] = ()

    rule: str

    @property
    def knower(self) -> int | None:
        """The seat that may know the fields named in `SECRET`."""
        return None


EventT = TypeVar("EventT", bound=Event)


def visible_to(event: EventT, seat: int | None) -> EventT:
    """Return the event as `seat` may see it (None: a spectator): its secret fields are None unless the seat is their knower."""
    if not event.SECRET or (seat is not None and seat == event.knower):
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.SECRET))


def plain(event: Event) -> dict[str, Any]:
    """Return the event as JSON-ready values; its kind is under `kind`."""
    values: dict[str, Any] = msgspec.to_builtins(event)
    return values
