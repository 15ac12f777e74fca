"""Requests to addresses that people enter: never into the server's own network, without redirects, and only the status is read.

A host name is resolved once, all its addresses are checked, and the connection goes to one of them: DNS can't give another answer in
between.
"""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ratskeller.server.mail.smtp import NotSent, Uncertain

if TYPE_CHECKING:
    from httpcore import AsyncConnectionPool

SECONDS = 10.0
LONGEST_ADDRESS = 1000
UNICAST = IPv6Network("2000::/3")
"""All public IPv6 addresses; not older kinds and local ones."""
SIX_TO_FOUR = IPv6Network("2002::/16")
NAT64 = IPv6Network("64:ff9b::/96")
"""How hosts without IPv4 reach IPv4 addresses, which are the last 32 bits."""


class Forbidden(Exception):
    """No request may go to this address; the text says why."""


def check_address(text: str, private: bool) -> None:
    """Check that an address can be that of a webhook or a push service; where it leads is checked at each request. Raises `Forbidden`."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Forbidden("it is not an address") from error
    if len(text) > LONGEST_ADDRESS or not text.isascii() or not text.isprintable() or " " in text:
        raise Forbidden(f"it may have at most {LONGEST_ADDRESS} characters, all of them printable ASCII and no spaces")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Forbidden("it has to begin with https://")
    if not host or parts.username is not None or parts.password is not None:
        raise Forbidden("a host is needed, and no name or password before it")
    if not private and (port not in (None, 443) or _is_internal(host)):
        raise Forbidden("it leads into the server's own network, or to an unusual port")


class OutboundRequests:
    """Sends requests to addresses that people entered."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        self._pool: AsyncConnectionPool | None = None

    async def post(self, address: str, body: bytes, headers: Iterable[tuple[str, str]]) -> int:
        """Send a body and return the status of the answer.

        Raises `Forbidden`, `NotSent` without a connection, `Uncertain` without an answer.
        """
        import httpcore

        check_address(address, self.private)
        try:
            async with asyncio.timeout(2 * SECONDS):
                all_headers = [("Content-Length", str(len(body))), *headers]
                timeouts = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)}
                request = self._open_pool().stream(
                    "POST", address, headers=all_headers, content=body, extensions=timeouts
                )
                async with request as answer:
                    return answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout) as error:
            raise NotSent(type(error).__name__) from error
        except (httpcore.UnsupportedProtocol, httpcore.LocalProtocolError) as error:
            raise Forbidden("it is not an address") from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError) as error:
            raise Uncertain(type(error).__name__) from error

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    def _open_pool(self) -> "AsyncConnectionPool":
        # Imported only here: most servers send no requests, and would start more slowly
        import httpcore

        if self._pool is None:
            network = httpcore.AnyIOBackend() if self.private else _public_network()
            # Addresses differ: the next request could not use the connection
            self._pool = httpcore.AsyncConnectionPool(max_keepalive_connections=0, network_backend=network)
        return self._pool


def _public_network() -> Any:
    import httpcore

    class PublicNetwork(httpcore.AnyIOBackend):
        """Connects only to public addresses."""

        async def connect_tcp(self, host: str, port: int, *rest: Any, **more: Any) -> httpcore.AsyncNetworkStream:
            """Connect to one of the addresses of a host. Raises `Forbidden` if one of them is not public."""
            return await super().connect_tcp(await _public_address(host, port), port, *rest, **more)

    return PublicNetwork()


async def _public_address(host: str, port: int) -> str:
    import httpcore

    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=socket.SOCK_STREAM), SECONDS)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise httpcore.ConnectError("the name is not known") from error
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or any(map(_is_internal, addresses)):
        raise Forbidden("it leads into the server's own network")
    return addresses[0]


def _is_internal(host: str) -> bool:
    """Tell whether a host is an address that is not public, or a name in the local network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host.lower().rstrip(".").rpartition(".")[2] in ("localhost", "local", "internal")
    if isinstance(address, IPv6Address):
        embedded = _embedded_ipv4(address)
        if embedded is None:
            return not address.is_global or address not in UNICAST or address in SIX_TO_FOUR
        address = embedded
    return not address.is_global or address.is_multicast


def _embedded_ipv4(address: IPv6Address) -> IPv4Address | None:
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else address.ipv4_mapped
