"""Sounds: who hears them and who does not. What each of them is, is measured in `web/src/drawn/sounds.drawn.ts`."""

import json

import pytest
from playwright.async_api import Page, expect
from server.serving import Server

from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

COUNTED = """
window.played = 0;
for (const name of ["createOscillator", "createBufferSource"]) {
  const make = BaseAudioContext.prototype[name];
  BaseAudioContext.prototype[name] = function () { window.played += 1; return make.call(this); };
}
"""


async def played(page: Page) -> int:
    return int(await page.evaluate("window.played"))


@pytest.mark.own_page
async def test_sounds_are_off_on_a_phone_and_on_at_a_desk_where_each_change_is_heard(
    phone: Visitor, desk: Visitor, host: Server
) -> None:
    said: list[str] = []
    desk.page.on("console", lambda message: said.append(message.text))
    for who in (phone, desk):
        await who.page.add_init_script(COUNTED)
    await phone.open_table(host.url)
    await phone.part("help").click()
    await expect(phone.page.locator("[data-sound=off]")).to_have_attribute("aria-pressed", "true")
    await expect(phone.part("volume")).to_be_disabled()
    assert await played(phone.page) == 0

    await desk.open_table(host.url)
    await desk.my_turn()
    await desk.type("gallia")
    await desk.page.wait_for_function("() => window.played > 0")
    await desk.my_turn()
    await desk.part("help").click()
    volume, plague = desk.part("volume"), desk.page.locator("[data-sound=plague]")
    await plague.click()
    await expect(plague).to_have_attribute("aria-pressed", "false")
    before = await played(desk.page)
    await plague.press("Enter")
    await desk.page.wait_for_function("(before) => window.played > before", arg=before)
    await volume.focus()
    await volume.press("Home")
    await expect(volume).to_have_attribute("aria-valuetext", "0%")
    # At no volume nothing is made, neither by a change nor by what happens at the table
    before = await played(desk.page)
    await plague.click()
    await plague.click()
    await desk.page.keyboard.press("Escape")
    await desk.type("gallia")
    await desk.my_turn()
    assert await played(desk.page) == before
    assert json.loads(await desk.page.evaluate("localStorage['ratskeller-sound']"))["volume"] == 0
    assert [it for it in said if "Audio" in it] == []
