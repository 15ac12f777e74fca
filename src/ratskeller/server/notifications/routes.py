"""Routes for the channels of a guest's notifications, and to unsubscribe from emails."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Annotated, Concatenate, ParamSpec, TypeVar
from urllib.parse import quote, urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.response import Redirect
from msgspec import UNSET, UnsetType

from ratskeller.server import security_log
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.notices import add_notice, mail_addresses
from ratskeller.server.accounts.routes import require_owner
from ratskeller.server.accounts.sessions import guest_of
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import unreadable
from ratskeller.server.db.schema.features import Channel
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, unknown_table
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.rate_limits import address as network_address
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.mail.smtp import Gone, NotSent, Rejected, Uncertain, mail_address
from ratskeller.server.mail.texts import languages, words_for
from ratskeller.server.notifications import queries, schemas, webhook
from ratskeller.server.notifications.messages import confirmation_mail
from ratskeller.server.notifications.outbound_requests import Forbidden, check_address
from ratskeller.server.notifications.queries import InvalidCode, NoChannel, TooManyChannels
from ratskeller.server.notifications.schemas import (
    ChangeChannel,
    Code,
    NewlyMade,
    NewMail,
    NewPush,
    NewWebhook,
    NotificationSettings,
    Stopped,
)
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.notifications.web_push import Subscription, is_key
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import mine

MAILS = Limit(
    name="mails", message="Too many codes have been sent by you, from your address or to this one", guest=10, target=10
)
CHANNELS = Limit(name="channels", message="You have changed your notifications too often", guest=60)
STOPS = Limit(name="stops", message="Emails have been stopped too often from your address", address=120)

P = ParamSpec("P")
T = TypeVar("T")
ChannelId = Annotated[str, PathParameter(max_length=40)]


@get("/me/channels", operation_id="getChannels", responses=errors(401))
async def get_channels(request: AnyRequest) -> NotificationSettings:
    """Return the channels of the guest, and what the server supports."""
    guest, sender = await guest_of(request), service(request, NotificationSender)
    channels = await service(request, Store).read(queries.of_guest, guest.id)
    key = (await sender.push_sender()).public_key if sender.is_enabled else None
    return NotificationSettings(sender.mailer.is_available, key, languages(), [_public(it) for it in channels])


@post("/me/channels/mail", operation_id="addMail", responses=errors(400, 401, 403, 409, 413, 415, 502))
async def add_mail(request: AnyRequest, data: JSONBody[NewMail]) -> NewlyMade:
    """Add an email address and send a code to it; it gets emails once the code was entered."""
    await guest_of(request)
    mailer = _require_sender(request).mailer
    if not mailer.is_available:
        raise Problem(409, "no-mail", "This server doesn't send email.")
    address = mail_address(data.address)
    if address is None:
        raise _bad_address("write one address, as in anna@example.org")
    _check(data.language, data.zone)
    guest = await require_owner(request, data.password)
    enforce(request, MAILS, guest.id, address)
    code = f"{secrets.randbelow(1_000_000):06}"
    channel = Channel(
        id=_new_id(),
        guest_id=guest.id,
        kind="mail",
        target=address,
        language=data.language,
        hour=data.hour,
        zone=data.zone,
        created=now(),
    )
    await _add(request, channel, _hashed(channel.id, code))
    try:
        await mailer.send(address, await asyncio.to_thread(confirmation_mail, data.language, code))
    except (NotSent, Rejected, Uncertain) as error:
        await service(request, Store).write(queries.remove, channel.id)
        raise Problem(502, "mail-not-sent", "No email could be sent to this address.") from error
    return NewlyMade(_public(channel))


@post("/me/channels/push", operation_id="addPush", responses=errors(400, 401, 403, 409, 413, 415))
async def add_push(request: AnyRequest, data: JSONBody[NewPush]) -> NewlyMade:
    guest, sender = await guest_of(request), _require_sender(request)
    _check(data.language)
    _check_target(sender, data.endpoint)
    if not is_key(data.p256dh):
        raise _bad("p256dh", "this is not a device key")
    enforce(request, CHANNELS, guest.id)
    target = msgspec.json.encode(Subscription(data.endpoint, data.p256dh, data.auth)).decode()
    channel = Channel(
        id=_new_id(),
        guest_id=guest.id,
        kind="push",
        target=target,
        language=data.language,
        created=now(),
        confirmed=True,
    )
    await _add(request, channel)
    return NewlyMade(_public(channel))


@post("/me/channels/webhook", operation_id="addWebhook", responses=errors(400, 401, 403, 404, 409, 413, 415, 502))
async def add_webhook(request: AnyRequest, data: JSONBody[NewWebhook]) -> NewlyMade:
    """Add the webhook of a chat room or a program, which gets a first message at once."""
    guest, sender = await guest_of(request), _require_sender(request)
    _check(data.language)
    _check_target(sender, data.address)
    if data.table is not None:
        table = await service(request, TableManager).visited(data.table, guest.id)
        if not mine(table.seats, guest.id):
            raise unknown_table()
    enforce(request, CHANNELS, guest.id)
    secret = secrets.token_hex(32)
    words = await asyncio.to_thread(words_for, data.language)
    try:
        await webhook.send(sender.outbound, data.address, secret, webhook.body(words.text("post-room-hello")))
    except Forbidden as error:
        raise _bad_address(str(error)) from error
    except (NotSent, Rejected, Uncertain, Gone) as error:
        raise Problem(502, "webhook-not-taken", "The webhook rejected a test message.") from error
    channel = Channel(
        id=_new_id(),
        guest_id=guest.id,
        table_id=data.table,
        kind="webhook",
        target=data.address,
        secret=secret,
        confirmed=True,
        language=data.language,
        created=now(),
    )
    await _add(request, channel)
    return NewlyMade(_public(channel), secret)


@post(
    "/me/channels/{channel_id:str}/confirm",
    operation_id="confirmMail",
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415),
)
async def confirm_mail(request: AnyRequest, channel_id: ChannelId, data: JSONBody[Code]) -> NotificationSettings:
    """Confirm an email address by the code that was sent to it."""
    guest = await guest_of(request)
    enforce(request, CHANNELS, guest.id)
    message = "This is not the code that went to the address; after an hour, or five wrong ones, another one is needed."
    try:
        is_right = await service(request, Store).write(
            _with_notice, guest, queries.confirm, guest.id, channel_id, _hashed(channel_id, data.code)
        )
    except NoChannel as error:
        raise _unknown() from error
    except InvalidCode as error:
        raise Problem(409, "old-code", "This code is no longer valid: request a new one.") from error
    if not is_right:
        raise Problem(409, "wrong-code", message)
    return await _changed(request, guest)


@patch("/me/channels/{channel_id:str}", operation_id="changeChannel", responses=errors(400, 401, 403, 404, 413, 415))
async def change_channel(
    request: AnyRequest, channel_id: ChannelId, data: JSONBody[ChangeChannel]
) -> NotificationSettings:
    """Change the language, time and reminders of a channel."""
    guest = await guest_of(request)
    changes = {column: value for column, value in msgspec.structs.asdict(data).items() if value is not UNSET}
    _check(data.language, data.zone)
    try:
        await service(request, Store).write(queries.change, guest.id, channel_id, changes)
    except NoChannel as error:
        raise _unknown() from error
    return await get_channels.fn(request)  # type: ignore[no-any-return]


@delete(
    "/me/channels/{channel_id:str}", operation_id="removeChannel", status_code=200, responses=errors(400, 401, 403, 404)
)
async def remove_channel(request: AnyRequest, channel_id: ChannelId) -> NotificationSettings:
    guest = await guest_of(request)
    try:
        await service(request, Store).write(_with_notice, guest, queries.remove, channel_id, guest.id)
    except NoChannel as error:
        raise _unknown() from error
    return await _changed(request, guest)


@post("/stop/{token:str}", operation_id="stopMails", status_code=200, responses=errors(403, 404))
async def stop_mails(request: AnyRequest, token: FromPath[str]) -> Stopped:
    """Unsubscribe from emails by the token in one of them: email programs do so without a session (RFC 8058)."""
    enforce(request, STOPS)
    channel = await service(request, NotificationSender).channel_of_stop_token(token)
    if channel is None:
        raise Problem(404, "unknown-stop", "This address is incomplete, so nothing has changed.")
    try:
        await service(request, Store).write(queries.remove, channel)
    except NoChannel:
        # Unsubscribed already
        return Stopped()
    return Stopped()


@get("/stop/{token:str}", operation_id="readStop", responses=errors(403))
async def read_stop(token: FromPath[str]) -> Redirect:
    """Redirect people who open the address to the page that unsubscribes; opening it changes nothing."""
    return Redirect(f"/me/stop#{quote(token, safe='.')}", status_code=303)


def _require_sender(request: AnyRequest) -> NotificationSender:
    sender = service(request, NotificationSender)
    if not sender.is_enabled:
        raise Problem(409, "no-notifications", "This server sends no notifications: its address isn't set.")
    return sender


async def _changed(request: AnyRequest, guest: Guest) -> NotificationSettings:
    security_log.note("mail-changed", network_address(request), guest.id)
    return await get_channels.fn(request)  # type: ignore[no-any-return]


def _with_notice(
    connection: Connection,
    guest: Guest,
    change: Callable[Concatenate[Connection, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Make a change, and if it changes the email addresses of an account, send a notice to the former ones."""
    former = mail_addresses(connection, guest.id)
    result = change(connection, *args, **kwargs)
    if mail_addresses(connection, guest.id) != former:
        add_notice(connection, guest.id, "mail", now(), to=former)
    return result


