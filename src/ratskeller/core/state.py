"""One list of fields, two storages: lists of ints for Python, a numpy record for compiled rules.

A game declares its state as a class whose attributes are made by `number`, `row` and `grid`, and decorates it with `record`:

    @record
    class State:
        supply: int = number()                    # pieces not yet on the board
        pieces: list[list[int]] = grid(12, 4)     # on the board, by place and seat

`s.pieces[place][seat]` then works on both storages. All fields are 64 bit integers: narrow ones wrap silently when compiled.
"""

from dataclasses import dataclass
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Field:
    """The shape of one field: () for a number, (n,) for a row, (n, m) for a grid."""

    shape: tuple[int, ...]


def number() -> int:
    """Declare a single integer."""
    return cast(int, Field(()))


def row(length: int) -> list[int]:
    """Declare `length` integers."""
    return cast("list[int]", Field((length,)))


def grid(rows: int, columns: int) -> list[list[int]]:
    """Declare `rows` times `columns` integers."""
    return cast("list[list[int]]", Field((rows, columns)))


T = TypeVar("T")


def record(declaration: type[T]) -> type[T]:
    """Return a class with one slot per field, all zero at first, that can `copy`, `to_record` and `from_record`."""
    fields = {name: field for name, field in vars(declaration).items() if isinstance(field, Field)}
    namespace: dict[str, Any] = {
        "__slots__": tuple(fields),
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "FIELDS": fields,
        "DTYPE": np.dtype([(name, np.int64, field.shape) for name, field in fields.items()], align=True),
    }
    return cast("type[T]", type(declaration.__name__, (_Lists,), namespace))


class _Lists:
    """The interpreted storage: ints, lists, lists of lists."""

    __slots__ = ()
    FIELDS: dict[str, Field]
    DTYPE: np.dtype[Any]

    def __init__(self) -> None:
        for name, field in self.FIELDS.items():
            setattr(self, name, _zeros(field.shape))

    def copy(self) -> "_Lists":
        """Return an independent copy."""
        other = object.__new__(type(self))
        for name, field in self.FIELDS.items():
            value = getattr(self, name)
            if len(field.shape) == 1:
                value = value[:]
            elif len(field.shape) == 2:
                value = [line[:] for line in value]
            setattr(other, name, value)
        return other

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def dtype_of(declaration: type) -> np.dtype[Any]:
    """Return the numpy type of the compiled storage of a `record` class."""
    return cast("type[_Lists]", declaration).DTYPE


def copy_of(state: T) -> T:
    """Return an independent copy of a state in lists."""
    return cast(T, cast(_Lists, state).copy())


def to_record(state: object, records: NDArray[Any], index: int) -> None:
    """Write a state in lists into `records[index]`, a structured array of its `dtype_of`."""
    lists = cast(_Lists, state)
    target = records[index]
    for name in lists.FIELDS:
        target[name] = getattr(lists, name)


def from_record(declaration: type[T], records: NDArray[Any], index: int) -> T:
    """Return `records[index]` as a state in lists."""
    source = records[index]
    lists = cast("type[_Lists]", declaration)()
    for name in lists.FIELDS:
        setattr(lists, name, source[name].tolist())
    return cast(T, lists)


def raw_bytes(records: NDArray[Any]) -> NDArray[np.uint8]:
    """Return the records as rows of bytes that share their memory: `raw[1] = raw[0]` copies a state fast, also when compiled."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize)
