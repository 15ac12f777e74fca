"""Choosing what a table is played with: own cards by finger (S10), and opponents. The rest is in `web/src/drawn/choosing.drawn.ts`."""

from pathlib import Path
from typing import Any

import pytest
from packages.installed import install
from playwright.async_api import Locator, expect
from server.serving import Server

from ratskeller import bots
from ratskeller.bots.registry import plugin_names
from ratskeller.games.rattus.views.catalogue import catalogue

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

CATALOGUE = catalogue()
CHURCH = ["monk", "nun", "bishop", "peasant", "serf", "knight"]
"""All three of one class, two of another."""
MOST_TABS = 120


async def visit(who: Visitor, url: str) -> None:
    """Go to the start page, and wait until the cards are laid out."""
    await who.page.goto(url)
    await way(who, "base").wait_for()


def way(who: Visitor, name: str) -> Locator:
    return who.page.locator(f"[data-way={name}]")


def pick(who: Visitor, card: str) -> Locator:
    return who.page.locator(f"[data-pick={card}]")


async def picked(who: Visitor) -> set[str]:
    """The cards of an own set, as they are shown."""
    taken = who.page.locator("[data-pick][aria-pressed=true]")
    return {str(await card.get_attribute("data-pick")) for card in await taken.all()}


async def begin(who: Visitor) -> Any:
    """Wait for the table that was just opened, and return its view."""
    await who.part("map").wait_for()
    return (await (await who.page.request.get(who.page.url.replace("/t/", "/api/tables/"))).json())["view"]


async def play(who: Visitor) -> Any:
    await who.part("play-now").click()
    return await begin(who)


async def test_own_six_are_chosen_by_finger(phone: Visitor, host: Server) -> None:
    who, press = phone, Locator.tap
    await visit(who, host.url)
    await press(way(who, "own"))
    await expect(way(who, "own")).to_have_attribute("aria-pressed", "true")
    assert await picked(who) == set(CATALOGUE.sets["base"])
    await press(who.page.get_by_role("button", name="Clear all"))
    for count, card in enumerate(CHURCH):
        await expect(who.part("play-now")).to_be_disabled()
        await expect(who.part("set-count")).to_contain_text(f"{count} of 6")
        await press(pick(who, card))
    await expect(who.part("set-count")).to_contain_text("6 of 6")
    await expect(pick(who, "queen")).to_be_disabled()
    await press(pick(who, "queen"), force=True)
    assert await picked(who) == set(CHURCH), "a seventh card was taken"
    assert await who.no_side_scroll()
    await press(who.part("play-now"))
    assert set((await begin(who))["options"]["cards"]) == set(CHURCH)
    assert who.errors == []


async def tab_to(who: Visitor, selector: str, key: str = "Tab") -> None:
    for _ in range(MOST_TABS):
        if await who.page.evaluate(f"document.activeElement?.matches(`{selector}`)"):
            return
        await who.page.keyboard.press(key)
    raise AssertionError(f"{selector} is out of reach of {key}")


async def lying(who: Visitor) -> Any:
    """Where the seats lie on the page, and what comes after them."""
    return await who.page.evaluate(
        """() => [...document.querySelectorAll('[data-seat-kind], [data-way]')].map((it) => {
          const box = it.getBoundingClientRect();
          return [box.top + scrollY, box.height];
        })"""
    )


@pytest.mark.journey
async def test_opponents_are_chosen_by_mouse_and_by_keyboard_and_sit_at_the_table(
    desk: Visitor, host: Server, axe: str
) -> None:
    """The page stays in place for every choice. Who never finished a game is offered the weakest, who comes back the last opponent."""
    await visit(desk, host.url)
    await desk.page.locator("[data-players='3']").click()
    rows = [desk.page.locator(f"[data-seat-kind='{seat}']") for seat in range(3)]
    await expect(rows[1]).to_contain_text("The foundling")
    await expect(rows[2]).to_contain_text("The novice")
    before = await lying(desk)
    await rows[1].click()
    await desk.part("seat-choice").wait_for()
    assert await violations(desk, axe) == []
    offered = desk.page.locator("[data-seat-option^='bot:']")
    names = [str(await it.get_attribute("data-seat-option"))[4:] for it in await offered.all()]
    assert names == [*bots.levels("rattus"), "companion", *plugin_names("rattus"), *bots.styles("rattus")]
    companion = desk.page.locator("[data-seat-option='bot:companion']")
    await expect(companion).to_contain_text("Like the foundling, until you have finished a game.")
    ranked = offered.locator("[role=img]")
    strengths = [await it.get_attribute("aria-label") for it in await ranked.all()]
    assert strengths == [f"Strength {place} of 6" for place in (*range(1, 7), 1)]
    await desk.page.locator("[data-seat-option='bot:cellarer']").click()
    await expect(rows[1]).to_contain_text("The cellarer")
    await expect(rows[1]).to_be_focused()
    await tab_to(desk, "[data-seat-kind='2']")
    await desk.page.keyboard.press("Enter")
    await expect(desk.page.locator("[data-seat-option='bot:novice']")).to_be_focused()
    for _ in range(4):
        await desk.page.keyboard.press("ArrowDown")
    await desk.page.keyboard.press("Enter")
    await expect(rows[2]).to_have_attribute("data-kind", "bot:plague-doctor")
    assert await lying(desk) == before
    await play(desk)
    sitting = desk.page.locator("[data-bot]")
    for at, bot in enumerate(("cellarer", "plague-doctor")):
        await expect(sitting.nth(at)).to_have_attribute("data-bot", bot)
    await expect(sitting.first.locator("[data-face=cellarer] .line").first).to_be_attached()
    await desk.my_turn()
    await desk.page.keyboard.press(":")
    await expect(desk.part("company")).to_contain_text("Blue: The cellarer (computer).")
    await visit(desk, host.url)
    await expect(rows[1]).to_contain_text("The cellarer")
    assert desk.errors == []


async def test_a_bot_of_another_package_is_offered_after_the_levels_and_plays(desk: Visitor, tmp_path: Path) -> None:
    install(tmp_path, "last_bot")
    host = Server(tmp_path / "tables.sqlite3", python_path=tmp_path).start()
    try:
        await visit(desk, host.url)
        await desk.page.locator("[data-seat-kind='1']").click()
        offered = desk.page.locator("[data-seat-option^='bot:']")
        names = [str(await it.get_attribute("data-seat-option"))[4:] for it in await offered.all()]
        assert names == [
            *bots.levels("rattus"),
            "companion",
            *sorted(["last", *plugin_names("rattus")]),
            *bots.styles("rattus"),
        ]
        await desk.page.locator("[data-seat-option='bot:last']").click()
        await play(desk)
        for _ in range(2):
            assert await desk.my_turn() == "settle"
            await desk.type("gallia")
        assert await desk.my_turn() == "turn"
        table = desk.page.url.rpartition("/")[2]
        log = (await (await desk.page.request.get(f"{host.url}/api/tables/{table}/log")).json())["entries"]
        played = [entry for entry in log if entry["actor"] == 1]
        assert len(played) == 2
        assert all(entry["stand_in"] is None for entry in played)
        assert desk.errors == []
    finally:
        host.stop()
