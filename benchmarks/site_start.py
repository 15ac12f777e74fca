"""How long a site without a server takes to start: `python -m benchmarks.site_start FOLDER [OTHER]` prints a table.

Each folder is a site that `ratskeller site build` has written. Somebody comes to it for the first time and starts a game as soon as that is
possible; once the browser keeps the site they come again. The times are those from the begin of the page's load: until a game can be
started, and until the board is painted. Two sites take turns, so that what else the machine does slows both. Every figure is the median of
some runs in Chromium.

With `--slow` somebody comes for the first time on a slow phone: 1.6 Mbit/s and 150 ms for every request, by the host, so that workers have
them too, and a quarter of the processor for the page. Chromium can't slow down workers, so Python has all of it. The rules are opened too.
"""

import argparse
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import IO, ClassVar

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.first_load import GAMES, PHONE, SLOW_LINE, SLOWER, WATCH, chromium

PIECE = 4096
"""Bytes that a slow line sends at a time."""
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


class SlowHost(Host):
    """A host at the other end of a slow line, which all requests share. It sends packed files, as `brotli_static` of nginx does."""

    line: ClassVar = threading.Lock()

    def do_GET(self) -> None:
        """Answer late."""
        time.sleep(SLOW_LINE["latency"] / 1000)
        super().do_GET()

    def translate_path(self, path: str) -> str:
        """Return the packed file where there is one."""
        plain = super().translate_path(path)
        self.is_packed = Path(f"{plain}.br").is_file() and "br" in self.headers.get("Accept-Encoding", "")
        return f"{plain}.br" if self.is_packed else plain

    def guess_type(self, path: str) -> str:
        """Return the type of what is packed."""
        return super().guess_type(path.removesuffix(".br"))

    def end_headers(self) -> None:
        """Say that a file is packed."""
        if self.is_packed:
            self.send_header("Content-Encoding", "br")
        super().end_headers()

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:
        """Send a file piece by piece, as fast as the line is."""
        # A page that is closed waits for nothing
        with suppress(ConnectionError):
            while piece := source.read(PIECE):
                with self.line:
                    time.sleep(len(piece) / SLOW_LINE["downloadThroughput"])
                outputfile.write(piece)


def main() -> None:
    """Measure the sites, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="a site, and another one to compare it with")
    parser.add_argument("--game", choices=[*GAMES], default="rattus")
    parser.add_argument("--runs", type=int, default=3, help="how often each figure is measured")
    parser.add_argument("--slow", action="store_true", help="a first visit on a slow phone")
    given = parser.parse_args()
    found: dict[str, Times] = {folder: {} for folder in given.folders}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
        for _ in range(given.runs):
            for folder, times in found.items():
                with hosted(folder, SlowHost if given.slow else Host) as address:
                    (measure_slow if given.slow else measure)(browser, address, given.game, times)
        browser.close()
    print(table(found))


@contextmanager
def hosted(folder: str, kind: type[Host] = Host) -> Iterator[str]:
    """Serve the files of a folder; yields their address, which no browser has been to."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=folder))
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


def measure_slow(browser: Browser, address: str, game: str, times: Times) -> None:
    """Visit a site for the first time on a slow phone: for its rules, and for a game."""
    for visited in (rules, board):
        context = browser.new_context(**PHONE)
        context.set_default_timeout(LONG)
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        visited(page, f"{address}/?game={game}", game, times)
        context.close()


def rules(page: Page, address: str, game: str, times: Times) -> None:
    """Open the rules as soon as possible."""
    page.goto(address, wait_until="commit")
    page.locator(f"a[href='/rules/{game}']").first.tap()
    page.locator("[data-testid=rules-contents]").wait_for()
    times.setdefault("first visit, rules after (s)", []).append(page.evaluate("performance.now()") / 1000)


def board(page: Page, address: str, game: str, times: Times) -> None:
    """Start a game as soon as possible."""
    for name, seconds in zip(("a game can be started", "board"), started(page, address, game), strict=True):
        times.setdefault(f"first visit, {name} after (s)", []).append(seconds)


def started(page: Page, address: str, game: str) -> tuple[float, float]:
    """Start a game as soon as possible; returns the seconds until it could be started, and until its board was painted."""
    page.add_init_script(WATCH % json.dumps(GAMES[game].lies))
    page.goto(address, wait_until="commit")
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
