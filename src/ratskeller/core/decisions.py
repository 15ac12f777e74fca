"""The stack of pending steps, kept in the state.

A step is a question to a seat or to chance, or work that the rules do by themselves. The top step comes next; when it is finished, it is
dropped and the one below continues. A card that asks three questions pushes them on top of the turn that used it.

A state with a stack has the fields `depth`, `steps`, `askees` (a seat, CHANCE or RULES) and `memos` (the numbers that a step stores).
"""

from typing import Protocol

from .jit import rule

DEPTH = 10
"""Most steps that can be pending at once."""
MEMOS = 3
"""How many numbers a step stores."""
MOST = 2**31 - 1
"""Greatest number that a step can store."""
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
    """Push a step that stores `a`, `b` and `c`."""
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
    """Replace the top step."""
    drop(s)
    push(s, step, askee, a, b, c)


@rule
def top_step(s: Stacked) -> int:
    """Return the step that comes next."""
    return s.steps[s.depth - 1]


@rule
def askee(s: Stacked) -> int:
    """Return who has to act in the top step: a seat, CHANCE or RULES."""
    return s.askees[s.depth - 1]


@rule
def memo(s: Stacked, place: int) -> int:
    """Return a number that the top step stores."""
    return s.memos[s.depth - 1][place]


@rule
def remember(s: Stacked, place: int, value: int) -> None:
    """Change a number that the top step stores."""
    s.memos[s.depth - 1][place] = value


@rule
def nothing_to_deal(_state: object, _out: list[int], _weights: list[int], _word: int) -> int:
    """The `deal` rule of games in which all seats know the same."""
    return 0
