"""How long somebody waits for the first board: `python -m benchmarks.first_load [rattus|carcassonne]` prints a table against our limits.

A guest who has never been here opens an invitation link, the address of a table with a free seat, on a slow phone: a quarter of this
processor, 1.6 Mbit/s, 150 ms for every request (what Lighthouse calls slow 4G). The board counts as there when it has been painted with
what lies on it. Then the same guest opens the link again, with what the browser has kept. At last somebody who is asked something
presses a thing that can be chosen; the time runs until the next painting. Every figure is the median of some runs; the browser is
Chromium, found as the tests find it, and driven by Playwright.
"""

import argparse
import json
import os
import shutil
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from benchmarks.attacks import Guest
from benchmarks.load.house import serving

SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER = 4
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
LIMITS = {
    "first visit, board after (s)": 2.5,
    "second visit, board after (s)": 1.0,
    "JavaScript of the first board (kB)": 150.0,
    "fonts of the first board (kB)": 60.0,
    "press until it is seen (ms)": 50.0,
}
"""The most that each figure may be. Kilobytes are those that travel, packed."""


@dataclass(frozen=True)
class Game:
    """What is looked for on a board: what must lie there, and what is pressed."""

    lies: str
    pressed: str


GAMES = {
    "rattus": Game("[data-testid=map] [data-region]", "[data-testid=panel] [data-answer]"),
    "carcassonne": Game("[data-testid=board] [data-tile]", "[data-cell][data-target]"),
}

# Tells when the thing has been painted: the frame after the one in which it appears has begun
WATCH = """window.board = new Promise((tell) => {
  const look = () => {
    if (!document.querySelector(%s)) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => tell(performance.now())));
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true });
})"""
# The browser's own measure, in steps of 8 ms, of every event that took long enough to be listed
EVENTS = """() => {
  window.pressed = [];
  new PerformanceObserver((list) => {
    for (const it of list.getEntries()) if (/^(pointer|click|mouse)/.test(it.name)) window.pressed.push(it.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""
SHORTEST_LISTED = 16.0
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


@dataclass
class Visit:
    """What one visit took: seconds until the board was there, and all requests, also those after that."""

    seconds: float = 0.0
    requests: list[dict[str, Any]] = field(default_factory=list)

    @property
    def start(self) -> float:
        """When the first request went."""
        return float(min(it["from"] for it in self.requests))

    def bytes(self, kind: str) -> int:
        """Return the bytes on the line of what was asked for before the board was there."""
        until = self.start + self.seconds
        return sum(it["bytes"] for it in self.requests if it["kind"] == kind and it["from"] <= until)


def main() -> None:
    """Measure the games that were asked for, and print what was found beside the limits."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="both by default")
    parser.add_argument("--runs", type=int, default=3, help="how often each figure is measured")
    parser.add_argument("--slower", type=float, default=SLOWER, help="how many times slower the processor is made")
    parser.add_argument("--waterfall", action="store_true", help="list the requests of the last two visits")
    parser.add_argument("--json", action="store_true", help="print for machines")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
        found = {game: measure(browser, house.port, game, given) for game in given.games or GAMES}
        browser.close()
    print(json.dumps(found, indent=1) if given.json else table(found))


