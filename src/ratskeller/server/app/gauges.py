"""The state of a running server as numbers, for its metrics."""

import asyncio

from ratskeller.server.admin import overview
from ratskeller.server.metrics import Metrics
from ratskeller.server.tables.manager import TableManager

COUNT_SECONDS = 15.0
"""Seconds between two counts of what only the database knows."""


class Gauges:
    """The gauges of one server."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._waiting = 0
        self._failed = 0

    def publish(self, metrics: Metrics) -> None:
        """Let `metrics` read the gauges whenever it is asked for them."""
        manager, store, bot_pool = self._manager, self._manager.store, self._manager.bot_pool
        metrics.add_gauges(
            {
                "tables": lambda: manager.loaded,
                "bots_waiting": lambda: bot_pool.waiting,
                "bot_processes": lambda: bot_pool.processes,
                "stand_ins": lambda: manager.bot_turns.stand_ins,
                "news_waiting": lambda: self._waiting,
                "news_failed": lambda: self._failed,
                "storage_trouble": lambda: store.trouble is not None,
                "storage_damaged": lambda: store.damaged,
                "rules_compiled": lambda: bot_pool.compiled,
                "clock_seconds": lambda: manager.server_clock.now() / 1000,
            }
        )

    async def count(self) -> None:
        """Count what only the database knows, until cancelled."""
        while True:
            counts = await self._manager.store.read_long(overview.counts)
            self._waiting, self._failed = counts.waiting, counts.failed
            await asyncio.sleep(COUNT_SECONDS)
