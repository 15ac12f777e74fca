"""The host names that requests may use, against DNS rebinding.

A page of another site can point its own name to this machine, and then send requests as if it came from here. So the `Host` header must be
`localhost`, the address that the server listens on, or a name that the settings allow. A server that listens on all addresses
accepts any IP address, since nobody can point an address elsewhere.
"""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from ratskeller.server.errors import Problem

LONGEST_QUOTED = 100
LOCAL = ("localhost", "127.0.0.1", "::1")


class AllowedHosts:
    """The host names of one server."""

    def __init__(self, listen_address: str, allowed: Iterable[str]) -> None:
        """Allow local names, the address that the server listens on, and `allowed`."""
        self._names = {_normalized(name) for name in (*LOCAL, listen_address, *allowed)}
        found = _address(listen_address)
        self._any_address = found is not None and found.is_unspecified

    def check(self, header: bytes, server_address: str) -> None:
        """Raise `Problem` unless a `Host` header names this server, which was reached at `server_address`. Ports don't matter."""
        host = _without_port(header.decode("latin-1"))
        if (
            _normalized(host) in self._names
            or _normalized(host) == server_address
            or (self._any_address and _address(host))
        ):
            return
        shown = host[:LONGEST_QUOTED]
        message = f"This server does not know itself as {shown!r}. If that is one of its names, start it with --allow-host {shown}"
        raise Problem(421, "unknown-host", message, host=shown)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _normalized(host: str) -> str:
    """Return a host in one spelling: names in lower case without the final dot, addresses in their usual form."""
    found = _address(host)
    return host.lower().removesuffix(".") if found is None else str(found)


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
