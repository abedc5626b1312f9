"""Tables before, beside and after the game: open one, sit down, begin, resign, play again, play on from here."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.core.errors import StammtischError
from stammtisch.core.fairness import SECRET_BYTES, is_share
from stammtisch.core.match import Match
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.server import faces, store
from stammtisch.server.hub import UNREADABLE, Hub
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable
from stammtisch.server.messages.tables import NewTable, SetComputer, TableInfo
from stammtisch.server.packed import Packed, Shelved
from stammtisch.server.people import People, new_id
from stammtisch.server.positions import position_in
from stammtisch.server.problems import Problem, problem_of
from stammtisch.server.progress import IN_RECORD, Progress
from stammtisch.server.settings import Settings
from stammtisch.server.shelf import levels
from stammtisch.server.store import EntryRow, PersonRow, SeatRow, TableRow, now_ms
from stammtisch.server.words import time_in

LISTED = 100
ID_LENGTH = 32
LISTS = ("mine", "open", "running", "finished")


class Page(NamedTuple):
    """Rows for a page of a list, the same for everybody who may see it."""

    rows: list[TableRow]
    seats: dict[str, list[SeatRow]]
    seen: dict[str, dict[int, int]]
    names: dict[str, str]


def place_named(text: str) -> store.Place:
    """The place in a list that `before` names: `moved` and `table` of the last one seen, with a comma."""
    moved, _, table = text.partition(",")
    try:
        if len(table) <= ID_LENGTH and table.isascii() and table.isprintable():
            return store.Place(time_in(moved), table)
    except ValueError:
        pass
    raise Problem("bad-message", detail="before")


class Tables:
    """Everything about tables but the moves."""

    def __init__(self, hub: Hub, people: People, settings: Settings) -> None:
        self.hub = hub
        self.people = people
        self.database = hub.database
        self.settings = settings
        self._new = Limit(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._trying = asyncio.Lock()  # so that positions, however many, take the time of one processor at most
        self._starting = asyncio.Lock()  # so that two starts at once do not both count the same games
        self._found: Shelved[Page] = Shelved(settings.lists_seconds)
        self._made: Shelved[Packed] = Shelved(settings.lists_seconds)

    async def listed(self, which: str, person: PersonRow | None, limit: int, before: str | None) -> Packed:
        """A page of a list. What everybody may see is read, and for nobody in particular made, once for all who ask."""
        if which not in LISTS:
            raise Problem("bad-list")
        place = None if before is None else place_named(before)
        page = (which, limit, place)
        if person is None:
            if which == "mine":
                raise Problem("not-signed-in")

            async def make() -> Packed:
                return Packed(self._shown(await self._read(None, *page), None))

            return await self._made.get(page, make)
        if which == "mine":
            return Packed(self._shown(await self._read(person.id, *page), person.id))
        return Packed(self._shown(await self._found.get(page, lambda: self._read(None, *page)), person.id))

    async def _read(self, person: str | None, which: str, limit: int, before: store.Place | None) -> Page:
        async with self.database.read() as connection:
            rows = await store.list_tables(connection, which, person, limit, before)
            ids = [row.id for row in rows]
            seats = await store.seats_of(connection, ids)
            seen = await store.count_seen(connection, ids)
            people = {seat.person for found in seats.values() for seat in found if seat.person}
            return Page(rows, seats, seen, await store.names_of(connection, people))

    def _shown(self, page: Page, me: str | None) -> list[TableInfo]:
        """A page as one person sees it."""
        return [
            faces.table_info(
                row,
                page.seats[row.id],
                self.hub.shelf.find(row.game).titles,
                me,
                page.names,
                self.hub.here(row.id),
                faces.version_in_list(page.seen[row.id], page.seats[row.id], me),
                self._mine_at(row.id, me),
                self._trouble_of(row.id),
            )
            for row in page.rows
        ]

    def _lists_changed(self) -> None:
        """Who opens a table or sits down finds it so in the lists at once."""
        self._made.clear()
        self._found.clear()

    def _mine_at(self, table: str, person: str | None) -> faces.Mine | None:
        live = self.hub.in_memory(table)
        return None if live is None else faces.mine_at(live, person)

    def _trouble_of(self, table: str) -> dict[str, str] | None:
        problem = self.hub.set_aside.get(table)
        return None if problem is None else problem.sentences

    async def create(self, wish: NewTable, person: PersonRow) -> TableInfo:
        self._new.check(person.id)
        if wish.public and wish.seed is not None:
            raise Problem("public-seed")
        seed = secrets.randbits(53) if wish.seed is None else wish.seed
        # A trial shows whether it is possible; the game begins when all are seated.
        trial = (
            self._first_state(wish) if wish.position is None else await self._try_position(wish, wish.position, seed)
        )
        agreed, is_practice = trial.origin, wish.position is not None
        seats = [SeatRow(seat) for seat in range(wish.seats)]
        for computer in wish.computers:
            self._check_level(computer.level)
            _seat(seats, computer.seat).level = computer.level
        if wish.seat is not None:
            seat = _seat(seats, wish.seat)
            if seat.level is not None:
                raise Problem("seat-taken")
            seat.person = person.id
        now = now_ms()
        row = TableRow(
            id=new_id(),
            game=trial.game.name,
            edition=agreed.edition,
            edition_digest=agreed.edition_digest,
            rules=agreed.rules,
            catalogue=agreed.catalogue,
            seat_count=wish.seats,
            options=agreed.options,
            seed=seed if is_practice or wish.seed is not None else 0,
            is_seed_chosen=wish.seed is not None,
            secret=None if is_practice or wish.seed is not None else new_secret(),
            is_practice=is_practice,
            status="open",
            public=wish.public,
            confirm=wish.confirm,
            hints=wish.hints,
            host=person.id,
            created=now,
            moved=now,
            to_act=[],
        )
        async with self.database.write() as connection:
            await store.add_table(connection, row, seats, trial.position() if is_practice else None)
        self._lists_changed()
        return await self.info(row.id, person)

    def _first_state(self, wish: NewTable) -> State:
        try:
            return self.hub.shelf.find(wish.game, wish.edition).new(wish.seats, 0, wish.options)
        except StammtischError as error:
            raise problem_of(error) from None

    async def _try_position(self, wish: NewTable, written: dict[str, Json] | str, seed: int) -> State:
        """The state of a wished position, which also decides about options and edition where it names them.

        Games are played to see whether it can be played on; moves at the tables need not wait for them.
        """
        if wish.public:
            raise Problem("public-position")
        position = await self._read_position(written) if isinstance(written, str) else written
        described: dict[str, Json] = {"seats": wish.seats, "options": wish.options, **position}
        if wish.seed is not None:
            described.pop("chance", None)
        if wish.seed is not None or not {"seed", "chance"} & position.keys():
            described["seed"] = seed
        edition = position.get("edition", wish.edition)
        try:
            game = self.hub.shelf.find(wish.game, edition if isinstance(edition, str) else None)
            async with self._trying:
                state = await asyncio.to_thread(game.at, described)
        except StammtischError as error:
            raise problem_of(error) from None
        if state.origin.seats != wish.seats:
            raise Problem("position-seats", seats=state.origin.seats, wanted=wish.seats)
        if state.is_over():
            raise Problem("position-over")
        return state

    async def _read_position(self, text: str) -> dict[str, Json]:
        async with self._trying:
            return await asyncio.to_thread(position_in, text)

    def _check_level(self, level: str) -> None:
        if level not in levels():
            raise Problem("bad-level", levels=", ".join(levels()))

    async def info(self, table: str, person: PersonRow | None) -> TableInfo:
        live = await self.hub.table(table)
        self.hub.look(live)
        return self.hub.info(live, None if person is None else person.id)

    # Before the start

    async def join(self, table: str, number: int, person: PersonRow) -> TableInfo:
        """Sit down, or move to another seat."""

        async def work(live: LiveTable) -> TableInfo:
            _must_be_open(live)
            seat = _seat(live.seats, number)
            if seat.level is not None or (seat.person is not None and seat.person != person.id):
                raise Problem("seat-taken")
            old = [SeatRow(mine.seat) for mine in live.seats if mine.person == person.id and mine.seat != number]
            await self._change_seats(live, [*old, SeatRow(number, person.id)])
            return self.hub.info(live, person.id)

        self.hub.names[person.id] = person.name
        return await self.hub.on(table, work)

    async def leave(self, table: str, person: PersonRow) -> TableInfo:
        async def work(live: LiveTable) -> TableInfo:
            _must_be_open(live)
            mine = live.seats_of(person.id)
            if not mine:
                raise Problem("not-seated")
            await self._change_seats(live, [SeatRow(seat) for seat in mine])
            return self.hub.info(live, person.id)

        return await self.hub.on(table, work)

    async def set_computer(self, table: str, wish: SetComputer, person: PersonRow) -> TableInfo:
        async def work(live: LiveTable) -> TableInfo:
            _must_be_host(live, person)
            _must_be_open(live)
            seat = _seat(live.seats, wish.seat)
            if seat.person is not None:
                raise Problem("seat-taken")
            if wish.level is not None:
                self._check_level(wish.level)
            await self._change_seats(live, [SeatRow(wish.seat, None, wish.level)])
            return self.hub.info(live, person.id)

        return await self.hub.on(table, work)

    async def add_share(self, table: str, share: str, person: PersonRow) -> TableInfo:
        """What a person adds to the chance of a game that has not begun, from each of their seats."""
        if not is_share(share):  # the pattern of the message lets a line end with it
            raise Problem("bad-message", detail="share")

        async def work(live: LiveTable) -> TableInfo:
            _must_be_open(live)
            mine = live.seats_of(person.id)
            if not mine:
                raise Problem("not-seated")
            await self._change_seats(live, [SeatRow(seat, person.id, share=share) for seat in mine])
            return self.hub.info(live, person.id)

        return await self.hub.on(table, work)

    async def _change_seats(self, live: LiveTable, changed: list[SeatRow]) -> None:
        async with self.database.write() as connection:
            for seat in changed:
                await store.change_seat(connection, live.id, seat)
        for seat in changed:
            live.seats[seat.seat] = seat
        self.hub.tell_table(live)
        self._lists_changed()

    async def start(self, table: str, person: PersonRow) -> TableInfo:
        async def work(live: LiveTable) -> TableInfo:
            _must_be_host(live, person)
            _must_be_open(live)
            if any(seat.person is None and seat.level is None for seat in live.seats):
                raise Problem("seats-free")
            progress = Progress(live.game, Match(live.first_state()), [], 0)
            values = {"status": "running", "moved": now_ms(), "to_act": progress.state.to_act()}
            async with self._starting, self.database.write() as connection:
                if any(seat.level is not None for seat in live.seats):
                    await self._check_room_for_computers(connection, person)
                await store.change_table(connection, live.id, **values)
            live.row = msgspec.structs.replace(live.row, **values)
            live.progress = progress
            self.hub.look(live)
            self._lists_changed()
            self.hub.show_anew(live)
            self.hub.wake(live)
            return self.hub.info(live, person.id)

        return await self.hub.on(table, work)

    async def _check_room_for_computers(self, connection: AsyncConnection, host: PersonRow) -> None:
        """Refuse a host too many games with computers at once; those that rest cost nothing and do not count."""
        awake_since = now_ms() - self.settings.rest_ms()
        limit = self.settings.games_with_computers
        if await store.count_games_with_computers(connection, host.id, awake_since) >= limit:
            raise Problem("too-many-tables", limit=limit)

    # During and after the game

    async def resign(self, table: str, person: PersonRow) -> TableInfo:
        """Leave a running game; a computer plays the seat on."""

        async def work(live: LiveTable) -> TableInfo:
            live.running()
            if not live.seats_of(person.id):
                raise Problem("not-your-seat")
            await self._resign(live, person.id, person.id)
            return self.hub.info(live, person.id)

        return await self.hub.on(table, work)

    async def _resign(self, live: LiveTable, person: str, name: str | None) -> None:
        progress = live.running()
        known = levels()
        level = self.settings.resigned_level if self.settings.resigned_level in known else known[0]
        for seat in live.seats_of(person):
            if seat in progress.held:
                await live.store(self.hub.ledger, progress.release(seat))
            changed = SeatRow(seat, name, level, True, live.seats[seat].share)
            async with self.database.write() as connection:
                await store.change_seat(connection, live.id, changed)
            live.seats[seat] = changed
        self.hub.look(live)
        self.hub.show_anew(live, person)
        self.hub.tell_table(live)
        self.hub.wake(live)

    async def rematch(self, table: str, person: PersonRow) -> TableInfo:
        """The table where the same people play again; whoever asks first opens it."""

        async def work(live: LiveTable) -> str:
            if not live.is_finished:
                raise Problem("not-finished")
            if live.row.rematch is not None:
                return live.row.rematch
            if person.id not in {seat.person for seat in live.seats} | {live.row.host}:
                raise Problem("not-your-seat")
            now = now_ms()
            row = msgspec.structs.replace(
                live.row, id=new_id(), status="open", host=person.id, created=now, moved=now, to_act=[], result=None,
                rematch=None, forked_from=None, **self._beginning_again(live),
            )  # fmt: skip
            seats = [
                SeatRow(seat.seat, seat.person if seat.person == person.id else None,
                        None if seat.has_resigned or seat.person else seat.level)
                for seat in live.seats
            ]  # fmt: skip
            async with self.database.write() as connection:
                await store.add_table(connection, row, seats, live.position)
                await store.change_table(connection, live.id, rematch=row.id)
            live.row = msgspec.structs.replace(live.row, rematch=row.id)
            self.hub.tell_table(live)
            self._lists_changed()
            return row.id

        return await self.info(await self.hub.on(table, work), person)

    def _beginning_again(self, live: LiveTable) -> dict[str, Any]:
        """What is different in a table where the same people play again."""
        row = live.row
        if row.is_practice:  # a position belongs to the rules and values under which it was laid out
            return {}
        # Whoever plays again plays by the present rules and values.
        agreed = self.hub.shelf.find(row.game, row.edition).new(row.seat_count, 0, row.options).origin
        return {
            "seed": 0, "is_seed_chosen": False, "secret": new_secret(), "edition_digest": agreed.edition_digest,
            "rules": agreed.rules, "catalogue": agreed.catalogue, "options": agreed.options,
        }  # fmt: skip

    async def fork(self, table: str, at: int, person: PersonRow) -> TableInfo:
        """A private table that goes on from an entry, all seats mine; only where no secret of others can show."""
        self._new.check(person.id)
        live = await self.hub.table(table)
        progress = live.begun()
        if not live.is_open_to(person.id):
            raise Problem("still-running")
        entries = progress.entry_at(at, live.mask_of(person.id), is_open=True)
        async with self.database.read() as connection:
            rows = [row for row in await store.entries_of(connection, table) if row.kind in IN_RECORD][:entries]
        now = now_ms()
        everyone = (2 << live.row.seat_count) - 1
        copied = [
            EntryRow(number, row.seat, row.kind, row.action, everyone, -1, now)
            for number, row in enumerate(rows, start=1)
        ]
        state = await faces.state_at(self.database, live, entries)
        row = msgspec.structs.replace(
            live.row, id=new_id(), status="finished" if state.is_over() else "running", public=False, confirm=False,
            host=person.id, created=now, moved=now, to_act=state.to_act(), rematch=None, forked_from=live.id,
            result=live.row.result if state.is_over() else None,
        )  # fmt: skip
        async with self.database.write() as connection:
            seats = [SeatRow(seat.seat, person.id, share=seat.share) for seat in live.seats]
            await store.add_table(connection, row, seats, live.position)
            await store.add_entries(connection, row.id, copied)
        return await self.info(row.id, person)

    # A person goes

    async def forget(self, person: PersonRow) -> None:
        """Take a person from all tables, then from the database."""
        async with self.database.read() as connection:
            tables = await store.tables_of_person(connection, person.id)

        async def work(live: LiveTable) -> None:
            if live.row.status == "open":
                await self._change_seats(live, [SeatRow(seat) for seat in live.seats_of(person.id)])
                if live.row.host == person.id:
                    heir = next((seat.person for seat in live.seats if seat.person), None)
                    async with self.database.write() as connection:
                        await store.change_table(connection, live.id, host=heir)
                    live.row = msgspec.structs.replace(live.row, host=heir)
            elif live.row.status == "running":
                await self._resign(live, person.id, person.id)

        for table in tables:
            try:
                await self.hub.on(table, work)
            except Problem as problem:
                if problem.code not in UNREADABLE:  # nobody plays at those; the rows are cleared with the person
                    raise
        await self.people.forget(person.id)
        self._lists_changed()
        self.hub.names.pop(person.id, None)
        for live in self.hub.all_live():
            for seat in live.seats:
                if seat.person == person.id:
                    seat.person = None
            if live.row.host == person.id:
                live.row = msgspec.structs.replace(live.row, host=None)
            if live.id in tables:
                self.hub.tell_table(live)

    async def renamed(self, person: PersonRow) -> None:
        """Tell the tables where a person sits the new name."""
        self.hub.names[person.id] = person.name
        self._lists_changed()
        for live in self.hub.all_live():
            if any(seat.person == person.id for seat in live.seats):
                self.hub.tell_table(live)


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def _seat(seats: list[SeatRow], number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise Problem("no-such-seat")
    return seats[number]


def _must_be_open(live: LiveTable) -> None:
    if live.row.status != "open":
        raise Problem("has-started")


def _must_be_host(live: LiveTable, person: PersonRow) -> None:
    if live.row.host != person.id:
        raise Problem("not-allowed")
