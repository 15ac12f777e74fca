"""What a press asks of a phone until its highlight is seen: `python -m benchmarks.press_latency [rattus|carcassonne]` prints a table.

Both games are played until there is much on the table; then things of every kind are pressed, each for the first time on a new page and
once more. The browser's own record of its work tells how many milliseconds of the processor the main thread was busy, from the moment
the finger leaves until the next picture has been handed over; a highlight that is not yet in this very picture is marked as late. The
milliseconds are those of the processor and not of a clock, times `--slower`: a phone with a quarter of this processor. Other work on the
machine makes them more, but not the counts: how many elements were styled, how often everything was laid out, and how often a script
made the browser do so.

A second table is about a desktop at the full speed of this machine: from a press to its highlight, and from a choice to the board that the
server has answered with. It holds the milliseconds of a clock from the input itself until the main thread has painted what came of it,
those until it is on the screen (the browser's own measure, in steps of 8 ms, where it comes with the very next picture), and those of the
processor on the main thread. A clock means something only on a calm machine, so the load stands below.

At most `--seconds` are spent; Ctrl+C prints what there is.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    Page,
    StorageState,
    ViewportSize,
    sync_playwright,
)

from benchmarks.browser_work import SHOWN, Work, traced
from benchmarks.first_load import PHONE, chromium
from benchmarks.load.house import serving

MOST = 50.0
"""Milliseconds that a press may take on the slow phone, and by the clock on a desktop."""
MOST_OF_CHOICE = 100.0
"""Milliseconds from a choice to the board after it."""
RATE = ("--rate", "100000")
TILES = 80
ANSWERS = 50
WINDOW: ViewportSize = {"width": 1280, "height": 800}
ALL_BOXES = {"players": 4, "plague_tiles": 12, "river": True, "inns": True, "abbot": True}


@dataclass(frozen=True)
class Press:
    """Something to press, and what is to be seen of it."""

    game: str
    name: str
    pressed: str
    seen: str
    by_hover: bool = False
    """A mouse lights it up before it is pressed."""


PRESSES = [
    Press("rattus", "region", "[data-testid=map] [data-region]", "[data-region][aria-pressed=true]"),
    Press("rattus", "card", "[data-card]", "[data-card][aria-pressed=true]"),
    Press("rattus", "group of answers", "[data-group]", "[data-group][aria-pressed=true]"),
    Press("carcassonne", "cell", "[data-cell][data-target]", "[data-testid=ghost]"),
    Press("carcassonne", "tile", "[data-tile]", "[data-sign=selected]", by_hover=True),
    Press("carcassonne", "figure", "[data-on]", "[data-sign=selected]", by_hover=True),
    Press("carcassonne", "marker", "[data-marker]", "[data-sign=zone]", by_hover=True),
]
TRIED = 12
"""So many things of a kind are tried for two that answer: there is nothing to light up in the middle of some tiles."""


@dataclass(frozen=True)
class Timed:
    """Milliseconds from an input: of a clock until it is painted and until it is on the screen, and of the processor."""

    painted: float
    seen: float | None
    busy: float


@dataclass(frozen=True)
class Choice:
    """An answer: what is pressed first, what gives it, and what takes it back, where the table has to stay as it is."""

    game: str
    name: str
    first: str
    pressed: str
    back: str | None


CHOICES = [
    Choice("rattus", "cubes added", "[data-group=add]", "[data-testid=panel] [data-answer^=add]", "[data-testid=undo]"),
    Choice(
        "carcassonne",
        "tile placed",
        "[data-cell][data-target]",
        "[data-testid=none], [data-testid=confirm]:enabled",
        None,
    ),
]
BAR = "[data-testid=turn-bar]"
# The middle of the first things of a kind that can be pressed there, one of them some way behind the other
FREE = """(which) => [...document.querySelectorAll(which)].map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return { it, x: x + width / 2, y: y + height / 2 };
}).filter(({ it, x, y }) => it.contains(document.elementFromPoint(x, y))).map(({ x, y }) => [x, y])"""
# Looks in the picture that comes after a click whether the highlight is in it
WATCH = """(seen) => addEventListener("click", () => {
  window.seen = null;
  requestAnimationFrame(() => (window.seen = document.querySelector(seen) !== null));
}, { capture: true })"""
# Waits for the first picture after the next click that shows something, marks it, and tells how long that took until it was painted, and
# until it was on the screen where that was the very next one; null: it never comes
CLOCK = f"""(shown) => {{
  const listed = new Promise((tell) => new PerformanceObserver((list) => {{
    const own = list.getEntriesByName("click")[0];
    if (own) tell(own.duration);
  }}).observe({{ type: "event", durationThreshold: 16 }}));
  window.took = new Promise((tell) => addEventListener("click", ({{ timeStamp }}) => {{
    let pictures = 0;
    const look = () => {{
      pictures++;
      if (performance.now() - timeStamp > 5000) return tell(null);
      if (!document.querySelector(shown)) return requestAnimationFrame(look);
      performance.mark("{SHOWN}");
      const {{ port1, port2 }} = new MessageChannel();
      port1.onmessage = () => {{
        const painted = performance.now() - timeStamp;
        const screen = Promise.race([listed, new Promise((late) => setTimeout(late, 1000, 16))]);
        void (pictures > 1 ? Promise.resolve(null) : screen).then((seen) => tell({{ painted, seen }}));
      }};
      port2.postMessage(null);
    }};
    requestAnimationFrame(look);
  }}, {{ once: true, capture: true }}));
}}"""
TOOK = "async () => await window.took"
REST = "() => new Promise((rested) => setTimeout(rested, 600))"
SEEN = "() => new Promise((told) => requestAnimationFrame(() => setTimeout(() => told(window.seen))))"


def main() -> None:
    """Measure what was asked for until the time is over."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=["rattus", "carcassonne", []], help="both by default")
    parser.add_argument("--runs", type=int, default=3, help="how often each press is measured; the median counts")
    parser.add_argument("--slower", type=float, default=4.0, help="how many times slower the phone is")
    parser.add_argument("--seconds", type=float, default=150.0, help="how long to measure at most")
    given = parser.parse_args()
    found: dict[tuple[Press, str], list[Work]] = {}
    times: dict[Press | Choice, list[Timed]] = {}
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(Path(folder), *RATE) as house,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--disable-gpu"])
            measure(browser, f"http://127.0.0.1:{house.port}", given, found, times)
            browser.close()
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    print(table(found, given.slower), by_the_clock(times), sep="\n\n")


