"""Routes to sign in by a link that comes by email, also for people who have forgotten their password.

The answer is the same whether the address is known or not, and takes the same time: the email is written after the answer was sent. Opening
the link does nothing, since email scanners open links; its page has a button.
"""

import asyncio
import logging
from collections.abc import Mapping

from litestar import Response, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from ratskeller.server import security_log
from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.login_limits import LoginLimiter
from ratskeller.server.accounts.login_links import recipients, replace_mail_link
from ratskeller.server.accounts.routes import LINKS, signed_in
from ratskeller.server.accounts.schemas import MailLinkAsked, Me, NewMailLink, UseMailLink
from ratskeller.server.accounts.service import AccountService
from ratskeller.server.accounts.sessions import browser_of, session_of
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import Limit, address, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.mail.smtp import Mail, Mailer, NotSent, Part, Rejected, Uncertain, mail_address
from ratskeller.server.mail.texts import languages, words_for

MAIL_LINKS = Limit(
    name="mails", message="Too many emails have been requested from your address or to this one", address=40, target=10
)

log = logging.getLogger(__name__)


@post("/me/mail-link", operation_id="askMailLink", status_code=200, responses=errors(400, 403, 409, 413, 415))
async def ask_mail_link(request: AnyRequest, data: JSONBody[NewMailLink]) -> Response[MailLinkAsked]:
    """Send a sign-in link to an email address, if a guest or an account has confirmed it."""
    address = mail_address(data.address)
    if not service(request, Mailer).is_available:
        raise Problem(409, "no-mail", "This server doesn't send email.")
    if address is None:
        raise Problem(400, "bad-address", "address: write one address, as in anna@example.org.", field="address")
    if data.language not in languages():
        raise Problem(400, "bad-request", f"language: must be one of {', '.join(languages())}.", field="language")
    enforce(request, MAIL_LINKS, target=address)
    return Response(MailLinkAsked(), background=BackgroundTask(_send, request, address, data.language))


@post("/me/mail-link/use", operation_id="useMailLink", status_code=200, responses=errors(400, 403, 404, 409, 413, 415))
async def use_mail_link(request: AnyRequest, data: JSONBody[UseMailLink]) -> Response[Me]:
    """Sign in the guest that a link was sent to, optionally with a new password for their account; the link is used up."""
    enforce(request, LINKS)
    former, browser = await session_of(request), browser_of(request)
    accounts, place = service(request, AccountService), address(request)
    owner = await accounts.guest_of_mail_link(data.code)
    async with service(request, LoginLimiter).factor(place, owner, browser.code, data.factor):
        guest = await accounts.use_mail_link(data, former, browser)
    if data.password is not None:
        security_log.note("password-changed", place, guest.id)
    return await signed_in(request, guest, browser, former)


def sign_in_mail(language: str, site: str, names: Mapping[str, str]) -> Mail:
    """Return the email with a link for each guest of an address: `names` by code, on the site with this address."""
    words = words_for(language)
    parts = [
        Part([words.text("post-link", name=name)], f"{site}/me/link#{code}", words.text("post-link-go"))
        for code, name in names.items()
    ]
    return Mail(language, words.text("post-link-subject"), [*parts, Part([words.text("post-link-not")])])


async def _send(request: AnyRequest, address: str, language: str) -> None:
    store, mailer = service(request, Store), service(request, Mailer)
    names: dict[str, str] = {}
    for recipient in await store.read(recipients, address):
        code = new_token()
        await store.write(replace_mail_link, recipient.guest, code, now())
        names[code] = recipient.name
    if not names:
        return
    try:
        await mailer.send(address, await asyncio.to_thread(sign_in_mail, language, mailer.site, names))
    except (NotSent, Rejected, Uncertain) as error:
        log.info("could not send a sign-in link: %s", error)


ROUTES = [ask_mail_link, use_mail_link]
