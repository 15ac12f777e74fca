"""Sends notifications by email, web push and webhook, and makes the tokens that unsubscribe from emails."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from ratskeller.server.accounts.notices import notice_mail
from ratskeller.server.db import server_secrets
from ratskeller.server.db.schema.features import Channel, Notice
from ratskeller.server.db.store import Store
from ratskeller.server.mail.smtp import Mailer
from ratskeller.server.notifications import webhook
from ratskeller.server.notifications.messages import MessageWriter, push_text
from ratskeller.server.notifications.news import TableNews
from ratskeller.server.notifications.outbound_requests import OutboundRequests
from ratskeller.server.notifications.web_push import PushSender, Subscription, new_key
from ratskeller.server.settings import Settings


class NotificationSender:
    """Sends notifications to the channels of people.

    Messages are written in threads: the first one in a language loads its words, which takes some tenths of a second.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._site = settings.address
        self.outbound = OutboundRequests(settings.private_addresses)
        self.mailer = Mailer(settings.mail, settings.address)
        self._writer = MessageWriter(settings.address)
        self._push_sender: PushSender | None = None
        self._stop_key: bytes | None = None
        self._opening = asyncio.Lock()

    @property
    def is_enabled(self) -> bool:
        """Whether the server sends notifications: it has to know its own address."""
        return bool(self._site)

    async def push_sender(self) -> PushSender:
        """Return what sends to devices. Its pair of keys is made at the first call."""
        async with self._opening:
            if self._push_sender is None:
                key = await self._store.write(server_secrets.secret, "push", new_key())
                # Push services want a contact with TLS
                self._push_sender = PushSender(key, self._site.replace("http:", "https:", 1), self.outbound)
            return self._push_sender

    async def prepare(self, channel: Channel) -> None:
        """Fetch the secrets that a message to this channel needs. Raises `StorageError`, which `send` then can't any more."""
        if channel.kind == "mail":
            await self._stop_signing_key()
        elif channel.kind == "push":
            await self.push_sender()

    async def send(self, channel: Channel, all_news: Sequence[TableNews]) -> None:
        """Send all this to a channel, at once. Raises `NotSent`, `Rejected`, `Gone`, `Uncertain`, `Forbidden`."""
        if channel.kind == "mail":
            await self._mail(channel, all_news)
        elif channel.kind == "push":
            await self._push(channel, all_news)
        else:
            await self._call_webhook(channel, all_news)

    async def send_notice(self, notice: Notice) -> None:
        """Send an email about an account. Raises `NotSent`, `Rejected`, `Uncertain`."""
        await self.mailer.send(notice.target, await asyncio.to_thread(notice_mail, notice, self._site))

    async def stop_token(self, channel: str) -> str:
        """Return the token that deletes a channel and can do nothing else."""
        return f"{channel}.{await self._signature(channel)}"

    async def channel_of_stop_token(self, token: str) -> str | None:
        """Return the channel that a token deletes, None if this server did not make the token."""
        channel, _, signature = token.partition(".")
        is_valid = hmac.compare_digest(signature.encode(), (await self._signature(channel)).encode())
        return channel if is_valid else None

    async def _stop_signing_key(self) -> bytes:
        if self._stop_key is None:
            key = await self._store.write(server_secrets.secret, "stop", secrets.token_hex(32))
            self._stop_key = key.encode()
        return self._stop_key

    async def _signature(self, channel: str) -> str:
        return hmac.new(await self._stop_signing_key(), f"stop {channel}".encode(), hashlib.sha256).hexdigest()[:32]

    async def _mail(self, channel: Channel, all_news: Sequence[TableNews]) -> None:
        stop = await self.stop_token(channel.id)
        mail = await asyncio.to_thread(self._writer.news_mail, channel.language, all_news, stop, channel.zone)
        await self.mailer.send(channel.target, mail)

    async def _push(self, channel: Channel, all_news: Sequence[TableNews]) -> None:
        """Send one message for all tables. It leads to the table, or for several to the start page."""
        shown = await asyncio.to_thread(push_text, channel.language, all_news)
        path = f"/t/{all_news[0].table}" if len(all_news) == 1 else "/"
        topic = hashlib.sha256(path.encode()).hexdigest()[:32]
        body = msgspec.json.encode({"title": shown.title, "body": shown.text, "path": path, "tag": topic})
        subscription = msgspec.json.decode(channel.target, type=Subscription)
        await (await self.push_sender()).send(subscription, body, topic)

    async def _call_webhook(self, channel: Channel, all_news: Sequence[TableNews]) -> None:
        text = await asyncio.to_thread(self._writer.room_message, channel.language, all_news)
        turns = [
            webhook.TableEvent(news.kind, news.game, self._writer.table_address(news), news.who) for news in all_news
        ]
        await webhook.send(self.outbound, channel.target, channel.secret or "", webhook.body(text, turns))
