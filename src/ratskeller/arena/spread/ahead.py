"""Work that is given out ahead of its results, which come back in order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Task = TypeVar("Task")
Promise = TypeVar("Promise")
Result = TypeVar("Result")


def in_order(
    tasks: Iterable[Task], give: Callable[[Task], Promise], wait: Callable[[Promise], Result], ahead: int
) -> Iterator[Result]:
    """Yield the results of tasks in their order. At most `ahead` are given out and not yet waited for."""
    promises: deque[Promise] = deque()
    for task in tasks:
        promises.append(give(task))
        if len(promises) == ahead:
            yield wait(promises.popleft())
    while promises:
        yield wait(promises.popleft())
