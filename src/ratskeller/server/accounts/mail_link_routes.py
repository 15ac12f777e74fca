"""Signing in by a link that comes by mail, also for whoever has forgotten his password.

Whoever asks is told the same whether the address is known or not, and in the same time: mails are written after the answer has gone. To
look at the link does nothing, since programs that look through mails do so: its page has a button.
"""

import asyncio
import logging
from typing import Any

from litestar import Request, Response, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from ratskeller.server import security_log as security
from ratskeller.server.accounts import login_links
from ratskeller.server.accounts import schemas as wire
from ratskeller.server.accounts.guest_routes import LINKS
from ratskeller.server.accounts.hashing import new_token
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.routes import known_as
from ratskeller.server.accounts.schemas import Me
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.sessions import session_of
from ratskeller.server.accounts.user_agents import browser_of
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import Limit, address, enforce
from ratskeller.server.http.services import service
from ratskeller.server.mail.errors import NotSent, Unsure, Unwanted
from ratskeller.server.mail.smtp import mail_address
from ratskeller.server.notifications import messages as letters
from ratskeller.server.notifications.sender import NotificationSender

MAIL_LINKS = Limit(
    name="mails", message="Too many mails have been asked for from your address or to this one", address=40, target=10
)

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)


@post(
    "/me/mail-link",
    operation_id="askMailLink",
    status_code=200,
    responses=documented(400, 403, 409, 413, 415),
    tags=["people"],
)
async def ask_mail_link(request: AnyRequest, data: JSONBody[wire.NewMailLink]) -> Response[wire.MailLinkAsked]:
    """Send a link that signs in to a mail address, if a guest or an account has confirmed it."""
    carrier, address = service(request, NotificationSender), mail_address(data.address)
    if not carrier.goes_out or carrier.mailer is None:
        raise Problem(409, "no-mail", "This server sends no mails.")
    if address is None:
        raise Problem(400, "bad-address", "address: write one address, as in anna@example.org.", field="address")
    if data.language not in letters.languages():
        raise Problem(400, "bad-request", f"language: there is {', '.join(letters.languages())}.", field="language")
    enforce(request, MAIL_LINKS, target=address)
    sending = BackgroundTask(_send, request, address, data.language)
    return Response(wire.MailLinkAsked(), background=sending)


@post(
    "/me/mail-link/use",
    operation_id="useMailLink",
    status_code=200,
    responses=documented(400, 403, 404, 409, 413, 415),
    tags=["people"],
)
async def use_mail_link(request: AnyRequest, data: JSONBody[wire.UseMailLink]) -> Response[Me]:
    """Make this browser's session one of the guest to whom a link was sent, maybe with a new password; the link is used up."""
    enforce(request, LINKS)
    session, browser = await session_of(request), browser_of(request)
    former = None if session is None else (session.guest, session.token)
    folk, place = service(request, AccountService), address(request)
    owner = await folk.meant_by_mail(data.code)
    async with service(request, LoginLimiter).factor(place, owner, browser.code, data.factor):
        guest = await folk.come_by_mail(data.code, data.password, data.factor, former, browser)
    if data.password is not None:
        security.note("password-changed", place, guest.id)
    return await known_as(request, guest, browser, session)


async def _send(request: AnyRequest, address: str, language: str) -> None:
    """Send a link for each guest who has confirmed an address; nothing where nobody has."""
    store, carrier = service(request, Store), service(request, NotificationSender)
    codes: dict[str, str] = {}
    for owner in await store.read(login_links.owners(address)):
        code = new_token()
        await store.write(login_links.keep(owner.guest, code, now()))
        codes[code] = owner.name
    if not codes or carrier.mailer is None:
        return
    try:
        await carrier.mailer.send(address, await asyncio.to_thread(carrier.writer.way_in, language, codes))
    except (NotSent, Unwanted, Unsure) as error:
        log.info("a link could not be sent: %s", error)


ROUTES = [ask_mail_link, use_mail_link]
