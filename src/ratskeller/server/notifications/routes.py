"""Where people want to be told of their turns, and the way out of every mail."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Annotated, Any, TypeVar
from urllib.parse import quote, urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.response import Redirect

from ratskeller.server import security_log as security
from ratskeller.server.accounts import notices
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.reauthentication import owner_of
from ratskeller.server.accounts.sessions import guest_of
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, unknown_table
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import Limit, enforce
from ratskeller.server.http.rate_limits import address as network_address
from ratskeller.server.http.services import service
from ratskeller.server.mail.errors import Gone, NotSent, Unsure, Unwanted
from ratskeller.server.mail.smtp import mail_address
from ratskeller.server.notifications import messages as letters
from ratskeller.server.notifications import queries as channels
from ratskeller.server.notifications import schemas as wire
from ratskeller.server.notifications import webhook
from ratskeller.server.notifications.outbound_requests import Forbidden, check_address
from ratskeller.server.notifications.queries import Channel, NoChannel, TooManyChannels, WrongCode
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.notifications.web_push import Subscription, is_key
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import mine

MAILS = Limit(
    name="mails", message="Too many codes have been sent by you, from your address or to this one", guest=10, target=10
)
CHANNELS = Limit(name="channels", message="You have set too often where you are told", guest=60)
STOPS = Limit(name="stops", message="Mails have been stopped too often from your address", address=120)

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
ChannelId = Annotated[str, PathParameter(max_length=40)]


@get("/me/channels", operation_id="getChannels", responses=documented(401), tags=["post"])
async def get_channels(request: AnyRequest) -> wire.Telling:
    """Return by what the guest can be told of his turns, and where he wants to be."""
    guest, carrier = await guest_of(request), service(request, NotificationSender)
    found = await service(request, TableManager).store.read(channels.of_guest(guest.id))
    key = (await carrier.pusher()).public_key if carrier.goes_out else None
    return wire.Telling(carrier.mailer is not None, key, letters.languages(), [_shown(one) for one in found])


@post(
    "/me/channels/mail", operation_id="addMail", responses=documented(400, 401, 403, 409, 413, 415, 502), tags=["post"]
)
async def add_mail(request: AnyRequest, data: JSONBody[wire.NewMail]) -> wire.NewlyMade:
    """Send a code to an address; mails go there once the code has come back."""
    _, carrier = await _teller(request)
    if carrier.mailer is None:
        raise Problem(409, "no-mail", "This server sends no mails.")
    address = mail_address(data.address)
    if address is None:
        raise _bad_address("write one address, as in anna@example.org")
    _check(data.language, data.zone)
    guest = await owner_of(request, data.password)
    enforce(request, MAILS, guest.id, address)
    code = f"{secrets.randbelow(1_000_000):06}"
    channel = _channel(guest, "mail", address, data.language)
    channel = msgspec.structs.replace(channel, hour=data.hour, zone=data.zone, confirmed=False)
    await _store(request, channel, _hashed(channel.id, code))
    try:
        await carrier.mailer.send(address, await asyncio.to_thread(carrier.writer.code, data.language, code))
    except (NotSent, Unwanted, Unsure) as error:
        await service(request, TableManager).store.write(channels.remove(channel.id))
        raise Problem(502, "mail-not-sent", "No mail could be sent to this address.") from error
    return wire.NewlyMade(_shown(channel))


@post("/me/channels/push", operation_id="addPush", responses=documented(400, 401, 403, 409, 413, 415), tags=["post"])
async def add_push(request: AnyRequest, data: JSONBody[wire.NewPush]) -> wire.NewlyMade:
    """Tell the guest of his turns on a device."""
    guest, carrier = await _teller(request)
    _check(data.language)
    _check_target(carrier, data.endpoint)
    if not is_key(data.p256dh):
        raise _bad("p256dh", "this is no key of a device")
    enforce(request, CHANNELS, guest.id)
    target = msgspec.json.encode(Subscription(data.endpoint, data.p256dh, data.auth)).decode()
    channel = _channel(guest, "push", target, data.language)
    await _store(request, channel)
    return wire.NewlyMade(_shown(channel))


@post(
    "/me/channels/webhook",
    operation_id="addWebhook",
    responses=documented(400, 401, 403, 404, 409, 413, 415, 502),
    tags=["post"],
)
async def add_webhook(request: AnyRequest, data: JSONBody[wire.NewWebhook]) -> wire.NewlyMade:
    """Tell a chat room or a program of turns, beginning with a message that says so."""
    guest, carrier = await _teller(request)
    _check(data.language)
    _check_target(carrier, data.address)
    if data.table is not None:
        live = await service(request, TableManager).visited(data.table, guest.id)
        if not mine(live.seats, guest.id):
            raise unknown_table()
    enforce(request, CHANNELS, guest.id)
    channel = _channel(guest, "webhook", data.address, data.language)
    channel = msgspec.structs.replace(channel, secret=secrets.token_hex(32), table=data.table)
    said = await asyncio.to_thread(letters.speech, data.language)
    hello = webhook.body(said.text("post-room-hello"), news=[])
    try:
        await webhook.send(carrier.outgoing, data.address, channel.secret or "", hello)
    except Forbidden as error:
        raise _bad_address(str(error)) from error
    except (NotSent, Unwanted, Unsure, Gone) as error:
        raise Problem(502, "webhook-not-taken", "The webhook did not take a message to try it.") from error
    await _store(request, channel)
    return wire.NewlyMade(_shown(channel), channel.secret)


@post(
    "/me/channels/{channel_id:str}/confirm",
    operation_id="confirmMail",
    status_code=200,
    responses=documented(400, 401, 403, 404, 409, 413, 415),
    tags=["post"],
)
async def confirm_mail(request: AnyRequest, channel_id: ChannelId, data: JSONBody[wire.Code]) -> wire.Telling:
    """Confirm an address by the code that went there."""
    guest = await guest_of(request)
    enforce(request, CHANNELS, guest.id)
    message = "This is not the code that went to the address; after an hour, or five wrong ones, another one is needed."
    try:
        found = await service(request, TableManager).store.write(
            _noting(guest, channels.confirm(guest.id, channel_id, _hashed(channel_id, data.code)))
        )
    except NoChannel as error:
        raise _unknown() from error
    except WrongCode as error:
        raise Problem(409, "old-code", "This code is good no longer: ask for another one.") from error
    if not found:
        raise Problem(409, "wrong-code", message)
    return await _changed(request, guest)


@patch(
    "/me/channels/{channel_id:str}",
    operation_id="changeChannel",
    responses=documented(400, 401, 403, 404, 413, 415),
    tags=["post"],
)
async def change_channel(
    request: AnyRequest, channel_id: ChannelId, data: JSONBody[wire.ChangeChannel]
) -> wire.Telling:
    """Change in what language and when a channel tells."""
    guest = await guest_of(request)
    _check(data.language, data.zone)
    change = channels.change(guest.id, channel_id, data.language, data.hour, data.zone)
    try:
        await service(request, TableManager).store.write(change)
    except NoChannel as error:
        raise _unknown() from error
    return await get_channels.fn(request)  # type: ignore[no-any-return]


@delete(
    "/me/channels/{channel_id:str}",
    operation_id="removeChannel",
    status_code=200,
    responses=documented(400, 401, 403, 404),
    tags=["post"],
)
async def remove_channel(request: AnyRequest, channel_id: ChannelId) -> wire.Telling:
    """Tell the guest nothing any more by a channel."""
    guest = await guest_of(request)
    try:
        await service(request, TableManager).store.write(_noting(guest, channels.remove(channel_id, guest.id)))
    except NoChannel as error:
        raise _unknown() from error
    return await _changed(request, guest)


@post("/stop/{token:str}", operation_id="stopMails", status_code=200, responses=documented(403, 404), tags=["post"])
async def stop_mails(request: AnyRequest, token: FromPath[str]) -> wire.Stopped:
    """End the mails in one of which this word stood, for whoever has it: mail programs ask without a session (RFC 8058)."""
    enforce(request, STOPS)
    channel = await service(request, NotificationSender).stopped(token)
    if channel is None:
        raise Problem(404, "unknown-stop", "This address ends no mails: it is not complete.")
    try:
        await service(request, TableManager).store.write(channels.remove(channel))
    except NoChannel:
        # Whoever asks twice gets what he wants
        return wire.Stopped()
    return wire.Stopped()


@get("/stop/{token:str}", operation_id="readStop", responses=documented(403), tags=["post"])
async def read_stop(token: FromPath[str]) -> Redirect:
    """Lead somebody who follows the same address to the page that ends the mails; to look at it ends nothing."""
    return Redirect(f"/me/stop#{quote(token, safe='.')}", status_code=303)


async def _teller(request: AnyRequest) -> tuple[Guest, NotificationSender]:
    """Return the guest, and what carries news to him. Raises `Problem` where nobody is told anything."""
    guest, carrier = await guest_of(request), service(request, NotificationSender)
    if not carrier.goes_out:
        raise Problem(409, "no-telling", "This server tells nobody outside its page: it does not know its own address.")
    return guest, carrier


async def _changed(request: AnyRequest, guest: Guest) -> wire.Telling:
    """Answer with the places where a guest gets messages."""
    security.note("mail-changed", network_address(request), guest.id)
    return await get_channels.fn(request)  # type: ignore[no-any-return]


def _noting(guest: Guest, change: Callable[[Connection], T]) -> Callable[[Connection], T]:
    """Return a write that makes a change as well, and lets the owner of an account hear at the former addresses if they are others then."""

    def write(connection: Connection) -> T:
        former = notices.addresses(connection, guest.id)
        done = change(connection)
        if notices.addresses(connection, guest.id) != former:
            notices.note(connection, guest.id, "mail", now(), to=former)
        return done

    return write


def _channel(guest: Guest, kind: channels.Kind, target: str, language: str) -> Channel:
    secret, hour = None, None
    return Channel(secrets.token_hex(8), guest.id, None, kind, target, secret, language, hour, "UTC", True, now())


async def _store(request: AnyRequest, channel: Channel, code_hash: str | None = None) -> None:
    try:
        await service(request, TableManager).store.write(channels.add(channel, code_hash))
    except TooManyChannels as error:
        message = f"You are told in {channels.MOST} places already: remove one first."
        raise Problem(409, "channels-full", message, most=channels.MOST) from error


def _check(language: str, zone: str = "UTC") -> None:
    if language not in letters.languages():
        raise _bad("language", f"there is {', '.join(letters.languages())}")
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise _bad("zone", "write a zone of time, as in Europe/Berlin") from error


def _check_target(carrier: NotificationSender, address: str) -> None:
    try:
        check_address(address, carrier.outgoing.private)
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


def _shown(channel: Channel) -> wire.Channel:
    """Return a channel as its owner sees it: what can be written to with it stays here."""
    device = None
    shown = channel.target
    if channel.kind == "push":
        address = msgspec.json.decode(channel.target, type=Subscription).endpoint
        shown, device = urlsplit(address).hostname or "", hashlib.sha256(address.encode()).hexdigest()
    elif channel.kind == "webhook":
        shown = urlsplit(channel.target).hostname or ""
    head = (channel.id, channel.kind, shown, channel.language, channel.hour, channel.zone, channel.confirmed)
    return wire.Channel(*head, channel.table, device, channel.failed)


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
