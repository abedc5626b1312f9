"""Moves that come at the same time share a transaction; each is acknowledged when it is safe, and no other suffers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from stammtisch.server import store
from stammtisch.server.database import Database
from stammtisch.server.ledger import Ledger
from stammtisch.server.postgres_writer import PostgresWriter
from stammtisch.server.problems import Problem
from stammtisch.server.store import EntryRow, Move, SeatRow, TableRow
from stammtisch.server.writer import Step
from tests.server.postgres import Postgres

NOWHERE = Table("nowhere", MetaData(), Column("id", Integer))  # no database has it, so a transaction fails at its end


class Counted(Database):
    """A database that counts its transactions, and fails when told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.transactions = 0
        self.is_full = False

    async def write_at_once(self, steps: list[Step]) -> None:
        self.transactions += 1
        if self.is_full:
            steps = [*steps, (insert(NOWHERE), [{"id": 1}])]
        await super().write_at_once(steps)


def table_of(number: int) -> TableRow:
    return TableRow(
        id=f"table{number}", game="orleans", edition="", edition_digest="", rules=1, catalogue="", seat_count=2,
        options={}, seed=0, status="running", public=False, confirm=False, host=None, created=0, moved=0, to_act=[],
    )  # fmt: skip


def move(table: int, entry: int = 1) -> Move:
    return Move(table_of(table), EntryRow(entry, 0, "act", 5, 1, -1, 0))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database; each kind has a writer of its own."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
    databases: Postgres = request.getfixturevalue("databases")
    return databases.new_database().replace("postgresql://", "postgresql+asyncpg://")


def with_ledger(url: str, work: Callable[[Ledger, Counted], Coroutine[Any, Any, None]]) -> None:
    """Do something with a ledger over a database with ten tables."""

    async def run() -> None:
        database = Counted(url)
        await database.migrate()
        async with database.write() as connection:
            for number in range(10):
                await store.add_table(connection, table_of(number), [SeatRow(0)])
        database.transactions = 0
        try:
            await work(Ledger(database), database)
        finally:
            await database.close()

    asyncio.run(run())


async def entries_in(database: Database, table: int) -> list[int]:
    async with database.read() as connection:
        return [entry.number for entry in await store.entries_of(connection, f"table{table}")]


def test_moves_at_the_same_time_share_a_transaction(url: str) -> None:
    async def work(ledger: Ledger, database: Counted) -> None:
        await asyncio.gather(*(ledger.add(move(number)) for number in range(10)))
        assert database.transactions <= 2, "the first on its own, perhaps, and then all others"
        assert [await entries_in(database, number) for number in range(10)] == [[1]] * 10

    with_ledger(url, work)


def test_a_move_that_somebody_else_has_written_fails_alone(url: str) -> None:
    async def work(ledger: Ledger, database: Counted) -> None:
        await ledger.add(move(4))
        found = await asyncio.gather(*(ledger.add(move(number)) for number in range(10)), return_exceptions=True)
        assert [type(each) for each in found if each is not None] == [IntegrityError]
        assert isinstance(found[4], IntegrityError)
        assert [await entries_in(database, number) for number in range(10)] == [[1]] * 10

    with_ledger(url, work)


def test_what_cannot_be_written_is_acknowledged_to_nobody_and_the_next_move_is_written(url: str) -> None:
    async def work(ledger: Ledger, database: Counted) -> None:
        database.is_full = True
        found = await asyncio.gather(*(ledger.add(move(number)) for number in range(10)), return_exceptions=True)
        # To SQLite that is a database which does not write, to PostgreSQL a question that is wrong.
        refusal = Problem if database.is_sqlite else DBAPIError
        assert all(isinstance(each, refusal) for each in found)
        assert [await entries_in(database, number) for number in range(10)] == [[]] * 10
        database.is_full = False
        await ledger.add(move(3))
        assert await entries_in(database, 3) == [1]

    with_ledger(url, work)


def test_who_goes_away_leaves_the_others_their_answers(url: str) -> None:
    async def work(ledger: Ledger, database: Counted) -> None:
        gone = asyncio.ensure_future(ledger.add(move(1)))
        stays = asyncio.ensure_future(ledger.add(move(2)))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert await entries_in(database, 2) == [1]

    with_ledger(url, work)


CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


@pytest.mark.parametrize("is_known", [False, True], ids=["nobody has noticed", "it is known to be closed"])
def test_a_connection_that_was_cut_in_the_meantime_is_no_reason_to_refuse_a_move(
    databases: Postgres, is_known: bool
) -> None:
    async def work(ledger: Ledger, database: Counted) -> None:
        await ledger.add(move(1))
        async with database.read() as connection:
            await connection.execute(text(CUT))
            if is_known:
                await until_closed(database)
        await ledger.add(move(2))
        assert [await entries_in(database, number) for number in (1, 2)] == [[1], [1]]

    with_ledger(databases.new_database().replace("postgresql://", "postgresql+asyncpg://"), work)


async def until_closed(database: Database) -> None:
    """Wait until the end of the writer's connection has come through to it."""
    writer = database._writer
    assert isinstance(writer, PostgresWriter)
    connection = await writer._open()
    while not connection.is_closed():
        await asyncio.sleep(0.01)
