"""A game against bots that think in the browser, at a table of a server that allows it."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.async_api import Response, WebSocket, expect
from server.serving import Server

from ratskeller.wasm.modules import make_module

from .test_searches_here import search_here
from .visitor import Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.late, pytest.mark.asyncio(loop_scope="session")]

SHORT_WAIT = 30
"""Seconds that the module may take to load."""


@pytest.fixture
def lending(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets bots think on devices, with the module of Rattus."""
    make_module("rattus")
    server = Server(tmp_path_factory.mktemp("devices") / "tables.sqlite3", bots_on_device=True).start()
    yield server
    server.stop()


def count(who: Visitor) -> Counter[str]:
    """Count the questions to this device, its answers by status, and the connections that offer to think."""
    counted: Counter[str] = Counter()

    def hear(frame: str | bytes) -> None:
        counted["asked"] += json.loads(frame)["type"] == "bot"

    def connected(socket: WebSocket) -> None:
        counted["offered"] += "bots=1" in socket.url
        socket.on("framereceived", hear)

    def replied(response: Response) -> None:
        if response.url.endswith("/bot"):
            counted[f"answered {response.status}"] += 1

    who.page.on("websocket", connected)
    who.page.on("response", replied)
    return counted


async def test_a_whole_game_is_played_with_bots_that_think_in_the_browser(desk: Visitor, lending: Server) -> None:
    counted = count(desk)
    await desk.page.goto(lending.url)
    await search_here(desk)
    await desk.open_table(lending.url)
    await expect(desk.part("friendly")).to_be_visible()
    async with asyncio.timeout(SHORT_WAIT):
        while not counted["offered"]:
            await asyncio.sleep(0.1)
    await desk.play(Pointer(1), 2)
    await desk.advance(desk.page.url.replace("/t/", "/api/tables/"), lambda view: view["ranking"] is not None)
    await desk.part("ranking").wait_for()
    assert counted["asked"] > 5
    assert counted["answered 204"] == counted["asked"]
    assert desk.errors == []
