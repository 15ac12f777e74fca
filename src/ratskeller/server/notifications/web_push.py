"""Messages to devices by web push: encrypted for the device (RFC 8291), signed by this server (RFC 8292).

Only these parts of `pywebpush` are used, not its requests: a subscription is an address from an untrusted client.
"""

import asyncio
import base64
import time
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

from ratskeller.server.mail.smtp import Gone, NotSent, Rejected
from ratskeller.server.notifications.outbound_requests import OutboundRequests

TTL_SECONDS = 12 * 3600
"""How long the push service keeps a message for a device that is offline."""
SIGNED_SECONDS = 3600
LONGEST = 3000
"""Bytes of a message; push services accept 4096 encrypted ones."""

Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,100}={0,2}$")]


class Subscription(msgspec.Struct, frozen=True):
    """A browser's subscription: the address of its push service, the public key of the device, and a shared secret."""

    endpoint: str
    p256dh: Key
    auth: Key


class PushSender:
    """Sends to devices, with one pair of keys for the whole server."""

    def __init__(self, private_key: str, contact: str, outbound: OutboundRequests) -> None:
        """Sign with a key from `new_key`; `contact` is the address at which push services reach the admins of this server."""
        self._private_key, self._contact, self._outbound = private_key, contact, outbound

    @property
    def public_key(self) -> str:
        """The public key of this server, as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        public = Vapid02.from_raw(self._private_key.encode()).public_key
        return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, subscription: Subscription, body: bytes, topic: str) -> None:
        """Send a message; it replaces an undelivered one of the same topic.

        Raises `Forbidden`, `NotSent`, `Rejected`, `Gone`, `Uncertain`.
        """
        encrypted = await asyncio.to_thread(encrypt, subscription, body)
        headers = [
            ("Content-Type", "application/octet-stream"),
            ("Content-Encoding", "aes128gcm"),
            ("TTL", str(TTL_SECONDS)),
            ("Urgency", "normal"),
            ("Topic", topic),
            ("Authorization", self._signature(subscription.endpoint)),
        ]
        status = await self._outbound.post(subscription.endpoint, encrypted, headers)
        if status in (404, 410):
            raise Gone
        if status == 429 or status >= 500:
            raise NotSent(f"push service: {status}")
        if status >= 300:
            raise Rejected(f"push service: {status}")

    def _signature(self, endpoint: str) -> str:
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        authorization: str = Vapid02.from_raw(self._private_key.encode()).sign(claims)["Authorization"]
        return authorization


def new_key() -> str:
    """Return a private key for the server: 256 bits as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def is_key(text: str) -> bool:
    """Tell whether a device's key is a point on the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        return bool(ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(text)))
    except ValueError:
        return False


def encrypt(subscription: Subscription, body: bytes) -> bytes:
    """Return a message encrypted for a device."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    secret, device = _bytes(subscription.auth), _bytes(subscription.p256dh)
    encrypted: bytes = http_ece.encrypt(body, private_key=own, dh=device, auth_secret=secret, version="aes128gcm")
    return encrypted


def _text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
