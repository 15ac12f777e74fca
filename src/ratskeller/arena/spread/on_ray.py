"""Playing a match on the machines of a Ray cluster."""

import os
import socket
from collections.abc import Generator, Iterable
from typing import Any

import msgspec

from ..match import BadMatch, Match, Unit, fingerprint
from ..result import GameResult
from ..table import table_of
from .ahead import in_order

LOCAL = "local"
"""Address of a cluster that is started for the match, on this machine."""
LOCAL_WORKERS = 2
AHEAD = 4
"""Units given out for each processor of the cluster."""
KNOCKING = 10.0
"""Seconds that a cluster may take to open the door."""
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Ray tells nobody that it is used, takes the Ratskeller that its machines have, and leaves the environment as it is."""

_decode_games = msgspec.json.Decoder(list[GameResult]).decode


def on_ray(match: Match, units: Iterable[Unit], address: str) -> Generator[list[GameResult], None, None]:
    """Play units as tasks of a cluster. Every machine of it needs the same Ratskeller. Errors: BadMatch."""
    ray = _imported()
    if address == LOCAL:
        ray.init(log_to_driver=False, logging_level="error", num_cpus=LOCAL_WORKERS, include_dashboard=False)
    else:
        _check(address)
        ray.init(log_to_driver=False, logging_level="error", address=address)
    task = ray.remote(num_cpus=1, max_retries=3)(played)
    described = ray.put(msgspec.json.encode(match))
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def give(unit: Unit) -> Any:
        return task.remote(described, msgspec.json.encode(unit))

    def wait(promise: Any) -> list[GameResult]:
        try:
            return _decode_games(ray.get(promise))
        except ray.exceptions.RayTaskError as problem:
            raise problem.cause if isinstance(problem.cause, BadMatch) else RuntimeError(str(problem)) from None

    try:
        yield from in_order(units, give, wait, ahead)
    finally:
        ray.shutdown()


def _check(address: str) -> None:
    """Knock first: Ray itself tries for minutes, and then ends the process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), KNOCKING).close()
    except (OSError, ValueError, OverflowError) as problem:
        raise BadMatch(f"ray: no cluster at {address!r}, as in 10.0.0.5:6379: {problem}") from None


def _imported() -> Any:
    """Import Ray, which reads its settings then."""
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise BadMatch("ray: is not installed; pip install 'ratskeller[ray]'") from None
    return ray


def played(match: bytes, unit: bytes) -> bytes:
    """Play a unit; what a task of the cluster does."""
    found = msgspec.json.decode(match, type=Match)
    if fingerprint(found.game) != found.sources:
        raise BadMatch("ray: a machine of the cluster has another version of Ratskeller")
    return msgspec.json.encode(table_of(found).play(msgspec.json.decode(unit, type=Unit)))
