"""What a table does besides being played: it survives reloads and restarts, undoes, explains and speaks."""

import asyncio

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP
from .visitor import ASKED, BOTS, SETTLED, Keys, Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]


RECONNECTED = 20_000
"""Milliseconds in which a page finds the server again: its longest wait between two attempts, and some more."""


async def some_decisions(who: Visitor, number: int, seed: int, kind: type[Pointer | Keys] = Pointer) -> None:
    how = kind(seed)
    for _ in range(number):
        question = await who.my_turn()
        if question is None:
            return
        before = await who.marker()
        await how.decide(who, question)
        await who.moved_on(before)
    await who.my_turn()


async def test_a_reload_changes_nothing(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await some_decisions(desk, 8, seed=4)
    before = await desk.shown()
    await desk.page.reload()
    await desk.part("map").wait_for()
    await desk.my_turn()
    assert await desk.shown() == before
    assert desk.errors == []


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


async def test_a_step_is_undone_by_its_chip_and_by_key(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    while await desk.my_turn() == "settle":
        await some_decisions(desk, 1, seed=7)
    before = await desk.shown()
    chips = desk.page.locator("[data-undo]")
    done = await chips.count()
    for way in ("chip", "key"):
        await desk.page.locator("[data-card=monk]").click()
        await desk.page.locator("[data-answer='take monk']").click()
        await expect(chips).to_have_count(done + 1)
        await (chips.last.click() if way == "chip" else desk.page.keyboard.press("u"))
        await expect(chips).to_have_count(done)
        after = await desk.shown()
        assert after["cards"] == before["cards"]
    assert desk.errors == []


@pytest.mark.parametrize("kind", [Pointer, Keys])
async def test_who_is_asked_is_heard_before_the_reply_to_the_last_answer(
    desk: Visitor, host: Server, kind: type[Pointer | Keys]
) -> None:
    await desk.open_table(host.url)
    async with desk.late_replies():
        await some_decisions(desk, 12, seed=12, kind=kind)
    assert desk.errors == []


async def test_moves_are_typed_and_undone_before_the_reply_to_the_last(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    async with desk.late_replies():
        while await desk.my_turn() == "settle":
            await desk.type((await desk.legal()).split("; ")[0])
        before = await desk.marker()
        await desk.type("take monk")
        taken = await desk.marker()
        await desk.page.keyboard.press("u")
        await desk.moved_on(taken)
        assert await desk.marker() == before
    assert desk.errors == []


async def test_what_cannot_be_undone_is_asked_for_twice(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    assert await desk.my_turn() == "settle"
    length = await desk.marker()
    await desk.page.locator("[data-answer=gallia]").click()
    await expect(desk.part("final")).to_be_visible()
    assert await desk.marker() == length
    await desk.page.keyboard.press("Escape")
    await expect(desk.part("confirm")).to_have_count(0)
    await desk.page.locator("[data-answer=gallia]").click()
    await desk.part("confirm").click()
    await desk.moved_on(length)


async def test_a_ravage_is_shown_step_by_step_and_blocks_nothing(watcher: Visitor, host: Server) -> None:
    # The page's time stands still unless it is told to go on: a ravage that is found doesn't end by itself.
    clock = watcher.page.clock
    await clock.install(time=0)
    await clock.pause_at(1)
    await watcher.open_table(host.url)
    how = Pointer(8)
    ravage = watcher.part("ravage")
    counting = "document.querySelector('[data-testid=ravage] li.now')"
    # A ravage appears before its first rat counts, and the page's time may stand still in between.
    while not await watcher.page.evaluate(f"Boolean({counting})"):
        # Once the watcher is asked, all that is going to be shown has come.
        await watcher.until(ASKED, BOTS)
        while not await watcher.page.evaluate(f"Boolean({counting} || {SETTLED})"):
            await clock.run_for(100)
        if await watcher.page.evaluate(SETTLED):
            before = await watcher.marker()
            await how.decide(watcher, str(await watcher.question()))
            await watcher.moved_on(before)
    await expect(ravage).to_be_visible()
    await expect(ravage.locator("li.now")).to_have_count(1)
    await watcher.page.keyboard.press(" ")
    if await ravage.count():
        await watcher.page.keyboard.press("Escape")
    await expect(ravage).to_have_count(0)
    assert watcher.errors == []


async def test_events_are_announced(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await some_decisions(desk, 1, seed=9)
    await expect(desk.part("voice-events")).not_to_be_empty()
    await expect(desk.part("voice-hints")).not_to_be_empty()


async def test_a_friend_sits_down_by_link(browser: Browser, desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.page.locator("[data-seat-kind='1']").select_option("open")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    context = await browser.new_context(**DESKTOP)
    friend = Visitor(await context.new_page())
    await friend.page.goto(desk.page.url)
    await friend.part("sit").click()
    await some_settling(desk)
    assert await friend.my_turn() == "settle"
    await context.close()


async def some_settling(who: Visitor) -> None:
    assert await who.my_turn() == "settle"
    before = await who.marker()
    await who.page.locator("[data-answer=gallia]").click()
    if await who.taken(before):
        await who.part("confirm").click()


async def test_two_at_one_screen_are_asked_in_turn(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.page.locator("[data-seat-kind='1']").select_option("hotseat")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    await some_decisions(desk, 6, seed=10)
    assert await desk.my_turn() is not None
    assert desk.errors == []


async def test_what_the_witch_saw_is_covered_before_the_screen_is_handed_over(desk: Visitor, host: Server) -> None:
    await desk.page.goto(host.url)
    await desk.page.locator("[data-seat-kind='1']").select_option("hotseat")
    await desk.part("play-now").click()
    await desk.part("map").wait_for()
    while await desk.my_turn() == "settle":
        await desk.type("hispania")
    await desk.type("take witch; use witch; gallia.1")
    seen = desk.page.locator("[data-token='gallia.1'] .eye")
    await expect(seen).to_have_count(1)
    await desk.type("stop")
    moves = (await desk.legal()).split("; ")
    await desk.type(next(move for move in moves if move.startswith("plague")))
    while await desk.part("curtain").count() == 0:
        await desk.type((await desk.legal()).split("; ")[0])
    assert await desk.page.locator("[data-token='gallia.1'][role=button]:not([data-lit])").count() == 0
    await desk.part("curtain").locator("button").click()
    await expect(desk.part("curtain")).to_have_count(0)
    assert await desk.my_turn() == "turn"
    assert desk.errors == []


async def test_a_missing_table_is_said_plainly(desk: Visitor, host: Server) -> None:
    await desk.page.goto(f"{host.url}/t/nothing-here")
    await expect(desk.page.locator("main")).to_contain_text("no such table")
