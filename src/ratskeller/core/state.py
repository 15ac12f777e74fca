"""States: one declaration of the fields, stored as lists of ints for Python or as a numpy record for compiled rules.

A game declares its state as a class with attributes made by `number`, `row` and `grid`, decorated with `record`:

    @record
    class State:
        supply: int = number(most=37)                      # pieces not yet on the board
        pieces: list[list[int]] = grid(12, 4, most=20)     # on the board, by place and seat
        limits: list[int] = fixed(row(12, most=9))         # of the places

`s.pieces[place][seat]` works for both.

A field declares its range, from `least` to `most`, or its number of `bits` for a set. A record uses the narrowest type for it, because a
search copies states all the time. Compiled code silently wraps numbers out of range, so tests play games interpreted and check every field.

A search copies only the fields that change during a game. Fields that keep their first value are `fixed`; fields whose copies may hold
anything (the event log, counters that the rules leave at zero) are `scratch`. Both are stored behind the others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

if TYPE_CHECKING:
    # Interpreted rules run without it
    import numpy as np
    from numpy.typing import NDArray

CHANGING, FIXED, SCRATCH = range(3)
"""Parts of a record, in this order."""
LINE = 64
"""Parts of a record begin at multiples of so many bytes: a cache line."""
HUGE = 2**63 - 1
"""Greatest number in a field."""


@dataclass(frozen=True)
class Field:
    """A field: its shape, () for a number, (n,) for a row, (n, m) for a grid; its range; and its part of the record."""

    shape: tuple[int, ...]
    least: int
    most: int
    part: int = CHANGING

    @property
    def width(self) -> int:
        """The bytes of the narrowest type that holds its range."""
        return narrow_width(self.least, self.most)


def narrow_width(least: int, most: int) -> int:
    """Return the bytes of the narrowest signed type for a range."""
    sizes = (size for size in (1, 2, 4, 8) if -(2 ** (8 * size - 1)) <= least and most < 2 ** (8 * size - 1))
    return next(sizes)


def narrow_type(least: int, most: int) -> "np.dtype[np.generic]":
    """Return the narrowest signed type for a range. Arithmetic with unsigned types would be unsigned in compiled code."""
    import numpy as np

    return np.dtype(f"i{narrow_width(least, most)}")


def number(*, least: int = 0, most: int = HUGE, bits: int = 0) -> int:
    """Declare an integer from `least` to `most`, or a set of so many `bits`."""
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
    # Without a limit any number is allowed
    return Field(shape, -HUGE - 1 if most == HUGE else least, most)


T = TypeVar("T")


def fixed(field: T) -> T:
    """Declare that a field does not change during a game."""
    return cast(T, replace(cast(Field, field), part=FIXED))


def scratch(field: T) -> T:
    """Declare that a search need not copy a field."""
    return cast(T, replace(cast(Field, field), part=SCRATCH))


def record(declaration: type[T]) -> type[T]:
    """Return a class with a slot for every field, all zero at first, for `copy_of`, `to_record` and `from_record`."""
    fields = {name: field for name, field in vars(declaration).items() if isinstance(field, Field)}
    namespace: dict[str, object] = {
        "__slots__": tuple(fields),
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "FIELDS": fields,
        "LAYOUT": _layout(fields),
        "COPIED": tuple(tuple(name for name in fields if _copied(fields[name]) == depth) for depth in range(3)),
    }
    return cast("type[T]", type(declaration.__name__, (_Lists,), namespace))


def _copied(field: Field) -> int:
    """Return how deep a copy has to go: 1 for a row, 2 for a grid, 0 for a number and for fixed fields, which copies share."""
    return 0 if field.part == FIXED else len(field.shape)


class Layout(NamedTuple):
    """Where the fields of a record lie: their offsets in bytes, and the ends of its parts. The last end is its size."""

    offsets: dict[str, int]
    ends: tuple[int, ...]


def _layout(fields: dict[str, Field]) -> Layout:
    offsets: dict[str, int] = {}
    ends = []
    end = 0
    for part in (CHANGING, FIXED, SCRATCH):
        within = sorted((name for name in fields if fields[name].part == part), key=lambda it: -fields[it].width)
        for name in within:
            offsets[name] = end
            end += fields[name].width * prod(fields[name].shape)
        end += -end % LINE
        ends.append(end)
    return Layout(offsets, tuple(ends))


class _Lists:
    """The interpreted storage: ints, lists, lists of lists."""

    __slots__ = ()
    FIELDS: dict[str, Field]
    LAYOUT: Layout
    COPIED: tuple[tuple[str, ...], ...]

    def __init__(self) -> None:
        for name, field in self.FIELDS.items():
            setattr(self, name, _zeros(field.shape))

    def copy(self) -> "_Lists":
        """Return an independent copy, which shares fixed fields."""
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


def _zeros(shape: tuple[int, ...]) -> object:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def fields_of(declaration: type) -> dict[str, Field]:
    return cast("type[_Lists]", declaration).FIELDS


def layout_of(declaration: type) -> Layout:
    """Return where the fields of a `record` class lie in its compiled storage."""
    return cast("type[_Lists]", declaration).LAYOUT


@cache
def dtype_of(declaration: type) -> "np.dtype[np.generic]":
    """Return the numpy type of the compiled storage of a `record` class."""
    import numpy as np

    fields, layout = fields_of(declaration), layout_of(declaration)
    shape = {
        "names": list(layout.offsets),
        "formats": [(f"i{fields[name].width}", fields[name].shape) for name in layout.offsets],
        "offsets": list(layout.offsets.values()),
        "itemsize": layout.ends[SCRATCH],
    }
    return np.dtype(shape, align=True)  # type: ignore[call-overload, no-any-return]


def copy_of(state: T) -> T:
    """Return an independent copy of a state in lists."""
    return cast(T, cast(_Lists, state).copy())


def share(state: T, own: Sequence[str]) -> T:
    """Return a state that shares all rows and grids with another one, except copies of the rows in `own`.

    It is much cheaper than a copy, and enough to try what changes only numbers and these rows.
    """
    other = object.__new__(type(state))
    for name in cast(_Lists, state).FIELDS:
        setattr(other, name, getattr(state, name))
    for name in own:
        setattr(other, name, getattr(state, name)[:])
    return other


def out_of_range(state: object) -> str:
    """Return a sentence about the first number of a state that is out of range; "" if there is none."""
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


def to_record(state: object, records: "NDArray[np.void]", index: int) -> None:
    """Write a state to `records[index]`, a structured array of its `dtype_of`, and its fixed fields to all other records.

    Errors: OverflowError when a number does not fit into its field.
    """
    import numpy as np

    lists = cast(_Lists, state)
    target = records[index]
    begin, end, size = lists.LAYOUT.ends
    parts = records.view(np.uint8).reshape(len(records), size)[:, begin:end]
    before = parts[index].copy()
    try:
        for name in lists.FIELDS:
            target[name] = getattr(lists, name)
    except OverflowError as error:
        raise OverflowError(out_of_range(state)) from error
    if not np.array_equal(parts[index], before):
        parts[:] = parts[index]


def from_record(declaration: type[T], records: "NDArray[np.void]", index: int) -> T:
    source = records[index]
    lists = cast("type[_Lists]", declaration)()
    for name in lists.FIELDS:
        setattr(lists, name, source[name].tolist())
    return cast(T, lists)


def values_of(state: object) -> list[object]:
    """Return the values of the fields of a state, which keeps sharing its lists."""
    lists = cast(_Lists, state)
    return [getattr(lists, name) for name in lists.FIELDS]


def from_values(declaration: type[T], values: Sequence[object]) -> T:
    """Return the state with the values that `values_of` returned; it takes over the lists.

    Errors: ValueError when the values don't have the shapes of the fields.
    """
    lists: _Lists = object.__new__(cast("type[_Lists]", declaration))
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


def raw_bytes(declaration: type, records: "NDArray[np.void]") -> "NDArray[np.uint8]":
    """Return the bytes of the fields that change, as rows that share memory with the records: `raw[1] = raw[0]` copies a state."""
    import numpy as np

    itemsize = records.dtype.itemsize
    return records.view(np.uint8).reshape(len(records), itemsize)[:, : layout_of(declaration).ends[CHANGING]]
