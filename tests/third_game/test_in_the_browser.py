"""The third game in the browser: in a client without a folder of it, and in one with a board of it in two files."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import QUIET, chromium, missing
from packages.installed import install
from playwright.async_api import Locator, Page, async_playwright, expect
from server.serving import Server

pytestmark = [pytest.mark.browser, pytest.mark.late, pytest.mark.asyncio(loop_scope="session")]

WEB = Path(__file__).parents[2] / "web"
BOARDS = Path(__file__).parent / "boards"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client with the boards beside this file."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").is_dir():
        missing("the client can't be built: Node or its packages are missing")
    assert node is not None
    folder = tmp_path_factory.mktemp("client") / "static"
    command = [node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(folder)]
    built = subprocess.run(
        command,
        cwd=WEB,
        env=os.environ | {"RATSKELLER_GAMES": str(BOARDS)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


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
        await play_to_the_end(page, "[data-answer=take]")
        await expect(page.locator("[data-testid=log]")).to_contain_text("The barrel is empty.")
        await browser.close()


async def test_its_board_is_two_files(served, client, tmp_path):
    assert served.env is not None
    server = Server(tmp_path / "tables.sqlite3", python_path=Path(served.env["PYTHONPATH"]), static=client).start()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = await browser.new_page()
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        await page.goto(f"{server.url}/?game=apples")
        await page.click("[data-testid=play-now]")
        await expect(page.locator("[data-testid=barrel] [data-apple=sound]")).to_have_count(8)
        await expect(page.locator("[data-testid=board]")).to_have_count(0)
        await page.click("[data-testid=barrel] [data-answer=look]")
        await expect(page.locator("[data-testid=seen]")).to_have_text(re.compile("sound|rotten"))
        length = await page.get_attribute("[data-testid=turn-bar]", "data-length")
        await expect(page.locator("html[data-fresh]")).to_have_count(0)
        await page.keyboard.press("t")
        await expect(page.locator("[data-testid=turn-bar]")).not_to_have_attribute("data-length", str(length))
        await play_to_the_end(page, "[data-testid=barrel] [data-answer=take]")
        await expect(page.locator("[data-testid=log]")).to_contain_text("The barrel is empty.")
        assert any("apples-table" in url for url in fetched)
        assert not [url for url in fetched if re.search("(rattus|carcassonne)-(table|board)", url)]
        await browser.close()
    server.stop()


async def until_it_is_read(_mark: Locator) -> None:
    """Let Playwright wait before it presses anything: a question that has just changed takes no press."""


async def play_to_the_end(page: Page, *answers: str) -> None:
    """Give one of these answers whenever the game asks for one."""
    await page.add_locator_handler(page.locator("html[data-fresh]"), until_it_is_read)
    ranking = page.locator("[data-testid=ranking]")
    answer = page.locator(", ".join(f"{it}:enabled" for it in answers)).first
    while not await ranking.is_visible():
        await expect(answer.or_(ranking)).to_be_visible(timeout=15_000)
        length = await page.get_attribute("[data-testid=turn-bar]", "data-length")
        if await answer.is_visible():
            await answer.click()
            await expect(page.locator("[data-testid=turn-bar]")).not_to_have_attribute("data-length", length)
