"""What leaves the server by each kind of channel, and the words that keep mails away when somebody has enough of them."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Sequence

import msgspec

from ratskeller.server.accounts.notices import Notice
from ratskeller.server.db import server_secrets as signatures
from ratskeller.server.db.store import Store
from ratskeller.server.mail.errors import NotSent
from ratskeller.server.mail.smtp import Mailer
from ratskeller.server.notifications import messages as letters
from ratskeller.server.notifications import webhook
from ratskeller.server.notifications.news import News
from ratskeller.server.notifications.outbound_requests import Outgoing
from ratskeller.server.notifications.queries import Channel
from ratskeller.server.notifications.web_push import Pusher, Subscription, new_key
from ratskeller.server.settings import Settings


class NotificationSender:
    """Brings news to where people want them.

    Messages are written in threads: the first one in a language reads its words, which takes some tenths of a second.
    """

    def __init__(self, settings: Settings, store: Store) -> None:
        """Go out as the settings say; secrets of the server's own are kept in `store`."""
        self._store = store
        self._site = settings.address
        self.outgoing = Outgoing(settings.private_addresses)
        self.writer = letters.Writer(settings.address)
        self.mailer = None if settings.mail is None else Mailer(settings.mail)
        self._pusher: Pusher | None = None
        self._stopping: bytes | None = None
        self._opening = asyncio.Lock()

    @property
    def goes_out(self) -> bool:
        """Whether anybody is told anything: the server has to know its own address."""
        return bool(self._site)

    async def pusher(self) -> Pusher:
        """Return what sends to devices, with the pair of keys that was made when it was first needed."""
        async with self._opening:
            if self._pusher is None:
                key = await self._store.write(signatures.secret("push", new_key()))
                # Services want to know who is behind it, at an address with TLS
                self._pusher = Pusher(key, self._site.replace("http:", "https:", 1), self.outgoing)
            return self._pusher

    async def carry(self, channel: Channel, all_news: Sequence[News]) -> None:
        """Tell all this by a channel, at once. Raises `NotSent`, `Unwanted`, `Gone`, `Unsure`, `Forbidden`."""
        if channel.kind == "mail":
            if self.mailer is None:
                raise NotSent("no mail server is set")
            stop = await self.stop_token(channel.id)
            letter = await asyncio.to_thread(self.writer.letter, channel.language, all_news, stop)
            await self.mailer.send(channel.target, letter)
        elif channel.kind == "push":
            await self._push(channel, all_news)
        else:
            await self._call(channel, all_news)

    async def notify(self, notice: Notice) -> None:
        """Send a mail about an account. Raises `NotSent`, `Unwanted`, `Unsure`."""
        if self.mailer is None:
            raise NotSent("no mail server is set")
        await self.mailer.send(notice.target, await asyncio.to_thread(self.writer.notice, notice))

    async def stop_token(self, channel: str) -> str:
        """Return the word that ends a channel and can do nothing else."""
        return f"{channel}.{await self._proof(channel)}"

    async def stopped(self, token: str) -> str | None:
        """Return the channel that a word ends, None for one that we have not made."""
        channel, _, proof = token.partition(".")
        return channel if hmac.compare_digest(proof.encode(), (await self._proof(channel)).encode()) else None

    async def close(self) -> None:
        """End what is open."""
        await self.outgoing.close()

    async def _proof(self, channel: str) -> str:
        if self._stopping is None:
            found = await self._store.write(signatures.secret("stop", secrets.token_hex(32)))
            self._stopping = found.encode()
        return hmac.new(self._stopping, f"stop {channel}".encode(), hashlib.sha256).hexdigest()[:32]

    async def _push(self, channel: Channel, all_news: Sequence[News]) -> None:
        """A device shows one note; of several tables it leads to the start page."""
        title, body = await asyncio.to_thread(letters.note, channel.language, all_news)
        path = f"/t/{all_news[0].table}" if len(all_news) == 1 else "/"
        topic = hashlib.sha256(path.encode()).hexdigest()[:32]
        shown = {"title": title, "body": body, "path": path, "tag": topic}
        subscription = msgspec.json.decode(channel.target, type=Subscription)
        await (await self.pusher()).send(subscription, msgspec.json.encode(shown), topic)

    async def _call(self, channel: Channel, all_news: Sequence[News]) -> None:
        text = await asyncio.to_thread(self.writer.message, channel.language, all_news)
        told = [
            {"kind": news.kind, "game": news.game, "table": self.writer.table(news), "player": news.who}
            for news in all_news
        ]
        sent = webhook.body(text, news=told)
        await webhook.send(self.outgoing, channel.target, channel.secret or "", sent)
