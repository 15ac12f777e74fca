"""Whole games of Carcassonne in the browser: by mouse, by finger, by keyboard and on the text board, and the last scoring."""

import re
from typing import Any

import pytest
from playwright.async_api import expect
from server.serving import Server

from .reader import Reader
from .settler import Finger, Keys, Settler
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


STAY = 2400
"""Milliseconds for which a step of the last scoring is shown."""


async def scores_are_walked_through(who: Settler, players: int) -> None:
    """Go through the last scoring to the ranking; the points shown at its end are those of the table."""
    seen = who.visitor
    walk = seen.part("final-walk")
    if await walk.count():
        await seen.part("walk-end").click()
    await seen.part("ranking").wait_for()
    await expect(seen.part("ranking").locator("> ol > li")).to_have_count(players)
    assert await who.points() == (await table_of(who))["view"]["scores"]
    assert await seen.no_side_scroll()
    assert seen.errors == []


async def the_walk_goes_on_by_itself(seen: Visitor) -> None:
    """Show the last scoring from the ranking on, without a press between its first and its last step."""
    # The page's time stands still unless it is told to go on: no step is over before it was looked at.
    clock = seen.page.clock
    await clock.install(time=0)
    await clock.pause_at(1)
    await seen.part("walk-open").click()
    walk, pause = seen.part("final-walk"), seen.part("walk-pause")
    await pause.click()
    shown = 0
    while await pause.count():
        await expect(walk).to_have_attribute("data-step", str(shown))
        await clock.run_for(STAY)
        shown += 1
        await expect(walk).to_have_attribute("data-step", str(shown))
    assert shown > 1


async def table_of(who: Settler) -> Any:
    """The table as the server tells it."""
    address = who.page.url.replace("/t/", "/api/tables/")
    return await (await who.page.request.get(address)).json()


@pytest.mark.journey
@pytest.mark.own_page
async def test_a_game_of_carcassonne_is_played_by_mouse(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    await who.begin(host.url, players=4)
    assert await who.play(Finger(1)) > 15
    await scores_are_walked_through(who, 4)
    await the_walk_goes_on_by_itself(desk)


@pytest.mark.journey
async def test_a_game_of_carcassonne_is_played_by_touch_on_a_phone(phone: Visitor, host: Server) -> None:
    who = Settler(phone)
    await who.begin(host.url, players=4, tap=True, river=True, abbot=True)
    assert await phone.no_side_scroll()
    assert await who.play_both_ends(Finger(2, tap=True)) > 6
    await scores_are_walked_through(who, 4)


@pytest.mark.journey
async def test_a_game_of_carcassonne_is_played_by_keyboard_alone(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    await who.begin(host.url, players=5, inns=True, plague_tiles=12)
    assert await who.play_both_ends(Keys(3)) > 6
    await scores_are_walked_through(who, 5)


async def test_a_game_of_carcassonne_is_played_by_keyboard_on_a_small_screen(phone: Visitor, host: Server) -> None:
    who = Settler(phone)
    await who.begin(host.url, players=5, plague=False)
    assert await who.play_both_ends(Keys(4)) > 6
    await scores_are_walked_through(who, 5)


@pytest.mark.journey
async def test_options_are_chosen_and_remembered_for_the_next_visit(desk: Visitor, host: Server) -> None:
    who = Settler(desk)
    wanted = {"spread": "copy", "reach": "feature", "grace": 17, "farmers": False, "small_cities": 2}
    await who.begin(host.url, **wanted)
    options = (await table_of(who))["view"]["options"]
    assert wanted.items() <= options.items()
    await desk.page.goto(host.url)
    await expect(desk.page.locator("[data-option=spread][data-value=copy]")).to_have_attribute("aria-pressed", "true")
    await desk.page.locator("[data-game=rattus]").click()
    await desk.page.locator("[data-way=base]").wait_for()
    assert desk.errors == []


@pytest.mark.journey
async def test_a_game_of_carcassonne_is_played_on_the_text_board_alone(phone: Visitor, host: Server) -> None:
    who = Settler(phone)
    await who.begin(host.url, players=5)
    await phone.skip()
    await who.my_turn()
    reader = Reader(phone, seed=10)
    await reader.open()
    assert await reader.play("none") > 2
    await expect(phone.part("text-question")).to_contain_text(re.compile("wins|Shared victory"))
    assert await phone.no_side_scroll()
    await phone.leave_board()
    await scores_are_walked_through(who, 5)
