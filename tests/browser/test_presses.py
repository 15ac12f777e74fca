"""How many presses it takes to play, by the shortest way that the page offers, by finger.

Mouse and keys are in `web/src/drawn/presses.drawn.ts`, a whole lesson is in `test_lessons.py`.
"""

import re
from collections.abc import Sequence
from typing import Any, Literal

import pytest
from playwright.async_api import expect
from server.serving import Server

from .visitor import BAR, Pointer, Visitor, by_finger

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Device = Literal["mouse", "finger"]
SETTLED = ("gallia", "germania", "polonia", "hungaria")
MOST = 4
"""Presses after which something that has not been given is not going to be."""


class Presses:
    """Somebody who gives answers by as few presses as they can, and counts them."""

    def __init__(self, who: Visitor, device: Device = "mouse") -> None:
        self.who = who
        self.page = who.page
        self.device = device
        self.count = 0
        self.map = Pointer(0, tap=device == "finger")

    async def give(self, answer: str) -> None:
        """Press what stands for an answer, again if that only chose it; its button where there is more to choose from."""
        before = await self.who.marker()
        button = f"[data-answer='{answer}']"
        taken = f"({BAR}.dataset.sending || {BAR}.dataset.length !== '{before}')"
        chosen = f'document.querySelector("{button}[aria-pressed=true]")'
        # Where it is the only answer the bar alone confirms it
        confirmed = "document.querySelector('[data-testid=confirm]')"
        press = thing_of(answer) or button
        for _ in range(MOST):
            await self.press(press)
            await self.who.until(f'{taken} || document.querySelector("{button}") || {confirmed}')
            if await self.page.evaluate(f"Boolean({taken})"):
                break
            if not await self.page.evaluate(f"Boolean({chosen} || {confirmed})"):
                press = button
        await self.who.moved_on(before)

    async def try_in_vain(self, answer: str) -> None:
        """Press what stands for an answer, and its button or what confirms it, until it is refused."""
        refused = "document.querySelector('[data-testid=trouble]')"
        press = thing_of(answer) or f"[data-answer='{answer}']"
        for selector in (press, f"[data-answer='{answer}']:not([aria-pressed=true])", "[data-testid=confirm]"):
            if await self.page.locator(selector).count():
                await self.press(selector)
            if await self.page.evaluate(f"Boolean({refused})"):
                return
        await self.who.until(refused)

    async def press(self, selector: str) -> None:
        """Press something, wait until the page has shown what came of it, and count."""
        self.count += 1
        if self.device == "finger":
            # Where the map is small a rat is chosen by its region
            selector = re.sub(r"\[data-token='(\w+)\.\d'\]", r"[data-region='\1']", selector)
        thing = self.page.locator(selector).first
        region = re.fullmatch(r"\[data-region='(\w+)'\]", selector)
        if region:
            await self.map.on_map(self.page, region[1])
        elif self.device == "finger":
            await by_finger(thing)
        else:
            await thing.click()
        await self.page.evaluate(
            "() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))"
        )

    async def give_first(self) -> None:
        """Give the first of the answers that may be given."""
        await self.give((await self.table())["view"]["legal"][0])

    async def table(self) -> Any:
        """The table as the server tells it."""
        return await (await self.page.request.get(self.page.url.replace("/t/", "/api/tables/"))).json()


def thing_of(answer: str) -> str | None:
    """What on the table stands for an answer; None where only its button does."""
    verb, _, noun = answer.partition(" ")
    if verb in {"take", "use"}:
        return f"[data-card='{noun}']"
    place = noun.split(" ")[0] or verb
    if "." in place:
        return f"[data-token='{place}']"
    return f"[data-region='{place}']" if place.isalpha() and place not in {"yes", "no"} else None


def lone(view: dict[str, Any]) -> str:
    """The answer that adds one cube to a region where the seat to move has none."""
    adding = [answer.split(" ") for answer in view["legal"] if answer.startswith("add")]
    empty = (region for _, region, n in adding if n == "1" and not view["regions"][region]["cubes"][view["actor"]])
    return f"add {next(empty)} 1"


