"""What is kept and how it is asked for: people, tables, seats, entries, snapshots and chat.

Functions take an open connection, so that whoever calls decides what one transaction is.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from sqlalchemy import CompoundSelect, Select, bindparam, delete, func, insert, select, tuple_, update
from sqlalchemy import Row as SqlRow
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.core.plain import Json
from stammtisch.server import database as db
from stammtisch.server.problems import Problem
from stammtisch.server.writer import Step


class PersonRow(msgspec.Struct):
    id: str
    name: str
    language: str
    created: int


class SeatRow(msgspec.Struct):
    seat: int
    person: str | None = None
    level: str | None = None
    has_resigned: bool = False
    share: str | None = None


class TableRow(msgspec.Struct):
    id: str
    game: str
    edition: str
    edition_digest: str
    rules: int
    catalogue: str
    seat_count: int
    options: dict[str, Json]
    seed: int
    status: str
    public: bool
    confirm: bool
    host: str | None
    created: int
    moved: int
    to_act: list[int]
    result: dict[str, Json] | None = None
    rematch: str | None = None
    forked_from: str | None = None
    hints: bool = False
    is_seed_chosen: bool = False
    secret: str | None = None
    is_practice: bool = False


class EntryRow(msgspec.Struct):
    """One thing that happened at a table; see `progress` for the meaning of the fields."""

    number: int
    seat: int
    kind: str
    action: int | None
    seen: int
    stretch: int
    time: int


class Move(msgspec.Struct):
    """An entry with how the table stands after it, and a snapshot of the game where one is due."""

    table: TableRow
    entry: EntryRow
    snapshot: tuple[int, bytes] | None = None


class ChatRow(msgspec.Struct):
    number: int
    person: str | None
    seat: int | None
    text: str
    time: int


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _mapping(row: SqlRow[Any]) -> dict[str, Any]:
    return dict(row._mapping)


# People


async def add_person(connection: AsyncConnection, person: PersonRow, secret_hash: str) -> None:
    await connection.execute(insert(db.people).values(msgspec.structs.asdict(person)))
    await add_secret(connection, person.id, secret_hash)


async def add_secret(connection: AsyncConnection, person: str, secret_hash: str) -> None:
    await connection.execute(insert(db.secrets).values(hash=secret_hash, person=person, created=now_ms()))


async def person_with_secret(connection: AsyncConnection, secret_hash: str) -> PersonRow | None:
    query = (
        select(db.people)
        .join(db.secrets, db.secrets.c.person == db.people.c.id)
        .where(db.secrets.c.hash == secret_hash)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else PersonRow(**_mapping(row))


async def must_be_known(connection: AsyncConnection, person: str) -> None:
    """Refuse somebody who was forgotten meanwhile; until the transaction ends nobody forgets them."""
    query = select(db.people.c.id).where(db.people.c.id == person).with_for_update(read=True)
    if (await connection.execute(query)).first() is None:
        raise Problem("not-signed-in")


async def names_of(connection: AsyncConnection, persons: set[str]) -> dict[str, str]:
    if not persons:
        return {}
    query = select(db.people.c.id, db.people.c.name).where(db.people.c.id.in_(persons))
    return {row.id: row.name for row in await connection.execute(query)}


async def change_person(connection: AsyncConnection, person: str, **values: object) -> None:
    await connection.execute(update(db.people).where(db.people.c.id == person).values(**values))


async def add_device(connection: AsyncConnection, person: str, token_hash: str, expires: int) -> None:
    await connection.execute(insert(db.devices).values(hash=token_hash, person=person, expires=expires))


async def drop_expired_devices(connection: AsyncConnection, now: int) -> None:
    """Let go of device tokens that are too old, for good."""
    await connection.execute(delete(db.devices).where(db.devices.c.expires < now))


async def take_device(connection: AsyncConnection, token_hash: str, now: int) -> PersonRow | None:
    """The person of a device token that is still good; the token is gone afterwards, whether it was or not."""
    token = (await connection.execute(select(db.devices).where(db.devices.c.hash == token_hash))).first()
    if token is None:
        return None
    gone = await connection.execute(delete(db.devices).where(db.devices.c.hash == token_hash))
    if gone.rowcount != 1 or token.expires < now:
        return None
    row = (await connection.execute(select(db.people).where(db.people.c.id == token.person))).first()
    return None if row is None else PersonRow(**_mapping(row))


async def forget_person(connection: AsyncConnection, person: str) -> None:
    """Remove a person: name, secrets, chat lines; the seats stay, with nobody's name."""
    # Whoever is about to store something of this person has done so before, or finds nobody.
    await connection.execute(select(db.people.c.id).where(db.people.c.id == person).with_for_update())
    await connection.execute(delete(db.chat).where(db.chat.c.person == person))
    await connection.execute(update(db.seats).where(db.seats.c.person == person).values(person=None))
    await connection.execute(update(db.tables).where(db.tables.c.host == person).values(host=None))
    await connection.execute(delete(db.secrets).where(db.secrets.c.person == person))
    await connection.execute(delete(db.devices).where(db.devices.c.person == person))
    await connection.execute(delete(db.people).where(db.people.c.id == person))


