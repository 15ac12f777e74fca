"""What a page costs on which nothing happens: `python -m benchmarks.idle` prints a table.

A server of its own plays both games until there is much on the table. Then a Chromium without a window and without a graphics card shows
one page after another and leaves it alone for `--seconds`. The time of the processor of each of its processes is read from /proc before
and after. A page at rest costs next to nothing; an endless movement costs sixty pictures a second.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.board import WINDOW, dealt, served
from benchmarks.first_load import chromium
from benchmarks.press import ANSWERS, FREE, begun, opened

TILES = 60
MOST = 3.0
"""Hundredths of one core that a page at rest may take."""
SETTLED = 8000
"""Milliseconds after which a page has come to rest."""
TICK = os.sysconf("SC_CLK_TCK")
Costs = dict[str, float]


def main() -> None:
    """Measure each page and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pages", nargs="*", help="which of them, by a part of the name; all by default")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each page is left alone")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
        lines = ["| page | % of a core | page's own | compositor's | browser's |", "|---|---|---|---|---|"]
        for name, opens in prepared(browser, url).items():
            if given.pages and not any(part in name for part in given.pages):
                continue
            print(name, file=sys.stderr)
            page = opens()
            lines.append(line(name, cost(page, given.seconds)))
            page.close()
        browser.close()
    print("\n".join(lines))


def prepared(browser: Browser, url: str) -> dict[str, Callable[[], Page]]:
    """Return how each page is opened."""
    mine, strange = (browser.new_context(viewport=WINDOW) for _ in range(2))
    rattus = begun(mine.request, url, ANSWERS, Random(1))
    carcassonne = dealt(mine.request, url, TILES, Random(1))

    def start() -> Page:
        page = mine.new_page()
        page.goto(url)
        page.locator("[data-testid=play-now]").wait_for()
        return page

    def pressed(table: str, wanted: str) -> Page:
        page = opened(mine, f"{url}/t/{table}", wanted)
        page.mouse.click(*page.evaluate(FREE, wanted)[0])
        return page

    lit = "[data-testid=map] [data-lit]"
    return {
        "start page": start,
        "Rattus, my turn": lambda: opened(mine, f"{url}/t/{rattus}", "[data-region]"),
        "Rattus, a region chosen": lambda: pressed(rattus, lit),
        "Rattus, somebody else thinks": lambda: opened(strange, f"{url}/t/{rattus}", "[data-region]"),
        "Carcassonne, my turn": lambda: opened(mine, f"{url}/t/{carcassonne}", "[data-tile]"),
        "Carcassonne, a cell chosen": lambda: pressed(carcassonne, "[data-cell][data-target]"),
        "Carcassonne, somebody else thinks": lambda: opened(strange, f"{url}/t/{carcassonne}", "[data-tile]"),
    }


def cost(page: Page, seconds: float) -> Costs:
    """Leave a page alone for so long; return what each kind of process took meanwhile, in hundredths of a core."""
    page.wait_for_timeout(SETTLED)
    before, began = taken(), time.monotonic()
    time.sleep(seconds)
    after, took = taken(), time.monotonic() - began
    return {kind: 100 * (after[kind] - before.get(kind, 0)) / took for kind in after}


def taken() -> Costs:
    """Return the seconds of the processor that each kind of the browser's processes has taken."""
    found: Costs = {}
    for process in descendants(os.getpid()):
        command = Path(f"/proc/{process}/cmdline").read_text()
        if "chrom" not in command:
            continue
        kind = next((it for it in ("renderer", "gpu-process") if f"--type={it}" in command), "browser")
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        found[kind] = found.get(kind, 0) + (int(fields[11]) + int(fields[12])) / TICK
    return found


def descendants(parent: int) -> list[int]:
    """Return the processes that a process has started, and those that they have."""
    tasks = Path(f"/proc/{parent}/task").glob("*/children")
    own = [int(it) for task in tasks for it in task.read_text().split()]
    return [*own, *(it for child in own for it in descendants(child))]


def line(name: str, costs: Costs) -> str:
    """Return a line of the table; what is beyond the limit is marked."""
    whole = sum(costs.values())
    much = "" if whole <= MOST else " (too much)"
    parts = " | ".join(f"{costs.get(kind, 0):.1f}" for kind in ("renderer", "gpu-process", "browser"))
    return f"| {name} | {whole:.1f}{much} | {parts} |"


if __name__ == "__main__":
    main()
