"""Removes unused guests and tables after a while, a few at a time: those who never sat, and where no person ever answered."""

import asyncio
import logging

from ratskeller.server.accounts.guests import Guests, remove_unused, unused_guests
from ratskeller.server.accounts.login_limits import delete_old_attempts
from ratskeller.server.accounts.notices import delete_old_notices
from ratskeller.server.accounts.queries import delete_changes
from ratskeller.server.accounts.session_queries import end_expired
from ratskeller.server.chat import queries as chat_queries
from ratskeller.server.db.timestamps import days_ago
from ratskeller.server.notifications import queries as channel_queries
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.manager import TableManager

LONGEST_PAUSE = 3600.0
# At least this many rounds in the time after which things are removed
ROUNDS = 10
BATCH = 200
# Others can write in between
PAUSE_SECONDS = 0.2
DAY = 24 * 3600.0
NOTICE_DAYS = 30.0
"""Days for which a notice waits for the mail server."""

DELETIONS = (channel_queries.delete_of_guest, chat_queries.forget)
"""What features delete with a guest."""

log = logging.getLogger(__name__)


class Retention:
    """A background task."""

    def __init__(self, guests: Guests, manager: TableManager, days: float) -> None:
        """Remove what nobody has used for `days`, and sessions that have ended. Tables in memory count as used."""
        self._guests = guests
        self._manager = manager
        self._days = days

    async def run(self) -> None:
        while True:
            await asyncio.sleep(min(LONGEST_PAUSE, self._days * DAY / ROUNDS))
            await self.once()

    async def once(self) -> None:
        moment = days_ago(self._days)
        await self._guests.refresh(await self._manager.store.write(end_expired, self._guests.lifetimes))
        # Tables first: a guest may have sat at no other
        await self._manager.store.write(table_queries.forget_seeds, moment)
        await self._manager.store.write(delete_old_attempts, days_ago(1))
        await self._manager.store.write(delete_old_notices, days_ago(NOTICE_DAYS))
        await self._manager.store.write(delete_changes, min(moment, days_ago(1)))
        tables_removed, guests_removed = await self._remove_tables(moment), await self._remove_guests(moment)
        if tables_removed or guests_removed:
            log.info(
                "removed %s tables that never started and %s guests who never took a seat",
                tables_removed,
                guests_removed,
            )

    async def _remove_tables(self, moment: str) -> int:
        store, after, removed = self._manager.store, "", 0
        while found := await store.read(table_queries.unused, after, BATCH, moment):
            after = found[-1][0]
            ids = [table_id for table_id, is_unused in found if is_unused and not self._manager.holds(table_id)]
            if ids:
                removed += await store.write(table_queries.remove, ids, moment)
            await asyncio.sleep(PAUSE_SECONDS)
        return removed

    async def _remove_guests(self, moment: str) -> int:
        store, after, removed = self._manager.store, "", 0
        while found := await store.read(unused_guests, after, BATCH, moment):
            after = found[-1][0]
            ids = [guest for guest, is_unused in found if is_unused]
            if ids:
                removed += await store.write(remove_unused, ids, moment, DELETIONS)
                self._guests.clear_cache()
            await asyncio.sleep(PAUSE_SECONDS)
        return removed
