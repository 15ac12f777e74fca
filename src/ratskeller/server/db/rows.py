"""Rows as structs: the fields of a struct give the column list, the INSERT and the reading of a table.

SQLite has no booleans and neither database has JSON columns here, so `bool` fields are stored as 1 and 0, and fields that hold a list, a
dict or another struct as JSON text. `Raw` is such text that is only read later.
"""

import logging
import types
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from ratskeller.server.db.connection import Connection, Values
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.schema.description import described, keys_of

R = TypeVar("R", bound=msgspec.Struct)

NONE = type(None)
log = logging.getLogger(__name__)
PLAIN = {int, float, str, bytes, NONE}


class Rows(Generic[R]):
    """How the rows of a table, or of a query, become structs and back.

    `columns` is the list for a SELECT, in the order of the fields, and `insert` the statement that stores a row. `table` is the first table
    of a join.
    """

    def __init__(self, struct: type[R], table: str = "", /, **expressions: str) -> None:
        """Map a struct to a table, if it isn't the description of one.

        Give the column, or an expression to select, of each field that is not named like its column.
        """
        table = table or next((name for name, it in described.items() if it.struct is struct), "")
        fields = struct.__struct_fields__
        self.selected = [expressions.pop(name, name) for name in fields]
        if expressions:
            raise TypeError(f"{struct.__name__} has no field {', '.join(expressions)}")
        self.table = table.partition(" ")[0]
        self.columns = ", ".join(self.selected)
        places = ", ".join(f":{name}" for name in fields)
        self.insert = f"INSERT INTO {table} ({self.columns}) VALUES ({places})"  # noqa: S608
        self.select = f"SELECT {self.columns} FROM {table} "  # noqa: S608
        keys = keys_of(struct)
        rest = ", ".join(f"{name} = excluded.{name}" for name in fields if name not in keys)
        self.put = f"{self.insert} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {rest}"
        self.struct, self._width = struct, len(fields)
        hints = get_type_hints(struct)
        # Columns of SQLite take any type. Most rows have the types of one that was checked before
        self._right: set[tuple[type, ...]] = set()
        self._checked = [(i, name, foreign) for i, name in enumerate(fields) if (foreign := _foreign(hints[name]))]
        self._conversions = [(i, name, *found) for i, name in enumerate(fields) if (found := conversion(hints[name]))]

    def read(self, row: Sequence[object], start: int = 0) -> R:
        """Return a row as a struct. In the row of a join, its columns begin at `start`. Raises `StorageError` for a broken row."""
        values = list(row[start : start + self._width])
        found = tuple(map(type, values))
        if found not in self._right:
            for index, name, foreign in self._checked:
                if isinstance(values[index], foreign):
                    raise unreadable(f"{name} of a {self.struct.__name__}")
            self._right.add(found)
        for index, name, load, _ in self._conversions:
            if values[index] is not None:
                try:
                    values[index] = load(values[index])
                except (msgspec.DecodeError, TypeError, ValueError) as error:
                    raise unreadable(f"{name} of a {self.struct.__name__}") from error
        return self.struct(*values)

    def values(self, row: R) -> dict[str, object]:
        """Return the values of a struct by field, as the database stores them."""
        values = msgspec.structs.asdict(row)
        for _, name, _, dump in self._conversions:
            if values[name] is not None:
                values[name] = dump(values[name])
        return values

    def add(self, connection: Connection, rows: Iterable[R]) -> None:
        connection.executemany(self.insert, [self.values(row) for row in rows])

    def one(self, connection: Connection, rest: str, values: Values = ()) -> R | None:
        """Return the first row that a SELECT finds, None if it finds none; `rest` is what follows the name of the table."""
        row = connection.execute(self.select + rest, values).fetchone()
        return None if row is None else self.read(row)

    def all(self, connection: Connection, rest: str = "", values: Values = ()) -> list[R]:
        return [self.read(row) for row in connection.execute(self.select + rest, values)]

    def all_readable(self, connection: Connection, rest: str = "", values: Values = ()) -> list[R]:
        """Return all rows that a SELECT finds, without broken ones, which the log names: for lists of independent rows."""
        found = []
        for row in connection.execute(self.select + rest, values):
            with suppress(StorageError):
                found.append(self.read(row))
        return found


_described = cache(Rows)


def add(connection: Connection, *rows: msgspec.Struct) -> None:
    if rows:
        _described(type(rows[0])).add(connection, rows)


def add_missing(connection: Connection, row: msgspec.Struct) -> bool:
    """Store a row unless there is one with its key, or with what else must be unique; return whether it was stored."""
    found = _described(type(row))
    return connection.execute(f"{found.insert} ON CONFLICT DO NOTHING", found.values(row)).rowcount == 1


def put(connection: Connection, *rows: msgspec.Struct) -> None:
    if rows:
        found = _described(type(rows[0]))
        connection.executemany(found.put, [found.values(row) for row in rows])


def unreadable(what: str) -> StorageError:
    """Log that something stored can't be read, such as JSON that somebody has changed by hand, and return the error for it."""
    log.error("storage: the %s can't be read", what)
    return StorageError("damaged")


def conversion(hint: object) -> tuple[Callable[[Any], object], Callable[[Any], object]] | None:
    """Return how a value of a type is read and stored; None where the database knows the type."""
    found = types_of(hint)
    if found <= PLAIN:
        return None
    if found <= {bool, NONE}:
        return bool, int
    if found <= {msgspec.Raw, NONE}:
        return lambda text: msgspec.Raw(str(text).encode()), lambda value: bytes(value).decode()
    return partial(msgspec.json.decode, type=hint), lambda value: msgspec.json.encode(value).decode()


def _foreign(hint: object) -> tuple[type, ...]:
    found = types_of(hint) - {NONE}
    if found <= {int, float, bool}:
        return (str, bytes)
    return (bytes,) if found == {str} else ()


def types_of(hint: object) -> set[object]:
    origin = get_origin(hint)
    if origin is Literal:
        return {type(value) for value in get_args(hint)}
    if origin in (Union, types.UnionType):
        return set().union(*(types_of(member) for member in get_args(hint)))
    return {origin or hint}


def scalar(connection: Connection, statement: str, values: Values = ()) -> Any:
    row = connection.execute(statement, values).fetchone()
    return None if row is None else row[0]


def scalars(connection: Connection, statement: str, values: Values = ()) -> list[Any]:
    return [first for first, *_ in connection.execute(statement, values)]
