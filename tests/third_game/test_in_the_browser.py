"""The third game in the browser: a client that has no folder of it offers its options and plays it, with the words that the server has."""

from collections.abc import Iterator

import pytest
from browser.conftest import QUIET, chromium, missing
from packages.installed import install
from playwright.async_api import async_playwright, expect
from server.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which Apples is installed."""
    if chromium() is None:
        missing("no Chromium: install one or name it in RATSKELLER_CHROMIUM")
    folder = tmp_path_factory.mktemp("third")
    install(folder, "apples", "last_bot")
    server = Server(folder / "tables.sqlite3", python_path=folder).start()
    yield server
    server.stop()


async def test_its_options_are_offered_and_a_game_is_played_to_its_end(served):
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = await browser.new_page()
        await page.goto(f"{served.url}/?game=apples")
        await expect(page.locator("[data-option=barrel]")).to_have_count(2)
        await expect(page.locator("[data-players='3']")).to_have_text("3 players")
        await expect(page.locator("[data-testid=start-first]")).to_have_count(0)
        await page.click("[data-option=barrel][data-value='24']")
        await expect(page.locator("[data-testid=set-with]")).to_contain_text("The barrel: Twenty-four.")
        await page.click("[data-testid=play-now]")
        await expect(page.locator("[data-testid=question]")).to_contain_text("take an apple, or look at it first?")
        await expect(page.locator("[data-testid=board]")).to_contain_text("sound 16, rotten 8")
        while not await page.locator("[data-testid=ranking]").is_visible():
            answer = page.locator("[data-answer=take]:enabled")
            await expect(answer.or_(page.locator("[data-testid=ranking]"))).to_be_visible(timeout=15_000)
            length = await page.get_attribute("[data-testid=turn-bar]", "data-length")
            if await answer.is_visible():
                await answer.click()
                await expect(page.locator("[data-testid=turn-bar]")).not_to_have_attribute("data-length", length)
        await expect(page.locator("[data-testid=log]")).to_contain_text("The barrel is empty.")
        await browser.close()
