"""Time that never goes back: what has expired stays expired when somebody sets the clock of the machine.

It follows the clock of the machine forwards. While that stands behind a time that was seen before, this one goes on
from there at the pace of the monotonic clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from stammtisch.server.store import now_ms


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Milliseconds since 1970, always forwards."""

    def __init__(self, wall: Callable[[], int] = now_ms, monotonic: Callable[[], int] = monotonic_ms) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._latest = wall()
        self._seen_at = monotonic()

    def now(self) -> int:
        moment = self._monotonic()
        self._latest = max(self._latest + moment - self._seen_at, self._wall())
        self._seen_at = moment
        return self._latest

    def catch_up(self, moment: int) -> None:
        """It is at least this late, as somebody before us has noted."""
        self._latest = max(self.now(), moment)
