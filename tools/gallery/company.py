"""How scenes with other people are reached: tables that are open to others, talk, accounts, and the page of those who look after a site."""

import secrets
from pathlib import Path
from typing import Any

from browser.reaching import Reach, origin
from browser.visitor import Visitor
from playwright.async_api import APIRequestContext, Page, expect
from server.places import place_of

from ratskeller.cli.moderation import act_on_guest

PASSWORD = "rats on the run"
OPEN: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
FOUR_DAYS = {"kind": "days", "turn": 4 * 24 * 3600, "vacation": 14}


class Keeper(Visitor):
    """A visitor who may come to the database of the server, as its operator can."""

    def __init__(self, page: Page, database: Path) -> None:
        super().__init__(page)
        self.database = database


async def somebody(who: Visitor, name: str) -> APIRequestContext:
    """Return the requests of somebody else, a guest of this name."""
    browser = who.page.context.browser
    assert browser is not None
    other = (await browser.new_context()).request
    await other.get(f"{origin(who)}/api/me")
    await other.patch(f"{origin(who)}/api/me", data={"name": name})
    return other


async def opened(by: APIRequestContext, url: str, **body: Any) -> str:
    """Return the id of a table with a free seat that somebody opens."""
    made = await by.post(f"{url}/api/tables", data={"game": "rattus", "seats": OPEN} | body)
    assert made.ok, await made.text()
    return str((await made.json())["id"])


async def waiting(who: Visitor) -> None:
    """Invite others to a table of one's own, and wait for them."""
    table = await opened(who.page.request, origin(who), waiting=True)
    await who.page.goto(f"{origin(who)}/t/{table}")
    await who.part("qr").wait_for()


def invited(**body: Any) -> Reach:
    """Be asked to sit down at somebody's table."""

    async def reach(who: Visitor) -> None:
        table = await opened(await somebody(who, "Katharina"), origin(who), **body)
        await who.page.goto(f"{origin(who)}/t/{table}")
        await who.page.locator("[data-testid=sit], [data-testid=door-enter]").first.wait_for()

    return reach


async def in_the_lobby(who: Visitor) -> None:
    """See tables of others that are open to everybody."""
    for name, game in (("Katharina", "rattus"), ("Jan-Willem van der Meulen", "carcassonne")):
        await opened(await somebody(who, name), origin(who), game=game, way="public")
    await who.page.reload()
    await expect(who.page.locator("[data-testid=lobby-open] [data-table]").first).to_be_visible()


async def talking(who: Visitor) -> None:
    """Talk at a table at which somebody else sits."""
    other = await somebody(who, "Katharina")
    table = await opened(who.page.request, origin(who))
    await other.post(f"{origin(who)}/api/tables/{table}/join", data={"seat": 1})
    await who.page.goto(f"{origin(who)}/t/{table}")
    await who.part("talk").click()
    for text in ("Good evening! Shall we play with the Witch?", "One moment, the doorbell."):
        await who.part("talk-write").fill(text)
        await who.part("talk-write").press("Enter")
        await expect(who.part("talk-write")).to_have_value("")
    await expect(who.page.locator("[data-testid=talk-panel] .text").last).to_be_visible()


async def noting(who: Visitor) -> None:
    """Note something at a table for oneself."""
    table = await opened(who.page.request, origin(who), seats=[{"kind": "me"}, {"kind": "hotseat"}])
    await who.page.goto(f"{origin(who)}/t/{table}")
    await who.unfold("notes")
    await who.part("notes-on").select_option(index=2)
    await who.part("notes-text").fill("a four, I think: she looked at it and then went away")
    await who.part("notes-text").press("Enter")
    await who.page.locator("[data-note]").scroll_into_view_if_needed()


async def with_an_account(who: Visitor) -> None:
    """See what is one's own: name, devices, sounds, settings."""
    await _account(who)
    await who.page.goto(f"{origin(who)}/me")
    await who.part("me-device").first.wait_for()


async def looking_after(who: Visitor) -> None:
    """See the page of an admin, with somebody and a table found."""
    assert isinstance(who, Keeper)
    act_on_guest(place_of(who.database), await _account(who), "make-admin")
    await who.page.goto(f"{origin(who)}/admin")
    await who.part("admin-sought").fill("a")
    await who.page.keyboard.press("Enter")
    await who.part("admin-person").first.wait_for()


async def _account(who: Visitor) -> str:
    """Return the name of the visitor's account, which is made if there is none yet."""
    me = await (await who.page.request.get(f"{origin(who)}/api/me")).json()
    if me["account"]:
        return str(me["name"])
    name = f"Agnes of the Cellar {secrets.token_hex(2)}"
    made = await who.page.request.post(f"{origin(who)}/api/me/account", data={"name": name, "password": PASSWORD})
    assert made.ok
    return name
