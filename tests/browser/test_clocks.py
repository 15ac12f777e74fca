"""Time at a table between two browsers: it runs out, a bot steps in, and the seat is taken back; to resign, and to agree to end."""

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import PHONE
from .test_access import violations
from .visitor import DEALS, Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SHORT = {"kind": "live", "turn": 300, "reserve": 0, "bot": "random"}
"""Longer than the test takes on a slow machine."""
LONG = SHORT | {"reserve": 600}
QUICK = {"kind": "live", "turn": 45, "reserve": 300, "bot": "random"}


async def opened(host: Server, desk: Visitor, other: Visitor, clock: Any, game: str = "rattus") -> str:
    """Both sit down at a table at which the one at the desk begins; returns its id."""
    for who in (desk, other):
        await who.page.request.get(f"{host.url}/api/me")
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"players": 2, "start": 0} if game == "rattus" else {"players": 2}
    body = {"game": game, "seats": seats, "options": options, "clock": clock}
    table = await desk.post(f"{host.url}/api/tables", body)
    await other.post(f"{host.url}/api/tables/{table['id']}/join", {"seat": 1})
    for who in (desk, other):
        await who.page.goto(f"{host.url}/t/{table['id']}")
        await who.part("conduct-open").wait_for()
    return str(table["id"])


GAPS = """[...document.querySelectorAll("header button, header a")]
  .map((it) => it.getBoundingClientRect()).filter((box) => box.width > 0).sort((one, two) => one.x - two.x)
  .map((box, at, all) => at === 0 ? 0 : Math.round(box.left - all[at - 1].right))"""
"""The room before each button in the head of the page; negative where two lie over each other."""
FITS = """(it) => it.scrollWidth <= it.clientWidth
  && it.getBoundingClientRect().right <= it.closest("button").getBoundingClientRect().right"""
"""Whether a text is whole and inside its button."""


def run_out(database: Path, table: str, left: int = 0) -> None:
    """Let a running time have begun so much earlier that only so many milliseconds are left."""
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        (served,) = connection.execute("SELECT served FROM server_time").fetchone()
        connection.execute(
            "UPDATE clocks SET began = began - deadline + ?, deadline = ? WHERE table_id = ?",
            (served + left, served + left, table),
        )


@pytest.mark.journey
async def test_a_bot_steps_in_when_time_is_up_and_the_seat_is_taken_back(
    host: Server, desk: Visitor, browser: Browser, axe: str
) -> None:
    context = await browser.new_context(**PHONE)
    phone = await visitor(await context.new_page(), speed="off")
    table = await opened(host, desk, phone, LONG)
    running = "[data-testid=turn-bar] [data-runs=true]"
    for who in (desk, phone):
        await expect(who.page.locator(running)).to_have_attribute("data-clock", "0")
        await expect(who.page.locator(running)).to_contain_text("10:00")
        assert await who.no_side_scroll()
    await expect(phone.part("thinking")).to_be_visible()
    await expect(desk.part("thinking")).to_have_count(0)
    run_out(host.database, table)
    for who in (desk, phone):
        await expect(who.part("played-for")).to_have_attribute("data-reason", "time")
    await expect(phone.part("take-back")).to_have_count(0)
    # The bot answers for the seat until the other one is asked
    await phone.until("document.querySelector('[data-testid=turn-bar][data-question]')")
    await desk.part("conduct-open").click()
    assert await violations(desk, axe) == []
    await desk.page.keyboard.press("Escape")
    await desk.part("take-back").click()
    for who in (desk, phone):
        await expect(who.part("played-for")).to_have_count(0)
    await expect(phone.page.locator(running)).to_have_attribute("data-clock", "1")
    assert (desk.errors, phone.errors) == ([], [])
    await context.close()


def is_before_a_ravage(view: dict[str, Any]) -> bool:
    """The other player adds the last rat, and the one at the desk has cubes where the plague is."""
    if view["actor"] != 1 or view["question"] != "rat" or view["detail"]["left"] > 1 or view["round"] != "regular":
        return False
    return bool(view["cards"]["knight"] != 1 and view["regions"][view["plague"]]["cubes"][0])


async def played_to_a_ravage(host: Server, watcher: Visitor, desk: Visitor, rng: random.Random) -> Any:
    """Play a game until the watcher, who looks on from the answer before it, loses cubes in a ravage; None: it ended before that."""
    table = await opened(host, watcher, desk, QUICK)
    address = f"{host.url}/t/{table}"
    path = address.replace("/t/", "/api/tables/")
    for who in (watcher, desk):
        await who.leave()
    now = await (await desk.page.request.get(path)).json()
    while now["view"]["actor"] is not None:
        player, awaited = (watcher, desk)[now["view"]["actor"]], is_before_a_ravage(now["view"])
        if awaited:
            await watcher.stop_time()
            await watcher.page.goto(address)
            await watcher.part("turn-bar").wait_for()
        legal = (await (await player.page.request.get(path)).json())["view"]["legal"]
        answer = {"ply": now["ply"], "seat": now["view"]["actor"], "answer": rng.choice(legal)}
        update = await player.post(f"{path}/answers", answer)
        now = update["table"]
        events = [event for entry in update["entries"] for event in entry["events"]]
        if awaited and any(it["kind"] == "ravage-ended" and it["lost"][0] for it in events):
            return now
        if awaited:
            await watcher.leave()
    await watcher.let_time_pass()
    return None


