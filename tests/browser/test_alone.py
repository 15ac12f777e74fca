"""Without the server: an honest page, rules that can be read, and the table goes on by itself when the server is back."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP
from .test_access import violations
from .visitor import Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CACHED = """async () => {
  const names = await caches.keys();
  const held = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  return held.flat().map((request) => new URL(request.url).pathname);
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def regular(browser: Browser) -> AsyncIterator[Visitor]:
    """Somebody whose browser keeps what can be read without the server."""
    context = await browser.new_context(**DESKTOP | {"service_workers": "allow"})
    yield await visitor(await context.new_page(), speed="off")
    await context.close()


@pytest.mark.journey
async def test_a_table_waits_honestly_for_the_server_and_the_rules_can_be_read(
    regular: Visitor, host: Server, axe: str
) -> None:
    desk, page = regular, regular.page
    await desk.open_table(host.url)
    table = page.url
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    await page.context.set_offline(True)

    await page.reload()
    await expect(desk.part("alone")).to_be_visible()
    assert await violations(desk, axe) == []
    await desk.part("alone").get_by_role("link").last.click()
    await expect(page.locator("[data-passage]").first).to_be_visible()
    await page.goto(table)
    await expect(desk.part("alone")).to_be_visible()

    await page.context.set_offline(False)
    await desk.part("map").wait_for()
    await desk.my_turn()
    await desk.type("gallia")
    cached = [path for path in await page.evaluate(CACHED) if path.startswith(("/api", "/t/"))]
    assert sorted(cached) == ["/api/games/carcassonne/catalogue", "/api/games/rattus/catalogue"]
