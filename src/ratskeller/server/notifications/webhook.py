"""What chat rooms and programs are told: one JSON body that Slack and its like, Discord and programs of one's own can all read."""

import hashlib
import hmac
import time
from typing import Any

import msgspec

from ratskeller.server.mail.errors import Gone, NotSent, Unwanted
from ratskeller.server.notifications.outbound_requests import Outgoing

SIGNATURE = "Ratskeller-Signature"
ESCAPED = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def body(text: str, **more: Any) -> bytes:
    """Return what is sent: `text` for Slack and its like, `content` for Discord, and what programs want.

    Names are people's own: in a chat room none of them may call everybody.
    """
    plain = "".join(ESCAPED.get(sign, sign) for sign in text)
    content = text.replace("@", "@\u200b")
    return msgspec.json.encode({"text": plain, "content": content, "allowed_mentions": {"parse": []}} | more)


def signature(secret: str, moment: int, sent: bytes) -> str:
    """Return what proves that a body comes from this server: `t=SECONDS,v1=HEX`, HMAC-SHA256 of `SECONDS.BODY`."""
    made = hmac.new(secret.encode(), f"{moment}.".encode() + sent, hashlib.sha256).hexdigest()
    return f"t={moment},v1={made}"


async def send(outgoing: Outgoing, address: str, secret: str, sent: bytes) -> None:
    """Send a body. Raises `Forbidden`, `NotSent`, `Unwanted`, `Gone`, `Unsure`."""
    signed = signature(secret, int(time.time()), sent)
    headers = [("Content-Type", "application/json"), ("User-Agent", "Ratskeller"), (SIGNATURE, signed)]
    status = await outgoing.post(address, sent, headers)
    if status == 410:
        raise Gone
    if status == 429 or status >= 500:
        raise NotSent(f"webhook: {status}")
    if status >= 300:
        raise Unwanted(f"webhook: {status}")