def chromium() -> str | None:
    """Return the browser named by RATSKELLER_CHROMIUM, else the first one on the PATH."""
    return os.environ.get("RATSKELLER_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def table(found: dict[str, dict[str, float]]) -> str:
    """Return figures and limits as a Markdown table; what is beyond its limit is marked."""
    games = list(found)
    lines = [f"| figure | at most | {' | '.join(games)} |", "|---|---|" + "---|" * len(games)]
    for name, most in LIMITS.items():
        cells = [f"{value:.1f}{'' if value <= most else ' (too much)'}" for value in (found[it][name] for it in games)]
        lines.append(f"| {name} | {most:g} | {' | '.join(cells)} |")
    return "\n".join(lines)


def measure(browser: Browser, port: int, name: str, given: argparse.Namespace) -> dict[str, float]:
    game, host = GAMES[name], Guest(port)
    link = f"http://127.0.0.1:{port}/t/{opened(host, name, 'open')}"
    firsts, seconds = [], []
    for _ in range(given.runs):
        context = browser.new_context(**PHONE)
        firsts.append(visit(context, link, game, given.slower))
        seconds.append(visit(context, link, game, given.slower))
        context.close()
    if given.waterfall:
        print(waterfall(firsts[-1]), waterfall(seconds[-1]), sep="\n\n")
    presses = [pressing(browser, port, name, given.slower) for _ in range(given.runs)]
    values = [
        median(it.seconds for it in firsts),
        median(it.seconds for it in seconds),
        median(it.bytes("Script") for it in firsts) / 1000,
        median(it.bytes("Font") for it in firsts) / 1000,
        median(presses),
    ]
    return dict(zip(LIMITS, values, strict=True))


def opened(host: Guest, game: str, other: str) -> str:
    """Open a table for the host and somebody else; return its id."""
    seats = [{"kind": "me"}, {"kind": other}]
    return str(host.ask("POST", "/api/tables", {"game": game, "seats": seats})["id"])


def visit(context: BrowserContext, link: str, game: Game, slower: float) -> Visit:
    """Open a link on a slow phone, and wait until the board is there and nothing is fetched any more."""
    page, found = context.new_page(), Visit()
    line = slowed(page, slower)
    listen(line, found)
    page.add_init_script(WATCH % json.dumps(game.lies))
    page.goto(link, wait_until="commit")
    # Not by the page's own `evaluate`, which would count as a gesture: then what is heard is fetched as well
    there = line.send("Runtime.evaluate", {"expression": "window.board", "awaitPromise": True, "returnByValue": True})
    found.seconds = there["result"]["value"] / 1000
    page.wait_for_load_state("networkidle")
    line.send("Runtime.evaluate", {"expression": "document.fonts.ready.then(() => 0)", "awaitPromise": True})
    page.close()
    return found


def slowed(page: Page, slower: float) -> CDPSession:
    """Let a page have a slow line and a slow processor."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return line


def listen(line: CDPSession, found: Visit) -> None:
    """Note every request: when it went, when it was there, and how much came over the line."""
    asked: dict[str, dict[str, Any]] = {}

    def sent(event: dict[str, Any]) -> None:
        path = event["request"]["url"].split("/", 3)[-1]
        asked[event["requestId"]] = {
            "path": path,
            "kind": event.get("type"),
            "from": event["timestamp"],
            "to": None,
            "bytes": 0,
        }
        found.requests.append(asked[event["requestId"]])

    def over(event: dict[str, Any]) -> None:
        request = asked.get(event["requestId"])
        if request is None:
            return
        request["to"], request["bytes"] = event["timestamp"], int(event["encodedDataLength"])

    line.on("Network.requestWillBeSent", sent)
    line.on("Network.loadingFinished", over)


def waterfall(seen: Visit) -> str:
    """Return the requests of a visit, one a line: from when to when in milliseconds, and the bytes."""
    start = seen.start
    lines = [
        f"board after {1000 * seen.seconds:.0f} ms, {sum(it['bytes'] for it in seen.requests) / 1000:.0f} kB in all"
    ]
    for it in sorted(seen.requests, key=lambda it: it["from"]):
        over = "-" if it["to"] is None else f"{1000 * (it['to'] - start):.0f}"
        lines.append(f"{1000 * (it['from'] - start):6.0f} {over:>6} {it['bytes']:8} {it['kind']:<12} {it['path'][:60]}")
    return "\n".join(lines)


def pressing(browser: Browser, port: int, name: str, slower: float) -> float:
    """Return the milliseconds from a press on something that can be chosen until it is seen, on the slow processor."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.request.get(f"http://127.0.0.1:{port}/api/me")
    body = {"game": name, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    table_id = page.request.post(f"http://127.0.0.1:{port}/api/tables", data=body).json()["id"]
    page.goto(f"http://127.0.0.1:{port}/t/{table_id}")
    thing = page.locator(GAMES[name].pressed).first
    thing.wait_for()
    # Nobody presses a button before seeing it, and by then nothing is fetched any more
    page.wait_for_load_state("networkidle")
    slowed(page, slower)
    page.evaluate(EVENTS)
    thing.tap(force=True)
    page.evaluate(FRAME)
    time.sleep(0.3)
    took: list[float] = page.evaluate("window.pressed")
    context.close()
    return max(took, default=SHORTEST_LISTED)


if __name__ == "__main__":
    main()
