"""Writing whole transactions, past all layers in between: what that is, and how SQLite does it.

SQLite gets a thread of its own; PostgreSQL a connection of its own (`postgres_writer`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, Protocol

from sqlalchemy import Insert, Update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError

BUSY_SECONDS: Final = 10.0
PRAGMAS: Final = (f"busy_timeout={BUSY_SECONDS * 1000:.0f}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

# A statement and the rows for which it is done.
Step = tuple[Insert | Update, list[dict[str, Any]]]


class Fence(Protocol):
    """What is asked at the beginning of a transaction, and who looks at the answer."""

    question: str

    def check(self, answer: object) -> None:
        """Refuse the transaction by an exception; called in whatever thread writes."""


class Writer(Protocol):
    """Writes transactions whose statements are all known beforehand, one after the other."""

    async def write(self, fence: Fence | None, steps: list[Step]) -> None:
        """All of it or nothing; raises the same errors as other connections."""

    async def close(self) -> None:
        """End when all that is being written is written."""


class SqliteWriter:
    """A connection that belongs to one thread."""

    def __init__(self, url: str) -> None:
        self._path = make_url(url).database or ""
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, fence: Fence | None, steps: list[Step]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, fence, steps)

    def _write(self, fence: Fence | None, steps: list[Step]) -> None:
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
            try:
                if fence is not None:
                    ((answer,),) = connection.execute(fence.question)
                    fence.check(answer)
                for statement, rows in steps:
                    connection.executemany(sql_of(statement), rows)
                connection.execute("COMMIT")
            except BaseException:
                # A disk that was full may have ended the transaction already.
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        except sqlite3.Error as error:
            raise OperationalError(None, None, error) from error

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._path, isolation_level=None)
            set_up(connection.execute)
            self._connection = connection
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    async def close(self) -> None:
        self._thread.submit(self._close)
        self._thread.shutdown()


def set_up(execute: Callable[[str], object]) -> None:
    """Say to a new connection how it shall go about it.

    SQLite waits for whoever else writes, but not where a new database is about to get its write-ahead log: of two who
    open it at the same time it turns one away at once. So that is waited for here.
    """
    until = time.monotonic() + BUSY_SECONDS
    for pragma in PRAGMAS:
        while True:
            try:
                execute(f"PRAGMA {pragma}")
                break
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.01)


@cache
def sql_of(statement: Insert | Update) -> str:
    return str(statement.compile(dialect=dialect(paramstyle="named")))
