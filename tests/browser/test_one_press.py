"""One tap gives one answer: what is tapped before a new question can have been read gives none. Mouse and keys are in `web/src/drawn`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, Request, expect
from server.serving import Server

from .test_presses import Presses, begin, open_carcassonne
from .visitor import BAR, FRESH, Pointer, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

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


async def test_quick_taps_in_carcassonne_give_one_answer(phone: Visitor, host: Server) -> None:
    who = phone
    await open_carcassonne(Presses(who), host.url)
    box = await who.part("none").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = await who.marker()
    async with given(who, within=1) as noted:
        for _ in range(2):
            await who.page.touchscreen.tap(x, y)
            await who.moved_on(before)
    assert noted.sent
