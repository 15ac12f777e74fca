"""One list of fields, two storages: lists of ints for Python, a numpy record for compiled rules.

A game declares its state as a class whose attributes are made by `number`, `row` and `grid`, and decorates it with `record`:

    @record
    class State:
        supply: int = number(most=37)                      # pieces not yet on the board
        pieces: list[list[int]] = grid(12, 4, most=20)     # on the board, by place and seat
        limits: list[int] = fixed(row(12, most=9))         # of the places

`s.pieces[place][seat]` then works on both storages.

A field says what it may hold, from `least` to `most`, or as `bits` of a set. In a record it is as narrow as that allows, for a search
copies states all the time. Compiled code would wrap silently what does not fit: tests play games interpreted and look at every field.

A search copies what changes during a game. What stays as it was at the beginning is `fixed`, and what need not be right in a copy (the
rows of the log, room for counting that the rules leave at zero) is put `aside`: both lie behind, and every state in a room has them once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

CHANGING, FIXED, SCRATCH = range(3)
"""Parts of a record, in this order."""
LINE = 64
"""Parts of a record begin at multiples of so many bytes, as processors fetch them."""
HUGE = 2**63 - 1
"""Most that a field can hold."""


@dataclass(frozen=True)
class Field:
    """One field: its shape, () for a number, (n,) for a row, (n, m) for a grid; what it may hold; and the part where it lies."""

    shape: tuple[int, ...]
    least: int
    most: int
    part: int = CHANGING

    @property
    def dtype(self) -> np.dtype[np.generic]:
        """The narrowest type that holds its range."""
        return narrow_type(self.least, self.most)


def narrow_type(least: int, most: int) -> np.dtype[np.generic]:
    """Return the narrowest type for numbers in a range; signed, for what compiled code makes of unsigned ones is unsigned."""
    sizes = (size for size in (1, 2, 4, 8) if -(2 ** (8 * size - 1)) <= least and most < 2 ** (8 * size - 1))
    return np.dtype(f"i{next(sizes)}")


def number(*, least: int = 0, most: int = HUGE, bits: int = 0) -> int:
    """Declare a single integer from `least` to `most`, or a set of so many `bits`."""
    return cast(int, _field((), least, most, bits))


def row(length: int, *, least: int = 0, most: int = HUGE, bits: int = 0) -> list[int]:
    """Declare `length` integers."""
    return cast("list[int]", _field((length,), least, most, bits))


def grid(rows: int, columns: int, *, least: int = 0, most: int = HUGE, bits: int = 0) -> list[list[int]]:
    """Declare `rows` times `columns` integers."""
    return cast("list[list[int]]", _field((rows, columns), least, most, bits))


def _field(shape: tuple[int, ...], least: int, most: int, bits: int) -> Field:
    if bits:
        return Field(shape, 0, 2**bits - 1)
    # Without a limit anything may come
    return Field(shape, -HUGE - 1 if most == HUGE else least, most)


T = TypeVar("T")


def fixed(field: T) -> T:
    """Declare that a field stays as it is when a game begins."""
    return cast(T, replace(cast(Field, field), part=FIXED))


def scratch(field: T) -> T:
    """Declare that a field need not be right in a copy that a search makes."""
    return cast(T, replace(cast(Field, field), part=SCRATCH))


def record(declaration: type[T]) -> type[T]:
    """Return a class with one slot per field, all zero at first, that can `copy`, `to_record` and `from_record`."""
    fields = {name: field for name, field in vars(declaration).items() if isinstance(field, Field)}
    dtype, ends = _layout(fields)
    namespace: dict[str, object] = {
        "__slots__": tuple(fields),
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "FIELDS": fields,
        "DTYPE": dtype,
        "ENDS": ends,
        "COPIED": tuple(tuple(name for name in fields if _copied(fields[name]) == depth) for depth in range(3)),
    }
    return cast("type[T]", type(declaration.__name__, (_Lists,), namespace))


def _copied(field: Field) -> int:
    """Return how deep a copy has to go: 1 for a row, 2 for a grid; what is fixed in a game, copies share."""
    return 0 if field.part == FIXED else len(field.shape)


def _layout(fields: dict[str, Field]) -> tuple[np.dtype[np.generic], tuple[int, ...]]:
    """Return the type of the record, its fields by part and the widest first, and where each part ends."""
    offsets: dict[str, int] = {}
    ends = []
    end = 0
    for part in (CHANGING, FIXED, SCRATCH):
        within = sorted(
            (name for name in fields if fields[name].part == part), key=lambda it: -fields[it].dtype.itemsize
        )
        for name in within:
            offsets[name] = end
            end += fields[name].dtype.itemsize * int(np.prod(fields[name].shape, dtype=int))
        end += -end % LINE
        ends.append(end)
    shape = {
        "names": list(offsets),
        "formats": [(fields[name].dtype, fields[name].shape) for name in offsets],
        "offsets": list(offsets.values()),
        "itemsize": end,
    }
    return np.dtype(shape, align=True), tuple(ends)  # type: ignore[call-overload]


class _Lists:
    """The interpreted storage: ints, lists, lists of lists."""

    __slots__ = ()
    FIELDS: dict[str, Field]
    DTYPE: np.dtype[np.generic]
    ENDS: tuple[int, ...]
    COPIED: tuple[tuple[str, ...], ...]

    def __init__(self) -> None:
        for name, field in self.FIELDS.items():
            setattr(self, name, _zeros(field.shape))

    def copy(self) -> "_Lists":
        """Return an independent copy; what is fixed in a game the two share."""
        other = object.__new__(type(self))
        shared, rows, grids = self.COPIED
        for name in shared:
            setattr(other, name, getattr(self, name))
        for name in rows:
            setattr(other, name, getattr(self, name)[:])
        for name in grids:
            setattr(other, name, [line[:] for line in getattr(self, name)])
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


def dtype_of(declaration: type) -> np.dtype[np.generic]:
    """Return the numpy type of the compiled storage of a `record` class."""
    return cast("type[_Lists]", declaration).DTYPE


def copy_of(state: T) -> T:
    """Return an independent copy of a state in lists."""
    return cast(T, cast(_Lists, state).copy())


def share(state: T, own: Sequence[str]) -> T:
    """Return a state that shares with another what it holds, but for its numbers and for the rows in `own`, of which it has copies.

    That is much cheaper than a copy, for trying out what changes these rows alone.
    """
    other = object.__new__(type(state))
    for name in cast(_Lists, state).FIELDS:
        setattr(other, name, getattr(state, name))
    for name in own:
        setattr(other, name, getattr(state, name)[:])
    return other


def out_of_range(state: object) -> str:
    """Return a sentence about the first number of a state in lists that its field may not hold; "" if there is none."""
    lists = cast(_Lists, state)
    for name, field in lists.FIELDS.items():
        for value in _numbers(getattr(lists, name)):
            if not field.least <= value <= field.most:
                return f"{name} holds {value}, which is not from {field.least} to {field.most}"
    return ""


def _numbers(value: object) -> Iterator[int]:
    if isinstance(value, list):
        for each in value:
            yield from _numbers(each)
    elif isinstance(value, int):
        yield value


def to_record(state: object, records: NDArray[np.void], index: int) -> None:
    """Write a state in lists into `records[index]`, a structured array of its `dtype_of`, and what is fixed into all the others.

    Errors: OverflowError when a number does not fit into its field.
    """
    lists = cast(_Lists, state)
    target = records[index]
    begin, end, _ = lists.ENDS
    parts = records.view(np.uint8).reshape(len(records), lists.DTYPE.itemsize)[:, begin:end]
    before = parts[index].copy()
    try:
        for name in lists.FIELDS:
            target[name] = getattr(lists, name)
    except OverflowError as error:
        raise OverflowError(out_of_range(state)) from error
    if not np.array_equal(parts[index], before):
        parts[:] = parts[index]


def from_record(declaration: type[T], records: NDArray[np.void], index: int) -> T:
    """Return `records[index]` as a state in lists."""
    source = records[index]
    lists = cast("type[_Lists]", declaration)()
    for name in lists.FIELDS:
        setattr(lists, name, source[name].tolist())
    return cast(T, lists)


def values_of(state: object) -> list[object]:
    """Return what a state in lists holds, field by field; it shares its lists with the state."""
    lists = cast(_Lists, state)
    return [getattr(lists, name) for name in lists.FIELDS]


def from_values(declaration: type[T], values: Sequence[object]) -> T:
    """Return the state in lists that holds such values (`values_of`), and takes them over.

    Errors: ValueError when they have not the shapes of its fields.
    """
    lists = cast("type[_Lists]", declaration)()
    if len(values) != len(lists.FIELDS):
        raise ValueError(f"a state has {len(lists.FIELDS)} fields, not {len(values)}")
    for (name, field), value in zip(lists.FIELDS.items(), values, strict=True):
        if _shape_of(value) != field.shape:
            raise ValueError(f"{name} has another shape")
        setattr(lists, name, value)
    return cast(T, lists)


def _shape_of(value: object) -> tuple[int, ...] | None:
    """Return the shape of a number, a row or a grid; None for anything else."""
    if type(value) is int:
        return ()
    if not isinstance(value, list) or not value:
        return None
    inner = {_shape_of(each) for each in value} if isinstance(value[0], list) else {()}
    first = inner.pop()
    return None if inner or first is None else (len(value), *first)


def raw_bytes(declaration: type, records: NDArray[np.void]) -> NDArray[np.uint8]:
    """Return what changes in the records as rows of bytes that share their memory: `raw[1] = raw[0]` copies a state fast."""
    itemsize = records.dtype.itemsize
    return records.view(np.uint8).reshape(len(records), itemsize)[:, : cast("type[_Lists]", declaration).ENDS[CHANGING]]
