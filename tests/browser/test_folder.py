"""A site in a folder of another one: nothing is asked for outside of it, whatever is pressed, read and played there."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from server.proxying import Proxy
from server.serving import Server

from .conftest import DESKTOP
from .visitor import visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PREFIX = "/games/ratskeller"


@pytest_asyncio.fixture(loop_scope="session")
async def proxy(tmp_path: Path) -> AsyncIterator[Proxy]:
    """A proxy that shows a server as a folder of its site."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "imprint.md").write_text("# Wer wir sind", encoding="utf-8")
    server = Server(tmp_path / "tables.sqlite3", prefix=PREFIX, pages=str(tmp_path / "pages")).start()
    opened = Proxy(server.port, PREFIX, strips=True)
    yield opened
    opened.close()
    server.stop()


async def test_a_folder_of_a_site_is_played_in(browser: Browser, proxy: Proxy) -> None:
    context = await browser.new_context(**DESKTOP | {"service_workers": "allow", "locale": "de"})
    page = await context.new_page()
    guest = await visitor(page, speed="off")
    await guest.open_table(f"{proxy.url}/")
    assert page.url.startswith(f"{proxy.url}/t/")
    await guest.my_turn()
    await guest.type("gallia")
    table = page.url
    await page.goto(f"{proxy.url}/lobby")
    await page.locator(".brand").click()
    await page.get_by_test_id("daily").click()
    await expect(page).to_have_url(f"{proxy.url}/daily")
    await page.go_back()
    await expect(page).to_have_url(f"{proxy.url}/")
    await page.get_by_role("link", name="Impressum").click()
    await expect(page.get_by_role("heading", name="Wer wir sind")).to_be_visible()
    await page.get_by_role("link", name="Startseite").click()
    await page.locator(f"a[href^='{PREFIX}/rules/']").first.click()
    await expect(page.get_by_role("navigation", name="So geht")).to_be_visible()
    # What the browser keeps lies in the folder, and is shown without the server
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    scope = await page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).scope")
    assert scope == f"{proxy.url}/"
    await context.set_offline(True)
    await page.goto(table)
    await expect(guest.part("alone")).to_be_visible()
    await context.set_offline(False)
    assert {cookie["path"] for cookie in await context.cookies()} == {f"{PREFIX}/"}
    assert proxy.strayed == []
    await context.close()
