"""Two players and somebody who looks on talk at a table, each in a browser of their own."""

from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP, PHONE
from .test_access import violations
from .visitor import Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def guest(browser: Browser, stack: AsyncExitStack, url: str, name: str, **look: Any) -> Visitor:
    context = await browser.new_context(**look)
    stack.push_async_callback(context.close)
    who = await visitor(await context.new_page(), speed="off")
    await who.page.request.get(f"{url}/api/me")
    await who.page.request.patch(f"{url}/api/me", data={"name": name})
    return who


async def says(who: Visitor, text: str) -> None:
    await who.part("talk-write").fill(text)
    await who.part("talk-write").press("Enter")
    await expect(who.part("talk-write")).to_have_value("")


@pytest.mark.journey
async def test_two_players_and_somebody_who_looks_on_talk_apart(browser: Browser, host: Server, axe: str) -> None:
    async with AsyncExitStack() as stack:
        anna = await guest(browser, stack, host.url, "Anna", **DESKTOP)
        bert = await guest(browser, stack, host.url, "Bert", **PHONE)
        cleo = await guest(browser, stack, host.url, "Cleo", **DESKTOP, locale="de")
        body = {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"players": 2}}
        table = await anna.post(f"{host.url}/api/tables", body)
        await bert.page.request.post(f"{host.url}/api/tables/{table['id']}/join", data={"seat": 1})
        for who in (anna, bert, cleo):
            await who.page.goto(f"{host.url}/t/{table['id']}")
            await who.part("talk").wait_for()

        # By a key, to the field and back again
        await anna.page.keyboard.press("m")
        await expect(anna.part("talk-write")).to_be_focused()
        await expect(anna.part("talk-people").locator("summary")).to_have_attribute("data-onlookers", "1")
        await expect(anna.page.locator("[data-player='1']")).to_have_attribute("data-here", "true")
        await says(anna, "Hello, <b>Bert</b>!")
        await anna.page.keyboard.press("Escape")
        await expect(anna.part("talk")).to_be_focused()

        # One line is new to the other, who answers with a phrase; what is asked stays free
        await expect(bert.part("talk")).to_have_attribute("data-unread", "1")
        await bert.part("talk").tap()
        await expect(bert.page.locator("[data-line='1'] .text")).to_have_text("Hello, <b>Bert</b>!")
        await expect(bert.part("talk")).to_have_attribute("data-unread", "0")
        panel, bar = await bert.part("talk-panel").bounding_box(), await bert.part("turn-bar").bounding_box()
        assert panel is not None
        assert bar is not None
        assert panel["y"] >= 0
        assert panel["y"] + panel["height"] <= bar["y"] + 1
        assert await violations(bert, axe, "[data-testid=talk-panel]") == []
        await bert.page.locator("[data-phrase=thanks]").tap()
        await expect(anna.part("talk")).to_have_attribute("data-unread", "1")

        # Everybody reads a phrase in their own language; spectators have a room of their own
        await cleo.part("talk").click()
        await cleo.page.locator("[data-room=table]").click()
        await expect(cleo.page.locator("[data-line='2'] .text")).to_have_text("Danke!")
        await expect(cleo.part("talk-write")).to_have_count(0)
        await cleo.page.locator("[data-room=gallery]").click()
        await says(cleo, "Sie sieht nichts.")
        await expect(cleo.page.locator("[data-line='1'] .text")).to_have_text("Sie sieht nichts.")
        assert await violations(cleo, axe, "[data-testid=talk-panel]") == []
        await anna.part("talk").click()
        await expect(anna.part("talk-new")).to_have_count(1)
        await expect(anna.page.locator("[data-line]")).to_have_count(2)
        await expect(anna.page.locator("[data-room]")).to_have_count(0)

        # A line is taken back, and a person silenced
        await anna.part("talk-back").click()
        await expect(bert.page.locator("[data-line='1'].back")).to_have_count(1)
        await anna.part("talk-people").locator("summary").click()
        await anna.page.locator("[data-mute=Bert]").click()
        await expect(anna.page.locator("[data-line]")).to_have_count(1)
        await anna.page.locator("[data-lift=Bert]").click()
        await expect(anna.page.locator("[data-line]")).to_have_count(2)
        assert [it for who in (anna, bert, cleo) for it in who.errors] == []
