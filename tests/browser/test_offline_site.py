"""An app of a server that keeps the games: it plays without the server, and brings a game to it afterwards."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from server.serving import Server

from ratskeller.site import build

from .conftest import BUILT, DESKTOP, missing
from .test_access import violations
from .test_site import BEGINNING, KEEPING, SHORT, finished, load
from .visitor import Pointer, Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.late, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture
def offering(tmp_path: Path) -> Iterator[Server]:
    """A server with a site for play without it."""
    if not BUILT.is_file():
        missing("the client is not built")
    if not build.PYODIDE.is_dir():
        missing("no Pyodide: run npm ci in web/")
    build.build(tmp_path / "site", "/offline")
    server = Server(tmp_path / "tables.sqlite3", offline=str(tmp_path / "site")).start()
    yield server
    server.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def regular(browser: Browser) -> AsyncIterator[Visitor]:
    """Somebody whose browser keeps what pages ask it to keep."""
    context = await browser.new_context(**DESKTOP | {"service_workers": "allow"})
    yield await visitor(await context.new_page(), speed="off")
    await context.close()


async def test_games_that_a_device_keeps_are_played_without_the_server_and_brought_to_it(
    regular: Visitor, offering: Server, axe: str, tmp_path: Path
) -> None:
    who, page, record = regular, regular.page, tmp_path / "record.json"
    record.write_text(finished("rattus", SHORT).record(), encoding="utf-8")
    await page.goto(offering.url)
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    # Without the games the page says how to keep them
    await page.context.set_offline(True)
    await page.reload()
    await expect(who.part("alone")).to_contain_text("download the games to this device")
    await expect(who.part("play-here")).to_have_count(0)
    await page.context.set_offline(False)
    await who.part("play-now").wait_for()

    await who.part("help").click()
    await who.part("keep").click()
    await expect(who.part("keep-games")).to_contain_text("The games are on this device.", timeout=KEEPING)
    assert await violations(who, axe) == []
    await page.keyboard.press("Escape")
    await page.context.set_offline(True)
    await page.reload()
    assert await violations(who, axe) == []
    await who.part("play-here").click()
    await begin_there(who)
    await page.goto(f"{offering.url}/offline/")
    await load(who, record, "1 new game")
    await who.part("review").first.click()
    await who.part("review-server").click(timeout=BEGINNING)

    # The server is still out of reach, and the game waits for it in the address
    await expect(who.part("alone")).to_be_visible()
    await page.context.set_offline(False)
    await who.part("shared-look").click()
    await expect(page).to_have_url(re.compile(f"^{offering.url}/t/[^/]+/review"))
    await expect(who.part("review-timeline")).to_be_visible()
    await page.goto(f"{offering.url}/offline/")
    await who.part("bring-all").click()
    await expect(who.part("bring-said")).to_contain_text("1 game is on the server now.", timeout=BEGINNING)
    tables = (await (await page.request.get(f"{offering.url}/api/tables")).json())["tables"]
    assert [table["over"] for table in tables] == [True], "the server had this game already, and has it once"
    await page.reload()
    await who.part("games-save").wait_for()
    await expect(who.part("bring-all")).to_have_count(0)
    await who.part("to-server").click()
    await expect(page).to_have_url(f"{offering.url}/")
    await remove_games(who)


async def remove_games(who: Visitor) -> None:
    """Let the browser keep the games no longer; those that were played stay."""
    await who.part("help").click()
    await expect(who.part("keep-games")).to_contain_text(re.compile(r"They take up \d+ MB"))
    await who.part("keep-remove").click()
    await expect(who.part("keep-games")).to_contain_text("Removed. Your saved games are still on this device.")
    await expect(who.part("keep")).to_be_enabled()
    left = await who.page.evaluate("caches.keys()")
    assert not [name for name in left if name.startswith(("ratskeller-site-", "ratskeller-python"))]
    databases = await who.page.evaluate("indexedDB.databases()")
    site = who.page.url.removesuffix("/")
    assert f"ratskeller {site}/offline" in [it["name"] for it in databases]


async def begin_there(who: Visitor) -> None:
    """Begin a game against bots, and play a little."""
    await who.choose_players(2, lambda button: button.click())
    await who.part("play-now").click()
    await who.part("turn-bar").wait_for(timeout=BEGINNING)
    assert await who.play(Pointer(1), 1) == 1
