"""Event structs from rows of the event log: the fields of an event say which numbers of its row they hold.

The fields of an event read the numbers of its row in their order. An `int` is a number, a `bool` tells whether it is not 0, a `Literal`
is chosen by it. Any other field is `Annotated` with a `Column`; several fields may read the same number.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from .events import Event

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
