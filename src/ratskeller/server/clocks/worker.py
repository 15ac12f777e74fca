"""Acts when time runs out at a table, when planned days off begin, and where a game that somebody has left goes on no more.

It runs in every server process, for all tables in the database, loaded or not.
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable

from ratskeller.server.clocks import days_off
from ratskeller.server.cluster import queries as node_queries
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.timestamps import days_ago, now
from ratskeller.server.errors import Problem
from ratskeller.server.logs import short
from ratskeller.server.tables import clocks, table_status
from ratskeller.server.tables.clocks import SECOND, TICK
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.session import TableSession

MOST_DUE = 200
"""How many tables are handled in one round."""
STALLED_DAYS = 14.0
"""A game that somebody has left ends once nothing has happened for this long, and counts."""
STALLED_PAUSE_SECONDS = 3600.0

log = logging.getLogger(__name__)


class ClockWorker:
    """A background task. While a clock runs, it also keeps the server time of the database up to date."""

    def __init__(self, manager: TableManager) -> None:
        self._manager = manager
        self._looked_at = -math.inf

    async def run(self) -> None:
        """Wake for every deadline, until cancelled. Time while no server ran does not count."""
        store = self._manager.store
        others = await store.read(node_queries.others, self._manager.node.id)
        served = await store.write(lambda connection: clocks.begin(connection, now(), bool(others)))
        self._manager.server_clock.synchronize(served)
        while True:
            try:
                wait = await self.once()
            except StorageError:
                # The store reports it. Meanwhile nobody can answer, and no clock runs
                await store.usable()
                wait = TICK
            await asyncio.sleep(min(wait, TICK) / SECOND)

    async def once(self) -> int:
        """Handle all deadlines that have passed, and return the milliseconds until the next one."""
        store, served = self._manager.store, self._manager.server_clock
        if await store.read(days_off.are_due, now()):
            await self._manager.people_changed(await store.write(days_off.begin_planned, now()))
        if time.monotonic() - self._looked_at >= STALLED_PAUSE_SECONDS:
            await self.end_stalled()
            self._looked_at = time.monotonic()
        if await store.read(clocks.next_deadline) is None:
            return TICK
        served.synchronize(await store.write(lambda connection: clocks.tick(connection, now())))
        moment = served.now()
        for table_id in await store.read(clocks.due, moment, MOST_DUE):
            if not await self._has_acted(table_id, TableSession.time_out):
                # Otherwise it would be due for ever
                await store.write(clocks.stop, table_id)
        return clocks.wait(await store.read(clocks.next_deadline), served.now())

    async def end_stalled(self) -> None:
        """End the games that somebody has left for good and where nothing has happened for long."""
        since = days_ago(STALLED_DAYS)
        for table_id in await self._manager.store.read(table_status.stalled, since, MOST_DUE):
            await self._has_acted(table_id, lambda live: live.end_stalled(since))

    async def _has_acted(self, table_id: str, act: Callable[[TableSession], Awaitable[None]]) -> bool:
        """Let a table act, and return whether it can; another process may have been faster."""
        try:
            await act(await self._manager.table(table_id))
        except Problem as problem:
            if problem.code != "stale-ply":
                log.warning("table %s can't go on: %s", short(table_id), problem.code)
                return False
        return True