def measure(
    browser: Browser,
    url: str,
    given: argparse.Namespace,
    found: dict[tuple[Press, str], list[Work]],
    times: dict[Press | Choice, list[Timed]],
) -> None:
    """Press everything, run by run, so that a quiet or a busy minute is for all of them."""
    end = time.monotonic() + given.seconds
    wanted = given.games or {it.game for it in PRESSES}
    presses = [it for it in PRESSES if it.game in wanted]
    choices = [it for it in CHOICES if it.game in wanted]
    tables, state = played(browser, url, {it.game for it in presses})
    places: dict[Press, list[int]] = {}
    for run in range(given.runs):
        for press in presses:
            if time.monotonic() > end:
                print("the time is over", file=sys.stderr)
                return
            print(f"run {run + 1} of {given.runs}: {press.game}, {press.name}", file=sys.stderr)
            context = browser.new_context(**PHONE, storage_state=state)
            link = f"{url}/t/{tables[press.game]}"
            if press not in places:
                places[press] = answering(context, link, press)
            for which, work in pressed(context, link, press, places[press]).items():
                found.setdefault((press, which), []).append(work)
            context.close()
        for thing in [*(it for it in presses if not it.by_hover), *choices]:
            print(f"run {run + 1} of {given.runs}: {thing.game}, {thing.name}, on a desktop", file=sys.stderr)
            context = browser.new_context(viewport=WINDOW, storage_state=state)
            times.setdefault(thing, []).extend(clocked(context, f"{url}/t/{tables[thing.game]}", thing))
            context.close()


