"""Whose address it is: limits count neighbours together who could take as many addresses as they like."""

from ipaddress import IPv6Address, IPv6Network, ip_address

LONGEST = 100
# What a household or a rented machine gets of IPv6 is at least a network of this size
PREFIX = 64


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


def is_loopback(address: str) -> bool:
    """Whether an address is of this machine alone."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
