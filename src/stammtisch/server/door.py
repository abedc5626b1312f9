"""How many connections may be open: from one address, and in all, so that files are left for everything else."""

from __future__ import annotations

import sys
from collections import Counter
from time import monotonic
from typing import Literal

import structlog

from stammtisch.server.addresses import Proxies, household
from stammtisch.server.metrics import CONNECTIONS_REFUSED

NO_LIMIT = 100_000  # connections where the system sets no limit of its own
SECONDS_BETWEEN_LINES = 60.0  # of the log: who knocks a thousand times must not fill it

Reason = Literal["address", "all"]
log = structlog.get_logger("door")


def room_for_connections(reserved: int) -> int:
    """How many connections the system's limit of open files leaves, besides those reserved for the server's own."""
    if sys.platform == "win32":
        return NO_LIMIT
    import resource  # noqa: PLC0415 - not made for Windows

    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit == resource.RLIM_INFINITY:
        return NO_LIMIT
    # Where the limit is so low that the reserve would leave hardly anything, both get half.
    return max(limit - reserved, limit // 2)


class Door:
    """Lets connections in and counts them; those of trusted proxies count only among all."""

    def __init__(self, per_address: int, in_all: int, proxies: Proxies) -> None:
        self.per_address = per_address
        self.in_all = in_all
        self.proxies = proxies
        self.inside = 0
        self._by_household: Counter[str] = Counter()
        self._refused: Counter[Reason] = Counter()  # since the last line of the log
        self._logged = -SECONDS_BETWEEN_LINES

    def enter(self, address: str) -> bool:
        """Whether one more may come in; who comes in must `leave`."""
        house = household(address)
        if self.inside >= self.in_all:
            self._refuse("all")
            return False
        if self._by_household[house] >= self.per_address and not self.proxies.include(address):
            self._refuse("address")
            return False
        self.inside += 1
        self._by_household[house] += 1
        return True

    def leave(self, address: str) -> None:
        house = household(address)
        self.inside -= 1
        self._by_household[house] -= 1
        if not self._by_household[house]:
            del self._by_household[house]

    def _refuse(self, reason: Reason) -> None:
        CONNECTIONS_REFUSED.labels(reason).inc()
        self._refused[reason] += 1
        now = monotonic()
        if now - self._logged >= SECONDS_BETWEEN_LINES:
            self._logged = now
            counts = {"for_their_address": self._refused["address"], "for_all": self._refused["all"]}
            log.warning("connections refused", inside=self.inside, **counts)
            self._refused.clear()
