"""The rules in the browser: found by their numbers and their words, read over the table, and told in a minute."""

import asyncio

import pytest
from playwright.async_api import Route, expect
from server.serving import Server

from .test_access import violations
from .visitor import COMPLETE, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SAID = "(all) => all.map((it) => it.textContent.toLowerCase())"
READ = {"RulesPage", "Reading", "rules", "rattus-board", "en"}
"""The pieces of the rules of Rattus that the start page doesn't need; `en` is the words of the book."""
HASH = len("-12345678.js")
ALL_OUT = 30
"""Seconds after which a request that is not out waits for another one."""
SEEN = """() => {
  const top = document.querySelector("[data-testid=rules-find]").getBoundingClientRect().bottom;
  const { y } = document.querySelector("[data-sought] h3").getBoundingClientRect();
  return top <= y && y < innerHeight;
}"""


@pytest.mark.journey
async def test_a_rule_is_found_by_its_number_and_by_its_words(phone: Visitor, host: Server, axe: str) -> None:
    await phone.page.goto(f"{host.url}/rules/rattus#Q2")
    await expect(phone.page.locator("[data-sought]")).to_have_attribute("data-passage", "C5")
    await phone.until(SEEN)
    assert await violations(phone, axe) == []
    assert await phone.no_side_scroll()
    passages = phone.page.locator("[data-passage]")
    everything = await passages.count()
    await phone.part("rules-find").fill("Bishop  WALL")
    await expect(phone.page.locator("mark").first).to_be_visible()
    found = await passages.evaluate_all(SAID)
    assert 0 < len(found) < everything
    assert all("bishop" in text and "wall" in text for text in found)
    await phone.page.keyboard.press("Enter")
    await expect(passages.first).to_be_focused()
    await phone.page.keyboard.press("Escape")
    await expect(passages).to_have_count(everything)
    await phone.page.locator("a[href='/rules/rattus#F6']").first.click()
    await expect(phone.page.locator("[data-sought]")).to_have_attribute("data-passage", "F6")
    await expect(phone.page).to_have_url(f"{host.url}/rules/rattus#F6")
    await phone.part("rules-find").fill("xylophone")
    await expect(passages).to_have_count(0)
    assert phone.errors == []


async def test_the_rules_are_read_beside_the_board_and_a_hint_is_put_away_until_hints_are_asked_for_anew(
    desk: Visitor, host: Server, axe: str
) -> None:
    await desk.open_table(host.url)
    await desk.my_turn()
    address, table = desk.page.url, await desk.shown()
    await desk.part("panel").get_by_role("link").click()
    await expect(desk.page.locator("[data-sought]")).to_have_attribute("data-passage", "S7")
    await expect(desk.part("rules-here").first).to_contain_text("Two play here")
    assert await violations(desk, axe) == []
    await expect(desk.part("rules-sheet")).to_have_count(0)
    await desk.unfold("log")
    assert (desk.page.url, await desk.shown()) == (address, table)
    await desk.part("help").click()
    await desk.part("rules-links").get_by_role("link").first.click()
    await expect(desk.part("minute").locator("li")).to_have_count(6)
    assert await violations(desk, axe) == []
    await desk.page.evaluate("localStorage['ratskeller-hints'] = '[]'")
    await desk.page.reload()
    await desk.part("hint-close").click()
    await expect(desk.part("hint")).to_have_count(0)
    assert await desk.page.evaluate("localStorage['ratskeller-hints']") == '["rattus-new"]'
    await desk.part("help").click()
    for wanted in ("false", "true"):
        await desk.page.locator(f"[data-hints={wanted}]").click()
    await desk.page.keyboard.press("Escape")
    await expect(desk.part("hint")).to_be_visible()
    assert desk.errors == []


@pytest.mark.own_page
async def test_all_that_the_rules_need_is_asked_for_before_any_of_it_is_answered(phone: Visitor, host: Server) -> None:
    asked: list[str] = []
    is_line_free = asyncio.Event()

    async def hold(route: Route) -> None:
        asked.append(route.request.url.rpartition("/")[2][:-HASH])
        await is_line_free.wait()
        await route.continue_()

    await phone.page.goto(host.url)
    await phone.until(COMPLETE)
    await phone.page.wait_for_load_state("networkidle")
    await phone.page.route("**/assets/*.js", hold)
    await phone.page.locator("a[href='/rules/rattus']").first.click()
    async with asyncio.timeout(ALL_OUT):
        while not set(asked) >= READ:
            await phone.page.wait_for_timeout(50)
    before = len(asked)
    is_line_free.set()
    await expect(phone.part("rules-contents")).to_be_visible()
    assert asked[before:] == []
    assert phone.errors == []
