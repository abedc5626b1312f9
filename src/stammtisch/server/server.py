"""One running server: its parts put together, started and closed in order."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

import structlog

from stammtisch.server import database, store
from stammtisch.server.advice import Advising
from stammtisch.server.clock import Clock
from stammtisch.server.computers import Computers
from stammtisch.server.costs import COSTS
from stammtisch.server.database import Database
from stammtisch.server.engine import Engine
from stammtisch.server.hub import Hub
from stammtisch.server.lease import Lease
from stammtisch.server.limits import Limit, payer, payer_unknown
from stammtisch.server.live import LiveTable
from stammtisch.server.messages.from_server import Closing, FromServer
from stammtisch.server.people import People
from stammtisch.server.play import Playing
from stammtisch.server.problems import TEXTS, Problem
from stammtisch.server.settings import Settings
from stammtisch.server.shelf import Shelf
from stammtisch.server.store import PersonRow, now_ms
from stammtisch.server.tables import Tables
from stammtisch.server.workers import Pool

CLOSING_SECONDS = 10.0
MEGABYTE = 1 << 20

log = structlog.get_logger("server")


class Closable(Protocol):
    """A socket, as shutting down sees it."""

    @property
    def person(self) -> str | None: ...

    def send(self, message: FromServer) -> None: ...

    async def close(self, code: int) -> None: ...


class Server:
    """Everything that HTTP and sockets talk to."""

    def __init__(self, settings: Settings, pool: Pool | None = None) -> None:
        self.settings = settings
        self.database = Database(settings.database_url())
        self.clock = Clock()
        self.lease = Lease(self.database, self.clock)
        self.people = People(self.database, self.clock, settings.name_length)
        self.shelf = Shelf(settings.editions_dir)
        self.hub = Hub(
            self.database, self.shelf, round(settings.tables_megabytes * MEGABYTE), settings.rest_ms() / 1000
        )
        self.pool = pool or Pool(settings.worker_count(), settings.computer_grace)
        self.engine = Engine(self.pool)
        self.computers = Computers(self.hub, self.pool, settings)
        self.tables = Tables(self.hub, self.people, settings)
        self.playing = Playing(self.hub, settings)
        self.advising = Advising(self.hub, self.pool, settings)
        self.sockets: dict[Closable, str] = {}  # with their households
        self.requests = Limit(settings.requests_per_second, settings.requests_burst)
        self.new_people = Limit(settings.people_per_hour / 3600, settings.people_per_hour)

    async def open(self) -> None:
        """Become the one server of the database, and bring it up to date. Raises DatabaseInUse, or a Problem."""
        is_new = not await self.database.has(database.lease)
        if is_new:
            await database.bring_up_to_date(self.database.url)
        await self.lease.take()
        if not is_new:  # another server may still be at work with the old form, so not before it is ours
            await database.bring_up_to_date(self.database.url)

    async def start(self) -> None:
        """Go on with analyses, and begin to wake the computers of running tables."""
        self.lease.begin_beating()
        self.database.outage.when_over = lambda: self.hub.spawn(self._go_on())
        await self.advising.start()
        async with self.database.read() as connection:
            waiting = await store.running_tables_with_computers(connection, now_ms() - self.settings.rest_ms())
        self.hub.spawn(self._wake(waiting))
        log.info("started", tables_with_computers=len(waiting))

    async def _wake(self, tables: list[str]) -> None:
        """Set the computers of these tables to work, one table after the other, while people are served already.

        When somebody last looked is not stored, so they have as long as after a look. All others wake with the next.
        """
        for number, table in enumerate(tables):
            if self.hub.is_closing or self.hub.is_full():
                return
            try:
                await self.hub.table(table)
            except Problem as problem:
                if problem.code == "no-database":
                    self.hub.interrupted.update(tables[number:])
                    return
                log.warning("table left asleep", table=table[:6], code=problem.code)
            except Exception:
                log.exception("table left asleep", table=table[:6])
            await asyncio.sleep(0)

    async def person_with(self, secret: str, address: str) -> PersonRow:
        """The person whose secret this is; a wrong one is paid for by everybody at the address."""
        try:
            return await self.people.with_secret(secret)
        except Problem:
            for key in (payer(None, address), payer_unknown(address)):
                self.requests.charge(key, COSTS["wrong-secret"].tokens)
            raise

    def must_pay(self, kind: str, person: PersonRow, address: str) -> None:
        """Charge a person for what makes a request dearer than others of its kind; refuses who cannot afford it now."""
        self.requests.check(payer(person.id, address), COSTS[kind].tokens)

    async def _go_on(self) -> None:
        """The database answers again: wake what it had interrupted. What is interrupted anew waits for another time."""
        interrupted = list(self.hub.interrupted)
        self.hub.interrupted.clear()
        with suppress(Problem):
            await self.playing.take_refused_back()
        await self._wake(interrupted)
        with suppress(Problem):
            await self.advising.start()

    async def say_goodbye(self) -> None:
        """Take no more moves, finish what is being stored, and tell everyone."""
        self.hub.is_closing = True
        _, english, german = TEXTS["closing"]
        for socket in list(self.sockets):
            socket.send(Closing({"en": english, "de": german}))
        await self.computers.close(self.hub.all_live())
        await self.advising.close()
        await self.hub.settle(CLOSING_SECONDS)
        await asyncio.gather(*(socket.close(1001) for socket in list(self.sockets)), return_exceptions=True)

    async def close(self) -> None:
        """Let go of everything; requests have come to their end."""
        self.engine.close()
        await self.say_goodbye()
        await self.pool.close()
        await self.lease.give_up()
        await self.database.close()
        log.info("closed")

    async def part_with(self, person: str) -> None:
        """Close the sockets of somebody who is no longer known."""
        theirs = [socket for socket in self.sockets if socket.person == person]
        await asyncio.gather(*(socket.close(1000) for socket in theirs), return_exceptions=True)

    def live_tables(self) -> list[LiveTable]:
        return self.hub.all_live()
