"""A site without a server: a host of files, a browser, and after the first visit no network."""

import re
import threading
from collections.abc import AsyncIterator, Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import urljoin

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, expect

from ratskeller import bots
from ratskeller.site import build

from .conftest import BUILT, DESKTOP, missing
from .settler import Finger, Settler
from .visitor import ASKED, BAR, BOTS, SETTLED, Pointer, Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.asyncio(loop_scope="session")]

WEAKEST, STRONGEST = 0, -1
"""Levels: whole games are played against one that hardly thinks; the other thinks for a second about each turn."""
KEEPING = 120_000
"""Milliseconds in which the browser has kept the whole site."""
BEGINNING = 60_000
"""Milliseconds after which the first table is there: Python has to start."""
NOTHING = "^$"
"""An address that nobody asks for."""
MEMORY = "caches.keys().then(async ([name]) => name ? (await caches.open(name)).keys() : [])"
"""The addresses of what the browser keeps of a site that it doesn't keep as a whole: the memory of Python."""
DAMAGE = "await (await caches.open((await caches.keys())[0])).put(it, new Response('damaged'));"
IS_MENDED = f"{MEMORY}.then(async ([it]) => it && (await (await caches.match(it)).text()) !== 'damaged')"
LONG = 500
"""Seconds for a whole game on a busy machine: Python in a browser is slow."""


