"""Bots in worker processes, for tests: the processes end with the test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ratskeller.server.bots.pool import Thinker


@asynccontextmanager
async def thinking_up_to(seconds: float) -> AsyncIterator[Thinker]:
    """Yield a thinker whose bots have so many seconds for an answer."""
    thinker = Thinker(seconds)
    try:
        yield thinker
    finally:
        await thinker.stop()
