"""Whether the owner of an account is there himself, and the mails that tell him what happens to it."""

import logging
from typing import Any

from litestar import Request
from litestar.background_tasks import BackgroundTask

from ratskeller.server.domain import channels
from ratskeller.server.domain.channels import Channel
from ratskeller.server.domain.guests import Guest
from ratskeller.server.http.limits import address
from ratskeller.server.http.services import Services, services
from ratskeller.server.http.sessions import known_session
from ratskeller.server.live.post.letters import Notice
from ratskeller.server.live.post.outcomes import NotSent, Unsure, Unwanted

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)


async def owner_of(request: AnyRequest, password: str | None) -> Guest:
    """Return the guest who asks; whoever has an account has given its password once more. Raises `Problem`."""
    session, here = await known_session(request), services(request)
    if session.guest.account:
        async with here.guessing.own_password(address(request), session.guest.name, session.token):
            await here.people.confirm(session.guest, password)
    return session.guest


async def mails_of(request: AnyRequest, guest: Guest) -> list[Channel]:
    """Return where somebody is reached by mail: the addresses that he has confirmed."""
    found = await services(request).hall.store.read(channels.of_guest(guest.id))
    return [one for one in found if one.kind == "mail" and one.confirmed]


def notice(request: AnyRequest, to: list[Channel], kind: Notice, name: str, browser: str = "") -> BackgroundTask:
    """Return what is done after the answer: tell the owner of an account by mail, wherever he is reached."""
    return BackgroundTask(_send, services(request), to, kind, name, browser)


async def _send(here: Services, to: list[Channel], kind: Notice, name: str, browser: str) -> None:
    if here.carrier.mailer is None:
        return
    for channel in to:
        letter = here.carrier.writer.notice(channel.language, kind, name, browser)
        try:
            await here.carrier.mailer.send(channel.target, letter)
        except (NotSent, Unwanted, Unsure) as error:
            log.warning("a notice about an account could not be sent: %s", error)
