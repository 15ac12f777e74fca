"""Under which names this server may be asked.

A page of another site can let its own name point to this machine, and then ask as if it came from here. So a request must say in its
`Host` that it means this server: by `localhost`, by the address on which it listens, or by a name that its host has allowed. Where it
listens on all addresses, any address will do: nobody can let an address point elsewhere.
"""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from ratskeller.server.errors import Problem

LONGEST_SHOWN = 100
LOCAL = ("localhost", "127.0.0.1", "::1")


class AllowedHosts:
    """The names of one server."""

    def __init__(self, listens_on: str, allowed: Iterable[str]) -> None:
        """Allow what is local, what the server listens on, and `allowed`."""
        self._names = {_plain(name) for name in (*LOCAL, listens_on, *allowed)}
        found = _address(listens_on)
        self._any_address = found is not None and found.is_unspecified

    def check(self, header: bytes, asked_at: str) -> None:
        """Raise `Problem` unless the header `Host` names this server, which was asked at one of its addresses; ports don't matter."""
        host = _without_port(header.decode("latin-1"))
        if _plain(host) in self._names or _plain(host) == asked_at or (self._any_address and _address(host)):
            return
        shown = host[:LONGEST_SHOWN]
        message = f"This server does not know itself as {shown!r}. If that is one of its names, start it with --allow-host {shown}"
        raise Problem(421, "unknown-host", message, host=shown)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _plain(host: str) -> str:
    """Return a host in one spelling: names without capitals and final dot, addresses as they are usually written."""
    found = _address(host)
    return host.lower().removesuffix(".") if found is None else str(found)


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
