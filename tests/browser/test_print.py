"""A finished game on paper: how it ended, the board and the chronicle, and nothing to press."""

import pytest
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BLACK = "getComputedStyle(document.querySelector('article')).color"


async def test_a_finished_game_is_printed_without_anything_to_press(desk: Visitor, host: Server, axe: str) -> None:
    table = await desk.found(host.url, lambda view: bool(view["round"] == "over"))
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await desk.part("print-open").click()
    ranking, chronicle = desk.part("print-ranking"), desk.part("print-chronicle")
    await expect(ranking.locator("li")).to_have_count(2)
    await expect(desk.part("print-go")).to_be_visible()
    assert await violations(desk, axe) == []

    await desk.page.emulate_media(media="print", color_scheme="dark")
    await expect(ranking).to_be_visible()
    await expect(chronicle.locator("li").first).to_be_visible()
    await expect(chronicle).to_contain_text("Final ravage: the plague strikes every region.")
    await expect(desk.part("map")).to_be_visible()
    await expect(desk.page.locator("button:visible, a:visible, header:visible")).to_have_count(0)
    assert await desk.page.evaluate(BLACK) == "rgb(0, 0, 0)"
    assert desk.errors == []


async def test_an_unknown_address_leads_on(desk: Visitor, host: Server) -> None:
    await desk.page.goto(f"{host.url}/nothing/of/this")
    await expect(desk.part("nothing")).to_contain_text("Page not found")
    await desk.part("nothing").locator("button").click()
    await expect(desk.page).to_have_url(f"{host.url}/")
    await expect(desk.part("play-now")).to_be_visible()
