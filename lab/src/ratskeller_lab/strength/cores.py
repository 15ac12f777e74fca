"""Work on several cores that one Ctrl+C ends, and no second one disturbs."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

Result = TypeVar("Result")


def on_cores(
    task: Callable[..., Result], every: Sequence[tuple[Any, ...]], cores: int
) -> Iterator[tuple[tuple[Any, ...], Result]]:
    """Yield arguments of a task with its result, as they end. An interrupt waits for those that are going on.

    Errors: BrokenProcessPool when a process ends in the middle; those of the task.
    """
    before = signal.signal(signal.SIGINT, _interrupt_once)
    pool = ProcessPoolExecutor(cores, get_context("spawn"), initializer=_leave_interrupts)
    try:
        given_out = {pool.submit(task, *arguments): arguments for arguments in every}
        for ended in as_completed(given_out):
            yield given_out[ended], ended.result()
    finally:
        pool.shutdown(cancel_futures=True)
        signal.signal(signal.SIGINT, before)


def _interrupt_once(_number: int, _frame: object) -> None:
    # Interrupted once more while it waits for its processes, a pool never ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


def _leave_interrupts() -> None:
    """Ctrl+C goes to every process of a terminal: it is a matter of the first one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
