"""An account in the browser: made in the middle of a game, found again in another browser, and signed out everywhere."""

from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import PHONE
from .test_access import violations
from .visitor import ASKED, Visitor, eager, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PASSWORD = "rats on the run"
SHARED: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "hotseat"}]


@pytest.mark.journey
async def test_an_account_made_in_the_middle_of_a_game_goes_on_elsewhere(
    browser: Browser, desk: Visitor, host: Server, axe: str
) -> None:
    page = desk.page
    await page.request.get(f"{host.url}/api/me")
    table = await desk.post(f"{host.url}/api/tables", {"game": "rattus", "seats": SHARED})
    answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][0]}
    await desk.post(f"{host.url}/api/tables/{table['id']}/answers", answer)

    await page.goto(host.url)
    await desk.part("me-open").click()
    await desk.part("me-new-name").fill("Anna of the Cellar")
    await desk.part("me-new-password").fill("short")
    await desk.part("me-new-go").click()
    await expect(desk.part("me-new-password")).to_be_focused()
    await expect(desk.part("me-new-password")).to_have_attribute("aria-invalid", "true")
    await desk.part("me-new-password").fill(PASSWORD)
    await desk.part("me-new-password").press("Enter")
    await expect(page.locator("h1")).to_have_text("Anna of the Cellar")
    assert await violations(desk, axe) == []
    async with page.expect_response("**/api/me/listing"):
        await desk.part("me-listed").uncheck()
    assert (await (await page.request.get(f"{host.url}/api/me")).json())["listed"] is False

    other = await browser.new_context(**PHONE)
    phone = await visitor(await other.new_page(), speed="off")
    await phone.page.goto(f"{host.url}/me")
    await sign_in(phone, "not this one at all")
    await expect(phone.part("me-in-password")).to_be_focused()
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()
    await sign_in(phone, PASSWORD)
    # The table of the other browser is there, and goes on
    await phone.page.locator(f"[data-table='{table['id']}']").click()
    await phone.until(ASKED)
    # What is set there comes along, even if the page is left at once
    before = (await (await page.request.get(f"{host.url}/api/me")).json())["profile"]
    await phone.part("help").click()
    await phone.page.get_by_role("button", name="Candlelight").click()
    theme = await phone.page.evaluate("document.documentElement.dataset.theme")
    address = await phone.leave()
    await phone.found_at(f"{host.url}/api/me", lambda me: bool(me["profile"] != before))
    await phone.page.goto(address)
    await phone.until(ASKED)
    await page.goto(host.url)
    await expect(page.locator("html")).to_have_attribute("data-theme", theme)

    await desk.part("me-open").click()
    await expect(desk.part("me-device")).to_have_count(2)
    await desk.part("me-out-everywhere").click()
    await expect(desk.part("me-open")).to_contain_text("Sign in")
    # Its table is shown there no longer
    await expect(phone.part("trouble")).to_be_visible()
    assert (await phone.page.request.get(f"{host.url}/api/tables")).status == 401
    assert [it for it in desk.errors if "400" not in it] == []
    await other.close()


async def sign_in(who: Visitor, password: str) -> None:
    await who.part("me-in-name").fill("anna of the cellar")
    await who.part("me-in-password").fill(password)
    await who.part("me-in-go").click()


async def test_the_result_shows_how_a_game_has_changed_the_ratings(desk: Visitor, host: Server) -> None:
    friend = host.guest()
    await desk.page.request.get(f"{host.url}/api/me")
    await desk.post(f"{host.url}/api/me/account", {"name": "Rated host", "password": PASSWORD})
    friend.post("/api/me/account", name="Rated friend", password=PASSWORD)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await desk.post(f"{host.url}/api/tables", {"game": "rattus", "seats": seats})
    friend.post(f"/api/tables/{table['id']}/join", seat=1)
    address = f"{host.url}/api/tables/{table['id']}"
    rng = Random(1)
    while not (table := await (await desk.page.request.get(address)).json())["over"]:
        if table["view"]["actor"] == 0:
            answer = {"ply": table["ply"], "seat": 0, "answer": eager(table["view"]["legal"], rng)}
            await desk.post(f"{address}/answers", answer)
        else:
            friend.play_on(friend.table(table), rng, 1)
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    changes = desk.part("rating-change")
    await expect(changes).to_have_count(2)
    first, second = await changes.all_inner_texts()
    assert ("+" in first, "\u2212" in second) == (True, True), (first, second)
    assert desk.errors == []
