"""Sees when something holds the event loop, so that everybody waits, and tells for how long and where."""

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

from ratskeller.server.metrics import Metrics

LONGEST_SECONDS = 0.1
"""For so long at most the loop may be held without anybody being told."""
TICK_SECONDS = 0.02
"""How often it is looked; so much longer something may hold the loop unseen."""
PLACES = 3
"""So many functions are named, the innermost first."""
OURS = "ratskeller"

log = logging.getLogger(__name__)


class LoopMonitor:
    """A duty of the hall: the loop notes again and again that it runs, and a thread looks where it stands when it does not."""

    def __init__(self, metrics: Callable[[], Metrics]) -> None:
        """Tell `metrics` and the log."""
        self._metrics = metrics
        self._ticked = time.monotonic()
        self._where: str | None = None

    async def run(self) -> None:
        """Watch the loop that runs this, for ever."""
        over = threading.Event()
        self._ticked = time.monotonic()
        looking = (threading.get_ident(), over)
        threading.Thread(target=self._look, args=looking, name="ratskeller-watchdog", daemon=True).start()
        try:
            while True:
                await asyncio.sleep(TICK_SECONDS)
                self._note(time.monotonic() - self._ticked - TICK_SECONDS)
                self._where, self._ticked = None, time.monotonic()
        finally:
            over.set()

    def _note(self, held: float) -> None:
        if held < LONGEST_SECONDS:
            return
        self._metrics().held(held)
        log.warning("the event loop was held for %d ms: %s", round(1000 * held), self._where or "it was not seen where")

    def _look(self, loop_thread: int, over: threading.Event) -> None:
        while not over.wait(TICK_SECONDS):
            late = time.monotonic() - self._ticked - TICK_SECONDS
            frame = sys._current_frames().get(loop_thread) if late > LONGEST_SECONDS / 2 else None
            if frame is not None and self._where is None:
                self._where = _places(frame)


def _places(frame: FrameType | None) -> str:
    """Return the innermost functions of ours; no values, which may be secret."""
    found: list[str] = []
    while frame is not None and len(found) < PLACES:
        module = str(frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] == OURS and module != __name__:
            found.append(f"{module}.{frame.f_code.co_name}, line {frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(found) or "outside of ratskeller"
