"""Ports for servers of tests that must know theirs before they start, and find it again after a crash."""

from __future__ import annotations

import random
import socket
from typing import Final

# Below those that systems give to outgoing connections: one of them could take the port between now and the start.
RANGE: Final = range(20_000, 32_000)


def free_port() -> int:
    """A port that nobody listens on."""
    chance = random.SystemRandom()
    while True:
        port = chance.choice(RANGE)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def can_be_listened_on(port: int) -> bool:
    """Whether a server could have this port now, as servers take it: the last connections of another do not matter."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
