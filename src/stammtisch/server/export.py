"""Everything that is stored about a person, as one JSON document that is written while it is read.

Many tables are asked for at once, and no more of them are in memory than are asked for at once. Between two questions
no connection is held: whoever reads slowly keeps nobody waiting. Each table is told as it stands when it is its turn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.server import database as db
from stammtisch.server import store
from stammtisch.server.database import Database
from stammtisch.server.store import PersonRow, SeatRow
from stammtisch.server.words import time_text

TABLES_AT_ONCE: Final = 200  # few enough that moves of others do not wait while they are written out
LINES_AT_ONCE: Final = 1000

Plain = dict[str, Any]


async def export(database: Database, person: PersonRow) -> AsyncIterator[bytes]:
    """The document, piece by piece."""
    async with database.read() as connection:
        devices = await _devices(connection, person.id)
        tables = sorted(await store.tables_of_person(connection, person.id))
    head = {
        "person": person.id,
        "name": person.name,
        "language": person.language,
        "created": time_text(person.created),
        "devices": devices,
    }
    yield msgspec.json.encode(head)[:-1] + b',"tables":'
    async for piece in _as_list(_tables(database, tables, person.id)):
        yield piece
    yield b',"chat":'
    async for piece in _as_list(_chat(database, person.id)):
        yield piece
    yield b"}"


async def _as_list(parts: AsyncIterator[list[Plain]]) -> AsyncIterator[bytes]:
    """Lists that come one after the other, as one list in JSON."""
    mark = b"["
    async for part in parts:
        if part:
            yield mark + msgspec.json.encode(part)[1:-1]
            mark = b","
    yield b"[]" if mark == b"[" else b"]"


async def _devices(connection: AsyncConnection, person: str) -> list[Plain]:
    query = select(db.secrets.c.created).where(db.secrets.c.person == person)
    return [{"signed_in": time_text(row.created)} for row in await connection.execute(query)]


async def _tables(database: Database, tables: list[str], person: str) -> AsyncIterator[list[Plain]]:
    for first in range(0, len(tables), TABLES_AT_ONCE):
        some = tables[first : first + TABLES_AT_ONCE]
        async with database.read() as connection:
            rows = await store.tables_with_ids(connection, some)
            seats = await store.seats_of(connection, some)
            moves = await _moves(connection, some, person)
        yield [_table(row, seats[row.id], moves[row.id], person) for row in rows]


def _table(row: store.TableRow, seats: list[SeatRow], moves: list[Plain], person: str) -> Plain:
    return {
        "table": row.id,
        "game": row.game,
        "status": row.status,
        "is_host": row.host == person,
        "is_practice": row.is_practice,
        "created": time_text(row.created),
        "seats": [msgspec.structs.asdict(seat) for seat in seats if seat.person == person],
        "result": row.result,
        "moves": moves,
    }


async def _moves(connection: AsyncConnection, tables: list[str], person: str) -> dict[str, list[Plain]]:
    """What was done from the seats of a person, by table."""
    entries, seats = db.entries.c, db.seats.c
    query = (
        select(entries.table_id, entries.seat, entries.kind, entries.action, entries.time)
        .join(db.seats, (seats.table_id == entries.table_id) & (seats.seat == entries.seat))
        .where(entries.table_id.in_(tables), seats.person == person)
        .order_by(entries.table_id, entries.number)
    )
    found: dict[str, list[Plain]] = defaultdict(list)
    for table, seat, kind, action, time in await connection.execute(query):
        found[table].append({"seat": seat, "kind": kind, "action": action, "time": time_text(time)})
    return found


async def _chat(database: Database, person: str) -> AsyncIterator[list[Plain]]:
    chat = db.chat.c
    query = select(chat.table_id, chat.number, chat.text, chat.time).where(chat.person == person)
    query = query.order_by(chat.table_id, chat.number).limit(LINES_AT_ONCE)
    last = ("", 0)
    while True:
        async with database.read() as connection:
            rows = (await connection.execute(query.where(tuple_(chat.table_id, chat.number) > last))).all()
        yield [{"table": row.table_id, "text": row.text, "time": time_text(row.time)} for row in rows]
        if len(rows) < LINES_AT_ONCE:
            return
        last = (rows[-1].table_id, rows[-1].number)
