"""The event log inside a state: rows of numbers, which the game decodes into structs.

A state that uses this has the fields `logging` (0 switches the log off, as in random playouts), `logged` (rows written) and `log`.
"""

from typing import Protocol

from .jit import not_inlined, rule

ROWS = 64
"""Rows that suffice for most games. Each game chooses the size of its log; more rows than fit are a bug of the rules."""
WIDTH = 8
"""Numbers in a row: the kind of event and seven values."""
MOST = 2**31 - 1
"""Greatest number of rows that `logged` can count."""


class Logged(Protocol):
    """A state with an event log."""

    logging: int
    logged: int
    log: list[int]


@rule
def emit(
    s: Logged, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Write one row, unless the log is switched off."""
    if s.logging == 1:
        write(s, kind, a, b, c, d, e, f, g)


@not_inlined
def write(s: Logged, kind: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """Write one row. A row that does not fit is only counted."""
    start = s.logged * WIDTH
    if start < len(s.log):
        s.log[start] = kind
        s.log[start + 1] = a
        s.log[start + 2] = b
        s.log[start + 3] = c
        s.log[start + 4] = d
        s.log[start + 5] = e
        s.log[start + 6] = f
        s.log[start + 7] = g
    s.logged += 1


def take_rows(s: Logged) -> list[tuple[int, ...]]:
    """Return the rows written since the last call, and empty the log.

    Errors: OverflowError when the rules wrote more rows than the log holds.
    """
    count, room = s.logged, len(s.log) // WIDTH
    if count > room:
        raise OverflowError(f"one answer caused {count} events; the log holds {room}")
    rows = [tuple(s.log[start : start + WIDTH]) for start in range(0, count * WIDTH, WIDTH)]
    s.log[: count * WIDTH] = [0] * (count * WIDTH)
    s.logged = 0
    return rows
