"""The background task that sends notifications and notices from the database."""

import asyncio
import logging
import secrets
from collections.abc import Sequence

from ratskeller.server.accounts.notices import (
    claim_notices,
    delete_notice,
    has_due_notices,
    retry_notice,
)
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.schema.features import Channel, Notice, Notification
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import days_ago, now, seconds_from_now
from ratskeller.server.mail.smtp import Gone, NotSent, Rejected, Uncertain
from ratskeller.server.notifications import outbox, queries
from ratskeller.server.notifications.news import TableNews, table_news
from ratskeller.server.notifications.outbound_requests import Forbidden
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.tables.clocks import SECOND
from ratskeller.server.tables.manager import TableManager

POLL_SECONDS = 0.5
LEASE_SECONDS = 120.0
"""How long a claim holds: nobody else sends what a worker has claimed."""
PAUSES = (60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0)
"""Before each further attempt; after the last one the worker gives up."""
NOTICE_ATTEMPTS = 64
"""For a notice about an account: about a month."""
RETENTION_DAYS = 30.0
"""How long sent notifications stay in the database, and unconfirmed addresses."""
CLEANUP_SECONDS = 3600.0
MOST_AT_ONCE = 8
EARLY = 60 * SECOND
"""A reminder is sent up to this much before its time."""

log = logging.getLogger(__name__)