async def test_a_ravage_goes_on_by_itself_beside_a_live_clock_and_costs_no_time(
    host: Server, watcher: Visitor, desk: Visitor
) -> None:
    """RAT-C3: the clock stands still while the rats are turned over."""
    rng, now = random.Random(4), None
    for _ in range(DEALS):
        now = now or await played_to_a_ravage(host, watcher, desk, rng)
    assert now is not None, "no ravage came up"
    # The page's time stands still: the steps before the ravage are shown one by one
    while not await watcher.part("ravage").count():
        await watcher.page.clock.run_for(100)
    clock = watcher.page.locator("[data-testid=turn-bar] [data-clock='0']")
    await expect(clock).to_contain_text("0:45")
    # Nobody presses anything
    await watcher.page.clock.run_for(now["conduct"]["clock"]["shown"] - now["conduct"]["clock"]["now"] + 1500)
    await expect(watcher.part("ravage")).to_have_count(0)
    await watcher.until("document.querySelector('[data-testid=turn-bar][data-question]')")
    await expect(clock).to_contain_text(re.compile("0:4[0-4]"))
    assert watcher.errors == []


async def test_nothing_in_the_head_of_a_narrow_phone_lies_over_something_else(
    host: Server, desk: Visitor, browser: Browser
) -> None:
    context = await browser.new_context(**PHONE)
    phone = await visitor(await context.new_page(), speed="off")
    table = await opened(host, desk, phone, SHORT, "carcassonne")
    path = f"{host.url}/api/tables/{table}"
    for _ in range(2):
        for who in (desk, phone):
            now = await (await who.page.request.get(path)).json()
            while legal := now["view"]["legal"]:
                answer = {"ply": now["ply"], "seat": now["view"]["actor"], "answer": legal[0]}
                now = (await who.post(f"{path}/answers", answer))["table"]
    await phone.part("since").wait_for()
    await phone.part("talk").wait_for()
    for width in (390, 360, 320):
        await phone.page.set_viewport_size({"width": width, "height": 640})
        await phone.pictured()
        await phone.until(f"Math.min(...{GAPS}) >= 0")
        assert await phone.part("since").locator(".short").evaluate(FITS), width
    assert (desk.errors, phone.errors) == ([], [])
    await context.close()


@pytest.mark.journey
async def test_one_resigns_only_when_sure_and_all_agree_to_end(host: Server, desk: Visitor, browser: Browser) -> None:
    context = await browser.new_context(**PHONE)
    phone = await visitor(await context.new_page(), speed="off")
    await opened(host, desk, phone, None)
    await desk.part("conduct-open").click()
    await desk.part("resign").click()
    await expect(desk.part("resign-sure")).to_be_visible()
    await agree_to_end(desk, phone)
    # Once more, and back to the game before
    address = desk.page.url
    await desk.part("again").click()
    await phone.part("rematch-sit").click()
    await phone.page.wait_for_url(lambda url: url != address)
    await expect(desk.page).to_have_url(phone.page.url)
    # With one player left the game is over and won, and they may play on by themselves
    await desk.part("conduct-open").click()
    await desk.part("resign").click()
    await desk.part("resign-sure").click()
    await expect(phone.part("question")).to_have_text("You win")
    await expect(desk.part("question")).to_contain_text(" wins")
    await expect(desk.part("play-on")).to_have_count(0)
    await desk.part("rematch-before").click()
    await desk.page.wait_for_url(address)
    before = phone.page.url
    await phone.part("play-on").click()
    await phone.page.wait_for_url(lambda url: url != before)
    await expect(phone.page.locator("[data-answer]").first).to_be_attached()
    assert (desk.errors, phone.errors) == ([], [])
    await context.close()


async def agree_to_end(one: Visitor, two: Visitor) -> None:
    """One, at whose page the wishes are open, wants to end the game, and so does the other one."""
    await one.part("end").click()
    await expect(one.part("wishes")).to_have_count(0)
    # On a phone, too, the question stands in sight
    await expect(two.part("vote-press")).to_be_in_viewport()
    await two.part("vote-press").click()
    for who in (one, two):
        await expect(who.part("ended")).to_be_visible()
        await expect(who.part("conduct-open")).to_have_count(0)
        await expect(who.page.locator("[data-answer]")).to_have_count(0)
