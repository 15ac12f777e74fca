"""How long a site without a server takes to start: `python -m benchmarks.site_start FOLDER [OTHER]` prints a table.

Each folder is a site that `ratskeller site build` has written. Somebody comes to it for the first time and starts a game as soon as that is
possible; once the browser keeps the site they come again. The times are those from the begin of the page's load: until a game can be
started, and until the board is painted. Two sites take turns, so that what else the machine does slows both. Every figure is the median of
some runs in Chromium.
"""

import argparse
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.first_load import GAMES, PHONE, WATCH, chromium

LONG = 120_000
"""Milliseconds after which something has failed."""
STORED = """async () => {
  for (;;) {
    const memory = (await caches.keys()).find((it) => it.startsWith("ratskeller-python"));
    const isStored = memory !== undefined && (await (await caches.open(memory)).keys()).length > 0;
    if (isStored && navigator.serviceWorker.controller !== null) return;
    await new Promise((go) => setTimeout(go, 100));
  }
}"""
"""Waits until the browser keeps the site and the memory of Python."""
Times = dict[str, list[float]]


class Host(SimpleHTTPRequestHandler):
    """A host of files that prints nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    """Measure the sites, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="a site, and another one to compare it with")
    parser.add_argument("--game", choices=[*GAMES], default="rattus")
    parser.add_argument("--runs", type=int, default=3, help="how often each figure is measured")
    given = parser.parse_args()
    found: dict[str, Times] = {folder: {} for folder in given.folders}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
        for _ in range(given.runs):
            for folder, times in found.items():
                with hosted(folder) as address:
                    measure(browser, address, given.game, times)
        browser.close()
    print(table(found))


@contextmanager
def hosted(folder: str) -> Iterator[str]:
    """Serve the files of a folder; yields their address, which no browser has been to."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=folder))
    thread = threading.Thread(target=host.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{host.server_port}"
    host.shutdown()
    thread.join()
    host.server_close()


def measure(browser: Browser, address: str, game: str, times: Times) -> None:
    """Visit a site for the first time, and again once the browser keeps it."""
    context = browser.new_context(**PHONE)
    context.set_default_timeout(LONG)
    for visit in ("first", "second"):
        page = context.new_page()
        start, board = started(page, f"{address}/?game={game}", game)
        times.setdefault(f"{visit} visit, a game can be started after (s)", []).append(start)
        times.setdefault(f"{visit} visit, board after (s)", []).append(board)
        page.evaluate(STORED)
        page.close()
    context.close()


def started(page: Page, address: str, game: str) -> tuple[float, float]:
    """Start a game as soon as possible; returns the seconds until it could be started, and until its board was painted."""
    page.add_init_script(WATCH % json.dumps(GAMES[game].lies))
    page.goto(address)
    page.locator("[data-testid=play-now]:enabled").wait_for()
    start = page.evaluate("performance.now()")
    page.locator("[data-testid=play-now]").tap()
    board = page.evaluate("window.board")
    return start / 1000, board / 1000


def table(found: dict[str, Times]) -> str:
    """Return the medians as a Markdown table."""
    rows = {name: [f"{median(times[name]):.2f}" for times in found.values()] for name in next(iter(found.values()))}
    head = [f"| figure | {' | '.join(found)} |", "|---|" + "---|" * len(found)]
    return "\n".join([*head, *(f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items())])


if __name__ == "__main__":
    main()