# Tables


async def add_table(
    connection: AsyncConnection, table: TableRow, seats: list[SeatRow], position: dict[str, Json] | None = None
) -> None:
    """Add a table; one for practice with the position in which its game begins."""
    assert table.is_practice == (position is not None)
    values = msgspec.structs.asdict(table)
    values["options"] = _json(table.options)
    values["to_act"] = _json(table.to_act)
    values["result"] = None if table.result is None else _json(table.result)
    await connection.execute(insert(db.tables).values(values))
    await connection.execute(
        insert(db.seats), [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
    )
    if position is not None:
        await connection.execute(insert(db.positions).values(table_id=table.id, position=_json(position)))


async def position_of(connection: AsyncConnection, table: str) -> dict[str, Json]:
    """The position in which the game of a practice table begins."""
    found = await connection.scalar(select(db.positions.c.position).where(db.positions.c.table_id == table))
    try:
        return msgspec.json.decode(found or "", type=dict[str, Any])
    except msgspec.MsgspecError:
        raise Problem("damaged-table") from None


def _table_of(row: SqlRow[Any]) -> TableRow:
    values = _mapping(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["to_act"] = msgspec.json.decode(values["to_act"])
    values["result"] = None if values["result"] is None else msgspec.json.decode(values["result"])
    return TableRow(**values)


async def table_with_id(connection: AsyncConnection, table: str) -> TableRow | None:
    row = (await connection.execute(select(db.tables).where(db.tables.c.id == table))).first()
    return None if row is None else _table_of(row)


async def tables_with_ids(connection: AsyncConnection, table_ids: list[str]) -> list[TableRow]:
    """Those that are there, in the order of their ids."""
    query = select(db.tables).where(db.tables.c.id.in_(table_ids)).order_by(db.tables.c.id)
    return [_table_of(row) for row in await connection.execute(query)]


async def seats_of(connection: AsyncConnection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table: [] for table in table_ids}
    query = select(db.seats).where(db.seats.c.table_id.in_(table_ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
    for row in await connection.execute(query):
        found[row.table_id].append(SeatRow(row.seat, row.person, row.level, row.has_resigned, row.share))
    return found


async def change_table(connection: AsyncConnection, table: str, **values: Any) -> None:
    for name in ("to_act", "result"):
        if values.get(name) is not None:
            values[name] = _json(values[name])
    await connection.execute(update(db.tables).where(db.tables.c.id == table).values(**values))


async def change_seat(connection: AsyncConnection, table: str, seat: SeatRow) -> None:
    values = msgspec.structs.asdict(seat)
    where = (db.seats.c.table_id == table) & (db.seats.c.seat == seat.seat)
    await connection.execute(update(db.seats).where(where).values(values))


class Place(msgspec.Struct, frozen=True):
    """A place in a list of tables: that of the table which moved at this time and has this id."""

    moved: int
    table: str


def query_of_list(which: str, person: str | None, limit: int, before: Place | None) -> Select[Any]:
    """Tables of one kind, the last moved first: public ones, or all where this person sits or is host."""
    query = select(db.tables)
    if which == "mine":
        query = query.where(db.tables.c.id.in_(_ids_of_person(person)))
    else:
        query = query.where(db.tables.c.status == which, db.tables.c.public.is_(True))
    if before is not None:
        query = query.where(tuple_(db.tables.c.moved, db.tables.c.id) < tuple_(before.moved, before.table))
    return query.order_by(db.tables.c.moved.desc(), db.tables.c.id.desc()).limit(limit)


async def list_tables(
    connection: AsyncConnection, which: str, person: str | None, limit: int, before: Place | None
) -> list[TableRow]:
    rows = await connection.execute(query_of_list(which, person, limit, before))
    return [_table_of(row) for row in rows]


def _ids_of_person(person: str | None) -> CompoundSelect[Any]:
    sits = select(db.seats.c.table_id).where(db.seats.c.person == person)
    return sits.union(select(db.tables.c.id).where(db.tables.c.host == person))


async def tables_of_person(connection: AsyncConnection, person: str) -> list[str]:
    return [row[0] for row in await connection.execute(_ids_of_person(person))]


async def running_tables_with_computers(connection: AsyncConnection, since: int) -> list[str]:
    """Those that moved since then, the last moved first."""
    has_computer = select(db.seats.c.table_id).where(db.seats.c.level.is_not(None))
    query = (
        select(db.tables.c.id)
        .where(db.tables.c.status == "running", db.tables.c.moved >= since, db.tables.c.id.in_(has_computer))
        .order_by(db.tables.c.moved.desc())
    )
    return [row.id for row in await connection.execute(query)]


async def count_games_with_computers(connection: AsyncConnection, host: str, since: int) -> int:
    """How many running tables of a host have computers and moved since then."""
    has_computer = select(db.seats.c.table_id).where(db.seats.c.level.is_not(None))
    is_running = (db.tables.c.status == "running") & (db.tables.c.moved >= since)
    query = select(func.count()).select_from(db.tables).where(db.tables.c.host == host, is_running)
    return await connection.scalar(query.where(db.tables.c.id.in_(has_computer))) or 0


async def count_seen(connection: AsyncConnection, table_ids: list[str]) -> dict[str, dict[int, int]]:
    """For each table, how many entries were seen by each set of viewers."""
    found: dict[str, dict[int, int]] = {table: {} for table in table_ids}
    query = (
        select(db.entries.c.table_id, db.entries.c.seen, func.count())
        .where(db.entries.c.table_id.in_(table_ids))
        .group_by(db.entries.c.table_id, db.entries.c.seen)
    )
    for table, seen, number in await connection.execute(query):
        found[table][seen] = number
    return found


# Entries and snapshots


ADD_ENTRIES: Final = insert(db.entries)
ADD_SNAPSHOTS: Final = insert(db.snapshots)
MOVE_TABLES: Final = (
    update(db.tables)
    .where(db.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("to_act", "moved", "status", "result")})
)


def add_moves(moves: list[Move]) -> list[Step]:
    """What writes moves at different tables, or one after the other at the same."""
    tables = [
        {
            "table": move.table.id,
            "to_act": _json(move.table.to_act),
            "moved": move.table.moved,
            "status": move.table.status,
            "result": None if move.table.result is None else _json(move.table.result),
        }
        for move in moves
    ]
    steps: list[Step] = [
        (ADD_ENTRIES, [{"table_id": move.table.id, **msgspec.structs.asdict(move.entry)} for move in moves]),
        (MOVE_TABLES, tables),
    ]
    due = [(move.table.id, *move.snapshot) for move in moves if move.snapshot is not None]
    if due:
        steps.append((ADD_SNAPSHOTS, [{"table_id": table, "at": at, "data": data} for table, at, data in due]))
    return steps


async def add_entries(connection: AsyncConnection, table: str, rows: list[EntryRow]) -> None:
    if rows:
        await connection.execute(
            insert(db.entries), [{"table_id": table, **msgspec.structs.asdict(row)} for row in rows]
        )


async def entries_of(connection: AsyncConnection, table: str) -> list[EntryRow]:
    query = (
        select(*(column for column in db.entries.c if column.name != "table_id"))
        .where(db.entries.c.table_id == table)
        .order_by(db.entries.c.number)
    )
    return [EntryRow(*row) for row in await connection.execute(query)]


async def snapshot_before(connection: AsyncConnection, table: str, at: int | None) -> tuple[int, bytes] | None:
    """The newest snapshot, or the newest that is not after an entry of the record."""
    query = select(db.snapshots.c.at, db.snapshots.c.data).where(db.snapshots.c.table_id == table)
    if at is not None:
        query = query.where(db.snapshots.c.at <= at)
    row = (await connection.execute(query.order_by(db.snapshots.c.at.desc()).limit(1))).first()
    return None if row is None else (row.at, row.data)


# Chat


async def add_chat(connection: AsyncConnection, table: str, line: ChatRow) -> ChatRow:
    """Append a line; its number is given here."""
    last = await connection.scalar(select(func.max(db.chat.c.number)).where(db.chat.c.table_id == table))
    line.number = 1 if last is None else last + 1
    await connection.execute(insert(db.chat).values(table_id=table, **msgspec.structs.asdict(line)))
    return line


async def take_chat_back(connection: AsyncConnection, table: str, line: ChatRow) -> None:
    """Take a line away, if it is there and no other line stands in its place."""
    its = (db.chat.c.table_id == table) & (db.chat.c.number == line.number) & (db.chat.c.time == line.time)
    await connection.execute(delete(db.chat).where(its & (db.chat.c.person == line.person)))


async def chat_of(connection: AsyncConnection, table: str, limit: int) -> list[ChatRow]:
    query = (
        select(*(column for column in db.chat.c if column.name != "table_id"))
        .where(db.chat.c.table_id == table)
        .order_by(db.chat.c.number.desc())
        .limit(limit)
    )
    return [ChatRow(*row) for row in await connection.execute(query)][::-1]
