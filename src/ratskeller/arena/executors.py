"""Executors for games: processes of this machine, or the machines of a Ray cluster. Results come back in the order of the tasks."""

import os
import pickle
import queue
import socket
import subprocess
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotDone
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, Protocol, TypeVar

from ratskeller.core.errors import RatskellerError

from .plan import BadMatch

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 8
"""Tasks submitted per worker: enough to keep the others busy while one plays a long game."""
POLL = 0.2
"""Seconds after which a wait looks up; on Windows nothing else lets Ctrl+C in."""
PATIENCE = 10.0
"""Seconds that a process may take to end."""
LOCAL = "local"
"""Address that starts a cluster on this machine."""
LOCAL_WORKERS = 2
CONNECT_SECONDS = 10.0
"""How long a cluster may take to accept a connection."""
RAY_SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Ray reports no usage, uses the Ratskeller that is installed on its machines, and leaves the environment as it is."""


WORKER = f"{__package__}.worker"


class BadCluster(BadMatch):
    """There is no such cluster, or it can't do the work."""


@dataclass(frozen=True)
class Done(Generic[Result]):
    """The result of a task."""

    result: Result


@dataclass(frozen=True)
class Failed:
    """A task failed. `is_refusal`: the input was wrong, and `problem` is meant for the user; otherwise `problem` is a traceback."""

    problem: str
    is_refusal: bool


def attempt(work: Callable[[Task], Result], task: Task) -> Done[Result] | Failed:
    """Do the work. Errors become replies, so that they reach the other process even if it lacks their class."""
    try:
        return Done(work(task))
    except RatskellerError as problem:
        return Failed(str(problem), is_refusal=True)
    except Exception:
        return Failed(f"{task}: {traceback.format_exc()}", is_refusal=False)


class Executor(Protocol):
    """Does work on several workers. `ahead`: how many tasks to submit before the first result is awaited."""

    @property
    def ahead(self) -> int:
        """Return how many tasks to submit in advance."""

    def submit(self, work: Callable[[Task], Result], task: Task) -> "Future[Done[Result] | Failed]":
        """Start a task; both arguments are pickled."""


def all_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(executor: Executor, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    """Yield the results in the order of the tasks.

    Errors: BadMatch for input that the work refuses; RuntimeError for any other error, and for a worker that crashed.
    """
    futures: deque[Future[Done[Result] | Failed]] = deque()
    for task in tasks:
        futures.append(executor.submit(work, task))
        if len(futures) == executor.ahead:
            yield _result(futures.popleft())
    while futures:
        yield _result(futures.popleft())


def _result(future: "Future[Done[Result] | Failed]") -> Result:
    while True:
        try:
            reply = future.result(POLL)
            break
        except NotDone:
            if future.done():
                raise
    if isinstance(reply, Failed):
        raise (BadMatch if reply.is_refusal else RuntimeError)(reply.problem)
    return reply.result


class Worker:
    """A process of this machine. It ends when its input ends, and so with this process, however that ends."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", WORKER]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - all ours

    def call(self, work: Callable[[Task], Result], task: Task) -> Done[Result] | Failed:
        """Let the process do the work. Errors: RuntimeError when it crashes."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        call = pickle.dumps((work, task))
        try:
            pickle.dump(call, self._process.stdin)
            self._process.stdin.flush()
            reply: Done[Result] | Failed = pickle.load(self._process.stdout)  # noqa: S301 - from our own process
        except (OSError, ValueError, EOFError, pickle.UnpicklingError):
            status = self._process.wait()
            raise RuntimeError(f"a process ended (status {status}) while it played {task}") from None
        return reply

    def kill(self) -> None:
        self._process.kill()

    def join(self) -> None:
        """Wait until the process has ended, and close its pipes."""
        self._process.wait(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                # Closing flushes, and the reader is gone
                with suppress(OSError):
                    pipe.close()


class Processes:
    """Processes of this machine, each driven by a thread."""

    def __init__(self, count: int) -> None:
        self.ahead = AHEAD * count
        self._workers = [Worker() for _ in range(count)]
        self._idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(count)

    def submit(self, work: Callable[[Task], Result], task: Task) -> "Future[Done[Result] | Failed]":
        """Start a task on the next idle process."""
        return self._threads.submit(self._call, work, task)

    def _call(self, work: Callable[[Task], Result], task: Task) -> Done[Result] | Failed:
        worker = self._idle.get()
        try:
            return worker.call(work, task)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.join()


@contextmanager
def processes(count: int) -> Iterator[Processes]:
    """Start processes that end with the block, even in the middle of a game."""
    executor = Processes(count)
    try:
        yield executor
    finally:
        executor.close()


class Cluster:
    """A Ray cluster. Every machine of it needs the same version of Ratskeller."""

    def __init__(self, ray: ModuleType) -> None:
        """Take the module `ray` once it is connected."""
        self.ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._attempt = ray.remote(num_cpus=1, max_retries=3)(attempt)

    def submit(self, work: Callable[[Task], Result], task: Task) -> "Future[Done[Result] | Failed]":
        future: Future[Done[Result] | Failed] = self._attempt.remote(work, task).future()
        return future


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """Connect to the cluster at an address, or start one on this machine for `local`. Errors: BadCluster."""
    ray = _import_ray()
    if address == LOCAL:
        ray.init(log_to_driver=False, logging_level="error", num_cpus=LOCAL_WORKERS, include_dashboard=False)
    else:
        _check_address(address)
        ray.init(log_to_driver=False, logging_level="error", address=address)
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def check_sources(expected: str, actual: str) -> None:
    """Check that a machine of the cluster has the sources of the machine that asks, by their fingerprints. Errors: BadCluster."""
    if expected != actual:
        raise BadCluster("ray: a machine of the cluster has another version of Ratskeller")


def _check_address(address: str) -> None:
    """Try to connect before Ray does: Ray retries for minutes, and then ends the process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, ValueError, OverflowError) as problem:
        raise BadCluster(f"ray: no cluster at {address!r}, as in 10.0.0.5:6379: {problem}") from None


def _import_ray() -> ModuleType:
    """Import Ray, which reads its settings at that moment."""
    for name, value in RAY_SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise BadCluster("ray: is not installed; pip install 'ratskeller[ray]'") from None
    return ray
