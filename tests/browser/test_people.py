"""An account in the browser: made in the middle of a game, found again in another browser, and signed out everywhere."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import PHONE
from .test_access import violations
from .visitor import ASKED, Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PASSWORD = "rats on the run"
SHARED: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "hotseat"}]


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
