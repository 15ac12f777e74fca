"""Messages to webhooks: one JSON body that Slack, Discord and people's own programs can all read."""

import hashlib
import hmac
import time
from collections.abc import Sequence

import msgspec

from ratskeller.server.db.schema.features import NotificationKind
from ratskeller.server.mail.smtp import Gone, NotSent, Rejected
from ratskeller.server.notifications.outbound_requests import OutboundRequests

SIGNATURE = "Ratskeller-Signature"
ESCAPED = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


class TableEvent(msgspec.Struct, frozen=True):
    """News of a player at the table with this address."""

    kind: NotificationKind
    game: str
    table: str
    player: str


def body(text: str, events: Sequence[TableEvent] = ()) -> bytes:
    """Return the body of a request: `text` for Slack, `content` for Discord, `news` for programs.

    People choose their own names, so the text is escaped: no name may mention everybody in a chat room.
    """
    plain = "".join(ESCAPED.get(char, char) for char in text)
    content = text.replace("@", "@\u200b")
    message = {"text": plain, "content": content, "allowed_mentions": {"parse": []}, "news": events}
    return msgspec.json.encode(message)


def signature(secret: str, moment: int, sent: bytes) -> str:
    """Return the signature of a body, `t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY`."""
    digest = hmac.new(secret.encode(), f"{moment}.".encode() + sent, hashlib.sha256).hexdigest()
    return f"t={moment},v1={digest}"


async def send(outbound: OutboundRequests, address: str, secret: str, sent: bytes) -> None:
    """Send a body. Raises `Forbidden`, `NotSent`, `Rejected`, `Gone`, `Uncertain`."""
    signed = signature(secret, int(time.time()), sent)
    headers = [("Content-Type", "application/json"), ("User-Agent", "Ratskeller"), (SIGNATURE, signed)]
    status = await outbound.post(address, sent, headers)
    if status == 410:
        raise Gone
    if status == 429 or status >= 500:
        raise NotSent(f"webhook: {status}")
    if status >= 300:
        raise Rejected(f"webhook: {status}")
