"""The schema as SQLAlchemy has it: the tables that its structs describe."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

from ratskeller.server.db.rows import NONE, conversion, types_of
from ratskeller.server.db.schema import described
from ratskeller.server.db.schema.description import KEY, Description, Refers, marks

metadata = MetaData()


def _columns(name: str, table: Description) -> Iterator[Column[Any]]:
    hints, marked = get_type_hints(table.struct), marks(table.struct)
    own = table.struct.__annotations__
    # Before those of a row that it extends: the order counts in its primary key
    for field in sorted(msgspec.structs.fields(table.struct), key=lambda it: it.name not in own):
        column, hint, own_marks = field.name, hints[field.name], marked[field.name]
        yield Column(
            column,
            Integer if types_of(hint) <= {int, bool, NONE} else Text,
            *(ForeignKey(it.column, ondelete=it.on_delete) for it in own_marks if isinstance(it, Refers)),
            *(
                [CheckConstraint(f"{column} IN {get_args(hint)}", name=f"{name}_{column}")]
                if get_origin(hint) is Literal
                else ()
            ),
            primary_key=KEY in own_marks,
            nullable=NONE in types_of(hint),
            autoincrement=False,
            server_default=_default(hint, field.default),
        )


def _default(hint: object, value: object) -> str | None:
    if value is None or value is msgspec.NODEFAULT:
        return None
    found = conversion(hint)
    return str(value if found is None else found[1](value))


def _listed(columns: str) -> list[str]:
    return columns.split(", ")


for _name, _it in described.items():
    Table(
        _name,
        metadata,
        *_columns(_name, _it),
        *(Index(name, *_listed(columns)) for name, columns in _it.indexes.items()),
        *(UniqueConstraint(*_listed(columns), name=name) for name, columns in _it.unique.items()),
    )
