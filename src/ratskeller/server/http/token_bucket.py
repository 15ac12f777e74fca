"""Token buckets: each allows a burst, and refills at a steady rate."""

import time
from collections import OrderedDict

BURST_SECONDS = 6.0
MOST_BUCKETS = 10_000


class TokenBuckets:
    """A bucket for every key, such as a session or an address. Only those used last are kept."""

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        """Allow `rate` requests a second in the long run, and at once as many as come in `burst` seconds."""
        self._rate = rate
        self._capacity = max(1.0, rate * burst)
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Return for how many seconds a key has to wait: 0 if a request is allowed now."""
        return max(0.0, (1 - self._level(key)) / self._rate)

    def take(self, key: str) -> None:
        """Count a request."""
        level = self._level(key)
        self._levels.pop(key, None)
        self._levels[key] = (level - 1, time.monotonic())
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)

    def _level(self, key: str) -> float:
        now = time.monotonic()
        level, since = self._levels.get(key, (self._capacity, now))
        return min(self._capacity, level + (now - since) * self._rate)
