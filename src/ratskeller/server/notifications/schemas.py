"""Where people want to be told of their turns."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.accounts.schemas import Password
from ratskeller.server.http.schemas import Request

Language = Annotated[str, msgspec.Meta(min_length=2, max_length=8)]
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class NewMail(Request, frozen=True):
    """Mails to an address, once it is confirmed: at once, or all together when it is `hour` in `zone` (as in Europe/Berlin).

    `password`: of an account, given once more.
    """

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Language
    hour: Hour | None = None
    zone: Zone = "UTC"
    password: Password | None = None


class NewPush(Request, frozen=True):
    """Messages to a device, by what its browser gives for that: the address of a service and two keys."""

    endpoint: Address
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,100}={0,2}$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,100}={0,2}$")]
    language: Language


class NewWebhook(Request, frozen=True):
    """Messages to the webhook of a chat room or a program: of one's own turns, or of everybody's at a `table` at which one sits."""

    address: Address
    language: Language
    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


class ChangeChannel(Request, frozen=True):
    """In what language a channel tells, and when: at once, or all together when it is `hour` in `zone`. Only mails can wait."""

    language: Language
    hour: Hour | None = None
    zone: Zone = "UTC"


class Code(Request, frozen=True):
    """The code that went to an address."""

    code: Annotated[str, msgspec.Meta(pattern="^[0-9]{6}$")]


class Channel(msgspec.Struct, frozen=True):
    """A way by which its owner is told of his turns.

    `shown` is a mail address, the host of a webhook, or that of a device's push service; `device` lets a browser find its own again:
    SHA-256 of the address there. `failed` is the moment since which nothing could be told.
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
    failed: str | None


class Telling(msgspec.Struct, frozen=True):
    """By what the server can tell, and where the guest wants to be told.

    `mail`: whether it sends mails; `key`: its own for push, None where nobody is told anything.
    """

    mail: bool
    key: str | None
    languages: list[str]
    channels: list[Channel]


class NewlyMade(msgspec.Struct, frozen=True):
    """A channel just made. `secret` signs what a webhook is told, and is told only now."""

    channel: Channel
    secret: str | None = None


class Stopped(msgspec.Struct, frozen=True):
    """Mails have ended: there is nothing more to say."""
