"""Sounds: what each of them is, measured; who hears them and who does not."""

import json
import shutil
import subprocess
from itertools import combinations
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from server.serving import Server

from .conftest import missing
from .visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WEB = Path(__file__).parents[2] / "web"
BUNDLE = """
import { rolldown } from "rolldown";
const bundle = await rolldown({ input: ["src/lib/sound/recipes.ts"] });
const { output } = await bundle.generate({ format: "es" });
process.stdout.write(output[0].code);
"""
RENDER = """async (code) => {
  const { RECIPES } = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const rate = 22050, seconds = 2, found = {};
  for (const [kind, recipe] of Object.entries(RECIPES)) {
    const audio = new OfflineAudioContext(1, seconds * rate, rate);
    recipe({ audio, out: audio.destination, at: 0 });
    const samples = (await audio.startRendering()).getChannelData(0);
    const loud = (from, to) => Math.hypot(...samples.subarray(from, to)) / Math.sqrt(to - from);
    const crossings = (from, to) => { let n = 0; for (let i = from + 1; i < to; i++) n += samples[i] * samples[i - 1] < 0; return n; };
    // How loud and how high it is, twenty times a second: what the ear tells sounds apart by
    const parts = Array.from({ length: 24 }, (_, i) => [i * rate / 20 | 0, (i + 1) * rate / 20 | 0]);
    found[kind] = {
      peak: samples.reduce((most, it) => Math.max(most, Math.abs(it)), 0),
      ends: (samples.findLastIndex((it) => Math.abs(it) > 0.001) + 1) / rate,
      loudness: parts.map(([from, to]) => loud(from, to)),
      height: parts.map(([from, to]) => (loud(from, to) > 0.005 ? crossings(from, to) : 0)),
    };
  }
  return found;
}"""
COUNTED = """
window.played = 0;
for (const name of ["createOscillator", "createBufferSource"]) {
  const make = BaseAudioContext.prototype[name];
  BaseAudioContext.prototype[name] = function () { window.played += 1; return make.call(this); };
}
"""


def recipes() -> str:
    """The recipes of the sounds as one module."""
    if shutil.which("node") is None or not (WEB / "node_modules" / "rolldown").is_dir():
        missing("no rolldown: run npm ci in web/")
    command = ["node", "--input-type=module", "-e", BUNDLE]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True, encoding="utf-8").stdout


async def played(page: Page) -> int:
    return int(await page.evaluate("window.played"))


async def test_every_sound_is_audible_short_and_its_own_and_none_clips(desk: Visitor) -> None:
    # The policy of our pages loads no such module
    await desk.page.goto("about:blank")
    found = await desk.page.evaluate(RENDER, recipes())
    assert len(found) > 15
    for kind, it in found.items():
        assert 0.08 < it["peak"] < 0.98, kind
        assert max(it["loudness"]) > 0.03, kind
        assert 0.05 < it["ends"] <= 1.2, kind
    for one, other in combinations(found, 2):
        a, b = found[one], found[other]
        height = sum(abs(x - y) for x, y in zip(a["height"], b["height"], strict=True))
        most = sum(max(x, y) for x, y in zip(a["height"], b["height"], strict=True))
        assert height > 0.1 * most, (one, other)


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
