"""All connections of this process, from the moment they are accepted.

A connection waits for its client (for a request, or the rest of one, or to close), is being answered, or has become a WebSocket. One that
waits too long is closed. When there is no room for a new connection, the one that has waited longest is closed: however many connections
stay silent, a visitor with a request gets in.

uvicorn's `limit_concurrency` refuses new requests instead, no matter who holds the connections. Under `benchmarks/attacks.py silent` (1,100
silent connections, 1,024 descriptors) it kept a visitor waiting until the attack ended; this way they wait 41 ms.
"""

import asyncio
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network


@dataclass
class Shutdown:
    """Whether the server is stopping."""

    begun: bool = False


LONGEST_KEY = 100
IPV6_PREFIX = 64
"""A household or a rented machine gets at least an IPv6 network of this size, and could use any address in it."""
CACHED_ADDRESSES = 1_000
"""Every request asks several times for the network of its client."""
THIS_MACHINE = ("127.0.0.0/8", "::1")


@lru_cache(CACHED_ADDRESSES)
def client_network(address: str) -> str:
    """Return what limits count an address as: an IPv4 address itself, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        # A proxy may pass anything on
        return address[:LONGEST_KEY]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_PREFIX), strict=False))


class TrustedProxies:
    """The proxies that may state the address of their client: those on this machine, and those named in the settings."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self.networks = [ip_network(text) for text in (*THIS_MACHINE, *networks)]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self.networks)


LOCAL = TrustedProxies()
"""This machine alone."""


# macOS reports no hard limit, but allows only the second
DESCRIPTOR_LIMITS = (65_536, 10_240)

if sys.platform == "win32":

    def raise_limit() -> int | None:
        """Return None: this system has no such limit."""
        return None

else:
    import resource

    def raise_limit() -> int | None:
        """Raise the soft limit of descriptors to the hard limit, at most 65,536, and return it; None means unlimited."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return None
        for wanted in DESCRIPTOR_LIMITS:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
                return max(soft, most)
        return soft


RESERVED_DESCRIPTORS = 128
"""Descriptors left to the database, the client's files, the bots, and connections that are accepted at the same moment."""
REFUSAL_DESCRIPTORS = 32
"""Some of these are left for telling clients that there is no room."""
CONNECTIONS_AN_ADDRESS = 512
SHARE_OF_WEBSOCKETS = 0.75

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Timeouts:
    """For how many seconds a client may take its time."""

    head: float = 10.0
    """Until it has sent the head of a request."""
    body: float = 20.0
    answer: float = 60.0
    """Until the answer is made and taken."""
    close: float = 5.0
    """Until it has taken the last bytes before a close."""


TIMEOUTS = Timeouts()


class ClientConnection:
    """One connection: its transport, the client's address, and until when it may stay as it is (seconds of `time.monotonic`).

    `is_websocket`: it has one of the places of WebSockets.
    """

    __slots__ = ("address", "deadline", "is_websocket", "network", "refused", "transport")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.network = client_network(address)
        self.deadline = 0.0
        self.is_websocket = False
        self.refused = False


