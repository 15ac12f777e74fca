"""Spreading a match over processes and machines. The games are the same wherever they are played, and come back in their order."""

import os
from collections.abc import Generator, Iterable, Mapping

from ratskeller.bots import Bot

from ..plan import BadMatch, Match, Unit
from ..result import GameResult
from ..table import Table

Played = Generator[list[GameResult], None, None]
"""The games of each unit of work, in the order of the units. Closing the iterator ends whatever plays."""


def spread(
    match: Match,
    units: Iterable[Unit],
    cores: int = 1,
    ray: str | None = None,
    objects: Mapping[str, Bot] | None = None,
) -> Played:
    """Play units of work: in this process, in `cores` processes, or on the machines of a Ray cluster.

    `ray` is the address of the cluster; `local` starts one of two workers on this machine. `objects` are the bots that are given as
    objects, by name; they play in this process. Errors: BadMatch; RuntimeError when a process or machine has broken down.
    """
    if cores < 1:
        raise BadMatch(f"cores: at least 1, not {cores}")
    if ray is not None:
        from .on_ray import on_ray

        return on_ray(match, units, ray)
    if cores > 1:
        from .processes import in_processes

        return in_processes(match, units, cores)
    return _here(match, units, objects or {})


def _here(match: Match, units: Iterable[Unit], objects: Mapping[str, Bot]) -> Played:
    table = Table(match, objects)
    for unit in units:
        yield table.play(unit)


def all_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
