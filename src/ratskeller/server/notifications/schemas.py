"""JSON of channels, by which people get notifications."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ratskeller.server.accounts.schemas import Password
from ratskeller.server.http.schemas import Request

MOST_REMINDER = 7 * 24
"""Hours before the time of a turn is up."""

Language = Annotated[str, msgspec.Meta(min_length=2, max_length=8)]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Reminder = Annotated[int, msgspec.Meta(ge=0, le=MOST_REMINDER)]
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class NewMail(Request, frozen=True):
    """Emails to an address, once it is confirmed: immediately, or one a day at `hour` in `zone` (such as Europe/Berlin).

    `password`: of an account, given again.
    """

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Language
    hour: Hour | None = None
    zone: Zone = "UTC"
    password: Password | None = None


class NewPush(Request, frozen=True):
    """Messages to a device, by its browser's subscription: the address of a push service and two keys."""

    endpoint: Address
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,100}={0,2}$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,100}={0,2}$")]
    language: Language


class NewWebhook(Request, frozen=True):
    """Messages to the webhook of a chat room or a program: of one's own turns, or of everybody's turns at a `table` of one's own."""

    address: Address
    language: Language
    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


class ChangeChannel(Request, frozen=True):
    """The language of a channel, and its time: immediately, or once a day at `hour` in `zone`, which only emails can.

    `reminder`: how many hours before time runs out it reminds of a turn; 0: never; null: a quarter of the time of a turn, a day at most.
    What is left out stays as it is.
    """

    language: Language | UnsetType = UNSET
    hour: Hour | UnsetType | None = UNSET
    zone: Zone | UnsetType = UNSET
    reminder: Reminder | UnsetType | None = UNSET


class Code(Request, frozen=True):
    """The code from the confirmation email."""

    code: Annotated[str, msgspec.Meta(pattern="^[0-9]{6}$")]


class Channel(msgspec.Struct, frozen=True):
    """A channel of the guest.

    `shown` is an email address, the host of a webhook, or that of a device's push service. `device` lets a browser find its own channel:
    SHA-256 of the push address. `reminder`: as in `ChangeChannel`. `failed`: since when sending has failed.
    """

    id: str
    kind: Literal["mail", "push", "webhook"]
    shown: str
    language: str
    hour: int | None
    zone: str
    confirmed: bool
    table: str | None
    device: str | None
    reminder: int | None
    failed: str | None


class NotificationSettings(msgspec.Struct, frozen=True):
    """The channels of the guest, and what the server supports.

    `mail`: whether it sends emails; `key`: its public key for web push, null if it sends no notifications.
    """

    mail: bool
    key: str | None
    languages: list[str]
    channels: list[Channel]


class NewlyMade(msgspec.Struct, frozen=True):
    """A new channel. `secret` signs the requests of a webhook, and is only in this answer."""

    channel: Channel
    secret: str | None = None


class Stopped(msgspec.Struct, frozen=True):
    """The emails have ended."""
