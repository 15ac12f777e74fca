"""Limits of this process: how often something may be done, and how many sockets may be open.

Each feature declares a `Limit` beside its routes and calls `enforce` in them: an hour's worth at once, then evenly.
`accounts/login_limits.py` has the limits that hold for all processes.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import NoReturn

import msgspec

from ratskeller.server.errors import Problem
from ratskeller.server.http.requests import AnyConnection, service
from ratskeller.server.transport.connections import client_network

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
        level = self._level(key)
        self._levels.pop(key, None)
        self._levels[key] = (level - 1, time.monotonic())
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)

    def _level(self, key: str) -> float:
        now = time.monotonic()
        level, since = self._levels.get(key, (self._capacity, now))
        return min(self._capacity, level + (now - since) * self._rate)


HOUR = 3600.0
GUESTS_AN_ADDRESS = 4
"""A household or a club shares an address, whose limit is this many times that of a guest."""
MINUTES_FROM = 100
"""Longer waits are given in minutes."""


class Limit(msgspec.Struct, frozen=True, kw_only=True):
    """How often something may be done in an hour: by a guest, from an address, and to a target such as an email address.

    0 means that this is not counted; without `address` it is four times the limit of a guest. `at_once` and `pause` limit a guest further:
    to that many at once, then one every `pause` seconds. Limits of the same `name` share the count of an address.
    """

    name: str
    """The end of the error code, as in `too-many-tables`."""
    message: str
    guest: float = 0
    address: float | None = None
    target: float = 0
    at_once: int = 0
    pause: float = 0

    @property
    def from_address(self) -> float:
        return GUESTS_AN_ADDRESS * self.guest if self.address is None else self.address


COPIES = Limit(name="copies", message="You have requested your data too often", guest=10, address=0)
"""Copies of everything that is stored about a guest, or of all their games."""
VIEWS = Limit(
    name="views", message="Earlier moments have been looked at so often by you or from your address", guest=6000
)
"""Looks at earlier moments: a whole game may be gone through several times."""


class RateLimits:
    """The counts of one process."""

    def __init__(self, guests: float, tables: float) -> None:
        """Allow this many new guests per hour from an address, and new tables by a guest."""
        self._guests = Limit(name="guests", message="Too many new guests have come from your address", address=guests)
        self._tables = Limit(
            name="tables", message="Too many tables have been opened by you or from your address", guest=tables
        )
        self._buckets: dict[tuple[str, float, float], TokenBuckets] = {}

    def new_guest(self, connection: AnyConnection) -> None:
        """Count a new guest. Raises `Problem`."""
        self.count(self._guests, connection)

    def new_table(self, connection: AnyConnection, guest: str) -> None:
        """Count a new table. Raises `Problem`."""
        self.count(self._tables, connection, guest)

    def count(self, limit: Limit, connection: AnyConnection, guest: str = "", target: str = "") -> None:
        """Count that something is done. Raises `Problem` if it was done too often, and then counts nothing."""
        origin = address(connection)
        counted = [
            (self._hourly(f"{limit.message} / guest", limit.guest), guest),
            (self._hourly(f"{limit.name} / address", limit.from_address), origin),
            (self._hourly(f"{limit.message} / target", limit.target), target),
        ]
        if limit.at_once:
            counted.append((self._bucket(limit.message, 1 / limit.pause, limit.at_once * limit.pause), guest))
        used = [(buckets, key) for buckets, key in counted if buckets is not None]
        wait = ceil(max(buckets.wait(key) for buckets, key in used))
        if wait:
            refuse(limit.name, limit.message, wait)
        for buckets, key in used:
            buckets.take(key)

    def _hourly(self, name: str, number: float) -> TokenBuckets | None:
        return self._bucket(name, number / HOUR, HOUR) if number else None

    def _bucket(self, name: str, rate: float, burst: float) -> TokenBuckets:
        key = (name, rate, burst)
        if key not in self._buckets:
            self._buckets[key] = TokenBuckets(rate, burst)
        return self._buckets[key]


def enforce(connection: AnyConnection, limit: Limit, guest: str = "", target: str = "") -> None:
    """Count a request against a limit. Raises `Problem` (429) if a guest, an address or all to a target asked too often."""
    service(connection, RateLimits).count(limit, connection, guest, target)


def address(connection: AnyConnection) -> str:
    """Return the address that a request counts for: its own, or for IPv6 its network."""
    client = connection.client
    return client_network(client.host if client else "")


def refuse(name: str, message: str, wait: int) -> NoReturn:
    """Refuse a request that has to wait for some seconds. Raises `Problem`."""
    raise Problem(429, f"too-many-{name}", f"{message}: please wait {_duration(wait)}.", seconds=wait)


def _duration(seconds: int) -> str:
    return f"{seconds} seconds" if seconds < MINUTES_FROM else f"{ceil(seconds / 60)} minutes"


SOCKET_GUESTS_AN_ADDRESS = 8


class SocketLimits:
    """The open sockets of this process."""

    def __init__(self, sockets: int) -> None:
        """Allow this many sockets per guest, and eight times as many per address."""
        self._most = sockets
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def count(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket while it is open. Raises `Problem` if the guest or the address has too many."""
        taken = (
            (self._guests, guest, self._most),
            (self._addresses, client_network(address), SOCKET_GUESTS_AN_ADDRESS * self._most),
        )
        if any(counted[who] >= most for counted, who, most in taken):
            raise Problem(429, "too-many-sockets", "Too many windows here are watching tables: close some of them.")
        for counted, who, _ in taken:
            counted[who] += 1
        try:
            yield
        finally:
            for counted, who, _ in taken:
                counted[who] -= 1
                if not counted[who]:
                    del counted[who]
