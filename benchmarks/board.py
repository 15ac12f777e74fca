"""What the board of Carcassonne asks of a browser: `python benchmarks/board.py` prints milliseconds and counts as JSON.

A server of its own deals a game for four at one screen, with all boxes and twelve plague tiles, and plays it until `--tiles` (80) lie.
Then a Chromium without a window moves the board by hand, and its own counters tell how many milliseconds of the processor each event
takes on the main thread: all of its work, and of this the scripts. A screen that shows 60 pictures a second leaves 16 for all of them.
At most `--seconds` are spent, each movement getting its share: on a busy machine it is made less often. Ctrl+C prints what there is.
"""

import argparse
import json
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import APIRequestContext, CDPSession, Page, ViewportSize, sync_playwright

WINDOW: ViewportSize = {"width": 1280, "height": 800}
SEATS = [{"kind": "me"}, *[{"kind": "hotseat"}] * 3]
OPTIONS = {"players": 4, "plague_tiles": 12, "river": True, "inns": True, "abbot": True}
EVENTS = 120
"""In one movement."""
FEWEST = 40
"""Where there is no time for all of them."""
TURNS = 5
"""How often each movement is made; the median counts."""
CLOSE = 5
"""How often the board is brought nearer for the movements close by."""
# A movement that is drawn is waited for: events that come faster than pictures would be taken together
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
REST = "() => new Promise((rested) => setTimeout(rested, 400))"
COUNT = "(which) => document.querySelectorAll(which).length"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tiles", type=int, default=80, help="how many lie on the board")
    parser.add_argument("--seed", type=int, default=1, help="of the answers; tiles are drawn by the server")
    parser.add_argument("--seconds", type=float, default=100.0, help="how long to move the board at most")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"))
        page = browser.new_page(viewport=WINDOW)
        page.add_init_script("localStorage.ratskeller = JSON.stringify({ speed: 'off' })")
        table = dealt(page.request, url, given.tiles, Random(given.seed))
        page.goto(f"{url}/t/{table}")
        page.locator("[data-testid=board]").wait_for()
        page.evaluate(REST)
        found: dict[str, Any] = {}
        try:
            figures(page, found, given.seconds / (2 * len(MOVES)))
        except KeyboardInterrupt:
            print("stopped", file=sys.stderr)
        print(json.dumps(found, indent=1))
        browser.close()


def dealt(request: APIRequestContext, url: str, tiles: int, rng: Random) -> str:
    """Play until so many tiles lie and one is in hand; return the table's id."""

    def ask(path: str, body: dict[str, Any]) -> Any:
        answer = request.post(f"{url}/api/{path}", data=body)
        if not answer.ok:
            raise RuntimeError(answer.text())
        return answer.json()

    request.get(f"{url}/api/me")
    table = ask("tables", {"game": "carcassonne", "seats": SEATS, "options": OPTIONS})
    while len(table["view"]["board"]) < tiles or table["view"]["question"] != "lay":
        view = table["view"]
        # Near the middle, so that it becomes a land and no snake; and mostly somebody is set
        near = sorted(view["legal"], key=far) if view["question"] == "lay" else sorted(view["legal"], reverse=True)
        wanted = near[: max(3, len(near) // 4)] if view["question"] == "lay" else near
        body = {"ply": table["ply"], "seat": view["actor"], "answer": rng.choice(wanted)}
        table = ask(f"tables/{table['id']}/answers", body)["table"]
    return str(table["id"])


def far(lay: str) -> int:
    """Return how far from the first tile a lay is."""
    x, y = map(int, lay.partition(" ")[0].split(","))
    return x * x + y * y


def figures(page: Page, found: dict[str, Any], seconds: float) -> None:
    """Find what every movement takes, of the whole board and close by, each in so many seconds, and how much there is on the page."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    for name, which in (
        ("of the page", "*"),
        ("of the chronicle", "[data-testid=log] *"),
        ("of the board", "[data-testid=board] *"),
    ):
        found[f"elements {name}"] = page.evaluate(COUNT, which)
    found["tiles"] = page.evaluate(COUNT, "[data-tile]")
    for sight in ("the whole board", "close by"):
        found[sight] = {}
        for name, move in MOVES.items():
            print(f"{sight}: {name}", file=sys.stderr)
            found[sight][name] = taken(page, devtools, move, seconds)
        for _ in range(CLOSE):
            page.keyboard.press("+")
        page.evaluate(REST)


def taken(page: Page, devtools: CDPSession, move: Callable[[Page, int], None], seconds: float) -> dict[str, float]:
    """Return the milliseconds of the main thread for each event of a movement, which is made as often as there is time."""
    all_of_it: list[float] = []
    scripts: list[float] = []
    end = time.monotonic() + seconds
    while not all_of_it or (len(all_of_it) < TURNS and time.monotonic() < end):
        board = page.locator("[data-testid=board]").bounding_box()
        assert board is not None
        page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
        page.evaluate(REST)
        before = counters(devtools)
        count = 0
        while count < EVENTS and (count < FEWEST or time.monotonic() < end):
            move(page, count)
            page.evaluate(DRAWN)
            count += 1
        after = counters(devtools)
        page.mouse.up()
        all_of_it.append(1000 * (after["TaskDuration"] - before["TaskDuration"]) / count)
        scripts.append(1000 * (after["ScriptDuration"] - before["ScriptDuration"]) / count)
    return {
        "ms an event": round(median(all_of_it), 2),
        "of these scripts": round(median(scripts), 2),
        "turns": len(all_of_it),
    }


def counters(devtools: CDPSession) -> dict[str, float]:
    """Return what the browser has counted: seconds since the page began."""
    return {it["name"]: it["value"] for it in devtools.send("Performance.getMetrics")["metrics"]}


def swing(i: int) -> tuple[float, float]:
    """Return a point of the board to which the mouse goes, back and forth over what lies there."""
    step = i % 60 if i // 60 % 2 == 0 else 60 - i % 60
    return 300 + 4 * step, 420 + 2 * step


def drag(page: Page, i: int) -> None:
    """Push the board around."""
    if i == 0:
        page.mouse.down()
    page.mouse.move(*swing(i))


def zoom(page: Page, i: int) -> None:
    """Bring it nearer by the wheel, and away again."""
    page.mouse.wheel(0, -25 if i // 30 % 2 == 0 else 25)


def hover(page: Page, i: int) -> None:
    """Only look around."""
    page.mouse.move(*swing(i))


def rest(page: Page, i: int) -> None:
    """Do nothing: what is left is the measuring itself."""


MOVES: dict[str, Callable[[Page, int], None]] = {"drag": drag, "wheel": zoom, "hover": hover, "nothing": rest}


@contextmanager
def served(folder: Path, client: Path | None = None) -> Iterator[str]:
    """Run a server and give its address. `client` is the folder with the built browser client, None: the installed one."""
    command = [sys.executable, "-m", "ratskeller.server", "--no-browser", "--no-compile", "--rate", "100000"]
    if client is not None:
        command += ["--static", str(client)]
    process = subprocess.Popen(
        [*command, "--database", str(folder / "tables.sqlite3")], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found is not None, "the server did not come up"
        yield found[0]
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)


if __name__ == "__main__":
    main()
