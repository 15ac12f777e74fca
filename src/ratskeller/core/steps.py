"""What rules keep in a state beside the game itself: the stack of pending steps, and the log of events.

A step is a question to a seat or to chance, or work that the rules do by themselves. The top step comes next; when it is finished, it is
dropped and the one below continues. A card that asks three questions pushes them on top of the turn that used it.

A state with a stack has the fields `depth`, `steps`, `askees` (a seat, CHANCE or RULES) and `memos` (the numbers that a step stores).

The log is rows of numbers, which the game decodes into structs. A state with a log has the fields `logging` (0 switches it off, as in
random playouts), `logged` (rows written) and `log`.
"""

from typing import Protocol

from .compile.rules import not_inlined, rule

DEPTH = 10
"""Most steps that can be pending at once."""
MEMOS = 3
"""How many numbers a step stores."""
LOG_ROWS = 64
"""Rows of a log that suffice for most games. Each game chooses the size of its log; more rows than fit are a bug of the rules."""
ROW_WIDTH = 8
"""Numbers in a row: the kind of event and seven values."""
GREATEST = 2**31 - 1
"""Greatest number that a step can store, and that `logged` can count."""
CHANCE = -1
RULES = -2


class Stacked(Protocol):
    """A state with a stack of steps."""

    depth: int
    steps: list[int]
    askees: list[int]
    memos: list[list[int]]


@rule
def push(s: Stacked, step: int, askee: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    top = s.depth
    s.steps[top] = step
    s.askees[top] = askee
    s.memos[top][0] = a
    s.memos[top][1] = b
    s.memos[top][2] = c
    s.depth = top + 1


@rule
def drop(s: Stacked) -> None:
    """Drop the top step, and clear its numbers so that equal states are equal number by number."""
    top = s.depth - 1
    s.steps[top] = 0
    s.askees[top] = 0
    s.memos[top][0] = 0
    s.memos[top][1] = 0
    s.memos[top][2] = 0
    s.depth = top


@rule
def replace(s: Stacked, step: int, askee: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    drop(s)
    push(s, step, askee, a, b, c)


@rule
def top_step(s: Stacked) -> int:
    return s.steps[s.depth - 1]


@rule
def askee(s: Stacked) -> int:
    """Return who has to act in the top step: a seat, CHANCE or RULES."""
    return s.askees[s.depth - 1]


@rule
def memo(s: Stacked, place: int) -> int:
    return s.memos[s.depth - 1][place]


@rule
def remember(s: Stacked, place: int, value: int) -> None:
    s.memos[s.depth - 1][place] = value


@rule
def nothing_to_deal(_state: object, _out: list[int], _weights: list[int], _word: int) -> int:
    """The `deal` rule of games in which all seats know the same."""
    return 0


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
    start = s.logged * ROW_WIDTH
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
    count, room = s.logged, len(s.log) // ROW_WIDTH
    if count > room:
        raise OverflowError(f"one answer caused {count} events; the log holds {room}")
    rows = [tuple(s.log[start : start + ROW_WIDTH]) for start in range(0, count * ROW_WIDTH, ROW_WIDTH)]
    s.log[: count * ROW_WIDTH] = [0] * (count * ROW_WIDTH)
    s.logged = 0
    return rows
