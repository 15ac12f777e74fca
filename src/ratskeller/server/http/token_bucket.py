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
        self._most = max(1.0, rate * burst)
        self._filled: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, who: str) -> float:
        """Return 0 if `who` may ask now, or for how many seconds he has to wait because he asked too often."""
        return max(0.0, (1 - self._level(who)) / self._rate)

    def take(self, who: str) -> None:
        """Count a request of `who`."""
        level = self._level(who)
        self._filled.pop(who, None)
        self._filled[who] = (level - 1, time.monotonic())
        if len(self._filled) > REMEMBERED:
            self._filled.popitem(last=False)

    def _level(self, who: str) -> float:
        now = time.monotonic()
        level, since = self._filled.get(who, (self._most, now))
        return min(self._most, level + (now - since) * self._rate)
