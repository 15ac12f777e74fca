"""What a browser does between a press and the picture that shows what came of it, from its own record."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
SHOWN = "shown"
"""A page that waits for what comes of a press marks the picture so."""
SCRIPTS = {"EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire"}
Event = dict[str, Any]


@dataclass(frozen=True)
class Work:
    """Milliseconds of the processor on the main thread, and counts."""

    busy: float
    styled: int
    layouts: int
    forced: int
    """Layouts that a script asked for before the picture was due."""
    page: int
    """Elements on the page."""
    seen: bool
    """What came of it is in that picture."""


def traced(context: BrowserContext, page: Page, act: Callable[[], bool]) -> Work:
    """Do something that presses, and tell what it took; `act` says whether anything is seen of it in the next picture."""
    browser = context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        seen = act()
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    return work(events, page.evaluate("document.querySelectorAll('*').length"), seen)


def work(events: list[Event], page: int, seen: bool) -> Work:
    """Return what the main thread did from the end of a press to the next picture, or to the one that is marked."""
    click = next(it for it in events if kind(it) == "click")
    own = [it for it in events if it["pid"] == click["pid"] and it["tid"] == click["tid"] and "dur" in it]
    lift = min((it for it in own if kind(it) in ("pointerup", "click")), key=lambda it: it["ts"])
    start, lifted = lift["ts"], lift.get("tts", 0)
    waited = max((it["ts"] for it in events if it["name"] == SHOWN), default=click["ts"])
    end = min(over(it) for it in own if it["name"] == "Commit" and it["ts"] > waited)
    within = [it for it in own if over(it) >= start and it["ts"] <= end]
    scripts = [it for it in within if it["name"] in SCRIPTS]
    layouts = [it for it in within if it["name"] == "Layout"]
    return Work(
        busy=sum(processor(it, lifted) for it in within if it["name"] == "RunTask") / 1000,
        styled=sum(it["args"].get("elementCount", 0) for it in within if it["name"] == "UpdateLayoutTree"),
        layouts=len(layouts),
        forced=sum(any(it["ts"] <= layout["ts"] < over(it) for it in scripts) for layout in layouts),
        page=page,
        seen=seen,
    )


def processor(task: Event, since: float) -> float:
    """Return the microseconds of the processor that a task took, but for what it did before."""
    began = task.get("tts", 0)
    return float(max(0, task.get("tdur", 0) - max(0, since - began)))


def kind(event: Event) -> str | None:
    """Return what was dispatched: `click`."""
    if event["name"] != "EventDispatch":
        return None
    return str(event["args"]["data"]["type"])


def over(event: Event) -> float:
    return float(event["ts"] + event["dur"])