def played(browser: Browser, url: str, games: set[str]) -> tuple[dict[str, str], StorageState]:
    """Return the tables of these games, played until there is much on the table, and the state of the browser that sits at them."""
    context = browser.new_context()
    context.request.get(f"{url}/api/me")
    tables = {}
    for game in sorted(games):
        print(f"playing {game}", file=sys.stderr)
        options, chosen, is_late = LATE[game]
        tables[game] = begun(context.request, url, {"game": game, **options}, chosen, is_late)
    state = context.storage_state()
    context.close()
    return tables, state


def begun(
    request: APIRequestContext,
    url: str,
    game: dict[str, Any],
    chosen: Callable[[dict[str, Any], Random], str],
    is_late: Callable[[dict[str, Any], int], bool],
) -> str:
    """Play a game for four at one screen until it is late and somebody may choose; return the table's id."""

    def ask(path: str, body: dict[str, Any]) -> Any:
        answer = request.post(f"{url}/api/{path}", data=body)
        if not answer.ok:
            raise RuntimeError(answer.text())
        return answer.json()

    rng = Random(1)
    table = ask("tables", {"seats": [{"kind": "me"}, *[{"kind": "hotseat"}] * 3], **game})
    count = 0
    while not is_late(view := table["view"], count):
        body = {"ply": table["ply"], "seat": view["actor"], "answer": chosen(view, rng)}
        table = ask(f"tables/{table['id']}/answers", body)["table"]
        count += 1
    return str(table["id"])


def any_answer(view: dict[str, Any], rng: Random) -> str:
    return str(rng.choice(view["legal"]))


