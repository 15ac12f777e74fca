"""Private notes at a table: on a rat and on a tile, marked on the board, on all devices of their author, and found by nobody else."""

import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import PHONE
from .test_access import violations
from .test_review import LEA, judged
from .visitor import Visitor, visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def opened(one: Visitor, other: Visitor, url: str, game: str) -> None:
    """Both sit down at a table and open what they note there."""
    for who in (one, other):
        await who.page.request.get(f"{url}/api/me")
    table = await one.post(f"{url}/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    await other.post(f"{url}/api/tables/{table['id']}/join", {"seat": 1})
    for who in (one, other):
        await who.page.goto(f"{url}/t/{table['id']}")
        await who.unfold("notes")
        await who.part("notes-text").wait_for()


async def noted(who: Visitor, on: str, text: str) -> None:
    """Note something by keyboard."""
    await who.part("notes-on").select_option(on)
    await who.part("notes-text").fill(text)
    await who.part("notes-text").press("Enter")
    await expect(who.page.locator(f"[data-thing='{on}'] p").filter(has_text=text)).to_be_visible()
    await expect(who.part("notes-text")).to_have_value("")


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
async def test_notes_on_a_rat_or_a_tile_are_found_only_by_their_author(
    browser: Browser, desk: Visitor, host: Server, axe: str, game: str
) -> None:
    context = await browser.new_context(**PHONE)
    phone = await visitor(await context.new_page(), speed="off")
    await opened(desk, phone, host.url, game)
    first = str(await desk.part("notes-on").locator("option").last.get_attribute("value"))
    await noted(desk, first, "a four, I think")
    await noted(phone, first, "something else")
    assert await violations(desk, axe, "[data-testid=notes]") == []
    assert await phone.no_side_scroll()

    # It stays open, and says what it is changed to
    await desk.page.reload()
    await desk.part("notes-change").click()
    await desk.part("notes-new-text").fill("a three")
    await desk.part("notes-new-text").press("Enter")
    note = desk.page.locator("[data-note]")
    await expect(note).to_contain_text("a three")
    await expect(note).to_have_count(1)
    await desk.part("notes-show").click()
    if game == "rattus":
        await expect(desk.page.locator(f".pointed[data-region={first.partition('.')[0]}]")).to_have_count(1)
    await desk.part("notes-remove").click()
    await expect(note).to_have_count(0)
    await expect(phone.page.locator("[data-note]")).to_have_count(1)
    assert (desk.errors, phone.errors) == ([], [])
    await context.close()


async def puts(who: Visitor, url: str, table: dict[str, Any], text: str, note: str = "a-note-here") -> str:
    """Note something on the last thing of a table, beside the page, and return the thing."""
    here = f"{url}/api/tables/{table['id']}/notes"
    found = await (await who.page.request.get(here)).json()
    thing = str(found["things"][-1])
    body = {"text": text, "pin": {"thing": thing, "ply": found["ply"]}}
    answer = await who.page.request.put(f"{here}/{note}", data=body)
    assert answer.ok, await answer.text()
    return thing


@pytest.mark.journey
@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
async def test_a_note_is_marked_on_the_board_of_each_of_ones_devices_as_soon_as_it_is_written(
    browser: Browser, desk: Visitor, host: Server, axe: str, game: str
) -> None:
    await desk.page.request.get(f"{host.url}/api/me")
    table = await desk.post(f"{host.url}/api/tables", {"game": game, "seats": LEA})
    context = await browser.new_context(**PHONE, storage_state=await desk.page.context.storage_state())
    phone = await visitor(await context.new_page(), speed="off")
    for who in (desk, phone):
        await who.page.goto(f"{host.url}/t/{table['id']}")
        await who.page.locator("[data-picture]").first.wait_for()
    thing = await puts(desk, host.url, table, "a four, I think")
    mark = f"[data-noted='{thing}']"
    for who in (desk, phone):
        await expect(who.page.locator(mark)).to_be_visible()
        box = await who.page.locator(f"{mark} .sheet").bounding_box()
        assert box is not None
        assert box["height"] >= 11
    named = f"[data-region='{thing.partition('.')[0]}']" if game == "rattus" else f"[data-tile='{thing}']"
    for who in (desk, phone):
        await expect(who.page.locator(named)).to_have_accessible_name(re.compile("Noted.*: a four, I think"))
    assert await violations(phone, axe, "[data-picture]") == []

    # Its mark opens it, where there is a pointer as fine as that
    await desk.page.locator(mark).click()
    await expect(desk.page.locator(f"[data-thing='{thing}']")).to_be_focused()
    await desk.part("notes-remove").click()
    for who in (desk, phone):
        await expect(who.page.locator(mark)).to_have_count(0)
    assert (desk.errors, phone.errors) == ([], [])
    await context.close()


async def test_the_text_board_shows_what_is_noted_on_a_rat_with_its_region(phone: Visitor, host: Server) -> None:
    await phone.page.request.get(f"{host.url}/api/me")
    table = await phone.post(f"{host.url}/api/tables", {"game": "rattus", "seats": LEA})
    thing = await puts(phone, host.url, table, "a four, I think")
    await phone.page.goto(f"{host.url}/t/{table['id']}")
    await expect(phone.page.locator(f"[data-noted='{thing}']")).to_be_visible()
    await phone.part("text-board").tap()
    await expect(phone.page.get_by_role("rowheader").filter(has_text="a four, I think")).to_have_count(1)


async def test_in_a_review_a_note_on_a_tile_is_there_once_the_tile_lies(desk: Visitor, host: Server) -> None:
    table = await judged(desk, host, "carcassonne")
    thing = await puts(desk, host.url, table, "the last one")
    mark = desk.page.locator(f"[data-noted='{thing}']")
    await desk.page.goto(f"{host.url}/t/{table['id']}/review?at=0")
    await desk.part("review-decision").wait_for()
    await desk.unfold("notes")
    note = desk.page.locator("[data-note]")
    await expect(note).to_contain_text("Not on the board right now")
    await expect(mark).to_have_count(0)
    await expect(desk.part("notes-add")).to_have_count(0)
    await desk.page.keyboard.press("End")
    await expect(mark).to_have_count(1)
    await expect(note).to_have_attribute("data-thing", thing)
    await desk.page.keyboard.press("Home")
    await expect(mark).to_have_count(0)
    assert desk.errors == []