class Connections:
    """The connections of one server process."""

    def __init__(
        self, most: int, descriptors: int | None, timeouts: Timeouts = TIMEOUTS, proxies: TrustedProxies = LOCAL
    ) -> None:
        """Hold `most` connections, or fewer if the process may open only so many `descriptors`."""
        self.timeouts = timeouts
        self.proxies = proxies
        self._descriptors = descriptors
        self._most = most if descriptors is None else max(1, min(most, descriptors - RESERVED_DESCRIPTORS))
        self._connections: dict[asyncio.BaseTransport, ClientConnection] = {}
        # In the order in which they began to wait
        self._waiting: dict[ClientConnection, None] = {}
        self._per_network: Counter[str] = Counter()
        self._websockets = 0

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, transport: asyncio.Transport, address: str) -> ClientConnection:
        """Return a new connection that waits for its client. It is `refused` if there is no room and none could be closed for it."""
        connection = ClientConnection(transport, address)
        crowded = self._crowded_network(connection)
        if crowded is not None:
            connection.refused = not self._make_room(crowded)
        self._connections[transport] = connection
        self._per_network[connection.network] += 1
        self.start_waiting(connection, self.timeouts.close if connection.refused else self.timeouts.head)
        if connection.refused and self._is_short_of_descriptors(connection, REFUSAL_DESCRIPTORS):
            self.abort(connection)
        return connection

    def of(self, transport: asyncio.BaseTransport) -> ClientConnection:
        return self._connections[transport]

    def start_waiting(self, connection: ClientConnection, seconds: float) -> None:
        self._waiting.pop(connection, None)
        self._waiting[connection] = None
        connection.deadline = time.monotonic() + seconds

    def start_answering(self, connection: ClientConnection) -> None:
        """Note that the client has sent its request and waits for the answer, or takes it."""
        self._waiting.pop(connection, None)
        connection.deadline = time.monotonic() + self.timeouts.answer

    def can_upgrade(self) -> bool:
        """Return whether one more connection may become a WebSocket: some are reserved for requests."""
        return self._websockets < SHARE_OF_WEBSOCKETS * self._most

    def start_handshake(self, connection: ClientConnection) -> None:
        """Note that a client asks for a WebSocket. It has a place among them from now on, and the deadline of an answer."""
        self.start_answering(connection)
        connection.is_websocket = True
        self._websockets += 1

    def finish_handshake(self, connection: ClientConnection) -> None:
        connection.deadline = float("inf")

    def start_closing(self, connection: ClientConnection) -> None:
        """Note that a WebSocket is being closed, or its handshake was refused: it loses its place, and waits for its client to leave."""
        if not connection.is_websocket:
            return
        connection.is_websocket = False
        self._websockets -= 1
        self.start_waiting(connection, self.timeouts.close)

    def remove(self, connection: ClientConnection) -> None:
        if self._connections.pop(connection.transport, None) is None:
            return
        self._waiting.pop(connection, None)
        self._websockets -= connection.is_websocket
        connection.is_websocket = False
        self._per_network[connection.network] -= 1
        if not self._per_network[connection.network]:
            del self._per_network[connection.network]

    def abort(self, connection: ClientConnection) -> None:
        """End a connection at once, whatever is still to be sent."""
        self.remove(connection)
        connection.transport.abort()

    def abort_all(self) -> None:
        for connection in list(self._connections.values()):
            self.abort(connection)

    def abort_expired(self) -> None:
        """End the connections that are past their deadline. Call this about once a second."""
        now = time.monotonic()
        for connection in list(self._connections.values()):
            if connection.transport.is_closing():
                self.start_closing(connection)
            if connection.deadline < now:
                self.abort(connection)

    def _crowded_network(self, connection: ClientConnection) -> str | None:
        """Return which network has to give up a connection first: "" for any, None if there is room."""
        # Everybody behind a proxy has its address
        is_crowded = self._per_network[connection.network] >= CONNECTIONS_AN_ADDRESS
        if is_crowded and connection.address not in self.proxies:
            return connection.network
        full = len(self._connections) >= self._most or self._is_short_of_descriptors(connection, RESERVED_DESCRIPTORS)
        return "" if full else None

    def _is_short_of_descriptors(self, connection: ClientConnection, left: int) -> bool:
        """Return whether fewer than `left` are free. A new descriptor gets the lowest free number, so its own number shows that."""
        if self._descriptors is None:
            return False
        socket = connection.transport.get_extra_info("socket")
        return socket is not None and bool(socket.fileno() >= self._descriptors - left)

    def _make_room(self, network: str) -> bool:
        oldest = next((it for it in self._waiting if network in ("", it.network)), None)
        if oldest is None:
            log.warning("there is no room for more connections: new ones are refused")
            return False
        log.warning(
            "there is no room for more connections: those that have waited longest without a request are closed"
        )
        self.abort(oldest)
        return True