class Quiet(SimpleHTTPRequestHandler):
    """A host of files that tells nobody what it sends. It has lost the files whose addresses match `lost`."""

    lost: ClassVar[str] = NOTHING

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        if re.search(self.lost, self.path):
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            super().do_GET()


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a host that has nothing but the files of a site."""
    if not BUILT.is_file():
        missing("the client is not built")
    if not build.PYODIDE.is_dir():
        missing("no Pyodide: run npm ci in web/")
    folder: Path = tmp_path_factory.mktemp("site") / "files"
    build.build(folder)
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=host.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{host.server_port}"
    host.shutdown()
    thread.join()
    host.server_close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def regular(browser: Browser, files: str) -> AsyncIterator[BrowserContext]:
    """A browser that has been to the site once, and has no network now."""
    context = await browser.new_context(**DESKTOP | {"service_workers": "allow"})
    who = await visitor(await context.new_page(), speed="off")
    await who.page.goto(files)
    await who.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=KEEPING)
    await who.page.close()
    await context.set_offline(True)
    yield context
    await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def alone(regular: BrowserContext, files: str) -> AsyncIterator[Visitor]:
    """Somebody who comes back to the site without a network."""
    who = await visitor(await regular.new_page(), speed="off")
    await who.page.goto(files)
    yield who
    await who.page.close()


@pytest_asyncio.fixture(loop_scope="session")
async def new(browser: Browser, files: str) -> AsyncIterator[Visitor]:
    """Somebody who comes to the site for the first time; the host has lost nothing afterwards."""
    context = await browser.new_context(**DESKTOP)
    who = await visitor(await context.new_page(), speed="off")
    await who.page.goto(files)
    yield who
    Quiet.lost = NOTHING
    await context.close()


async def begin(who: Visitor, game: str, level: int) -> None:
    """From the start page to a table against a level, by its number: 0 is the weakest."""
    await who.page.goto(urljoin(who.page.url, f"/?game={game}"))
    await who.choose_players(2, lambda button: button.click())
    await who.seat(1, f"bot:{bots.levels(game)[level]}")
    await who.part("play-now").click()
    await who.part("turn-bar").wait_for(timeout=BEGINNING)


def no_errors(who: Visitor) -> bool:
    return [it for it in who.errors if "ERR_INTERNET_DISCONNECTED" not in it] == []


async def test_a_whole_game_of_rattus(alone: Visitor) -> None:
    await begin(alone, "rattus", WEAKEST)
    assert await alone.play(Pointer(1), seconds=LONG) > 5
    await expect(alone.part("ranking")).to_be_visible()
    assert no_errors(alone)


async def test_a_whole_game_of_carcassonne(alone: Visitor) -> None:
    await begin(alone, "carcassonne", WEAKEST)
    assert await Settler(alone).play(Finger(1)) > 20
    await expect(alone.page.locator("[data-testid=final-walk], [data-testid=ranking]").first).to_be_visible()
    assert no_errors(alone)


async def test_a_table_against_the_strongest_is_there_after_a_reload_and_in_the_list(
    alone: Visitor, files: str
) -> None:
    await begin(alone, "carcassonne", STRONGEST)
    await Settler(alone).play(Finger(2), 2)
    await Settler(alone).my_turn()
    tiles = await Settler(alone).tiles()
    table = alone.page.url.rpartition("/")[2]
    await alone.page.reload()
    await alone.part("board").wait_for(timeout=BEGINNING)
    await Settler(alone).my_turn()
    assert await Settler(alone).tiles() == tiles
    await alone.page.goto(files)
    await expect(alone.page.locator(f"[data-table='{table}']")).to_be_visible()
    assert no_errors(alone)


async def test_two_windows_show_one_table_against_the_strongest(alone: Visitor) -> None:
    await begin(alone, "rattus", STRONGEST)
    await alone.my_turn()
    other = await visitor(await alone.page.context.new_page(), speed="off")
    await other.page.goto(alone.page.url)
    await other.part("map").wait_for(timeout=BEGINNING)
    await other.my_turn()
    await alone.play(Pointer(1), 3)
    await alone.my_turn()
    await other.until(f"{BAR}.dataset.length === '{await alone.marker()}'")
    await other.page.close()
    assert no_errors(alone)


async def test_a_lesson_begins(alone: Visitor) -> None:
    await alone.part("lesson-offer").click()
    await alone.part("map").wait_for(timeout=BEGINNING)
    await expect(alone.part("lesson-text")).to_be_visible()


async def test_python_that_did_not_come_is_named_and_tried_again(new: Visitor, files: str) -> None:
    Quiet.lost = "python_stdlib.zip$"
    await new.page.goto(files)
    await new.choose_players(2, lambda button: button.click())
    await new.part("play-now").click()
    failed = new.part("startup").get_by_role("alert")
    await expect(failed).to_contain_text("python_stdlib.zip: 404", timeout=BEGINNING)
    Quiet.lost = NOTHING
    await new.part("startup").get_by_role("button", name="Try again").click()
    bar = new.part("startup").get_by_role("progressbar")
    await expect(bar).to_be_visible()
    await new.part("map").wait_for(timeout=BEGINNING)
    await expect(bar).to_have_count(0)


async def test_a_later_visit_goes_on_from_the_memory_of_python_and_a_damaged_one_is_made_anew(
    new: Visitor, files: str
) -> None:
    for damage in ("", DAMAGE, None):
        await new.page.goto(files)
        await new.choose_players(2, lambda button: button.click())
        await new.part("play-now").click()
        await new.part("map").wait_for(timeout=BEGINNING)
        assert await new.play(Pointer(1), 1) == 1
        if damage is not None:
            await new.page.wait_for_function(f"{MEMORY}.then((it) => it.length > 0)", timeout=KEEPING)
            await new.page.evaluate(f"{MEMORY}.then(async ([it]) => {{ {damage} }})")
    await new.page.wait_for_function(IS_MENDED, timeout=KEEPING)


async def test_bots_whose_module_did_not_come_answer_at_random(new: Visitor) -> None:
    Quiet.lost = r"/rattus-\w+\.wasm$"
    await new.choose_players(2, lambda button: button.click())
    await new.part("play-now").click()
    await new.part("map").wait_for(timeout=BEGINNING)
    failed = new.part("startup").get_by_role("alert")
    while await is_asked_before(new, "[data-testid=startup] [role=alert]"):
        await new.play(Pointer(1), 1)
    await expect(failed).to_contain_text(".wasm: 404")
    await new.part("startup").get_by_role("button", name="Play on against random moves").click()
    await expect(failed).to_have_count(0)
    assert await new.play(Pointer(1), 1) == 1


async def is_asked_before(who: Visitor, shown: str) -> bool:
    """Wait until somebody is asked something or something is shown; whether they are asked."""
    there = f"document.querySelector('{shown}')"
    await who.until(f"{there} || {ASKED} && {SETTLED}", BOTS)
    return not await who.page.evaluate(f"Boolean({there})")