async def begin(who: Visitor, url: str, *answers: str, settled: Sequence[str] = SETTLED) -> Any:
    """A table for two at one screen where players have settled and these answers were given; `add` adds a cube to a region without."""
    await who.page.request.get(f"{url}/api/me")
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    body = {"game": "rattus", "seats": seats, "options": {"players": 2, "cards": "base"}}
    table = await who.post(f"{url}/api/tables", body)
    for wanted in (*settled, *answers):
        text = lone(table["view"]) if wanted == "add" else wanted
        answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": text}
        table = (await who.post(f"{url}/api/tables/{table['id']}/answers", answer))["table"]
    await who.page.goto(f"{url}/t/{table['id']}")
    await who.part("map").wait_for()
    await who.my_turn()
    return table["view"]


@pytest.fixture
def finger(phone: Visitor) -> Presses:
    """Somebody with a phone."""
    return Presses(phone, "finger")


async def test_cubes_are_added_by_two_presses_on_their_region(finger: Presses, host: Server) -> None:
    view = await begin(finger.who, host.url)
    await finger.give(next(answer for answer in view["legal"] if answer.startswith("add")))
    assert finger.count == 2


async def test_the_monk_takes_three_presses_card_rat_and_region(finger: Presses, host: Server) -> None:
    await begin(finger.who, host.url, "take monk")
    await finger.give("use monk")
    await finger.give_first()
    await finger.give_first()
    assert finger.count == 3


async def test_the_merchant_takes_three_presses_with_one_cube(finger: Presses, host: Server) -> None:
    view = await begin(finger.who, host.url, "take merchant", "add")
    me = view["actor"]
    await finger.give("use merchant")
    await finger.give(next(name for name, region in view["regions"].items() if region["cubes"][me] == 1))
    await finger.give_first()
    # How many is no question, and the page answers it
    await expect(finger.who.part("turn-bar")).to_have_attribute("data-question", "turn")
    assert finger.count == 3


async def test_the_merchant_takes_three_presses_with_several_cubes(finger: Presses, host: Server) -> None:
    view = await begin(finger.who, host.url, "take merchant")
    me = view["actor"]
    await finger.give("use merchant")
    await finger.give(next(name for name, region in view["regions"].items() if region["cubes"][me] == 2))
    # K-MERCHANT: as many of three as there are
    assert (await finger.table())["view"]["detail"]["most"] == 2
    before = await finger.who.marker()
    both = finger.page.locator("[data-answer$='; 2']").first
    goal = str(await both.get_attribute("data-answer")).partition(";")[0]
    await finger.press(f"[data-answer='{goal}; 2']")
    await finger.who.moved_on(before)
    assert finger.count == 3
    assert (await finger.table())["view"]["regions"][goal]["cubes"][me] >= 2
    # The way back leads to both at once
    await finger.press("[data-testid=undo]")
    await expect(finger.who.part("turn-bar")).to_have_attribute("data-question", "merchant to")


async def test_a_move_with_the_knight_takes_two_presses_on_its_goal(finger: Presses, host: Server) -> None:
    view = await begin(finger.who, host.url, "take knight", "add")
    await finger.give([answer for answer in view["legal"] if answer.startswith("plague")][-1])
    assert finger.count == 2


async def open_carcassonne(hand: Presses, url: str) -> None:
    """A table of Carcassonne for two at one screen; the first tile is in hand."""
    await hand.page.request.get(f"{url}/api/me")
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    table = await hand.who.post(f"{url}/api/tables", {"game": "carcassonne", "seats": seats, "options": {"players": 2}})
    await hand.page.goto(f"{url}/t/{table['id']}")
    await hand.page.locator("[data-target]").first.wait_for()
    await hand.press("[data-target]")
    await hand.who.part("none").wait_for()


async def test_a_tile_with_a_follower_takes_three_presses(finger: Presses, host: Server) -> None:
    await open_carcassonne(finger, host.url)
    before = await finger.who.marker()
    await finger.press("[data-spot]")
    # Two taps that follow each other closely are one, as a double click is
    await finger.press("[data-testid=confirm]")
    await finger.who.moved_on(before)
    assert finger.count == 3


async def test_a_tile_without_a_follower_takes_two_presses(finger: Presses, host: Server) -> None:
    await open_carcassonne(finger, host.url)
    before = await finger.who.marker()
    await finger.press("[data-testid=none]")
    await finger.who.moved_on(before)
    assert finger.count == 2
