"""How long a test waits for what must come.

A test waits for a condition, never for a time: how fast the machine is decides nothing. The limit is there to end a
test that hangs, so it is far longer than anything takes on a busy machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 180.0
"""Seconds after which something that has not come will not come any more."""

MILLISECONDS: Final = PATIENCE * 1000


def until(holds: Callable[[], bool], what: str, *, pause: float = 0.02) -> None:
    """Wait until this holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"after {PATIENCE:.0f} s still not so: {what}"
        time.sleep(pause)
