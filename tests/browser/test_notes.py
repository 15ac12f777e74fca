"""What somebody notes at a table for himself: on a rat and on a tile, found again after a reload, and by nobody else."""

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import PHONE, visitor
from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def opened(one: Visitor, other: Visitor, url: str, game: str) -> None:
    """Both sit down at a table and open what they note there."""
    for who in (one, other):
        await who.page.request.get(f"{url}/api/me")
    table = await one.post(f"{url}/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    await other.post(f"{url}/api/tables/{table['id']}/join", {"seat": 1})
    for who in (one, other):
        await who.page.goto(f"{url}/t/{table['id']}")
        await who.part("notes").locator("summary").click()
        await who.part("notes-text").wait_for()


async def noted(who: Visitor, on: str, text: str) -> None:
    """Note something by keyboard."""
    await who.part("notes-on").select_option(on)
    await who.part("notes-text").fill(text)
    await who.part("notes-text").press("Enter")
    await expect(who.page.locator(f"[data-thing='{on}'] p").filter(has_text=text)).to_be_visible()
    await expect(who.part("notes-text")).to_have_value("")


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
async def test_what_one_notes_on_a_rat_or_a_tile_only_he_finds_again(
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
