"""Arrays that rules of the search work on, and their types.

Compiled rules get numpy arrays and interpreted ones lists. Both are indexed alike, so rules name one type for the two: `list[int]` for
a row of integers, as in `core.contract`, and `Integers` for what has one or two dimensions.
"""

from typing import TYPE_CHECKING, Any, Protocol, cast

from ratskeller.core.contract import Contract

if TYPE_CHECKING:
    # Interpreted rules run without it
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8] | None
    Words = NDArray[np.uint64] | list[int]
    Integers = NDArray[np.signedinteger[Any]]
else:
    Bytes = Words = Integers = Any


class State(Protocol):
    """What the state of every game has."""

    players: int
    logging: int


GameRules = Contract[State]
"""A game, whichever it is."""
States = list[State]
"""Slots for states of one game, as `Engine.room` makes them."""


class Grid(list[list[int]]):
    """Rows of zeros, which interpreted rules index like an array of numpy: `grid[row, column]`."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__([0] * columns for _ in range(rows))

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, tuple):
            return super().__getitem__(place[0])[place[1]]
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, tuple):
            super().__getitem__(place[0])[place[1]] = value
        else:
            super().__setitem__(place, value)


def numbers(length: int, is_compiled: bool) -> Integers:
    """Return a row of zeros."""
    if is_compiled:
        import numpy as np

        return np.zeros(length, dtype=np.int64)
    return cast("Integers", [0] * length)


def grid_of_numbers(rows: int, columns: int, is_compiled: bool, bits: int = 64) -> Integers:
    """Return a grid of zeros, in compiled rules of so many bits each."""
    if is_compiled:
        import numpy as np

        return np.zeros((rows, columns), dtype=f"i{bits // 8}")
    return cast("Integers", Grid(rows, columns))


def generators(count: int, is_compiled: bool) -> Words:
    """Return random generators that are still to be seeded."""
    if is_compiled:
        import numpy as np

        return np.zeros(count, dtype=np.uint64)
    return [0] * count


def clear(row: Integers) -> None:
    """Set all numbers of a row to 0."""
    row[:] = [0] * len(row) if isinstance(row, list) else 0
