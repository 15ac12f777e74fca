"""Events: what an answer did, as structs. Log, animation and screen reader are all made from them.

A game declares its events as frozen subclasses of `Event`. Fields that only one seat may know are named in `SECRET`, and the seat is the
`knower`; `visible_to` alone decides who sees them.

The rules log events as rows of numbers, which an `EventReader` makes structs of: the fields of an event read the numbers of its row in
their order. An `int` is a number, a `bool` tells whether it is not 0, a `Literal` is chosen by it. Any other field is `Annotated` with a
`Column`; several fields may read the same number.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

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
    values: dict[str, Any] = msgspec.to_builtins(event)
    return values


Row = tuple[int, ...]
"""The numbers of a row after the kind of its event."""
C = TypeVar("C")
"""What columns need beside the numbers: names, and the state that the rows led to."""


@dataclass(frozen=True)
class Column(Generic[C]):
    """How a field is read: from `width` numbers of the row, by a function of the context and these numbers.

    With `stays` the next field reads the same numbers again.
    """

    read: Callable[[C, Row], object]
    width: int = 1
    stays: bool = False


class EventReader(Generic[C]):
    """Makes one kind of event from rows. `rule` is its rule number, or a function that returns it for a row."""

    def __init__(self, event: type[Event], rule: str | Callable[[Row], str]) -> None:
        self._event = event
        self._rule = rule if callable(rule) else lambda _: rule
        hints = get_type_hints(event, include_extras=True)
        self._columns: list[tuple[str, Column[C], slice]] = []
        start = 0
        for name in event.__struct_fields__:
            if name != "rule":
                column = _column(hints[name])
                self._columns.append((name, column, slice(start, start + column.width)))
                start += 0 if column.stays else column.width

    def read(self, context: C, row: Row) -> Event:
        values = {name: column.read(context, row[numbers]) for name, column, numbers in self._columns}
        return self._event(rule=self._rule(row), **values)


def _column(hint: object) -> Column[Any]:
    if get_origin(hint) is Annotated:
        return next(it for it in get_args(hint)[1:] if isinstance(it, Column))
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        return Column(lambda _, row: choices[row[0]])
    if hint is bool:
        return Column(lambda _, row: row[0] != 0)
    assert hint is int, f"{hint} needs a Column"
    return Column(lambda _, row: row[0])


class NewsItem(msgspec.Struct, frozen=True):
    """One sentence for a seat that was away: the id of a message, and its values: numbers, ids of other messages (`words`), and seats."""

    message: str
    numbers: dict[str, int] = {}
    words: dict[str, str] = {}
    seats: dict[str, int] = {}


class DisplayTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Milliseconds for which a board shows each kind of event at normal speed: `display_times.json` of a game, which clients read as well.

    `always`: to everybody, since it happens by itself. `others`: to everybody but the player who did it. `usual`: to them, any other kind.
    """

    always: Mapping[str, int]
    others: Mapping[str, int]
    usual: int

    def total(self, events: Iterable[Event], *, own: bool) -> int:
        """Return for how long events are shown, to the player whose answer led to them (`own`) or to others."""
        if own:
            return sum(self.always.get(_kind(event), 0) for event in events)
        shown = {**self.always, **self.others}
        return sum(shown.get(_kind(event), self.usual) for event in events)


NOTHING = DisplayTimes({}, {}, 0)


@cache
def display_times(package: str) -> DisplayTimes:
    """Return the display times of the game in a package; nothing takes time in a game without the file."""
    file = resources.files(package) / "display_times.json"
    return msgspec.json.decode(file.read_bytes(), type=DisplayTimes) if file.is_file() else NOTHING


def _kind(event: Event) -> str:
    return str(event.__struct_config__.tag)
