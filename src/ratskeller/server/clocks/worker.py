"""Acts when time runs out at a table, and when planned days off begin.

It runs in every server process, for all tables in the database, loaded or not.
"""

import asyncio
import logging

from ratskeller.server.clocks import days_off
from ratskeller.server.cluster import queries as node_queries
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.logs import short
from ratskeller.server.tables import clocks
from ratskeller.server.tables.clocks import SECOND, TICK
from ratskeller.server.tables.manager import TableManager

MOST_DUE = 200
"""How many tables are handled in one round."""

log = logging.getLogger(__name__)


class ClockWorker:
    """A background task. While a clock runs, it also keeps the server time of the database up to date."""

    def __init__(self, manager: TableManager) -> None:
        """Handle the clocks in the database of `manager`."""
        self._manager = manager

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
        if await store.read(clocks.next_deadline) is None:
            return TICK
        served.synchronize(await store.write(lambda connection: clocks.tick(connection, now())))
        moment = served.now()
        for table_id in await store.read(clocks.due, moment, MOST_DUE):
            await self._time_out(table_id)
        return clocks.wait(await store.read(clocks.next_deadline), served.now())

    async def _time_out(self, table_id: str) -> None:
        try:
            await (await self._manager.table(table_id)).time_out()
        except Problem as problem:
            if problem.code != "stale-ply":
                log.warning("table %s can't go on: %s", short(table_id), problem.code)
                # Otherwise it would be due for ever
                await self._manager.store.write(clocks.stop, table_id)
