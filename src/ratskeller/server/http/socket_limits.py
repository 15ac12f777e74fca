"""How many sockets somebody has open: a guest has so many windows, and a household so many guests."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ratskeller.server.errors import Problem
from ratskeller.server.transport.addresses import client_network

GUESTS_AN_ADDRESS = 8


class SocketLimits:
    """Who watches tables at this server, and how many."""

    def __init__(self, sockets: int) -> None:
        """Allow so many sockets for each guest, and eight times as many for each address."""
        self._most = sockets
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def place(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket as long as it is open. Raises `Problem` when the guest or the address has too many."""
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
