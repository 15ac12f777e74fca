"""Whose address it is: limits count neighbours together who could take as many addresses as they like."""

from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

LONGEST = 100
# What a household or a rented machine gets of IPv6 is at least a network of this size
PREFIX = 64
THIS_MACHINE = ("127.0.0.0/8", "::1")


def neighbourhood(address: str) -> str:
    """Return what an address is counted as: an IPv4 address is itself, IPv6 addresses are one for each network of 64 bits."""
    try:
        found = ip_address(address)
    except ValueError:
        # A proxy may pass on anything
        return address[:LONGEST]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), PREFIX), strict=False))


class Proxies:
    """Who may speak for others: this machine, and the reverse proxies that the host has named."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Take addresses and networks."""
        self.networks = [ip_network(text) for text in (*THIS_MACHINE, *networks)]

    def __contains__(self, address: str) -> bool:
        """Whether an address is of one of them."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self.networks)


LOCAL = Proxies()
"""This machine alone."""
