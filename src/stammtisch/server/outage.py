"""A database that does not answer: one line in the log when that begins, one when it is over, and who waits is told.

Everything that touches the database goes through `Database`, which reports here. A refused write stands for a full or
read-only disk, where questions are answered still: so what a write found is over when a write succeeds.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

# The classes of PostgreSQL's errors that say that it, its disk or the way to it is at fault, not the question.
OUT_OF_SERVICE: Final = ("08", "25006", "53", "57P", "58", "XX")

log = structlog.get_logger("database")


def is_outage(error: BaseException) -> bool:
    """Whether this says that the database does not answer, or does not write."""
    if isinstance(error, (OperationalError, InterfaceError, NoFreeConnection, ConnectionError, TimeoutError)):
        return True
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or str(state).startswith(OUT_OF_SERVICE)
    return False


def kind_of(error: BaseException) -> str:
    """What kind of error it is, as words, so that the log does not take a long name for a secret.

    The error's own words are left out: they may hold the question with all its values.
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(error).__name__).lower()


class Outage:
    """Whether the database is away now."""

    def __init__(self, *, is_logged: bool = True) -> None:
        self.is_on = False
        self.is_logged = is_logged
        self.when_over: Callable[[], None] = lambda: None  # set by who has something to go on with
        self._needs_write = False
        self._since = 0.0

    def begin(self, error: BaseException, *, is_writing: bool) -> None:
        """Something failed; only the first of many failures is told."""
        self._needs_write |= is_writing
        if not self.is_on:
            self.is_on = True
            self._since = time.monotonic()
            cause = getattr(error, "orig", None) or error
            if self.is_logged:
                log.error("database does not answer", reason=kind_of(cause))

    def end(self, *, is_writing: bool) -> None:
        """Something succeeded."""
        if self.is_on and (is_writing or not self._needs_write):
            self.is_on = self._needs_write = False
            if self.is_logged:
                log.warning("database answers again", seconds=round(time.monotonic() - self._since, 1))
            self.when_over()
