"""Rows as structs: the SQL that a struct generates, on both databases."""

import importlib
import pkgutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from inspect import signature
from typing import Any, Literal, get_type_hints

import msgspec
import pytest

import ratskeller.server
from ratskeller.server.database_location import Address
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.postgres import PostgresConnection, open_raw
from ratskeller.server.db.rows import NONE, Rows, types_of
from ratskeller.server.db.schema.description import described


class Piece(msgspec.Struct, frozen=True):
    """One kind of piece in a box."""

    id: str
    kind: Literal["cube", "token"]
    number: int
    wooden: bool
    colors: list[str]
    owner: str | None = None
    counted: bool | None = None
    where: dict[str, Any] | None = None


PIECES = Rows(Piece, "pieces", where="place")
TABLE = (
    "CREATE TABLE pieces (id TEXT, kind TEXT, number INTEGER, wooden INTEGER, colors TEXT, owner TEXT, counted INTEGER,"
    " place TEXT)"
)
CUBE = Piece("cube", "cube", 5, wooden=True, colors=["red", "blue"], owner="ada", counted=False, where={"box": 1})
RAT = Piece("rat", "token", 49, wooden=False, colors=[])


@pytest.fixture
def sqlite() -> Iterator[Connection]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute(TABLE)
        yield connection


@pytest.fixture
def postgres_connection(address: Address) -> Iterator[Connection]:
    with closing(PostgresConnection(open_raw(address, 5.0))) as connection:
        connection.execute(TABLE)
        yield connection


def test_a_struct_names_its_columns() -> None:
    assert PIECES.columns == "id, kind, number, wooden, colors, owner, counted, place"
    assert PIECES.insert.startswith(f"INSERT INTO pieces ({PIECES.columns}) VALUES (:id, :kind,")
    assert PIECES.insert.endswith(":where)")


def test_rows_come_back_as_they_were_stored(sqlite: Connection) -> None:
    PIECES.add(sqlite, [CUBE, RAT])
    assert PIECES.all(sqlite, "ORDER BY id") == [CUBE, RAT]
    assert PIECES.one(sqlite, "WHERE id = ?", ("rat",)) == RAT
    assert PIECES.one(sqlite, "WHERE id = ?", ("cat",)) is None


def test_booleans_and_lists_are_stored_as_numbers_and_text(sqlite: Connection) -> None:
    PIECES.add(sqlite, [CUBE])
    rows = sqlite.execute("SELECT wooden, counted, colors, place FROM pieces").fetchall()
    assert rows == [(1, 0, '["red","blue"]', '{"box":1}')]


def test_postgresql_stores_and_returns_the_same(postgres_connection: Connection) -> None:
    PIECES.add(postgres_connection, [CUBE, RAT])
    assert PIECES.all(postgres_connection, "ORDER BY id") == [CUBE, RAT]
    rows = postgres_connection.execute("SELECT wooden, counted, colors FROM pieces ORDER BY id").fetchall()
    assert rows == [(1, 0, '["red","blue"]'), (0, None, "[]")]


def test_a_joined_row_is_read_from_where_its_columns_begin(sqlite: Connection) -> None:
    PIECES.add(sqlite, [CUBE])
    (row,) = sqlite.execute(f"SELECT 'first', 2, {PIECES.columns} FROM pieces")
    assert PIECES.read(row, start=2) == CUBE


def test_an_expression_can_stand_for_a_column(sqlite: Connection) -> None:
    PIECES.add(sqlite, [CUBE, RAT])
    shown = Rows(Piece, "pieces", owner="COALESCE(owner, 'nobody')", where="place")
    assert [piece.owner for piece in shown.all(sqlite, "ORDER BY id")] == ["ada", "nobody"]


def test_a_column_for_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match="Piece has no field color"):
        Rows(Piece, "pieces", color="colour")


def _all_rows() -> Iterator[Rows[Any]]:
    """Yield how the server reads structs, from all of its modules."""
    for module in pkgutil.walk_packages(ratskeller.server.__path__, "ratskeller.server."):
        if not module.name.endswith("__main__") and ".migrations." not in module.name:
            for value in vars(importlib.import_module(module.name)).values():
                for one in value.values() if isinstance(value, dict) else [value]:
                    yield from (it for it in (one if isinstance(one, tuple) else [one]) if isinstance(it, Rows))


def test_what_is_read_of_a_column_has_its_type_in_the_schema() -> None:
    compared = 0
    for rows in _all_rows():
        # They are read by position
        assert not any(it.kind is it.KEYWORD_ONLY for it in signature(rows.struct).parameters.values()), rows.struct
        hints = get_type_hints(rows.struct)
        for field, selected in zip(rows.struct.__struct_fields__, rows.selected, strict=True):
            table, _, column = selected.rpartition(".")
            columns = (
                get_type_hints(described[table or rows.table].struct) if (table or rows.table) in described else {}
            )
            if column in columns:
                # A join or a condition may add or take away null
                read, stored = types_of(hints[field]) - {NONE}, types_of(columns[column]) - {NONE}
                assert read == stored, f"{field} of {rows.struct.__name__} is {table or rows.table}.{column}"
                compared += 1
    assert compared > 150
