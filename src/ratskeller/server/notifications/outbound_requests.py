"""Requests to addresses that people give us: never into our own network, no redirects, and nothing of the answer but its status.

A name is looked up once, all that it leads to is checked, and the connection goes to what was checked: nobody can give another answer
in between.
"""

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ratskeller.server.mail.errors import NotSent, Unsure

if TYPE_CHECKING:
    from httpcore import AsyncConnectionPool

SECONDS = 10.0
LONGEST_ADDRESS = 1000
UNICAST = IPv6Network("2000::/3")
"""All of IPv6 that is public lies here; older kinds and those of one network alone do not."""
SIX_TO_FOUR = IPv6Network("2002::/16")
NAT64 = IPv6Network("64:ff9b::/96")
"""What machines with IPv6 alone reach IPv4 by: the last 32 bits say where it leads."""


class Forbidden(Exception):
    """An address that nothing may be sent to; the text says why."""


def check_address(text: str, private: bool) -> None:
    """Refuse an address that can't be one of a webhook or a push service. Raises `Forbidden`; where it leads is checked when it is used."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Forbidden("it is no address") from error
    if len(text) > LONGEST_ADDRESS or not text.isascii() or not text.isprintable() or " " in text:
        raise Forbidden(f"it has to be plain, and at most {LONGEST_ADDRESS} characters long")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Forbidden("it has to begin with https://")
    if not host or parts.username is not None or parts.password is not None:
        raise Forbidden("a host is needed, and no name or password before it")
    if not private and (port not in (None, 443) or _is_inner(host)):
        raise Forbidden("it leads into the server's own network, or to an unusual port")


class Outgoing:
    """Sends what people asked for to where they asked for it."""

    def __init__(self, private: bool = False) -> None:
        """Go to public addresses alone, unless `private`."""
        self.private = private
        self._pool: AsyncConnectionPool | None = None

    async def post(self, address: str, body: bytes, headers: Iterable[tuple[str, str]]) -> int:
        """Send a body and return the status of the answer.

        Raises `Forbidden`, `NotSent` where no connection came about, `Unsure` where the answer did not come.
        """
        import httpcore

        check_address(address, self.private)
        try:
            async with asyncio.timeout(2 * SECONDS):
                made = [("Content-Length", str(len(body))), *headers]
                times = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)}
                asked = self._opened().stream("POST", address, headers=made, content=body, extensions=times)
                async with asked as answer:
                    return answer.status
        except (httpcore.ConnectError, httpcore.ConnectTimeout, httpcore.PoolTimeout) as error:
            raise NotSent(type(error).__name__) from error
        except (httpcore.UnsupportedProtocol, httpcore.LocalProtocolError) as error:
            raise Forbidden("it is no address") from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError) as error:
            raise Unsure(type(error).__name__) from error

    async def close(self) -> None:
        """End all connections."""
        if self._pool is not None:
            await self._pool.aclose()

    def _opened(self) -> "AsyncConnectionPool":
        # Imported only now: most servers send nothing, and their first page must not wait
        import httpcore

        if self._pool is None:
            network = httpcore.AnyIOBackend() if self.private else _public_network()
            # A connection to nowhere in particular is of no use to the next one
            self._pool = httpcore.AsyncConnectionPool(max_keepalive_connections=0, network_backend=network)
        return self._pool


def _public_network() -> Any:
    import httpcore

    class PublicNetwork(httpcore.AnyIOBackend):
        """Connects to public addresses alone."""

        async def connect_tcp(self, host: str, port: int, *rest: Any, **more: Any) -> httpcore.AsyncNetworkStream:
            """Connect to one of the addresses of a host. Raises `Forbidden` if any of them is not public."""
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
    if not addresses or any(map(_is_inner, addresses)):
        raise Forbidden("it leads into the server's own network")
    return addresses[0]


def _is_inner(host: str) -> bool:
    """Whether a host is written as an address that not everybody can reach, or is called like this machine."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host.lower().rstrip(".").rpartition(".")[2] in ("localhost", "local", "internal")
    if isinstance(address, IPv6Address):
        inner = _written_in(address)
        if inner is None:
            return not address.is_global or address not in UNICAST or address in SIX_TO_FOUR
        address = inner
    return not address.is_global or address.is_multicast


def _written_in(address: IPv6Address) -> IPv4Address | None:
    """Return the address of IPv4 that is written as one of IPv6."""
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else address.ipv4_mapped
