"""The host names that requests may use, against DNS rebinding.

A page of another site can point its own name to this machine, and then send requests as if it came from here. So the `Host` header must be
`localhost`, the address that the server listens on, or a name that the settings allow. A server that listens on all addresses
accepts any IP address, since nobody can point an address elsewhere.
"""

from collections.abc import Iterable

from ratskeller.server.errors import Problem
from ratskeller.server.http.origins import normalize_host, parse_address, parse_host

LONGEST_QUOTED = 100
LOCAL = ("localhost", "127.0.0.1", "::1")


class AllowedHosts:
    """The host names of one server."""

    def __init__(self, listen_address: str, allowed: Iterable[str]) -> None:
        """Allow local names, the address that the server listens on, and `allowed`."""
        self._names = {normalize_host(name) for name in (*LOCAL, listen_address, *allowed)}
        found = parse_address(listen_address)
        self._any_address = found is not None and found.is_unspecified

    def check(self, header: bytes, server_address: str) -> None:
        """Raise `Problem` unless a `Host` header names this server, which was reached at `server_address`. Ports don't matter."""
        found = parse_host(header)
        if found is None:
            raise Problem(
                400, "bad-request", "Host: a name or an address is needed, and a port if it isn't the usual one."
            )
        host, _ = found
        if host in self._names or host == server_address or (self._any_address and parse_address(host)):
            return
        shown = host[:LONGEST_QUOTED]
        message = f"This server does not know itself as {shown!r}. If that is one of its names, start it with --allow-host {shown}"
        raise Problem(421, "unknown-host", message, host=shown)
