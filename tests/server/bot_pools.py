"""Pools of bot workers for tests: the processes end with the test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ratskeller.server.bots.pool import BotPool


@asynccontextmanager
async def open_bot_pool(seconds: float) -> AsyncIterator[BotPool]:
    """Yield a pool whose bots have `seconds` for an answer."""
    bot_pool = BotPool(seconds)
    try:
        yield bot_pool
    finally:
        await bot_pool.stop()
