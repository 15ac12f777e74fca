"""The pages are open to everybody: axe-core finds nothing, on the start page and at a table, by day and by night."""

from typing import Any, Literal

import pytest
from playwright.async_api import expect
from server.serving import Server

from .sight import LARGE, is_large_enough, is_reached_however_large
from .visitor import Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
LOOKS = [("desk", "dark"), ("phone", "light")]
"""In which sizes and themes a page is looked at: each once, for no colour depends on the size."""


async def violations(who: Visitor, axe: str, within: str = "html") -> list[str]:
    """What axe-core finds wrong in a part of the page."""
    await who.paint()
    if not await who.page.evaluate("Boolean(window.axe)"):
        await who.page.evaluate(axe)
    found = await who.page.evaluate("async (within) => (await axe.run(within)).violations", within)
    return [f"{it['id']}: {node['html'][:200]}: {node['failureSummary']}" for it in found for node in it["nodes"]]


@pytest.mark.journey
@pytest.mark.parametrize("theme", THEMES)
async def test_the_start_page(desk: Visitor, host: Server, axe: str, theme: Literal["light", "dark"]) -> None:
    await desk.page.emulate_media(color_scheme=theme)
    await desk.page.goto(host.url)
    await desk.page.locator("[data-players]").first.wait_for()
    assert await violations(desk, axe) == []
    if theme == "light":
        await is_reached_however_large(desk)


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
async def test_a_game_is_begun_on_the_first_screen_of_the_start_page_also_at_twice_the_size_and_on_a_small_phone(
    desk: Visitor, host: Server, game: str
) -> None:
    await desk.page.goto(f"{host.url}/?game={game}")
    usual: Any = desk.page.viewport_size
    for width, height in ((1280, 800), LARGE["desktop at 200 %"], (360, 640)):
        await desk.page.set_viewport_size({"width": width, "height": height})
        await expect(desk.part("play-now")).to_be_in_viewport(ratio=1)
    await desk.page.set_viewport_size(usual)


async def test_the_way_into_another_browser(phone: Visitor, host: Server, axe: str) -> None:
    await phone.page.goto(host.url)
    await phone.part("way-open").tap()
    await phone.part("way-make").tap()
    link = await phone.part("way-link").input_value()
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()
    await phone.page.goto(link)
    await phone.part("return-go").wait_for()
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()


@pytest.mark.parametrize(("size", "theme"), LOOKS)
async def test_the_table(
    host: Server, axe: str, theme: Literal["light", "dark"], size: str, desk: Visitor, phone: Visitor
) -> None:
    who = desk if size == "desk" else phone
    await who.page.emulate_media(color_scheme=theme)
    await who.open_table(host.url, players=4)
    how = Pointer(11)
    for _ in range(4):
        question = await who.my_turn()
        assert question is not None
        before = await who.marker()
        await how.decide(who, question)
        await who.moved_on(before)
    await who.my_turn()
    assert await violations(who, axe) == []
    if size == "phone" and theme == "light":
        await is_large_enough(who)
        await is_reached_however_large(who)
    await who.page.locator("[data-card=witch]").click()
    assert await violations(who, axe) == []
    await who.page.keyboard.press(":")
    # It is fetched first: what is not open yet, Escape does not close
    await who.part("command").wait_for()
    assert await violations(who, axe) == []
    if size == "phone" and theme == "light":
        await is_large_enough(who)
        await is_reached_however_large(who)
    await who.leave_board()
    await who.part("help").click()
    assert await violations(who, axe) == []
