"""The bot about as strong as the visitor: chosen like a level, with a sentence that says how strong it is, and at the table as well."""

import json

import pytest
from playwright.async_api import Route, expect
from server.serving import Server

from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def as_strong_as(who: Visitor, bot: str, games: int) -> None:
    """Let the server say that a guest has this strength."""

    async def answer(route: Route) -> None:
        await route.fulfill(content_type="application/json", body=json.dumps({"bot": bot, "games": games}))

    await who.page.route("**/api/me/strength*", answer)


async def test_it_is_between_two_levels_and_says_so_on_the_start_page_and_at_the_table(
    desk: Visitor, host: Server
) -> None:
    await as_strong_as(desk, "novice+40", 7)
    await desk.page.goto(host.url)
    await desk.seat(1, "bot:companion")
    row = desk.page.locator("[data-seat-kind='1']")
    await expect(row).to_contain_text("The companion")
    await expect(row).to_contain_text("About as strong as you")
    await expect(row).to_contain_text("At present between the novice and the pedlar.")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    await desk.my_turn()
    sitting = desk.page.locator("[data-bot]")
    assert await sitting.get_attribute("data-bot") == "novice+40"
    await expect(sitting).to_contain_text("The companion")
    await expect(sitting.locator("[data-face='novice+40'] .line").first).to_be_attached()
    await sitting.click()
    await expect(desk.part("bot-strength")).to_have_text(
        "At this table its strength is between the novice and the pedlar."
    )
    await expect(desk.page.get_by_role("img", name="Strength 2 of 6")).to_be_visible()
    assert desk.errors == []


async def test_it_is_offered_again_and_asked_for_anew(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.seat(1, "bot:companion")
    row = desk.page.locator("[data-seat-kind='1']")
    await expect(row).to_contain_text("Like the foundling, until you have finished a game.")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    await as_strong_as(desk, "cellarer+0", 3)
    await desk.page.goto(host.url)
    await expect(row).to_have_attribute("data-kind", "bot:companion")
    await expect(row).to_contain_text("At present like the cellarer.")
