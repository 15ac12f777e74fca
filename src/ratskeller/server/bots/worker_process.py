"""The processes of bots (`ratskeller.review.worker`) as the server sees them, and the one that makes modules of WebAssembly."""

import asyncio
import logging
import subprocess
import sys
import tempfile
from collections.abc import AsyncGenerator

import msgspec

from ratskeller.core.errors import MissingPackage
from ratskeller.review.worker import STOP_LINE, Done, Reply, Request, Result
from ratskeller.wasm.modules import USUAL, Making, emitter

# Windows has priority classes instead of niceness
PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)


class WorkerEnded(Exception):
    """The process ended during a request."""


class WorkerFailed(Exception):
    """The process could not do what it was asked; the message says what went wrong and where."""


class WorkerProcess:
    """A process that starts with the first request, and again after it has ended. It handles one request at a time."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._killed: set[asyncio.subprocess.Process] = set()
        self._loaded: set[str] = set()

    def has_loaded(self, game: str) -> bool:
        """Return whether the running process has finished a request for this game, and so has loaded its rules."""
        return self._process is not None and self._process.returncode is None and game in self._loaded

    async def ask(self, request: Request) -> AsyncGenerator[str, None]:
        """Yield answers as they come, until the request is done. Raises `WorkerEnded` and `WorkerFailed`."""
        process = await self._running()
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        while isinstance(reply := await self._reply(process), Result):
            yield reply.line
        if reply.error is not None:
            raise WorkerFailed(reply.error)
        self._loaded.add(request.game)

    def finish(self) -> None:
        """Ask the bot to stop thinking: `ask` then yields its best answer as the last one."""
        if self._process is not None and self._process.returncode is None:
            assert self._process.stdin is not None
            self._process.stdin.write(STOP_LINE)

    async def stop(self) -> None:
        """Kill the process, and wait until all that were killed have ended: an earlier call may have been cancelled before that."""
        if self._process is not None:
            self._killed.add(self._process)
            if self._process.returncode is None:
                self._process.kill()
            self._process = None
        for process in tuple(self._killed):
            await process.wait()
            self._killed.discard(process)

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._loaded.clear()
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "ratskeller.review.worker", str(self._niceness)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                creationflags=PRIORITY,
            )
        return self._process

    async def _reply(self, process: asyncio.subprocess.Process) -> Reply:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            await self.stop()
            raise WorkerEnded(f"status {process.returncode}")
        return msgspec.json.decode(line, type=Result | Done)


NICENESS = 19
"""Nobody waits for a module."""

log = logging.getLogger(__name__)


async def emit_module(game: str) -> None:
    """Make the module of a game if it is not in the cache. A game that has none is logged."""
    try:
        making = await asyncio.to_thread(Making, game)
    except MissingPackage:
        return
    if making.file.is_file():
        return
    command, environment = emitter(game, USUAL, making.written, NICENESS)
    # Into a file: a pipe stays open until the last tool that the process has called has ended, even if the process is killed
    with tempfile.TemporaryFile() as errors:
        process = await asyncio.create_subprocess_exec(*command, env=environment, stderr=errors, creationflags=PRIORITY)
        try:
            if await process.wait():
                errors.seek(0)
                message = errors.read().decode(errors="replace").strip()
                log.warning("%s: there is no module of WebAssembly: %s", game, message)
            else:
                making.keep()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
            making.drop()
