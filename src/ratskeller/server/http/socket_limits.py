"""Limits for open sockets: per guest, and per address for all guests of a household."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ratskeller.server.errors import Problem
from ratskeller.server.transport.addresses import client_network

GUESTS_AN_ADDRESS = 8


class SocketLimits:
    """The open sockets of this process."""

    def __init__(self, sockets: int) -> None:
        """Allow so many sockets per guest, and eight times as many per address."""
        self._most = sockets
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def count(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket while it is open. Raises `Problem` if the guest or the address has too many."""
        taken = (
            (self._guests, guest, self._most),
            (self._addresses, client_network(address), GUESTS_AN_ADDRESS * self._most),
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
