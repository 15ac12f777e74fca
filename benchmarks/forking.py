"""Servers that come up at once: for each of them a process forks that has imported what they all need.

Importing takes most of a server's first second, and tests start hundreds. What a server does is the same: its own process, its own
options, its own end. Where a fork is not safe, or another environment is wanted, a server is a program as for anybody else.
"""

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import argon2

NEEDED = (
    "ratskeller.server.app.assembly",
    "ratskeller.server.app.process",
    "ratskeller.games.rattus.game",
    "ratskeller.games.carcassonne.game",
    "benchmarks.preloaded",
)
CHANGES_WITH_EVERY_TEST = "PYTEST_CURRENT_TEST"


class Forked:
    """A server's process, with as much of `subprocess.Popen` as is used of it."""

    def __init__(self, arguments: Sequence[str], log: Path, *, weak_hashes: bool = False) -> None:
        """Start it; it writes what it has to tell into a file. With weak hashes a password costs next to nothing."""
        reader, writer = multiprocessing.Pipe(duplex=False)
        # As a daemon it ends with its parent
        self._process = _context().Process(target=_serve, args=(arguments, log, writer, weak_hashes), daemon=True)
        self._process.start()
        writer.close()
        self.stdout = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        reader.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return int(self._process.pid)

    def poll(self) -> int | None:
        status: int | None = self._process.exitcode
        return status

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end, and return its status. Raises `subprocess.TimeoutExpired`."""
        self._process.join(timeout)
        status = self.poll()
        if status is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self._process.terminate()

    def write_stacks(self) -> None:
        """Let it write the stacks of its threads and tasks into its log, to find out what it waits for."""
        self.send_signal(signal.SIGUSR1)


def can_fork() -> bool:
    """Tell whether servers can come of a process that was begun under the environment of now."""
    return sys.platform == "linux" and _environment() == _BEGUN_UNDER


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != CHANGES_WITH_EVERY_TEST}


_BEGUN_UNDER = _environment()


def _context() -> Any:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(NEEDED))
    return context


def _serve(arguments: Sequence[str], log: Path, out: Connection, weak_hashes: bool) -> None:
    """Be the program `python -m ratskeller.server`."""
    from ratskeller.server.__main__ import main
    from ratskeller.server.accounts import passwords

    if weak_hashes:
        passwords.PasswordHasher = partial(argon2.PasswordHasher.from_parameters, argon2.profiles.CHEAPEST)

    os.dup2(out.fileno(), sys.stdout.fileno())
    out.close()
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    faulthandler.enable()
    signal.signal(signal.SIGUSR1, _write_stacks)
    sys.argv = ["ratskeller.server", *arguments]
    sys.exit(main())


def _write_stacks(*_signal: Any) -> None:
    faulthandler.dump_traceback()
    lines = [f"{task.get_name()}: {' < '.join(_places(task.get_coro()))}\n" for task in asyncio.all_tasks()]
    sys.stderr.writelines(lines)
    sys.stderr.flush()


def _places(waiting: Any) -> list[str]:
    """Return where a coroutine waits, the innermost place first. A task shows only its outermost one."""
    places: list[str] = []
    while waiting is not None:
        frame = getattr(waiting, "cr_frame", None) or getattr(waiting, "ag_frame", None)
        if frame is not None:
            places.insert(0, f"{frame.f_code.co_qualname}, line {frame.f_lineno}")
        waiting = getattr(waiting, "cr_await", None) or getattr(waiting, "ag_await", None)
    return places
