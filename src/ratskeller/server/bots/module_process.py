"""The process that makes a module of WebAssembly of a game's rules, in the background."""

import asyncio
import logging
import tempfile

from ratskeller.core.errors import MissingPackage
from ratskeller.wasm.modules import USUAL, Making, emitter

from .worker_process import PRIORITY

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
