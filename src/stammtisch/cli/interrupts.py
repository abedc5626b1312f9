"""Ctrl-C and termination that never cut a move in half.

While the program waits for a person, a signal interrupts it at once; while it applies and saves a
move, the signal waits until that is done.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")  # the last does not exist everywhere


class Interrupts:
    """Turns signals into KeyboardInterrupt, at moments when nothing is half done."""

    def __init__(self) -> None:
        self._has_come = False
        self._may_raise = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Handle the signals here while the block runs."""
        if threading.current_thread() is not threading.main_thread():
            yield  # only the main thread may handle signals
            return
        numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
        before = {number: signal.signal(number, self._handle) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def while_waiting(self) -> Iterator[None]:
        """Let a signal through at once while the block runs."""
        self._may_raise = True
        try:
            self.let_through()
            yield
        finally:
            self._may_raise = False

    def let_through(self) -> None:
        """Raise now if a signal has come."""
        if self._has_come:
            self._has_come = False
            raise KeyboardInterrupt

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self._has_come = True
        if self._may_raise:
            self.let_through()
