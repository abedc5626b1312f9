"""Two worlds that one seat cannot tell apart, each a table on a server of its own, and all that people there are told.

The tables have the same name and the same people, so what is told can be compared byte for byte. A table begins with a
position from the middle of a game; in the second world everything that the seat cannot know was dealt anew.
"""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event

from stammtisch.core.history import EVERYONE
from stammtisch.core.plain import Json, as_list
from stammtisch.core.state import State
from stammtisch.server import store
from stammtisch.server.computers import request_for
from stammtisch.server.hub import encode
from stammtisch.server.live import LiveTable
from stammtisch.server.messages.advice import AskHint
from stammtisch.server.messages.common import Error
from stammtisch.server.messages.from_client import Watch
from stammtisch.server.messages.from_server import FromServer
from stammtisch.server.messages.playing import Move, Step, ViewAnswer, Why
from stammtisch.server.messages.tables import TableInfo
from stammtisch.server.order import Rank
from stammtisch.server.play import error_of
from stammtisch.server.problems import Problem
from stammtisch.server.server import Server
from stammtisch.server.settings import Settings
from stammtisch.server.store import PersonRow, SeatRow, TableRow
from stammtisch.server.tables import LISTED
from stammtisch.server.thinking import HintAnswer, Question
from stammtisch.server.workers import Pool

SEATS = 5
PEOPLE = [PersonRow(f"person-{seat}", f"Person {seat}", "en", 0) for seat in range(SEATS)]
# Actions about which a seat asks why they cannot be had.
REFUSALS = 6
# Moments of the past that somebody looks at again.
LOOKS_BACK = 3
# Lines that the log of a table begins with.
LINES = 20


class Ear:
    """Somebody who watches a table, and all that is sent there."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def send(self, message: FromServer) -> None:
        self.heard.append(encode(message))


class Listening(Pool):
    """A pool without workers: it keeps what a worker would be told, and has nothing to say."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.requests: list[bytes] = []

    async def put(
        self, request: Question, kind: type[Any], rank: Rank = Rank.OTHER, hear: object = None, owners: object = ()
    ) -> Any:
        self.requests.append(msgspec.json.encode(request))
        return HintAnswer([])


class House:
    """A server without sockets; all tests play there, each at a table of its own."""

    def __init__(self, folder: Path, *, knows_all: bool) -> None:
        self.knows_all = knows_all  # whether the log holds what others were told alone
        self.pool = Listening()
        database = f"sqlite:///{folder / 'house.db'}"
        settings = Settings(database=database, messages_per_second=1e6, messages_burst=10**6, hints_per_minute=1e6)
        self.server = Server(settings, self.pool)
        # Nothing here must outlast the test.
        event.listen(self.server.database.engine.sync_engine, "connect", _do_not_wait_for_the_disk)

    async def open(self) -> None:
        await self.server.database.migrate()
        async with self.server.database.write() as connection:
            for person in PEOPLE:
                await store.add_person(connection, person, f"secret of {person.id}")

    async def close(self) -> None:
        await self.server.close()


