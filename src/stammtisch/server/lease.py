"""One server for one database: who holds the lease serves, and everybody else is refused.

The lease is a row of the database. Its holder shows every few seconds that it lives, which is the trial write of
`/health` at the same time, and asks in every transaction that writes whether the lease is still its own. So whoever
lost it while it slept writes nothing more, whatever the clocks say. docs/decisions/0012 has the reasons.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import structlog
from sqlalchemy import Row, select, update

from stammtisch.core.errors import StammtischError
from stammtisch.server import database as db
from stammtisch.server import store
from stammtisch.server.clock import Clock
from stammtisch.server.database import Database
from stammtisch.server.problems import TEXTS, Problem
from stammtisch.server.processes import is_gone, this_machine, this_process
from stammtisch.server.words import time_text

BEAT_SECONDS: Final = 3.0  # from one sign of life to the next
BEAT_LIMIT: Final = 5.0  # a database that takes longer to store one does not answer
SILENT_SECONDS: Final = 15.0  # who shows none for so long is dead, where nobody can look
LOOK_SECONDS: Final = 0.5

NOBODY: Final = ""

log = structlog.get_logger("lease")


class DatabaseInUse(StammtischError):
    """Another server serves this database."""


class Lease:
    """The right to write, as this server has it."""

    def __init__(
        self, database: Database, clock: Clock, machine: str = "", process: str = "", patience: float = SILENT_SECONDS
    ) -> None:
        self.database = database
        self.clock = clock
        self.id = secrets.token_hex(16)
        self.machine = machine or this_machine()
        self.process = process or this_process()
        self.patience = patience
        # Asked with every move, so in the database's own words: to build a question takes as long as to ask it.
        self.question = "SELECT holder FROM lease" if database.is_sqlite else "SELECT holder FROM lease FOR KEY SHARE"
        self.is_lost = False
        self.when_lost: Callable[[], None] = lambda: None  # set by who can end the server
        self._beating: asyncio.Task[None] | None = None

    # Taking it

    async def take(self) -> None:
        """Hold the lease from now on; DatabaseInUse where another server lives that has it."""
        began = time.monotonic()
        first: Row[Any] | None = None
        while (row := await self._try(is_silent=time.monotonic() - began > self.patience)) is not None:
            if row.machine == self.machine and is_gone(row.process) is False:
                raise self._in_use(row)
            if first is not None and (row.holder, row.seen) != (first.holder, first.seen):
                raise self._in_use(row)
            if first is None:
                log.warning("waiting whether another server shows a sign of life", seconds=self.patience)
            first = row
            await asyncio.sleep(LOOK_SECONDS)
        self._loop = asyncio.get_running_loop()
        self.database.fence = self

    async def _try(self, *, is_silent: bool) -> Row[Any] | None:
        """Take a lease that is free or its holder dead; else what there is to know about the holder."""
        # Without the lock at first: a server that stands still in the middle of a sign of life holds that.
        async with self.database.read() as connection:
            row = (await connection.execute(select(db.lease))).one()
        if not self._may_take(row, is_silent):
            return row
        async with self.database.write() as connection:
            # The lock waits for transactions of a holder that is about to lose it: they end before we begin.
            row = (await connection.execute(select(db.lease).with_for_update())).one()
            if not self._may_take(row, is_silent):
                return row
            self.clock.catch_up(row.seen)
            now = self.clock.now()
            values = {"holder": self.id, "machine": self.machine, "process": self.process, "since": now, "seen": now}
            await connection.execute(update(db.lease).values(values))
            await store.drop_expired_devices(connection, now)
        return None

    def _may_take(self, row: Row[Any], is_silent: bool) -> bool:
        is_dead = row.machine == self.machine and is_gone(row.process) is True
        return row.holder == NOBODY or is_dead or is_silent

    def _in_use(self, row: Row[Any]) -> DatabaseInUse:
        is_here = row.machine == self.machine
        since, number = time_text(row.since), row.process.partition("/")[0]
        where = (f"process {number}", f"Prozess {number}") if is_here else ("another machine", "andere Maschine")
        return DatabaseInUse(
            "database_in_use",
            f"Another server has been running with this database since {since} ({where[0]}). "
            "End it first, or choose another database with --database or --data-dir.",
            f"Mit dieser Datenbank läuft seit {since} schon ein Server ({where[1]}). "
            "Beende ihn zuerst, oder wähle mit --database oder --data-dir eine andere Datenbank.",
        )

    # Holding it

    def check(self, answer: object) -> None:
        """Refuse a transaction when another server has the lease; nobody takes it before the transaction ends."""
        if self.is_lost or answer != self.id:
            # It may be the thread of a writer that finds this out.
            self._loop.call_soon_threadsafe(self._lose)
            raise Problem("taken-over")

    def _lose(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            log.error("another server has taken over the database; this one writes nothing more")
            self.when_lost()

    def begin_beating(self) -> None:
        self._beating = asyncio.ensure_future(self._beat_on())

    async def _beat_on(self) -> None:
        while not self.is_lost:
            await asyncio.sleep(BEAT_SECONDS)
            await self.beat()

    async def beat(self) -> None:
        """Show a sign of life; whether that could be stored is what `/health` says."""
        try:
            async with asyncio.timeout(BEAT_LIMIT), self.database.write() as connection:
                now = self.clock.now()
                await connection.execute(update(db.lease).values(seen=now))
                await store.drop_expired_devices(connection, now)
        except TimeoutError as error:
            self.database.outage.begin(error, is_writing=True)
        except Problem as problem:
            if problem.code not in ("no-database", "taken-over"):  # both have been told where they were found
                raise

    async def give_up(self) -> None:
        """Let the next server in at once."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if self.database.fence is not None:
            with suppress(Problem, TimeoutError):  # without a database the next server finds this process gone
                async with asyncio.timeout(BEAT_LIMIT), self.database.write() as connection:
                    await connection.execute(update(db.lease).values(holder=NOBODY))


def taken_over() -> DatabaseInUse:
    """What a server says that ends because it has lost its lease."""
    _, english, german = TEXTS["taken-over"]
    return DatabaseInUse("taken_over", english, german)