def near_the_middle(view: dict[str, Any], rng: Random) -> str:
    """Return a tile near the middle, so that the board is no snake; and mostly somebody is set."""
    if view["question"] != "lay":
        return any_answer(view, rng)
    near = sorted(view["legal"], key=lambda lay: sum(int(part) ** 2 for part in lay.partition(" ")[0].split(",")))
    return str(rng.choice(near[: max(3, len(near) // 4)]))


LATE: dict[str, Any] = {
    "carcassonne": (
        {"options": ALL_BOXES},
        near_the_middle,
        lambda view, _: len(view["board"]) >= TILES and view["question"] == "lay",
    ),
    "rattus": ({}, any_answer, lambda view, count: count >= ANSWERS and view["question"] == "turn"),
}
"""How a game is played until it is late: its options, the answers, and when it is late."""


def answering(context: BrowserContext, link: str, press: Press) -> list[int]:
    """Return which of the first things of a kind light up when they are pressed, two at most."""
    found: list[int] = []
    page = opened(context, link, press.pressed)
    places = page.evaluate(FREE, press.pressed)[:TRIED]
    for i, place in enumerate(places):
        page.touchscreen.tap(*place)
        page.evaluate(REST)
        if page.locator(press.seen).count():
            found.append(i)
            page.close()
            if len(found) == 2:
                break
            page = opened(context, link, press.pressed)
    return found


def pressed(context: BrowserContext, link: str, press: Press, places: list[int]) -> dict[str, Work]:
    """Press a thing on a new page, and another one of its kind."""
    page = opened(context, link, press.pressed)
    page.evaluate(WATCH, press.seen)
    found = {}
    for which, i in zip(("first", "again"), places, strict=False):
        there = page.evaluate(FREE, press.pressed)
        if i < len(there):
            found[which] = traced(context, page, lambda at=there[i]: seen(page, at))
            page.evaluate(REST)
    return found


def clocked(context: BrowserContext, link: str, thing: Press | Choice) -> list[Timed]:
    """Return what a press on a new page takes until something is to be seen of it; none where nothing is pressed or seen."""
    if isinstance(thing, Press):
        page, shown, pressed = opened(context, link, thing.pressed), thing.seen, thing.pressed
    else:
        page = opened(context, link, thing.first)
        page.mouse.click(*page.evaluate(FREE, thing.first)[0])
        page.locator(thing.pressed).first.wait_for()
        page.evaluate(REST)
        length = page.locator(BAR).get_attribute("data-length")
        shown, pressed = f"{BAR}:not([data-length='{length}'])", thing.pressed
    places = page.evaluate(FREE, pressed)
    if not places:
        return []
    # A mouse has come there before it presses
    page.mouse.move(*places[0])
    page.evaluate(REST)
    page.evaluate(CLOCK, shown)
    took: dict[str, Any] = {}

    def act() -> bool:
        page.mouse.click(*places[0])
        took.update(page.evaluate(TOOK) or {})
        return True

    work = traced(context, page, act)
    if isinstance(thing, Choice) and thing.back:
        page.evaluate(REST)
        page.locator(thing.back).click()
        page.locator(f"{BAR}[data-length='{length}']").wait_for()
    return [Timed(took["painted"], took["seen"], work.busy)] if took else []


def opened(context: BrowserContext, link: str, wanted: str) -> Page:
    """Return a page at rest on which something can be pressed."""
    page = context.new_page()
    page.goto(link)
    page.locator(wanted).first.wait_for(state="attached")
    lift(page)
    page.evaluate(REST)
    return page


def lift(page: Page) -> None:
    """Lift the curtain between players at one screen."""
    page.evaluate(REST)
    curtain = page.locator("[data-testid=curtain] button")
    if curtain.count():
        curtain.first.click()


def seen(page: Page, at: tuple[float, float]) -> bool:
    """Tap there; return whether anything is seen of it in the next picture."""
    page.touchscreen.tap(*at)
    return bool(page.evaluate(SEEN))


def table(found: dict[tuple[Press, str], list[Work]], slower: float) -> str:
    """Return the figures as a Markdown table; what is beyond the limit is marked."""
    lines = [
        f"| press | ms with {1 / slower:.0%} of the processor, at most {MOST:.0f} | quartiles "
        "| styled | laid out | by force | on the page |",
        "|---|---|---|---|---|---|---|",
    ]
    for (press, which), works in found.items():
        times = sorted(slower * it.busy for it in works)
        middle = median(times)
        counts = [
            f"{median(getattr(it, name) for it in works):.0f}" for name in ("styled", "layouts", "forced", "page")
        ]
        much = ("" if middle <= MOST else " (too much)") + ("" if all(it.seen for it in works) else " (late)")
        spread = f"{times[len(times) // 4]:.0f} to {times[3 * len(times) // 4]:.0f}"
        lines.append(f"| {press.game}, {press.name}, {which} | {middle:.0f}{much} | {spread} | {' | '.join(counts)} |")
    return "\n".join(lines)


def by_the_clock(times: dict[Press | Choice, list[Timed]]) -> str:
    """Return the times as a Markdown table, with the load of the machine in the last minute."""
    lines = [
        "| on a desktop | ms of a clock until it is painted | quartiles | at most | on the screen | ms of the processor | times |",
        "|---|---|---|---|---|---|---|",
    ]
    for thing, each in times.items():
        if each:
            most = MOST if isinstance(thing, Press) else MOST_OF_CHOICE
            ordered = sorted(it.painted for it in each)
            middle = median(ordered)
            spread = f"{ordered[len(each) // 4]:.0f} to {ordered[3 * len(each) // 4]:.0f}"
            much = "" if middle <= most else " (too much)"
            on_screen = [it.seen for it in each if it.seen is not None]
            screen = f"{median(on_screen):.0f}" if on_screen else "later"
            busy = median(it.busy for it in each)
            lines.append(
                f"| {thing.game}, {thing.name} | {middle:.0f}{much} | {spread} | {most:.0f} | {screen} | {busy:.0f} | {len(each)} |"
            )
    return "\n".join([*lines, "", f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"])


if __name__ == "__main__":
    main()
