"""The tables in memory and the connections that watch them: where moves go in and news goes out."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from stammtisch.server import faces, store
from stammtisch.server.database import Database
from stammtisch.server.ledger import Ledger
from stammtisch.server.live import LiveTable, read_table
from stammtisch.server.messages.from_client import Watch
from stammtisch.server.messages.from_server import ChatMessage, FromServer, TableMessage
from stammtisch.server.messages.playing import ChatLine
from stammtisch.server.messages.tables import TableInfo
from stammtisch.server.metrics import LIVE_TABLES, MOVE_SECONDS
from stammtisch.server.problems import Problem
from stammtisch.server.progress import Change, bit_of
from stammtisch.server.shelf import Shelf

UNREADABLE = frozenset({"damaged-table", "other-rules", "other-edition", "no-such-edition"})

# What can be the id of a table at all; a database need not be asked for anything else.
TABLE_ID = re.compile(r"[\w-]{1,64}", re.ASCII)

log = structlog.get_logger("hub")
Result = TypeVar("Result")


class Connection(Protocol):
    """A socket as the hub sees it."""

    @property
    def person(self) -> str | None: ...

    def send(self, message: FromServer) -> None: ...


class Watcher:
    """How a connection watches a table: through whose eyes it was last shown, and whether it takes differences."""

    def __init__(self, viewer: int | None, wants_differences: bool) -> None:
        self.viewer = viewer
        self.wants_differences = wants_differences


class Hub:
    """All live tables, who watches which, and the one way to change a table."""

    def __init__(self, database: Database, shelf: Shelf, room: int, rest: float) -> None:
        """`room`: bytes of memory for the tables. `rest`: seconds without a look before a table's computers rest."""
        self.database = database
        self.ledger = Ledger(database)
        self.shelf = shelf
        self.room = room
        self.rest = rest
        self.clock: Callable[[], float] = time.monotonic
        self.names: dict[str, str] = {}
        self.wake: Callable[[LiveTable], None] = lambda live: None  # set by the computers
        # Tables that cannot be read, with the reason, which stays the same until the server is restarted.
        self.set_aside: dict[str, Problem] = {}
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        # Tables that were given up because the database did not answer; they wake when it does again.
        self.interrupted: set[str] = set()
        self._watchers: dict[str, dict[Connection, Watcher]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False

    # Tables in memory

    async def table(self, table: str) -> LiveTable:
        """The live table, read from the database if need be."""
        live = self._live.get(table)
        if live is not None and not live.is_gone:
            self._live.move_to_end(table)
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                live = self._live.get(table)
                if live is None or live.is_gone:
                    live = await self._read(table)
                    await self.learn_names(live)
                    live.looked = self.clock()
                    self._live[table] = live
                    self._make_room(live)
                    self.wake(live)
                return live
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _read(self, table: str) -> LiveTable:
        if table in self.set_aside:
            raise self.set_aside[table].with_traceback(None)
        if not TABLE_ID.fullmatch(table):
            raise Problem("no-such-table")
        try:
            return await read_table(self.database, self.shelf, table)
        except Problem as problem:
            if problem.code in UNREADABLE:
                self.set_aside[table] = problem
                log.error("table set aside", table=table[:6], code=problem.code, reason=problem.sentences["en"])
            raise

    def in_memory(self, table: str) -> LiveTable | None:
        live = self._live.get(table)
        return None if live is None or live.is_gone else live

    def all_live(self) -> list[LiveTable]:
        return [live for live in self._live.values() if not live.is_gone]

    def drop(self, live: LiveTable) -> None:
        live.is_gone = True
        if self._live.get(live.id) is live:
            del self._live[live.id]
        LIVE_TABLES.set(len(self._live))

    def _make_room(self, wanted: LiveTable) -> None:
        """Drop tables that nobody needs, the longest unused first, but never the one that has just been read."""
        LIVE_TABLES.set(len(self._live))
        excess = self._weight() - self.room
        for live in list(self._live.values()):
            if excess <= 0:
                return
            if live is not wanted and not self._is_needed(live):
                excess -= live.weight()
                self.drop(live)

    def _is_needed(self, live: LiveTable) -> bool:
        return live.lock.locked() or live.is_thinking() or live.id in self._watchers

    def is_full(self) -> bool:
        return self._weight() >= self.room

    def _weight(self) -> int:
        return sum(live.weight() for live in self._live.values())

    async def learn_names(self, live: LiveTable) -> None:
        unknown = {seat.person for seat in live.seats if seat.person} - self.names.keys()
        if unknown:
            async with self.database.read() as connection:
                self.names.update(await store.names_of(connection, unknown))

    # Changes

    async def on(self, table: str, work: Callable[[LiveTable], Awaitable[Result]]) -> Result:
        """Do something with a table under its lock, to the end, even if whoever asked goes away."""
        return await self.finish(self._on(table, work))

    async def _on(self, table: str, work: Callable[[LiveTable], Awaitable[Result]]) -> Result:
        while True:
            live = await self.table(table)
            async with live.lock:
                if live.was_dropped():
                    continue
                try:
                    return await work(live)
                except Problem as problem:
                    if problem.code == "no-database":
                        self.interrupted.add(live.id)
                    raise
                finally:
                    if live.was_dropped():
                        self.drop(live)

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside, and keep hold of it until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def move(self, table: str, play: Callable[[LiveTable], tuple[Change, str | None]]) -> int:
        """The life of a click: lock, check and play, store, tell. The new version for who moved."""
        if self.is_closing:
            raise Problem("closing")
        began = time.perf_counter()

        async def work(live: LiveTable) -> int:
            change, person = play(live)
            await live.store(self.ledger, change)
            self._tell_change(live, change)
            self.wake(live)
            if live.quiet and live.quiet_answer() is not None:
                self.spawn(self._go_on(table))
            MOVE_SECONDS.observe(time.perf_counter() - began)
            return live.version_for(person)

        return await self.on(table, work)

    async def _go_on(self, table: str) -> None:
        """Answer for somebody who does not want to be asked this turn. If that fails, they are asked after all."""

        def play(live: LiveTable) -> tuple[Change, str | None]:
            asked = live.quiet_answer()
            if asked is None:  # something was taken back meanwhile
                raise Problem("stale")
            seat, action = asked
            mask = bit_of(seat)
            return live.act(seat, mask, live.begun().version(mask), action, is_person=False), None

        with suppress(Problem):
            await self.move(table, play)

    async def settle(self, seconds: float) -> None:
        """Wait for changes that are under way."""
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=seconds)

    # Who watches

    def watch(self, connection: Connection, live: LiveTable, wish: Watch) -> None:
        """Show everything, and from now on every change. Called under the table's lock."""
        if live.id not in self._watchers:
            watched = sum(other.weight() for other in self._live.values() if other.id in self._watchers)
            if watched + live.weight() > self.room:
                raise Problem("full")
        self.look(live)
        watchers = self._watchers.setdefault(live.id, {})
        is_new = connection not in watchers
        watchers[connection] = Watcher(live.viewer_of(connection.person), wish.differences)
        info = self.info(live, connection.person)
        connection.send(faces.whole_state(live, connection.person, info, wish.version, wish.log_from))
        if is_new and any(seat.person == connection.person for seat in live.seats if seat.person):
            self.tell_table(live, but=connection)

    async def show_newest(self, connection: Connection, table: str) -> bool:
        """Everything as it is now, for somebody who did not keep up; False where they no longer watch the table.

        Under the table's lock, so that every change that is told from then on follows what is shown.
        """

        async def work(live: LiveTable) -> bool:
            watchers = self._watchers.get(table, {})
            if connection not in watchers:
                return False
            watchers[connection].viewer = live.viewer_of(connection.person)
            info = self.info(live, connection.person)
            connection.send(faces.whole_state(live, connection.person, info, None, 0))
            return True

        return await self.on(table, work)

    async def unwatch(self, connection: Connection, table: str) -> None:
        watchers = self._watchers.get(table)
        if watchers is None or connection not in watchers:
            return
        del watchers[connection]
        if not watchers:
            del self._watchers[table]
        live = self.in_memory(table)
        if live is not None:
            live.looked = self.clock()
        if live is not None and any(seat.person == connection.person for seat in live.seats if seat.person):
            self.tell_table(live)

    def look(self, live: LiveTable) -> None:
        """A person looks at a table, or does something there: computers that rest go on."""
        was_at_rest = self.is_at_rest(live)
        live.looked = self.clock()
        if was_at_rest:
            self.wake(live)

    def is_at_rest(self, live: LiveTable) -> bool:
        """Whether nobody has looked at a table for so long that its computers do not play on."""
        return not self.is_watched(live.id) and self.clock() - live.looked >= self.rest

    def is_watched(self, table: str) -> bool:
        return bool(self._watchers.get(table))

    def here(self, table: str) -> set[str]:
        """The people who have the table before them."""
        return {watcher.person for watcher in self._watchers.get(table, ()) if watcher.person is not None}

    # News

    def info(self, live: LiveTable, person: str | None) -> TableInfo:
        return faces.live_info(live, person, self.names, self.here(live.id))

    def _tell_change(self, live: LiveTable, change: Change) -> None:
        watchers = self._watchers.get(live.id, {})
        for connection, watcher in list(watchers.items()):
            person = connection.person
            viewer = live.viewer_of(person)
            last, watcher.viewer = watcher.viewer, viewer
            if not change.row.seen & live.mask_of(person):
                continue
            # Another seat's eyes, or a game that has just opened its record: everything is shown anew.
            if live.is_finished or viewer != last or len(live.seats_of(person)) > 1:
                connection.send(faces.whole_state(live, person, self.info(live, person), None, 0))
                continue
            difference = faces.difference_after(live, person, change) if watcher.wants_differences else None
            connection.send(difference or faces.update_after(live, person, self.info(live, person), change))

    def tell_table(self, live: LiveTable, but: Connection | None = None) -> None:
        """Who sits where has changed, or who is here."""
        for connection in list(self._watchers.get(live.id, ())):
            if connection is not but:
                connection.send(TableMessage(self.info(live, connection.person)))

    def show_anew(self, live: LiveTable, person: str | None = None) -> None:
        """Everything to everybody who watches, or to one person: the game began, or eyes changed."""
        watchers = self._watchers.get(live.id, {})
        for connection in list(watchers):
            if person is None or connection.person == person:
                watchers[connection].viewer = live.viewer_of(connection.person)
                info = self.info(live, connection.person)
                connection.send(faces.whole_state(live, connection.person, info, None, 0))

    def tell_chat(self, table: str, line: ChatLine) -> None:
        for connection in list(self._watchers.get(table, ())):
            try:
                connection.send(ChatMessage(table, line))
            except Exception:  # the line is stored: who said it must not be refused for somebody who cannot hear it
                log.exception("chat not told")


def encode(message: FromServer) -> bytes:
    return msgspec.json.encode(message)
