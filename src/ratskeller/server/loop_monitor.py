"""Reports when something blocks the event loop, for how long and in which function."""

import asyncio
import logging
import sys
import threading
import time
from types import FrameType

from ratskeller.server.metrics import Metrics

LONGEST_SECONDS = 0.1
"""Shorter blocks are not reported."""
TICK_SECONDS = 0.02
"""Seconds between two checks, by which a block can be longer than it is measured."""
HUNG_SECONDS = 10.0
"""A block of this length is logged while it lasts, since it may never end."""
FRAMES = 3
"""How many functions are named, the innermost first."""
PACKAGE = "ratskeller"

log = logging.getLogger(__name__)


class LoopMonitor:
    """A background task: the loop keeps noting the time, and a thread looks where the loop is while it does not."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._ticked = time.monotonic()
        self._where: str | None = None

    async def run(self) -> None:
        """Watch the running loop, until cancelled."""
        stopped = threading.Event()
        self._ticked = time.monotonic()
        watched = (threading.get_ident(), stopped)
        threading.Thread(target=self._watch, args=watched, name="ratskeller-watchdog", daemon=True).start()
        try:
            while True:
                await asyncio.sleep(TICK_SECONDS)
                self._report(time.monotonic() - self._ticked - TICK_SECONDS)
                self._where, self._ticked = None, time.monotonic()
        finally:
            stopped.set()

    def _report(self, blocked: float) -> None:
        if blocked < LONGEST_SECONDS:
            return
        self._metrics.observe_block(blocked)
        log.warning(
            "the event loop was blocked for %d ms: %s", round(1000 * blocked), self._where or "in an unknown function"
        )

    def _watch(self, loop_thread: int, stopped: threading.Event) -> None:
        hung_at = 0.0
        while not stopped.wait(TICK_SECONDS):
            ticked = self._ticked
            late = time.monotonic() - ticked - TICK_SECONDS
            frame = sys._current_frames().get(loop_thread) if late > LONGEST_SECONDS / 2 else None
            if frame is None:
                continue
            if self._where is None:
                self._where = _functions(frame)
            if late > HUNG_SECONDS and ticked != hung_at:
                hung_at = ticked
                log.error("the event loop has been blocked for %d s and still is: %s", late, _functions(frame))


def _functions(frame: FrameType | None) -> str:
    """Return the innermost functions of this package, without any values: these may be secret."""
    found: list[str] = []
    while frame is not None and len(found) < FRAMES:
        module = str(frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] == PACKAGE and module != __name__:
            found.append(f"{module}.{frame.f_code.co_name}, line {frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(found) or "outside of ratskeller"
