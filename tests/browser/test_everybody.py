"""What is seldom seen is open to everybody as well: pages beside the table, sheets over it, no motion, and colours set by the system."""

from typing import Any, Literal

import pytest
from playwright.async_api import expect
from server.serving import Server

from .settler import Finger, Settler
from .test_access import violations
from .visitor import ASKED, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHEET = "dialog[open]"
INSTANT = 20
"""Milliseconds in which nobody sees anything move."""

NOTE_MOTION = (
    f"const INSTANT = {INSTANT};"
    + """
  window.moved = [];
  const note = ({ target }) => {
    for (const it of target.getAnimations()) {
      const { duration, iterations } = it.effect.getTiming();
      if (duration * iterations > INSTANT) window.moved.push(`${target.outerHTML.slice(0, 80)}: ${duration} ms`);
    }
  };
  addEventListener("animationstart", note, true);
  addEventListener("transitionrun", note, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const { duration = timing } = timing;
    if (duration > INSTANT) window.moved.push(`${this.outerHTML.slice(0, 80)}: ${duration} ms`);
    return animate.call(this, frames, timing);
  };
"""
)
"""Keeps what moves for longer, in `moved`."""

LOOK = """(it) => {
  const paths = [it, ...it.querySelectorAll("path, rect, text")];
  const names = ["fill", "stroke", "strokeWidth", "strokeDasharray", "borderColor", "borderStyle", "backgroundColor"];
  return paths.map((path) => names.map((name) => getComputedStyle(path)[name]).join()).join(";");
}"""
"""How a thing is drawn, wherever it is."""


async def finished(who: Visitor, url: str) -> str:
    """Play a game of Rattus to its end, and return the address of its table."""
    table = await who.found(url, lambda view: bool(view["round"] == "over"), seed=1)
    return f"{url}/t/{table['id']}"


async def begun(who: Visitor, url: str, game: str = "rattus") -> None:
    """Go to a new table against a bot whose turns may be analysed at any time."""
    await who.page.request.get(f"{url}/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body: dict[str, Any] = {"game": game, "seats": seats, "options": {"players": 2}, "analysis": True}
    table = await who.post(f"{url}/api/tables", body)
    await who.page.goto(f"{url}/t/{table['id']}")
    await who.until(ASKED)


async def is_open(who: Visitor, axe: str, button: str, there: str = SHEET) -> None:
    """Press a button, look at the sheet that it opens, and close that again."""
    await who.part(button).first.click()
    await who.page.locator(there).first.wait_for()
    assert await violations(who, axe, SHEET) == [], button
    await who.page.keyboard.press("Escape")
    await expect(who.page.locator(SHEET)).to_have_count(0)


async def test_the_pages_in_a_minute(phone: Visitor, host: Server, axe: str) -> None:
    for page in ("rattus/minute", "carcassonne/minute", "carcassonne/plague"):
        await phone.page.goto(f"{host.url}/rules/{page}")
        await phone.part("minute").wait_for()
        assert await violations(phone, axe) == [], page
        assert await phone.no_side_scroll(), page


async def test_the_ranking_and_the_sheets_of_a_finished_game(phone: Visitor, host: Server, axe: str) -> None:
    await phone.page.goto(await finished(phone, host.url))
    await phone.part("ranking").wait_for()
    assert await violations(phone, axe) == []
    await is_open(phone, axe, "ravages")
    await is_open(phone, axe, "end-ring", "[data-testid=end-sheet]")


async def test_the_sheets_over_a_table(desk: Visitor, host: Server, axe: str) -> None:
    await begun(desk, host.url)
    await is_open(desk, axe, "book", "[data-book]")
    await is_open(desk, axe, "end-ring", "[data-testid=end-sheet]")
    await desk.page.locator("[data-bot]").first.click()
    await desk.part("bot-sheet").wait_for()
    assert await violations(desk, axe, SHEET) == []


@pytest.mark.own_page
@pytest.mark.parametrize(("device", "speed"), [("reduce", "normal"), ("no-preference", "off")])
async def test_nothing_moves_for_people_who_want_that(
    desk: Visitor, host: Server, device: Literal["reduce", "no-preference"], speed: str
) -> None:
    await desk.page.emulate_media(reduced_motion=device)
    await desk.page.add_init_script(NOTE_MOTION)
    await desk.page.add_init_script(f"localStorage.ratskeller = JSON.stringify({{ speed: '{speed}' }})")
    await begun(desk, host.url, "carcassonne")
    hand, who = Finger(4), Settler(desk)
    await who.turn(hand)
    await who.my_turn()
    await begun(desk, host.url)
    before = await desk.marker()
    await desk.page.locator("[data-answer]").first.click()
    await desk.part("confirm").click()
    await desk.moved_on(before)
    await desk.my_turn()
    assert await desk.page.evaluate("window.moved") == []


async def test_colours_of_the_system_show_as_much(desk: Visitor, host: Server) -> None:
    await desk.page.emulate_media(forced_colors="active")
    await desk.open_situation(host.url, lambda view: any(it.startswith("plague") for it in view["legal"]))
    seats = desk.page.locator("[data-seat] svg[role=img]")
    await seats.first.wait_for()
    assert len(set(await seats.all_text_contents())) == await seats.count() == 2
    await desk.page.locator("[data-group=plague]").click()
    # Until then another step of the turn may light its regions
    await desk.opened("plague")
    listed = desk.part("panel")
    # Of a region that is chosen only its own answers are listed: it may have but one
    free = await listed.locator("[data-answer][aria-pressed=false]").first.evaluate(LOOK)
    lit = desk.page.locator("[data-region][data-lit]")
    await lit.first.dispatch_event("click")
    chosen = desk.page.locator("[data-region][aria-pressed=true]")
    legal = desk.page.locator("[data-region][data-lit][aria-pressed=false]")
    other = desk.page.locator("[data-region]:not([data-lit]):not([aria-pressed=true])")
    assert len({await it.first.evaluate(LOOK) for it in (chosen, legal, other)}) == 3
    assert await listed.locator("[data-answer][aria-pressed=true]").first.evaluate(LOOK) != free
