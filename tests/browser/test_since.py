"""People who come back to a table read what has happened since, and can replay it step by step on the board."""

import asyncio
import random
from typing import Any

import pytest
from playwright.async_api import expect
from server.serving import Server

from .test_access import violations
from .visitor import BAR, Visitor, by_finger, eager

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BOARD = "document.querySelector('main .board').getBoundingClientRect().toJSON()"
LEAST = 0.57
"""The part of a phone's height that the board has at least."""


async def away(who: Visitor, url: str, game: str, turns: int) -> None:
    """Play some turns against two bots elsewhere, and open the table here once it is one's turn again."""
    rng = random.Random(3)
    await who.page.request.get(f"{url}/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = await who.post(f"{url}/api/tables", {"game": game, "seats": seats, "options": {"players": 3}})
    path, ended = f"{url}/api/tables/{table['id']}", 0
    while ended < turns or not table["view"]["legal"]:
        if table["view"]["legal"]:
            answer = eager(table["view"]["legal"], rng)
            table = (await who.post(f"{path}/answers", {"ply": table["ply"], "seat": 0, "answer": answer}))["table"]
            ended += table["view"]["actor"] != 0
        else:
            await asyncio.sleep(0.01)
            table = await (await who.page.request.get(path)).json()
    await who.page.goto(f"{url}/t/{table['id']}")
    await who.my_turn()
    # The chronicle is fetched beside the table, and may come after it
    await who.part("log").locator("li").first.wait_for(state="attached")


async def at_step(who: Visitor, number: int) -> None:
    """The board shows what was so after so many steps."""
    await expect(who.part("replay")).to_have_attribute("data-step", str(number))
    await expect(who.part("replay")).to_have_attribute("aria-busy", "false")


async def lines(who: Visitor) -> int:
    return await who.part("log").locator("li").count()


def pieces(shown: dict[str, Any]) -> list[Any]:
    """What lies on the board, whether or not it can be chosen, and what has been said."""
    return [[region.removesuffix(". Can be chosen") for region in shown["regions"]], shown["seats"], shown["log"]]


async def turn_by_turn(who: Visitor, last: int) -> None:
    step = 0
    while step < last:
        await who.page.keyboard.press("PageDown")
        await expect(who.part("replay")).not_to_have_attribute("data-step", str(step))
        step = int(await who.part("replay").get_attribute("data-step") or 0)
    await at_step(who, last)


async def counted(who: Visitor) -> int:
    """How many steps there are."""
    await who.page.keyboard.press(":")
    await who.part("command").wait_for()
    count = await who.part("since-text").locator("li").count()
    await who.leave_board()
    return count


@pytest.mark.journey
async def test_who_comes_back_replays_by_keys_what_has_happened_and_plays_on(
    desk: Visitor, host: Server, axe: str
) -> None:
    await away(desk, host.url, "rattus", turns=4)
    await expect(desk.part("since")).to_contain_text("Since you left:")
    now, board, steps = await desk.shown(), await desk.page.evaluate(BOARD), await counted(desk)
    assert steps > 3

    await desk.page.keyboard.press(":")
    await desk.part("since-replay").click()
    await at_step(desk, 0)
    await expect(desk.part("past")).to_be_visible()
    await expect(desk.part("turn-bar")).to_contain_text("Your turn now")
    assert await desk.question() is None
    assert await desk.page.evaluate(BOARD) == board
    assert await lines(desk) == len(now["log"]) - steps
    assert await violations(desk, axe) == []

    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)]:
        await desk.page.keyboard.press(key)
        await at_step(desk, step)
        assert await lines(desk) == len(now["log"]) - steps + step
    await turn_by_turn(desk, steps)
    assert pieces(await desk.shown()) == pieces(now)
    await desk.page.keyboard.press("Home")
    await at_step(desk, 0)
    assert pieces(await desk.shown())[0] != pieces(now)[0]
    # No key answers from there
    before = await desk.marker()
    for key in ("1", "Enter", "c", "u"):
        await desk.page.keyboard.press(key)
    assert await desk.marker() == before
    await desk.page.keyboard.press("End")
    await expect(desk.part("replay")).to_have_count(0)
    assert await desk.my_turn() is not None
    assert await desk.shown() == now
    await desk.type((await desk.legal()).split(", ")[0])
    await expect(desk.part("since")).to_contain_text("Since your turn:")
    assert desk.errors == []


async def test_on_a_phone_it_is_replayed_by_touch_and_the_board_keeps_its_place(
    phone: Visitor, host: Server, axe: str
) -> None:
    await away(phone, host.url, "carcassonne", turns=3)
    await expect(phone.part("since")).to_contain_text("Since you left:")
    board, steps, tiles = await phone.page.evaluate(BOARD), await counted(phone), phone.page.locator("[data-tile]")
    assert board["height"] >= LEAST * 844
    laid = await tiles.count()
    await by_finger(phone.part("since"))
    await at_step(phone, 0)
    await expect(tiles).to_have_count(laid - 2)
    assert await phone.page.evaluate(BOARD) == board
    assert await phone.no_side_scroll()
    assert await violations(phone, axe) == []
    # Nothing is tried or laid in the past
    await by_finger(phone.part("board"))
    await expect(phone.part("ghost")).to_have_count(0)
    while await tiles.count() == laid - 2:
        step = int(await phone.part("replay").get_attribute("data-step") or 0)
        assert step < steps
        await by_finger(phone.part("replay-next"))
        await at_step(phone, step + 1)
    await by_finger(phone.part("replay-previous"))
    await expect(tiles).to_have_count(laid - 2)
    assert await phone.page.evaluate(BOARD) == board
    await by_finger(phone.part("to-now"))
    await phone.until(f"{BAR}.dataset.question")
    await expect(phone.part("past")).to_have_count(0)
    await expect(tiles).to_have_count(laid)
    assert await phone.page.evaluate(BOARD) == board
    assert phone.errors == []
