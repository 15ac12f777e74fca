"""What a bot is up to: at a table with analysis its sheet says so in a sentence, computed when somebody opens it."""

import pytest
from playwright.async_api import Request, expect
from server.serving import Server

from .settler import Finger, Settler
from .test_access import violations
from .test_analysis_sheet import LONG, open_allowed
from .visitor import COMPLETE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def read(who: Visitor) -> str:
    """Open the sheet of the bot, and return what it is up to."""
    await who.page.locator("[data-bot]").first.click()
    text = who.part("bot-intent-text")
    await text.wait_for(timeout=LONG)
    await expect(text).not_to_be_empty()
    return await text.inner_text()


@pytest.mark.usefixtures("compiled_rattus")
async def test_a_bot_of_rattus_says_what_it_is_up_to_once_its_sheet_is_opened(
    desk: Visitor, host: Server, axe: str
) -> None:
    asked: list[Request] = []
    desk.page.on("request", lambda it: asked.append(it) if "/analysis?" in it.url else None)
    await open_allowed(desk, host.url)
    while await desk.part("why-last").count() == 0:
        await desk.type((await desk.legal()).split(", ")[0])
        await desk.my_turn()
    assert asked == []
    sentence = await read(desk)
    assert sentence.startswith("The foundling ")
    assert "intent-" not in sentence
    assert len(asked) == 1
    await expect(desk.part("bot-intent")).to_contain_text("What it is up to")
    assert await violations(desk, axe) == []
    await desk.page.keyboard.press("Escape")
    assert await read(desk) == sentence
    assert len(asked) == 1
    assert desk.errors == []


async def test_a_bot_of_carcassonne_says_it_as_well(desk: Visitor, host: Server) -> None:
    await desk.page.goto(f"{host.url}/?game=carcassonne")
    await desk.until(COMPLETE)
    await desk.choose("analysis", "true")
    await desk.part("play-now").click()
    await desk.part("board").wait_for()
    await Settler(desk).play(Finger(1), 1)
    await Settler(desk).my_turn()
    assert (await read(desk)).startswith("The foundling ")
    assert desk.errors == []
