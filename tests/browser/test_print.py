"""A finished game on paper: how it ended, the board and the chronicle, and nothing to press."""

import io

import numpy as np
import pytest
from PIL import Image
from playwright.async_api import Browser, expect
from server.serving import Server

from .pictures.drawing import reached
from .pictures.scenes import CARCASSONNE, RATTUS, Look, Scene
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


async def drawn(who: Visitor) -> None:
    await expect(who.part("print-go")).to_be_visible()


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("record", [RATTUS, CARCASSONNE])
async def test_a_game_is_printed_in_black_and_white_on_white_paper(browser: Browser, record: str, look: Look) -> None:
    async with reached(browser, Scene("printed", record, None, 0, drawn, path="/print")) as easel:
        who = easel.who
        await who.paint()
        await who.page.emulate_media(media="print", color_scheme=look)
        shot = await who.page.screenshot(full_page=True)
        colours = np.asarray(Image.open(io.BytesIO(shot)).convert("RGB")).astype(int)
        assert (colours.max(axis=2) - colours.min(axis=2)).max() <= 2
        # What lies beside the board is paper
        shot = await who.page.locator("article figure").screenshot()
        board = np.asarray(Image.open(io.BytesIO(shot)).convert("L"))
        assert record == RATTUS or (board > 250).mean() > 0.1


async def test_an_unknown_address_leads_on(desk: Visitor, host: Server) -> None:
    await desk.page.goto(f"{host.url}/nothing/of/this")
    await expect(desk.part("nothing")).to_contain_text("Page not found")
    await desk.part("nothing").locator("button").click()
    await expect(desk.page).to_have_url(f"{host.url}/")
    await expect(desk.part("play-now")).to_be_visible()
