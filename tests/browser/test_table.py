"""What a table does besides being played: it survives reloads, restarts and lost connections, and several sit at it."""

import asyncio
import re

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP
from .visitor import Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


RECONNECTED = 40_000
"""Milliseconds in which a page finds the server again: its longest wait between two attempts, and some more."""


async def some_decisions(who: Visitor, number: int, seed: int) -> None:
    how = Pointer(seed)
    for _ in range(number):
        question = await who.my_turn()
        if question is None:
            return
        before = await who.marker()
        await how.decide(who, question)
        await who.moved_on(before)
    await who.my_turn()


@pytest.mark.journey
async def test_a_reload_changes_nothing(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await some_decisions(desk, 8, seed=4)
    before = await desk.shown()
    await desk.page.reload()
    await desk.part("map").wait_for()
    await desk.my_turn()
    assert await desk.shown() == before
    assert desk.errors == []


@pytest.mark.journey
async def test_a_killed_server_changes_nothing(desk: Visitor, own_host: Server) -> None:
    await desk.open_table(own_host.url)
    await some_decisions(desk, 6, seed=5)
    before = await desk.shown()
    own_host.kill()
    await expect(desk.part("turn-bar").locator("[role=status]")).not_to_be_empty()
    await asyncio.to_thread(own_host.start)
    await expect(desk.part("turn-bar").locator("[role=status]")).to_be_empty(timeout=RECONNECTED)
    assert await desk.shown() == before
    await some_decisions(desk, 2, seed=6)
    assert await desk.shown() != before


@pytest.mark.journey
@pytest.mark.own_page
async def test_a_friend_sits_down_by_link(browser: Browser, desk: Visitor, host: Server) -> None:
    """At home a page has no secure connection, and so nothing that it could copy to: the link is shown."""
    await desk.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    await desk.page.goto(host.url)
    await desk.seat(1, "open")
    await desk.part("play-now").click()
    await desk.part("table-link").click()
    await expect(desk.page.get_by_text(desk.page.url)).to_be_visible()
    context = await browser.new_context(**DESKTOP)
    friend = Visitor(await context.new_page())
    await friend.page.goto(desk.page.url)
    await friend.part("sit").click()
    await desk.part("begin").click()
    await some_settling(desk)
    assert await friend.my_turn() == "settle"
    await context.close()


async def some_settling(who: Visitor) -> None:
    assert await who.my_turn() == "settle"
    before = await who.marker()
    await who.page.locator("[data-answer=gallia]").click()
    if await who.taken(before):
        await who.part("confirm").click()


@pytest.mark.journey
async def test_two_at_one_screen_are_asked_in_turn(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await desk.page.locator("[data-seat-name='1']").fill("  Lea ")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    asked = set()
    for seed in range(6):
        await desk.my_turn()
        asked.add(await desk.part("now").inner_text())
        await some_decisions(desk, 1, seed)
    # Nobody knows a secret, and nothing has to be pressed
    assert await desk.my_turn() is not None
    assert "Now: Lea" in asked
    assert len(asked) == 2
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await expect(desk.page.locator("[data-seat-name='1']")).to_have_value("  Lea ")
    assert desk.errors == []


@pytest.mark.journey
async def test_what_the_witch_saw_is_covered_before_the_screen_is_handed_over(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await desk.page.locator("[data-seat-name='1']").fill("Ida")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    while await desk.my_turn() == "settle":
        await desk.type("hispania")
    await desk.type("take witch; use witch; gallia.1")
    seen = desk.page.locator("[data-token='gallia.1'] .eye")
    await expect(seen).to_have_count(1)
    await desk.type("stop")
    moves = (await desk.legal()).split(", ")
    await desk.type(next(move for move in moves if move.startswith("plague")))
    while await desk.part("curtain").count() == 0:
        await desk.type((await desk.legal()).split(", ")[0])
    assert await desk.page.locator("[data-token='gallia.1'][role=button]:not([data-lit])").count() == 0
    await expect(desk.part("curtain")).to_contain_text("I am Ida")
    await desk.part("curtain").locator("button").click()
    await expect(desk.part("curtain")).to_have_count(0)
    assert await desk.my_turn() == "turn"
    assert desk.errors == []


@pytest.mark.journey
async def test_the_same_table_is_opened_anew(desk: Visitor, host: Server) -> None:
    table = await desk.found(host.url, lambda view: view["question"] is None, seed=12, options={"cards": "random"})
    await desk.page.goto(f"{host.url}/t/{table['id']}")
    await a_ravage_is_shown_again(desk)
    await desk.part("again").click()
    await desk.page.wait_for_url(lambda url: not url.endswith(table["id"]))
    assert await desk.my_turn() == "settle"
    anew = await (await desk.page.request.get(desk.page.url.replace("/t/", "/api/tables/"))).json()
    assert (anew["seats"], anew["mine"]) == (table["seats"], [0, 1])
    assert anew["view"]["seat"] == anew["view"]["start_seat"] == 1
    assert desk.errors == []


async def a_ravage_is_shown_again(who: Visitor) -> None:
    """From the ranking the final ravage, from the log the one that a region's name belongs to."""
    await who.part("ravages").click()
    sheet = who.part("ravage-sheet")
    # What it was expected to cost stands beside what it cost.
    await expect(sheet.locator("[data-testid=luck-then] :is(table, [data-testid=odds-nobody])")).to_be_visible()
    await expect(who.part("luck").locator("[data-luck] path").first).to_be_attached()
    await expect(sheet.locator("a[href*='/rules/rattus']").first).to_be_visible()
    # People may be left in a single region: then the last ravage is shown at once
    later = who.part("ravage-later")
    await (later if await later.is_enabled() else who.part("ravage-earlier")).click()
    await who.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    await who.part("log").locator("[data-kind=ravage-ended] button.link").first.click()
    await expect(who.part("ravage-earlier")).to_be_disabled()
    await who.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


async def test_back_closes_the_topmost_sheet_and_the_table_stays(phone: Visitor, host: Server) -> None:
    await phone.open_table(host.url, tap=True)
    table, sheets = phone.page.url, phone.page.locator("dialog[open]")
    await phone.part("help").tap()
    await sheets.locator("a[href='/rules/rattus']").tap()
    await expect(phone.part("rules-sheet")).to_be_visible()
    await phone.page.go_back()
    await expect(sheets).to_have_count(1)
    await phone.page.go_back()
    await expect(sheets).to_have_count(0)
    # A step forward leads to no sheet, and one that was closed by its button leaves no step behind.
    await phone.page.go_forward()
    await phone.part("book").tap()
    await sheets.get_by_role("button", name="Close").tap()
    await expect(sheets).to_have_count(0)
    await phone.part("text-board").tap()
    await expect(sheets).to_have_count(1)
    await phone.page.reload()
    await phone.part("map").wait_for()
    await expect(phone.page).to_have_url(table)
    await phone.page.go_back()
    await expect(phone.part("play-now")).to_be_visible()
    await phone.page.go_forward()
    await phone.part("map").wait_for()
    assert phone.page.url == table
    assert phone.errors == []


async def test_a_lost_connection_is_noticed_and_what_was_missed_is_caught_up(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.seat(1, "hotseat")
    await desk.part("play-now").click()
    assert await desk.my_turn() == "settle"
    bar, way = desk.part("turn-bar"), desk.part("turn-bar").locator("[role=status]")
    await desk.page.context.set_offline(True)
    await expect(way).not_to_be_empty()
    high = await bar.bounding_box()
    await desk.page.locator("[data-answer=gallia]").click()
    await desk.part("confirm").click()
    await expect(desk.part("trouble")).to_be_visible()
    assert await bar.bounding_box() == high
    await desk.part("trouble-close").click()
    await expect(desk.part("trouble")).to_have_count(0)
    before = await desk.marker()
    address = desk.page.url.replace("/t/", "/api/tables/")
    table = await (await desk.page.request.get(address)).json()
    await desk.post(f"{address}/answers", {"ply": table["ply"], "seat": 0, "answer": "italia"})
    assert await desk.marker() == before
    await desk.page.context.set_offline(False)
    await expect(way).to_be_empty()
    await desk.moved_on(before)
    await expect(desk.page.locator("[data-region=italia]")).to_have_attribute("aria-label", re.compile("2 Red"))
