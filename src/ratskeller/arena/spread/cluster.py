"""Work on the machines of a Ray cluster, for whoever has some: pieces are given out ahead, and what comes of them comes back in order."""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from ratskeller.core.errors import RatskellerError

from ..plan import BadMatch
from .ahead import in_order

LOCAL = "local"
"""Address of a cluster that is started for the work, on this machine."""
LOCAL_WORKERS = 2
AHEAD = 4
"""Pieces given out for each processor of the cluster."""
KNOCKING = 10.0
"""Seconds that a cluster may take to open the door."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Ray tells nobody that it is used, takes the Ratskeller that its machines have, and leaves the environment as it is."""

Work = Callable[[bytes, bytes], bytes]
"""What a task of the cluster does: of what all pieces share, and of a piece, it makes what is to come back."""


class BadCluster(BadMatch):
    """There is no such cluster, or it can't do the work."""


class Cluster:
    """A cluster that this process has joined. Every machine of it needs the same Ratskeller."""

    def __init__(self, ray: Any) -> None:
        """Take the module `ray` once it is connected."""
        self._ray = ray

    def results(self, work: Work, shared: bytes, pieces: Iterable[bytes]) -> Iterator[bytes]:
        """Yield what came of every piece, in order. Errors: those of ours that `work` raises; RuntimeError where something broke down."""
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=3)(work)
        there = ray.put(shared)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        return in_order(pieces, lambda piece: task.remote(there, piece), self._wait, ahead)

    def _wait(self, promise: Any) -> bytes:
        try:
            return self._ray.get(promise)  # type: ignore[no-any-return]
        except self._ray.exceptions.RayTaskError as problem:
            raise problem.cause if isinstance(problem.cause, RatskellerError) else RuntimeError(str(problem)) from None


@contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """Join the cluster at an address, or start one here for `local`, and leave it in the end. Errors: BadCluster."""
    ray = _imported()
    if address == LOCAL:
        ray.init(log_to_driver=False, logging_level="error", num_cpus=LOCAL_WORKERS, include_dashboard=False)
    else:
        _check(address)
        ray.init(log_to_driver=False, logging_level="error", address=address)
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def check_sources(here: str, there: str) -> None:
    """See that a machine of the cluster has what the one has that asks, by their fingerprints. Errors: BadCluster."""
    if here != there:
        raise BadCluster("ray: a machine of the cluster has another version of Ratskeller")


def _check(address: str) -> None:
    """Knock first: Ray itself tries for minutes, and then ends the process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), KNOCKING).close()
    except (OSError, ValueError, OverflowError) as problem:
        raise BadCluster(f"ray: no cluster at {address!r}, as in 10.0.0.5:6379: {problem}") from None


def _imported() -> Any:
    """Import Ray, which reads its settings then."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise BadCluster("ray: is not installed; pip install 'ratskeller[ray]'") from None
    return ray
