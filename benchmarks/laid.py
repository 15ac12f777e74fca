"""What one answer asks of the board in a browser: `python -m benchmarks.laid [rattus|carcassonne]` prints milliseconds and counts as JSON.

A Chromium without a graphics card watches a table as a spectator, while others answer; the board shows every answer at once. For each
answer the browser's own counter tells how many milliseconds of the processor the main thread took until it was idle again. The page
counts what is painted on canvases: tiles drawn anew, pixels put, canvases allocated, and the bytes that all of them hold.

The board of Carcassonne, with `--tiles` (80) on it, is seen on a desktop and on a phone (390 by 844, three pixels a point). Then it is
pushed around with a processor that is `--slower` (4) times slower, and the pictures of a second are counted.
"""

import argparse
import json
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, BrowserContext, CDPSession, Page, sync_playwright

from benchmarks.board import counters, dealt, far, served
from benchmarks.press import begun

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True},
}
QUICK = "localStorage.ratskeller = JSON.stringify({ speed: 'off' })"
# Counts what is painted, and keeps every canvas in view as long as it lives
COUNT = """(() => {
  const counts = (globalThis.painted = { put: 0, pixels: 0, drawn: 0, sized: 0 });
  const alive = new Set();
  const canvases = [];
  const know = (it) => (alive.has(it) || canvases.push(new WeakRef(it)), it);
  const create = document.createElement;
  document.createElement = function (name, ...more) {
    const made = create.call(this, name, ...more);
    return name === "canvas" ? know(made) : made;
  };
  const { drawImage, fill, stroke } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    if (this.canvas.isConnected) {
      const [w, h] = given.length > 5 ? given.slice(7) : given.slice(3);
      counts.put++;
      counts.pixels += Math.round(w * h);
    }
    return drawImage.apply(this, given);
  };
  for (const [name, own] of Object.entries({ fill, stroke }))
    CanvasRenderingContext2D.prototype[name] = function (...given) {
      counts.drawn++;
      return own.apply(this, given);
    };
  for (const side of ["width", "height"]) {
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
    Object.defineProperty(HTMLCanvasElement.prototype, side, {
      get,
      set(value) {
        if (this.isConnected) counts.sized += side === "width" ? 1 : 0;
        set.call(this, value);
      },
    });
  }
  globalThis.canvasBytes = () => {
    const all = new Set([...canvases.map((it) => it.deref()).filter(Boolean), ...document.querySelectorAll("canvas")]);
    return [...all].reduce((sum, it) => sum + 4 * it.width * it.height, 0);
  };
})()"""
REST = "() => new Promise((rested) => setTimeout(() => requestIdleCallback(rested), 900))"
FRAMES = """() => { globalThis.frames = 0; globalThis.since = performance.now();
  const next = () => { globalThis.frames++; requestAnimationFrame(next); }; requestAnimationFrame(next); }"""
RATE = "() => 1000 * globalThis.frames / (performance.now() - globalThis.since)"
MOVES = 150


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=["rattus", "carcassonne", []], help="both by default")
    parser.add_argument("--tiles", type=int, default=80, help="how many lie on the board")
    parser.add_argument("--answers", type=int, default=9, help="how many are watched; the median counts")
    parser.add_argument(
        "--slower", type=float, default=4.0, help="how many times slower the processor is for the frames"
    )
    given = parser.parse_args()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--disable-gpu"])
        for game in given.games or ["rattus", "carcassonne"]:
            deal = dealt if game == "carcassonne" else begun
            for device in DEVICES:
                print(f"{game}, {device}", file=sys.stderr)
                owner = browser.new_context()
                table = deal(owner.request, url, given.tiles if game == "carcassonne" else 50, Random(1))
                found[f"{game}, {device}"] = watched(browser, owner, f"{url}/t/{table}", device, given)
                owner.close()
        browser.close()
    print(json.dumps(found, indent=1))