class OutboxWorker:
    """Polls the outbox, together with the workers of other processes on the same database."""

    def __init__(self, store: Store, manager: TableManager, sender: NotificationSender, grace: float) -> None:
        """Send from `store`, `grace` seconds after the event, unless the guest has the table open in `manager`."""
        self._store, self._manager, self._sender, self._grace = store, manager, sender, grace
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)

    async def run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if rounds % int(CLEANUP_SECONDS / POLL_SECONDS) == 0:
                await self._clean_up()
            rounds += 1
            try:
                await self.once()
            except StorageError:
                await self._store.usable()

    async def once(self) -> None:
        await self._send_notices()
        await self._cancel_seen()
        due, moment = seconds_from_now(-self._grace), now()
        channels = await self._store.read(outbox.waiting_channels, due, moment)
        await asyncio.gather(*(self._serve(channel, due) for channel in channels))

    async def _send_notices(self) -> None:
        """Send notices about accounts, even while their owners are at a table."""
        if not self._sender.mailer.is_available or not await self._store.read(has_due_notices, now()):
            return
        worker, lease = secrets.token_hex(8), seconds_from_now(LEASE_SECONDS)
        notices = await self._store.write(claim_notices, worker, now(), lease)
        await asyncio.gather(*(self._send_notice(notice) for notice in notices))

    async def _send_notice(self, notice: Notice) -> None:
        async with self._slots:
            try:
                await self._sender.send_notice(notice)
            except Rejected as error:
                log.warning("a notice about an account was rejected: %s", error)
            except (NotSent, Uncertain) as error:
                # Getting it twice is better than never, but not dozens of times
                most = NOTICE_ATTEMPTS if isinstance(error, NotSent) else len(PAUSES)
                if notice.attempts < most:
                    log.info("could not send a notice about an account: %s; trying again later", error)
                    pause = PAUSES[min(notice.attempts, len(PAUSES) - 1)]
                    await self._store.write(retry_notice, notice.id, seconds_from_now(pause))
                    return
                log.warning("gave up on a notice about an account: %s", error)
            await self._store.write(delete_notice, notice.id)

    async def _cancel_seen(self) -> None:
        waiting = await self._store.read(outbox.waiting, now())
        seen = [it.id for it in waiting if self._manager.is_watched(it.table_id, it.guest_id)]
        if seen:
            await self._store.write(outbox.finish, seen, "needless")

    async def _serve(self, channel_id: str, due: str) -> None:
        async with self._slots:
            worker, lease = secrets.token_hex(8), seconds_from_now(LEASE_SECONDS)
            claimed = await self._store.write(outbox.claim, channel_id, worker, due, now(), lease)
            channel = await self._store.read(queries.channel, channel_id)
            if not claimed or channel is None:
                return
            try:
                await self._prepare(channel, claimed, worker)
            except Exception as error:
                if isinstance(error, StorageError) and error.is_everywhere:
                    raise
                # Nothing was sent yet, and other channels must not wait
                log.exception("could not prepare notifications by %s", channel.kind)
                await self._retry(channel, claimed)

    async def _prepare(self, channel: Channel, claimed: Sequence[Notification], worker: str) -> None:
        current = await self._store.read(outbox.current, worker)
        news: dict[str, TableNews] = {}
        for it in claimed:
            if it.id in current and not self._manager.is_watched(it.table_id, it.guest_id):
                found = await table_news(self._store, it)
                if found is not None:
                    news[it.id] = found
        early = await self._postpone_reminders(channel, claimed, news)
        needless = [it.id for it in claimed if it.id not in news and it.id not in early]
        if needless:
            await self._store.write(outbox.finish, needless, "needless")
        wanted = [it for it in claimed if it.id in news]
        if not wanted:
            return
        await self._sender.prepare(channel)
        # Once this is stored, it may have been sent, even if this process dies
        if await self._store.write(outbox.begin_sending, wanted, worker):
            await self._send(channel, wanted, [news[it.id] for it in wanted])

    async def _postpone_reminders(
        self, channel: Channel, claimed: Sequence[Notification], news: dict[str, TableNews]
    ) -> set[str]:
        """Take reminders out of `news` that are too early, since time stood still meanwhile, or needless; return those that are early."""
        early: set[str] = set()
        for it in claimed:
            if it.kind != "reminder" or it.id not in news:
                continue
            left, turn = news[it.id].left, news[it.id].turn
            if left is None or left <= 0:
                del news[it.id]
            elif (wait := left - outbox.lead(channel.reminder, turn)) > EARLY:
                del news[it.id]
                early.add(it.id)
                await self._store.write(outbox.postpone, it.id, seconds_from_now(wait / SECOND))
        return early

    async def _send(self, channel: Channel, claimed: Sequence[Notification], news: Sequence[TableNews]) -> None:
        ids = [it.id for it in claimed]
        try:
            await self._sender.send(channel, news)
        except NotSent as error:
            log.info("could not send by %s: %s; trying again later", channel.kind, error)
            await self._retry(channel, claimed)
        except Gone:
            await self._delete(channel)
        except (Rejected, Forbidden) as error:
            log.info("%s was rejected: %s", channel.kind, error)
            await self._give_up(channel, ids)
        except Uncertain as error:
            log.info("%s may have arrived: %s; not trying again", channel.kind, error)
            await self._store.write(outbox.finish, ids, "sent")
        except Exception:
            # It may have been sent
            log.exception("sending by %s failed", channel.kind)
            await self._give_up(channel, ids)
        else:
            await self._store.write(queries.set_failed, channel.id, None)
            await self._store.write(outbox.finish, ids, "sent")

    async def _retry(self, channel: Channel, claimed: Sequence[Notification]) -> None:
        """Try again after a pause, each longer than the one before, up to a limit."""
        exhausted = [it.id for it in claimed if it.attempts >= len(PAUSES)]
        if exhausted:
            await self._give_up(channel, exhausted)
        for it in claimed:
            if it.id not in exhausted:
                # The grace period is over
                due = seconds_from_now(PAUSES[it.attempts] - self._grace)
                await self._store.write(outbox.retry, [it], due)

    async def _give_up(self, channel: Channel, ids: Sequence[str]) -> None:
        await self._store.write(queries.set_failed, channel.id, now())
        await self._store.write(outbox.finish, ids, "failed")

    async def _delete(self, channel: Channel) -> None:
        try:
            await self._store.write(queries.remove, channel.id)
        except queries.NoChannel:
            return

    async def _clean_up(self) -> None:
        try:
            await self._store.write(outbox.delete_finished, days_ago(RETENTION_DAYS))
            await self._store.write(queries.delete_unconfirmed, days_ago(RETENTION_DAYS))
        except StorageError:
            return
