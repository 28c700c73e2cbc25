"""Where visitors come from, and which names the house answers to."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network

from undercroft.server.http.doors import LOOPBACK, Connection, parts_of

LONGEST = 45
"""Of an address as text; what is longer is none."""
HOME_BITS = 64
"""A home with IPv6 has all addresses that begin alike."""


def who(connection: Connection) -> str:
    """Whom limits are counted for: an address, or the home network that an IPv6 address belongs to."""
    return home_of(connection.client.host if connection.client else "")


def home_of(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host[:LONGEST]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOME_BITS), strict=False))


def within(host: str, networks: Iterable[str]) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in ip_network(network, strict=False) for network in networks)


def is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def own_names(public_url: str, allowed: Iterable[str]) -> frozenset[str]:
    """The names of the house: this machine's for itself, the one that people use, and what its host allows."""
    return frozenset([*LOOPBACK, parts_of(public_url).hostname or LOOPBACK[0], *(name.lower() for name in allowed)])


def name_asked(connection: Connection) -> str:
    """The name in the Host header; none where it is missing or broken."""
    try:
        return parts_of(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def is_own(name: str, names: frozenset[str]) -> bool:
    """Or a plain address: no other site can make a number lead here."""
    return name in names or is_network(name)