def _do_not_wait_for_the_disk(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=OFF")
    cursor.close()


class World:
    """One of the two tables, and the ears of a seat and of a spectator there."""

    def __init__(self, house: House, table: str, seat: int) -> None:
        self.house = house
        self.server = house.server
        self.table = table
        self.seat = seat
        self.viewers = [PEOPLE[seat], None]
        # The seat and a spectator, each with whole views and with differences.
        self.ears = [Ear(PEOPLE[seat].id), Ear(None), Ear(PEOPLE[seat].id), Ear(None)]

    async def begin(self, state: State, *, confirm: bool) -> None:
        """Set the table, with this position as its first."""
        game = state.game
        row = TableRow(
            id=self.table, game=game.name, edition=game.edition.name,
            edition_digest=game.edition_digest_of(state.origin.options), rules=game.rules_version,
            catalogue=game.catalogue_digest_of(state.origin.options), seat_count=int(state.seats),
            options=state.origin.options, seed=7, is_seed_chosen=True, status="running", public=False, confirm=confirm,
            hints=True, host=PEOPLE[0].id, created=0, moved=0, to_act=state.to_act(),
        )  # fmt: skip
        seats = [SeatRow(seat, PEOPLE[seat].id) for seat in range(int(state.seats))]
        async with self.server.database.write() as connection:
            await store.add_table(connection, row, seats)
            first = zlib.compress(msgspec.json.encode(self._first(state)), 1)
            await connection.execute(store.ADD_SNAPSHOTS, {"table_id": self.table, "at": 0, "data": first})
        live = await self.live()
        for number, ear in enumerate(self.ears):
            self.server.hub.watch(ear, live, Watch(self.table, differences=number >= len(self.viewers)))

    def _first(self, state: State) -> dict[str, Json]:
        """A position as the first of a table: it keeps a record from here on; the end of the log is from before."""
        dump = state.dump()
        dump["is_recording"] = True
        dump["history"] = []
        log: list[Json] = []
        lines = [as_list(line, "a line of the log") for line in as_list(dump["journal"], "the log")]
        for number, (_at, audience, *said) in enumerate(lines):
            is_private = audience != EVERYONE
            # What others alone were told stands in one of the two worlds only.
            if is_private and audience != self.seat and not self.house.knows_all:
                continue
            if is_private or number >= len(lines) - LINES:
                log.append([0, audience, *said])
        dump["journal"] = log
        return dump

    async def leave_memory(self) -> None:
        """Whoever asks next has the table read from the database."""
        self.server.hub.drop(await self.live())

    async def live(self) -> LiveTable:
        return await self.server.hub.table(self.table)

    async def state(self) -> State:
        return (await self.live()).begun().state

    # What people do

    async def answer(self, actor: int, action: int) -> None:
        """A seat answers, and confirms where it is asked to."""
        playing, person = self.server.playing, PEOPLE[actor]
        await playing.act(self.table, person, Move(await self.version(actor), action, actor))
        if actor in (await self.live()).begun().held:
            await playing.confirm(self.table, person, Step(await self.version(actor), actor))

    async def undo(self, actor: int) -> None:
        await self.server.playing.undo(self.table, PEOPLE[actor], Step(await self.version(actor), actor))

    async def version(self, actor: int) -> int:
        return (await self.live()).version_for(PEOPLE[actor].id)

    # What people are told

    def heard(self) -> list[list[bytes]]:
        """All that was sent since this was last asked, to each ear."""
        found = [ear.heard for ear in self.ears]
        for ear in self.ears:
            ear.heard = []
        return found

    async def asked(self, chooser: random.Random) -> list[bytes]:
        """All that the seat and the spectator are told when they ask: present, past, list, and what is kept back."""
        told: list[bytes] = []
        for viewer in self.viewers:
            now = await self.server.playing.view(self.table, viewer, None, 0)
            told.append(msgspec.json.encode(now))
            moments = chooser.sample(range(now.at), min(LOOKS_BACK, now.at))
            for at in (*moments, now.at, now.at + 1):  # the last is one too many
                told.append(await self._told(self.server.playing.view, viewer, at, 0))
            told.append(await self._told(self.server.playing.record, viewer))
            told += await self._watched(None if viewer is None else viewer.id, now)
        for call in (self.server.playing.scores, self.server.playing.chance, self.server.advising.analysis):
            told.append(await self._told(call))
        return told + await self.described() + await self._refused(chooser)

    async def described(self) -> list[bytes]:
        """The table as it is described to the seat and to a spectator, by itself and in the list."""
        infos = [await self.server.tables.info(self.table, viewer) for viewer in self.viewers]
        infos += await self._listed()
        return [msgspec.json.encode(info) for info in infos]

    async def _told(self, call: Callable[..., Awaitable[object]], *values: object) -> bytes:
        try:
            return msgspec.json.encode(await call(self.table, *values))
        except Problem as problem:
            return msgspec.json.encode(error_of(problem))

    async def _watched(self, person: str | None, now: ViewAnswer) -> list[bytes]:
        """What somebody is sent who comes, and who comes back after a while."""
        ear = Ear(person)
        for version, log_from in ((None, 0), (now.version, now.log_length), (0, min(3, now.log_length))):
            self.server.hub.watch(ear, await self.live(), Watch(self.table, version, log_from))
            await self.server.hub.unwatch(ear, self.table)
        # Those who were there are told that somebody has come and gone.
        return ear.heard + [line for each in self.heard() for line in each]

    async def _listed(self) -> list[TableInfo]:
        mine = await self.server.tables.listed("mine", PEOPLE[self.seat], LISTED, None)
        found = msgspec.json.decode(mine.plain, type=list[TableInfo])
        return [info for info in found if info.table == self.table]

    async def _refused(self, chooser: random.Random) -> list[bytes]:
        """Why the seat may not do this and that."""
        actions = chooser.sample(range(len((await self.state()).game.actions)), REFUSALS)
        return [await self._told(self._why, action) for action in actions]

    async def _why(self, table: str, action: int) -> Error | None:
        return await self.server.playing.why(table, PEOPLE[self.seat], Why(action, self.seat))

    # What the workers are told

    async def thought_about(self) -> list[bytes]:
        """What a worker is told for a computer that sits on the seat, and for a hint where the seat is asked."""
        live = await self.live()
        seat, live.seats[self.seat] = live.seats[self.seat], SeatRow(self.seat, level="master")
        request = request_for(live, self.seat, self.server.settings, self.server.hub.shelf)
        live.seats[self.seat] = seat
        if self.seat not in live.begun().state.to_act():
            return [msgspec.json.encode(request)]
        wish = AskHint(await self.version(self.seat), self.seat)
        hint = await self.server.advising.hint(self.table, PEOPLE[self.seat], wish)
        told, self.house.pool.requests = self.house.pool.requests, []
        return [msgspec.json.encode(request), *told, msgspec.json.encode(hint)]


class Houses:
    """The two servers, with a loop of their own."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.both: list[House] = []
        for name in ("one", "other"):
            (folder / name).mkdir()
            self.both.append(House(folder / name, knows_all=name == "one"))
        self._tables = 0
        for house in self.both:
            self.loop.run_until_complete(house.open())

    def worlds(self, seat: int) -> tuple[World, World]:
        self._tables += 1
        one, other = (World(house, f"table-{self._tables}", seat) for house in self.both)
        return one, other

    def close(self) -> None:
        for house in self.both:
            self.loop.run_until_complete(house.close())
        self.loop.close()