async def _add(request: AnyRequest, channel: Channel, code_hash: str | None = None) -> None:
    try:
        await service(request, Store).write(queries.add, channel, code_hash)
    except TooManyChannels as error:
        most = queries.MOST_CHANNELS
        message = f"You have {most} notification channels already: remove one first."
        raise Problem(409, "channels-full", message, most=most) from error


def _new_id() -> str:
    return secrets.token_hex(8)


def _check(language: str | UnsetType, zone: str | UnsetType = UNSET) -> None:
    if language is not UNSET and language not in languages():
        raise _bad("language", f"must be one of {', '.join(languages())}")
    if isinstance(zone, UnsetType):
        return
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise _bad("zone", "must be a time zone such as Europe/Berlin") from error


def _check_target(sender: NotificationSender, address: str) -> None:
    try:
        check_address(address, sender.outbound.private)
    except Forbidden as error:
        raise _bad_address(str(error)) from error


def _bad(field: str, why: str) -> Problem:
    return Problem(400, "bad-request", f"{field}: {why}.", field=field)


def _bad_address(why: str) -> Problem:
    return Problem(400, "bad-address", f"address: {why}.", field="address")


def _unknown() -> Problem:
    return Problem(404, "unknown-channel", "You have no such channel.")


def _hashed(channel: str, code: str) -> str:
    return hashlib.sha256(f"{channel} {code}".encode()).hexdigest()


def _public(channel: Channel) -> schemas.Channel:
    """Return a channel as its owner sees it, without what would allow others to write to it."""
    shown, device = channel.target, None
    if channel.kind == "push":
        try:
            address = msgspec.json.decode(channel.target, type=Subscription).endpoint
            shown, device = urlsplit(address).hostname or "", hashlib.sha256(address.encode()).hexdigest()
        except msgspec.DecodeError:
            # Its owner can still remove it
            unreadable("target of a channel")
            shown = ""
    elif channel.kind == "webhook":
        shown = urlsplit(channel.target).hostname or ""
    return schemas.Channel(
        id=channel.id,
        kind=channel.kind,
        shown=shown,
        language=channel.language,
        hour=channel.hour,
        zone=channel.zone,
        confirmed=channel.confirmed,
        table=channel.table_id,
        device=device,
        reminder=channel.reminder,
        failed=channel.failed,
    )


ROUTES = [
    get_channels,
    add_mail,
    add_push,
    add_webhook,
    confirm_mail,
    change_channel,
    remove_channel,
    stop_mails,
    read_stop,
]
