"""One press gives one answer: what a held key repeats, and what is pressed before a new question can have been read, gives none."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, Request, expect
from server.serving import Server

from .test_presses import Presses, begin, open_carcassonne
from .visitor import BAR, FRESH, Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

REPEATS = 30
"""How often a key that is held for a second repeats itself."""
QUICK = 4
"""Clicks of an impatient finger."""
NOTE_LATE = f"""() => {{
  const before = {BAR}.dataset.length;
  const isLate = (event) => !event.repeat && {BAR}?.dataset.length !== before && document.querySelector("{FRESH}") === null;
  window.late = 0;
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, (event) => void (window.late += Number(isLate(event))), {{ capture: true }});
}}"""
"""Count the presses that come so late, on a busy machine, that the next question could have been read: they may answer it."""


class Given:
    """What the page has sent to the table."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def note(self, request: Request) -> None:
        """Note an answer, or that one is taken back."""
        if request.method == "POST" and request.url.endswith(("/answers", "/undo")):
            self.sent.append(str(request.post_data))


@asynccontextmanager
async def given(who: Visitor, within: int) -> AsyncIterator[Given]:
    """Collect what is sent until the page takes presses again: so many answers, and one for each press that comes late."""
    noted = Given()
    await who.page.evaluate(NOTE_LATE)
    who.page.on("request", noted.note)
    yield noted
    await who.ready()
    who.page.remove_listener("request", noted.note)
    assert len(noted.sent) <= within + await who.page.evaluate("window.late"), noted.sent
    assert who.errors == []


async def hold(page: Page, key: str) -> None:
    """Hold a key for a second."""
    for _ in range(REPEATS):
        await page.keyboard.down(key)
        await page.evaluate("() => new Promise(requestAnimationFrame)")
    await page.keyboard.up(key)


async def ground(page: Page, region: str) -> tuple[float, float]:
    """Where a region is pressed, in the window."""
    spot = await Pointer(0).spot_on_map(page, region)
    board = await page.locator("[data-testid=map]").bounding_box()
    assert board is not None
    return board["x"] + spot["x"], board["y"] + spot["y"]


async def settling(who: Visitor, url: str) -> str:
    """Go to a table of Rattus at one screen where one seat after the other settles; returns a region where all may."""
    await begin(who, url, settled=())
    await expect(who.part("turn-bar")).to_have_attribute("data-question", "settle")
    return str(await who.page.locator("[data-region][data-lit]").first.get_attribute("data-region"))


@pytest.mark.parametrize("key", ["1", "2", "Enter", "c", "u", "Escape", " "])
async def test_a_key_that_is_held_in_rattus_gives_one_answer(desk: Visitor, host: Server, key: str) -> None:
    region = await settling(desk, host.url)
    await desk.page.locator(f"[data-region='{region}']").focus()
    if key in "cu":
        await desk.page.keyboard.press("Enter")
    async with given(desk, within=1):
        await hold(desk.page, key)


@pytest.mark.parametrize("key", ["Enter", "n", "c", "1", "r", "u", "Escape"])
async def test_a_key_that_is_held_in_carcassonne_gives_one_answer(desk: Visitor, host: Server, key: str) -> None:
    hand = Presses(desk, "keys")
    await open_carcassonne(hand, host.url)
    async with given(desk, within=1):
        await hold(desk.page, key)


async def test_a_held_key_still_moves_the_board_and_goes_on_through_the_regions(desk: Visitor, host: Server) -> None:
    region = await settling(desk, host.url)
    await desk.page.locator(f"[data-region='{region}']").focus()
    for _ in range(3):
        await desk.page.keyboard.down("ArrowRight")
    await desk.page.keyboard.up("ArrowRight")
    assert await desk.page.evaluate("document.activeElement.dataset.region") != region


async def test_a_key_pressed_quickly_again_and_again_gives_one_answer(desk: Visitor, host: Server) -> None:
    region = await settling(desk, host.url)
    await desk.page.locator(f"[data-region='{region}']").focus()
    async with given(desk, within=1):
        for _ in range(QUICK):
            await desk.page.keyboard.press("Enter")


async def test_quick_clicks_on_a_region_in_hot_seat_give_one_answer(desk: Visitor, host: Server) -> None:
    x, y = await ground(desk.page, await settling(desk, host.url))
    before = await desk.marker()
    async with given(desk, within=1) as noted:
        await desk.page.mouse.click(x, y, click_count=QUICK)
        await desk.moved_on(before)
        await desk.page.mouse.click(x, y, click_count=QUICK)
    assert noted.sent


async def test_quick_taps_on_a_region_give_one_answer(phone: Visitor, host: Server) -> None:
    x, y = await ground(phone.page, await settling(phone, host.url))
    before = await phone.marker()
    async with given(phone, within=1) as noted:
        for _ in range(2):
            await phone.page.touchscreen.tap(x, y)
        await phone.moved_on(before)
        for _ in range(2):
            await phone.page.touchscreen.tap(x, y)
    assert noted.sent


@pytest.fixture(params=["mouse", "finger"])
def hasty(request: pytest.FixtureRequest) -> Visitor:
    """Somebody impatient with a mouse, or with a phone."""
    who: Visitor = request.getfixturevalue("phone" if request.param == "finger" else "desk")
    return who


async def test_quick_presses_in_carcassonne_give_one_answer(hasty: Visitor, host: Server) -> None:
    who = hasty
    await open_carcassonne(Presses(who), host.url)
    box = await who.part("none").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = await who.marker()
    async with given(who, within=1) as noted:
        for _ in range(2):
            if await who.page.evaluate("navigator.maxTouchPoints"):
                await who.page.touchscreen.tap(x, y)
            else:
                await who.page.mouse.click(x, y, click_count=2)
            await who.moved_on(before)
    assert noted.sent


async def test_quick_clicks_on_undo_take_back_one_step(desk: Visitor, host: Server) -> None:
    await begin(desk, host.url, "take monk", "add")
    before = await desk.marker()
    box = await desk.part("undo").bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    async with given(desk, within=1):
        await desk.page.mouse.click(*at)
        await desk.moved_on(before)
        await desk.page.mouse.click(*at, click_count=2)


async def test_two_deliberate_presses_commit_and_so_do_those_for_the_next_question(desk: Visitor, host: Server) -> None:
    region = await settling(desk, host.url)
    chosen = desk.page.locator(f"[data-region='{region}']")
    for _ in range(2):
        before = await desk.marker()
        await Pointer(0).on_map(desk.page, region)
        await expect(chosen).to_have_attribute("aria-pressed", "true")
        await Pointer(0).on_map(desk.page, region)
        await desk.moved_on(before)
        await desk.ready()


async def test_what_is_typed_on_the_text_board_is_not_lost(desk: Visitor, host: Server) -> None:
    region = await settling(desk, host.url)
    await desk.page.keyboard.press(":")
    before = await desk.marker()
    await desk.part("command").fill(region)
    await desk.part("command").press("Enter")
    await desk.moved_on(before)
    await desk.page.keyboard.type(region)
    await expect(desk.part("command")).to_have_value(re.compile(f"{region}$"))
