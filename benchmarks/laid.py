"""What one answer asks of the board in a browser: `python -m benchmarks.laid [rattus|carcassonne]` prints milliseconds and counts as JSON.

A Chromium without a graphics card watches a table as a spectator, while others answer; the board shows every answer at once. For each
answer the browser's own counter tells how many milliseconds of the processor the main thread took until it was idle again. The page
counts what is painted on canvases: tiles drawn anew, pixels put, canvases allocated, and the bytes that all of them hold.

The board of Carcassonne, with `--tiles` (80) on it, is seen on a desktop and on a phone (390 by 844, three pixels a point). Then it is
pushed around: how many milliseconds of the processor the main thread takes for each picture, which other work on the machine hardly
changes, and how many pictures a second there are with a processor that is `--slower` (4) times slower, which needs a calm machine.
At last it is brought nearer step by step: how many milliseconds the main thread takes for each step, until all is seen as it is to be.
"""

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
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
    // What a worker has painted is seen when it is put; once it is closed it is 0 wide
    if (given[0] instanceof ImageBitmap) know(given[0]);
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
# From the second picture on: the first one may come late
FRAMES = """() => { const times = (globalThis.frames = []);
  const next = (now) => times === globalThis.frames && times.push(now) && requestAnimationFrame(next);
  requestAnimationFrame(next); }"""
RATE = "() => { const all = globalThis.frames; return (1000 * (all.length - 1)) / (all.at(-1) - all[0]); }"
SECONDS = 4
"""How long the board is moved."""
LONGEST = 30
"""Seconds until the page has heard of an answer."""
STEPS = 5
"""How often it is brought nearer."""
EVERY = 1 / 60
"""Seconds between two movements."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=["rattus", "carcassonne", []], help="both by default")
    parser.add_argument("--tiles", type=int, default=80, help="how many lie on the board")
    parser.add_argument("--answers", type=int, default=9, help="how many are watched; the median counts")
    parser.add_argument(
        "--slower", type=float, default=4.0, help="how many times slower the processor is for the frames"
    )
    parser.add_argument("--client", type=Path, help="folder with a built client, to compare it with the installed one")
    given = parser.parse_args()
    found: dict[str, Any] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), given.client) as url,
        sync_playwright() as playwright,
    ):
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
        found[kind]["times"] = len(same)
    devtools.send("HeapProfiler.collectGarbage")
    found["megabytes of canvases"] = round(page.evaluate("canvasBytes()") / 1e6, 2)
    moves = {"drag": drag, "wheel": wheel}
    found["ms of a picture"] = {name: moved(page, devtools, move)[1] for name, move in moves.items()}
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": given.slower})
    found["frames a second"] = {name: moved(page, devtools, move)[0] for name, move in moves.items()}
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.evaluate(REST)
    devtools.send("HeapProfiler.collectGarbage")
    found["megabytes of canvases after moving"] = round(page.evaluate("canvasBytes()") / 1e6, 2)
    found["ms of a step nearer"] = round(median(nearer(page, devtools) for _ in range(STEPS)), 1)
    context.close()
    return found


def answered(
    request: APIRequestContext, page: Page, devtools: CDPSession, api: str, rng: Random, heard: list[str | bytes]
) -> dict[str, Any]:
    """Answer until nothing can be undone; return what the watching page did with it once it has `heard` of it, which it doesn't before."""
    before, painted = counters(devtools), page.evaluate("({ ...globalThis.painted })")
    heard.clear()
    now = request.get(api).json()
    kind, count = now["view"]["question"], 0
    while count == 0 or now["draft"]:
        view = now["view"]
        legal = sorted(view["legal"], key=far)[:3] if view["question"] == "lay" else view["legal"]
        body = {"ply": now["ply"], "seat": view["actor"], "answer": rng.choice(legal)}
        answer = request.post(f"{api}/answers", data=body)
        if not answer.ok:
            raise RuntimeError(answer.text())
        now, count = answer.json()["table"], count + 1
    end = time.monotonic() + LONGEST
    while not any('"entries"' in str(frame) for frame in heard):
        if time.monotonic() > end:
            raise TimeoutError(f"the page has not heard of an answer to {kind!r}")
        page.wait_for_timeout(50)
    page.evaluate(REST)
    after = counters(devtools)
    return {
        "kind": kind,
        "answers": count,
        "ms": 1000 * (after["TaskDuration"] - before["TaskDuration"]),
        "of these scripts": 1000 * (after["ScriptDuration"] - before["ScriptDuration"]),
        **{name: now_painted - painted[name] for name, now_painted in page.evaluate("globalThis.painted").items()},
    }


def moved(page: Page, devtools: CDPSession, move: Callable[[Callable[..., None], int], None]) -> tuple[float, float]:
    """Move the board by inputs of the browser itself; return the pictures a second, and the main thread's milliseconds for each."""
    board = page.locator("[data-testid=board], [data-testid=map]").first.bounding_box()
    assert board is not None
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)

    def give(kind: str, dx: float = 0, dy: float = 0, **more: Any) -> None:
        at = {"x": middle[0] + dx, "y": middle[1] + dy}
        devtools.send("Input.dispatchMouseEvent", {"type": kind, **at, "button": "left", **more})

    give("mouseMoved", button="none")
    page.evaluate(FRAMES)
    before = counters(devtools)["TaskDuration"]
    started = time.monotonic()
    for i in range(round(SECONDS / EVERY)):
        move(give, i)
        time.sleep(max(0, started + (i + 1) * EVERY - time.monotonic()))
        if time.monotonic() > started + SECONDS:
            break
    a_second = float(page.evaluate(RATE))
    each = 1000 * (counters(devtools)["TaskDuration"] - before) / page.evaluate("globalThis.frames.length")
    give("mouseReleased")
    page.evaluate("globalThis.frames = null")
    return round(a_second, 1), round(each, 2)


def nearer(page: Page, devtools: CDPSession) -> float:
    """Bring the board nearer by a key; return the main thread's milliseconds until it is at rest."""
    before = counters(devtools)["TaskDuration"]
    page.keyboard.press("+")
    page.evaluate(REST)
    return 1000 * (counters(devtools)["TaskDuration"] - before)


def drag(give: Callable[..., None], i: int) -> None:
    """Push the board back and forth."""
    if i == 0:
        give("mousePressed", clickCount=1)
    step = i % 40 if i // 40 % 2 == 0 else 40 - i % 40
    give("mouseMoved", 4 * step, 3 * step, buttons=1)


def wheel(give: Callable[..., None], i: int) -> None:
    """Bring it nearer, and away again."""
    give("mouseWheel", button="none", deltaX=0, deltaY=-25 if i // 30 % 2 == 0 else 25)


if __name__ == "__main__":
    main()
