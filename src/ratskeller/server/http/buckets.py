"""How often somebody may ask: a bucket of allowances that fills at a steady rate."""

import time
from collections import OrderedDict

BURST_SECONDS = 6.0
REMEMBERED = 10_000


class Buckets:
    """One bucket for every session or address; those used last are remembered."""

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        """Allow `rate` requests a second in the long run, and as many at once as come to `burst` seconds."""
        self._rate = rate
        self._most = rate * burst
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Count a request; return 0, or for how many seconds `who` has to wait because there were too many."""
        now = time.monotonic()
        level, since = self._filled.pop(who, (self._most, now))
        level = min(self._most, level + (now - since) * self._rate)
        allowed = level >= 1
        self._filled[who] = (level - 1 if allowed else level, now)
        if len(self._filled) > REMEMBERED:
            self._filled.popitem(last=False)
        return 0.0 if allowed else (1 - level) / self._rate
