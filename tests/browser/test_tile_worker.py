"""Tiles that a worker paints look as those that the page paints itself, where the browser can't do it in a worker."""

import base64

import numpy as np
import pytest
from PIL import Image
from playwright.async_api import Browser

from .pictures.comparison import compare, opened
from .pictures.drawing import Easel, reached
from .pictures.scenes import Device, Scene
from .reaching import asked

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LATE = ("carcassonne-twelve-plague-tiles-4", 226, 3)
"""A game with 76 tiles on its board, and the seat that is to lay one."""
COUNTED = """{
  globalThis.ordered = globalThis.ready = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.strokes) globalThis.ordered++;
    return postMessage.call(this, message, ...more);
  };
  const own = Worker;
  globalThis.Worker = class extends own {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => data.kind === "ready" && globalThis.ready++);
    }
  };
}"""
"""Counts the tiles that workers are to paint."""
ALONE = "delete globalThis.OffscreenCanvas;"
FINISHED = "!document.querySelector('[data-testid=board] canvas[data-unfinished]')"
PIXELS = "document.querySelector('[data-testid=board] canvas').toDataURL()"


async def pictures(easel: Easel, init: str, has_worker: bool) -> list[str]:
    """Return what is painted of the board, at first and brought nearer step by step, by a page that begins with a script."""
    page = easel.who.page
    await page.add_init_script(init)
    await page.reload()
    await asked(easel.who)
    if has_worker:
        await easel.who.until("globalThis.ready")
    found = []
    for _ in range(4):
        await easel.settled()
        await easel.who.until(FINISHED)
        found.append(await page.evaluate(PIXELS))
        await page.keyboard.press("+")
    return found


def image(url: str) -> Image.Image:
    return opened(base64.b64decode(url.partition(",")[2]))


@pytest.mark.parametrize("device", ["desktop", "phone"])
async def test_a_worker_paints_the_same_picture_as_the_page(browser: Browser, device: Device) -> None:
    scene = Scene("late-board", *LATE, asked, device)
    async with reached(browser, scene) as easel:
        by_worker = await pictures(easel, COUNTED, has_worker=True)
        assert await easel.who.page.evaluate("globalThis.ordered") > 20
        assert easel.faults == []
    async with reached(browser, scene) as easel:
        by_page = await pictures(easel, COUNTED + ALONE, has_worker=False)
        assert await easel.who.page.evaluate("globalThis.ordered") == 0
        assert easel.faults == []
    assert len(set(by_worker)) == len(by_worker)
    for worker, page in zip(map(image, by_worker), map(image, by_page), strict=True):
        assert compare(page, worker).is_same
        is_same = (np.asarray(page) == np.asarray(worker)).all(axis=2)
        # Tiles overlap by a pixel, and where a large one ends, a path may be smoothed otherwise than on a canvas of its own
        assert is_same.mean() > 0.99
