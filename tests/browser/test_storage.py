"""What belongs to somebody stays: the way back to one's seats, and a table whose server can't store anything for a while."""

import sys

import pytest
from playwright.async_api import Browser, expect
from server.serving import Server

from .conftest import DESKTOP
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_link_opens_the_seats_in_another_browser(desk: Visitor, host: Server, browser: Browser) -> None:
    await desk.open_table(host.url)
    table = desk.page.url.rpartition("/")[2]
    await desk.page.goto(host.url)
    await desk.part("way-open").click()
    await desk.part("way-make").click()
    link = await desk.part("way-link").input_value()
    assert link.startswith(f"{host.url}/return#")
    context = await browser.new_context(**DESKTOP)
    other = Visitor(await context.new_page())
    await other.page.goto(host.url)
    await expect(other.part("play-now")).to_be_enabled()
    assert await other.page.locator(f"[data-table='{table}']").count() == 0
    await other.page.goto(link)
    await other.part("return-go").click()
    await other.page.locator(f"[data-table='{table}']").click()
    await other.part("map").wait_for()
    assert await other.my_turn() is not None
    assert desk.errors == other.errors == []
    await context.close()


async def test_a_player_who_leaves_tables_for_others_gets_a_notice(desk: Visitor, host: Server) -> None:
    await desk.open_table(host.url)
    await desk.page.goto(f"{host.url}/return#{'x' * 43}")
    await expect(desk.part("return-left")).to_contain_text("one table")
    await desk.part("return-go").click()
    await expect(desk.page.get_by_role("alert")).to_contain_text("lead to any seats")
    # Nobody has become anybody else
    await desk.page.goto(host.url)
    await expect(desk.page.locator("[data-table]")).to_have_count(1)


@pytest.mark.journey
@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux only")
async def test_an_answer_that_can_t_be_stored_is_reported_and_retried_automatically(
    desk: Visitor, own_host: Server
) -> None:
    await desk.open_table(own_host.url)
    await desk.my_turn()
    before = await desk.marker()
    own_host.take_writing(True)
    await desk.page.locator("[data-region][data-lit]").first.press("Enter")
    if await desk.taken(before):
        await desk.part("confirm").click()
    notice = desk.page.get_by_text("disk is failing").and_(desk.page.locator(":visible"))
    await expect(notice.first).to_be_visible()
    assert await desk.marker() == before
    own_host.take_writing(False)
    await desk.moved_on(before)
    await expect(notice).to_have_count(0)
