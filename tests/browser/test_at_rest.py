"""A page on which nothing happens draws no pictures: an endless movement would take a good part of a processor, and of a battery."""

import pytest
from playwright.async_api import expect
from server.serving import Server

from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# Draws pictures until the page has asked for none during as many as it may follow a movement; false: it never stops asking
COMES_TO_REST = """async () => {
  const own = requestAnimationFrame;
  let asked = 0;
  window.requestAnimationFrame = (step) => (asked++, own(step));
  let quiet = 0;
  for (let count = 0; count < 600 && quiet < 20; count++) {
    const before = asked;
    await new Promise((drawn) => own(drawn));
    quiet = asked === before ? quiet + 1 : 0;
  }
  window.requestAnimationFrame = own;
  return quiet === 20;
}"""
ENDLESS = """() => document.getAnimations().filter((it) => it.effect.getComputedTiming().endTime === Infinity).length"""


async def at_rest(who: Visitor) -> bool:
    """Whether nothing on the page moves without an end."""
    return await who.page.evaluate(COMES_TO_REST) and await who.page.evaluate(ENDLESS) == 0


async def begun(who: Visitor, url: str) -> tuple[str, list[str]]:
    """Have everybody settle at a table for two at one screen; return its address and what may be answered then."""
    await who.page.request.get(f"{url}/api/me")
    table = await who.post(f"{url}/api/tables", {"game": "rattus", "seats": [{"kind": "me"}, {"kind": "hotseat"}]})
    for region in ("gallia", "germania", "polonia", "hungaria"):
        answer = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": region}
        table = (await who.post(f"{url}/api/tables/{table['id']}/answers", answer))["table"]
    return f"{url}/t/{table['id']}", table["view"]["legal"]


async def test_a_region_that_was_chosen_has_its_choices_beside_it_and_nothing_moves(
    desk: Visitor, host: Server
) -> None:
    link, legal = await begun(desk, host.url)
    goals = {answer.split(" ")[1] for answer in legal if answer.startswith("plague")}
    region = next(
        answer.split(" ")[1] for answer in legal if answer.startswith("add") and answer.split(" ")[1] in goals
    )
    await desk.page.goto(link)
    await desk.my_turn()
    await desk.page.locator(f"[data-region={region}]").focus()
    await desk.page.keyboard.press("Enter")
    await expect(desk.part("choices-here")).to_be_visible()
    assert await at_rest(desk)
    assert desk.errors == []


async def test_somebody_who_takes_their_time_breathes_only_for_a_while(
    phone: Visitor, watcher: Visitor, host: Server
) -> None:
    link, _ = await begun(phone, host.url)
    await watcher.page.goto(link)
    await expect(watcher.part("thinking")).to_be_visible()
    assert await at_rest(watcher)
    assert watcher.errors == []
