"""The analysis: allowed when a table is made, asked for at the table, shown with reasons; nothing of it where it is not allowed."""

import pytest
from playwright.async_api import Locator, expect
from server.serving import Server

from .visitor import COMPLETE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LONG = 300_000
"""Milliseconds that the first analysis may take: a process starts for it."""
MOST_ASKED = 12
"""Positions that are asked about: in some nothing sets the turns apart."""


def switch(who: Visitor, value: str) -> Locator:
    return who.page.locator(f"[data-option=analysis][data-value={value}]")


async def open_allowed(who: Visitor, url: str) -> None:
    """Begin a table at which the house may be asked at any time."""
    await who.page.goto(f"{url}/?game=rattus")
    await who.until(COMPLETE)
    await who.choose("analysis", "true")
    await who.part("play-now").click()
    await who.part("map").wait_for()
    await who.my_turn()


@pytest.mark.journey
@pytest.mark.late
@pytest.mark.usefixtures("compiled_rattus")
async def test_hints_show_turns_and_reasons_where_the_table_allows_them(desk: Visitor, host: Server) -> None:
    await open_allowed(desk, host.url)
    for _ in range(MOST_ASKED):
        await desk.part("analysis").focus()
        await desk.page.keyboard.press("Enter")
        turn = desk.page.locator("[data-analysed]").first
        await turn.wait_for(timeout=LONG)
        await expect(turn).to_contain_text("%, expected lead ")
        if answer := await desk.part("reason").all_inner_texts():
            break
        await leave(desk)
        await desk.type((await desk.legal()).split(", ")[0])
        await desk.my_turn()
    assert answer, "nothing ever set the turns apart"
    assert not any("reason-" in reason for reason in answer), "in words, and not by the names of messages"
    await leave(desk)
    await the_turn_of_a_bot_is_analysed(desk)
    assert desk.errors == []


async def the_turn_of_a_bot_is_analysed(desk: Visitor) -> None:
    """From the turn bar; opened again from the sheet of the bot, the same is there at once."""
    while await desk.part("why-last").count() == 0:
        await desk.type((await desk.legal()).split(", ")[0])
        await desk.my_turn()
    await desk.part("why-last").click()
    taken = desk.part("analysis-taken")
    await taken.wait_for(timeout=LONG)
    await expect(taken).to_contain_text("The foundling: the turn played")
    await expect(taken).to_contain_text("Chance to win before this turn: ")
    place = int(str(await taken.get_attribute("data-place")))
    marked = desk.page.locator("[data-analysed].mine")
    await expect(marked).to_have_count(0 if place < 0 else 1)
    await desk.page.keyboard.press("Escape")
    await expect(desk.part("why-last")).to_be_focused()
    await desk.page.route("**/analysis?*", lambda route: route.abort())
    await desk.page.locator("[data-bot]").click()
    await desk.part("bot-why").click()
    await expect(taken).to_contain_text("Chance to win before this turn: ")
    await desk.page.keyboard.press("Escape")
    await expect(desk.page.locator("[data-bot]")).to_be_focused()
    await desk.page.unroute("**/analysis?*")


async def leave(who: Visitor) -> None:
    """Close the sheet by keyboard; the focus goes back to where it came from."""
    await who.page.keyboard.press("Escape")
    await expect(who.part("analysis-found")).to_have_count(0)
    await expect(who.part("analysis")).to_be_focused()


async def test_what_is_allowed_is_remembered_and_nothing_hints_at_it_elsewhere(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await desk.my_turn()
    for part in ("analysis", "ask-hint", "why-last"):
        await expect(desk.part(part)).to_have_count(0)
    await desk.page.locator("[data-bot=foundling]").click()
    await expect(desk.part("bot-sheet")).to_contain_text("Takes what pays at once")
    await expect(desk.page.get_by_role("img", name="Strength 1 of 6")).to_be_visible()
    await expect(desk.part("bot-why-not")).to_contain_text("shown after the game")
    await desk.page.keyboard.press("Escape")
    await open_allowed(desk, host.url)
    await expect(desk.part("analysis")).to_be_visible()
    await desk.page.goto(host.url)
    await desk.until(COMPLETE)
    await expect(switch(desk, "true")).to_have_attribute("aria-pressed", "true")
    await desk.choose("analysis", "false")
