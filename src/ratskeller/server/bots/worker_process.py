"""The processes in which bots think, as the server sees them."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncGenerator

import msgspec

from ratskeller.bots.worker import ENOUGH, Answers, Done, Reply, Request

# What Windows has instead of niceness
PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)


class WorkerEnded(Exception):
    """The process ended in the middle of a request."""


class WorkerFailed(Exception):
    """The process could not do what it was asked; the message says what went wrong and where."""


class Worker:
    """A process that is started when it is asked, and anew after it was stopped or has ended. It does one thing at a time."""

    def __init__(self, niceness: int) -> None:
        """Let the process step back behind others by `niceness`."""
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._known: set[str] = set()

    def knows(self, game: str) -> bool:
        """Tell whether the process that runs now has finished a request for a game, and so has loaded what that needs."""
        return self._process is not None and self._process.returncode is None and game in self._known

    async def ask(self, request: Request) -> AsyncGenerator[str, None]:
        """Yield answers as they come, until the request is done. Raises `WorkerEnded` and `WorkerFailed`."""
        process = await self._running()
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(request) + b"\n")
        while isinstance(reply := await self._reply(process), Answers):
            yield reply.line
        if reply.error is not None:
            raise WorkerFailed(reply.error)
        self._known.add(request.game)

    def hurry(self) -> None:
        """Let the bot that thinks there end at once, with the best that it has: `ask` yields it as the last."""
        if self._process is not None and self._process.returncode is None:
            assert self._process.stdin is not None
            self._process.stdin.write(ENOUGH)

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._known.clear()
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "ratskeller.bots.worker", str(self._niceness)),
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
        return msgspec.json.decode(line, type=Answers | Done)
