"""Whose time is up: a duty of the hall, for tables that nobody looks at as well, and for every server process on the same database."""

import asyncio
import logging

from ratskeller.server.cluster import queries as nodes
from ratskeller.server.db.errors import StorageTrouble
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.logs import short
from ratskeller.server.tables import clock_queries as clocks
from ratskeller.server.tables.clock_rules import SECOND, TICK
from ratskeller.server.tables.manager import TableManager

AT_ONCE = 200
# After the deadline, so that it is past when it is looked at
AFTER = 5

log = logging.getLogger(__name__)


class ClockWorker:
    """A duty of the hall. It also notes, as long as somebody's time runs, that a server does."""

    def __init__(self, manager: TableManager) -> None:
        """Keep the time of the tables in the database of a hall."""
        self._manager = manager

    async def run(self) -> None:
        """Wake for every deadline, for ever. What passed while no server ran is nobody's time."""
        store = self._manager.store
        others = await store.read(lambda connection: nodes.others(connection, self._manager.node.id))
        self._manager.served.noted(await store.write(lambda connection: clocks.begin(connection, now(), bool(others))))
        while True:
            try:
                left = await self.once()
            except StorageTrouble:
                # The store itself tells of it; meanwhile nobody could answer, and nobody's time is counted
                await store.usable()
                left = TICK
            await asyncio.sleep(min(left, TICK) / SECOND)

    async def once(self) -> int:
        """See to everybody whose time is up, and return for how many milliseconds nobody's will be."""
        store, served = self._manager.store, self._manager.served
        if await store.read(clocks.next_deadline) is None:
            return TICK
        served.noted(await store.write(lambda connection: clocks.tick(connection, now())))
        moment = served.now()
        due = await store.read(lambda connection: clocks.due(connection, moment, AT_ONCE))
        for table_id in due:
            await self._time_out(table_id)
        deadline = await store.read(clocks.next_deadline)
        return TICK if deadline is None else max(0, deadline - served.now()) + AFTER

    async def _time_out(self, table_id: str) -> None:
        try:
            await (await self._manager.table(table_id)).time_out()
        except Problem as problem:
            if problem.code != "stale-ply":
                log.warning("table %s can't go on: %s", short(table_id), problem.code)
                # Or it would be looked at for ever
                await self._manager.store.write(lambda connection: clocks.stop(connection, table_id))
