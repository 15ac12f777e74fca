"""Client addresses: how limits count them, and which proxies may state them."""

from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

LONGEST_KEY = 100
IPV6_PREFIX = 64
"""A household or a rented machine gets at least an IPv6 network of this size, and could use any address in it."""
THIS_MACHINE = ("127.0.0.0/8", "::1")


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
        """Take addresses and networks."""
        self.networks = [ip_network(text) for text in (*THIS_MACHINE, *networks)]

    def __contains__(self, address: str) -> bool:
        """Return whether an address belongs to one of them."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self.networks)


LOCAL = TrustedProxies()
"""This machine alone."""
