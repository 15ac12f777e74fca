"""How a struct describes a table: its fields are the columns, and `Rows` and the migrations read them. None of this needs SQLAlchemy."""

from collections.abc import Callable, Mapping
from typing import Annotated, NamedTuple, TypeVar, get_args, get_type_hints

from msgspec import Struct

T = TypeVar("T")
S = TypeVar("S", bound=Struct)

KEY = object()
Key = Annotated[T, KEY]


class Refers(NamedTuple):
    """A column refers to one of another table."""

    column: str
    on_delete: str | None = None


GuestId = Annotated[str, Refers("guests.id")]
TableId = Annotated[str, Refers("tables.id")]


class Description(NamedTuple):
    """A table: its rows, and the columns of each index and of each unique constraint, by name."""

    struct: type[Struct]
    indexes: Mapping[str, str]
    unique: Mapping[str, str]


described: dict[str, Description] = {}


def table(name: str, /, *, unique: Mapping[str, str] | None = None, **indexes: str) -> Callable[[type[S]], type[S]]:
    """Make a struct the description of a table.

    A column may be null where the type of the field allows `None`. Where it is a `Literal`, the database refuses other texts. A field's
    default is the column's. Give the columns of indexes and unique constraints by the names of these, such as `seats_guest="guest_id"`.
    """

    def describe(struct: type[S]) -> type[S]:
        described[name] = Description(struct, indexes, unique or {})
        return struct

    return describe


def marks(struct: type[Struct]) -> dict[str, list[object]]:
    """Return of each column what makes it a key or a reference."""
    return {name: _marks(hint) for name, hint in get_type_hints(struct, include_extras=True).items()}


def keys_of(struct: type[Struct]) -> list[str]:
    return [name for name, its in marks(struct).items() if KEY in its]


def _marks(hint: object) -> list[object]:
    return [*getattr(hint, "__metadata__", ()), *(mark for part in get_args(hint) for mark in _marks(part))]
