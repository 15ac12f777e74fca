"""The page of those who look after a site: everything is confirmed, noted, and done to nobody else's secrets."""

import secrets
from typing import Any

import pytest
from playwright.async_api import Page, expect
from server.places import place_of
from server.serving import Server

from ratskeller.cli.moderation import act_on_guest

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PASSWORD = "rats on the run"


async def admin(page: Page, host: Server, name: str) -> None:
    """Let the visitor be an admin of a name."""
    # Known before the page asks who somebody is, or two answers would each bring a cookie
    await page.request.get(f"{host.url}/api/me")
    await page.goto(host.url)
    await page.get_by_test_id("play-now").wait_for()
    made = await page.request.post(f"{host.url}/api/me/account", data={"name": name, "password": PASSWORD})
    assert made.ok
    act_on_guest(place_of(host.database), name, "make-admin")


@pytest.mark.journey
async def test_an_admin_locks_an_account_and_closes_a_table_after_saying_yes(
    desk: Visitor, host: Server, axe: str
) -> None:
    page = desk.page
    keeper, troll_name = (f"{name} {secrets.token_hex(2)}" for name in ("Agnes Ward", "Troll of the Bridge"))
    await admin(page, host, keeper)
    troll = host.guest()
    table: Any = troll.open([{"kind": "me"}, {"kind": "hotseat"}])
    troll.post("/api/me/account", name=troll_name, password=PASSWORD)
    await page.goto(f"{host.url}/me")
    await page.get_by_test_id("me-admin").click()
    await expect(page.get_by_test_id("admin-page").get_by_role("heading", level=1)).to_be_visible()

    await page.get_by_test_id("admin-sought").fill(troll_name[5:].lower())
    await page.keyboard.press("Enter")
    person = page.get_by_test_id("admin-person").filter(has_text=troll_name)
    await person.locator("[data-deed=lock]").click()
    assert await violations(desk, axe) == []
    await page.keyboard.press("Escape")
    assert troll.get("/api/me")["account"], "who says no does nothing"
    await person.locator("[data-deed=lock]").click()
    await page.get_by_test_id("admin-go").click()
    await expect(person.locator("[data-deed=unlock]")).to_be_visible()
    assert not troll.get("/api/me")["account"]

    await page.get_by_test_id("admin-begins").fill(f"{host.url}/t/{table['id']}")
    await page.keyboard.press("Enter")
    found = page.get_by_test_id("admin-table")
    await expect(found).to_have_count(1)
    await found.locator("[data-deed=close-table]").click()
    await page.get_by_test_id("admin-go").click()
    await expect(found).to_have_count(0)
    assert troll.http.get(f"/api/tables/{table['id']}").status_code == 404

    deeds = page.get_by_test_id("admin-deed")
    await expect(deeds.filter(has_text=troll_name).first).to_contain_text(keeper)
    await expect(deeds.filter(has_text=table["id"][:8])).to_have_count(1)
    assert table["id"] not in await page.content()
    assert await violations(desk, axe) == []


async def test_nobody_else_sees_anything_there(phone: Visitor, host: Server) -> None:
    await phone.page.goto(f"{host.url}/admin")
    await expect(phone.part("admin-page").get_by_role("heading", level=1)).to_be_visible()
    await expect(phone.part("admin-page").locator("section")).to_have_count(0)
    assert await phone.no_side_scroll()
