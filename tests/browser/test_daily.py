"""The Daily Plague: from the start page to the deal, played to the end, ranked and shared; and past days for practice."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHORT = """
[[day]]
game = "rattus"
bots = ["random"]
options = { cards = "base" }
"""
"""A calendar of its own: every day the quickest game that there is, against a bot that does not think."""


@pytest.fixture
def daily_host(tmp_path: Path) -> Iterator[Server]:
    """A server on which every day is short."""
    calendar = tmp_path / "daily.toml"
    calendar.write_text(SHORT, encoding="utf-8")
    server = Server(tmp_path / "tables.sqlite3", daily=calendar).start()
    yield server
    server.stop()


async def play_unseen(who: Visitor, here: str) -> None:
    """Play a game to its end away from its page."""
    await who.leave()
    table = await (await who.page.request.get(here)).json()
    while not table["over"]:
        legal = table["view"]["legal"]
        if legal:
            table = (await who.post(f"{here}/answers", {"ply": table["ply"], "seat": 0, "answer": legal[-1]}))["table"]
        else:
            table = await (await who.page.request.get(here)).json()


@pytest.mark.journey
async def test_a_deal_is_played_to_the_end_ranked_and_shared(phone: Visitor, daily_host: Server, axe: str) -> None:
    await phone.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await phone.page.goto(daily_host.url)
    await phone.part("daily").tap()
    await expect(phone.part("daily-deal")).to_contain_text("Rattus")
    await expect(phone.part("daily-next")).to_contain_text("Next deal in")
    await expect(phone.part("daily-ranking")).to_contain_text("Nobody has finished")
    await expect(phone.page.locator("[data-day]")).to_have_count(37)
    assert await phone.no_side_scroll()
    assert await violations(phone, axe) == []

    await phone.part("daily-play").tap()
    await phone.part("map").wait_for()
    table_id = phone.page.url.rpartition("/")[2]
    # Left and come back to: it is the same game
    await phone.page.goto(f"{daily_host.url}/daily")
    await expect(phone.part("daily-play")).to_have_text("Continue your game")
    await phone.part("daily-play").tap()
    await expect(phone.page).to_have_url(f"{daily_host.url}/t/{table_id}")

    await play_unseen(phone, f"{daily_host.url}/api/tables/{table_id}")
    await phone.page.goto(f"{daily_host.url}/t/{table_id}")
    await phone.part("daily-end").tap()

    await expect(phone.part("daily-result")).to_contain_text("of 2")
    mine = phone.part("daily-ranking").locator("tr.me")
    await expect(mine).to_have_count(1)
    # One's own line is lit: the light goes on beyond its letters
    await expect(mine.locator("td").first).not_to_have_css("padding-left", "0px")
    await expect(mine.locator("td").last).not_to_have_css("padding-right", "0px")
    await expect(phone.part("daily-streak")).to_contain_text("One day")
    await phone.part("daily-copy").tap()
    await expect(phone.part("daily-result")).to_contain_text("Copied.")
    shared = await phone.page.evaluate("navigator.clipboard.readText()")
    assert shared.splitlines()[0].startswith("Ratskeller · The Daily Plague")
    # Read tomorrow, it is the same deal
    assert re.fullmatch(rf"{daily_host.url}/daily/\d{{4}}-\d\d-\d\d", shared.splitlines()[-1])
    assert set(shared.splitlines()[3]) <= set("▲●▼")
    assert await violations(phone, axe) == []

    # A past day is practice at a new table, and counts for nothing
    await phone.page.locator("[data-day]").first.focus()
    await phone.page.keyboard.press("Enter")
    await expect(phone.part("daily-play")).to_have_text("Practise this deal")
    await phone.part("daily-play").tap()
    await phone.part("map").wait_for()
    assert phone.page.url.rpartition("/")[2] != table_id

    # Signed in, one reads nothing about browsers without an account. What a table asks for meanwhile would come with the old session.
    await phone.leave()
    await phone.post(f"{daily_host.url}/api/me/account", {"name": "Diarist", "password": "Bring out your dead"})
    await phone.page.goto(shared.splitlines()[-1])
    await expect(phone.part("daily-honest")).to_contain_text("Nobody can check whether you are playing alone")
    await expect(phone.part("daily-honest")).not_to_contain_text("without an account")
    assert phone.errors == []
