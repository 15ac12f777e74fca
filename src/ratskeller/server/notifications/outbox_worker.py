"""The postman: a duty of the hall that tells people who are not at their table what waits in the outbox."""

import asyncio
import logging
import secrets
from collections.abc import Sequence

from ratskeller.server.accounts import notices
from ratskeller.server.accounts.notices import Notice
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import days_ago, now, seconds_from_now
from ratskeller.server.mail.errors import Gone, NotSent, Unsure, Unwanted
from ratskeller.server.notifications import outbox
from ratskeller.server.notifications import queries as channels
from ratskeller.server.notifications.news import News, news
from ratskeller.server.notifications.outbound_requests import Forbidden
from ratskeller.server.notifications.outbox import Note
from ratskeller.server.notifications.queries import Channel
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.tables.manager import TableManager

LOOK_SECONDS = 0.5
"""How often the outbox is looked at."""
LEASE_SECONDS = 120.0
"""For so long nobody else takes what a process prepares."""
PAUSES = (60.0, 300.0, 900.0, 3600.0, 4 * 3600.0, 12 * 3600.0)
"""Before each further try; after the last one it is given up."""
NOTICE_TRIES = 64
"""A mail about an account is given up only after a month."""
KEPT_DAYS = 30.0
"""How long is kept what was told, and how long an address waits to be confirmed."""
TIDY_SECONDS = 3600.0
MOST_AT_ONCE = 8

log = logging.getLogger(__name__)


class OutboxWorker:
    """Looks at the outbox again and again, together with those of other processes on the same database."""

    def __init__(self, store: Store, manager: TableManager, carrier: NotificationSender, grace: float) -> None:
        """Tell what waits in `store` by `carrier`, `grace` seconds after it happened, unless the person has a table of `manager` open."""
        self._store, self._manager, self._carrier, self._grace = store, manager, carrier, grace
        self._hands = asyncio.Semaphore(MOST_AT_ONCE)

    async def run(self) -> None:
        """Go round for ever."""
        rounds = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if rounds % int(TIDY_SECONDS / LOOK_SECONDS) == 0:
                await self._tidy()
            rounds += 1
            try:
                await self.once()
            except StorageError:
                await self._store.usable()

    async def once(self) -> None:
        """Tell all that is due."""
        await self._send_notices()
        await self._dismiss()
        due, moment = seconds_from_now(-self._grace), now()
        found = await self._store.read(outbox.waiting_channels(due, moment))
        await asyncio.gather(*(self._serve(channel, due) for channel in found))

    async def _send_notices(self) -> None:
        """Send what owners of accounts have to know, even while they look at a table."""
        if self._carrier.mailer is None or not await self._store.read(notices.are_due(now())):
            return
        taker, lease = secrets.token_hex(8), seconds_from_now(LEASE_SECONDS)
        taken = await self._store.write(notices.take(taker, now(), lease))
        await asyncio.gather(*(self._send_notice(notice) for notice in taken))

    async def _send_notice(self, notice: Notice) -> None:
        async with self._hands:
            try:
                await self._carrier.notify(notice)
            except Unwanted as error:
                log.warning("a notice about an account is not taken: %s", error)
            except (NotSent, Unsure) as error:
                # To hear of it twice is better than never, but not dozens of times
                most = NOTICE_TRIES if isinstance(error, NotSent) else len(PAUSES)
                if notice.tries < most:
                    log.info("a notice about an account: %s; it is tried again", error)
                    pause = PAUSES[min(notice.tries, len(PAUSES) - 1)]
                    await self._store.write(notices.try_again(notice.id, seconds_from_now(pause)))
                    return
                log.warning("a notice about an account is given up: %s", error)
            await self._store.write(notices.remove(notice.id))

    async def _dismiss(self) -> None:
        """Whoever looks at the table in time has seen it, through whichever process."""
        near = await self._store.read(outbox.near(now()))
        seen = [note for note, table, guest in near if self._manager.is_watched(table, guest)]
        if seen:
            await self._store.write(outbox.settle(seen, "needless"))

    async def _serve(self, channel_id: str, due: str) -> None:
        async with self._hands:
            taker, lease = secrets.token_hex(8), seconds_from_now(LEASE_SECONDS)
            notes = await self._store.write(outbox.take(channel_id, taker, due, now(), lease))
            channel = await self._store.read(channels.channel(channel_id))
            if not notes or channel is None:
                return
            try:
                await self._tell(channel, notes, taker)
            except StorageError:
                raise
            except Exception:
                # Nothing was sent yet, and no other channel waits for it
                log.exception("there was no telling what to send by %s", channel.kind)
                await self._later(channel, notes)

    async def _tell(self, channel: Channel, notes: Sequence[Note], taker: str) -> None:
        fresh = await self._store.read(outbox.fresh(taker))
        wanted = [it for it in notes if it.id in fresh and not self._manager.is_watched(it.table, it.guest)]
        told: dict[str, News] = {}
        for note in wanted:
            found = await news(self._store, note)
            if found is not None:
                told[note.id] = found
        wanted = [note for note in wanted if note.id in told]
        needless = [note.id for note in notes if note not in wanted]
        if needless:
            await self._store.write(outbox.settle(needless, "needless"))
        if not wanted:
            return
        # From here on it may have arrived, whatever becomes of this process
        if await self._store.write(outbox.begin_sending(wanted, taker)):
            await self._send(channel, wanted, [told[note.id] for note in wanted])

    async def _send(self, channel: Channel, notes: Sequence[Note], all_news: Sequence[News]) -> None:
        ids = [note.id for note in notes]
        try:
            await self._carrier.carry(channel, all_news)
        except NotSent as error:
            log.info("%s: %s; it is tried again", channel.kind, error)
            await self._later(channel, notes)
        except Gone:
            await self._forget(channel)
        except (Unwanted, Forbidden) as error:
            log.info("%s is not taken: %s", channel.kind, error)
            await self._give_up(channel, ids)
        except Unsure as error:
            log.info("%s may have arrived: %s; it is not tried again", channel.kind, error)
            await self._store.write(outbox.settle(ids, "sent"))
        except Exception:
            # Nobody knows how far it came
            log.exception("%s broke", channel.kind)
            await self._give_up(channel, ids)
        else:
            await self._store.write(channels.note_failure(channel.id, None))
            await self._store.write(outbox.settle(ids, "sent"))

    async def _later(self, channel: Channel, notes: Sequence[Note]) -> None:
        """Try again after a pause that grows, but not for ever."""
        over = [note.id for note in notes if note.tries >= len(PAUSES)]
        if over:
            await self._give_up(channel, over)
        for note in notes:
            if note.id not in over:
                # The grace was waited for already
                due = seconds_from_now(PAUSES[note.tries] - self._grace)
                await self._store.write(outbox.try_again([note], due))

    async def _give_up(self, channel: Channel, ids: Sequence[str]) -> None:
        await self._store.write(channels.note_failure(channel.id, now()))
        await self._store.write(outbox.settle(ids, "failed"))

    async def _forget(self, channel: Channel) -> None:
        try:
            await self._store.write(channels.remove(channel.id))
        except channels.NoChannel:
            return

    async def _tidy(self) -> None:
        try:
            await self._store.write(outbox.forget(days_ago(KEPT_DAYS)))
            await self._store.write(channels.forget_unconfirmed(days_ago(KEPT_DAYS)))
        except StorageError:
            return
