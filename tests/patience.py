"""How long a test waits for what must come.

A test waits for a condition, never for a time: how fast the machine is decides nothing. The limit is there to end a
test that hangs, so it is far longer than anything takes on a busy machine. Work that steps back for others can take
any time there: whoever waits for it tells how to see that it goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0
"""Seconds after which something that has not come, and does not come nearer, will not come any more."""

MILLISECONDS: Final = PATIENCE * 1000


def until(
    holds: Callable[[], bool], what: str, *, pause: float = 0.02, work_done: Callable[[], float] | None = None
) -> None:
    """Wait until this holds; where the work for it can be seen (`work_done`), as long as it goes on."""
    end = time.monotonic() + PATIENCE
    done = 0.0
    while not holds():
        if work_done is not None and (now := work_done()) > done:
            done, end = now, time.monotonic() + PATIENCE
        assert time.monotonic() < end, f"after {PATIENCE:.0f} s still not so: {what}"
        time.sleep(pause)
