"""The process that makes a module of WebAssembly of a game's rules, in the background."""

import asyncio
import logging
import subprocess

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
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stderr=subprocess.PIPE, creationflags=PRIORITY
    )
    try:
        _, errors = await process.communicate()
        if process.returncode:
            log.warning("%s: there is no module of WebAssembly: %s", game, errors.decode(errors="replace").strip())
        else:
            making.keep()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        making.drop()