def watched(browser: Browser, owner: BrowserContext, link: str, device: str, given: argparse.Namespace) -> Any:
    """Watch a table on a device; return what each answer took, what the canvases hold, and how smoothly the board moves."""
    context = browser.new_context(**DEVICES[device])
    context.add_init_script(QUICK)
    context.add_init_script(COUNT)
    page = context.new_page()
    heard: list[str | bytes] = []
    page.on("websocket", lambda live: live.on("framereceived", lambda frame: heard.append(frame)))  # noqa: PLW0108 - Playwright can't tag a built-in
    page.goto(link)
    page.locator("[data-testid=board], [data-testid=map]").first.wait_for()
    page.evaluate(REST)
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    api = link.replace("/t/", "/api/tables/")
    rng = Random(2)
    answers = [answered(owner.request, page, devtools, api, rng, heard) for _ in range(given.answers)]
    found: dict[str, Any] = {}
    for kind in sorted({it["kind"] for it in answers}):
        same = [it for it in answers if it["kind"] == kind]
        found[kind] = {name: round(median(it[name] for it in same), 1) for name in same[0] if name != "kind"}
        found[kind]["answers"] = len(same)
    devtools.send("HeapProfiler.collectGarbage")
    found["megabytes of canvases"] = round(page.evaluate("canvasBytes()") / 1e6, 2)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
    found["frames a second"] = {"drag": rate(page, drag), "wheel": rate(page, wheel)}
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.evaluate(REST)
    devtools.send("HeapProfiler.collectGarbage")
    found["megabytes of canvases after moving"] = round(page.evaluate("canvasBytes()") / 1e6, 2)
    context.close()
    return found


def answered(
    request: APIRequestContext, page: Page, devtools: CDPSession, api: str, rng: Random, heard: list[str | bytes]
) -> dict[str, Any]:
    """Answer the open question, and return what the watching page did with it once it has `heard` of it."""
    now = request.get(api).json()
    view = now["view"]
    legal = sorted(view["legal"], key=far)[:3] if view["question"] == "lay" else view["legal"]
    before, painted = counters(devtools), page.evaluate("({ ...globalThis.painted })")
    body = {"ply": now["ply"], "seat": view["actor"], "answer": rng.choice(legal)}
    heard.clear()
    answer = request.post(f"{api}/answers", data=body)
    if not answer.ok:
        raise RuntimeError(answer.text())
    while not any('"entries"' in str(frame) for frame in heard):
        page.wait_for_timeout(50)
    page.evaluate(REST)
    after = counters(devtools)
    return {
        "kind": view["question"],
        "ms": 1000 * (after["TaskDuration"] - before["TaskDuration"]),
        "of these scripts": 1000 * (after["ScriptDuration"] - before["ScriptDuration"]),
        **{name: count - painted[name] for name, count in page.evaluate("globalThis.painted").items()},
    }


def rate(page: Page, move: Any) -> float:
    """Return how many pictures a second there are while the board is moved."""
    board = page.locator("[data-testid=board], [data-testid=map]").first.bounding_box()
    assert board is not None
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    page.mouse.move(*middle)
    page.evaluate(FRAMES)
    end = time.monotonic() + 4
    for i in range(MOVES):
        move(page, middle, i)
        if time.monotonic() > end:
            break
    found = float(page.evaluate(RATE))
    page.mouse.up()
    page.evaluate("globalThis.frames = NaN")
    return round(found, 1)


def drag(page: Page, middle: tuple[float, float], i: int) -> None:
    """Push the board back and forth."""
    if i == 0:
        page.mouse.down()
    step = i % 40 if i // 40 % 2 == 0 else 40 - i % 40
    page.mouse.move(middle[0] + 4 * step, middle[1] + 3 * step)


def wheel(page: Page, _: tuple[float, float], i: int) -> None:
    """Bring it nearer, and away again."""
    page.mouse.wheel(0, -25 if i // 30 % 2 == 0 else 25)


if __name__ == "__main__":
    main()
