"""Addresses as limits see them: whom to count as one, and which ones are proxies that speak for others."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

# Who has one IPv6 address has all of its network of this size, and may change within it at will.
ONE_HOUSEHOLD = 64


def household(address: str) -> str:
    """What limits count as one: an IPv4 address, or the network that an IPv6 address is taken from."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), ONE_HOUSEHOLD), strict=False))


class Proxies:
    """The proxies that are trusted to say for whom they ask: by address, by network, or all (`*`)."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = set(names)
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for name in self._names:
            try:
                self._networks.append(ipaddress.ip_network(name, strict=False))
            except ValueError:
                continue  # a name such as `*` or the path of a socket

    def include(self, address: str) -> bool:
        if "*" in self._names or address in self._names:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)
