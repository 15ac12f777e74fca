"""All connections of this process, from the moment in which they are accepted.

A line waits for its client (for a request, or for the rest of one), it is served, or it is a socket that stays. Whoever waits too long
is cut off. When there is no room for a new line, the one that has waited longest gives its place: however many connections say nothing,
somebody who comes with a request gets in.
"""

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass

from ratskeller.server.transport.addresses import LOCAL, Proxies, neighbourhood

# Descriptors that lines leave to the database, the client's files and the bots, and to lines that are accepted in the same moment
KEPT = 128
# Of these, some are for telling that there is no room
LAST = 32
LINES_AN_ADDRESS = 512
SHARE_OF_SOCKETS = 0.75

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """For how many seconds a client is waited for."""

    head: float = 10.0
    """Until a request has begun and its head is complete."""
    body: float = 20.0
    answer: float = 60.0
    """Until an answer is made and taken."""
    goodbye: float = 5.0
    """Until what is being closed has taken its last bytes."""


PATIENCE = Patience()


class Line:
    """One connection: its transport, who is at the other end, and until when it may go on as it does (seconds of the loop's clock)."""

    __slots__ = ("address", "counted_as", "deadline", "is_socket", "refused", "transport")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        """Make a line to `address`."""
        self.transport = transport
        self.address = address
        self.counted_as = neighbourhood(address)
        self.deadline = 0.0
        self.is_socket = False
        self.refused = False


class Lines:
    """The lines of one server process."""

    def __init__(
        self, most: int, descriptors: int | None, patience: Patience = PATIENCE, proxies: Proxies = LOCAL
    ) -> None:
        """Have room for `most` lines, or fewer where the process may open no more than so many descriptors."""
        self.patience = patience
        self.proxies = proxies
        self._descriptors = descriptors
        self._most = most if descriptors is None else max(1, min(most, descriptors - KEPT))
        self._lines: dict[asyncio.BaseTransport, Line] = {}
        # In the order in which they began to wait
        self._waiting: dict[Line, None] = {}
        self._of_address: Counter[str] = Counter()
        self._sockets = 0

    def __len__(self) -> int:
        """Return how many lines there are."""
        return len(self._lines)

    def enter(self, transport: asyncio.Transport, address: str) -> Line:
        """Return a new line, which waits. It is `refused` if there is no room and nobody who could give his place."""
        line = Line(transport, address)
        crowd = self._crowd(line)
        if crowd is not None:
            line.refused = not self._make_room(crowd)
        self._lines[transport] = line
        self._of_address[line.counted_as] += 1
        self.wait(line, self.patience.goodbye if line.refused else self.patience.head)
        if line.refused and self._is_short_of_descriptors(line, LAST):
            self.cut(line)
        return line

    def of(self, transport: asyncio.BaseTransport) -> Line:
        """Return the line of a transport."""
        return self._lines[transport]

    def wait(self, line: Line, seconds: float) -> None:
        """Note that a line begins to wait for its client, who has so many seconds."""
        self._waiting.pop(line, None)
        self._waiting[line] = None
        line.deadline = time.monotonic() + seconds

    def serve(self, line: Line) -> None:
        """Note that a line has asked and waits for its answer, or takes it."""
        self._waiting.pop(line, None)
        line.deadline = time.monotonic() + self.patience.answer

    def has_room_for_a_socket(self) -> bool:
        """Whether one more line may stay: others are kept for those who only ask."""
        return self._sockets < SHARE_OF_SOCKETS * self._most

    def keep(self, line: Line) -> None:
        """Note that a line has become a socket, which may stay as long as both want."""
        self._waiting.pop(line, None)
        line.deadline = float("inf")
        line.is_socket = True
        self._sockets += 1

    def leave(self, line: Line) -> None:
        """Forget a line that has ended."""
        if self._lines.pop(line.transport, None) is None:
            return
        self._waiting.pop(line, None)
        self._sockets -= line.is_socket
        self._of_address[line.counted_as] -= 1
        if not self._of_address[line.counted_as]:
            del self._of_address[line.counted_as]

    def cut(self, line: Line) -> None:
        """End a line at once, whatever is still to be sent."""
        self.leave(line)
        line.transport.abort()

    def cut_all(self) -> None:
        """End all lines at once."""
        for line in list(self._lines.values()):
            self.cut(line)

    def sweep(self) -> None:
        """End the lines whose time is over; to be called about once a second."""
        now = time.monotonic()
        for line in list(self._lines.values()):
            if line.is_socket and line.transport.is_closing():
                line.deadline = min(line.deadline, now + self.patience.goodbye)
            if line.deadline < now:
                self.cut(line)

    def _crowd(self, line: Line) -> str | None:
        """Return from whose lines one has to go before there is room: an address, "" for anybody, None if there is room."""
        # Behind a proxy everybody has its address
        if self._of_address[line.counted_as] >= LINES_AN_ADDRESS and line.address not in self.proxies:
            return line.counted_as
        full = len(self._lines) >= self._most or self._is_short_of_descriptors(line, KEPT)
        return "" if full else None

    def _is_short_of_descriptors(self, line: Line, left: int) -> bool:
        """Whether fewer than `left` are free. A new one gets the lowest free number, so its own tells, whoever has the others."""
        if self._descriptors is None:
            return False
        socket = line.transport.get_extra_info("socket")
        return socket is not None and bool(socket.fileno() >= self._descriptors - left)

    def _make_room(self, crowd: str) -> bool:
        oldest = next((line for line in self._waiting if crowd in ("", line.counted_as)), None)
        if oldest is None:
            log.warning("there is no room for more connections: new ones are refused")
            return False
        log.warning("there is no room for more connections: those that have waited longest without a request are ended")
        self.cut(oldest)
        return True
