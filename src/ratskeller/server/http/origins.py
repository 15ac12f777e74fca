"""Hosts and origins as requests name them, in one spelling: there is no other comparison of them.

Hosts are checked against DNS rebinding: a page of another site can point its own name to this machine, and then send requests as if it
came from here.
"""

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from ratskeller.server.errors import Problem

DEFAULT_PORTS = {"http": 80, "https": 443}
HOST = re.compile(
    rb"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[\w.~!$&'()*+;=%-]*))(?::(?P<port>\d{0,5}))?", re.ASCII
)
"""A name or an address, and a port (RFC 9110, 7.2); without the comma, which a list of hosts would have."""


class Origin(NamedTuple):
    """Where a page comes from (RFC 6454)."""

    scheme: str
    host: str
    port: int


def parse_origin(text: str) -> Origin | None:
    """Return the origin that an address begins with, None for `null` and for what is malformed."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or "@" in parts.netloc:
        return None
    return Origin(parts.scheme, normalize_host(parts.hostname), DEFAULT_PORTS[parts.scheme] if port is None else port)


def parse_host(header: bytes) -> tuple[str, int | None] | None:
    """Return the host of a `Host` header and its port, if it has one; None if it is malformed."""
    found = HOST.fullmatch(header)
    if found is None:
        return None
    host = (found["address"] or found["name"]).decode()
    return normalize_host(host), int(found["port"]) if found["port"] else None


def is_same_origin(origin: bytes, host: bytes, scheme: str, site: Origin | None) -> bool:
    """Return whether a page of `origin` may act at the `site`, or at the `host` that it asked by `scheme`.

    A proxy may not tell that its clients come by TLS: then `scheme` is `http` (or `ws`), and says nothing.
    """
    given, asked = parse_origin(origin.decode("latin-1")), parse_host(host)
    if given is None or asked is None:
        return False
    if given == site:
        return True
    if given.scheme == "http" and scheme in ("https", "wss"):
        return False
    return (given.host, given.port) == (asked[0], DEFAULT_PORTS[given.scheme] if asked[1] is None else asked[1])


def is_among(origin: bytes, hosts: Iterable[str]) -> bool:
    """Return whether an origin has one of these hosts, such as `blog.example.org`, `*.example.org` or `example.org:8443`."""
    given = parse_origin(origin.decode("latin-1"))
    return given is not None and any(_has_host(given, host) for host in hosts)


def _has_host(given: Origin, text: str) -> bool:
    name = text.removeprefix("*.")
    wanted = parse_origin(f"{given.scheme}://{name}")
    if wanted is None or given.port != wanted.port:
        return False
    return given.host == wanted.host if name == text else given.host.endswith(f".{wanted.host}")


def normalize_host(host: str) -> str:
    """Return a host in one spelling: names in lower case without the final dot, addresses in their usual form."""
    found = parse_address(host)
    return host.lower().removesuffix(".") if found is None else str(found)


def parse_address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


LONGEST_QUOTED = 100
LOCAL = ("localhost", "127.0.0.1", "::1")


class AllowedHosts:
    """The host names of one server, in a `Host` header: `localhost`, the address that it listens on, and what the settings allow.

    If it listens on all addresses, any IP address too, since nobody can point an address elsewhere.
    """

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
        message = f"This server doesn't know itself as {shown!r}. If that is one of its names, start it with --allow-host {shown}"
        raise Problem(421, "unknown-host", message, host=shown)
