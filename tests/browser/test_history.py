"""Past games in the browser: listed, looked at again, and brought in from elsewhere."""

import re
from typing import Any

import pytest
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SHARED: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "hotseat"}]


@pytest.mark.journey
async def test_a_game_is_listed_saved_and_brought_in_elsewhere(
    desk: Visitor, phone: Visitor, host: Server, axe: str
) -> None:
    await desk.page.request.get(f"{host.url}/api/me")
    table = await desk.post(f"{host.url}/api/tables", {"game": "rattus", "seats": SHARED})
    here = f"{host.url}/api/tables/{table['id']}"
    while not table["over"]:
        answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][-1]}
        table = (await desk.post(f"{here}/answers", answer))["table"]
    await desk.page.goto(host.url)
    await desk.part("history-entry").click()
    await expect(desk.page.locator(f"[data-testid=history] [data-table='{table['id']}']")).to_be_visible()
    await expect(desk.page.locator("[data-testid=statistics][data-game=rattus] [data-testid=choices]")).to_be_visible()
    assert await violations(desk, axe) == []
    await desk.part("history-opponent").fill("Nobody")
    await desk.part("history-seek").click()
    await expect(desk.part("history")).to_have_count(0)
    await expect(desk.page).to_have_url(re.compile("Nobody"))
    # A link leads to what was looked for
    await desk.page.goto(desk.page.url)
    await expect(desk.part("history-opponent")).to_have_value("Nobody")
    await desk.part("history-opponent").fill("")
    await desk.part("history-seek").click()
    await expect(desk.page.locator("[data-testid=history] > li")).to_have_count(1)
    record = await (await desk.page.request.get(f"{host.url}/api/me/records")).body()

    await phone.page.goto(f"{host.url}/history")
    bring = phone.part("history-bring")
    await bring.set_input_files({"name": "letter.json", "mimeType": "application/json", "buffer": b"Dear Anna"})
    await expect(phone.page.get_by_role("alert")).to_contain_text("JSON")
    await bring.set_input_files({"name": "long.json", "mimeType": "application/json", "buffer": b"1" * 20_000})
    await expect(phone.page.get_by_role("alert")).to_contain_text("too large")
    await expect(bring).to_be_enabled()
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()
    await bring.set_input_files({"name": "games.jsonl", "mimeType": "application/json", "buffer": record * 2})
    # The same game twice is one game
    await expect(phone.page.locator("[data-testid=history] > li")).to_have_count(1)
    await bring.set_input_files({"name": "game.jsonl", "mimeType": "application/json", "buffer": record})
    await phone.page.wait_for_url("**/review**")
    await expect(phone.part("map")).to_be_visible()
    await phone.page.goto(f"{host.url}/history")
    await phone.part("history-remove").tap()
    await phone.part("history-remove-sure").tap()
    await expect(phone.part("history")).to_have_count(0)
    assert desk.errors == []


async def test_a_game_that_was_ended_early_is_offered_to_view_and_its_table_says_so(
    desk: Visitor, host: Server
) -> None:
    await desk.page.request.get(f"{host.url}/api/me")
    table = await desk.post(f"{host.url}/api/tables", {"game": "rattus", "seats": SHARED})
    await desk.post(f"{host.url}/api/tables/{table['id']}/votes", {"agreed": True})
    await desk.page.goto(f"{host.url}/history")
    view = desk.page.locator(f"[data-testid=history] [data-table='{table['id']}'] [data-testid=history-go]")
    await expect(view).to_have_text("View")
    await view.click()
    await expect(desk.page).to_have_url(re.compile(f"/t/{table['id']}$"))
    await expect(desk.part("question")).to_have_text("Game ended early")
    assert desk.errors == []
